## 尚未发送的内容

unsent-count = 未发送：{ $count }
unsent-act = 未发送
unsent-decide = 这里记下的内容与店里的记录对不上。什么都没丢，请你决定。
unsent-look = 查看
unsent-understood = 知道了
unsent-damaged = 手机里保存的内容已损坏，已经放到一边，牌桌会重新从店里取回。
unsent-keeping-blocked = 这个浏览器无法保存内容。可以继续记，但在全部发送之前请不要关闭本页。
unsent-keeping-full = 手机存储空间已满。可以继续记，但在全部发送之前请不要关闭本页。

## 两人同时记录

conflict-title = 两人同时记了
conflict-why = 你的记录还在路上时，别人也记了一步。请决定以哪个为准。
conflict-same = 别人已经记了完全相同的内容，留一份就够了。
conflict-theirs = 别人记的
conflict-mine =
    { $count ->
        [1] 这里记的
       *[other] 这里记的，共 { $count } 步
    }
conflict-drop = 放弃我的
conflict-drop-same = 放弃我的：已经有了
conflict-keep = 撤销对方的，保留我的
conflict-copy = 把我的复制为文字
conflict-copied = 已复制。
conflict-dropped = 已放弃。现在的情况如下。
conflict-hint = 撤销的内容仍在记录里；放弃的内容就没有了，需要的话请先复制。
conflict-over = 已经解决

refused-title = 店里没有接受这一步
refused-stands = 目前的情况
refused-unknown = 服务器返回了代码 { $status }，没有说明原因。
refused-put-right = 改正
refused-again = 再试一次
refused-drop = 放弃它

## 无法显示的牌桌

nowhere-title = 这部手机上还没有
nowhere-text = 无法取得牌桌 { $code }：现在连不上店里。连上后会自动显示。
nowhere-unopened = 这张牌桌是在另一部手机或另一个浏览器里离线开的，请在那里继续。
nowhere-again = 再试一次

## 没有连接时

table-no-rematch = 连不上店里，这部手机也无法自行开桌。请稍后再试。
menu-unopened = 连上店里后就会有旁观用的代码。
home-kept = 在这部手机上
home-unsent = 未发送：{ $count }
