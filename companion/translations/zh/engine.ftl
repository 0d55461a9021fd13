# 规则的话：不能记的原因、得分明细、游戏用语。

word-skull-king = Skull King
word-green = 绿色
word-purple = 紫色
word-yellow = 黄色
word-black = 黑色
word-bids = 叫墩
word-result = 本轮结果
word-join = 有人加入
word-ruling = 裁定
word-void_round = 本轮作废
word-leave = 有人离开
word-end = 结束游戏
word-bidding = 叫墩
word-playing = 本轮结果
word-game_over = 已经结束

violation-ill_shaped = 这条记录读不懂，请看标出的地方。
violation-unknown_game = 这里没有叫“{ $game }”的游戏。
violation-seats_out_of_range = 现在是 { $seats } 人，这个游戏要 { $min } 到 { $max } 人。
violation-not_now = 现在该记的是{ $phase }，还不能记{ $type }。
violation-game_is_over = 游戏已经结束。想接着玩，请撤销最后一条。
violation-player_has_left = { $player } 已经离开了。
violation-table_full = 这桌的 { $max } 个座位都坐满了。
violation-no_join_in_tiebreak = 正在加赛分胜负，新来的人请等下一局。
violation-join_total_out_of_range = 新来的人只能从 { $min } 到 { $max } 分起步，{ $total } 不行。
violation-ruling_out_of_range = 裁定给 { $player } 的分数要在 { $min } 到 { $max } 之间，{ $points } 不行。
violation-bids_missing = 还没叫墩：{ $players }。
violation-bid_out_of_range = { $player } 叫了 { $bid } 墩，但这一轮只能叫 0 到 { $cards }。
violation-rows_missing = 还没有结果：{ $players }。
violation-tricks_out_of_range = { $player } 不可能赢 { $tricks } 墩：每人只发了 { $cards } 张牌。
violation-count_out_of_range = { $value } 不是能数出来的数目。
violation-bonus_needs_exact_bid = 叫墩正好才算奖励分。{ $player } 叫的是 { $bid }。
violation-tricks_do_not_add_up = 一共记了 { $tricks } 墩，但每人发了 { $cards } 张牌，应该正好 { $cards } 墩。{ $destroyed ->
    [0] {""}
   *[other] （另有 { $destroyed } 墩被毁。）
}
violation-too_many_destroyed = { $most ->
    [0] 这一局每墩都有人赢，不会有被毁的墩。
   *[other] 记了 { $destroyed } 墩被毁，最多只能有 { $most } 墩。
}
violation-fourteen_twice = { $suit }的 14 只有一张，不能记两次：{ $players }。
violation-one_skull_king = 只有一张 Skull King：要么他捉了海盗，要么他被美人鱼捉住，而且只有一次。现在记在：{ $players }。
violation-two_mermaids = 只有两张美人鱼。被海盗捉住 { $by_pirates } 张{ $took_king ->
    [0] {""}，太多了。
   *[other] ，又有 { $took_king } 张捉了 Skull King，太多了。
}
violation-six_pirates = 海盗一共六张（包括女海盗 Tigress）。{ $pirate_tricks ->
    [0] Skull King 不可能捉 { $by_king } 张。
   *[other] Skull King 捉了 { $by_king } 张，剩下的不够在 { $pirate_tricks } 墩里捉美人鱼。
}
violation-king_trick_full = 一墩里放不下 { $pirates } 张海盗：这里 Skull King 最多捉 { $most } 张。
violation-tricks_needed = 这样要赢 { $needed } 墩，{ $player } 只赢了 { $tricks } 墩。
violation-no_room = 这些一共 { $cards } 张牌，但 { $player } 的 { $tricks } 墩只有 { $places } 张。
violation-must_lead = 一墩里有三张彩色的 14，谁首出谁赢。首出第一墩的是 { $leader }，不是 { $player }。
violation-fourteens_missing = { $undealt ->
    [0] 70 张牌全都打出来了
   *[other] 只有 { $undealt } 张牌没有发
}：{ $suits }的 14 在谁那里？

line-bid_made = 叫 { $count } 墩，正好：{ $count } × 20
line-zero_made = 叫零成功：10 × { $cards } 张
line-bid_missed = 差 { $difference } 墩：{ $difference } × −10
line-zero_missed = 叫零失败：−10 × { $cards } 张
line-fourteen = { $suit }的 14
line-mermaids = 海盗捉住美人鱼 × { $count }
line-pirates = Skull King 捉住海盗 × { $count }
line-skull_king = 美人鱼捉住 Skull King

reason-highest_total = 总分最高，而且独占第一。
reason-ended_early = 提前结束：名次保留，没有赢家。
