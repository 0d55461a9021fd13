"""What the server runs: `gunicorn wsgi:app`."""

import sys

from companion import create_app
from companion.settings import BadSettingError

try:
    app = create_app()
except BadSettingError as bad:
    sys.exit(str(bad))
