"""Positions of King of Siam in which much can't be chosen, each for a reason of its own."""

HELD = """
    2 players, seat 0 to move
    control cm:R vt:B
    track   sk* kr ay ry nk kd
    sk RM   kr R   ay LL   ry M   nk L
    seat 0   RL   all
    seat 1   LM   kt kt 11 21 ra la ma   #1
"""
"""Two provinces are decided, another bears a King marker."""
SWAPPED = """
    2 players, seat 0 to move
    cm RRL   sk RM   ay RL   nk L
    seat 0   RL   11 ra   #12
    seat 1   LM   ra   #13
    last swap 11:Rcm-Lay
"""
"""The swap just made may not be undone."""
LAST_CARD = """
    control cm:R vt:R sk:R kr:L ay:L ry:M
    nk RRL   kd MM
    seat 0   RR     11     #14
    seat 1   RRL    none   #15
"""
"""Only some of what can be done with it wins (K5.9)."""
SECOND_CAN_ONLY_PASS = """
    2 players, seat 0 to move
    control cm:R vt:R sk:L kr:L ay:M
    ry RRM  nk LL  kd MM
    seat 0   RRL   ra la ma  #12
    seat 1   LLM   none      #13
"""
"""Who sits second has no card left."""
