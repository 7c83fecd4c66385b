### Mage Knight: ciò che i giocatori fanno insieme.

## Di che cosa trattano gli scenari

mage_knight-setting-scenario-first-reconnaissance-about = Per imparare il gioco: esplorate la terra finché si trova una città. 3 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-full-conquest-about = Il gioco intero, gli uni contro gli altri: conquistate tutte le città, in 6 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-blitz-conquest-about = Conquistate tutte le città gli uni contro gli altri, più in fretta e con un inizio migliore, in 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-solo-conquest-about = Conquista da solo tutte le città contro il ritmo del { -mage_knight-term-dummy-player }, in 6 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-full-cooperation-about = Tutti insieme conquistate tutte le città contro il ritmo del { -mage_knight-term-dummy-player }, in 6 { -mage_knight-term-game-round(form: "plural") }. Tutti vincono o tutti perdono.
mage_knight-setting-scenario-blitz-cooperation-about = Tutti insieme conquistate tutte le città, più in fretta e con un inizio migliore, in 4 { -mage_knight-term-game-round(form: "plural") }. Tutti vincono o tutti perdono.

## Che cosa si può scegliere

mage_knight-setting-scenario-full-cooperation = { -mage_knight-term-full-cooperation } (2–4 giocatori insieme)
mage_knight-setting-scenario-blitz-cooperation = { -mage_knight-term-blitz-cooperation } (2–4 giocatori insieme)
mage_knight-setting-teams = Squadre
mage_knight-setting-teams-about = I membri di una squadra usano le { -mage_knight-term-keep(form: "plural") } gli uni degli altri, non si combattono e hanno un solo punteggio.
mage_knight-setting-teams-scenario = come nello { -mage_knight-term-scenario }
mage_knight-setting-teams-none = nessuna
mage_knight-setting-teams-two-teams = due squadre da due
mage_knight-setting-teams-one-team = una squadra
mage_knight-setting-team-members = Chi gioca insieme
mage_knight-setting-team-members-about = Come si formano due squadre, prima della scelta degli eroi.
mage_knight-setting-team-members-random = a sorte
mage_knight-setting-team-members-first-and-second = posti 1 e 2
mage_knight-setting-team-members-first-and-third = posti 1 e 3
mage_knight-setting-team-members-first-and-fourth = posti 1 e 4
mage_knight-setting-joint-assaults = { CAPITAL(-mage_knight-term-cooperative-assault(form: "plural")) }
mage_knight-setting-joint-assaults-about = Se i giocatori accanto a una città possono accordarsi per assaltarla insieme.
mage_knight-setting-joint-assaults-scenario = come nello { -mage_knight-term-scenario }
mage_knight-setting-joint-assaults-yes = permessi
mage_knight-setting-joint-assaults-no = non permessi
mage_knight-setting-lowest-achievement-counts = Contano le imprese minori
mage_knight-setting-lowest-achievement-counts-about = Scenari cooperativi: in ogni impresa conta il giocatore con il punteggio più basso e non quello con il più alto.

mage_knight-part-all-lead = ogni giocatore guida una città

## Che cosa si chiede

mage_knight-asks-name-tactic = Quale Tattica usata da un giocatore deve lasciare la partita?
mage_knight-asks-agree-tactic = Sei d’accordo a rimuovere la Tattica?
mage_knight-prompt-agree-tactic = { $seat } vuole rimuovere dalla partita la Tattica { $tactic }. Sei d’accordo?
mage_knight-label-remove-tactic = Rimuovere { $tactic }

## Che cosa è successo

mage_knight-tactic-named = { $seat } vuole rimuovere la Tattica { $tactic }.
mage_knight-tactic-kept = { $seat } preferisce tenere la Tattica { $tactic }.
mage_knight-tactic-removed = La Tattica { $tactic } ha lasciato la partita.
mage_knight-token-up = { $seat } aveva già rinunciato a questo turno e ha rigirato il { -mage_knight-term-round-order-token }.

## Assalti cooperativi

mage_knight-phase-joint-assault = { -mage_knight-term-cooperative-assault }
mage_knight-asks-propose = Chi inviti, e quanti difensori affronta ciascuno? Tu affronti gli altri.
mage_knight-prompt-propose = Assalto alla { -mage_knight-term-city } in { $space }: chi inviti, e quanti dei { $number } difensori rimasti affronta ciascuno? Tu affronti gli altri.
mage_knight-asks-agree = Sei d’accordo ad assaltare insieme la { -mage_knight-term-city }?
mage_knight-prompt-agree = { $seat } propone di assaltare insieme la { -mage_knight-term-city } in { $space }. Affronteresti { $number } dei difensori e rinunceresti al prossimo turno. Sei d’accordo?
mage_knight-asks-enter-city = { CAPITAL(-mage_knight-term-cooperative-assault) }: entra nella { -mage_knight-term-city }.
mage_knight-label-no-proposal = Non proporre nulla
mage_knight-label-propose-now = Chiedere loro; tu ne affronti { $number }
mage_knight-label-stay-out = Restare fuori dal combattimento
mage_knight-token-down = { $seat } ha girato a faccia in giù il { -mage_knight-term-round-order-token } e rinuncia al prossimo turno.
mage_knight-joint-proposed = { $seat } ha proposto di assaltare insieme la { -mage_knight-term-city } in { $space }.
mage_knight-joint-share = { $seat } affronterebbe { $number } dei difensori.
mage_knight-joint-agreed = { $seat } è d’accordo.
mage_knight-joint-refused = { $seat } ha rifiutato, e non succede nulla.
mage_knight-joint-begins = La { -mage_knight-term-city } in { $space } viene assaltata insieme.
mage_knight-joint-dealt = { $seat } ha ricevuto { $enemy }.
mage_knight-joint-stayed-out = { $seat } non è entrato nella { -mage_knight-term-city }.
mage_knight-joint-conquered = Insieme hanno conquistato la { -mage_knight-term-city } in { $space }.
mage_knight-joint-failed = La { -mage_knight-term-city } in { $space } ha resistito.
mage_knight-do-propose = Proporre di assaltare insieme la { -mage_knight-term-city } in { $space }
mage_knight-do-invite = Invitare { $seat } ad affrontarne { $number }

mage_knight-picture-team = squadra { $number }
