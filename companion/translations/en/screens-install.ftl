## The app on the home screen

install-short-name = Companion
install-title = On your home screen
install-hint = Put the companion on your home screen: it opens in full and works without a network.
install-hint-share = Put the companion on your home screen: tap the share button, then “Add to Home Screen”. It opens in full and works without a network.
install-do = Install
install-not = Not now
install-shortcut-new = New table: { $game }
install-picture-bids = One tap for each bid
install-picture-skull = Skull: the table as it sits
install-picture-sheet = The score sheet: tap to correct
install-picture-results = What no play can give is grey

## What a table does by itself

install-at-table = At a running table
install-awake = Screen stays on
install-haptic = Tick in the hand
install-plain-http = This address is not encrypted (http). Everything at the table works; but browsers start without a network, install, keep the screen on and share only over https. How the house gets https stands in its documentation.

## A new version

install-version-ready = A new version is ready.
install-version-outdated = The new version has begun in another window. This page is still of the old one.
install-version-take = Use it now
install-version-unsent =
    { $count ->
        [one] It waits: one entry has not been sent yet.
       *[other] It waits: { $count } entries have not been sent yet.
    }
install-version-typing = It waits until what is half typed is confirmed.

## No network

install-offline-title = No connection
install-offline-text = The house cannot be reached just now, and this page is not kept on your phone. Your running tables are: they stand on the home page and go on.
install-offline-again = Try again
