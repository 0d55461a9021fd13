# テーブルやサーバーが依頼に応じられないときの言葉。

problem-not_signed_in = 観戦はどなたでもできます。記録するには、このテーブルのスコアキーを示してください。
problem-not_yours = { $revoked ->
    [true] このテーブルで記録する権利は取り消されました。観戦は続けられます。
   *[other] このテーブルは観戦できますが、記録するにはこのテーブルのスコアキーが必要です。
}
problem-not_first_hand = ほかの人を記録係にしたり、キーを取り消したりできるのは、テーブルを開いた人だけです。
problem-foreign_page = 別のサイトがお使いのブラウザーを通してここに書き込もうとしました。何も書き込まれていません。
problem-no_such_table = コード「{ $code }」のテーブルはありません。記録係のスマホの6文字を確かめてください。
problem-no_such_act = このテーブルの記録に{ $seq }番はありません。
problem-no_such_key = このテーブルに合うキーがありません。キーを表示しているスマホと見比べてください。
problem-own_key = これは自分のキーです。記録する人がいなくなってしまいます。
problem-already_yours = このスマホはもうここで記録しています。キーはまだ使われていません。
problem-key_used = このキーはもう使われました。使えるのは一度だけです。新しいキーをもらってください。
problem-key_expired = このキーは期限切れです。有効なのは15分間です。新しいキーをもらってください。
problem-key_revoked = このキーは取り消されました。新しいキーをもらってください。
problem-too_many_tries = このテーブルで間違ったキーが何度も入力されました。{ $minutes }分後にもう一度試してください。
problem-nothing_to_undo = 取り消せるものがありません。
problem-nothing_to_redo = やり直せるものがありません。
problem-entry_is_gone = 記録の{ $seq }番はもう有効ではないか、入力ではないため、直せません。
problem-later_entry_breaks = そうすると、後の入力が合わなくなります（第{ $round }ラウンドの{ $type }）。{ $reason }
problem-game_has_begun = ゲームはもう始まっています。席と設定を変えられるのは、最初の入力の前だけです。
problem-stale = ほかの人が先に記録しました。このテーブルは{ $after }から{ $seq }へ進んでいます。新しい内容を見て、もう一度試してください。
problem-key_reused = このキーはここで別の内容にすでに使われています。操作ごとに新しいキーを作ってください。
problem-name_taken = 「{ $name }」はもう席にいます。どちらかを見分けられる名前にしてください。
problem-ill_shaped = このままでは読み取れません。印の付いた項目を確かめてください。
problem-dm_only = ここは店のDM専用です。先にサインインしてください。
problem-owner_only = これができるのは店のオーナーだけです。
problem-only_dms_open = この店ではDMが卓を開きます。DMに声をかけるか、DMの方はサインインしてください。
problem-wrong_passphrase = 名前とパスフレーズが合いません。両方を確かめてもう一度お試しください。
problem-too_many_sign_ins = まちがいが続きました。{ $minutes }分後にもう一度お試しください。
problem-no_such_dm = この店にそのDMはいません。
problem-dm_name_taken = 「{ $name }」という名前のDMがすでにいます。区別できる名前にしてください。
problem-owner_stays = 店のオーナーは外せません。
problem-link_gone = このリンクは使用済みか、期限切れです。新しいものを頼んでください。
problem-key_of_dm = { $name }さんはこの店のDMで、どの卓でも記録できます。

problem-unreadable = 依頼を読み取れません。本文が正しいJSONではありません。
problem-no_such_address = このアドレスには何もありません。
problem-method_not_allowed = ここでは{ $method }は使えません。
problem-not_acceptable = 求められた形では答えられません。
problem-too_slow = 依頼が届くのに時間がかかりすぎました。もう一度送ってください。
problem-too_large = 一度に送る量が多すぎます。
problem-not_json = ヘッダー「Content-Type: application/json」を付けてJSONを送ってください。
problem-too_often = 依頼が多すぎます。少し待ってからもう一度試してください。
problem-our_fault = こちらで問題が起きました。何も書き込まれていません。もう一度試してください。
problem-too_many_watchers = 同時に見ている人が多いため、これ以上はすぐにお知らせできません。30秒ほどしてから、もう一度ご覧ください。
problem-busy = いまほかの人が書き込んでいます。少し待ってからもう一度試してください。
problem-cannot_keep = いまは何も保存できません。保存先がいっぱいか、書き込めないか、なくなっています。何も書き込まれていません。サーバーの管理者に知らせてください。

## 項目ごと

field-missing = これが足りません。
field-unknown_field = そのような項目はありません。
field-unknown_word = ここで使える言葉ではありません。
field-unknown_player = この番号の人は席にいません。
field-not_an_object = 項目を持つオブジェクトにしてください。
field-not_a_list = リストにしてください。
field-not_a_number = 整数にしてください。
field-not_true_or_false = trueかfalseにしてください。
field-not_text = 文字にしてください。
field-not_a_key = UUIDにしてください。
field-empty_text = 何か書いてください。
field-too_long = 長すぎます。
field-too_few = 少なくとも1つ必要です。
field-too_many = 一度に200件までです。
field-too_small = 0より小さくできません。
field-null = 空にできません。
field-name_empty = 名前がありません。
field-name_taken = この名前の人がもういます。
field-unseen_signs = 見えない文字が入っています。入力し直してください。
field-passphrase_short = 8文字以上にしてください。
