## 对局结果，转发给别人

result-won = { $name } 获胜。
result-nobody = 无人获胜。
result-legend = 轮次：叫墩/得墩，得分 = 总分
result-columns = 叫墩/得墩，以及每轮之后的总分
result-skull-success = { $round }：{ $name } 叫 { $bid }，成功
result-skull-own_skull = { $round }：{ $name } 叫 { $bid }，翻到自己的骷髅
result-skull-anothers_skull = { $round }：{ $name } 叫 { $bid }，翻到 { $label } 的骷髅

result-title = 分享结果
result-share = 分享结果
result-send = 发送
result-copy = 复制文字
result-copied = 已复制
result-copy-by-hand = 请手动复制上面的文字。
result-page = 结果页面
result-elsewhere = 记到别处
result-bg-stats = BG Stats
result-bg-stats-hint = 把这一局交给本机上的 BG Stats 应用。
result-bgg = 复制 BoardGameGeek 评论
result-bgg-hint = 每一轮的文字，用于对局评论
result-files = 文件
result-file-csv = 每一轮（CSV）
result-file-bg-stats = BG Stats 对局文件
result-missing = 暂时连不上店里的服务器，请稍后再试。
result-again = 再试一次
result-sheet = 逐轮记录
result-to-table = 前往这一桌
result-summary = { $game }：{ $names }

## 把店里的历史导出成文件

export-title = 导出
export-lead = 这里列出的一切，都可以存成文件。数据不会被锁住。
export-lead-chosen = 按上面的条件筛选出的对局。
export-csv-game = 按对局（CSV）
export-csv-game-hint = 每位玩家一行：总分、名次、胜者。
export-csv-round = 按轮次（CSV）
export-csv-round-hint = 每位玩家每轮一行：叫墩、得墩、得分。
export-json = 全部（JSON）
export-json-hint = 包含记录、玩家和游戏目录，可以重新导入本店或其他店。
export-json-chosen = 这些对局及其记录（JSON）
export-json-chosen-hint = 可以重新导入本店或其他店。
export-bg-stats = BG Stats
export-bg-stats-hint = 供 BG Stats 应用导入。
export-running = 已完成 { $done } / { $count } 局
export-stop = 停止
export-done = 已保存：{ $name }
export-broken = 连接中断，没有保存任何内容。

problem-still_running = 这一局还没有结束。

