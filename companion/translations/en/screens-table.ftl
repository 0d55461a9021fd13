## The table: the round that is played

table-tools = Tools of the table
table-undo = Take back the last step
table-redo = Bring back what was taken back
table-sheet = Score sheet
table-menu = More
table-close = Close
table-back = To the round
table-watching = You are watching
table-loading = One moment …
table-tab-sheet = Score sheet
table-tab-log = Log
table-players = Players

table-round = Round { $round }
table-tiebreak-cards = tiebreak · { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-correcting = being corrected
table-who-deals = { $name } deals
table-who-leads = { $name } leads
table-deals = deals
table-leads = leads the first trick
table-points-of = points of round { $round }
table-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}

table-bids-for-tricks = bids { $bids } for { $cards ->
    [one] 1 trick
   *[other] { $cards } tricks
}
table-tricks-of = tricks { $tricks } of { $cards }
table-bids-now = { $name } bids
table-took-now = { $name } took
table-to-go = { $count } to go
table-tricks-left = { $count } left
table-next = Next: { $name }
table-made-it = made it
table-left-over = left over: { $tricks }
table-bonus = bonus
table-yes = yes

table-bid = bid { $bid }
table-bid-word = bid
table-bid-took = bid { $bid }, took { $tricks }
table-heard-bid = bid { $bid }
table-no-bid-yet = no bid yet
table-heard-tricks = took { $tricks }
table-no-tricks-yet = tricks not yet said
table-heard-total = { $total } points in all, rank { $rank }
table-key-bid = { $name } bids { $count }
table-key-took = { $name } took { $count }
table-key-made = { $name } took { $count }: made it
table-explain = { $name }, round { $round }: { $points } points, explained
table-explain-or-bonus = { $name }, round { $round }: { $points } points, explained; bonus

table-nobody-bid = Nobody has bid yet
table-have-not-bid = { $names_count ->
    [one] { $names } has not bid
   *[other] { $names } have not bid
}
table-many-have-not-bid = { $names_count } have not bid: { $names }
table-tricks-missing = { $names } to go
table-many-tricks-missing = { $names_count } to go: { $names }
table-still-open = Still open: { $names }
table-record-bids = Bids are down: play
table-record-result = Record round { $round }
table-record-with-rest = { $tricks ->
    [0] { $name } took none: record
   *[other] { $name } took the last { $tricks }: record
}
table-amend = Correct round { $round }

table-one-more = One more round.
table-one-more-many = { $count } players all have { $total } after round { $round }. Everyone plays another round of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, until one is alone on top.
table-one-more-why = { $names } { $names_count ->
    [2] both
   *[other] all
} have { $total } after round { $round }. Everyone plays another round of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, until one is alone on top.

table-recorded = Recorded.
table-amended = Corrected.
table-taken-back = Taken back.
table-taken-back-what = Taken back: { $what }.
table-brought-back = Brought back.
table-stale = Somebody else has recorded meanwhile. This is how it stands now.
table-failed = That did not work. Please try again.
table-unsent = Not sent: the server cannot be reached. What you typed is kept.
table-send-again = Send again

table-act-bids = the bids of round { $round }
table-act-result = the result of round { $round }
table-act-void_round = voiding round { $round }
table-act-ruling = the ruling
table-act-join = somebody joining
table-act-leave = somebody leaving
table-act-end = ending the game
table-act-amend = the correction

table-short-fourteen = { $suit } 14
table-short-mermaids = { $count ->
    [one] Pirate took a Mermaid
   *[other] Pirates took { $count } Mermaids
}
table-short-pirates = { $count ->
    [one] King took a Pirate
   *[other] King took { $count } Pirates
}
table-short-skull_king = Mermaid took the King

table-bonus-fourteens = 14s won
table-bonus-mermaids = Mermaids taken by a Pirate
table-bonus-pirates = Pirates taken by the Skull King
table-bonus-skull_king = Skull King taken by a Mermaid
table-chip-fourteens = { $suit } 14
table-chip-mermaids = { $count ->
    [one] 1 Mermaid
   *[other] { $count } Mermaids
}
table-chip-pirates = { $count ->
    [one] 1 Pirate
   *[other] { $count } Pirates
}
table-chip-skull_king = Skull King

