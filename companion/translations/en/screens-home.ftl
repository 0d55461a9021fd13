## Lists of names and words

list-more = { $list }, { $word }
list-last = { $list } and { $word }

## Everywhere

app-name = Table Companion
app-description = Keep score at the table. Every entry is judged by the rules of the game.
back-home = Home

## Home

home-running = Your tables
home-round = round { $round }
home-ended = Just finished
home-won = { $players } won
home-ended-early = ended early
home-minutes =
    { $minutes ->
        [0] just begun
       *[other] { $minutes } min
    }
home-hours = { $hours } h { $minutes } min
home-days =
    { $days ->
        [one] since yesterday
       *[other] for { $days } days
    }
home-lead = Keep score at the table. Every entry is judged by the rules, and nothing gets lost.
home-new = New table
home-join = Watch a table
home-join-code = Code of the table
home-join-hint = The scorekeeper's phone shows it under “⋯”. Capitals and spaces do not matter.
home-join-go = Open
home-join-empty = Type the code of the table first.
home-join-unknown = There is no table “{ $code }”. Compare the code with the scorekeeper's phone.
home-language = Language
home-theme = Brightness
theme-auto = As the phone
theme-light = Light
theme-dark = Dark

## New table

new-title = New table
new-seats = Around the table
new-seats-hint = { $min } to { $max } people, clockwise as you sit.
new-game = Game
new-seat-name = Name in seat { $seat }
new-seat-placeholder = Name
new-move = Move { $name }, seat { $seat }
new-move-hint = Drag, or use the arrow keys
new-earlier = { $name }: one seat earlier
new-later = { $name }: one seat later
new-moved = { $name } now has seat { $seat }.
new-remove = Take { $name } off the list
new-removed = { $name } is off the list.
new-remove-seat = Take seat { $seat } off the list
new-dealer = { $name } deals
new-dealer-short = deals
new-dealer-sentence = { $name } deals. { $left }, to the left, leads the first trick.
new-dealer-hint = Tap the cards beside a name to change who deals.
new-starter = { $name } starts
new-starter-short = starts
new-starter-sentence = { $name } starts. Then it goes on to the left, to { $left }.
new-starter-hint = Tap the disc beside a name to change who starts.
new-options = Options
new-last_chance = Last Chance disc
new-last_chance-hint = After a failure that leaves one disc, the challenger borrows a flower everyone knows for one round, once per game.
new-last_chance-on = with the Last Chance disc
new-last_chance-off = without the Last Chance disc
new-recent = Played here before
new-recent-more =
    { $count ->
        [one] one more name
       *[other] { $count } more names
    }
new-add = Seat { $name }
new-other-people = Other people
new-label = Name of the table
new-label-hint = Optional, such as “Table 4” or “By the window”.
new-start = Start
new-start-waiting =
    { $missing ->
        [one] One more name is needed
       *[other] { $missing } more names are needed
    }
new-full = The table is full: { $max } people can play.
new-name-twice = { $name } is already in seat { $seat }. Add a letter so that you can tell them apart.
new-name-long = A name has at most 40 characters; this one has { $length }.
new-offline = No connection to the house just now. Nothing is lost: tap Start again in a moment.
new-refused = The table could not be opened. Nothing is lost: tap Start again.
new-needs-script = To open a table, this page needs JavaScript. Please switch it on for this site.
new-again = Another game with the people of { $label }

## When there is nothing to show

error-table-title = No such table
error-table-text = There is no table with the code “{ $code }”. Compare it with the scorekeeper's phone and type it again.
error-page-title = Nothing here
error-page-text = This address leads nowhere. Your tables are on the home page.
error-other-title = That did not work
error-other-text = Something went wrong in the house, not on your phone. What was recorded is safe. Try again in a moment.

## Documentation of the interface

docs-title = Interface for programs
docs-lead = What the café's own programs may ask and record. The same, for programs:
docs-contents = Contents
docs-body = Body
docs-answers = Answers
docs-parameters = Parameters
docs-required = required
docs-shapes = Shapes
