### What the terminal says while it teaches; texts that teach are in ../../learn/texts.

learn-section = Rulebook, section { $section }.
learn-example = Example
learn-refused = Refused.
