## Lists of names and words

list-more = { $list }, { $word }
list-last = { $list } and { $word }

## Everywhere

app-name = Table Companion
app-description = Scores for board-game tables: Skull King, judged by the rules, entry by entry.

