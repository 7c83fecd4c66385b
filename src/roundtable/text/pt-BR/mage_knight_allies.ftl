### Mage Knight: o que os jogadores fazem juntos.

## Do que tratam os cenários

mage_knight-setting-scenario-first-reconnaissance-about = Para aprender o jogo: explorem a terra até achar uma cidade. 3 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-full-conquest-about = O jogo completo, uns contra os outros: conquistem todas as cidades, em 6 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-blitz-conquest-about = Conquistem todas as cidades uns contra os outros, mais rápido e com um início melhor, em 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-solo-conquest-about = Conquiste sozinho todas as cidades contra o ritmo do { -mage_knight-term-dummy-player }, em 6 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-full-cooperation-about = Todos juntos conquistam todas as cidades contra o ritmo do { -mage_knight-term-dummy-player }, em 6 { -mage_knight-term-game-round(form: "plural") }. Todos vencem ou todos perdem.
mage_knight-setting-scenario-blitz-cooperation-about = Todos juntos conquistam todas as cidades, mais rápido e com um início melhor, em 4 { -mage_knight-term-game-round(form: "plural") }. Todos vencem ou todos perdem.

## O que se pode escolher

mage_knight-setting-scenario-full-cooperation = { -mage_knight-term-full-cooperation } (2–4 jogadores juntos)
mage_knight-setting-scenario-blitz-cooperation = { -mage_knight-term-blitz-cooperation } (2–4 jogadores juntos)
mage_knight-setting-teams = Equipes
mage_knight-setting-teams-about = Os membros de uma equipe usam os { -mage_knight-term-keep(form: "plural") } uns dos outros, não lutam entre si e têm uma só pontuação.
mage_knight-setting-teams-scenario = como no { -mage_knight-term-scenario }
mage_knight-setting-teams-none = nenhuma
mage_knight-setting-teams-two-teams = duas equipes de dois
mage_knight-setting-teams-one-team = uma equipe
mage_knight-setting-team-members = Quem joga junto
mage_knight-setting-team-members-about = Como se formam duas equipes, antes da escolha dos heróis.
mage_knight-setting-team-members-random = por sorteio
mage_knight-setting-team-members-first-and-second = lugares 1 e 2
mage_knight-setting-team-members-first-and-third = lugares 1 e 3
mage_knight-setting-team-members-first-and-fourth = lugares 1 e 4
mage_knight-setting-joint-assaults = { CAPITAL(-mage_knight-term-cooperative-assault(form: "plural")) }
mage_knight-setting-joint-assaults-about = Se jogadores ao lado de uma cidade podem combinar de invadi-la juntos.
mage_knight-setting-joint-assaults-scenario = como no { -mage_knight-term-scenario }
mage_knight-setting-joint-assaults-yes = permitidas
mage_knight-setting-joint-assaults-no = não permitidas
mage_knight-setting-lowest-achievement-counts = Valem os menores feitos
mage_knight-setting-lowest-achievement-counts-about = Cenários cooperativos: em cada feito vale o jogador com a menor pontuação, e não o com a maior.

mage_knight-part-all-lead = cada jogador lidera uma cidade

## O que se pergunta

mage_knight-asks-name-tactic = Qual Tática usada por um jogador deve sair do jogo?
mage_knight-asks-agree-tactic = Você concorda em remover a Tática?
mage_knight-prompt-agree-tactic = { $seat } quer remover do jogo a Tática { $tactic }. Você concorda?
mage_knight-label-remove-tactic = Remover { $tactic }

## O que aconteceu

mage_knight-tactic-named = { $seat } quer remover a Tática { $tactic }.
mage_knight-tactic-kept = { $seat } prefere manter a Tática { $tactic }.
mage_knight-tactic-removed = A Tática { $tactic } saiu do jogo.
mage_knight-token-up = { $seat } já tinha aberto mão deste turno e desvirou a { -mage_knight-term-round-order-token }.

## Invasões conjuntas

mage_knight-phase-joint-assault = { -mage_knight-term-cooperative-assault }
mage_knight-asks-propose = Quem você convida, e quantos defensores cada um enfrenta? Você enfrenta os demais.
mage_knight-prompt-propose = Invasão da { -mage_knight-term-city } em { $space }: quem você convida, e quantos dos { $number } defensores restantes cada um enfrenta? Você enfrenta os demais.
mage_knight-asks-agree = Você concorda em invadir a { -mage_knight-term-city } em conjunto?
mage_knight-prompt-agree = { $seat } propõe invadir em conjunto a { -mage_knight-term-city } em { $space }. Você enfrentaria { $number } dos defensores e abriria mão do seu próximo turno. Você concorda?
mage_knight-asks-enter-city = { CAPITAL(-mage_knight-term-cooperative-assault) }: mova-se para a { -mage_knight-term-city }.
mage_knight-label-no-proposal = Não propor nada
mage_knight-label-propose-now = Perguntar a eles; você enfrenta { $number }
mage_knight-label-stay-out = Ficar fora da luta
mage_knight-token-down = { $seat } virou para baixo a { -mage_knight-term-round-order-token } e abre mão do próximo turno.
mage_knight-joint-proposed = { $seat } propôs invadir em conjunto a { -mage_knight-term-city } em { $space }.
mage_knight-joint-share = { $seat } enfrentaria { $number } dos defensores.
mage_knight-joint-agreed = { $seat } concordou.
mage_knight-joint-refused = { $seat } recusou, e nada acontece.
mage_knight-joint-begins = A { -mage_knight-term-city } em { $space } é invadida em conjunto.
mage_knight-joint-dealt = { $seat } recebeu { $enemy }.
mage_knight-joint-stayed-out = { $seat } não entrou na { -mage_knight-term-city }.
mage_knight-joint-conquered = Juntos eles conquistaram a { -mage_knight-term-city } em { $space }.
mage_knight-joint-failed = A { -mage_knight-term-city } em { $space } resistiu.
mage_knight-do-propose = Propor invadir em conjunto a { -mage_knight-term-city } em { $space }
mage_knight-do-invite = Convidar { $seat } para enfrentar { $number }

mage_knight-picture-team = equipe { $number }
