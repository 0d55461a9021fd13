## テーブル:進行中のラウンド

table-tools = テーブルの操作
table-undo = 直前の記録を取り消す
table-redo = 取り消した記録を戻す
table-sheet = スコア表
table-menu = その他
table-close = 閉じる
table-back = ラウンドへ
table-watching = 観戦中です
table-loading = お待ちください…
table-tab-sheet = スコア表
table-tab-log = 記録
table-players = プレイヤー

table-round = 第{ $round }ラウンド
table-tiebreak-cards = 延長・手札{ $count }枚
table-cards = 手札{ $count }枚
table-correcting = 訂正中
table-who-deals = 配り手 { $name }
table-who-leads = リード { $name }
table-deals = 配り手
table-leads = 最初にリード
table-points-of = 第{ $round }ラウンドの得点
table-rank = { $rank }位

table-bids-for-tricks = ビッド計{ $bids }/{ $cards }トリック
table-tricks-of = トリック { $tricks }/{ $cards }
table-bids-now = { $name } さんのビッド
table-took-now = { $name } さんの獲得数
table-to-go = あと{ $count }人
table-tricks-left = 残り{ $count }
table-next = 次は{ $name }
table-made-it = 成功
table-left-over = 残り{ $tricks }
table-bonus = ボーナス
table-yes = あり

table-bid = ビッド{ $bid }
table-bid-word = ビッド
table-bid-took = ビッド{ $bid }、獲得{ $tricks }
table-heard-bid = ビッド{ $bid }
table-no-bid-yet = まだビッドしていません
table-heard-tricks = { $tricks }トリック獲得
table-no-tricks-yet = 獲得数は未入力です
table-heard-total = 合計{ $total }点、{ $rank }位
table-key-bid = { $name } さんのビッド { $count }
table-key-took = { $name } { $count }トリック獲得
table-key-made = { $name } { $count }トリック獲得、成功
table-explain = { $name } 第{ $round }ラウンド { $points }点の内訳
table-explain-or-bonus = { $name } 第{ $round }ラウンド { $points }点の内訳とボーナス

table-nobody-bid = まだ誰もビッドしていません
table-have-not-bid = { $names } さんがまだです
table-many-have-not-bid = あと{ $names_count }人：{ $names }
table-many-tricks-missing = あと{ $names_count }人：{ $names }
table-tricks-missing = { $names } さんがまだです
table-still-open = 未入力：{ $names }
table-record-bids = ビッド完了、プレイ開始
table-record-result = 第{ $round }ラウンドを記録
table-record-with-rest = { $tricks ->
    [0] { $name } さんは0トリック：記録
   *[other] { $name } さんが残り{ $tricks }トリック：記録
}
table-amend = 第{ $round }ラウンドを訂正

table-one-more = もう1ラウンド。
table-one-more-many = 第{ $round }ラウンドを終えて{ $count }人が{ $total }点で並んでいます。誰かが単独首位になるまで、全員で手札{ $cards }枚のラウンドを続けます。
table-one-more-why = 第{ $round }ラウンドを終えて{ $names } さんが{ $total }点で並んでいます。誰かが単独首位になるまで、全員で手札{ $cards }枚のラウンドを続けます。

table-recorded = 記録しました。
table-amended = 訂正しました。
table-taken-back = 取り消しました。
table-taken-back-what = 取り消しました：{ $what }
table-brought-back = 元に戻しました。
table-stale = ほかの人が先に記録しました。現在の状況を表示しています。
table-failed = うまくいきませんでした。もう一度お試しください。
table-unsent = 未送信：サーバーにつながりません。入力した内容は残っています。
table-send-again = 再送信

table-act-bids = 第{ $round }ラウンドのビッド
table-act-result = 第{ $round }ラウンドの結果
table-act-void_round = 第{ $round }ラウンドの無効
table-act-ruling = 裁定
table-act-join = 途中参加
table-act-leave = 途中退席
table-act-end = ゲームの終了
table-act-amend = 訂正

table-short-fourteen = { $suit }14
table-short-mermaids = 海賊が人魚を{ $count }枚捕獲
table-short-pirates = Skull Kingが海賊を{ $count }枚捕獲
table-short-skull_king = 人魚がSkull Kingを捕獲

table-bonus-fourteens = 取った14
table-bonus-mermaids = 海賊が捕まえた人魚
table-bonus-pirates = Skull Kingが捕まえた海賊
table-bonus-skull_king = 人魚が捕まえたSkull King
table-chip-fourteens = { $suit }14
table-chip-mermaids = 人魚{ $count }枚
table-chip-pirates = 海賊{ $count }枚
table-chip-skull_king = Skull King

## 1行の内訳

