### Wat tekeningen in de terminal zeggen; berichten uit ../nl.ftl mogen genoemd worden.

## Tekeningen van Koning van Siam

passes-in-row = gepast: { $count } van { $players }
track = Volgorde
if-all-pass-column = als ieder past
if-reign = Als nu iedereen past: de { faction-name } heersen, winst voor { $names }.
if-colony = Als nu iedereen past: Siam is een kolonie, winst voor { $names }.
court = Aanhangers
sets = Sets
hand = Kaarten in de hand
no-cards = geen
pool = Voorraad { $followers } · Britten { $british } van 4

## Tekeningen van Siam

siam-status = Zet { $ply } · Aan zet: { $who }
siam-over = Het spel is afgelopen na { $ply } zetten
beside = In de reserve, { $who }: { $animals }
nobody-beside = geen
siam-legend = { $elephant } olifant, { $rhino } neushoorn (de pijl is waar hij heen kijkt), { $rock } rots
crosses-closed = { $cross } dicht voor wie inkomt, de eerste { $plies } zetten (S3.2)
crosses-closed-arrival = { $cross } dicht, de eerste { $plies } zetten (S3.2)
