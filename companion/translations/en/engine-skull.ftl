# What the rules of Skull say.

word-skull = Skull
word-place = placing a disc
word-place_all = placing for everyone
word-bid = a bid
word-pass = a pass
word-reveal = turning a disc
word-lose_disc = losing a disc
word-choose_starter = choosing the starter
word-challenge = a whole round in one entry
word-first_placement = the first discs
word-placement = a disc or a bid

violation-player_is_out = { $player } is out of the game.
violation-already_placed = { $player } has placed. Still to place: { $players }.
violation-starter_places_last = { $player } starts and so places last. First: { $players }.
violation-not_their_turn = It is { $turn }’s turn, not { $player }’s.
violation-no_disc_in_hand = { $player } has no disc left in hand and must bid.
violation-no_last_chance = { $player } has no Last Chance disc to place.
violation-bid_too_low = { $player } bids { $bid }; it takes at least { $least }.
violation-bid_above_discs_on_table = { $player } bids { $bid }, but only { $on_table ->
    [one] 1 disc is
   *[other] { $on_table } discs are
} on the table.
violation-own_stack_first = { $challenger } turns the whole own stack first, before { $owner }’s: { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}.
violation-nothing_to_turn = { $owner } has no disc left to turn.
violation-last_chance_is_flower = The top disc of { $owner } is the Last Chance disc, and that is a flower.
violation-skull_is_gone = { $owner } has no skull any more: round { $proved_round } showed it. One of the two entries is wrong.
violation-skull_is_among_them = This cannot be a flower: { $owner } still has the skull among { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}, as round { $proved_round } showed. One of the two entries is wrong.
violation-challenge_out_of_range = A bid of { $bid } cannot be: there are { $max } discs in play.
violation-skull_must_be_own = { $challenger } turns all the own discs first, and the skull is among them: it must be the own skull.
violation-not_enough_flowers = A success with { $bid } cannot be: at most { $flowers } flowers can lie on the table.
violation-discs_out_of_range = { $player } can have 0 to { $max } discs, not { $discs }.
violation-successes_out_of_range = { $player } can have 0 or 1 success while the game goes on, not { $successes }.
violation-ruling_leaves_nobody = Somebody has to stay in the game.

reason-two_successes = Two successful challenges.
reason-last_player = The last player with a disc.
