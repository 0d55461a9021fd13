# How the house is run, and what is said when something is wrong with it.

error-reference = Reference for whoever runs the house:
