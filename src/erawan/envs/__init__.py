"""King of Siam and Siam as environments: PettingZoo, Gymnasium, OpenSpiel, and many at once."""
