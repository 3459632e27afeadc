"""What teaching Siam needs of its own."""
