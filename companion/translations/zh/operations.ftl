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
