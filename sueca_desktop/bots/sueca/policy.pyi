"""The compiled policy offers itself to the search only, see `policy.pxd`; `policy.py` says how it works."""
