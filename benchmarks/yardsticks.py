"""What the house is measured by: the plainest app that could do the same, served as the house is served.

(a) inserts a row and commits; (b) also checks a key, reads the body with marshmallow, and looks up the head of its
table; (c) returns JSON of a size that never changes.
"""

import json
import os
from typing import Any

from flask import Flask, Response, request
from flask_sqlalchemy import SQLAlchemy
from marshmallow import Schema, fields
from sqlalchemy import event, func, select
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """What every kind of row is."""


db = SQLAlchemy(model_class=Base)


class Note(Base):
    """A bare row."""

    __tablename__ = "note"

    id: Mapped[int] = mapped_column(primary_key=True)
    body: Mapped[str]


class Act(Base):
    """A row of a table's log, as small as it can be."""

    __tablename__ = "bare_act"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(index=True)
    seq: Mapped[int]
    key: Mapped[str] = mapped_column(index=True)
    body: Mapped[str]


class ActSchema(Schema):
    """What is asked of (b)."""

    table = fields.Integer(required=True)
    key = fields.UUID(required=True)
    entries = fields.List(fields.Dict(), required=True)


def create_app() -> Flask:
    """Return the app with its three views."""
    app = Flask("yardsticks")
    url = os.environ["COMPANION_DATABASE_URL"]
    app.config["SQLALCHEMY_DATABASE_URI"] = url
    db.init_app(app)
    with app.app_context():
        if url.startswith("sqlite"):
            event.listen(db.engine, "connect", _as_safe_as_the_house)
        db.create_all()
        db.engine.dispose()
    app.add_url_rule("/notes", view_func=insert, methods=["POST"])
    app.add_url_rule("/acts", view_func=insert_checked, methods=["POST"])
    app.add_url_rule("/constant/<int:size>", view_func=constant)
    return app


def insert() -> dict[str, int]:
    """(a) Insert a row and commit."""
    note = Note(body=json.dumps(request.json))
    db.session.add(note)
    db.session.commit()
    return {"id": note.id}


def insert_checked() -> dict[str, Any]:
    """(b) The same with a key check, a marshmallow body and a head look-up."""
    asked = ActSchema().load(request.get_json())
    key, table = str(asked["key"]), asked["table"]
    if db.session.scalar(select(Act.id).where(Act.key == key)) is not None:
        return {"id": None}
    head = db.session.scalar(select(func.max(Act.seq)).where(Act.table_id == table)) or 0
    act = Act(table_id=table, seq=head + 1, key=key, body=json.dumps(asked["entries"]))
    db.session.add(act)
    db.session.commit()
    return {"id": act.id}


def constant(size: int) -> Response:
    """(c) Return JSON of so many bytes."""
    return Response(
        json.dumps({"constant": "-" * (size - len('{"constant": ""}'))}), mimetype="application/json"
    )


def _as_safe_as_the_house(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")
