# スカルのルールの言葉。

word-skull = スカル
word-place = ディスクを置くこと
word-place_all = 全員の配置
word-bid = 宣言
word-pass = パス
word-reveal = めくること
word-lose_disc = ディスクを失うこと
word-choose_starter = 開始者の指名
word-challenge = 1 ラウンドまとめての記録
word-first_placement = 最初のディスク
word-placement = 配置か宣言

violation-player_is_out = { $player } さんは脱落しています。
violation-already_placed = { $player } さんはもう置きました。まだの人：{ $players }。
violation-starter_places_last = { $player } さんは開始者なので最後に置きます。先に置く人：{ $players }。
violation-not_their_turn = いまは { $turn } さんの番です。{ $player } さんではありません。
violation-no_disc_in_hand = { $player } さんは手元にディスクがないので、宣言しなければなりません。
violation-no_last_chance = { $player } さんには置けるラストチャンスディスクがありません。
violation-bid_too_low = { $player } さんの宣言 { $bid } は低すぎます。{ $least } 以上が必要です。
violation-bid_above_discs_on_table = { $player } さんの宣言は { $bid } ですが、場のディスクは { $on_table } 枚です。
violation-own_stack_first = { $challenger } さんは自分の山 { $discs } 枚をすべてめくってから { $owner } さんの山に移ります。
violation-nothing_to_turn = { $owner } さんの山にめくれるディスクはもうありません。
violation-last_chance_is_flower = { $owner } さんの一番上はラストチャンスディスクなので、花です。
violation-skull_is_gone = { $owner } さんにドクロはもうありません（第 { $proved_round } ラウンドでわかっています）。どちらかの記録が間違いです。
violation-skull_is_among_them = これは花ではありえません。{ $owner } さんの { $discs } 枚の中にドクロが残っています（第 { $proved_round } ラウンドでわかっています）。どちらかの記録が間違いです。
violation-challenge_out_of_range = 宣言 { $bid } はありえません。ディスクは全部で { $max } 枚です。
violation-skull_must_be_own = { $challenger } さんは先に自分のディスクをすべてめくり、その中にドクロがあります。自分のドクロしかありえません。
violation-not_enough_flowers = 宣言 { $bid } の成功はありえません。場の花は多くて { $flowers } 枚です。
violation-discs_out_of_range = { $player } さんのディスクは 0～{ $max } 枚です。{ $discs } 枚にはできません。
violation-successes_out_of_range = ゲーム中の { $player } さんの成功は 0 か 1 です。{ $successes } にはできません。
violation-ruling_leaves_nobody = 誰かがゲームに残っていなければなりません。

reason-two_successes = 2 回の挑戦に成功。
reason-last_player = ディスクを持つ最後のひとり。
