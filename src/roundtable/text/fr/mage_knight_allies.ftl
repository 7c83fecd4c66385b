### Mage Knight : ce que les joueurs font ensemble.

## De quoi parlent les scénarios

mage_knight-setting-scenario-first-reconnaissance-about = Pour apprendre le jeu : explorez le pays jusqu’à trouver une cité. 3 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-full-conquest-about = Le jeu complet, les uns contre les autres : conquérez toutes les cités, en 6 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-blitz-conquest-about = Conquérez toutes les cités les uns contre les autres, plus vite et avec un meilleur départ, en 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-solo-conquest-about = Conquérez seul toutes les cités contre le rythme du { -mage_knight-term-dummy-player }, en 6 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-full-cooperation-about = Tous ensemble, conquérez toutes les cités contre le rythme du { -mage_knight-term-dummy-player }, en 6 { -mage_knight-term-game-round(form: "plural") }. Tous gagnent ou tous perdent.
mage_knight-setting-scenario-blitz-cooperation-about = Tous ensemble, conquérez toutes les cités, plus vite et avec un meilleur départ, en 4 { -mage_knight-term-game-round(form: "plural") }. Tous gagnent ou tous perdent.

## Ce qu’on peut choisir

mage_knight-setting-scenario-full-cooperation = { -mage_knight-term-full-cooperation } (2–4 joueurs ensemble)
mage_knight-setting-scenario-blitz-cooperation = { -mage_knight-term-blitz-cooperation } (2–4 joueurs ensemble)
mage_knight-setting-teams = Équipes
mage_knight-setting-teams-about = Les membres d’une équipe utilisent les { -mage_knight-term-keep(form: "plural") } les uns des autres, ne se combattent pas et ont un seul score.
mage_knight-setting-teams-scenario = comme dans le { -mage_knight-term-scenario }
mage_knight-setting-teams-none = aucune
mage_knight-setting-teams-two-teams = deux équipes de deux
mage_knight-setting-teams-one-team = une équipe
mage_knight-setting-team-members = Qui joue ensemble
mage_knight-setting-team-members-about = Comment se forment deux équipes, avant le choix des héros.
mage_knight-setting-team-members-random = au sort
mage_knight-setting-team-members-first-and-second = places 1 et 2
mage_knight-setting-team-members-first-and-third = places 1 et 3
mage_knight-setting-team-members-first-and-fourth = places 1 et 4
mage_knight-setting-joint-assaults = { CAPITAL(-mage_knight-term-cooperative-assault(form: "plural")) }
mage_knight-setting-joint-assaults-about = Si des joueurs voisins d’une cité peuvent convenir de l’assaillir ensemble.
mage_knight-setting-joint-assaults-scenario = comme dans le { -mage_knight-term-scenario }
mage_knight-setting-joint-assaults-yes = permis
mage_knight-setting-joint-assaults-no = interdits
mage_knight-setting-lowest-achievement-counts = Les plus faibles exploits comptent
mage_knight-setting-lowest-achievement-counts-about = Scénarios coopératifs : pour chaque exploit, c’est le joueur au plus faible score qui compte et non celui au plus fort.

mage_knight-part-all-lead = chaque joueur dirige une cité

## Ce qu’on demande

mage_knight-asks-name-tactic = Quelle Tactique utilisée par un joueur doit quitter la partie ?
mage_knight-asks-agree-tactic = Êtes-vous d’accord pour retirer la Tactique ?
mage_knight-prompt-agree-tactic = { $seat } veut retirer de la partie la Tactique { $tactic }. Êtes-vous d’accord ?
mage_knight-label-remove-tactic = Retirer { $tactic }

## Ce qui s’est passé

mage_knight-tactic-named = { $seat } veut retirer la Tactique { $tactic }.
mage_knight-tactic-kept = { $seat } préfère garder la Tactique { $tactic }.
mage_knight-tactic-removed = La Tactique { $tactic } a quitté la partie.
mage_knight-token-up = { $seat } avait déjà renoncé à ce tour et a retourné son { -mage_knight-term-round-order-token } face visible.

## Assauts coopératifs

mage_knight-phase-joint-assault = { -mage_knight-term-cooperative-assault }
mage_knight-asks-propose = Qui invitez-vous, et combien de défenseurs chacun affronte-t-il ? Vous affrontez les autres.
mage_knight-prompt-propose = Assaut contre la { -mage_knight-term-city } en { $space } : qui invitez-vous, et combien des { $number } défenseurs restants chacun affronte-t-il ? Vous affrontez les autres.
mage_knight-asks-agree = Êtes-vous d’accord pour assaillir la { -mage_knight-term-city } ensemble ?
mage_knight-prompt-agree = { $seat } propose d’assaillir ensemble la { -mage_knight-term-city } en { $space }. Vous affronteriez { $number } de ses défenseurs et renonceriez à votre prochain tour. Êtes-vous d’accord ?
mage_knight-asks-enter-city = { CAPITAL(-mage_knight-term-cooperative-assault) } : entrez dans la { -mage_knight-term-city }.
mage_knight-label-no-proposal = Ne rien proposer
mage_knight-label-propose-now = Leur demander ; vous affrontez { $number }
mage_knight-label-stay-out = Rester hors du combat
mage_knight-token-down = { $seat } a retourné son { -mage_knight-term-round-order-token } face cachée et renonce à son prochain tour.
mage_knight-joint-proposed = { $seat } a proposé d’assaillir ensemble la { -mage_knight-term-city } en { $space }.
mage_knight-joint-share = { $seat } affronterait { $number } des défenseurs.
mage_knight-joint-agreed = { $seat } est d’accord.
mage_knight-joint-refused = { $seat } a refusé, et rien ne se passe.
mage_knight-joint-begins = La { -mage_knight-term-city } en { $space } est assaillie ensemble.
mage_knight-joint-dealt = { $seat } a reçu { $enemy }.
mage_knight-joint-stayed-out = { $seat } n’est pas entré dans la { -mage_knight-term-city }.
mage_knight-joint-conquered = Ensemble ils ont conquis la { -mage_knight-term-city } en { $space }.
mage_knight-joint-failed = La { -mage_knight-term-city } en { $space } a tenu bon.
mage_knight-do-propose = Proposer d’assaillir ensemble la { -mage_knight-term-city } en { $space }
mage_knight-do-invite = Inviter { $seat } à en affronter { $number }

mage_knight-picture-team = équipe { $number }
