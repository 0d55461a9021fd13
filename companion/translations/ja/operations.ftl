# How the house is run, and what is said when something is wrong with it.

error-reference = お店の方が原因を調べるための番号：

error-damaged-title = このテーブルは読み込めません
error-damaged-text = 記録の一部が書き換わったか失われています。ほかのテーブルはこれまでどおり使えます。お店の方に知らせてください。
problem-log_damaged = テーブル { $code } の記録を読み込めません。一部が書き換わったか失われています。ほかのテーブルはこれまでどおり使えます。お店の方に知らせてください。
damaged-tables = { $codes_count ->
   *[other] テーブル { $codes } の記録を読み込めません。ほかのテーブルは下にあります。お店の方に知らせてください。
}

## Backups

backups-late = 夜間のバックアップに失敗しました。最新のものは { $newest } です。原因はサーバーのログにあります。
backups-none = 夜間のバックアップに失敗し、まだ一つもありません。原因はサーバーのログにあります。

## Tables that nobody has touched for half a day

forgotten-end-all = 半日以上さわられていない { $count } 卓を終了する
forgotten-end-all-hint = { $count } 卓をいまの状態で終了します。統計に勝者は残りません。まとめて元に戻すことはできません。戻すときは、それぞれのテーブルで取り消してください。
forgotten-end-all-do = { $count } 卓すべて終了する
forgotten-keep = 終了しない
forgotten-ended = { $count } 卓を終了しました。
