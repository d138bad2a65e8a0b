"""Players that choose from what their seat may know, and nothing else."""
