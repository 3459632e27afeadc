### Ciò che dicono i disegni nel terminale; si possono nominare i messaggi di ../it.ftl.

## Disegni di King of Siam

passes-in-row = Passi di fila: { $count } su { $players }
track = Ordine delle lotte
if-all-pass-column = se passano
if-reign = Se ora passassero tutti: regnano i { faction-name }, vittoria per { $names }.
if-colony = Se ora passassero tutti: il Siam è una colonia, vittoria per { $names }.
court = Seguaci
sets = Gruppi
hand = Carte in mano
no-cards = nessuna
pool = Riserva { $followers } · Gran Bretagna { $british } su 4

## Disegni di Siam

siam-status = Mossa { $ply } · Tocca a: { $who }
siam-over = La partita è finita dopo { $ply } mosse
beside = Nella riserva, { $who }: { $animals }
nobody-beside = nessuno
siam-legend = { $elephant } elefante, { $rhino } rinoceronte (la freccia dice dove guarda), { $rock } roccia
crosses-closed = { $cross } chiusa a chi entra nelle prime { $plies } mosse (S3.2)
crosses-closed-arrival = { $cross } chiusa nelle prime { $plies } mosse (S3.2)
