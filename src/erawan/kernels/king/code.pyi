CARDS: tuple[str, ...]
GIVEN: tuple[str, ...]
