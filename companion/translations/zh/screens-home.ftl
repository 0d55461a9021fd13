## 名单

list-more = { $list }、{ $word }
list-last = { $list }和{ $word }

## 通用

app-name = 桌游记分伴侣
app-description = 桌游记分：Skull King，每一步都按规则核对。

