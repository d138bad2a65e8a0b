"""What is shown beside or over the table: results, score sheet, tricks, log."""
