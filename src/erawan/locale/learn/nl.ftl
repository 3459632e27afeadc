### Wat de terminal zegt terwijl hij uitlegt; de teksten zelf staan in ../../learn/texts.

learn-section = Spelregels, deel { $section }.
learn-example = Voorbeeld
learn-refused = Geweigerd.
learn-step = Stap { $number } van { $steps }: { $title }
learn-choose = Een nummer, of de code van een hele zet; b gaat terug, m toont het bord, q stopt.
learn-not-understood = Dat is geen van de keuzes.
learn-right = Goed.
learn-again = Het mag, maar dit is het niet.
learn-done = Dat was de laatste stap. Speel nu: erawan play { $game }
learn-kept = Ga verder met: erawan learn { $game }
