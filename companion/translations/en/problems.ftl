# What a table, or the server, says when it does not do what was asked.

problem-not_signed_in = Anyone may look on here. To write, show this table's score key.
problem-not_yours = { $revoked ->
    [true] Your right to keep score at this table has been taken back. You may still look on.
   *[other] You may look on at this table, but writing here needs its own score key.
}
problem-not_first_hand = Only whoever opened the table lets others in and takes keys back.
problem-foreign_page = Another website tried to write here through your browser. Nothing was written.
problem-no_such_table = There is no table with the code “{ $code }”. Compare the six characters with the scorekeeper's phone.
problem-no_such_act = This table's log has no number { $seq }.
problem-no_such_key = No key of this table fits. Compare it with the phone that shows it.
problem-own_key = This is your own key. Somebody has to keep score.
problem-already_yours = This phone keeps score here already. The key is still unused.
problem-key_used = This key has already been used. Each one works once: ask for a new one.
problem-key_expired = This key is too old; each one is good for 15 minutes. Ask for a new one.
problem-key_revoked = This key has been taken back. Ask for a new one.
problem-too_many_tries = Too many wrong keys were tried at this table. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
problem-nothing_to_undo = There is nothing to undo.
problem-nothing_to_redo = There is nothing to bring back.
problem-entry_is_gone = Number { $seq } in the log no longer counts, or is no entry, so it cannot be put right.
problem-later_entry_breaks = Then a later entry no longer fits: { $type } of round { $round }. { $reason }
problem-game_has_begun = The game has begun. Seats and options can be changed only before the first entry.
problem-stale = Somebody was faster: the table has moved on from { $after } to { $seq }. Look at what is new and try again.
problem-key_reused = This key has already been used here for something else. Make a new key for each act.
problem-name_taken = “{ $name }” already sits here. Give one of the two a name that tells them apart.
problem-ill_shaped = This cannot be read as it stands. Check the marked fields.
problem-dm_only = This is for the DMs of the house. Sign in first.
problem-owner_only = Only the owner of the house can do this.
problem-only_dms_open = In this house a DM opens the tables. Ask one of them, or sign in if you are one.
problem-wrong_passphrase = This name and this passphrase do not belong together. Check both and try again.
problem-too_many_sign_ins = There were too many wrong tries. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
problem-no_such_dm = There is no such DM in this house.
problem-dm_name_taken = A DM is called “{ $name }” already. Give this one a name that tells them apart.
problem-owner_stays = The owner of the house cannot be retired.
problem-link_gone = This link has been used, or is too old. Ask for a new one.
problem-key_of_dm = { $name } is a DM of this house and may write at every table.

problem-unreadable = The request cannot be read: its body is no proper JSON.
problem-no_such_address = There is nothing at this address.
problem-method_not_allowed = { $method } is not possible here.
problem-not_acceptable = The answer cannot be given in the form that was asked for.
problem-too_slow = The request took too long to arrive. Send it again.
problem-too_large = That is too much at once.
problem-not_json = Send JSON, with the header “Content-Type: application/json”.
problem-too_often = Too many requests at once. Wait a moment and try again.
problem-our_fault = Something went wrong on our side. Nothing was written; try again.
problem-too_many_watchers = So many are watching at once that no more can be told right away. Look again in half a minute.
problem-busy = Others are writing right now. Try again in a moment.
problem-cannot_keep = Nothing can be kept right now: the storage of the house is full, read-only or gone. Nothing was written. Tell whoever runs the server.

## By field

field-missing = This is missing.
field-unknown_field = There is no such field here.
field-unknown_word = This is none of the words possible here.
field-unknown_player = Nobody with this id sits at the table.
field-not_an_object = This must be an object with fields.
field-not_a_list = This must be a list.
field-not_a_number = This must be a whole number.
field-not_true_or_false = This must be true or false.
field-not_text = This must be text.
field-not_a_key = This must be a UUID.
field-empty_text = Write something here.
field-too_long = This is too long.
field-too_few = At least one is needed.
field-too_many = At most 200 at once.
field-too_small = This may not be less than 0.
field-null = This may not be empty.
field-name_empty = A name is missing.
field-name_taken = Somebody here has this name already.
field-unseen_signs = This holds invisible signs. Type it again.
field-passphrase_short = Use at least 8 characters.
