## 主屏幕上的应用

install-short-name = 记分伴侣
install-title = 放到主屏幕
install-hint = 把记分伴侣放到主屏幕：全屏打开，没有网络也能用。
install-hint-share = 把记分伴侣放到主屏幕：点“分享”按钮，再选“添加到主屏幕”。全屏打开，没有网络也能用。
install-do = 安装
install-not = 暂不
install-shortcut-new = 开新桌：{ $game }
install-picture-bids = 每个叫墩只点一下
install-picture-skull = 骷髅牌：座位就是桌上的样子
install-picture-sheet = 记分表：点一下就能更正
install-picture-results = 打不出来的结果显示为灰色

## 牌桌自己会做的事

install-at-table = 牌桌进行时
install-awake = 屏幕常亮
install-haptic = 轻触震动
install-plain-http = 这个地址没有加密（http）。牌桌上的一切照常可用；但断网启动、安装、屏幕常亮和分享，浏览器只在 https 下提供。如何启用 https，见本店的说明文档。

## 新版本

install-version-ready = 新版本已就绪。
install-version-outdated = 另一个窗口已经用上新版本，这个页面还是旧版本。
install-version-take = 现在使用
install-version-unsent = 请稍候：还有 { $count } 笔没有发送。
install-version-typing = 请稍候：还有没确认的输入。

## 没有网络

install-offline-title = 没有连接
install-offline-text = 暂时连不上店里的服务器，这个页面也没有存在手机上。进行中的牌桌都在：回到首页就能继续。
install-offline-again = 再试一次
