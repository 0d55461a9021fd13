## Skull: the table as it sits

skull-round = round { $round }
skull-face-flower = Flower
skull-face-skull = Skull

skull-mid-placed = placed
skull-mid-of = of { $count }
skull-mid-on-table = on the table
skull-mid-discs = { $count ->
    [one] disc
   *[other] discs
}
skull-mid-bid = bid
skull-mid-of-table = of { $count } on the table
skull-mid-to-turn = still to turn
skull-mid-flowers = of { $count ->
    [one] 1 flower
   *[other] { $count } flowers
}
skull-mid-turned = turned
skull-mid-then-skull = of { $count }, then a skull
skull-mid-then-own = of { $count }, then own skull
skull-mid-met-own = met own skull
skull-mid-round = round { $round }

skull-sub-left = gone home
skull-sub-out = out
skull-sub-starts = starts
skull-sub-placed = placed
skull-sub-places = place or bid
skull-sub-raises = raise or pass
skull-sub-bid = bid { $count }
skull-sub-passed = passed
skull-sub-challenger = challenger
skull-sub-loses = { $count ->
    [one] loses a disc
   *[other] loses { $count } discs
}
skull-sub-takes = takes a disc
skull-sub-chooses = names starter

skull-heard-discs = { $count ->
    [one] 1 disc left
   *[other] { $count } discs left
}
skull-heard-stack = { $count ->
    [one] 1 disc on the mat
   *[other] { $count } discs on the mat
}
skull-heard-turned = Turned: { $faces }
skull-heard-successes = { $count ->
    [0] no success
    [one] 1 success
   *[other] { $count } successes
}
skull-heard-last-chance = Has the Last Chance disc

skull-proof-yes = has the skull
skull-proof-no = no skull
skull-proof-unknown = may be either

## Tapping a seat

skull-tap-place = { $name } has placed
skull-tap-stack = { $name }’s stack: turn its top disc
skull-tap-starter = { $name } starts the next round
skull-tap-challenger = { $name } took up the challenge
skull-tap-outcome = { $name }’s skull was turned

## What to do now

skull-first = Everyone puts one disc face down, { $name } last.
skull-all-placed = Everyone has placed
skull-still-to-place = Still to place: { $names }.
skull-starter-last = Only { $name } is left to place: the starter is last.
skull-last-chance-disc = Last Chance disc
skull-place-last-chance = { $name } adds the Last Chance disc
skull-holds-last-chance = { $name } has one disc left and gets the Last Chance disc for this round: a flower that everyone knows.
skull-last-chance-back = { $name } hands the Last Chance disc back.

skull-starts-first = { $name } starts.
skull-starts-challenger = { $name } starts, having taken up the challenge.
skull-starts-skull_owner = { $name } starts, as owner of the skull that put { $challenger } out.
skull-starts-chosen = { $name } starts, named by { $challenger }.
skull-starts-ruling = { $name } starts, as the table has ruled.
skull-starts-next_seat = { $name } starts, as next in the round.

skull-was-success = { $name } turned { $count ->
    [one] 1 flower
   *[other] { $count } flowers
}: a success. The mat is turned over, and everyone takes their discs back.
skull-was-anothers_skull = { $name } bid { $count } and met { $owner }’s skull: { $left ->
    [0] the last disc is gone, { $name } is out.
    [one] one disc is gone, 1 is left.
   *[other] one disc is gone, { $left } are left.
}
skull-was-own_skull = { $name } bid { $count } and met their own skull: { $left ->
    [0] the last disc is gone, { $name } is out.
    [one] one disc is gone, 1 is left.
   *[other] one disc is gone, { $left } are left.
}

skull-now = { $name } is to { $what }.
skull-bid-is = { $name } has bid { $count } of { $table }.
skull-opens = { $name } bids
skull-must-bid = { $name } has no disc in hand and must bid
skull-places = { $name } adds a disc
skull-raises = { $name } raises to
skull-passes = { $name } passes
skull-ends-bidding = { $count } ends the bidding at once
skull-key-bid = { $name } bids { $count }
skull-key-bid-ends = { $name } bids { $count }: ends the bidding at once

skull-to-turn = { $name } has { $count ->
    [one] 1 flower
   *[other] { $count } flowers
} still to turn.
skull-own-top = First { $name }’s own stack, from the top. The top disc is:
skull-top = The top disc of { $name }’s stack is:
skull-choose-stack = Tap the stack that { $name } turns next.
skull-key-flower = { $name }’s stack: flower
skull-key-skull = { $name }’s stack: skull

