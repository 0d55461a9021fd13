"""Turning discs, success, failure, the next starter, both ways of winning ("A round" 4-7 and its tables)."""

import pytest

from .notation import judge, played, refusal

TWO_EACH = "3 | * +1 +2 +3"
MEETS_P2 = "3 | * 1:3 1f 2s"
# One loses three discs to the own skull, four discs: out.
THREE_GONE = "4 | 1=1x1 1=1x1 1=1x1"

# (rule, what was said, what is tried, what comes of it)
ROWS = [
    (
        "4 the whole own stack first",
        TWO_EACH + " 1:3 -2 -3",
        "2f",
        "! own_stack_first challenger=p1 owner=p2 discs=2",
    ),
    (
        "4 the own stack, one still down",
        TWO_EACH + " 1:3 -2 -3 1f",
        "3f",
        "! own_stack_first challenger=p1 owner=p3 discs=1",
    ),
    (
        "4 then any mat",
        TWO_EACH + " 1:3 -2 -3 1ff",
        "3f",
        "first_placement round=2 p1.successes=1 last.turned=3",
    ),
    (
        "4 one at a time",
        TWO_EACH + " 1:3 -2 -3",
        "1f",
        "reveal turn=p1 to_reveal=2 p1.revealed=flower p1.stack=2",
    ),
    (
        "4 a bid not larger than the own stack: only its top discs",
        TWO_EACH + " 1:1 -2 -3",
        "1f",
        "first_placement last.turned=1",
    ),
    (
        "4 a bid not larger than the own stack: never another mat",
        TWO_EACH + " 1:1 -2 -3",
        "2f",
        "! own_stack_first challenger=p1 owner=p2 discs=1",
    ),
    ("4 the bid as large as the own stack", TWO_EACH + " 1:2 -2 -3", "1ff", "first_placement last.turned=2"),
    (
        "4 any order, switching freely",
        TWO_EACH + " 1:6 1ff 3f 2f",
        "3f",
        "reveal to_reveal=1 p3.revealed=flower,flower p2.revealed=flower",
    ),
    (
        "4 and back again",
        TWO_EACH + " 1:6 1ff 3f 2f 3f",
        "2f",
        "first_placement p1.successes=1 last.turned=6",
    ),
    ("4 only face-down discs can be turned", "3 | * 1:3 1f 2f", "2f", "! nothing_to_turn owner=p2"),
    ("4 the own stack can be turned once", "3 | * 1:3 1f", "1f", "! nothing_to_turn owner=p1"),
    (
        "4 one who is out has no mat",
        "4 | 4=1x4 4=1x4 4=1x4 4=1x4 name1 * 1:3 1f",
        "4f",
        "! player_is_out player=p4",
    ),
    ("4 one who has gone home has no mat", "4 | leave4 * 1:3 1f", "4s", "! player_has_left player=p4"),
    (
        "4 a skull stops it at once",
        "3 | * 1:3 1f",
        "2s",
        "lose_disc turn=- skull_owner=p2 to_reveal=0 p2.revealed=skull challenger=p1",
    ),
    ("4 after a skull nothing is turned", MEETS_P2, "3f", "! not_now type=reveal phase=lose_disc"),
    (
        "4 reaching the bid with flowers ends it",
        "3 | * 1:2 -2 -3 1f 2f",
        "3f",
        "! not_now type=reveal phase=first_placement",
    ),
    ("4 no loss without a skull", "3 | * 1:3 1f", "lose", "! not_now type=lose_disc phase=reveal"),
    (
        "5 one success: the mat is flipped",
        "3 | * 1:1 -2 -3",
        "1f",
        "first_placement p1.successes=1 winners=- ended=-",
    ),
    (
        "5 discs go home by themselves",
        "3 | * +1 2:1 -3 -1",
        "2f",
        "first_placement on_table=0 p1.hand=4 p2.hand=4 bid=- challenger=-",
    ),
    (
        "5 the second one wins on the spot",
        "3 | 1=1 2=1 * 2:1 -3 1:2 -2 1f",
        "3f",
        "game_over winners=p1 ended.reason=two_successes",
    ),
    ("5 nothing after the end", "3 | 1=1 1=1", "*", "! game_is_over type=place_all"),
    ("5 nothing after the end, not even a ruling", "3 | 1=1 1=1", "rule", "! game_is_over type=ruling"),
    (
        "6 exactly one disc is lost for good",
        MEETS_P2,
        "lose",
        "first_placement p1.discs=3 p1.hand=3 p2.discs=4 p3.discs=4",
    ),
    (
        "6 for good: in the rounds to come too",
        MEETS_P2 + " lose * 1:1 -2 -3",
        "1f",
        "first_placement p1.discs=3 p1.hand=3",
    ),
    (
        "6 earlier successes stay",
        "3 | 1=1 * 1:1 -2 -3 1s",
        "lose",
        "first_placement p1.successes=1 p1.discs=3",
    ),
    (
        "6 the skull's owner loses nothing",
        MEETS_P2,
        "lose",
        "first_placement p2.discs=4 p2.skull=yes p2.successes=0",
    ),
    ("6 another's skull: its owner draws", "3 | * 1:3 1f", "3s", "lose_disc removed_by=p3 challenger=p1"),
    (
        "6 another's skull: from placed and unplaced discs",
        TWO_EACH + " 1:3 -2 -3 1ff 2s",
        "lose",
        "first_placement p1.skull=unknown p1.discs=3",
    ),
    ("6 own skull: the challenger chooses", "3 | * 1:3", "1s", "lose_disc removed_by=p1 skull_owner=p1"),
    (
        "6 own skull: among all own discs",
        "3 | * 1:3 1s",
        "lose",
        "first_placement p1.skull=unknown p1.discs=3",
    ),
    (
        "7 no disc left: out",
        THREE_GONE + " * 1:2 -2 -3 -4 1f 3s",
        "lose",
        "first_placement p1.eliminated=True p1.discs=0",
    ),
    (
        "7 only the challenger can go out",
        "3 | 2=1x2 2=1x2 2=1x2 * 2:1 3:3 3f 2s",
        "lose",
        "first_placement p2.eliminated=False p2.discs=1 p3.discs=3",
    ),
    (
        "7 one player left wins at once",
        "3 | leave2 1=1x1 1=1x1 1=1x1 * 1:2 1f 3s",
        "lose",
        "game_over winners=p3 ended.reason=last_player turn=-",
    ),
    (
        "7 also after the own skull: nobody to name",
        "3 | leave2 1=1x1 1=1x1 1=1x1 * 1:2 1s",
        "lose",
        "game_over winners=p3 chooser=-",
    ),
    # who starts next
    (
        "Starter: success: the challenger",
        "3 | * 1:1 2:2 -3 -1 2f",
        "1f",
        "first_placement starter=p2 starter_reason=challenger",
    ),
    (
        "Starter: failure with a disc left: the challenger",
        "3 | * 1:1 2:2 -3 -1 2f 3s",
        "lose",
        "first_placement starter=p2 starter_reason=challenger",
    ),
    (
        "Starter: own skull with a disc left: the challenger",
        "3 | * 1:1 2:3 2s",
        "lose",
        "first_placement starter=p2 starter_reason=challenger",
    ),
    (
        "Starter: knocked out by another's skull: its owner",
        THREE_GONE + " * 1:2 -2 -3 -4 1f 3s",
        "lose",
        "first_placement starter=p3 starter_reason=skull_owner round=5",
    ),
    (
        "Starter: knocked out by the own skull: names one",
        THREE_GONE + " * 1:1 -2 -3 -4 1s",
        "lose",
        "choose_starter chooser=p1 round=4 challenger=p1 turn=- p1.eliminated=True rounds=3",
    ),
    (
        "Starter: the one named",
        THREE_GONE + " * 1:1 -2 -3 -4 1s lose",
        "name3",
        "first_placement starter=p3 starter_reason=chosen round=5 chooser=- last.outcome=own_skull",
    ),
    (
        "Starter: among those still in, not the own self",
        THREE_GONE + " 1=1x1",
        "name1",
        "! player_is_out player=p1",
    ),
    (
        "Starter: nobody who went out before",
        "5 | 5=1x5 5=1x5 5=1x5 5=1x5 name1 1=1x1 1=1x1 1=1x1 1=1x1",
        "name5",
        "! player_is_out player=p5",
    ),
    (
        "Starter: nobody who has gone home",
        "5 | leave5 1=1x1 1=1x1 1=1x1 1=1x1",
        "name5",
        "! player_has_left player=p5",
    ),
    (
        "Starter: nobody places before one is named",
        THREE_GONE + " 1=1x1",
        "+2",
        "! not_now type=place phase=choose_starter",
    ),
    (
        "Starter: two others left, one is named",
        "3 | 1=1x1 1=1x1 1=1x1 1=1x1",
        "name2",
        "first_placement starter=p2",
    ),
    # what a lost challenge brings, before the disc goes
    (
        "Loss: one disc, and the challenger starts",
        "3 | * 1:3 1f",
        "2s",
        "lose_disc loss.discs=1 loss.left=3 loss.starter=p1 loss.reason=challenger loss.chooser=- loss.winner=-",
    ),
    (
        "Loss: the last disc to another's skull: its owner starts",
        THREE_GONE + " * 1:4 1f",
        "3s",
        "lose_disc loss.discs=1 loss.left=0 loss.starter=p3 loss.reason=skull_owner loss.chooser=-",
    ),
    (
        "Loss: the last disc to the own skull: names the starter",
        THREE_GONE + " * 1:4",
        "1s",
        "lose_disc loss.left=0 loss.starter=- loss.reason=- loss.chooser=p1 loss.winner=-",
    ),
    (
        "Loss: the last but one at the table",
        "3 | leave2 1=1x1 1=1x1 1=1x1 * 1:2",
        "1s",
        "lose_disc loss.left=0 loss.starter=- loss.chooser=- loss.winner=p3",
    ),
    (
        "Loss: the holder of Last Chance: all own discs",
        "3 lc | 1=1x1 1=1x1 1=1x1 * 1:3 1f",
        "2s",
        "lose_disc loss.discs=1 loss.left=0 loss.starter=p2",
    ),
    # house rules and mistakes: the app follows the table
    (
        "House mistake: the skull's owner starting after every failure",
        MEETS_P2,
        "lose",
        "first_placement starter=p1",
    ),
    ("House mistake: a random loss after an own skull", "3 | * 1:1 -2 -3", "1s", "lose_disc removed_by=p1"),
    (
        "House mistake: drawing only from unplaced discs",
        "3 | * +1 +2 +3 +1 +2 +3 +1 +2 +3 1:12 1fff 1s",
        "lose",
        "first_placement p1.discs=3",
    ),
    # questions
    (
        "Questions 19: not somebody else's disc first",
        "4 | * 1:2 -2 -3 -4",
        "3f",
        "! own_stack_first challenger=p1 owner=p3 discs=1",
    ),
    (
        "Questions 20: stop at the number bid",
        TWO_EACH + " 1:1 -2 -3",
        "1f",
        "first_placement last.turned=1 p1.successes=1",
    ),
    (
        "Questions 21: stop at a skull",
        TWO_EACH + " 1:5 -2 -3 1ff 2s",
        "2f",
        "! not_now type=reveal phase=lose_disc",
    ),
    (
        "Questions 22: the challenger loses, not the owner",
        MEETS_P2,
        "lose",
        "first_placement p1.discs=3 p2.discs=4",
    ),
    ("Questions 23: own skull: one picks secretly", "3 | * 1:3", "1s", "lose_disc removed_by=p1"),
    ("Questions 23: another's skull: that owner takes one", "3 | * 1:3 1f", "2s", "lose_disc removed_by=p2"),
    (
        "Questions 23: nothing is asked about the disc",
        MEETS_P2,
        "lose",
        "first_placement p1.skull=unknown last.skull_owner=p2",
    ),
    (
        "Questions 24: a failure takes back no success",
        "3 | 1=1 1=1x1",
        "1=1",
        "game_over winners=p1 ended.reason=two_successes p1.discs=3",
    ),
    ("Questions 24: successes need not follow each other", "3 | 1=1 2=1 3=1", "1=1", "game_over winners=p1"),
    ("Questions 28: the challenger, won or lost", "4 | 3=1", "3=1x3", "first_placement starter=p3"),
    (
        "Questions 28: out through another's skull: its owner",
        THREE_GONE,
        "1=2x4",
        "first_placement starter=p4",
    ),
    ("Questions 28: out through the own: names someone", THREE_GONE, "1=2x1", "choose_starter chooser=p1"),
    (
        "Questions 28: the host may override",
        MEETS_P2 + " lose",
        "rule:from2",
        "first_placement starter=p2 starter_reason=ruling",
    ),
    (
        "Questions 29: the last one wins without a success",
        "3 | leave2 1=1x1 1=1x1 1=1x1",
        "1=1x1",
        "game_over winners=p3 p3.successes=0",
    ),
]


@pytest.mark.parametrize(("rule", "said", "tried", "comes"), ROWS, ids=[row[0] for row in ROWS])
def test_rule(rule, said, tried, comes):
    judge(said, tried, comes)


@pytest.mark.parametrize("asked", ["face", "disc", "player"])
def test_the_lost_disc_is_never_shown_and_never_recorded(asked):
    """6 Nothing can be said with it; who takes it away follows from the challenge."""
    code, facts = refusal(played(MEETS_P2), {"type": "lose_disc", asked: "skull"})
    assert (code, facts) == ("ill_shaped", {"errors": {asked: "unknown_field"}})
