# How the house is run, and what is said when something is wrong with it.

error-reference = Reference for whoever runs the house:

error-damaged-title = This table cannot be read
error-damaged-text = Something in its log has been altered or lost. All other tables go on as before. Tell whoever runs the house.
problem-log_damaged = The log of table { $code } cannot be read: something in it has been altered or lost. All other tables go on as before. Tell whoever runs the house.
damaged-tables = { $codes_count ->
    [one] The log of table { $codes } cannot be read. All others are shown. Tell whoever runs the house.
   *[other] The logs of the tables { $codes } cannot be read. All others are shown. Tell whoever runs the house.
}

## Backups

backups-late = The nightly backup has failed. The newest one is of { $newest }. The server's log says why.
backups-none = The nightly backup has failed, and there is none yet. The server's log says why.

## Tables that nobody has touched for half a day

forgotten-end-all = { $count ->
    [one] End the table forgotten for half a day
   *[other] End all { $count } tables forgotten for half a day
}
forgotten-end-all-hint = { $count ->
    [one] It ends as it stands, with no winner in the statistics.
   *[other] These { $count } tables end as they stand, with no winner in the statistics. There is no undo for all at once; a single one is taken back at its own table.
}
forgotten-end-all-do = { $count ->
    [one] End it
   *[other] End all { $count }
}
forgotten-keep = Keep them open
forgotten-ended = { $count ->
    [one] One table has ended.
   *[other] { $count } tables have ended.
}
