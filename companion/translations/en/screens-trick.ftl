## Skull King by trick, with more cards, and with what Pirates can do

card-short-escape = Escape
card-short-pirate = Pirate
card-short-tigress = Tigress
card-short-mermaid = Mermaid
card-short-skull-king = King
card-short-kraken = Kraken
card-short-white-whale = Whale
card-short-loot = Loot
card-short-pirate-harry = Harry
card-short-pirate-rascal = Rascal
card-short-pirate-rosie = Rosie
card-short-pirate-bendt = Bendt
card-short-pirate-juanita = Juanita
pad-suit = { $suit }: choose a number

way-trick = Tell this round trick by trick
way-trick-short = by trick
way-result = Finish this round by numbers
way-result-short = numbers

trick-of = trick { $number } of { $cards }
trick-number = Trick { $number }
trick-graybeard = Graybeard
trick-leads-now = { $name } leads
trick-plays-now = { $name } plays
trick-ghost-now = { $name } turns up a card
trick-key = { $name }: { $card }
trick-heard = { $name } has played
trick-leads = leads
trick-took = took the trick
trick-takes = takes the trick
trick-wins-so-far = has it so far
trick-of-bid = of { $bid }
trick-played = played { $card }
trick-not-yet = has not played yet
trick-won-of = won { $tricks }, bid { $bid }
trick-won-so-far = won { $tricks } so far
trick-bonus-so-far = +{ $points } if made
trick-earns = { $points } if the bid is made ({ $what }).
trick-allied = Allied: { $names }.
trick-leads-next = { $name } leads next.
trick-won-by = { $name } has the trick
trick-destroyed = Nobody has the trick
trick-if-made = Counts if the bid is made:
trick-put-right = { $name }: another card?
trick-record = Record trick { $number }
trick-amend = Correct trick { $number }

shot-cannonball = cannonball
shot-key = { $name } fires a cannonball
destroyed-key = nobody: { $count }
destroyed-key-label = Tricks that nobody won: { $count }. Tap for { $next }.
destroyed-record = { $count ->
    [one] Nobody won 1 trick: record
   *[other] Nobody won { $count } tricks: record
}
loot-with = Loot: allied with
loot-chip = { $count ->
    [0] Allied with { $name }
    [1] Allied with { $name }
   *[other] Allied with { $name }, { $count } times
}

power-title = Pirate powers
power-short = Pirates
power-harry = Harry the Giant
power-harry-hint = Who wins a trick with Harry may change the own bid by one.
power-harry-used = Harry the Giant: { $value } on the bid of { $name }
power-harry-change = the bid { $change }
power-harry-stays = the bid stays
power-wager = Rascal of Roatan
power-wager-hint = Who wins a trick with Rascal may wager on the own bid: won when it is made, lost when not.
power-wager-used = Rascal of Roatan: { $name } wagers { $value }
power-wager-points = { $points } on the own bid
power-wager-none = no wager
amend-harry = Harry
amend-wager = Rascal
power-nobody = Nobody can have won a trick with this Pirate.

table-act-trick = a trick of round { $round }
table-act-harry = Harry’s change of a bid
table-act-wager = the wager
table-short-loot = { $count ->
    [one] an alliance
   *[other] { $count } alliances
}
table-short-half_bonus = half of it, off by one
table-short-harry = Harry: { $shown } → { $bid }
table-short-wager_won = wager won
table-short-wager_lost = wager lost
log-trick = Trick of round { $round }: { $list }
log-destroyed = Tricks that nobody won: { $count }.
log-allied = allied with { $names }
sheet-destroyed = { $count } to nobody
sheet-mark-cannonball = cannonball
sheet-mark-harry = bid changed by Harry
sheet-mark-wager_won = wager won
sheet-mark-wager_lost = wager lost
sheet-mark-loot = alliance
