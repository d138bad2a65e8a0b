"""The words of sobe e desce."""
