"""The program's texts and their translations: `make translations` runs this file.

It gathers the English texts from the calls of `translate` and `self.tr`, brings `sueca_*.ts` up to date (what
is new comes in unfinished, what is gone goes out, what is translated stays) and compiles every `.ts` to the
`.qm` beside it. `qtbase_*.ts` are kept by hand: they hold Qt's own words where Qt has no Portuguese for them.
`tests/test_translations.py` asks `source_texts` and `faults` whether all is well.

Qt's `lupdate` is not used: it loses the plurals of `translate(…, "", n)`, skips calls with arguments by name
and those in f-strings, so that a text could stay English with nobody noticing. The files are written as
lupdate writes them, so that Qt Linguist and `lrelease` read them.
"""

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

HERE = Path(__file__).parent
PACKAGE = HERE.parent / "sueca_desktop"

#: The languages with a catalogue `sueca_*.ts`. English is the source: its catalogue holds plurals only.
LANGUAGES = ("pt_PT", "pt_BR", "en")

#: How many forms a text with a number has, in all three languages: one and many. What zero is, Qt knows.
PLURAL_FORMS = 2

_LRELEASE = Path(sys.executable).with_name("pyside6-lrelease")

#: Words of the other Portuguese, or of its form of address (pt_PT says tu, pt_BR você).
_OUT_OF_PLACE = {
    "pt_PT": re.compile(r"\b(você|vocês|arquivos?|tela|usuários?|mouse|configurações)\b", re.IGNORECASE),
    "pt_BR": re.compile(r"\b(tu|contigo|tens|podes|queres|ficheiros?|ecrã|utilizador|rato)\b", re.IGNORECASE),
}

# What a translation must carry over: {named} places, Qt's %n and %1, and tags.
_PLACE = re.compile(r"\{[^{}]*\}")
_MARK = re.compile(_PLACE.pattern + r"|%n|%L?\d|</?\w+")
_MNEMONIC = re.compile(r"&(?=[^\s&])")


@dataclass(frozen=True)
class Text:
    """An English text as the program asks for it."""

    context: str
    source: str
    #: Tells two meanings of the same words apart; empty as a rule.
    comment: str = ""
    #: Whether the text is asked for with a number.
    plural: bool = False


@dataclass(frozen=True)
class Message:
    """A text and its translation: one form, or `PLURAL_FORMS` of a text with a number."""

    text: Text
    forms: tuple[str, ...]
    finished: bool = True


def source_texts(folder: Path) -> tuple[list[Text], list[str]]:
    """All texts asked for in the Python files below `folder`, each once, in the order of reading.

    The second list names each place where a text cannot be known by reading, as `file:line: reason`.
    """
    texts: dict[Text, None] = {}
    complaints: list[str] = []
    for file in sorted(folder.rglob("*.py")):
        reader = _Reader()
        reader.visit(ast.parse(file.read_text(encoding="utf-8")))
        texts |= dict.fromkeys(reader.texts)
        complaints += [f"{file.relative_to(folder.parent)}:{complaint}" for complaint in reader.complaints]
    return list(texts), complaints


class _Reader(ast.NodeVisitor):
    """Reads the texts of one file out of its calls of `translate`, `self.tr` and `QT_TRANSLATE_NOOP`."""

    def __init__(self) -> None:
        self.texts: list[Text] = []
        self.complaints: list[str] = []
        self._class = ""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outer, self._class = self._class, node.name
        self.generic_visit(node)
        self._class = outer

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        # The program's own translate() passes on what it is given.
        if node.name != "translate":
            self.generic_visit(node)

    def visit_Call(self, call: ast.Call) -> None:
        name = ast.unparse(call.func)
        if name in ("translate", "QCoreApplication.translate", "QT_TRANSLATE_NOOP"):
            self._take(call, *call.args)
        elif name == "self.tr":
            self._take(call, ast.Constant(self._class), *call.args)
        elif name.endswith((".translate", ".tr")) and call.args and all(map(_literal, call.args[:2])):
            self._complain(call, f"write translate(…), not {name}(…)")
        self.generic_visit(call)

    def _take(
        self,
        call: ast.Call,
        context_node: ast.expr | None = None,
        source_node: ast.expr | None = None,
        comment_node: ast.expr | None = None,
        *number: ast.expr,
    ) -> None:
        values = {keyword.arg: keyword.value for keyword in call.keywords}
        comment_node = values.pop("disambiguation", comment_node)
        plural = bool(number) or values.pop("n", None) is not None
        context, source, comment = _literal(context_node), _literal(source_node), _literal(comment_node)
        if not context or not source or None in values:
            self._complain(call, "context, text and names of values must be literal")
        elif comment is None and comment_node is not None and ast.unparse(comment_node) != "None":
            self._complain(call, "what tells two meanings apart must be literal")
        elif plural != ("%n" in source):
            self._complain(call, "a text with a number holds %n, and no other does")
        elif values and {f"{{{name}}}" for name in values} != set(_PLACE.findall(source)):
            self._complain(call, "the values are not those that the text has places for")
        else:
            self.texts.append(Text(context, source, comment or "", plural))

    def _complain(self, call: ast.Call, reason: str) -> None:
        self.complaints.append(f"{call.lineno}: {reason}")


