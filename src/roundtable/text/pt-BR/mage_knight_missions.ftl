### Scenarios of Mage Knight with other goals than cities.

## What can be chosen

mage_knight-setting-scenario-mines-liberation = { -mage_knight-term-mines-liberation } (1–4 jogadores)
mage_knight-setting-scenario-mines-liberation-about = Liberte as minas de um reino aliado dos inimigos que as dominam; elas agradecem com cristais.
mage_knight-setting-scenario-druid-nights = { -mage_knight-term-druid-nights } (1–4 jogadores)
mage_knight-setting-scenario-druid-nights-about = Marque clareiras mágicas de dia e invoque monstros à noite, quantos ousar. 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-dungeon-lords = { -mage_knight-term-dungeon-lords } (1–4 jogadores)
mage_knight-setting-scenario-dungeon-lords-about = Encontre as entradas secretas e conquiste todos os calabouços e sepulcros; túneis ligam os conquistados. 5 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-conquer-and-hold = { -mage_knight-term-conquer-and-hold } (2–4 jogadores)
mage_knight-setting-scenario-conquer-and-hold-about = Tome fortes e torres de mago da terra e uns dos outros, e tenha a maioria no final. 6 ou 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-one-to-return = { -mage_knight-term-one-to-return } (2–4 jogadores)
mage_knight-setting-scenario-one-to-return-about = O portal se fecha atrás de você; vence só quem estiver nele quando a última Noite acabar. 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-limited-glade-shields = Poucos escudos por clareira
mage_knight-setting-limited-glade-shields-about = Noites Druídicas: uma clareira tem um escudo com 2 jogadores, dois com 3 ou 4; o escudo de outro jogador é substituído.
mage_knight-setting-epic = Versão épica
mage_knight-setting-epic-about = Uma partida mais longa, de 3 Dias e 3 Noites, em um mapa maior.
mage_knight-setting-tiles-revealed-from-start = Todas as peças reveladas
mage_knight-setting-tiles-revealed-from-start-about = Conquiste e Resista: o mapa inteiro está aberto desde o início.

## Mines Liberation

mage_knight-part-mines = minas libertadas
mage_knight-part-mine-title = { -mage_knight-term-greatest-liberator }
mage_knight-battle-mine = { -mage_knight-term-crystal-mine }
mage_knight-holds-mine = { $enemy } domina a mina em { $space }.
mage_knight-miners-gift = Mineiros agradecidos deram a { $seat } um { -mage_knight-term-crystal } { $colour }.
mage_knight-asks-miners-gift = Mineiros agradecidos lhe dão um { -mage_knight-term-crystal }: qual?

## Druid Nights

mage_knight-phase-moved = depois do movimento
mage_knight-battle-incantation = { -mage_knight-term-incantation }
mage_knight-do-activate-glade = Ativar a { -mage_knight-term-magical-glade } (encerra o seu movimento)
mage_knight-do-incant = Realizar um { -mage_knight-term-incantation }
mage_knight-do-replace-shield = Substituir o escudo de { $seat }
mage_knight-asks-activate-first = Inimigos encerram o seu movimento em uma { -mage_knight-term-magical-glade }: você a ativa antes do combate?
mage_knight-asks-replace-shield = A clareira está cheia: o escudo de quem você substitui?
mage_knight-glade-activated = { $seat } ativa a { -mage_knight-term-magical-glade } em { $space }.
mage_knight-incanted = { $seat } realiza um { -mage_knight-term-incantation } com { $number ->
        [one] { $number } clareira
       *[other] { $number } clareiras
    }.
mage_knight-glades-cleared = A Noite acabou: todos os escudos são retirados das clareiras.

## Dungeon Lords

mage_knight-asks-lay-entrance = Onde fica a entrada secreta?
mage_knight-ask-entrance = Onde fica a entrada secreta ({ $site }) junto a { $beside } em { $space }?
mage_knight-do-entrance = A entrada secreta fica em { $space }
mage_knight-entrance-laid = { $seat } encontra uma entrada secreta ({ $site }) em { $space }.
mage_knight-travelled = { $seat } viaja sob a terra até { $space }.
mage_knight-do-travel = Viajar sob a terra até { $space }
mage_knight-label-travel = Viajar sob a terra até { $space } ({ -mage_knight-term-move } { $number })

## One to Return

mage_knight-portal-closed = O portal se fecha. De agora em diante é um espaço de planície.
mage_knight-eliminated = { $seat } estava no portal e está fora da partida.
mage_knight-chosen-one = O escolhido: { $seat }.
mage_knight-part-return = no portal
mage_knight-picture-secret = entrada secreta
mage_knight-picture-closed = fechado
mage_knight-picture-out-of-game = fora da partida
mage_knight-picture-chosen = deve retornar

## Conquer and Hold

mage_knight-part-holdings = fortes e torres de mago possuídos
mage_knight-battle-foreign-tower = { -mage_knight-term-assault } à { -mage_knight-term-mage-tower } de outro jogador
