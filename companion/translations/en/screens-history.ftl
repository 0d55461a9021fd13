## The house's memory: games that are over

history-memory = The house's memory
history-tab-history = History
history-tab-players = Players
history-tab-catalogue = Catalogue
history-title = History
history-home-hint = Every finished game, and what became of it
history-search = Names, notes, tables
history-find = Find
history-filters = Filters
history-game = Game
history-dm = DM
history-table = Table
history-player = Player
history-from = From
history-to = To
history-any = Any
history-not-understood = That cannot be looked for as it stands. Check the days and the filters.
history-unreadable = { $codes_count ->
    [one] The log of { $codes } cannot be read in full. Everything else is shown.
   *[other] The logs of { $codes } cannot be read in full. Everything else is shown.
}
history-log-unreadable = The log of { $code } cannot be read. This is the result that was kept beside it.
history-nothing = No game fits that.
history-none-yet = No game is over yet. The first one will stand here as soon as it ends.
history-more = Show more
history-deleted = Deleted games
history-deleted-shown = These games were deleted. They count nowhere, and can be restored.
history-is-deleted = This game is deleted. It counts nowhere.
history-delete = Delete this game
history-restore = Restore this game
history-minutes = { $minutes } min
history-no-minutes = length not measured
history-no-winner = No winner
history-names = { $names }
history-logged = logged afterwards
history-logged-hint = This game was logged afterwards, so there is no score sheet.
history-when = Played
history-length = Length
history-gap = A pause of { $minutes } min is left out.
history-rounds = Rounds
history-notes = Notes
history-correct = Open the table to correct
history-unreachable = The house cannot be reached. What you typed is still here.

history-panel-sheet = Score sheet
history-panel-chart = Chart
history-panel-log = Log
history-panel-steps = Step by step
history-step = How far into the game
history-step-of = Step { $step } of { $steps }
history-step-back = Back
history-step-on = Next

history-log-one = Log a game played without the app
history-log-seats = Who played
history-log-hint = With points for everybody the ranks follow by themselves. Without, mark who won.
history-log-total = Points in seat { $seat }
history-log-points = Points
history-log-winner = Won
history-log-date = Day
history-log-minutes = Minutes
history-log-do = Log this game

## Players

players-title = Players
players-leaderboard = Leaderboard
players-by = Ordered by
players-by-wins = Wins
players-by-mean_rank = Average rank
players-by-best = Best total
players-by-made_share = Bids made
players-by-successes = Successful challenges
players-month = Month
players-all-time = All time
players-show = Show
players-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
players-nobody = Nobody has played enough for a place yet.
players-fewest = A place or a record takes at least { $count } games. Games ended early count apart. Months go by UTC.
players-everybody = Everybody
players-search = A name
players-none = Nobody here has a name like that.
players-merged-into = Plays under the name { $name } now.
players-is-also = { $name } is the same person.
players-take-apart = Take apart
players-take-apart-name = Take { $name } apart
players-figure-games = Games
players-figure-wins = Wins
players-figure-mean_rank = Average rank
players-figure-ranks = Best · worst rank
players-figure-best = Best total
players-figure-worst = Worst total
players-figure-bids = Bids made
players-figure-zero = Zero bids made
players-figure-bonus = Bonus points
players-figure-challenges = Challenges won
players-figure-discs_lost = Discs lost
players-figure-last_standing = Won as the last one standing
players-figure-early = Ended early
players-of = { $part } of { $whole }
players-by-bid = Bids made, by bid
players-made = Made
players-months = By month
players-recent = Last games
players-all-games = All games
players-put-right = Put right
players-rename = Another name
players-rename-do = Rename
players-merge = { $name } is the same person as
players-merge-choose = Their name here
players-merge-do = Merge
players-merge-hint = The games of both count together. This can be undone at any time.
players-forget = Forget this person
players-forget-hint = The name { $name } is replaced wherever the house has written it down, in logs, labels and notes as well. The games stay. This cannot be undone.
players-forget-sure = This is their wish
players-forget-do = Forget { $name }
players-stranger = Guest

## Catalogue

catalogue-title = Games of the house
catalogue-lead = What the house knows of its games, and what play itself tells of them.
catalogue-people = { $min }–{ $max } players
catalogue-median = { $minutes } min
catalogue-spread = half of them { $low }–{ $high } min
catalogue-box = { $minutes } min
catalogue-plays = { $count ->
    [0] not played here yet
    [one] played once
   *[other] played { $count } times
}
catalogue-play = Played here
catalogue-play-plays = Games
catalogue-play-last = Last played
catalogue-play-length = Usual length
catalogue-by-seats = By number of players
catalogue-seats = Players
catalogue-dms = DMs who know this game
catalogue-dm-plays = { $count ->
    [one] 1 game led
   *[other] { $count } games led
}
catalogue-dm-says-so = says so
catalogue-know = I know this game
catalogue-know-not = I do not know it after all
catalogue-facts = Written down
catalogue-not-recorded = not recorded
catalogue-as-of = as of { $date }
catalogue-as-of-label = As of
catalogue-rules = Rule sheet
catalogue-edit = Edit
catalogue-edit-hint = What is left empty counts as not recorded. Figures that move get their date. Texts change in the language you read.
catalogue-save = Save
catalogue-fact-names = Names
catalogue-fact-category = Category
catalogue-fact-mechanisms = Mechanisms
catalogue-fact-players = Players
catalogue-fact-best_with = Best with, says the community
catalogue-fact-box_minutes = Length on the box
catalogue-fact-learning = Effort to learn (1 very easy, 5 very demanding)
catalogue-fact-weight = Complexity
catalogue-fact-age = Age
catalogue-fact-year = Year
catalogue-fact-bgg_id = BoardGameGeek
catalogue-fact-bgg_rank = BoardGameGeek rank
catalogue-fact-chinese_publication = Chinese edition
catalogue-fact-known_by = Known by, in the handbook
catalogue-fact-edition = Edition
catalogue-fact-checked = Sources checked

## Refusals

reason-logged = The game was logged afterwards.
problem-no_such_game = There is no game “{ $code }” here.
problem-no_such_player = There is nobody with the number { $id } here.
problem-player_is_forgotten = { $name } has been forgotten, and stays so.
problem-player_has_name = Somebody else is called { $name } here. If the two are one, merge them.
problem-same_player = { $name } plays under another name already, or that is the very same person.
problem-not_merged = { $name } is merged with nobody.
problem-met_at_a_table = { $name } and { $other_name } sat at one table in { $code }: they are two people.
field-too_large = This is too much.
field-not_a_date = This must be a day, such as 2026-11-29.
field-in_the_future = This day is yet to come.
field-too_few_seats = Too few people for this game.
field-too_many_seats = Too many people for this game.
field-ranks_do_not_fit = These ranks do not fit together: two at rank 1 are followed by rank 3.
field-result_missing = Say who has won, or give points or ranks to everybody.
