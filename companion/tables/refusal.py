"""What a table says when it does not do what was asked, and the HTTP status that says the same."""

from companion.engine.refusal import Refusal, RuleRefusal, ill_shaped

__all__ = ["CODES", "Refusal", "RuleRefusal", "ill_shaped"]

# Every code with the HTTP status that says the same.
CODES = {
    "not_signed_in": 401,
    "not_yours": 403,
    "not_first_hand": 403,
    "foreign_page": 403,
    "no_such_table": 404,
    "no_such_act": 404,
    "no_such_key": 404,
    "nothing_to_undo": 409,
    "nothing_to_redo": 409,
    "entry_is_gone": 409,
    "later_entry_breaks": 409,
    "game_has_begun": 409,
    "own_key": 409,
    "already_yours": 409,
    "key_used": 410,
    "key_expired": 410,
    "key_revoked": 410,
    "stale": 412,
    "key_reused": 422,
    "name_taken": 422,
    "ill_shaped": 422,
    "too_many_tries": 429,
    "too_many_watchers": 503,
    "cannot_keep": 503,
}
