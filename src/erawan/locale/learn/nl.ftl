### Wat de terminal zegt terwijl hij uitlegt; de teksten zelf staan in ../../learn/texts.

learn-section = Spelregels, deel { $section }.
learn-example = Voorbeeld
learn-refused = Geweigerd.
