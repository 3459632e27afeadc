"""Players that choose moves by themselves."""
