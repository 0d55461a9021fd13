# How fresh the table on this phone is.

live-stale = No news since { $time }
