## 规则说明

rules-title = 规则
rules-lead = 用来教学，也用来查阅。
rules-of = { $game }：规则
rules-back = 返回
rules-contents = 本页内容
rules-languages = 本页语言
rules-why = 规则
rules-help = 规则：现在这一步
rules-help-hint = 打开规则说明，正好翻到这一步

## 说明里的例子

rules-name-p1 = 安娜
rules-name-p2 = 阿博
rules-name-p3 = 小西
rules-name-p4 = 小迪
rules-name-p5 = 伊莱
rules-name-p6 = 小菲
rules-name-p7 = 阿格
rules-name-p8 = 哈尔
rules-answer = 答案
rules-players = 人数
rules-hands = 手数
rules-round = 第 { $round } 轮
rules-discs = 圆牌总数
rules-highest-bid = 最高叫价
rules-player = 玩家
rules-bid = 叫墩
rules-tricks = 赢墩
rules-points = 得分
rules-total = 合计
rules-score-facts = 每人 { $cards } 张牌，叫 { $bid } 墩，赢 { $tricks } 墩
rules-round-facts = 第 { $round } 轮，每人 { $cards } 张
rules-earns = 叫墩正好时，奖励 { $points } 分：
rules-earns-nothing = 没有奖励分。
rules-leads-next = { $name } 首出下一墩。
rules-on-table = 桌上有 { $count } 张圆牌。
rules-may-place = { $name } 可以加放一张。
rules-may-bid = { $name } 可以叫 { $min } 到 { $max }。
rules-may-pass = { $name } 可以放弃。
rules-turn-own = 接下来翻自己那叠最上面的一张。
rules-turn-any = 接下来翻这几叠中任意一叠最上面的一张：{ $list }。
