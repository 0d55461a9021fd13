# How the house is run, and what is said when something is wrong with it.

error-reference = 供店家查找原因的编号：
