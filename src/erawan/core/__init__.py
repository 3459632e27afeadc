"""What both games share: errors, outcomes, clauses, the seeded generator, turns and records."""
