## もう一台のスマホで記録する

share-join-title = ここでも記録する
share-join-lead = このスマホでも、このテーブルの記録ができるようになります。キーが取り消されるまで続きます。
share-join-secret = キー
share-join-hint = 8文字です。記録しているスマホに表示されます。大文字と小文字、空白は気にしなくて大丈夫です。
share-join-do = ここで記録する
share-join-already = このスマホはもうこのテーブルの記録をしています。
share-to-table = テーブルへ
share-only-watch = 観戦だけする
share-needs-script = 記録するには、このページでJavaScriptが必要です。このサイトで有効にしてください。
share-offline = いまサーバーにつながりません。キーはまだ使えます。少し待ってからもう一度試してください。

## ほかの人に教える

share-title = このテーブルを共有
share-watch = 別のスマホで観戦
share-qr = このテーブルへの二次元コード
share-watch-hint = 読み取るか、{ $address } でコードを入力
share-copy = リンクをコピー
share-send = リンクを送る
share-board = テレビ表示
share-take-over = このスマホで記録する
share-take-over-hint = 記録しているスマホからもらうキーが必要です。

share-keys = 記録している人
share-invite-hint = 別のスマホでも記録できるようにするには、キーを作って渡します。
share-invite-name = だれのスマホか（空欄でも可）
share-invite = キーを作る
share-made-hint = 別のスマホで読み取るか、そこでこのテーブルを開いてキーを入力します。
share-join-qr = 別のスマホで記録するための二次元コード
share-still-good = 一度だけ使えます。残り時間
share-second-hand = ほかのスマホを加えられるのは、テーブルを開いた人だけです。
share-first = テーブルを開いたスマホ
share-second = 二人目の記録係
share-this-phone = このスマホ
share-last-act = 最後の入力 { $time }
share-state-in_use = まだ入力なし
share-state-waiting = キーは未使用
share-state-revoked = 取り消し済み
share-revoke = 取り消す
share-revoke-of = { $name }のキーを取り消す

## このスマホの持ち主

me-you = あなた
me-ask = あなたはどなた？
me-title = これが自分
me-lead = このスマホであなたの席に印が付きます。今夜の次のテーブルでも同じです。
me-nobody = 観戦だけ
menu-me = これが自分
menu-me-hint = このスマホで自分の席に印を付ける

## テレビ表示

board-needs-script = テーブルを表示するには、このページでJavaScriptが必要です。このサイトで有効にしてください。
board-join = スマホで観戦：読み取るか、{ $address } でコードを入力
board-rank = 順位
board-name = 名前
board-bid = ビッド
board-points = 得点
board-outcome = 成功とディスク
board-round-of = 第{ $round }ラウンド（全{ $count }ラウンド）
board-bidding = 全員でビッド。配り手は{ $dealer }、最初のリードは{ $leader }。
board-leads-first = 最初のリードは{ $name }。
board-leads-next = トリック{ $trick }のリードは{ $name }。
