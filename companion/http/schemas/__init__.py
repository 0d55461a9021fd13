"""What bodies and answers look like: marshmallow, one file per noun."""
