## Keeping score on one more phone

share-join-title = Keep score here too
share-join-lead = This phone can keep score at this table from now on, as long as nobody takes the key back.
share-join-secret = Key
share-join-hint = Eight characters; the phone that keeps score shows them. Capitals and spaces do not matter.
share-join-do = Keep score here
share-join-already = This phone keeps score at this table already.
share-to-table = To the table
share-only-watch = Only watch
share-needs-script = To keep score, this page needs JavaScript. Please switch it on for this site.
share-offline = No connection to the house just now. The key is still good: try again in a moment.

## Showing others the way

share-title = Share this table
share-watch = Watch on another phone
share-qr = QR code that leads to this table
share-watch-hint = Scan it, or type the code at { $address }
share-copy = Copy link
share-send = Send link
share-board = Television
share-take-over = Keep score on this phone
share-take-over-hint = With a key from the phone that keeps score.

share-keys = Who keeps score
share-invite-hint = Let another phone keep score: make a key and hand it over.
share-invite-name = Whose phone (may stay empty)
share-invite = Make a key
share-made-hint = Scan with the other phone, or open this table there and type the key:
share-join-qr = QR code that lets another phone keep score
share-still-good = Works once, still good for
share-second-hand = Whoever opened the table can let more phones in.
share-first = Phone that opened the table
share-second = Second scorekeeper
share-this-phone = this phone
share-last-act = last entry at { $time }
share-state-in_use = has entered nothing yet
share-state-waiting = key not used yet
share-state-revoked = taken back
share-revoke = Take back
share-revoke-of = Take the key of { $name } back

## Who holds this phone

me-you = you
me-ask = Who are you?
me-title = That’s me
me-lead = Your place is then marked on this phone, also at the next tables tonight.
me-nobody = I only watch
menu-me = That’s me
menu-me-hint = Mark your own place on this phone

## The television

board-needs-script = To show the table, this page needs JavaScript. Please switch it on for this site.
board-join = Look on from your phone: scan, or type the code at { $address }
board-rank = Rank
board-name = Name
board-bid = Bid
board-points = Points
board-outcome = Successes and discs
board-round-of = Round { $round } of { $count }
board-bidding = Everyone bids. { $dealer } deals, { $leader } leads the first trick.
board-leads-first = { $name } leads the first trick.
board-leads-next = { $name } leads trick { $trick }.
