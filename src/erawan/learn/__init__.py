"""Teaching the games: rules pages, tutorials and practice, from data that tests hold true."""
