"""The app on this machine: one page, one socket, and who may open them."""
