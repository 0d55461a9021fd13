"""What a table of Skull says before its scripts are there is what they say then."""

import re

import pytest

SKULL = {"game": "skull", "players": ["Ana", "Bo", "小雨和她的朋友们从城里来"]}
LOST = {"type": "challenge", "challenger": "p1", "count": 3, "skull_owner": "p2"}
WON = {"type": "challenge", "challenger": "p3", "count": 3, "skull_owner": None}
ALL = {"type": "place_all"}


def said(page: str) -> list[str]:
    words = re.search(r'<p class="say">(.*?)</p>', page, re.DOTALL)[1]
    return [
        sentence.removeprefix("<b>").removesuffix("</b>")
        for sentence in re.findall("<span>(.*?)</span>", words)
    ]


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        ([], ["Ana starts.", "Everyone puts one disc face down, Ana last."]),
        ([{"type": "place", "player": "p2"}], []),
        ([ALL], ["Ana is to place or bid."]),
        (
            [ALL, {"type": "bid", "player": "p1", "count": 2}],
            ["Bo is to raise or pass.", "Ana has bid 2 of 3."],
        ),
        (
            [LOST],
            [
                "Ana bid 3 and met Bo’s skull: one disc is gone, 3 are left.",
                "Ana starts, having taken up the challenge.",
                "Everyone puts one disc face down, Ana last.",
            ],
        ),
        (
            [WON],
            [
                "小雨和她的朋友们… turned 3 flowers: a success."
                " The mat is turned over, and everyone takes their discs back.",
                "小雨和她的朋友们… starts, having taken up the challenge.",
                "Everyone puts one disc face down, 小雨和她的朋友们… last.",
            ],
        ),
        ([{"type": "end"}], []),
    ],
)
def test_the_first_words(ben, entries, expected):
    code = ben.post("/tables", SKULL).json["code"]
    if entries:
        assert ben.post(f"/tables/{code}/entries", {"entries": entries}).status_code == 201
    assert said(ben.browser.get(f"/tables/{code}").text) == expected


def test_a_table_of_skull_king_says_none(ben, opened):
    assert 'class="say"' not in ben.browser.get(f"/tables/{opened['code']}").text


def test_names_are_text(ben):
    code = ben.post("/tables", {"game": "skull", "players": ["<i>A</i>", "Bo", "Cy"]}).json["code"]
    assert "<b>&lt;i&gt;A&lt;/i&gt; starts.</b>" in ben.browser.get(f"/tables/{code}").text
