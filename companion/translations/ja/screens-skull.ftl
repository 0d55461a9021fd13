## スカル：座席どおりのテーブル

skull-round = 第{ $round }ラウンド
skull-face-flower = 花
skull-face-skull = ドクロ

skull-mid-placed = 配置済み
skull-mid-of = { $count }人中
skull-mid-on-table = 場に
skull-mid-discs = { $count ->
   *[other] 枚のディスク
}
skull-mid-bid = 宣言
skull-mid-of-table = 場のディスク{ $count }枚
skull-mid-to-turn = あと
skull-mid-flowers = 花{ $count }枚のうち
skull-mid-turned = めくった花
skull-mid-then-skull = { $count }枚中、次がドクロ
skull-mid-then-own = { $count }枚中、次が自分のドクロ
skull-mid-met-own = 自分のドクロで失敗
skull-mid-round = 第{ $round }ラウンド

skull-sub-left = 帰宅
skull-sub-out = 脱落
skull-sub-starts = 開始者
skull-sub-placed = 配置済み
skull-sub-places = 置くか宣言
skull-sub-raises = 上げるかパス
skull-sub-bid = 宣言 { $count }
skull-sub-passed = パス
skull-sub-challenger = 挑戦者
skull-sub-loses = { $count }枚失う
skull-sub-takes = 1枚取り除く
skull-sub-chooses = 開始者を指名

skull-heard-discs = 残り{ $count }枚
skull-heard-stack = マットに{ $count }枚
skull-heard-turned = めくった：{ $faces }
skull-heard-successes = { $count ->
    [0] 成功なし
   *[other] 成功{ $count }回
}
skull-heard-last-chance = ラストチャンスディスクを持っています

skull-proof-yes = ドクロあり
skull-proof-no = ドクロなし
skull-proof-unknown = 不明

## 席をタップ

skull-tap-place = { $name } さんが置いた
skull-tap-stack = { $name } さんの山：一番上をめくる
skull-tap-starter = 次の開始者は { $name } さん
skull-tap-challenger = { $name } さんが挑戦した
skull-tap-outcome = { $name } さんのドクロが出た

## いますること

skull-first = 全員がディスクを1枚伏せて置きます。{ $name } さんは最後です。
skull-all-placed = 全員置いた
skull-still-to-place = まだの人：{ $names }。
skull-starter-last = あとは { $name } さんだけ。開始者は最後に置きます。
skull-last-chance-disc = ラストチャンスディスク
skull-place-last-chance = { $name } さん：ラストチャンスディスクを置く
skull-holds-last-chance = { $name } さんは残り1枚。このラウンドだけ、誰もが花と知るラストチャンスディスクを受け取ります。
skull-last-chance-back = { $name } さんはラストチャンスディスクを返します。

skull-starts-first = { $name } さんから始めます。
skull-starts-challenger = 挑戦者の { $name } さんから始めます。
skull-starts-skull_owner = { $challenger } さんは { $name } さんのドクロで脱落したので、{ $name } さんから始めます。
skull-starts-chosen = { $challenger } さんの指名で { $name } さんから始めます。
skull-starts-ruling = 裁定により { $name } さんから始めます。
skull-starts-next_seat = 次の席の { $name } さんから始めます。

skull-was-success = { $name } さんが花を{ $count }枚めくって成功。マットを裏返し、全員ディスクを手元に戻します。
skull-was-anothers_skull = { $name } さんは宣言 { $count } で { $owner } さんのドクロをめくりました。{ $left ->
    [0] 最後の1枚を失い、{ $name } さんは脱落です。
   *[other] 1枚失い、残り{ $left }枚です。
}
skull-was-own_skull = { $name } さんは宣言 { $count } で自分のドクロをめくりました。{ $left ->
    [0] 最後の1枚を失い、{ $name } さんは脱落です。
   *[other] 1枚失い、残り{ $left }枚です。
}

skull-now = { $name } さんの番：{ $what }。
skull-bid-is = { $name } さんの宣言は { $count }、場のディスクは{ $table }枚です。
skull-opens = { $name } さんの宣言
skull-must-bid = { $name } さんは手元にないので宣言する
skull-places = { $name } さんが1枚置く
skull-raises = { $name } さんが上げる
skull-passes = { $name } さんがパス
skull-ends-bidding = { $count } で競りはすぐ終わり
skull-key-bid = { $name } さんの宣言 { $count }
skull-key-bid-ends = { $name } さんの宣言 { $count }、競りはすぐ終わり

skull-to-turn = { $name } さんは花をあと{ $count }枚めくります。
skull-own-top = まず { $name } さん自身の山を上から。一番上は：
skull-top = { $name } さんの山の一番上は：
skull-choose-stack = { $name } さんが次にめくる山をタップしてください。
skull-key-flower = { $name } さんの山：花
skull-key-skull = { $name } さんの山：ドクロ

