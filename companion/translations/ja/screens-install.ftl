## ホーム画面のアプリ

install-short-name = コンパニオン
install-title = ホーム画面に置く
install-hint = ホーム画面に置くと、全画面で開き、ネットワークがなくても使えます。
install-hint-share = 共有ボタンから「ホーム画面に追加」を選ぶと、全画面で開き、ネットワークがなくても使えます。
install-do = インストール
install-not = 今はしない
install-shortcut-new = 新しいテーブル：{ $game }
install-picture-bids = ビッドはひとりワンタップ
install-picture-skull = スカル：席の並びのまま
install-picture-sheet = スコア表：タップして訂正
install-picture-results = 起こりえない結果は灰色に

## テーブルが自動ですること

install-at-table = 進行中のテーブルで
install-awake = 画面を消さない
install-haptic = 手に伝わる振動
install-plain-http = このアドレスは暗号化されていません（http）。テーブルでの操作はすべて使えますが、オフラインでの起動、インストール、画面の常時点灯、共有は、ブラウザーが https でしか許しません。https にする方法は店の説明書にあります。

## 新しいバージョン

install-version-ready = 新しいバージョンの準備ができました。
install-version-outdated = 別のウィンドウで新しいバージョンが始まりました。このページはまだ前のものです。
install-version-take = 今すぐ使う
install-version-unsent = お待ちください：未送信の記録が{ $count }件あります。
install-version-typing = お待ちください：確定していない入力があります。

## ネットワークなし

install-offline-title = 接続なし
install-offline-text = 今は店のサーバーにつながらず、このページは端末に保存されていません。進行中のテーブルは保存されています。ホームから続けられます。
install-offline-again = もう一度試す
