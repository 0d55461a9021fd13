## 骷髅牌：按座位看到的牌桌

skull-round = 第 { $round } 轮
skull-face-flower = 花
skull-face-skull = 骷髅

skull-mid-placed = 已放
skull-mid-of = 共 { $count } 人
skull-mid-on-table = 桌上
skull-mid-discs = { $count ->
   *[other] 张圆牌
}
skull-mid-bid = 叫价
skull-mid-of-table = 桌上共 { $count } 张
skull-mid-to-turn = 还要翻
skull-mid-flowers = 共 { $count } 朵花
skull-mid-turned = 翻开
skull-mid-then-skull = 要 { $count } 朵，翻到骷髅
skull-mid-then-own = 要 { $count } 朵，遇自己骷髅
skull-mid-met-own = 遇自己骷髅
skull-mid-round = 第 { $round } 轮

skull-sub-left = 已离开
skull-sub-out = 出局
skull-sub-starts = 首家
skull-sub-placed = 已放
skull-sub-places = 放牌或叫价
skull-sub-raises = 加价或放弃
skull-sub-bid = 叫 { $count }
skull-sub-passed = 已放弃
skull-sub-challenger = 挑战者
skull-sub-loses = 失去 { $count } 张
skull-sub-takes = 拿走一张
skull-sub-chooses = 出局，指定首家

skull-heard-discs = 剩 { $count } 张
skull-heard-stack = 垫上 { $count } 张
skull-heard-turned = 已翻开：{ $faces }
skull-heard-successes = { $count ->
    [0] 没有成功
   *[other] 成功 { $count } 次
}
skull-heard-last-chance = 持有最后机会圆牌

skull-proof-yes = 有骷髅
skull-proof-no = 没有骷髅
skull-proof-unknown = 不确定

## 点座位

skull-tap-place = { $name } 已放
skull-tap-stack = { $name } 的牌堆：翻最上面一张
skull-tap-starter = { $name } 当下一轮首家
skull-tap-challenger = { $name } 接受挑战
skull-tap-outcome = 翻到 { $name } 的骷髅

## 现在该做什么

skull-first = 每人面朝下放一张圆牌，{ $name } 最后放。
skull-all-placed = 大家都放好了
skull-still-to-place = 还没放的：{ $names }。
skull-starter-last = 只差 { $name }：首家最后放。
skull-last-chance-disc = 最后机会圆牌
skull-place-last-chance = { $name } 放最后机会圆牌
skull-holds-last-chance = { $name } 只剩一张，本轮拿到最后机会圆牌：一朵人人都认得的花。
skull-last-chance-back = { $name } 交回最后机会圆牌。

skull-starts-first = { $name } 当首家。
skull-starts-challenger = { $name } 是挑战者，继续当首家。
skull-starts-skull_owner = { $challenger } 因 { $name } 的骷髅出局，所以 { $name } 当首家。
skull-starts-chosen = { $name } 由 { $challenger } 指定为首家。
skull-starts-ruling = 按全桌的裁定，{ $name } 当首家。
skull-starts-next_seat = 轮到下一位：{ $name } 当首家。

skull-was-success = { $name } 翻开 { $count } 朵花，挑战成功。把垫翻面，大家收回圆牌。
skull-was-anothers_skull = { $name } 叫 { $count }，翻到 { $owner } 的骷髅：{ $left ->
    [0] 最后一张没了，{ $name } 出局。
   *[other] 失去一张，还剩 { $left } 张。
}
skull-was-own_skull = { $name } 叫 { $count }，翻到自己的骷髅：{ $left ->
    [0] 最后一张没了，{ $name } 出局。
   *[other] 失去一张，还剩 { $left } 张。
}

skull-now = 轮到 { $name }：{ $what }。
skull-bid-is = { $name } 叫 { $count }，桌上共 { $table } 张。
skull-opens = { $name } 叫价
skull-must-bid = { $name } 手里没有圆牌，必须叫价
skull-places = { $name } 加一张
skull-raises = { $name } 加价到
skull-passes = { $name } 放弃
skull-ends-bidding = 叫 { $count } 立即结束叫价
skull-key-bid = { $name } 叫 { $count }
skull-key-bid-ends = { $name } 叫 { $count }，立即结束叫价

skull-to-turn = { $name } 还要翻 { $count } 朵花。
skull-own-top = 先从上往下翻 { $name } 自己的牌堆。最上面一张是：
skull-top = { $name } 牌堆最上面一张是：
skull-choose-stack = 点 { $name } 接下来要翻的牌堆。
skull-key-flower = { $name } 的牌堆：花
skull-key-skull = { $name } 的牌堆：骷髅

