# What the rules say: refusals, scoring lines, words of the games.

word-skull-king = Skull King
word-green = green
word-purple = purple
word-yellow = yellow
word-black = black
word-bids = bids
word-result = a result
word-join = somebody joining
word-ruling = a ruling
word-void_round = voiding the round
word-leave = somebody leaving
word-end = ending the game
word-bidding = the bids
word-playing = the result of the round
word-game_over = nothing more

violation-ill_shaped = This entry cannot be read. Check the marked fields.
violation-unknown_game = There is no game called “{ $game }” here.
violation-seats_out_of_range = { $seats ->
    [one] One player
   *[other] { $seats } players
} at the table: this game is for { $min } to { $max }.
violation-not_now = The game is waiting for { $phase } now, so { $type } cannot be entered.
violation-game_is_over = The game is over. Undo the last entry to play on.
violation-player_has_left = { $player } has gone home.
violation-table_full = All { $max } seats of this table are taken.
violation-no_join_in_tiebreak = A tie is being played off: newcomers join the next game.
violation-join_total_out_of_range = A newcomer starts from { $min } to { $max } points, not { $total }.
violation-ruling_out_of_range = A ruling gives { $player } from { $min } to { $max } points, not { $points }.
violation-bids_missing = No bid yet from { $players }.
violation-bid_out_of_range = { $player } bids { $bid }, but bids go from 0 to { $cards } this round.
violation-rows_missing = No result yet for { $players }.
violation-tricks_out_of_range = { $player } cannot have won { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
}: { $cards ->
    [one] 1 card was
   *[other] { $cards } cards were
} dealt.
violation-count_out_of_range = { $value } is not a number of things that can be counted.
violation-bonus_needs_exact_bid = Bonuses count only when a bid is made exactly. { $player } bid { $bid }.
violation-tricks_do_not_add_up = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} entered, { $cards ->
    [one] 1 card was
   *[other] { $cards } cards were
} dealt.{ $destroyed ->
    [0] {""}
   *[other] {" "}Destroyed tricks: { $destroyed }.
}
violation-too_many_destroyed = { $most ->
    [0] In this game every trick is won by somebody, so none can be destroyed.
   *[other] { $destroyed } destroyed tricks, but at most { $most } can be.
}
violation-fourteen_twice = There is one { $suit } 14. It cannot stand twice: { $players }.
violation-one_skull_king = There is one Skull King: he took Pirates once, or a Mermaid took him once. Entered for: { $players }.
violation-two_mermaids = There are two Mermaids. { $by_pirates } taken by Pirates { $took_king ->
    [0] {""}is too many.
   *[other] and { $took_king } that took the Skull King is too many.
}
violation-six_pirates = There are six Pirates, the Tigress among them. { $pirate_tricks ->
    [0] The King cannot have taken { $by_king }.
    [one] The King took { $by_king }, so none was left to take a Mermaid.
   *[other] The King took { $by_king }, so too few were left to take Mermaids in { $pirate_tricks } tricks.
}
violation-king_trick_full = { $pirates } Pirates are too many for one trick: the King takes at most { $most } of them here.
violation-tricks_needed = { $player } won { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}; this needs { $needed }.
violation-no_room = These are { $cards } cards, but { $player }’s { $tricks ->
    [one] trick holds
   *[other] { $tricks } tricks hold
} { $places }.
violation-must_lead = Three coloured 14s in one trick: whoever led it won it, and { $leader } led the first trick, not { $player }.
violation-fourteens_missing = { $undealt ->
    [0] All 70 cards were played
    [one] Only 1 card was not dealt
   *[other] Only { $undealt } cards were not dealt
}: who has the 14 in { $suits }?

line-bid_made = Bid of { $count } made: { $count } × 20
line-zero_made = Bid of zero made: 10 × { $cards } cards
line-bid_missed = Bid missed by { $difference }: { $difference } × −10
line-zero_missed = Bid of zero missed: −10 × { $cards } cards
line-fourteen = The { $suit } 14
line-mermaids = { $count ->
    [one] Mermaid taken by a Pirate
   *[other] { $count } Mermaids taken by a Pirate
}
line-pirates = { $count ->
    [one] Pirate taken by the Skull King
   *[other] { $count } Pirates taken by the Skull King
}
line-skull_king = Skull King taken by a Mermaid

reason-highest_total = Alone with the highest total.
reason-ended_early = Ended early: the standings stay, nobody won.
