## Skull King 按墩记录、加入的牌、海盗的能力

card-short-escape = 逃跑
card-short-pirate = 海盗
card-short-tigress = Tigress
card-short-mermaid = 美人鱼
card-short-skull-king = Skull King
card-short-kraken = 海怪
card-short-white-whale = 白鲸
card-short-loot = 战利品
card-short-pirate-harry = 哈里
card-short-pirate-rascal = 无赖
card-short-pirate-rosie = 罗西
card-short-pirate-bendt = 本特
card-short-pirate-juanita = 胡安妮塔
pad-suit = { $suit }：选数字

way-trick = 本轮一墩一墩地记
way-trick-short = 按墩记
way-result = 本轮改为直接填墩数
way-result-short = 填墩数

trick-of = 第 { $number } / { $cards } 墩
trick-number = 第 { $number } 墩
trick-graybeard = Graybeard
trick-leads-now = { $name } 先出
trick-plays-now = { $name } 出牌
trick-ghost-now = 翻开 { $name } 的牌
trick-key = { $name }：{ $card }
trick-heard = { $name } 已出牌
trick-leads = 先出
trick-took = 赢了这墩
trick-takes = 赢这墩
trick-wins-so-far = 目前领先
trick-of-bid = 叫 { $bid }
trick-played = 出了{ $card }
trick-not-yet = 还没出牌
trick-won-of = 赢了 { $tricks } 墩，叫 { $bid }
trick-won-so-far = 已赢 { $tricks } 墩
trick-bonus-so-far = 叫中得 +{ $points }
trick-earns = 叫中可得 { $points }（{ $what }）。
trick-allied = 结盟：{ $names }。
trick-leads-next = 下一墩 { $name } 先出。
trick-won-by = { $name } 赢了这墩
trick-destroyed = 这墩没有人赢
trick-if-made = 叫中时计入：
trick-put-right = { $name }：换一张牌？
trick-record = 记下第 { $number } 墩
trick-amend = 更正第 { $number } 墩

shot-cannonball = 炮弹
shot-key = { $name } 用炮弹
destroyed-key = 无人赢：{ $count }
destroyed-key-label = 没有人赢的墩：{ $count }。点一下改为 { $next }。
destroyed-record = 有 { $count } 墩没有人赢：记下
loot-with = 战利品：与谁结盟
loot-chip = { $count ->
    [0] 与 { $name } 结盟
    [1] 与 { $name } 结盟
   *[other] 与 { $name } 结盟 { $count } 次
}

power-title = 海盗能力
power-short = 海盗
power-harry = 巨人哈里
power-harry-hint = 用哈里赢墩的人可以把自己的叫墩改动一墩。
power-harry-used = 巨人哈里：{ $name } 的叫墩 { $value }
power-harry-change = 叫墩 { $change }
power-harry-stays = 叫墩不变
power-wager = 罗阿坦的无赖
power-wager-hint = 用无赖赢墩的人可以为自己的叫墩押注：叫中得分，没中扣分。
power-wager-used = 罗阿坦的无赖：{ $name } 押 { $value }
power-wager-points = 押 { $points }
power-wager-none = 不押
amend-harry = 哈里
amend-wager = 无赖
power-nobody = 没有人可能用这个海盗赢墩。

table-act-trick = 第 { $round } 轮的一墩
table-act-harry = 哈里改动的叫墩
table-act-wager = 押注
table-short-loot = 结盟 { $count } 次
table-short-half_bonus = 差一墩，只算一半
table-short-harry = 哈里：{ $shown } → { $bid }
table-short-wager_won = 押注赢了
table-short-wager_lost = 押注输了
log-trick = 第 { $round } 轮的一墩：{ $list }
log-destroyed = 没有人赢的墩：{ $count }。
log-allied = 与 { $names } 结盟
sheet-destroyed = { $count } 墩无人赢
sheet-mark-cannonball = 炮弹
sheet-mark-harry = 哈里改过叫墩
sheet-mark-wager_won = 押注赢了
sheet-mark-wager_lost = 押注输了
sheet-mark-loot = 结盟
