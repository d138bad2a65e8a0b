"""The rules on paper: pages drawn alike for PDF, printers and the screen."""
