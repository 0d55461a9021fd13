## ファイルの取り込み

import-title = ゲームを取り込む
import-lead = ファイルからゲームを取り込みます:このアプリの書き出し、BG Stats の書き出し、Skull Kingのスコアシート。
import-choose = ファイルを選ぶ
import-drop = またはここにドロップ
import-reading = { $name } を読んでいます…
import-large = { $name } は 16 MB を超えています。サーバーの管理者なら「flask companion take-in」で取り込めます。
import-kinds = 取り込めるファイル
import-kind-own = このアプリの書き出し(JSON)。オーナーだけが取り込めて、元のまま戻ります。
import-kind-bg-stats = BG Stats:全体の書き出しか 1 プレイ。スカルとSkull Kingだけを取り込みます。
import-kind-sheet = CSV のスコアシート。プレイヤーとラウンドごとに 1 行、次の列が必要です:
import-kind-more = ほかに table、bonus、points、total、cards、dm、winner も使えます。すべての行をルールで確かめます。
import-source-companion = このアプリの書き出し
import-source-bg-stats = BG Stats の書き出し
import-source-score-sheet = スコアシート
import-source-none = 取り込めるものはありません
import-new = 新しいゲーム { $count } 件
import-known = { $count } 件はすでにここにあります
import-deleted = { $count } 件はここで削除済みで、戻りません
import-people-new = 新しい人 { $count } 人:{ $names }
import-people-known = 知っている人 { $count } 人:{ $names }
import-people-more = { $names }ほか
import-person-as = { $name }(ここでは { $known_as })
import-aside-other_games = ほかのゲームのプレイ { $count } 件は取り込みません
import-aside-ignored_plays = BG Stats で数えられていない { $count } 件は取り込みません
import-aside-deleted_there = BG Stats で削除済みの { $count } 件は取り込みません
import-aside-other_games_rows = ほかのゲームの { $count } 行は取り込みません
import-aside-without_rounds = ラウンドのない { $count } 行は取り込みません
import-besides-house = 店の名前と決まり(まだないとき)
import-besides-dm = DM:{ $count }
import-besides-person = プレイヤー:{ $count }
import-besides-catalogue = カタログ:{ $count } ページ
import-troubles = 問題が { $count } 件あります
import-troubles-file = このファイルは読めないので、何も取り込みません。
import-troubles-games = このままでは何も取り込みません。ファイルを直すか、これらを除いて残りを取り込んでください。
import-troubles-all = 何も取り込みません。ファイルを直して、もう一度選んでください。
import-troubles-more = 最初の { $count } 件だけを表示しています。
import-games = ファイルの中身
import-games-more = 最初の { $count } 件だけを表示しています。
import-state-new = 新規
import-state-known = 既存
import-state-deleted = 削除済み
import-take = { $count } 件を取り込む
import-take-besides = 中身を取り込む
import-take-rest = 残りの { $count } 件を取り込む
import-taking = 取り込んでいます…
import-nothing = 新しいものはありません。
import-another = 別のファイル
import-done = { $count ->
    [0] 新しく取り込んだものはありません。
   *[other] { $count } 件を取り込みました。
}
import-undo = オーナーはどのゲームも、ほかと同じようにそのページで削除できます。
import-show = 履歴を見る
import-unreachable = 店のサーバーにつながりません。何も取り込んでいません。

import-told = { $label }:{ $note }
import-at-row = { $label } 行目
import-at-line = ファイルの { $label } 行目
import-at-play = プレイ { $label }
import-at-table = テーブル { $label }
import-at-game = ゲーム { $label }
import-at-house = 店
import-at-dm = DM { $label }
import-at-catalogue = カタログ { $label }
import-at-person = プレイヤー { $label }

problem-import_refused = 何も取り込みませんでした:ファイルに問題があります。

## ファイルの問題

