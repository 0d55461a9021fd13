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
