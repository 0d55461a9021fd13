"""The catalogue for everybody: what the house knows of its games, at addresses that last."""

import json
from collections.abc import Mapping
from typing import Any

from flask import abort, render_template, request

from companion.engine import GAMES
from companion.history.catalogue_facts import FIELDS
from companion.http.entry_told import entry_told
from companion.http.identity import dm_or_none
from companion.http.language import asked_language
from companion.http.pages.blueprint import pages

BGG = "https://boardgamegeek.com/boardgame/"


@pages.get("/catalogue")
def catalogue() -> str:
    """Show the games of the house."""
    return render_template("catalogue.html", entries=[entry_told(slug) for slug in GAMES])


@pages.get("/catalogue/<slug>")
def catalogue_entry(slug: str) -> str:
    """Show a game: what is written down about it, and what play itself tells."""
    if slug not in GAMES:
        abort(404)
    entry, me = entry_told(slug), dm_or_none()
    is_owner = me is not None and me.is_owner
    return render_template(
        "catalogue_entry.html",
        entry=entry,
        said={field: fact_said(entry["facts"][field]) for field in FIELDS},
        fields=FIELDS,
        edits=is_owner and "edit" in request.args,
        is_owner=is_owner,
        me=me,
        says_so=me is not None
        and any(dm["says_so"] and dm["name"] == me.name for dm in entry["play"]["dms"]),
        linked=linked_data(entry),
    )


def fact_said(fact: Mapping[str, Any] | None) -> str:
    """Return a fact as it is read in the asker's language; nothing where it is not recorded."""
    if not fact:
        return ""
    value = fact["value"]
    if isinstance(value, dict):
        value = value.get(asked_language()) or next(iter(value.values()), "")
    return str(value)


def linked_data(entry: Mapping[str, Any]) -> str:
    """Return what search engines and the café's own list read: schema.org/Game, as JSON that no page can break."""
    facts = entry["facts"]
    told: dict[str, Any] = {
        "@context": "https://schema.org",
        "@type": "Game",
        "name": entry["names"]["en"],
        "alternateName": sorted(set(entry["names"].values()) - {entry["names"]["en"]}),
        "url": entry["page"],
        "numberOfPlayers": {
            "@type": "QuantitativeValue",
            "minValue": entry["seats"]["min"],
            "maxValue": entry["seats"]["max"],
        },
    }
    if facts["category"]:
        told["genre"] = fact_said(facts["category"])
    if facts["year"]:
        told["datePublished"] = str(facts["year"]["value"])
    if facts["age"]:
        told["typicalAgeRange"] = str(facts["age"]["value"]).replace("+", "-")
    if facts["bgg_id"]:
        told["sameAs"] = f"{BGG}{facts['bgg_id']['value']}"
    return json.dumps(told, ensure_ascii=False).replace("<", "\\u003c")
