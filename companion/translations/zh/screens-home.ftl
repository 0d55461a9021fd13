## 名单

list-more = { $list }、{ $word }
list-last = { $list }和{ $word }

## 通用

app-name = 桌游记分伴侣
app-description = 在桌边记分，每一笔都按游戏规则核对。
back-home = 首页

## 首页

home-running = 你的牌桌
home-round = 第 { $round } 轮
home-ended = 刚刚结束
home-won = { $players }获胜
home-ended-early = 提前结束
home-minutes =
    { $minutes ->
        [0] 刚刚开始
       *[other] { $minutes } 分钟
    }
home-hours = { $hours } 小时 { $minutes } 分钟
home-days =
    { $days ->
        [1] 昨天开始
       *[other] { $days } 天前开始
    }
home-lead = 在桌边记分。每一笔都按规则核对，一笔也不会丢。
home-new = 开新桌
home-join = 旁观牌桌
home-join-code = 牌桌代码
home-join-hint = 代码在记分人手机的“⋯”里，大小写和空格都不影响。
home-join-go = 打开
home-join-empty = 请先输入牌桌代码。
home-join-unknown = 没有代码为“{ $code }”的牌桌。请和记分人的手机核对一下。
home-language = 语言
home-theme = 明暗
theme-auto = 跟随手机
theme-light = 浅色
theme-dark = 深色

## 开新桌

new-title = 开新桌
new-seats = 围坐一桌
new-seats-hint = { $min } 到 { $max } 人，按座位顺时针填写。
new-game = 游戏
new-seat-name = { $seat } 号座位的名字
new-seat-placeholder = 名字
new-move = 移动{ $name }，{ $seat } 号座位
new-move-hint = 可拖动，也可用方向键
new-earlier = { $name }往前移一位
new-later = { $name }往后移一位
new-moved = { $name }现在坐 { $seat } 号座位。
new-remove = 去掉{ $name }
new-removed = 已去掉{ $name }。
new-remove-seat = 去掉 { $seat } 号座位
new-dealer = { $name }发牌
new-dealer-short = 发牌
new-dealer-sentence = { $name }发牌，左手边的{ $left }首先出牌。
new-dealer-hint = 点名字旁的纸牌，可以换人发牌。
new-starter = { $name }当首家
new-starter-short = 首家
new-starter-sentence = { $name }是首家，接着轮到左手边的{ $left }。
new-starter-hint = 点名字旁的圆牌，可以换人当首家。
new-options = 选项
new-last_chance = 最后机会圆牌
new-last_chance-hint = 挑战失败后只剩一张的人，下一轮借用一朵人人都认得的花，每人每局一次。
new-last_chance-on = 使用最后机会圆牌
new-last_chance-off = 不用最后机会圆牌
new-recent = 在这里玩过的人
new-recent-more = 还有 { $count } 个名字
new-add = 请{ $name }入座
new-other-people = 换一批人
new-label = 牌桌名称
new-label-hint = 可不填，例如“4 号桌”或“靠窗那桌”。
new-start = 开始
new-start-waiting = 还差 { $missing } 个名字
new-full = 已经坐满：最多 { $max } 人。
new-name-twice = { $name }已经在 { $seat } 号座位。请加个字，以便区分。
new-name-long = 名字最多 40 个字符，这个有 { $length } 个。
new-offline = 暂时连不上店里的服务器。内容都还在，稍后再点“开始”。
new-refused = 没能开桌。内容都还在，请再点一次“开始”。
new-needs-script = 开新桌需要 JavaScript，请为本站启用它。
new-again = “{ $label }”的各位再来一局

## 没有内容可显示时

error-table-title = 没有这一桌
error-table-text = 没有代码为“{ $code }”的牌桌。请和记分人的手机核对后重新输入。
error-page-title = 这里什么也没有
error-page-text = 这个地址没有对应的页面。你的牌桌都在首页上。
error-other-title = 没有成功
error-other-text = 是店里的服务器出了问题，不是你的手机。已经记下的都安全，请稍后再试。

## 接口文档

docs-title = 程序接口
docs-lead = 店里自己的程序可以查询和记录的内容。程序可读的版本：
docs-contents = 目录
docs-body = 请求正文
docs-answers = 应答
docs-parameters = 参数
docs-required = 必填
docs-shapes = 数据结构
