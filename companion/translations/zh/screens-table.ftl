## 牌桌：正在进行的一轮

table-tools = 牌桌工具
table-undo = 撤销上一步
table-redo = 恢复刚撤销的一步
table-sheet = 计分表
table-menu = 更多
table-close = 关闭
table-back = 回到本轮
table-watching = 你正在旁观
table-loading = 请稍候……
table-tab-sheet = 计分表
table-tab-log = 记录
table-players = 玩家

table-round = 第 { $round } 轮
table-tiebreak-cards = 加赛 · { $count } 张牌
table-cards = { $count } 张牌
table-correcting = 更正中
table-who-deals = { $name } 发牌
table-who-leads = { $name } 先出
table-deals = 发牌
table-leads = 首墩先出
table-points-of = 第 { $round } 轮得分
table-rank = 第 { $rank } 名

table-bids-for-tricks = { $cards } 墩共叫 { $bids }
table-tricks-of = 已记 { $tricks } / { $cards } 墩
table-bids-now = { $name } 叫几墩
table-took-now = { $name } 赢了几墩
table-to-go = 还差 { $count } 人
table-tricks-left = 剩 { $count } 墩
table-next = 下一位：{ $name }
table-made-it = 叫中
table-left-over = 剩下 { $tricks } 墩
table-bonus = 奖励
table-yes = 有

table-bid = 叫 { $bid }
table-bid-word = 叫墩
table-bid-took = 叫 { $bid } 赢 { $tricks }
table-heard-bid = 叫 { $bid }
table-no-bid-yet = 还没叫
table-heard-tricks = 赢了 { $tricks } 墩
table-no-tricks-yet = 墩数未报
table-heard-total = 总分 { $total }，第 { $rank } 名
table-key-bid = { $name } 叫 { $count }
table-key-took = { $name } 赢了 { $count } 墩
table-key-made = { $name } 赢了 { $count } 墩：叫中
table-explain = { $name } 第 { $round } 轮 { $points } 分，看明细
table-explain-or-bonus = { $name } 第 { $round } 轮 { $points } 分，看明细或记奖励

table-nobody-bid = 还没有人叫
table-have-not-bid = { $names } 还没叫
table-many-have-not-bid = { $names_count } 人还没叫：{ $names }
table-many-tricks-missing = 还差 { $names_count } 人：{ $names }
table-tricks-missing = 还差 { $names }
table-still-open = 还没填：{ $names }
table-record-bids = 叫完了，开打
table-record-result = 记下第 { $round } 轮
table-record-with-rest = { $tricks ->
    [0] { $name } 一墩没赢：记下
   *[other] { $name } 赢了剩下的 { $tricks } 墩：记下
}
table-amend = 更正第 { $round } 轮

table-one-more = 再来一轮。
table-one-more-many = 第 { $round } 轮后 { $count } 人同为 { $total } 分。所有人再打一轮，每人 { $cards } 张，直到有人独自领先。
table-one-more-why = 第 { $round } 轮后 { $names } 同为 { $total } 分。所有人再打一轮，每人 { $cards } 张，直到有人独自领先。

table-recorded = 已记下。
table-amended = 已更正。
table-taken-back = 已撤销。
table-taken-back-what = 已撤销：{ $what }。
table-brought-back = 已恢复。
table-stale = 刚才有人也记了一步，这是现在的情况。
table-failed = 没有成功，请再试一次。
table-unsent = 没有发出：连不上服务器。已填的内容都保留着。
table-send-again = 重新发送

table-act-bids = 第 { $round } 轮的叫墩
table-act-result = 第 { $round } 轮的结果
table-act-void_round = 第 { $round } 轮作废
table-act-ruling = 裁定
table-act-join = 有人加入
table-act-leave = 有人离开
table-act-end = 结束游戏
table-act-amend = 更正

table-short-fourteen = { $suit } 14
table-short-mermaids = 海盗捉了 { $count } 个美人鱼
table-short-pirates = Skull King 捉了 { $count } 个海盗
table-short-skull_king = 美人鱼捉了 Skull King

table-bonus-fourteens = 赢到的 14
table-bonus-mermaids = 海盗捉到的美人鱼
table-bonus-pirates = Skull King 捉到的海盗
table-bonus-skull_king = 美人鱼捉到 Skull King
table-chip-fourteens = { $suit } 14
table-chip-mermaids = { $count } 个美人鱼
table-chip-pirates = { $count } 个海盗
table-chip-skull_king = Skull King

