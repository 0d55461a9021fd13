# 骷髅牌规则的话。

word-skull = 骷髅牌
word-place = 放牌
word-place_all = 全员放牌
word-bid = 叫价
word-pass = 放弃
word-reveal = 翻牌
word-lose_disc = 失去圆牌
word-choose_starter = 指定首家
word-challenge = 整轮结果
word-first_placement = 第一张圆牌
word-placement = 放牌或叫价

violation-player_is_out = { $player } 已经出局。
violation-already_placed = { $player } 已经放过了。还没放的：{ $players }。
violation-starter_places_last = { $player } 是首家，最后放。请先放：{ $players }。
violation-not_their_turn = 现在轮到 { $turn }，不是 { $player }。
violation-no_disc_in_hand = { $player } 手里没有圆牌了，必须叫价。
violation-no_last_chance = { $player } 没有最后机会圆牌可放。
violation-bid_too_low = { $player } 叫 { $bid } 太低，至少要叫 { $least }。
violation-bid_above_discs_on_table = { $player } 叫 { $bid }，但桌上只有 { $on_table } 张圆牌。
violation-own_stack_first = { $challenger } 要先翻完自己的 { $discs } 张，才能翻 { $owner } 的。
violation-nothing_to_turn = { $owner } 没有可翻的圆牌了。
violation-last_chance_is_flower = { $owner } 最上面的是最后机会圆牌，那一定是花。
violation-skull_is_gone = { $owner } 已经没有骷髅了，第 { $proved_round } 轮可以看出来。两条记录里有一条记错了。
violation-skull_is_among_them = 这张不可能是花：{ $owner } 的 { $discs } 张里还有骷髅，第 { $proved_round } 轮可以看出来。两条记录里有一条记错了。
violation-challenge_out_of_range = 叫 { $bid } 不可能：场上一共 { $max } 张圆牌。
violation-skull_must_be_own = { $challenger } 要先翻完自己的圆牌，骷髅就在里面，翻到的只能是自己的骷髅。
violation-not_enough_flowers = 叫 { $bid } 不可能成功：桌上最多只有 { $flowers } 朵花。
violation-discs_out_of_range = { $player } 可以有 0 到 { $max } 张圆牌，不能是 { $discs } 张。
violation-successes_out_of_range = 游戏进行中 { $player } 的成功次数只能是 0 或 1，不能是 { $successes }。
violation-ruling_leaves_nobody = 总得有人留在游戏里。

reason-two_successes = 两次挑战成功。
reason-last_player = 只剩这一位还有圆牌。
