## Taking in files

import-title = Take in games
import-lead = Games from a file: our own export, an export of BG Stats, or a score sheet of Skull King.
import-choose = Choose a file
import-drop = or drop it here
import-reading = Reading { $name } …
import-large = { $name } is larger than 16 MB. Whoever runs the server can take it in with “flask companion take-in”.
import-kinds = Which files
import-kind-own = Our own export (JSON), for the owner of the house. It comes back in unchanged.
import-kind-bg-stats = BG Stats: the whole export or one play. Only plays of Skull and Skull King are taken.
import-kind-sheet = A score sheet as CSV, a row for each player and round, with these columns:
import-kind-more = May also be there: table, bonus, points, total, cards, dm, winner. The engine checks every row.
import-source-companion = Our own export
import-source-bg-stats = An export of BG Stats
import-source-score-sheet = A score sheet
import-source-none = Nothing of ours is in it
import-new = { $count ->
    [one] 1 new game
   *[other] { $count } new games
}
import-known = { $count ->
    [one] 1 game is known here already
   *[other] { $count } games are known here already
}
import-deleted = { $count ->
    [one] 1 game was deleted here and stays deleted
   *[other] { $count } games were deleted here and stay deleted
}
import-people-new = { $count ->
    [one] New here: { $names }
   *[other] { $count } people are new here: { $names }
}
import-people-known = { $count ->
    [one] Known here: { $names }
   *[other] { $count } people are known here: { $names }
}
import-people-more = { $names } and others
import-person-as = { $name } (plays here as { $known_as })
import-aside-other_games = { $count ->
    [one] 1 play of another game is left out
   *[other] { $count } plays of other games are left out
}
import-aside-ignored_plays = { $count ->
    [one] 1 play that does not count in BG Stats is left out
   *[other] { $count } plays that do not count in BG Stats are left out
}
import-aside-deleted_there = { $count ->
    [one] 1 play that was deleted in BG Stats is left out
   *[other] { $count } plays that were deleted in BG Stats are left out
}
import-aside-other_games_rows = { $count ->
    [one] 1 row of another game is left out
   *[other] { $count } rows of other games are left out
}
import-aside-without_rounds = { $count ->
    [one] 1 row without a round is left out
   *[other] { $count } rows without a round are left out
}
import-besides-house = The name and the rules of the house, where it has none yet
import-besides-dm = DMs: { $count }
import-besides-person = People: { $count }
import-besides-catalogue = Pages of the catalogue: { $count }
import-troubles = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
import-troubles-file = This file cannot be read, so nothing of it is taken in.
import-troubles-games = Nothing is taken in as it stands. Put it right in the file, or take in the rest without these.
import-troubles-all = Nothing is taken in. Put it right in the file and choose it again.
import-troubles-more = Only the first { $count } are shown.
import-games = What is in it
import-games-more = Only the first { $count } are shown.
import-state-new = new
import-state-known = known here
import-state-deleted = deleted here
import-take = { $count ->
    [one] Take in 1 game
   *[other] Take in { $count } games
}
import-take-besides = Take in what it holds
import-take-rest = { $count ->
    [one] Take in the other game
   *[other] Take in the other { $count } games
}
import-taking = Taking in …
import-nothing = There is nothing new in it.
import-another = Another file
import-done = { $count ->
    [0] Nothing new was taken in.
    [one] 1 game was taken in.
   *[other] { $count } games were taken in.
}
import-undo = The owner can delete each of them like any other game, on its own page.
import-show = See the history
import-unreachable = The house cannot be reached. Nothing was taken in.

import-told = { $label }: { $note }
import-at-row = Row { $label }
import-at-line = Line { $label }
import-at-play = Play { $label }
import-at-table = Table { $label }
import-at-game = Game { $label }
import-at-house = The house
import-at-dm = DM { $label }
import-at-catalogue = Catalogue, page { $label }
import-at-person = Person { $label }

problem-import_refused = Nothing was taken in: something in the file is wrong.

## What may be wrong with a file

trouble-empty_file = The file is empty.
trouble-packed_file = This is a workbook or a packed file. Save the sheet as “CSV UTF-8”, or unpack the file, and try again.
trouble-not_text = This is no text. Save it as “CSV UTF-8” or as JSON and try again.
trouble-not_utf8 = The letters here are written in a way that cannot be told for sure. Save the file as “CSV UTF-8” and try again.
trouble-not_json = The file is damaged here, at sign { $column }: it is no JSON from there on.
trouble-too_deep = The file nests deeper than any program writes it.
trouble-no_such_number = The file holds a number that nobody can mean.
trouble-unknown_file = This is none of the files that can be taken in.
trouble-games_not_rounds = These are games without their rounds. A score sheet needs a row for each player and round.
trouble-columns_missing = Missing columns: { $columns }.
trouble-column_twice = There are two columns called “{ $column }”.
trouble-broken_row = The quotes do not end here as they should.
trouble-row_too_long = This row has more than the { $columns } columns of the first row. A text with a comma needs quotes around it.
trouble-too_many_rows = There are more than { $most } rows. Take in part of them first.
trouble-too_many_games = There are more than { $most } games. Whoever runs the server can take them in with “flask companion take-in”.
trouble-newer_file = This file comes from a newer version of the house. Bring this house up to date first.
trouble-cut_off = This file breaks off before its end. Export it again.

trouble-not_a_play = This is no play.
trouble-date_unknown = It does not say when it was played.
trouble-in_the_future = It lies in the future.
trouble-too_few_people = { $people ->
    [one] Only one person played; it takes at least { $min }.
   *[other] Only { $people } people played; it takes at least { $min }.
}
trouble-too_many_people = { $people } people played; at most { $max } can.
trouble-name_missing = Somebody here has no name.
trouble-name_too_long = A name here is longer than 40 letters.
trouble-name_twice = Two people here cannot be told apart: { $name }.
trouble-misshapen = “{ $field }” is missing, or is not as this house writes it.
trouble-unfit_act = Act { $number } of its log cannot have been written there.

trouble-cell_is_empty = Nothing stands under “{ $column }”.
trouble-not_a_whole_number = Under “{ $column }” stands “{ $said }”, which is no whole number that fits.
trouble-not_yes_or_no = Under “{ $column }” stands “{ $said }”; it must be true or false.
trouble-not_a_day = Under “{ $column }” stands “{ $said }”; it must be a day, such as 2026-11-29.
trouble-day_in_the_future = Under “{ $column }” stands “{ $said }”, which is yet to come.
trouble-row_twice = { $name } has a row for this round already.
trouble-round_missing = Round { $round } is missing before this one.
trouble-row_missing = { $name } has no row in round { $round }.
trouble-cards_differ = In round { $round } { $said } cards were dealt, says this row; another says { $found }.
trouble-points_differ = { $name } has { $said } points in round { $round }, says the row; the rules give { $found }.
trouble-total_differs = { $name } has { $said } in all after round { $round }, says the row; it adds up to { $found }.
trouble-bonus_impossible = No cards give { $name } a bonus of { $said } in round { $round }.
trouble-bonus_counts_not = { $name } missed the bid in round { $round }, so the bonus of { $said } does not count.
trouble-bonuses_impossible = The bonuses of round { $round } cannot all come from one box of cards.
trouble-winner_differs = The winner is { $said_count ->
    [0] nobody
   *[other] { $said }
}, says the sheet; by the points it is { $found_count ->
    [0] nobody
   *[other] { $found }
}.
trouble-rules = Round { $round }: { $reason }