## One row explained

row-title = { $name }, round { $round }
row-done = Done
row-no-bonus-missed = The bid was missed, so no bonus counts.
row-no-bonus-tricks = Without a trick there is no bonus.

## The score sheet and corrections

sheet-round = Round
sheet-total = Total
sheet-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sheet-tiebreak = tiebreak
sheet-ruling = ruling
sheet-hint = Bid · tricks, then points. Tap a cell to put it right.
sheet-hint-watching = Bid · tricks, then points. Tap a cell to see why.
amend-part = What to correct
amend-bids = Bids
amend-result = Tricks
amend-leave = Leave it
breaks-title = A later entry no longer fits
breaks-what = With this correction, { $what } cannot stand:
breaks-cut-hint = Go on typing here, or cut the game there: { $what } and everything after it is taken out and entered again. Undo brings it all back.
breaks-keep = Go on correcting
breaks-cut = Correct, and cut from { $what } on

## The log

log-open = Table opened: { $names }
log-bids = Bids of round { $round }: { $list }
log-result = Tricks of round { $round }: { $list }
log-number = { $name } { $value }
log-with-bonuses = { $tricks } ({ $bonuses })
log-void_round = Round { $round } voided
log-void_round-note = Round { $round } voided: { $note }
log-ruling = Ruling: { $note }
log-ruled = ({ $list })
log-join = { $name } joined with { $total } points
log-join-note = { $name } joined with { $total } points
log-leave = { $player } left
log-leave-note = { $player } left: { $note }
log-end = Game ended early
log-end-note = Game ended early: { $note }
log-undo = Took back { $what }
log-redo = Brought back { $what }
log-amend = Corrected: { $what }
log-cut = From { $what } on, everything was cut.
log-undone = Taken back at { $time }
log-undone-by = Taken back at { $time } by { $name }
log-amended = Corrected at { $time }:
log-amended-by = Corrected at { $time } by { $name }:
log-label = Table called { $label }
log-names = Names: { $names }
log-options = Options changed
log-notes = Notes changed
log-rematch = A rematch was opened

## The menu

menu-title = This table
menu-void_round = Void this round
menu-void_round-hint = Misdeal, spilt drinks: deal it again
menu-ruling = A ruling
menu-ruling-hint = Points, the deal, with a note
menu-join = Somebody joins
menu-join-hint = A seat at the end of the order
menu-leave = Somebody leaves
menu-leave-hint = The others play on
menu-end = End now
menu-end-hint = Closing time: it stays as it stands
menu-names = Names
menu-names-hint = Of the people and of the table
menu-home = Home
menu-share = Share this table
menu-share-hint = QR code, television, a second scorekeeper
menu-copied = Link copied.

void-hint = Round { $round } starts over: the bids are put aside, nothing scores. Why?
void-misdeal = Misdeal
void-spilt = Spilt drinks
void-exposed = Cards were seen
void-miscounted = Tricks were mixed up
void-other = Another reason
void-do = Void the round
leave-hint = The total stays on the sheet; the next rounds are dealt to those who stay.
leave-hint-playing = The running round is void and dealt again to those who stay.
leave-do = { $name } leaves
join-hint = Plays from round { $round } on.
join-name = Name
join-total = Starts with this many points
join-do = Join
end-hint = The standings stay as they are; nobody has won.
end-note = Why (may stay empty)
end-do = End the game
ruling-hint = What the whole table agrees on. It stays in the log with its note.
ruling-note = What was agreed
ruling-points = Points more (+) or fewer (−)
ruling-dealer = Deals next
ruling-do = Record the ruling
names-label = Name of the table
names-seat = Seat { $number }
names-do = Save

## The end

end-title = The end
end-rounds = { $count ->
    [one] after 1 round
   *[other] after { $count } rounds
}
end-winner = { $names_count ->
    [one] { $names } wins
   *[other] { $names } win
}
end-nobody = Nobody won this time
end-left = went home
end-table = Final table
end-chart = The score over the rounds
end-chart-label = Lines of everybody’s total after each round; the numbers at their ends are the seats.
end-rematch = Rematch, same seats
end-change-seats = Change seats
