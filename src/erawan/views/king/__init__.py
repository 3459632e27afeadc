"""King of Siam as people see it: scenes, turns, changes and drawings."""
