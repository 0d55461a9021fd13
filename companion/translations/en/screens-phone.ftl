## What is not sent yet

unsent-count = not sent yet: { $count }
unsent-act = not sent yet
unsent-decide = Something recorded here does not fit with what the house has. Nothing is lost: decide.
unsent-look = Look
unsent-understood = OK
unsent-damaged = What this phone had kept was damaged. It was put aside, and the table comes from the house again.
unsent-keeping-blocked = This browser keeps nothing. You can go on, but do not close this page while anything is not sent.
unsent-keeping-full = This phone's storage is full. You can go on, but do not close this page while anything is not sent.

## Two have recorded at once

conflict-title = Two have recorded at once
conflict-why = While your entry was on its way, somebody else recorded. Decide which of the two counts.
conflict-same = Somebody else has recorded the very same. One of the two is enough.
conflict-theirs = Recorded by somebody else
conflict-mine =
    { $count ->
        [one] Entered here
       *[other] Entered here, { $count } in all
    }
conflict-drop = Drop mine
conflict-drop-same = Drop mine: it is there already
conflict-keep = Undo theirs and keep mine
conflict-copy = Copy mine as text
conflict-copied = Copied.
conflict-dropped = Dropped here. This is how it stands.
conflict-hint = What is undone stays in the log. What is dropped is gone: copy it first if you need it.
conflict-over = It is settled

refused-title = The house does not take this
refused-stands = It stands like this
refused-unknown = The house answered with the number { $status } and no reason.
refused-put-right = Put it right
refused-again = Try again
refused-drop = Drop it

## A table that cannot be shown

nowhere-title = Not on this phone yet
nowhere-text = Table { $code } cannot be fetched: there is no connection to the house. It comes up by itself as soon as there is one.
nowhere-unopened = This table was opened without a connection, on another phone or in another browser. There it goes on.
nowhere-again = Try again

## Without a connection

table-no-rematch = No connection to the house, and this phone cannot open a table by itself. Try again in a moment.
menu-unopened = The code for watching comes as soon as the house can be reached.
home-kept = On this phone
home-unsent = not sent yet: { $count }
