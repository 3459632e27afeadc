"""The terminal game: a session, its menus, and the dialogue with the people at the keyboard."""
