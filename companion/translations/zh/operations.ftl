# How the house is run, and what is said when something is wrong with it.

error-reference = 供店家查找原因的编号：

error-damaged-title = 这张牌桌无法读取
error-damaged-text = 它的记录里有内容被改动或丢失了。其他牌桌一切照常。请告诉店家。
problem-log_damaged = 牌桌 { $code } 的记录无法读取：其中有内容被改动或丢失了。其他牌桌一切照常。请告诉店家。
damaged-tables = { $codes_count ->
   *[other] 牌桌 { $codes } 的记录无法读取。其他牌桌都在下面。请告诉店家。
}

## Backups

backups-late = 夜间备份失败了。最近一份是 { $newest } 的。原因见服务器日志。
backups-none = 夜间备份失败了，目前一份备份也没有。原因见服务器日志。

## Tables that nobody has touched for half a day

forgotten-end-all = 结束半天没人动过的 { $count } 张牌桌
forgotten-end-all-hint = 这 { $count } 张牌桌会按现状结束，统计里不记胜者。不能一次全部撤销；要恢复某一张，请到那张牌桌上撤销。
forgotten-end-all-do = 全部结束（{ $count } 张）
forgotten-keep = 先不结束
forgotten-ended = 已结束 { $count } 张牌桌。