def _literal(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def wanted(language: str, texts: Iterable[Text]) -> list[Text]:
    """Those of the program's texts that the catalogue of `language` must hold, ordered by context."""
    chosen = [text for text in texts if text.plural or language != "en"]
    contexts = list(dict.fromkeys(text.context for text in chosen))
    return sorted(chosen, key=lambda text: contexts.index(text.context))


def read(file: Path) -> list[Message]:
    """The messages of a `.ts` file."""
    return list(_messages(ET.parse(file).getroot()))


def _messages(root: ET.Element) -> Iterator[Message]:
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = translation.findall("numerusform") if plural else [translation]
            text = Text(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                plural,
            )
            yield Message(text, tuple(form.text or "" for form in forms), translation.get("type") is None)


def write(file: Path, language: str, messages: Iterable[Message]) -> None:
    """Writes a `.ts` file; messages of one context must stand together."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}">')
    context = None
    for message in messages:
        text = message.text
        if text.context != context:
            lines += ["</context>"] if context is not None else []
            lines += ["<context>", f"    <name>{_xml(text.context)}</name>"]
            context = text.context
        lines.append('    <message numerus="yes">' if text.plural else "    <message>")
        lines.append(f"        <source>{_xml(text.source)}</source>")
        if text.comment:
            lines.append(f"        <comment>{_xml(text.comment)}</comment>")
        tag = "<translation>" if message.finished else '<translation type="unfinished">'
        if text.plural:
            lines.append(f"        {tag}")
            lines += [f"            <numerusform>{_xml(form)}</numerusform>" for form in message.forms]
            lines.append("        </translation>")
        else:
            lines.append(f"        {tag}{_xml(message.forms[0])}</translation>")
        lines.append("    </message>")
    lines += ["</context>"] if context is not None else []
    file.write_text("\n".join([*lines, "</TS>", ""]), encoding="utf-8")


def _xml(text: str) -> str:
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def merged(texts: Iterable[Text], known: Iterable[Message]) -> list[Message]:
    """A message for each of `texts`: the known one, or an empty unfinished one."""
    translated = {message.text: message for message in known}
    return [
        translated.get(text) or Message(text, ("",) * (PLURAL_FORMS if text.plural else 1), finished=False)
        for text in texts
    ]


def faults(language: str, messages: Iterable[Message]) -> list[str]:
    """What is wrong with the translations themselves, one line each."""
    found: list[str] = []
    for message in messages:
        text = message.text
        where = f"{language}, {text.context}: {text.source!r}"
        if len(message.forms) != (PLURAL_FORMS if text.plural else 1):
            found.append(f"{where} has {len(message.forms)} plural forms")
        if not message.finished or not all(message.forms):
            found.append(f"{where} is not translated")
            continue
        for form in message.forms:
            if set(_MARK.findall(form)) != set(_MARK.findall(text.source)):
                found.append(f"{where} has other places, numbers or tags in {form!r}")
            if _mnemonics(form) != _mnemonics(text.source):
                found.append(f"{where} has another number of mnemonics in {form!r}")
            if language in _OUT_OF_PLACE and (word := _OUT_OF_PLACE[language].search(form)):
                found.append(f"{where} is translated with {word.group()!r}, which is not {language}")
    return found


def _mnemonics(text: str) -> int:
    return len(_MNEMONIC.findall(text.replace("&&", "")))


def compile_catalogue(file: Path, target: Path) -> None:
    """Compiles a `.ts` file to a `.qm`. Raises subprocess.CalledProcessError if lrelease cannot."""
    subprocess.run([_LRELEASE, "-silent", file, "-qm", target], check=True)


def main() -> int:
    """Brings all catalogues up to date; the exit status is 1 while something is left to do by hand."""
    texts, complaints = source_texts(PACKAGE)
    for language in LANGUAGES:
        file = HERE / f"sueca_{language}.ts"
        write(file, language, merged(wanted(language, texts), read(file) if file.exists() else []))
    for file in sorted(HERE.glob("*.ts")):
        complaints += faults(file.stem.split("_", 1)[1], read(file))
        compile_catalogue(file, file.with_suffix(".qm"))
    print("\n".join(complaints) or "All texts are translated.")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