trouble-empty_file = ファイルが空です。
trouble-packed_file = ブックまたは圧縮ファイルです。「CSV UTF-8」で保存するか、展開してからもう一度試してください。
trouble-not_text = テキストではありません。「CSV UTF-8」か JSON で保存してもう一度試してください。
trouble-not_utf8 = ここの文字コードがはっきりしません。「CSV UTF-8」で保存してもう一度試してください。
trouble-not_json = ここの { $column } 文字目からファイルが壊れていて、JSON ではありません。
trouble-too_deep = ファイルの入れ子が深すぎます。
trouble-no_such_number = ありえない数がファイルにあります。
trouble-unknown_file = 取り込めるファイルではありません。
trouble-games_not_rounds = ラウンドのないゲームの一覧です。スコアシートにはプレイヤーとラウンドごとに 1 行が必要です。
trouble-columns_missing = 足りない列:{ $columns }。
trouble-column_twice = 「{ $column }」という列が 2 つあります。
trouble-broken_row = 引用符が正しく閉じていません。
trouble-row_too_long = この行は 1 行目の { $columns } 列より長いです。コンマを含む文字は引用符で囲みます。
trouble-too_many_rows = { $most } 行を超えています。分けて取り込んでください。
trouble-too_many_games = { $most } 件を超えています。サーバーの管理者なら「flask companion take-in」で取り込めます。
trouble-newer_file = このファイルはより新しい版のものです。先にこの店を更新してください。
trouble-cut_off = このファイルは途中で切れています。もう一度エクスポートしてください。

trouble-not_a_play = プレイではありません。
trouble-date_unknown = いつ遊んだか書かれていません。
trouble-in_the_future = 未来の日時です。
trouble-too_few_people = { $people } 人だけです。{ $min } 人以上が必要です。
trouble-too_many_people = { $people } 人です。{ $max } 人までです。
trouble-name_missing = 名前のない人がいます。
trouble-name_too_long = 40 文字を超える名前があります。
trouble-name_twice = 見分けのつかない人が 2 人います:{ $name }。
trouble-misshapen = 「{ $field }」がないか、この店の書き方と違います。
trouble-unfit_act = 記録の { $number } 番目の操作は、そこに書かれたはずがありません。

trouble-cell_is_empty = 「{ $column }」が空です。
trouble-not_a_whole_number = 「{ $column }」の「{ $said }」は、当てはまる整数ではありません。
trouble-not_yes_or_no = 「{ $column }」の「{ $said }」は true か false にしてください。
trouble-not_a_day = 「{ $column }」の「{ $said }」は 2026-11-29 のような日付にしてください。
trouble-day_in_the_future = 「{ $column }」の「{ $said }」はまだ来ていません。
trouble-row_twice = このラウンドには { $name } さんの行がすでにあります。
trouble-round_missing = この前の第{ $round }ラウンドがありません。
trouble-row_missing = 第{ $round }ラウンドに { $name } さんの行がありません。
trouble-cards_differ = 第{ $round }ラウンドの手札は、この行では { $said } 枚、別の行では { $found } 枚です。
trouble-points_differ = 第{ $round }ラウンドの { $name } さんは { $said } 点とありますが、ルールでは { $found } 点です。
trouble-total_differs = 第{ $round }ラウンド後の { $name } さんの合計は { $said } とありますが、足すと { $found } です。
trouble-bonus_impossible = 第{ $round }ラウンドの { $name } さんのボーナス { $said } 点になるカードはありません。
trouble-bonus_counts_not = 第{ $round }ラウンドの { $name } さんはビッドを外したので、ボーナス { $said } 点は入りません。
trouble-bonuses_impossible = 第{ $round }ラウンドのボーナスは、1 箱のカードでは全部は作れません。
trouble-winner_differs = シートの勝者は{ $said_count ->
    [0] なし
   *[other] { $said }
}、点数では{ $found_count ->
    [0] なし
   *[other] { $found }
}です。
trouble-rules = 第{ $round }ラウンド:{ $reason }
