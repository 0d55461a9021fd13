"""What people do at a table; the only writers of its log."""
