### De bladzijden met regels, in het Nederlands.

learn-clause = Artikel { $clause }
learn-clauses = { $game }, artikel voor artikel
learn-games = Regels van
learn-rules = Regels
learn-rules-of = Regels van { $game }
learn-all-rules = Alle regels
learn-print = Afdrukken, twee bladzijden
learn-search = Zoek een artikel, met het nummer of met woorden
learn-found = { $count ->
    [0] Geen artikel zegt dat.
    [one] Eén artikel.
   *[other] { $count } artikelen.
}
learn-section = Spelregels, deel { $section }
learn-differs = Waar teksten verschillen, en wat wij besloten:
learn-example = Voorbeeld
learn-before = Ervoor
learn-after = Erna
learn-refused = Geweigerd.
learn-loading = De regels worden gehaald …

## The tutorial

learn-learn = Leren
learn-game = { $game } leren
learn-step = Stap { $number } van { $steps }: { $title }
learn-steps = Stappen
learn-step-number = Stap { $number }
learn-right = Goed
learn-not-it = Het mag, maar dit is het niet
learn-to-board = Naar het bord
learn-next = Volgende stap
learn-first-game = Speel een eerste spel
learn-again = Nog eens
learn-task = De opdracht

## Ways to learn

learn-minute = Het spel in een minuut
learn-minute-of = { $game } in een minuut
learn-minute-about = Waar het om gaat, op het echte bord.
learn-tutorial = Stap voor stap
learn-tutorial-about = Eén idee per stap; jij doet de zetten.
learn-tutorial-on = Ga verder met stap { $number }.
learn-rules-about = In een paar minuten verteld, en artikel voor artikel.
learn-skip = Overslaan
learn-back = Terug
learn-on = Verder
learn-pause = Pauze
learn-run = Vanzelf laten lopen
learn-scene = { $number } van { $scenes }
learn-go-on = Meer manieren om te leren
learn-games-to-learn = Spellen om te leren
learn-strategy = Goed spelen
learn-strategy-about = Advies, telkens met een stelling om vandaar verder te spelen.
learn-position-of = Stelling: { $title }
learn-play-on = Speel hier verder
learn-play-on-from = Speel hier verder: { $title }
learn-guided = Een begeleid eerste spel
learn-guided-about = Tegen een vriendelijke tegenstander: vóór je beurt hoor je wat telt, en erna wat die veranderde.
learn-guide-on = Zeg wat telt
learn-guide-off = Geen hulp meer
learn-guide-quiet = Er is nu niets dringends.

## Practice

practice-title = Oefenen en regelexamen
practice-about = Vragen uit echte stellingen, in drie moeilijkheidsgraden, en een examen van tien. Wat je fout hebt, komt later terug.
practice-of = Oefen { $game }
practice-kinds = Wat je oefent
practice-where = Waar je bent
practice-picture = De stelling
practice-next = Volgende vraag
practice-to-result = Naar de uitslag
practice-exam-again = Nog een examen
