"""Reads back the documents that Qt writes: their pages, their fonts, their words."""

from __future__ import annotations

import re
import zlib

from msgspec import Struct


class Font(Struct, frozen=True):
    """How a document has a font: its kind, whether its letters are inside, and what its glyphs stand for."""

    name: str
    kind: str
    embedded: bool
    letters: dict[int, str]


class Document:
    """A PDF document with plain objects, as `QPdfWriter` makes them. Raises ValueError for another."""

    def __init__(self, data: bytes) -> None:
        if not data.startswith(b"%PDF-") or b"%%EOF" not in data[-64:]:
            raise ValueError("no PDF document")
        found = re.finditer(rb"(?<!\d)(\d+) 0 obj\b(.*?)\bendobj", data, re.DOTALL)
        self._objects = {int(each[1]): each[2] for each in found}

    @property
    def pages(self) -> list[bytes]:
        """The page objects."""
        return [body for body in self._objects.values() if re.search(rb"/Type\s*/Page\b", self._head(body))]

    @property
    def kinds_of_fonts(self) -> set[str]:
        """Every subtype of a font in the document."""
        heads = [self._head(body) for body in self._objects.values()]
        return {
            kind[1].decode("ascii")
            for head in heads
            if re.search(rb"/Type\s*/Font\b", head) and (kind := re.search(rb"/Subtype\s*/(\w+)", head))
        }

    def fonts(self, page: bytes) -> dict[str, Font]:
        """The fonts of a page by their names in it."""
        resources = self._head(self._reference(page, b"Resources"))
        (entries,) = re.findall(rb"/Font\s*<<(.*?)>>", resources, re.DOTALL)
        return {
            name.decode("ascii"): self._font(self._objects[int(number)])
            for name, number in re.findall(rb"/(\w+) (\d+) 0 R", entries)
        }

    def words(self, page: bytes) -> str:
        """All that is written on a page, in the order of drawing, a space between lines."""
        fonts = self.fonts(page)
        letters: dict[int, str] = {}
        written: list[str] = []
        steps = rb"/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)> Tj|\b(ET)\b"
        for font, glyphs, end in re.findall(steps, self._stream(self._reference(page, b"Contents"))):
            if font:
                letters = fonts[font.decode("ascii")].letters
            elif glyphs:
                codes = [int(glyphs[place : place + 4], 16) for place in range(0, len(glyphs), 4)]
                written += [letters[code] for code in codes]
            elif end:
                written.append(" ")
        return re.sub(r"\s+", " ", "".join(written))

    def _font(self, body: bytes) -> Font:
        name = re.search(rb"/BaseFont /(\S+)", body)
        kind = re.search(rb"/Subtype /(\w+)", body)
        assert name is not None and kind is not None
        (descendant,) = re.findall(rb"/DescendantFonts \[(\d+) 0 R\]", body)
        descriptor = self._reference(self._objects[int(descendant)], b"FontDescriptor")
        embedded = re.search(rb"/FontFile\d? (\d+) 0 R", descriptor)
        inside = embedded is not None and len(self._stream(self._objects[int(embedded[1])])) > 0
        letters = _letters(self._stream(self._reference(body, b"ToUnicode")))
        return Font(name[1].decode("ascii"), kind[1].decode("ascii"), inside, letters)

    def _reference(self, body: bytes, key: bytes) -> bytes:
        number = re.search(rb"/" + key + rb"\s+(\d+) 0 R", body)
        assert number is not None, f"no {key!r}"
        return self._objects[int(number[1])]

    @staticmethod
    def _head(body: bytes) -> bytes:
        return body.partition(b"stream")[0]

    def _stream(self, body: bytes) -> bytes:
        content = re.search(rb"stream\r?\n(.*)\r?\nendstream", body, re.DOTALL)
        assert content is not None
        return zlib.decompress(content[1]) if b"/FlateDecode" in self._head(body) else content[1]


def _letters(mapping: bytes) -> dict[int, str]:
    """What each glyph stands for, out of the table that a font has for it."""
    letters: dict[int, str] = {}
    for block in re.findall(rb"beginbfrange(.*?)endbfrange", mapping, re.DOTALL):
        for first, last, rest in re.findall(rb"<(\w+)>\s*<(\w+)>\s*(\[[^\]]*\]|<\w+>)", block):
            codes = range(int(first, 16), int(last, 16) + 1)
            texts = [_text(each) for each in re.findall(rb"<(\w+)>", rest)]
            if not rest.startswith(b"["):
                texts = [texts[0][:-1] + chr(ord(texts[0][-1]) + step) for step in range(len(codes))]
            letters |= dict(zip(codes, texts, strict=True))
    for block in re.findall(rb"beginbfchar(.*?)endbfchar", mapping, re.DOTALL):
        letters |= {int(code, 16): _text(text) for code, text in re.findall(rb"<(\w+)>\s*<(\w+)>", block)}
    return letters


def _text(digits: bytes) -> str:
    return bytes.fromhex(digits.decode("ascii")).decode("utf-16-be")
