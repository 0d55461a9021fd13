# How fresh the table on this phone is.

live-stale = 自 { $time } 起没有收到新消息
