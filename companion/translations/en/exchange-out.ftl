## What a game came to, to be sent on

result-won = { $name } won.
result-nobody = Nobody won.
result-legend = Round: bid/tricks, points = total
result-columns = Bid/tricks, and the total after each round
result-skull-success = { $round }: { $name } bid { $bid } and made it
result-skull-own_skull = { $round }: { $name } bid { $bid } and turned their own skull
result-skull-anothers_skull = { $round }: { $name } bid { $bid } and turned { $label }’s skull

result-title = Share the result
result-share = Share the result
result-send = Send
result-copy = Copy text
result-copied = Copied
result-copy-by-hand = Copy the text above by hand.
result-page = Page of the result
result-elsewhere = Note it down elsewhere
result-bg-stats = BG Stats
result-bg-stats-hint = Hands the game over to the app BG Stats on this phone.
result-bgg = Copy the comment for BoardGameGeek
result-bgg-hint = Every round as text, for the comment of your play
result-files = Files
result-file-csv = Every round (CSV)
result-file-bg-stats = Game for BG Stats
result-missing = No connection to the house just now. Try again in a moment.
result-again = Try again
result-sheet = Round by round
result-to-table = To the table
result-summary = { $game }: { $names }

## The house's history as files

export-title = Export
export-lead = Everything that is listed here, as a file. Nothing is locked in.
export-lead-chosen = The games that are listed here, by what you have chosen above.
export-csv-game = By game (CSV)
export-csv-game-hint = A row for each player: total, rank, who won.
export-csv-round = By round (CSV)
export-csv-round-hint = A row for each player and round: bid, tricks, points.
export-json = All of it (JSON)
export-json-hint = With logs, people and catalogue. It can be taken in again, here or in another house.
export-json-chosen = The games with their logs (JSON)
export-json-chosen-hint = It can be taken in again, here or in another house.
export-bg-stats = BG Stats
export-bg-stats-hint = For the import of the app BG Stats.
export-running = { $count ->
    [one] { $done } of { $count } game
   *[other] { $done } of { $count } games
}
export-stop = Stop
export-done = Saved: { $name }
export-broken = The connection broke off; nothing was saved.

problem-still_running = This game is not over yet.

