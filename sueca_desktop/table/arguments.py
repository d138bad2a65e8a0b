"""What the programs' command lines say of deals."""

from __future__ import annotations

import argparse

from sueca_desktop.table.deals import parse_deal_number


def deal_number_argument(text: str) -> int:
    """A deal's number on a command line; raises as argparse wants it."""
    try:
        return parse_deal_number(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
