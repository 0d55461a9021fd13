"""The house and those who look after it: setting it up, its DMs, signing in, and who looks after which table."""
