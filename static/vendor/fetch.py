"""Fetch the vendored browser libraries again from npm and check them against their hashes (`make vendor`)."""

import hashlib
import io
import subprocess
import tarfile
import tempfile
from pathlib import Path

HERE = Path(__file__).parent

# package@version: (sha256 of the package file, {file in the package: file here})
PACKAGES = {
    "lit-html@3.3.3": (
        "ae004138a6327c362fee8e48db2a8ee9619a6ca3014c802857395e6ac447a0eb",
        {
            "lit-html.js": "lit-html/lit-html.js",
            "directive.js": "lit-html/directive.js",
            "directive-helpers.js": "lit-html/directive-helpers.js",
            "directives/repeat.js": "lit-html/directives/repeat.js",
            "directives/class-map.js": "lit-html/directives/class-map.js",
            "directives/live.js": "lit-html/directives/live.js",
            "LICENSE": "lit-html/LICENSE",
        },
    ),
    "@fluent/bundle@0.19.1": (
        "8af8e91a347fa98a9f2469cab95096ac113eff165c82231033a0f98e10d49a2c",
        {
            f"esm/{name}.js": f"fluent/{name}.js"
            for name in (
                "index",
                "ast",
                "builtins",
                "bundle",
                "memoizer",
                "resolver",
                "resource",
                "scope",
                "types",
            )
        },
    ),
    "idb@8.0.4": (
        "569a715333d656d77792476083647eaefeb27b23d18bff226ad42776efb8f08a",
        {"build/index.js": "idb/index.js", "LICENSE": "idb/LICENSE"},
    ),
    "@micropython/micropython-webassembly-pyscript@1.27.0": (
        "303919763c8ebfe5923b9da66226c20dce44ad72b604b225fb39338ea15367af",
        {
            "micropython.mjs": "micropython/micropython.mjs",
            "micropython.wasm": "micropython/micropython.wasm",
        },
    ),
}


def fetch(package: str, sha256: str, files: dict[str, str]) -> None:
    """Download one package, refuse it when its hash differs, and put its files in their place."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True, capture_output=True)
        packed = next(Path(folder).glob("*.tgz")).read_bytes()
    found = hashlib.sha256(packed).hexdigest()
    if found != sha256:
        raise SystemExit(f"{package}: expected sha256 {sha256}, got {found}")
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for source, target in files.items():
            member = archive.extractfile(f"package/{source}")
            if member is None:
                raise SystemExit(f"{package} has no file {source}")
            (HERE / target).parent.mkdir(parents=True, exist_ok=True)
            (HERE / target).write_bytes(member.read())


if __name__ == "__main__":
    for package, (sha256, files) in PACKAGES.items():
        fetch(package, sha256, files)