## 一行的明细

row-title = { $name } · 第 { $round } 轮
row-done = 好了
row-no-bonus-missed = 没有叫中，奖励不算分。
row-no-bonus-tricks = 一墩没赢，也就没有奖励。

## 计分表与更正

sheet-round = 轮
sheet-total = 总分
sheet-cards = { $count } 张
sheet-tiebreak = 加赛
sheet-ruling = 裁定
sheet-hint = 上为叫墩 · 墩数，下为得分。点一格即可更正。
sheet-hint-watching = 上为叫墩 · 墩数，下为得分。点一格看明细。
amend-part = 更正哪一项
amend-bids = 叫墩
amend-result = 墩数
amend-leave = 不改了
breaks-title = 后面的记录对不上了
breaks-what = 这样更正后，{ $what } 不再成立：
breaks-cut-hint = 可以继续修改；也可以从那里截断：{ $what } 以及之后的记录都会拿掉，重新填写。撤销可以全部恢复。
breaks-keep = 继续修改
breaks-cut = 更正，并从 { $what } 起截断

## 记录

log-open = 开桌：{ $names }
log-bids = 第 { $round } 轮叫墩：{ $list }
log-result = 第 { $round } 轮墩数：{ $list }
log-number = { $name } { $value }
log-with-bonuses = { $tricks }（{ $bonuses }）
log-void_round = 第 { $round } 轮作废
log-void_round-note = 第 { $round } 轮作废：{ $note }
log-ruling = 裁定：{ $note }
log-ruled = （{ $list }）
log-join = { $name } 加入，起始 { $total } 分
log-join-note = { $name } 加入，起始 { $total } 分
log-leave = { $player } 离开
log-leave-note = { $player } 离开：{ $note }
log-end = 提前结束
log-end-note = 提前结束：{ $note }
log-undo = 撤销了 { $what }
log-redo = 恢复了 { $what }
log-amend = 更正：{ $what }
log-cut = 从 { $what } 起全部截断。
log-undone = { $time } 撤销
log-undone-by = { $time } { $name } 撤销
log-amended = { $time } 更正为：
log-amended-by = { $time } { $name } 更正为：
log-label = 牌桌改名为 { $label }
log-names = 改名：{ $names }
log-options = 更改了设置
log-notes = 更改了备注
log-rematch = 开了下一局

## 菜单

menu-title = 这张牌桌
menu-void_round = 本轮作废
menu-void_round-hint = 发错牌、打翻饮料：重新发牌
menu-ruling = 裁定
menu-ruling-hint = 加减分、谁发牌，并写明原因
menu-join = 有人加入
menu-join-hint = 坐在顺序的最后
menu-leave = 有人离开
menu-leave-hint = 其他人继续
menu-end = 现在结束
menu-end-hint = 打烊了：以现在的分数为准
menu-names = 名字
menu-names-hint = 玩家和牌桌的名字
menu-home = 首页
menu-share = 分享这一桌
menu-share-hint = 二维码、电视牌板、再加一位记分
menu-copied = 链接已复制。

void-hint = 第 { $round } 轮重来：叫墩作废，不计分。为什么？
void-misdeal = 发错牌
void-spilt = 打翻饮料
void-exposed = 有牌被看到
void-miscounted = 墩弄混了
void-other = 其他原因
void-do = 本轮作废
leave-hint = 总分留在计分表上；之后只给留下的人发牌。
leave-hint-playing = 正在进行的一轮作废，给留下的人重新发牌。
leave-do = { $name } 离开
join-hint = 从第 { $round } 轮开始参加。
join-name = 名字
join-total = 起始分数
join-do = 加入
end-hint = 分数保持不变，没有赢家。
end-note = 原因（可不填）
end-do = 结束游戏
ruling-hint = 全桌一致同意的事。会连同说明留在记录里。
ruling-note = 同意了什么
ruling-points = 加分（+）或减分（−）
ruling-dealer = 下一轮谁发牌
ruling-do = 记下裁定
names-label = 牌桌名
names-seat = { $number } 号座位
names-do = 保存

## 终局

end-title = 终局
end-rounds = 共 { $count } 轮
end-winner = { $names } 获胜
end-nobody = 这次没有赢家
end-left = 已离开
end-table = 最终名次
end-chart = 各轮总分
end-chart-label = 每位玩家每轮之后的总分曲线；线尾的数字是座位号。
end-rematch = 原座再来一局
end-change-seats = 换座位