skull-lose-own-some = { $name } さん自身のドクロでした。{ $name } さんは自分の{ $discs }枚から1枚をこっそり選び、誰にも見せずに取り除きます。
skull-lose-own-last = { $name } さん自身のドクロで、最後の1枚でした。それを取り除きます。
skull-lose-own-both = { $name } さん自身のドクロでした。2枚とも失います。自分の1枚は取り除き、ラストチャンスディスクは箱に戻します。
skull-lose-others-some = { $owner } さんのドクロでした。{ $owner } さんは { $name } さんの{ $discs }枚を伏せて混ぜ、見ずに1枚取り除きます。
skull-lose-others-last = { $owner } さんのドクロでした。{ $owner } さんは { $name } さんの最後の1枚を見ずに取り除きます。
skull-lose-others-both = { $owner } さんのドクロでした。2枚とも失います。{ $owner } さんは { $name } さん自身の1枚を見ずに取り除き、ラストチャンスディスクは箱に戻します。
skull-then-challenger = 全員ディスクを手元に戻します。次のラウンドは挑戦者の { $name } さんから始めます。
skull-then-skull_owner = { $name } さんは脱落です。次のラウンドはドクロの持ち主の { $owner } さんから始めます。
skull-then-chooses = { $name } さんは脱落し、次の開始者を指名します。
skull-then-wins = { $name } さんは脱落です。残るは { $winner } さんひとり。{ $winner } さんの勝ちです。
skull-gone = { $left ->
    [0] { $count ->
        [1] 最後の1枚を取り除いた
       *[other] 2枚とも取り除いた
    }
   *[other] 1枚取り除いた
}
skull-out-by-own = { $name } さんは自分のドクロで脱落です。
skull-names-starter = { $name } さんが次の開始者を指名します。席をタップしてください。

## 結果だけの記録

skull-by-result = 結果だけ記録
skull-disc-by-disc = 1枚ずつ記録
skull-told-who = 挑戦したのは誰ですか？席をタップしてください。
skull-told-bid = { $name } さんの宣言
skull-told-most = ディスクは全部で{ $count }枚
skull-told-bid-is = { $name } さんの宣言は { $count }。
skull-told-whose = 誰のドクロが出ましたか？席をタップするか：
skull-told-success = ドクロなし：花{ $count }枚で成功
skull-told-other-bid = 別の宣言

## わかっていることと、戻り方

skull-proved-title = それはありえません
skull-proved-by = 第{ $round }ラウンド：
skull-proved-now = いまの記録が間違い
skull-proved-then = 第{ $round }ラウンドに戻って訂正
skull-menu-told = 結果だけ記録
skull-menu-told-hint = 挑戦者、宣言、結果：1ラウンド3タップ
skull-menu-proof = わかっていることを表示
skull-menu-proof-hint = ドクロが必ずある人、もうない人。覚えておくのもゲームのうちです。
skull-amend-written = いまの記録：

## スコア表、記録、裁定、終わり

skull-sheet-hint = 各ラウンド後の残りディスク。花は成功です。ラウンドをタップすると訂正できます。
skull-sheet-hint-watching = 各ラウンド後の残りディスク。花は成功です。
skull-sheet-now = 現在
skull-sheet-started = 開始者は { $name } さん。
skull-sheet-turned = それまでに{ $bid }枚中{ $count }枚。
skull-sheet-last-chance = { $name } さんがラストチャンスディスクを持っていました。
skull-sheet-open = 第{ $round }ラウンド：{ $words } 記録を見る。
skull-round-hint = 違っていた記録をタップしてください。

skull-log-place = { $name } さんが1枚置く
skull-log-place-last-chance = { $name } さんがラストチャンスディスクを置く
skull-log-place_all = 全員が最初の1枚を置く
skull-log-bid = { $name } さんの宣言 { $count }
skull-log-pass = { $name } さんがパス
skull-log-flower = { $name } さんの山：花
skull-log-skull = { $name } さんの山：ドクロ
skull-log-lose_disc = ディスクを取り除く
skull-log-choose_starter = { $name } さんを開始者に指名
skull-log-told-success = { $name } さんの宣言 { $count }、成功
skull-log-told-own = { $name } さんの宣言 { $count }、自分のドクロ
skull-log-told-others = { $name } さんの宣言 { $count }、{ $owner } さんのドクロ
skull-log-amend = 訂正：{ $what }
skull-log-discs = { $name } さんは{ $count }枚
skull-log-successes = { $name } さんは{ $count ->
    [0] 成功なし
   *[other] 成功{ $count }回
}

skull-ruling-discs = ディスク
skull-ruling-successes = 成功
skull-ruling-discs-of = { $name } さんのディスク
skull-ruling-successes-of = { $name } さんの成功
skull-ruling-starter = このラウンドの開始者
skull-ruling-starter-stays = そのまま：{ $name }

skull-why-two_successes = { $name } さんが第{ $round }ラウンドで花を{ $count }枚めくり、2回目の成功で勝ちました。
skull-why-last_player = { $out } さんが第{ $round }ラウンドで最後の1枚を失い、ディスクを持つのは { $name } さんだけになりました。

table-act-place = ディスクの配置
table-act-place_all = 全員の最初の1枚
table-act-bid = 宣言
table-act-pass = パス
table-act-reveal = めくったディスク
table-act-lose_disc = 失ったディスク
table-act-choose_starter = 開始者の指名
table-act-challenge = 第{ $round }ラウンド

## メニューのスカルの言葉

skull-void-hint = 第{ $round }ラウンドを最初からやり直します。なぜですか？
skull-leave-hint = 進行中のラウンドはやり直しになり、帰る人は脱落します。
skull-menu-void_round-hint = こぼれた飲み物、見えたディスク：置き直し
skull-menu-ruling-hint = ディスク、成功、開始者とメモ
void-seen = ディスクが見えた
void-misplaced = ディスクが混ざった
