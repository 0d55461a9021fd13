# How the house is run, and what is said when something is wrong with it.

error-reference = お店の方が原因を調べるための番号：
