"""The rule sheets: what a host teaches and looks up, one Markdown file per game and language."""

from companion.sheets.sheet import SHEETS, Sheet, sheet

__all__ = ["SHEETS", "Sheet", "sheet"]
