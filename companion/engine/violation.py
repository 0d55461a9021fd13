"""What the engine says when a rule forbids an entry."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class RuleViolation(Exception):  # noqa: N818 - the rulebook's word: it is a refusal, not an error of the program
    """A rule forbids this entry, and nothing has changed.

    `code` is one of CODES, stable and snake_case; `facts` holds the numbers, ids and words of its sentence.
    """

    def __init__(self, code: str, **facts: "Any") -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


# Every code with the facts that its sentence may use.
CODES = {
    # every game
    "ill_shaped": ("errors",),
    "unknown_game": ("game",),
    "seats_out_of_range": ("seats", "min", "max"),
    "not_now": ("type", "phase"),
    "game_is_over": ("type",),
    "player_has_left": ("player",),
    # Skull
    "player_is_out": ("player",),
    "already_placed": ("player", "players"),
    "starter_places_last": ("player", "players"),
    "not_their_turn": ("player", "turn"),
    "no_disc_in_hand": ("player",),
    "no_last_chance": ("player",),
    "bid_too_low": ("player", "bid", "least"),
    "bid_above_discs_on_table": ("player", "bid", "on_table"),
    "own_stack_first": ("challenger", "owner", "discs"),
    "nothing_to_turn": ("owner",),
    "last_chance_is_flower": ("owner", "entry", "proved_round"),
    "skull_is_gone": ("owner", "entry", "proved_round"),
    "skull_is_among_them": ("owner", "flowers", "discs", "entry", "proved_round"),
    "challenge_out_of_range": ("player", "bid", "max"),
    "skull_must_be_own": ("challenger", "bid"),
    "not_enough_flowers": ("bid", "flowers"),
    "discs_out_of_range": ("player", "discs", "max"),
    "successes_out_of_range": ("player", "successes"),
    "ruling_leaves_nobody": (),
    # Skull King
    "table_full": ("max",),
    "no_join_in_tiebreak": (),
    "join_total_out_of_range": ("total", "min", "max"),
    "ruling_out_of_range": ("player", "points", "min", "max"),
    "bids_missing": ("players",),
    "bid_out_of_range": ("player", "bid", "cards"),
    "rows_missing": ("players",),
    "tricks_out_of_range": ("player", "tricks", "cards"),
    "count_out_of_range": ("value",),
    "bonus_needs_exact_bid": ("player", "bid"),
    "tricks_do_not_add_up": ("tricks", "destroyed", "cards"),
    "too_many_destroyed": ("destroyed", "most"),
    "fourteen_twice": ("suit", "players"),
    "one_skull_king": ("players",),
    "two_mermaids": ("by_pirates", "took_king"),
    "six_pirates": ("by_king", "pirate_tricks"),
    "king_trick_full": ("player", "pirates", "most"),
    "tricks_needed": ("player", "tricks", "needed"),
    "no_room": ("player", "tricks", "places", "cards"),
    "must_lead": ("player", "leader"),
    "fourteens_missing": ("suits", "undealt"),
    "whale_needs_characters": ("left", "needed"),
    "loot_alliances": ("alliances", "most"),
    "loot_with_oneself": ("player",),
    "loot_one_sided": ("players",),
    "shots_need_rascal": (),
    "loot_needs_three": (),
    "schedule_out_of_range": ("rounds", "min", "max"),
    "size_out_of_range": ("cards", "min", "max"),
    "shots_missing": ("players",),
    "no_shots": (),
    "bonus_needs_close_bid": ("player", "bid"),
    "plays_out_of_range": ("plays", "min", "max"),
    "card_not_in_game": ("card",),
    "card_gone": ("card", "copies", "players"),
    "graybeard_escapes": (),
    "harry_out_of_range": ("player", "change", "min", "max"),
    "wager_out_of_range": ("player", "points"),
    "power_not_earned": ("player", "power"),
    "less_than_recorded": ("player", "field", "least"),
    "destroyed_less_than_recorded": ("destroyed", "least"),
    "cards_left_too_few": ("card", "left", "needed"),
    "must_lead_next": ("player", "leader"),
    "player_twice": ("player",),
    "cards_out_of_range": ("cards", "min", "max"),
}
