## 导入文件

import-title = 导入对局
import-lead = 从文件导入对局：本站自己的导出、BG Stats 的导出，或《Skull King》的计分表。
import-choose = 选择文件
import-drop = 或把文件拖到这里
import-reading = 正在读取 { $name } …
import-large = { $name } 超过 16 MB。管理服务器的人可以用“flask companion take-in”导入。
import-kinds = 可以导入哪些文件
import-kind-own = 本站自己的导出（JSON），由店主导入，内容原样恢复。
import-kind-bg-stats = BG Stats：全部导出或单局。只取《骷髅牌》和《Skull King》。
import-kind-sheet = CSV 计分表，每人每轮一行，需要这些列：
import-kind-more = 还可以有：table、bonus、points、total、cards、dm、winner。每一行都会按规则核对。
import-source-companion = 本站自己的导出
import-source-bg-stats = BG Stats 的导出
import-source-score-sheet = 计分表
import-source-none = 里面没有能导入的对局
import-new = { $count } 局新对局
import-known = { $count } 局这里已经有了
import-deleted = { $count } 局在这里已删除，不会恢复
import-people-new = { $count } 位新面孔：{ $names }
import-people-known = { $count } 位已认识：{ $names }
import-people-more = { $names }等
import-person-as = { $name }（这里叫 { $known_as }）
import-aside-other_games = { $count } 局其他游戏，不导入
import-aside-ignored_plays = { $count } 局在 BG Stats 里不计入，不导入
import-aside-deleted_there = { $count } 局已在 BG Stats 里删除，不导入
import-aside-other_games_rows = { $count } 行属于其他游戏，不导入
import-aside-without_rounds = { $count } 行没有轮次，不导入
import-besides-house = 店名和店规（店里还没有时）
import-besides-dm = DM：{ $count }
import-besides-person = 玩家：{ $count }
import-besides-catalogue = 游戏目录：{ $count } 页
import-troubles = { $count } 处有问题
import-troubles-file = 这个文件读不了，没有导入任何内容。
import-troubles-games = 现在什么都不会导入。请改好文件，或者去掉这些，只导入其余的。
import-troubles-all = 没有导入任何内容。请改好文件后重新选择。
import-troubles-more = 只显示前 { $count } 条。
import-games = 文件内容
import-games-more = 只显示前 { $count } 局。
import-state-new = 新
import-state-known = 已有
import-state-deleted = 已删除
import-take = 导入 { $count } 局
import-take-besides = 导入其中的内容
import-take-rest = 导入其余 { $count } 局
import-taking = 正在导入 …
import-nothing = 里面没有新内容。
import-another = 换一个文件
import-done = { $count ->
    [0] 没有新内容可导入。
   *[other] 已导入 { $count } 局。
}
import-undo = 店主可以像删除其他对局一样，在每一局的页面上删除它。
import-show = 查看历史
import-unreachable = 连不上店里的服务器，没有导入任何内容。

import-told = { $label }：{ $note }
import-at-row = 第 { $label } 行
import-at-line = 文件第 { $label } 行
import-at-play = 第 { $label } 局
import-at-table = 第 { $label } 桌
import-at-game = 第 { $label } 局
import-at-house = 店铺
import-at-dm = 第 { $label } 位 DM
import-at-catalogue = 游戏目录第 { $label } 页
import-at-person = 第 { $label } 位玩家

problem-import_refused = 没有导入任何内容：文件里有问题。

## 文件可能有的问题

trouble-empty_file = 文件是空的。
trouble-packed_file = 这是工作簿或压缩文件。请另存为“CSV UTF-8”，或先解压再试。
trouble-not_text = 这不是文本。请另存为“CSV UTF-8”或 JSON 再试。
trouble-not_utf8 = 这里的文字编码无法确定。请另存为“CSV UTF-8”再试。
trouble-not_json = 文件从这里的第 { $column } 个字符起损坏，不再是 JSON。
trouble-too_deep = 文件嵌套得太深，不像任何程序写的。
trouble-no_such_number = 文件里有一个不可能的数字。
trouble-unknown_file = 这不是可以导入的文件。
trouble-games_not_rounds = 这里只有对局，没有轮次。计分表需要每人每轮一行。
trouble-columns_missing = 缺少的列：{ $columns }。
trouble-column_twice = 有两列都叫“{ $column }”。
trouble-broken_row = 这里的引号没有正确结束。
trouble-row_too_long = 这一行超过了第一行的 { $columns } 列。带逗号的文字要加引号。
trouble-too_many_rows = 超过 { $most } 行。请分批导入。
trouble-too_many_games = 超过 { $most } 局。管理服务器的人可以用“flask companion take-in”导入。
trouble-newer_file = 这个文件来自更新的版本，请先升级本店。
trouble-cut_off = 这个文件不完整，请重新导出。

trouble-not_a_play = 这不是一局记录。
trouble-date_unknown = 没有写是什么时候玩的。
trouble-in_the_future = 时间在将来。
trouble-too_few_people = 只有 { $people } 人，至少要 { $min } 人。
trouble-too_many_people = 有 { $people } 人，最多 { $max } 人。
trouble-name_missing = 有人没有名字。
trouble-name_too_long = 有名字超过 40 个字。
trouble-name_twice = 这里有两个人分不清：{ $name }。
trouble-misshapen = “{ $field }”缺失，或与本店的写法不符。
trouble-unfit_act = 记录中的第 { $number } 步不可能是这样写下的。

trouble-cell_is_empty = “{ $column }”列是空的。
trouble-not_a_whole_number = “{ $column }”列写着“{ $said }”，不是合适的整数。
trouble-not_yes_or_no = “{ $column }”列写着“{ $said }”，应为 true 或 false。
trouble-not_a_day = “{ $column }”列写着“{ $said }”，应为日期，如 2026-11-29。
trouble-day_in_the_future = “{ $column }”列写着“{ $said }”，还没到。
trouble-row_twice = { $name } 这一轮已经有一行了。
trouble-round_missing = 前面缺少第 { $round } 轮。
trouble-row_missing = 第 { $round } 轮缺少 { $name } 的一行。
trouble-cards_differ = 第 { $round } 轮这一行写发了 { $said } 张牌，另一行写 { $found } 张。
trouble-points_differ = 第 { $round } 轮 { $name } 写着 { $said } 分，按规则是 { $found } 分。
trouble-total_differs = 第 { $round } 轮后 { $name } 写着总分 { $said }，加起来是 { $found }。
trouble-bonus_impossible = 第 { $round } 轮没有哪些牌能让 { $name } 得到 { $said } 分奖励。
trouble-bonus_counts_not = 第 { $round } 轮 { $name } 没叫中，{ $said } 分奖励不算。
trouble-bonuses_impossible = 第 { $round } 轮的奖励分不可能都出自一副牌。
trouble-winner_differs = 表上写的赢家是{ $said_count ->
    [0] 无人
   *[other] { $said }
}，按分数是{ $found_count ->
    [0] 无人
   *[other] { $found }
}。
trouble-rules = 第 { $round } 轮：{ $reason }
