"""What the program does, seen only from outside, room by room, for `tools/behaviour.py`.

Nothing here imports an inner module: a checkout may be laid out as it likes. What is used is the
public Python API, the command line, the engine protocol and the server.
"""
