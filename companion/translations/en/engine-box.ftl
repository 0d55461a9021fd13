# Cards, tricks, modules and powers of Skull King: their words, and what the rules say.

word-pirate = Pirate
word-tigress-pirate = Tigress as a Pirate
word-tigress-escape = Tigress as an Escape
word-mermaid = Mermaid
word-escape = Escape
word-kraken = Kraken
word-white-whale = White Whale
word-loot = Loot
word-pirate-harry = Harry the Giant
word-pirate-rascal = Rascal of Roatan
word-pirate-rosie = Rosie
word-pirate-bendt = Bendt
word-pirate-juanita = Juanita
word-graybeard = Graybeard
word-this_player = Player
word-trick = a trick
word-harry = Harry the Giant’s power
word-wager = Rascal of Roatan’s wager
word-grapeshot = Grapeshot
word-cannonball = Cannonball
word-tricks = tricks
word-mermaids = Mermaids taken
word-pirates = Pirates taken
word-skull_king = Skull Kings taken

word-green-1 = green 1
word-green-2 = green 2
word-green-3 = green 3
word-green-4 = green 4
word-green-5 = green 5
word-green-6 = green 6
word-green-7 = green 7
word-green-8 = green 8
word-green-9 = green 9
word-green-10 = green 10
word-green-11 = green 11
word-green-12 = green 12
word-green-13 = green 13
word-green-14 = green 14
word-purple-1 = purple 1
word-purple-2 = purple 2
word-purple-3 = purple 3
word-purple-4 = purple 4
word-purple-5 = purple 5
word-purple-6 = purple 6
word-purple-7 = purple 7
word-purple-8 = purple 8
word-purple-9 = purple 9
word-purple-10 = purple 10
word-purple-11 = purple 11
word-purple-12 = purple 12
word-purple-13 = purple 13
word-purple-14 = purple 14
word-yellow-1 = yellow 1
word-yellow-2 = yellow 2
word-yellow-3 = yellow 3
word-yellow-4 = yellow 4
word-yellow-5 = yellow 5
word-yellow-6 = yellow 6
word-yellow-7 = yellow 7
word-yellow-8 = yellow 8
word-yellow-9 = yellow 9
word-yellow-10 = yellow 10
word-yellow-11 = yellow 11
word-yellow-12 = yellow 12
word-yellow-13 = yellow 13
word-yellow-14 = yellow 14
word-black-1 = black 1
word-black-2 = black 2
word-black-3 = black 3
word-black-4 = black 4
word-black-5 = black 5
word-black-6 = black 6
word-black-7 = black 7
word-black-8 = black 8
word-black-9 = black 9
word-black-10 = black 10
word-black-11 = black 11
word-black-12 = black 12
word-black-13 = black 13
word-black-14 = black 14

trick-won-mermaid_over_king = A Mermaid takes the Skull King, whatever else was played: { $player } wins.
trick-won-skull_king = The Skull King beats everything but a Mermaid: { $player } wins.
trick-won-pirate = The Pirate beats Mermaids and every number: { $player } wins.
trick-won-first_pirate = Of several Pirates the first one wins: { $player } wins.
trick-won-mermaid = The Mermaid beats every number: { $player } wins.
trick-won-first_mermaid = Of two Mermaids the first one wins: { $player } wins.
trick-won-black = Black is trump, and the { $card } is the highest: { $player } wins.
trick-won-led_suit = The { $card } is the highest of the suit that was led: { $player } wins.
trick-won-escapes = Nothing but Escapes, so the first one wins: { $player } wins.
trick-won-whale = Under the White Whale the highest number wins, whatever its suit, here the { $card }: { $player } wins.
trick-won-whale_over_kraken = The White Whale came after the Kraken, which is only an Escape. The highest number is the { $card }: { $player } wins.
trick-won-whale_empty = The White Whale found no number, so nobody wins and the cards are set aside. { $player } would have won and leads next.
trick-won-whale_empty_over_kraken = The White Whale came after the Kraken and found no number, so nobody wins. { $player } would have won and leads next.
trick-won-kraken = The Kraken takes the whole trick: nobody wins, the cards are set aside. { $player } would have won and leads next.
trick-won-kraken_over_whale = The Kraken came after the White Whale, so nobody wins. { $player } would have won with neither of them and leads next.