skull-lose-own-some = It was { $name }’s own skull. { $name } chooses one of their { $discs } discs alone and puts it away for good. Nobody sees which.
skull-lose-own-last = It was { $name }’s own skull, and the last disc. It goes away for good.
skull-lose-own-both = It was { $name }’s own skull. Both discs go: one away for good, the Last Chance disc back into the box.
skull-lose-others-some = It was { $owner }’s skull. { $owner } mixes { $name }’s { $discs } discs face down and takes one away unseen.
skull-lose-others-last = It was { $owner }’s skull. { $owner } takes { $name }’s last disc away unseen.
skull-lose-others-both = It was { $owner }’s skull. Both discs go: { $owner } takes { $name }’s own one away unseen, the Last Chance disc goes back into the box.
skull-then-challenger = Then all take their discs back. { $name } starts the next round, having taken up the challenge.
skull-then-skull_owner = { $name } is out. { $owner } starts the next round, as owner of the skull.
skull-then-chooses = { $name } is out, and then names who starts the next round.
skull-then-wins = { $name } is out. That leaves { $winner } alone at the table: { $winner } wins.
skull-gone = { $left ->
    [0] { $count ->
        [one] The last disc is gone
       *[other] Both discs are gone
    }
   *[other] One disc is gone
}
skull-out-by-own = { $name } is out by their own skull.
skull-names-starter = { $name } names who starts the next round: tap the seat.

## A round by its result

skull-by-result = Only note the result
skull-disc-by-disc = Note disc by disc
skull-told-who = Who took up the challenge? Tap the seat.
skull-told-bid = { $name } bid
skull-told-most = { $count } discs in play
skull-told-bid-is = { $name } bid { $count }.
skull-told-whose = Whose skull was turned? Tap the seat, or:
skull-told-success = No skull: { $count ->
    [one] 1 flower
   *[other] { $count } flowers
}
skull-told-other-bid = Another bid

## What is proven, and the way back

skull-proved-title = That cannot be
skull-proved-by = Round { $round }:
skull-proved-now = The disc was something else
skull-proved-then = Go back and correct round { $round }
skull-menu-told = Only note results
skull-menu-told-hint = Challenger, bid, outcome: three taps a round
skull-menu-proof = Show what is proven
skull-menu-proof-hint = Who is known to have a skull, or none. Remembering is part of the game.
skull-amend-written = Recorded:

## Score sheet, log, ruling, end

skull-sheet-hint = Discs left after each round; a flower is a success. Tap a round to put an entry right.
skull-sheet-hint-watching = Discs left after each round; a flower is a success.
skull-sheet-now = now
skull-sheet-started = { $name } started.
skull-sheet-turned = Turned before: { $count } of { $bid }.
skull-sheet-last-chance = { $name } had the Last Chance disc.
skull-sheet-open = Round { $round }: { $words } See the entries.
skull-round-hint = Tap what should have been something else.

skull-log-place = { $name } places a disc
skull-log-place-last-chance = { $name } places the Last Chance disc
skull-log-place_all = Everyone places a first disc
skull-log-bid = { $name } bids { $count }
skull-log-pass = { $name } passes
skull-log-flower = { $name }’s stack: a flower
skull-log-skull = { $name }’s stack: the skull
skull-log-lose_disc = The disc is gone
skull-log-choose_starter = { $name } is named to start
skull-log-told-success = { $name } bids { $count } and makes it
skull-log-told-own = { $name } bids { $count } and meets their own skull
skull-log-told-others = { $name } bids { $count } and meets { $owner }’s skull
skull-log-amend = Correct: { $what }
skull-log-discs = { $name } has { $count ->
    [one] 1 disc
   *[other] { $count } discs
}
skull-log-successes = { $name } has { $count ->
    [0] no success
    [one] 1 success
   *[other] { $count } successes
}

skull-ruling-discs = Discs
skull-ruling-successes = Successes
skull-ruling-discs-of = Discs of { $name }
skull-ruling-successes-of = Successes of { $name }
skull-ruling-starter = Starts this round
skull-ruling-starter-stays = As it is: { $name }

skull-why-two_successes = { $name } turned { $count ->
    [one] 1 flower
   *[other] { $count } flowers
} in round { $round }: the second success, and that wins.
skull-why-last_player = { $out } lost the last disc in round { $round }, and only { $name } still has discs.

table-act-place = a disc placed
table-act-place_all = everyone’s first disc
table-act-bid = the bid
table-act-pass = the pass
table-act-reveal = the disc turned
table-act-lose_disc = the disc lost
table-act-choose_starter = the choice of the starter
table-act-challenge = round { $round }

## The menu, in Skull's words

skull-void-hint = Round { $round } starts over, as if nothing had been placed. Why?
skull-leave-hint = The running round starts over without them; whoever leaves is out.
skull-menu-void_round-hint = Spilt drinks, discs seen: place again
skull-menu-ruling-hint = Discs, successes, the starter, with a note
void-seen = Discs were seen
void-misplaced = Discs were mixed up
