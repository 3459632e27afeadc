"""What skins have in common: names, words and text drawings of both games."""
