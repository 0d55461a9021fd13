## The rule sheets

rules-title = Rules
rules-lead = To teach from, and to look things up.
rules-of = { $game }: rules
rules-back = Back
rules-contents = On this page
rules-languages = Language of this page
rules-why = Rule
rules-help = Rules: what matters now
rules-help-hint = The rule sheet, open at this point of the game

## The examples on them

rules-name-p1 = Ana
rules-name-p2 = Bo
rules-name-p3 = Cy
rules-name-p4 = Dee
rules-name-p5 = Eli
rules-name-p6 = Fay
rules-name-p7 = Gus
rules-name-p8 = Hal
rules-answer = Answer
rules-players = Players
rules-hands = Hands
rules-round = Round { $round }
rules-discs = Discs in all
rules-highest-bid = Highest bid
rules-player = Player
rules-bid = Bid
rules-tricks = Won
rules-points = Points
rules-total = Together
rules-score-facts = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} dealt, bid { $bid }, won { $tricks }
rules-round-facts = Round { $round }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} each
rules-earns = With an exact bid it earns { $points }:
rules-earns-nothing = It earns no bonus.
rules-leads-next = { $name } leads the next trick.
rules-on-table = { $count ->
    [one] 1 disc lies
   *[other] { $count } discs lie
} on the table.
rules-may-place = { $name } may add a disc.
rules-may-bid = { $name } may bid { $min } to { $max }.
rules-may-pass = { $name } may pass.
rules-turn-own = Next comes the top disc of the own stack.
rules-turn-any = Next comes the top disc of any of these stacks: { $list }.
