"""What teaching King of Siam needs of its own."""