row-title = { $name } 第{ $round }ラウンド
row-done = 完了
row-no-bonus-missed = ビッドを外したので、ボーナスはつきません。
row-no-bonus-tricks = トリックを取っていないので、ボーナスはありません。

## スコア表と訂正

sheet-round = ラウンド
sheet-total = 合計
sheet-cards = { $count }枚
sheet-tiebreak = 延長
sheet-ruling = 裁定
sheet-hint = 上がビッド・獲得数、下が得点。マスを押すと訂正できます。
sheet-hint-watching = 上がビッド・獲得数、下が得点。マスを押すと内訳が見られます。
amend-part = 訂正する項目
amend-bids = ビッド
amend-result = 獲得数
amend-leave = やめる
breaks-title = 後の記録と合わなくなります
breaks-what = この訂正をすると、{ $what }が成り立ちません：
breaks-cut-hint = このまま訂正を続けるか、そこで打ち切れます。打ち切ると、{ $what }とそれ以降の記録を外して入力し直します。取り消せばすべて戻ります。
breaks-keep = 訂正を続ける
breaks-cut = 訂正し、{ $what }以降を打ち切る

## 記録

log-open = テーブルを開始：{ $names }
log-bids = 第{ $round }ラウンドのビッド：{ $list }
log-result = 第{ $round }ラウンドの獲得数：{ $list }
log-number = { $name } { $value }
log-with-bonuses = { $tricks }（{ $bonuses }）
log-void_round = 第{ $round }ラウンドを無効に
log-void_round-note = 第{ $round }ラウンドを無効に：{ $note }
log-ruling = 裁定：{ $note }
log-ruled = （{ $list }）
log-join = { $name } さんが{ $total }点から参加
log-join-note = { $name } さんが{ $total }点から参加
log-leave = { $player } さんが退席
log-leave-note = { $player } さんが退席：{ $note }
log-end = 途中で終了
log-end-note = 途中で終了：{ $note }
log-undo = { $what }を取り消し
log-redo = { $what }を元に戻す
log-amend = 訂正：{ $what }
log-cut = { $what }以降を打ち切り。
log-undone = { $time } 取り消し
log-undone-by = { $time } { $name } さんが取り消し
log-amended = { $time } 訂正：
log-amended-by = { $time } { $name } さんが訂正：
log-label = テーブル名を{ $label }に変更
log-names = 名前を変更：{ $names }
log-options = 設定を変更
log-notes = メモを変更
log-rematch = 次のゲームを開始

## メニュー

menu-title = このテーブル
menu-void_round = このラウンドを無効に
menu-void_round-hint = 配り間違い、飲み物をこぼした：配り直し
menu-ruling = 裁定
menu-ruling-hint = 点の増減や配り手を、理由とともに
menu-join = 途中参加
menu-join-hint = 席順の最後に加わる
menu-leave = 途中退席
menu-leave-hint = ほかの人は続ける
menu-end = ここで終了
menu-end-hint = 閉店時間：今の点のまま
menu-names = 名前
menu-names-hint = プレイヤーとテーブルの名前
menu-home = ホーム
menu-share = このテーブルを共有
menu-share-hint = 二次元コード、テレビ表示、記録係をもう一人
menu-copied = リンクをコピーしました。

void-hint = 第{ $round }ラウンドをやり直します。ビッドは破棄され、点は動きません。理由は？
void-misdeal = 配り間違い
void-spilt = 飲み物をこぼした
void-exposed = 手札が見えた
void-miscounted = トリックが混ざった
void-other = その他の理由
void-do = ラウンドを無効にする
leave-hint = 合計はスコア表に残ります。次のラウンドからは残る人だけに配ります。
leave-hint-playing = 進行中のラウンドは無効になり、残る人に配り直します。
leave-do = { $name } さんが退席
join-hint = 第{ $round }ラウンドから参加します。
join-name = 名前
join-total = 開始時の点
join-do = 参加
end-hint = 点はそのまま残り、勝者はなしになります。
end-note = 理由（空欄でも可）
end-do = ゲームを終了
ruling-hint = テーブル全員で決めたこと。説明とともに記録に残ります。
ruling-note = 決めたこと
ruling-points = 点の増減（+/−）
ruling-dealer = 次の配り手
ruling-do = 裁定を記録
names-label = テーブル名
names-seat = 席{ $number }
names-do = 保存

## 終了

end-title = ゲーム終了
end-rounds = 全{ $count }ラウンド
end-winner = { $names } さんの勝ち
end-nobody = 今回は勝者なし
end-left = 退席
end-table = 最終順位
end-chart = 合計点の推移
end-chart-label = 各ラウンド後の全員の合計点の折れ線。線の端の数字は席の番号です。
end-rematch = 同じ席でもう一度
end-change-seats = 席を替える
