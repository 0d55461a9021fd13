## 名前の並べ方

list-more = { $list }、{ $word }
list-last = { $list }、{ $word }

## 共通

app-name = テーブルコンパニオン
app-description = テーブルでスコアを記録。入力はすべてルールに照らして確かめます。
back-home = ホーム

## ホーム

home-running = あなたのテーブル
home-round = 第{ $round }ラウンド
home-ended = 終わったばかり
home-won = { $players }の勝ち
home-ended-early = 途中で終了
home-minutes =
    { $minutes ->
        [0] 始まったばかり
       *[other] { $minutes }分経過
    }
home-hours = { $hours }時間{ $minutes }分経過
home-days =
    { $days ->
        [1] 昨日から
       *[other] { $days }日前から
    }
home-lead = テーブルでスコアを記録。入力はすべてルールに照らして確かめ、何ひとつ失われません。
home-new = 新しいテーブル
home-join = テーブルを観戦する
home-join-code = テーブルのコード
home-join-hint = 記録係のスマホの「⋯」に出ています。大文字・小文字や空白は気にしなくて大丈夫です。
home-join-go = 開く
home-join-empty = 先にテーブルのコードを入力してください。
home-join-unknown = 「{ $code }」というテーブルはありません。記録係のスマホのコードと見比べてください。
home-language = 言語
home-theme = 明るさ
theme-auto = スマホに合わせる
theme-light = ライト
theme-dark = ダーク

## 新しいテーブル

new-title = 新しいテーブル
new-seats = テーブルを囲む人
new-seats-hint = { $min }〜{ $max }人。座っている順に時計回りで。
new-game = ゲーム
new-seat-name = { $seat }番の席の名前
new-seat-placeholder = 名前
new-move = { $name }を動かす（{ $seat }番の席）
new-move-hint = ドラッグまたは矢印キーで
new-earlier = { $name }を1つ前の席へ
new-later = { $name }を1つ後の席へ
new-moved = { $name } さんは{ $seat }番の席になりました。
new-remove = { $name }を外す
new-removed = { $name }を外しました。
new-remove-seat = { $seat }番の席を外す
new-dealer = { $name }が配る
new-dealer-short = 配る
new-dealer-sentence = { $name } さんが配り、左隣の{ $left } さんが最初のトリックをリードします。
new-dealer-hint = 名前の横のカードをタップすると、配る人を変えられます。
new-starter = { $name }から始める
new-starter-short = 開始
new-starter-sentence = { $name } さんから始め、次は左隣の{ $left } さんです。
new-starter-hint = 名前の横のディスクをタップすると、始める人を変えられます。
new-options = オプション
new-last_chance = ラストチャンスディスク
new-last_chance-hint = 失敗して残り1枚になった挑戦者は、誰もが花と知るディスクを次のラウンドだけ借ります。1人1ゲーム1回。
new-last_chance-on = ラストチャンスあり
new-last_chance-off = ラストチャンスなし
new-recent = 前に遊んだ人
new-recent-more = ほか{ $count }人
new-add = { $name }が座る
new-other-people = 別のメンバーで
new-label = テーブルの名前
new-label-hint = 省略できます。例：「4番テーブル」「窓ぎわ」
new-start = はじめる
new-start-waiting = あと{ $missing }人の名前が必要です
new-full = 満席です。遊べるのは{ $max }人までです。
new-name-twice = { $name } さんはすでに{ $seat }番の席にいます。見分けられるように1文字足してください。
new-name-long = 名前は40文字までです。これは{ $length }文字あります。
new-offline = いまサーバーにつながりません。入力は残っています。少し待ってもう一度「はじめる」を押してください。
new-refused = テーブルを開けませんでした。入力は残っています。もう一度「はじめる」を押してください。
new-needs-script = テーブルを開くにはJavaScriptが必要です。このサイトで有効にしてください。
new-again = 「{ $label }」のメンバーでもう一度

## 見せるものがないとき

error-table-title = テーブルがありません
error-table-text = コード「{ $code }」のテーブルはありません。記録係のスマホと見比べて、もう一度入力してください。
error-page-title = ここには何もありません
error-page-text = このアドレスのページはありません。あなたのテーブルはホームにあります。
error-other-title = うまくいきませんでした
error-other-text = スマホではなく、店のサーバー側の問題です。記録済みの内容は無事です。少し待ってもう一度お試しください。

## API の説明

docs-title = プログラム用インターフェース
docs-lead = お店のプログラムから問い合わせ・記録できる内容です。プログラム用はこちら：
docs-contents = 目次
docs-body = 本文
docs-answers = 応答
docs-parameters = パラメーター
docs-required = 必須
docs-shapes = データの形
