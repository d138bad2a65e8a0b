"""Ids and events put into whole sentences, and the languages they are said in.

Of Qt only QtCore may be imported here.
"""
