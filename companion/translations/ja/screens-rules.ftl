## ルールシート

rules-title = ルール
rules-lead = 教えるとき、調べるときに。
rules-of = { $game }：ルール
rules-back = 戻る
rules-contents = このページの内容
rules-languages = このページの言語
rules-why = ルール
rules-help = ルール：いまの場面
rules-help-hint = ルールシートのこの場面を開きます

## シートの例

rules-name-p1 = アナ
rules-name-p2 = ボー
rules-name-p3 = サイ
rules-name-p4 = ディー
rules-name-p5 = イーライ
rules-name-p6 = フェイ
rules-name-p7 = ガス
rules-name-p8 = ハル
rules-answer = 答え
rules-players = 人数
rules-hands = 手札の数
rules-round = 第{ $round }ラウンド
rules-discs = ディスクの合計
rules-highest-bid = 最高の宣言
rules-player = プレイヤー
rules-bid = ビッド
rules-tricks = 獲得
rules-points = 得点
rules-total = 合計
rules-score-facts = 手札{ $cards }枚、ビッド{ $bid }、獲得{ $tricks }
rules-round-facts = 第{ $round }ラウンド、手札{ $cards }枚
rules-earns = ビッドが成功なら、ボーナスは{ $points }点：
rules-earns-nothing = ボーナスはありません。
rules-leads-next = 次のトリックは{ $name } さんがリードします。
rules-on-table = テーブルにはディスクが{ $count }枚あります。
rules-may-place = { $name } さんはディスクを1枚足せます。
rules-may-bid = { $name } さんは{ $min }から{ $max }まで宣言できます。
rules-may-pass = { $name } さんはパスできます。
rules-turn-own = 次は自分の山の一番上をめくります。
rules-turn-any = 次は、これらの山のどれかの一番上をめくります：{ $list }。
