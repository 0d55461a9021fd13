"""DMs of the house for tests, signed in on phones of their own."""

from companion.house.signing_in import sounds_of, stay_signed_in
from companion.http.identity import DM_COOKIE
from companion.storage import writing
from companion.storage.house import Dm
from tests.conftest import Person


def sign_in(app, name: str, *, is_owner: bool = False) -> tuple[int, str]:
    """Add a DM who is signed in; return their id and what their phone shows."""
    with app.app_context(), writing() as session:
        dm = Dm(name=name, sounds=sounds_of(name), is_owner=is_owner)
        session.add(dm)
        session.flush()
        return dm.id, stay_signed_in(session, dm)


class SignedInDm(Person):
    """A DM with a phone."""

    def __init__(self, app, name: str, *, is_owner: bool = False):
        super().__init__(app)
        self.id, token = sign_in(app, name, is_owner=is_owner)
        self.browser.set_cookie(DM_COOKIE, token)

    def delete(self, path, **more):
        return self.ask("DELETE", path, **more)
