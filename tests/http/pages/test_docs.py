"""The documentation is a page of our own that says all the OpenAPI document says."""

import pytest


def test_every_endpoint_and_shape_is_there(visitor):
    document = visitor.get("/api/v1/openapi.json").json
    page = visitor.get("/api/v1/docs").text
    for path, methods in document["paths"].items():
        for method in methods.keys() & {"get", "post", "put", "patch", "delete"}:
            assert f'<b class="method">{method.upper()}</b> {path}</code>' in page
            assert methods[method]["summary"].partition("'")[0] in page
    for name in document["components"]["schemas"]:
        assert f'id="{name}"' in page


def test_every_link_leads_somewhere(visitor):
    page = visitor.get("/api/v1/docs").text
    targets = {part.partition('"')[0] for part in page.split('href="#')[1:]}
    assert targets
    for target in targets:
        assert f'id="{target}"' in page


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Interface for programs"), ("zh", "程序接口"), ("ja", "プログラム用インターフェース")],
)
def test_its_frame_speaks_the_askers_language(visitor, language, title):
    visitor.set_cookie("lang", language)
    assert title in visitor.get("/api/v1/docs").text
