## Setting the house up, and signing in

house-setup = Set up this house
house-setup-lead = You hold the link that the server printed. Whoever completes this form becomes the owner of the house.
house-setup-done = This house is set up already. Its DMs sign in by name and passphrase.
house-setup-do = Set up the house
house-name = Name of the house
house-name-hint = What the café is called.
house-first-language = Language offered first
house-your-name = Your name
house-your-name-hint = You sign in by it, and the log shows it beside what you record.
house-passphrase = Passphrase
house-passphrase-hint = At least 8 characters; a few words that go together nowhere else are best.
house-show-passphrase = Show the passphrase
house-needs-script = For this, the page needs JavaScript. Please switch it on for this site.
house-offline = No connection to the house just now. Try again in a moment.
house-no-secret = A piece of the link is missing. Open it again, whole, from # to its end.
house-welcome = Welcome, DM
house-welcome-lead = { $name }, choose your passphrase. From then on you sign in with it, and this phone stays signed in.
house-choose = Choose it and sign in
house-sign-in = Sign in
house-sign-in-lead = For the DMs of { $name }. Guests need no account to keep score.
house-dm-name = Name
house-forgotten-hint = Passphrase forgotten? The owner of the house makes you a new link.
house-not-set-up = Nobody has set this house up yet. Its server prints the link for it when it starts.

## All tables of the house

house-tables = Tables of the house
house-tables-hint = All that run, who leads, and which were forgotten
house-none = No table is running.
house-running = Running
house-forgotten = Not touched for hours
house-more-pages = More
house-more = More about { $name }
house-leads = { $names_count ->
    [one] { $names } leads
   *[other] { $names } lead together
}
house-leads-with = { $names_count ->
    [one] { $names } leads with { $total }
   *[other] { $names } lead together with { $total }
}
house-time-minutes = { $minutes } min
house-time-hours = { $hours } h { $minutes } min
house-time-days = { $days ->
    [one] a day
   *[other] { $days } days
}
house-runs = running for { $time }
house-just-touched = touched just now
house-touched = last touched { $time } ago
house-nobodys = nobody looks after it
house-mine = you look after it
house-dms-own = { $name } looks after it
house-stale = No connection to the house. This is how things stood at { $time }.
house-open-table = Open the table
house-looks-after = Who looks after it
house-nobody = Nobody
house-me = { $name } (you)
house-end-note = Note for the log
house-end-usual = Forgotten
house-end = End this game
house-end-hint = It ends as it stands, with no winner in the statistics. It can be undone.
house-ended = { $name } has ended.
house-undo = Undo
house-taken-back = The game goes on.

## The DMs

house-dms = DMs
house-signed-in = Signed in as { $name }
house-sign-out = Sign out here
house-sign-out-everywhere = Sign out on all phones
house-change-passphrase = Change passphrase
house-old-passphrase = Passphrase until now
house-new-passphrase = New passphrase
house-change = Change it
house-passphrase-changed = Your passphrase is changed. On other phones you are signed out.
house-state-owner = owner
house-state-signed-in = signed in
house-state-signed-out = not signed in anywhere
house-state-waiting = has not chosen a passphrase yet
house-state-retired = retired
house-add-name = Name of a new DM
house-add = Add
house-rename = Rename
house-new-link = Make a new link
house-new-link-hint = For a forgotten passphrase or a lost phone: { $name } is signed out everywhere at once, and chooses another passphrase by the link.
house-retire = Retire
house-retire-hint = { $name } can no longer sign in. What { $name } recorded keeps the name. This cannot be undone.
house-retire-do = Retire { $name }
house-qr = QR code of the link for { $name }
house-link-hint = Hand this link to { $name }. It works once, within a week, and is shown only now.
house-copied = Link copied.
house-the-house = The house
house-only-dms = Only a DM opens tables
house-only-dms-hint = Guests still keep score at tables that a DM has opened.
house-changed = Changed.
house-dms-hint = Sign out, change the passphrase, look after the DMs
