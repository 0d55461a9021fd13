# 对猜测或请求过于频繁的人说的话。

problem-too_many_codes = 这个网络试了很多没有牌桌的代码。请过 { $minutes } 分钟再继续；在此之前，只有记分人能打开自己的牌桌。
problem-too_often_here = 这个网络刚才这样做得太频繁了。请过 { $minutes } 分钟再试。

problem-name_alike = “{ $name }”看起来和这里的“{ $other_name }”一模一样。请给其中一位换一个能区分的名字。
field-name_alike = 这看起来和这里的另一个名字一模一样。
field-piled_marks = 一个字上叠的符号太多了。请少用一些再输入。

error-forbidden-title = 这里不行
error-forbidden-text = 这部手机不能这样做，或者是别的网站提出的请求。什么都没有改变。
error-wait-title = 请稍等
error-wait-text = 这个网络试了很多没有牌桌的代码。几分钟内，只有记分人能打开自己的牌桌。
