"""The engine is written in the Python that the phone's runtime (MicroPython 1.27) reads too, and reads alike.

What is missing there, or silently different, is looked for in the syntax tree; the two-runtime test does the rest.
"""

import ast
import io
import tokenize
from itertools import pairwise
from pathlib import Path

import pytest

import companion.engine

ENGINE = Path(companion.engine.__file__).parent
FILES = sorted(ENGINE.rglob("*.py"))

# fmt: off
METHODS_MISSING = [
    "removeprefix", "removesuffix", "title", "capitalize", "zfill", "ljust",
    "rjust", "isalnum", "isidentifier", "isdecimal", "isnumeric", "casefold",
    "swapcase", "expandtabs", "translate", "format_map", "_replace", "most_common",
    "bit_count", "bit_length",
]
# fmt: on
METHODS_FOR_ASCII_ONLY = {"lower", "upper", "isupper", "islower", "isalpha", "isspace"}
NAMES_THAT_DO_NOTHING = {
    "__init_subclass__",
    "__set_name__",
    "__class_getitem__",
}  # __slots__ saves memory here
DECORATORS = {"property", "staticmethod", "classmethod"}
TYPES = {"int", "str", "bool", "dict", "list", "tuple", "set", "float", "None"}


def is_call(node, name, *, arguments=0, keyword=None):
    """A call of this name, with so many arguments at least, or with this keyword."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == name
        and len(node.args) >= arguments
        and (keyword is None or any(given.arg == keyword for given in node.keywords))
    )


def is_method(node, *names):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names


def splits_at_blanks(node):
    return is_method(node, "strip", "lstrip", "rstrip", "split") and not node.args


def is_split_by_keyword(node):
    return is_method(node, "split", "rsplit") and bool(node.keywords)


def asks_for_int(node):
    return is_call(node, "isinstance", arguments=2) and any(
        isinstance(inner, ast.Name) and inner.id in {"int", "bool"} for inner in ast.walk(node.args[1])
    )


def does_nothing(node):
    return getattr(node, "name", getattr(node, "id", None)) in NAMES_THAT_DO_NOTHING


def is_type(node):
    return ast.unparse(node).split("[")[0] in TYPES


def is_type_made(node):
    return isinstance(node, ast.Subscript) and is_type(node.value)


def is_union_made(node):
    is_or = isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr)
    return is_or and (is_type(node.left) or is_type(node.right))


def has_stars(node):
    loaded = isinstance(getattr(node, "ctx", ast.Load()), ast.Load)
    return (
        isinstance(node, ast.List | ast.Tuple | ast.Set)
        and loaded
        and any(isinstance(item, ast.Starred) for item in node.elts)
    )


def is_parent_init(node):
    """`Exception.__init__(self)`: of a parent by name, not through super()."""
    return is_method(node, "__init__") and not is_call(node.func.value, "super")


def is_private(node):
    name = getattr(node, "attr", None) or getattr(node, "name", None) or ""
    return isinstance(name, str) and name.startswith("__") and not name.endswith("__")


def is_odd_f_string(node):
    """`!r`, a format within a format, quotes or braces within the braces."""
    return isinstance(node, ast.FormattedValue) and (
        node.conversion != -1
        or any(isinstance(inner, ast.FormattedValue) for inner in ast.walk(node.format_spec or ast.Pass()))
        or any(
            isinstance(inner, ast.Dict | ast.Set | ast.Lambda | ast.JoinedStr) or is_text(inner)
            for inner in ast.walk(node.value)
        )
    )


def is_text(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def is_odd_decorator(node):
    decorators = getattr(node, "decorator_list", [])
    return any(ast.unparse(decorator) not in DECORATORS for decorator in decorators)


def is_import_from_elsewhere(node):
    return isinstance(node, ast.Import) or (isinstance(node, ast.ImportFrom) and node.level == 0)


# What is looked for, a test of one node of the tree, and a line that it finds.
FAULTS = [
    ("import from elsewhere", is_import_from_elsewhere, "from dataclasses import dataclass"),
    ("import from elsewhere", is_import_from_elsewhere, "import enum"),
    ("import from elsewhere", is_import_from_elsewhere, "from companion.engine import new_game"),
    ("match", lambda node: isinstance(node, ast.Match), "match a:\n    case 1: b = 2"),
    (
        "positional-only",
        lambda node: isinstance(node, ast.arguments) and node.posonlyargs,
        "def f(a, /): return a",
    ),
    ("[*a, *b]", has_stars, "c = [*a, *b]"),
    ("[*a, *b]", has_stars, "c = *a, b"),
    ("{**a}", lambda node: isinstance(node, ast.Dict) and None in node.keys, "c = {**a, 'b': 1}"),
    ("[::-1]", lambda node: isinstance(node, ast.Slice) and node.step is not None, "b = a[::-1]"),
    ("zip(strict=)", lambda node: is_call(node, "zip", keyword="strict"), "c = zip(a, b, strict=True)"),
    ("sum(start=)", lambda node: is_call(node, "sum", keyword="start"), "b = sum(a, start=1)"),
    ("iter(f, sentinel)", lambda node: is_call(node, "iter", arguments=2), "b = iter(a, None)"),
    ("missing method", lambda node: is_method(node, *METHODS_MISSING), "b = a.removeprefix('p')"),
    ("missing method", lambda node: is_method(node, *METHODS_MISSING), "b = a.title()"),
    ("ASCII only there", lambda node: is_method(node, *METHODS_FOR_ASCII_ONLY), "b = a.lower()"),
    ("ASCII only there", splits_at_blanks, "b = a.strip()"),
    ("split(maxsplit=)", is_split_by_keyword, "b = a.split('-', maxsplit=1)"),
    ("keys()", lambda node: is_method(node, "keys"), "b = a.keys() & c"),
    ("no bool is an int there", asks_for_int, "b = isinstance(a, int)"),
    ("Parent.__init__(self)", is_parent_init, "Exception.__init__(self, a)"),
    ("name mangling", is_private, "self.__secret = 1"),
    ("does nothing there", does_nothing, "def __set_name__(a, b, c): pass"),
    (
        "metaclass",
        lambda node: isinstance(node, ast.ClassDef) and node.keywords,
        "class A(metaclass=B): pass",
    ),
    (
        "two parents",
        lambda node: isinstance(node, ast.ClassDef) and len(node.bases) > 1,
        "class A(B, C): pass",
    ),
    ("decorator", is_odd_decorator, "@cache\ndef f(): return 1"),
    ("type at run time", is_type_made, "X = dict[str, int]"),
    ("type at run time", is_union_made, "X = int | None"),
    ("f-string", is_odd_f_string, "b = f'{a!r}'"),
    ("f-string", is_odd_f_string, "b = f'{a:{c}}'"),
    ("f-string", is_odd_f_string, "b = f'{a[\"b\"]}'"),
    (
        "async",
        lambda node: isinstance(node, ast.AsyncFunctionDef | ast.Await | ast.AsyncFor),
        "async def f(): pass",
    ),
    ("except*", lambda node: isinstance(node, ast.TryStar), "try: a()\nexcept* A: b()"),
]

FINE = [
    "from .violation import RuleViolation",
    "from . import previews",
    "if TYPE_CHECKING:\n    from typing import Any",
    "def f(a: 'dict[str, Any]', b: list[str] | None = None) -> 'int | None': return a",
    "a: dict[str, int] = {}",
    "a, *b = c",
    "f(*a, **b)",
    "b = a[1:] + a[:1]",
    "b = f'{a}-{b:02d}'",
    "class A(B):\n    @property\n    def b(self): return super().b()",
    "super().__init__(code)",
    "b = type(a) is int",
    "b = isinstance(a, str)",
    "b = 1 | 2",
]


def without_types(tree):
    """The tree as the phone runs it: annotations and what stands under `if TYPE_CHECKING` are left out."""
    for node in ast.walk(tree):
        for field in ("annotation", "returns"):
            if getattr(node, field, None) is not None:
                setattr(node, field, ast.Constant(value=None))
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = [ast.Pass()]
    return tree


def attributes_of_super(tree):
    """`super().prop` that is not called at once."""
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and is_call(node.value, "super") and id(node) not in called
    ]


def joined_f_strings(source):
    """Lines where an f-string stands beside another literal, or is raw as well."""
    tokens = [
        token
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type not in (tokenize.NL, tokenize.COMMENT)
    ]
    prefixes = [
        token.string[: len(token.string) - len(token.string.lstrip("rRbBfFuU"))].lower()
        if token.type == tokenize.STRING
        else None
        for token in tokens
    ]
    beside = [
        number
        for number, (one, other) in enumerate(pairwise(prefixes))
        if one is not None and other is not None and "f" in one + other
    ]
    raw = [number for number, prefix in enumerate(prefixes) if prefix and {"r", "f"} <= set(prefix)]
    return [tokens[number].start[0] for number in beside + raw]


def faults(source):
    """(line, what) of everything in a source that the phone does not read, or reads differently."""
    tree = without_types(ast.parse(source))
    found = {
        (getattr(node, "lineno", 0), what)
        for node in ast.walk(tree)
        for what, is_fault, _ in FAULTS
        if is_fault(node)
    }
    found |= {(node.lineno, "super().prop") for node in attributes_of_super(tree)}
    return sorted(found | {(line, "f-string") for line in joined_f_strings(source)})


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(ENGINE)) for file in FILES])
def test_the_engine_is_portable(file):
    assert faults(file.read_text()) == []


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(ENGINE)) for file in FILES])
def test_the_engine_imports_nothing_but_itself(file):
    depth = len(file.relative_to(ENGINE).parts)
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            assert node.level <= depth


@pytest.mark.parametrize(("what", "is_fault", "line"), FAULTS, ids=[f"{row[0]}: {row[2]}" for row in FAULTS])
def test_every_fault_is_found(what, is_fault, line):
    assert what in {said for _, said in faults(line)}


@pytest.mark.parametrize("line", ["b = 'a' f'{b}'", "b = (f'{a}'\n    'b')", "b = rf'{a}'", "b = f'a' f'b'"])
def test_f_strings_stand_alone(line):
    assert "f-string" in {said for _, said in faults(line)}


def test_a_property_of_super_is_found():
    assert faults("class A(B):\n    def f(self): return super().size + 1") == [(2, "super().prop")]


@pytest.mark.parametrize("line", FINE)
def test_what_both_read_alike_is_fine(line):
    assert faults(line) == []
