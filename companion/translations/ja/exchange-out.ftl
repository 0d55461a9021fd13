## ゲームの結果を伝える

result-won = { $name } の勝ち。
result-nobody = 勝者なし。
result-legend = ラウンド：ビッド/トリック、得点 = 合計
result-columns = ビッド/トリックと、各ラウンド後の合計
result-skull-success = { $round }：{ $name } が { $bid } をビッドして成功
result-skull-own_skull = { $round }：{ $name } が { $bid } をビッドし、自分のスカルをめくった
result-skull-anothers_skull = { $round }：{ $name } が { $bid } をビッドし、{ $label } のスカルをめくった

result-title = 結果を共有
result-share = 結果を共有
result-send = 送る
result-copy = 文章をコピー
result-copied = コピーしました
result-copy-by-hand = 上の文章を手でコピーしてください。
result-page = 結果のページ
result-elsewhere = ほかの場所に記録
result-bg-stats = BG Stats
result-bg-stats-hint = このスマホの BG Stats アプリにゲームを渡します。
result-bgg = BoardGameGeek 用のコメントをコピー
result-bgg-hint = プレイ記録のコメント用に、全ラウンドを文章で
result-files = ファイル
result-file-csv = 全ラウンド（CSV）
result-file-bg-stats = BG Stats 用のゲーム
result-missing = いまお店のサーバーにつながりません。少し待ってもう一度どうぞ。
result-again = もう一度
result-sheet = ラウンドごと
result-to-table = テーブルへ
result-summary = { $game }：{ $names }

## お店の履歴をファイルにする

export-title = エクスポート
export-lead = ここに並んでいるものすべてをファイルにできます。データは閉じ込められません。
export-lead-chosen = 上の条件で選ばれたゲームです。
export-csv-game = ゲームごと（CSV）
export-csv-game-hint = プレイヤーごとに一行：合計、順位、勝者。
export-csv-round = ラウンドごと（CSV）
export-csv-round-hint = プレイヤーとラウンドごとに一行：ビッド、トリック、得点。
export-json = すべて（JSON）
export-json-hint = 記録、プレイヤー、ゲームカタログを含みます。この店にもほかの店にも取り込めます。
export-json-chosen = これらのゲームと記録（JSON）
export-json-chosen-hint = この店にもほかの店にも取り込めます。
export-bg-stats = BG Stats
export-bg-stats-hint = BG Stats アプリの取り込み用です。
export-running = { $count } ゲーム中 { $done } 件
export-stop = 中止
export-done = 保存しました：{ $name }
export-broken = 接続が切れました。何も保存されていません。

problem-still_running = このゲームはまだ終わっていません。

