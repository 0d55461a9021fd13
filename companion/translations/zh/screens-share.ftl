## 再让一部手机记分

share-join-title = 在这里一起记分
share-join-lead = 从现在起，这部手机可以给这一桌记分，直到密钥被收回。
share-join-secret = 密钥
share-join-hint = 共八位，显示在正在记分的手机上。不分大小写，空格也没关系。
share-join-do = 在这里记分
share-join-already = 这部手机已经在给这一桌记分了。
share-to-table = 回到牌桌
share-only-watch = 只旁观
share-needs-script = 要记分，这个页面需要 JavaScript。请为本站开启它。
share-offline = 现在连不上服务器。密钥仍然有效，请稍后再试。

## 让别人找到这一桌

share-title = 分享这一桌
share-watch = 在另一部手机上旁观
share-qr = 通往这一桌的二维码
share-watch-hint = 扫码，或在 { $address } 输入代码
share-copy = 复制链接
share-send = 发送链接
share-board = 电视牌板
share-take-over = 用这部手机记分
share-take-over-hint = 需要正在记分的手机给出的密钥。

share-keys = 谁在记分
share-invite-hint = 让另一部手机也能记分：生成一个密钥，交给对方。
share-invite-name = 谁的手机（可不填）
share-invite = 生成密钥
share-made-hint = 用另一部手机扫码，或在那里打开这一桌并输入密钥：
share-join-qr = 让另一部手机记分的二维码
share-still-good = 只能用一次，剩余有效时间
share-second-hand = 只有开桌的人才能让更多手机记分。
share-first = 开桌的手机
share-second = 第二位记分员
share-this-phone = 本机
share-last-act = 最近一次记录：{ $time }
share-state-in_use = 还没有记过
share-state-waiting = 密钥尚未使用
share-state-revoked = 已收回
share-revoke = 收回
share-revoke-of = 收回{ $name }的密钥

## 这部手机是谁的

me-you = 你
me-ask = 你是哪位？
me-title = 这是我
me-lead = 这部手机会标出你的位置，今晚换到别的桌也一样。
me-nobody = 我只旁观
menu-me = 这是我
menu-me-hint = 在这部手机上标出自己的位置

## 电视牌板

board-needs-script = 要显示牌桌，这个页面需要 JavaScript。请为本站开启它。
board-join = 用手机旁观：扫码，或在 { $address } 输入代码
board-rank = 名次
board-name = 姓名
board-bid = 叫墩
board-points = 得分
board-outcome = 成功与圆牌
board-round-of = 第 { $round } 轮，共 { $count } 轮
board-bidding = 大家叫墩。{ $dealer } 发牌，{ $leader } 首墩先出。
board-leads-first = { $name } 首墩先出。
board-leads-next = 第 { $trick } 墩由 { $name } 先出。
