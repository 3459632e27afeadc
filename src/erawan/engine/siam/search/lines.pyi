GROUPS: tuple[str, ...]