skull-lose-own-some = 是 { $name } 自己的骷髅。{ $name } 从自己的 { $discs } 张里暗中选一张永久拿走，不给任何人看。
skull-lose-own-last = 是 { $name } 自己的骷髅，也是最后一张。这张永久拿走。
skull-lose-own-both = 是 { $name } 自己的骷髅。两张都失去：自己的一张永久拿走，最后机会圆牌放回盒子。
skull-lose-others-some = 是 { $owner } 的骷髅。{ $owner } 把 { $name } 的 { $discs } 张面朝下洗混，不看牌面拿走一张。
skull-lose-others-last = 是 { $owner } 的骷髅。{ $owner } 不看牌面拿走 { $name } 的最后一张。
skull-lose-others-both = 是 { $owner } 的骷髅。两张都失去：{ $owner } 不看牌面拿走 { $name } 自己的一张，最后机会圆牌放回盒子。
skull-then-challenger = 然后大家收回圆牌。{ $name } 是挑战者，下一轮继续当首家。
skull-then-skull_owner = { $name } 出局。骷髅的主人 { $owner } 当下一轮首家。
skull-then-chooses = { $name } 出局，并指定下一轮的首家。
skull-then-wins = { $name } 出局。桌上只剩 { $winner }：{ $winner } 获胜。
skull-gone = { $left ->
    [0] { $count ->
        [1] 最后一张已拿走
       *[other] 两张都已拿走
    }
   *[other] 已拿走一张
}
skull-out-by-own = { $name } 因自己的骷髅出局。
skull-names-starter = { $name } 指定下一轮的首家：点那个座位。

## 只记结果

skull-by-result = 只记结果
skull-disc-by-disc = 逐张记录
skull-told-who = 谁接受了挑战？点那个座位。
skull-told-bid = { $name } 叫
skull-told-most = 场上共 { $count } 张
skull-told-bid-is = { $name } 叫 { $count }。
skull-told-whose = 翻到了谁的骷髅？点那个座位，或者：
skull-told-success = 没有骷髅：{ $count } 朵花，成功
skull-told-other-bid = 换个叫价

## 能推断的，和怎么回去

skull-proved-title = 这不可能
skull-proved-by = 第 { $round } 轮：
skull-proved-now = 这张记错了，重新选
skull-proved-then = 回到第 { $round } 轮去更正
skull-menu-told = 只记结果
skull-menu-told-hint = 挑战者、叫价、结果：每轮点三下
skull-menu-proof = 显示能推断的
skull-menu-proof-hint = 谁一定有骷髅，谁一定没有。靠记性也是游戏的一部分。
skull-amend-written = 原记录：

## 计分表、记录、裁定、结束

skull-sheet-hint = 每轮之后剩下的圆牌；花表示成功。点一轮可以更正记录。
skull-sheet-hint-watching = 每轮之后剩下的圆牌；花表示成功。
skull-sheet-now = 现在
skull-sheet-started = { $name } 当首家。
skull-sheet-turned = 之前翻开 { $count } / { $bid } 朵。
skull-sheet-last-chance = { $name } 持有最后机会圆牌。
skull-sheet-open = 第 { $round } 轮：{ $words } 查看记录。
skull-round-hint = 记错了哪一条，就点哪一条。

skull-log-place = { $name } 放一张圆牌
skull-log-place-last-chance = { $name } 放最后机会圆牌
skull-log-place_all = 大家放好第一张
skull-log-bid = { $name } 叫 { $count }
skull-log-pass = { $name } 放弃
skull-log-flower = { $name } 的牌堆：花
skull-log-skull = { $name } 的牌堆：骷髅
skull-log-lose_disc = 圆牌已拿走
skull-log-choose_starter = 指定 { $name } 当首家
skull-log-told-success = { $name } 叫 { $count }，成功
skull-log-told-own = { $name } 叫 { $count }，翻到自己的骷髅
skull-log-told-others = { $name } 叫 { $count }，翻到 { $owner } 的骷髅
skull-log-amend = 更正：{ $what }
skull-log-discs = { $name } 有 { $count } 张
skull-log-successes = { $name } { $count ->
    [0] 没有成功
   *[other] 成功 { $count } 次
}

skull-ruling-discs = 圆牌
skull-ruling-successes = 成功
skull-ruling-discs-of = { $name } 的圆牌
skull-ruling-successes-of = { $name } 的成功次数
skull-ruling-starter = 本轮首家
skull-ruling-starter-stays = 不变：{ $name }

skull-why-two_successes = { $name } 在第 { $round } 轮翻开 { $count } 朵花，第二次成功，因此获胜。
skull-why-last_player = { $out } 在第 { $round } 轮失去最后一张圆牌，只有 { $name } 还有圆牌。

table-act-place = 放一张圆牌
table-act-place_all = 大家的第一张
table-act-bid = 叫价
table-act-pass = 放弃叫价
table-act-reveal = 翻开的圆牌
table-act-lose_disc = 失去的圆牌
table-act-choose_starter = 首家的指定
table-act-challenge = 第 { $round } 轮

## 菜单里骷髅牌的说法

skull-void-hint = 第 { $round } 轮重来，当作还没放过牌。为什么？
skull-leave-hint = 本轮重来，离开的人出局。
skull-menu-void_round-hint = 打翻饮料、圆牌被看到：重新放牌
skull-menu-ruling-hint = 圆牌、成功、首家，附说明
void-seen = 圆牌被看到了
void-misplaced = 圆牌弄混了
