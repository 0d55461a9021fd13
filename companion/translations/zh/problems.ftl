# 牌桌或服务器拒绝请求时说的话。

problem-not_signed_in = 谁都可以在这里旁观。要记分，请出示这一桌的记分密钥。
problem-not_yours = { $revoked ->
    [true] 你在这一桌记分的权限已被收回。你仍可旁观。
   *[other] 你可以旁观这一桌，但记分需要这一桌自己的记分密钥。
}
problem-not_first_hand = 只有开桌的人才能让别人加入记分，或收回密钥。
problem-foreign_page = 另一个网站试图通过你的浏览器在这里写入。没有写入任何内容。
problem-no_such_table = 没有代码为“{ $code }”的牌桌。请核对桌上的六位代码。
problem-no_such_act = 这一桌的记录里没有第 { $seq } 号。
problem-no_such_key = 这一桌没有这个密钥。请与显示密钥的手机核对。
problem-own_key = 这是你自己的密钥。总得有人记分。
problem-already_yours = 这部手机已经在这里记分了。密钥还没有用掉。
problem-key_used = 这个密钥已经用过。每个密钥只能用一次，请再要一个新的。
problem-key_expired = 这个密钥已过期，每个密钥有效 15 分钟。请再要一个新的。
problem-key_revoked = 这个密钥已被收回。请再要一个新的。
problem-too_many_tries = 这一桌试错的密钥太多了。请过 { $minutes } 分钟再试。
problem-nothing_to_undo = 没有可以撤销的内容。
problem-nothing_to_redo = 没有可以恢复的内容。
problem-entry_is_gone = 记录里的第 { $seq } 号已不再算数，或不是一条记录，因此无法更正。
problem-later_entry_breaks = 这样一来，后面的一条记录就不成立了：第 { $round } 轮的{ $type }。{ $reason }
problem-game_has_begun = 游戏已经开始。座位和选项只能在第一条记录之前更改。
problem-stale = 有人先记了一步：这一桌已从 { $after } 进到 { $seq }。请看看新内容，再试一次。
problem-key_reused = 这个键已经在这里用于别的内容。每次操作请用新的键。
problem-name_taken = “{ $name }”已经在座。请给其中一位换个能区分的名字。
problem-ill_shaped = 这样的内容无法读取。请检查标出的字段。
problem-dm_only = 这里只给本店的 DM 使用，请先登录。
problem-owner_only = 只有店主可以这样做。
problem-only_dms_open = 本店由 DM 开桌。请找一位 DM；如果您就是，请先登录。
problem-wrong_passphrase = 名字和口令对不上。请检查后再试。
problem-too_many_sign_ins = 错误次数太多，请在 { $minutes } 分钟后再试。
problem-no_such_dm = 本店没有这位 DM。
problem-dm_name_taken = 已经有一位 DM 叫“{ $name }”。请换一个能区分的名字。
problem-owner_stays = 店主不能被停用。
problem-link_gone = 这个链接已经用过，或者已过期。请要一个新的。
problem-key_of_dm = { $name } 是本店的 DM，可以在每一桌记分。

problem-unreadable = 无法读取请求：内容不是正确的 JSON。
problem-no_such_address = 这个地址没有内容。
problem-method_not_allowed = 这里不能用 { $method }。
problem-not_acceptable = 无法以所要求的形式回答。
problem-too_slow = 请求到达得太慢。请再发送一次。
problem-too_large = 一次发送的内容太多了。
problem-not_json = 请发送 JSON，并带上标头“Content-Type: application/json”。
problem-too_often = 一下子请求太多。请稍等片刻再试。
problem-our_fault = 我们这边出了问题。没有写入任何内容，请再试一次。
problem-too_many_watchers = 同时观看的人太多，暂时无法再实时通知更多人。请半分钟后再看。
problem-busy = 现在有别人正在写入。请稍后再试。
problem-cannot_keep = 现在无法保存任何内容：存储空间已满、只读，或者找不到了。没有写入任何内容。请告诉管理服务器的人。

## 按字段

field-missing = 缺少此项。
field-unknown_field = 这里没有这个字段。
field-unknown_word = 这不是此处可用的词。
field-unknown_player = 桌上没有这个编号的玩家。
field-not_an_object = 此项必须是带字段的对象。
field-not_a_list = 此项必须是列表。
field-not_a_number = 此项必须是整数。
field-not_true_or_false = 此项必须是 true 或 false。
field-not_text = 此项必须是文字。
field-not_a_key = 此项必须是 UUID。
field-empty_text = 请在这里写点内容。
field-too_long = 太长了。
field-too_few = 至少需要一项。
field-too_many = 一次最多 200 项。
field-too_small = 不能小于 0。
field-null = 此项不能为空。
field-name_empty = 缺少名字。
field-name_taken = 已有人用了这个名字。
field-unseen_signs = 其中含有看不见的字符。请重新输入。
field-passphrase_short = 至少要 8 个字符。
