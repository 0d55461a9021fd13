# ルールの言葉：記録できない理由、得点の内訳、ゲームの用語。

word-skull-king = Skull King
word-green = 緑
word-purple = 紫
word-yellow = 黄
word-black = 黒
word-bids = ビッド
word-result = ラウンドの結果
word-join = 途中参加
word-ruling = 裁定
word-void_round = ラウンドの無効
word-leave = 退席
word-end = ゲームの終了
word-bidding = ビッド
word-playing = ラウンドの結果
word-game_over = 終了

violation-ill_shaped = この記録は読み取れません。印のついた欄を確かめてください。
violation-unknown_game = 「{ $game }」というゲームはここにはありません。
violation-seats_out_of_range = いま{ $seats }人です。このゲームは{ $min }～{ $max }人用です。
violation-not_now = いまは{ $phase }を待っているところで、{ $type }は記録できません。
violation-game_is_over = ゲームは終わっています。続けるには最後の記録を取り消してください。
violation-player_has_left = { $player } さんはもう帰りました。
violation-table_full = このテーブルの{ $max }席はすべて埋まっています。
violation-no_join_in_tiebreak = 同点の決着をつけているところです。新しい人は次のゲームから入れます。
violation-join_total_out_of_range = 途中参加は{ $min }～{ $max }点から始められます。{ $total }点は使えません。
violation-ruling_out_of_range = 裁定で{ $player } さんに与える点は{ $min }～{ $max }です。{ $points }は使えません。
violation-bids_missing = まだビッドがありません：{ $players }。
violation-bid_out_of_range = { $player } さんのビッドは{ $bid }ですが、このラウンドは0～{ $cards }です。
violation-rows_missing = まだ結果がありません：{ $players }。
violation-tricks_out_of_range = { $player } さんが{ $tricks }トリック取ることはできません。配られたのは{ $cards }枚です。
violation-count_out_of_range = { $value }は数えられる数ではありません。
violation-bonus_needs_exact_bid = ボーナスはビッドどおりのときだけ数えます。{ $player } さんのビッドは{ $bid }です。
violation-tricks_do_not_add_up = 合計{ $tricks }トリックですが、配られたのは{ $cards }枚です。{ $destroyed ->
    [0] {""}
   *[other] （ほかに消えたトリック{ $destroyed }）
}
violation-too_many_destroyed = { $most ->
    [0] このゲームではどのトリックも誰かが取るので、消えるトリックはありません。
   *[other] 消えたトリックが{ $destroyed }ありますが、最大{ $most }です。
}
violation-fourteen_twice = { $suit }の14は1枚だけです。2か所には書けません：{ $players }。
violation-one_skull_king = Skull Kingは1枚だけです。海賊を捕まえるのも、人魚に捕まるのも一度きりです。記録：{ $players }。
violation-two_mermaids = 人魚は2枚です。海賊に捕まったのが{ $by_pirates }枚{ $took_king ->
    [0] {""}では多すぎます。
   *[other] 、Skull Kingを捕まえたのが{ $took_king }枚では多すぎます。
}
violation-six_pirates = 海賊はTigressを入れて6枚です。{ $pirate_tricks ->
    [0] Skull Kingが{ $by_king }枚捕まえることはできません。
   *[other] Skull Kingが{ $by_king }枚捕まえたので、{ $pirate_tricks }トリックで人魚を捕まえる海賊が足りません。
}
violation-king_trick_full = 1トリックに海賊{ $pirates }枚は入りません。ここでSkull Kingが捕まえられるのは{ $most }枚までです。
violation-tricks_needed = これには{ $needed }トリック必要ですが、{ $player } さんが取ったのは{ $tricks }トリックです。
violation-no_room = これで{ $cards }枚になりますが、{ $player } さんの{ $tricks }トリックには{ $places }枚しか入りません。
violation-must_lead = 1トリックに色の14が3枚なら、リードした人が取ります。最初のトリックをリードしたのは{ $leader } さんで、{ $player } さんではありません。
violation-fourteens_missing = { $undealt ->
    [0] 70枚すべてが出ました
   *[other] 配られなかったのは{ $undealt }枚だけです
}。{ $suits }の14は誰が取りましたか。

line-bid_made = ビッド{ $count }成功：{ $count } × 20
line-zero_made = ゼロビッド成功：10 × { $cards }枚
line-bid_missed = { $difference }違い：{ $difference } × −10
line-zero_missed = ゼロビッド失敗：−10 × { $cards }枚
line-fourteen = { $suit }の14
line-mermaids = 海賊が人魚を捕まえた × { $count }
line-pirates = Skull Kingが海賊を捕まえた × { $count }
line-skull_king = 人魚がSkull Kingを捕まえた

reason-highest_total = 合計が最も高く、ひとりだけです。
reason-ended_early = 途中で終了。順位はそのまま、勝者はなし。
