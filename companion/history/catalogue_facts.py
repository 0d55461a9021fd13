"""What the house's handbook and a public database say of each game; figures that move are snapshots with their date.

Said in every language (`en`, `zh`, `ja`), or once for all. What is not here is not recorded, which is not nobody's.
"""

from typing import Any

TEXT, NUMBER = "text", "number"

# Every field of a catalogue entry, in the order in which it is shown.
FIELDS = {
    "names": TEXT,
    "category": TEXT,
    "mechanisms": TEXT,
    "players": TEXT,
    "best_with": TEXT,
    "box_minutes": TEXT,
    "learning": NUMBER,
    "weight": NUMBER,
    "age": TEXT,
    "year": NUMBER,
    "bgg_id": NUMBER,
    "bgg_rank": NUMBER,
    "chinese_publication": TEXT,
    "known_by": TEXT,
    "edition": TEXT,
    "checked": TEXT,
}


def _said(value: Any, as_of: str | None = None) -> dict[str, Any]:
    return {"value": value, "as_of": as_of}


SEEDS: dict[str, dict[str, dict[str, Any]]] = {
    "skull": {
        "names": _said("Skull · 骷髅牌 / 骷髏牌 / 骷髅 · スカル"),
        "category": _said({"en": "Bluffing", "zh": "虚张声势", "ja": "ブラフ"}),
        "mechanisms": _said({"en": "Bidding", "zh": "叫价", "ja": "競り"}),
        "players": _said("3–6"),
        "box_minutes": _said("15–30"),
        "learning": _said(2),
        "bgg_id": _said(92415),
        "chinese_publication": _said("骷髅牌"),
        "known_by": _said("Jayde"),
        "edition": _said(
            {
                "en": "Base rules; Last Chance (2023) named apart, decided before the game",
                "zh": "基本规则；最后机会圆牌（2023 年版）另列，开局前决定用不用",
                "ja": "基本ルール。ラストチャンス（2023年版）は別に示し、使うかどうかは始める前に決める",
            }
        ),
        "checked": _said("2026-11-13"),
    },
    "skull-king": {
        "names": _said("Skull King"),
        "category": _said({"en": "Hand management", "zh": "手牌管理", "ja": "ハンドマネジメント"}),
        "mechanisms": _said(
            {
                "en": "Predictive bid · rock-paper-scissors · trick-taking",
                "zh": "预测叫墩 · 猜拳式相克 · 吃墩",
                "ja": "予想ビッド · 三すくみ · トリックテイキング",
            }
        ),
        "players": _said("2–8"),
        "best_with": _said("4–6"),
        "box_minutes": _said("30"),
        "weight": _said(1.73, "2026-09-27"),
        "age": _said("8+"),
        "year": _said(2013),
        "bgg_id": _said(150145),
        "bgg_rank": _said(284, "2026-09-27"),
        "chinese_publication": _said({"en": "unconfirmed", "zh": "未确认", "ja": "未確認"}),
        "edition": _said(
            {
                "en": "English rulebook ©2012/2021/2024; base game, modules named as optional",
                "zh": "英文规则书 ©2012/2021/2024；基本游戏，模块注明为可选",
                "ja": "英語ルールブック ©2012/2021/2024。基本ゲーム、モジュールは任意と明記",
            }
        ),
        "checked": _said("2026-09-27"),
    },
}
