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