line-direct_hit = Bid made exactly: 10 × { $cards } cards
line-grazed = Off by one: half of 10 × { $cards } cards
line-cannonball = Cannonball, bid made exactly: 15 × { $cards } cards
line-shot_missed = Off by { $difference }: nothing
line-half_bonus = Off by one: half of the bonuses goes
line-loot = { $count ->
    [one] Loot alliance, both bids made
   *[other] { $count } Loot alliances, all bids made
}
line-harry = Harry the Giant: the bid of { $shown } became { $bid }
line-wager_won = Rascal of Roatan: wager on the bid won
line-wager_lost = Rascal of Roatan: wager on the bid lost

violation-whale_needs_characters = A second destroyed trick is the White Whale’s, with no number in it. That takes { $needed } more cards without a number; only { $left } are left.
violation-loot_alliances = { $most ->
    [0] Loot is not played in this game.
    [one] Only one Loot is left, so { $alliances } alliances are too many.
   *[other] There are { $most } Loot cards, so { $alliances } alliances are too many.
}
violation-loot_with_oneself = An alliance is between two: { $player } cannot stand on both sides.
violation-loot_one_sided = An alliance counts for both. Enter it for both or for neither: { $players }.
violation-shots_need_rascal = Grapeshot and Cannonball belong to Rascal scoring. Choose Rascal scoring, or play without shots.
violation-loot_needs_three = Two players play without Loot. Leave it in the box.
violation-schedule_out_of_range = { $rounds ->
    [one] A game of one round
   *[other] A game of { $rounds } rounds
}: type from { $min } to { $max } rounds.
violation-size_out_of_range = { $cards } cards cannot be dealt to each: a round deals from { $min } to { $max }.
violation-shots_missing = Grapeshot or Cannonball? Not yet said by { $players }.
violation-no_shots = This game is played without shots.
violation-bonus_needs_close_bid = Bonuses count when the bid is made, and by half when it is off by one. { $player } bid { $bid }.
violation-plays_out_of_range = { $plays ->
    [one] One card lies
   *[other] { $plays } cards lie
} in this trick; { $max ->
    [one] one belongs
   *[other] { $min ->
        [2] from 2 to { $max } belong
       *[other] { $max } belong
    }
} there.
violation-card_not_in_game = There is no { $card } in this game.
violation-card_gone = { $copies ->
    [one] There is only one of these, and { $players } played it: { $card }.
   *[other] There are only { $copies } of these, and they were played by { $players }: { $card }.
}
violation-graybeard_escapes = Graybeard’s Tigress is always an Escape.
violation-harry_out_of_range = Harry the Giant changes { $player }’s bid by { $min } to { $max } here, not by { $change }.
violation-wager_out_of_range = { $player } wagers 0, 10 or 20 points, not { $points }.
violation-power_not_earned = { $power } needs a trick won with that Pirate, and { $player } won none.
violation-less_than_recorded = By the tricks recorded { $player } has at least { $least }: { $field }.
violation-destroyed_less_than_recorded = Destroyed tricks: { $destroyed } entered, but { $least } recorded already.
violation-cards_left_too_few = { $left ->
    [0] None is left
    [one] Only one is left
   *[other] Only { $left } are left
} after the tricks recorded, and this needs { $needed }: { $card }.
violation-must_lead_next = Nothing but coloured 14s and Loot in one trick: whoever led it won it, and { $leader } leads the next trick, not { $player }.
violation-player_twice = { $player } has two cards in this trick. Everyone plays one.
violation-cards_out_of_range = A round deals from { $min } to { $max } cards, not { $cards }.
