# How fresh the table on this phone is.

live-stale = { $time } から新しい情報が届いていません
