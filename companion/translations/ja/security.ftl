# 当てずっぽうや、頼みすぎの人に伝えること。

problem-too_many_codes = このネットワークから、存在しないテーブルのコードが何度も試されました。{ $minutes } 分後に続けてください。それまでは、記録係だけが自分のテーブルを開けます。
problem-too_often_here = このネットワークから短い間に何度も行われました。{ $minutes } 分後にもう一度お試しください。

problem-name_alike = 「{ $name }」は、ここにいる「{ $other_name }」と見分けがつきません。どちらかを見分けられる名前にしてください。
field-name_alike = ここにある別の名前と見分けがつきません。
field-piled_marks = 1つの文字に記号が重なりすぎています。減らして入力してください。

error-forbidden-title = ここからはできません
error-forbidden-text = このスマホにはその操作が許されていないか、別のサイトからの依頼です。何も変わっていません。
error-wait-title = 少しお待ちください
error-wait-text = このネットワークから、存在しないテーブルのコードが何度も試されました。数分の間は、記録係だけが自分のテーブルを開けます。
