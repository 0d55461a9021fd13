## 名前の並べ方

list-more = { $list }、{ $word }
list-last = { $list }、{ $word }

## 共通

app-name = テーブル・コンパニオン
app-description = ボードゲームのスコア記録。Skull King をルールどおりに、ひとつずつ確かめながら。

