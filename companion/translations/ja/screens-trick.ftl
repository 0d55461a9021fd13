## Skull King：トリックごとの記録、追加カード、海賊の能力

card-short-escape = 逃走
card-short-pirate = 海賊
card-short-tigress = Tigress
card-short-mermaid = 人魚
card-short-skull-king = Skull King
card-short-kraken = クラーケン
card-short-white-whale = 白鯨
card-short-loot = 戦利品
card-short-pirate-harry = ハリー
card-short-pirate-rascal = ラスカル
card-short-pirate-rosie = ロージー
card-short-pirate-bendt = ベント
card-short-pirate-juanita = フアニータ
pad-suit = { $suit }：数字を選ぶ

way-trick = このラウンドをトリックごとに記録する
way-trick-short = 1つずつ
way-result = このラウンドを取った数で記録する
way-result-short = 数で

trick-of = { $cards }トリック中{ $number }つ目
trick-number = トリック{ $number }
trick-graybeard = Graybeard
trick-leads-now = { $name } さんがリード
trick-plays-now = { $name } さんの番
trick-ghost-now = { $name } のカードをめくる
trick-key = { $name }：{ $card }
trick-heard = { $name } が出しました
trick-leads = リード
trick-took = 取った
trick-takes = このトリックを取る
trick-wins-so-far = いまのところ勝ち
trick-of-bid = ビッド{ $bid }
trick-played = { $card }を出した
trick-not-yet = まだ出していない
trick-won-of = { $tricks }トリック、ビッド{ $bid }
trick-won-so-far = これまで{ $tricks }
trick-bonus-so-far = ビッド成功で+{ $points }
trick-earns = ビッド成功で{ $points }（{ $what }）。
trick-allied = 同盟：{ $names }。
trick-leads-next = 次は{ $name } さんがリード。
trick-won-by = { $name } さんが取りました
trick-destroyed = 誰も取りませんでした
trick-if-made = ビッド成功なら数えます：
trick-put-right = { $name } さん：別のカード？
trick-record = トリック{ $number }を記録
trick-amend = トリック{ $number }を訂正

shot-cannonball = 砲弾
shot-key = { $name } さんは砲弾
destroyed-key = 消えた：{ $count }
destroyed-key-label = 誰も取らなかったトリック：{ $count }。タップすると{ $next }。
destroyed-record = 誰も取らなかったトリックが{ $count }：記録する
loot-with = 戦利品：同盟の相手
loot-chip = { $count ->
    [0] { $name } さんと同盟
    [1] { $name } さんと同盟
   *[other] { $name } さんと同盟{ $count }回
}

power-title = 海賊の能力
power-short = 海賊
power-harry = 巨人ハリー
power-harry-hint = ハリーで取った人は自分のビッドを1つ変えられます。
power-harry-used = 巨人ハリー：{ $name } さんのビッド{ $value }
power-harry-change = ビッド{ $change }
power-harry-stays = ビッドはそのまま
power-wager = ロアタンのラスカル
power-wager-hint = ラスカルで取った人は自分のビッドに賭けられます。成功なら得点、失敗なら失点。
power-wager-used = ロアタンのラスカル：{ $name } さんが{ $value }点賭ける
power-wager-points = { $points }点賭ける
power-wager-none = 賭けない
amend-harry = ハリー
amend-wager = ラスカル
power-nobody = この海賊で取った可能性のある人はいません。

table-act-trick = ラウンド{ $round }のトリック
table-act-harry = ハリーによるビッドの変更
table-act-wager = 賭け
table-short-loot = 同盟 × { $count }
table-short-half_bonus = 1違いで半分
table-short-harry = ハリー：{ $shown } → { $bid }
table-short-wager_won = 賭けに勝ち
table-short-wager_lost = 賭けに負け
log-trick = ラウンド{ $round }のトリック：{ $list }
log-destroyed = 誰も取らなかったトリック：{ $count }。
log-allied = { $names } さんと同盟
sheet-destroyed = 消えた{ $count }
sheet-mark-cannonball = 砲弾
sheet-mark-harry = ハリーでビッド変更
sheet-mark-wager_won = 賭けに勝ち
sheet-mark-wager_lost = 賭けに負け
sheet-mark-loot = 同盟
