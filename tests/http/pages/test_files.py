"""Files are kept for good under an address that changes with them, and come packed."""

import gzip
import re

import brotli
import pytest

from companion.http.pages.files import files_version, needed_by
from companion.settings import ROOT

FOREVER = "max-age=31536000, immutable"


def test_a_file_is_kept_for_good(visitor):
    answer = visitor.get(f"/static/{files_version()}/css/app.css")
    assert answer.headers["Cache-Control"] == FOREVER
    assert answer.content_type == "text/css; charset=utf-8"


def test_under_an_outdated_address_todays_file_is_not_kept(visitor):
    answer = visitor.get("/static/yesterday/css/app.css")
    assert (answer.status_code, answer.headers["Cache-Control"]) == (200, "no-cache")


@pytest.mark.parametrize(
    "path", ["js/nothing.js", "vendor/fetch.py", "../companion/__init__.py", "css", "vendor/lit-html/LICENSE"]
)
def test_what_is_not_for_browsers_is_not_there(visitor, path):
    assert visitor.get(f"/static/{files_version()}/{path}").status_code == 404


@pytest.mark.parametrize(
    ("accepts", "encoding", "unpack"),
    [
        ("br, gzip", "br", brotli.decompress),
        ("gzip, deflate", "gzip", gzip.decompress),
        ("identity", None, bytes),
        ("br;q=0, gzip", "gzip", gzip.decompress),
    ],
)
def test_a_file_comes_packed_as_the_browser_can(visitor, accepts, encoding, unpack):
    answer = visitor.get(
        f"/static/{files_version()}/css/components.css", headers={"Accept-Encoding": accepts}
    )
    assert answer.headers.get("Content-Encoding") == encoding
    assert "Accept-Encoding" in answer.headers["Vary"]
    assert unpack(answer.data) == (ROOT / "static" / "css" / "components.css").read_bytes()


def test_a_page_comes_packed(visitor):
    answer = visitor.get("/", headers={"Accept-Encoding": "br"})
    assert answer.headers["Content-Encoding"] == "br"
    assert b"<!doctype html>" in brotli.decompress(answer.data)


def test_a_script_needs_what_its_imports_import():
    needed = needed_by("js/new_table.js")
    assert "js/parts/seats.js" in needed
    assert "vendor/lit-html/lit-html.js" in needed
    assert "vendor/fluent/resolver.js" in needed
    assert len(needed) == len(set(needed))


IMPORTED = re.compile(r"""(?:\bimport\s*\{([^}]*)\}\s*from|\bfrom|\bimport\s*\(?)\s*"(\.[^"]+)\"""")
EXPORTED = re.compile(r"^export (?:async )?(?:function\*?|const|let|class) (\w+)", re.MULTILINE)
EXPORTED_AGAIN = re.compile(r"^export \{([^}]*)\}", re.MULTILINE)


def test_every_import_leads_to_a_file_that_has_what_is_imported():
    missing = []
    for script in sorted((ROOT / "static" / "js").rglob("*.js")):
        for names, where in IMPORTED.findall(script.read_text(encoding="utf-8")):
            target = (script.parent / where).resolve()
            if not target.is_file():
                missing.append((script.name, where))
            elif "vendor" not in target.parts:
                asked = {name.split(" as ")[0].strip() for name in names.split(",")} - {""}
                missing += [(script.name, where, name) for name in sorted(asked - exported_by(target))]
    assert missing == []


def exported_by(script):
    text = script.read_text(encoding="utf-8")
    again = [
        name.split(" as ")[-1].strip() for names in EXPORTED_AGAIN.findall(text) for name in names.split(",")
    ]
    return set(EXPORTED.findall(text)) | set(again)


def test_comments_stay_at_home_but_licences_go_along(visitor):
    script = visitor.get(f"/static/{files_version()}/js/i18n.js").text
    source = (ROOT / "static" / "js" / "i18n.js").read_text(encoding="utf-8")
    assert "/**" in source
    assert "/**" not in script
    assert script.count("\n") == source.count("\n")
    licensed = visitor.get(f"/static/{files_version()}/vendor/lit-html/lit-html.js").text
    assert "@license" in licensed


def test_no_script_holds_a_comment_that_is_not_whole_lines(visitor):
    """What looks like a whole line of comment inside a template string would be lost."""
    for path in (ROOT / "static" / "js").rglob("*.js"):
        in_template = False
        for line in path.read_text(encoding="utf-8").splitlines():
            if in_template:
                assert not line.lstrip().startswith(("//", "/*")), f"{path.name}: {line}"
            in_template ^= line.count("`") % 2 == 1
