## もう一台のスマホで記録する

share-join-title = ここでも記録する
share-join-lead = このスマホでも、このテーブルの記録ができるようになります。キーが取り消されるまで続きます。
share-join-secret = キー
share-join-hint = 8文字です。記録しているスマホに表示されます。大文字と小文字、空白は気にしなくて大丈夫です。
share-join-do = ここで記録する
share-join-already = このスマホはもうこのテーブルの記録をしています。
share-to-table = テーブルへ
share-only-watch = 観戦だけする
share-needs-script = 記録するには、このページでJavaScriptが必要です。このサイトで有効にしてください。
share-offline = いまサーバーにつながりません。キーはまだ使えます。少し待ってからもう一度試してください。
