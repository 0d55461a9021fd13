## まだ送っていないもの

unsent-count = 未送信：{ $count }
unsent-act = 未送信
unsent-decide = ここで記録した内容が店の記録と合いません。何も失われていません。どちらにするか決めてください。
unsent-look = 見る
unsent-understood = わかりました
unsent-damaged = この端末に保存した内容が壊れていたため取り除きました。テーブルは店からもう一度読み込みます。
unsent-keeping-blocked = このブラウザーには保存できません。このまま続けられますが、すべて送信されるまでページを閉じないでください。
unsent-keeping-full = 端末の空き容量がありません。このまま続けられますが、すべて送信されるまでページを閉じないでください。

## 二人が同時に記録した

conflict-title = 二人が同時に記録しました
conflict-why = 送信している間に、別の人も記録しました。どちらを生かすか決めてください。
conflict-same = 別の人がまったく同じ内容を記録しています。一つあれば足ります。
conflict-theirs = 別の人の記録
conflict-mine =
    { $count ->
        [1] ここでの記録
       *[other] ここでの記録（{ $count } 件）
    }
conflict-drop = 自分の記録を捨てる
conflict-drop-same = 自分の記録を捨てる（もう入っています）
conflict-keep = 相手の記録を取り消して自分のを残す
conflict-copy = 自分の記録を文字でコピー
conflict-copied = コピーしました。
conflict-dropped = 捨てました。今はこうなっています。
conflict-hint = 取り消した内容は記録に残ります。捨てた内容は残らないので、必要なら先にコピーしてください。
conflict-over = 解決しました

refused-title = 店が受け付けませんでした
refused-stands = 今の状態
refused-unknown = サーバーから番号 { $status } だけが返り、理由はありませんでした。
refused-put-right = 直す
refused-again = もう一度試す
refused-drop = これを捨てる

## 表示できないテーブル

nowhere-title = この端末にはまだありません
nowhere-text = 店に接続できないため、テーブル { $code } を読み込めません。つながり次第、自動で表示されます。
nowhere-unopened = このテーブルは別の端末または別のブラウザーで、接続なしに開かれました。そちらで続けてください。
nowhere-again = もう一度試す

## 接続がないとき

table-no-rematch = 店に接続できず、この端末だけではテーブルを開けません。少し待ってからもう一度試してください。
menu-unopened = 観戦用コードは、店につながると表示されます。
home-kept = この端末にあるテーブル
home-unsent = 未送信：{ $count }
