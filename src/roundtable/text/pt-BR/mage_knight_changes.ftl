### O que o registro de Mage Knight diz quando mudam cartas, mana, dados, Unidades e indicadores.

## De onde vêm Fama e Reputação

mage_knight-cause-enemy = um inimigo derrotado
mage_knight-cause-tile = uma nova peça do mapa
mage_knight-cause-altar = o altar
mage_knight-cause-effect = por um efeito
mage_knight-cause-roll = um dado preto rolado
mage_knight-cause-fight = uma luta vencida contra um jogador
mage_knight-cause-row = uma linha do indicador de Fama completada
mage_knight-cause-assault = uma invasão
mage_knight-cause-burning = um mosteiro incendiado
mage_knight-cause-plunder = uma aldeia saqueada
mage_knight-cause-orcs = orcs saqueadores derrotados
mage_knight-cause-draconum = um draconum derrotado
mage_knight-cause-token = dito na ficha dele
mage_knight-cause-mine = uma mina libertada

## O que aconteceu

mage_knight-drew-seen = { $seat } comprou { $card }, que estava à vista no baralho.
mage_knight-threw-away = { $seat } jogou fora { $card } da mão.
mage_knight-wound-gone = { $seat } jogou fora um Ferimento da pilha de Descartes.
mage_knight-healed = { $seat } curou um Ferimento da mão.
mage_knight-glade-discard = A clareira mágica levou um Ferimento da pilha de Descartes de { $seat }.
mage_knight-wound-discard = { $seat } recebeu { $number ->
        [one] um Ferimento
       *[other] { $number } Ferimentos
    } na pilha de Descartes.
mage_knight-played-with = { $seat } jogou { $card } com { $other }.
mage_knight-borrowed = { $seat } usou { $card } da oferta, por meio de { $other }.
mage_knight-borrowed-unit = { $seat } usou { $unit } da oferta.
mage_knight-cleaned = { $seat } limpou a Área de Jogo: as cartas jogadas são descartadas, os marcadores de mana se perdem.
mage_knight-left-game = { $card }, jogada por { $seat }, saiu do jogo.
mage_knight-back-in-hand = { $card } voltou à mão de { $seat }.
mage_knight-put-on-deck = { $card } foi para o topo do baralho de { $seat }.
mage_knight-put-under-deck = { $card } foi para baixo do baralho de { $seat }.
mage_knight-set-aside = { $seat } separou { $card } até o fim da Rodada.
mage_knight-stays = { $card } fica na Área de Jogo de { $seat }.
mage_knight-fetched = { $seat } pôs { $card } da pilha de Descartes no baralho.
mage_knight-hid-card = { $seat } pôs uma carta da mão no baralho.
mage_knight-hid-this = Você pôs { $card } no baralho.
mage_knight-hid-known = { $seat } pôs { $card } da mão no baralho.
mage_knight-prepared = { $seat } pegou uma carta do baralho para a mão.
mage_knight-prepared-this = Você pegou { $card }.
mage_knight-stored = { $seat } pôs a carta do topo do baralho sob a Tática.
mage_knight-fetched-stored = { $seat } pegou { $number ->
        [one] a carta
       *[other] as { $number } cartas
    } sob a Tática para a mão.
mage_knight-fetched-this = É { $card }.
mage_knight-discard-shuffled = { $seat } embaralhou a pilha de Descartes no baralho.
mage_knight-gained-to-hand = { $seat } ganhou { $card } na mão.
mage_knight-gained-to-discard = { $seat } ganhou { $card } na pilha de Descartes.
mage_knight-gained-under-deck = { $seat } ganhou { $card } embaixo do baralho.
mage_knight-took-from = { $seat } pegou { $card } da pilha de Descartes de { $rival }.
mage_knight-box-back = { $card } voltou para baixo do baralho de Artefatos.
mage_knight-round-ready = { $seat } preparou Unidades e Poderes e embaralhou todas as cartas de Façanha.
mage_knight-artifact-returned = { $seat } pôs { $card } embaixo do baralho de Artefatos.
mage_knight-crystal-gained = { $seat } ganhou um cristal { $colour }.
mage_knight-crystal-overflow = { $seat } ganhou um marcador de mana { $colour } no lugar de um quarto cristal.
mage_knight-mana-gained = { $seat } ganhou um marcador de mana { $colour }.
mage_knight-paid = { $seat } pagou com: { $mana }.
mage_knight-paid-as = { $seat } pagou com: { $mana }, como { $colour }.
mage_knight-crystal-turned = { $seat } transformou um cristal { $colour } em mana.
mage_knight-crystal-lost = { $seat } perdeu um cristal { $colour }.
mage_knight-die-taken = { $seat } tomou um dado { $colour } da Fonte.
mage_knight-die-back = Um dado voltou à Fonte sem ser rolado: { $colour }.
mage_knight-die-rerolled = Um dado { $colour } da Fonte foi rolado de novo: { $new }.
mage_knight-source-rolled-3 = A Fonte mostra { $die1 }, { $die2 } e { $die3 }.
mage_knight-source-rolled-4 = A Fonte mostra { $die1 }, { $die2 }, { $die3 } e { $die4 }.
mage_knight-source-rolled-5 = A Fonte mostra { $die1 }, { $die2 }, { $die3 }, { $die4 } e { $die5 }.
mage_knight-source-rolled-6 = A Fonte mostra { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 } e { $die6 }.
mage_knight-source-gathered = Todos os dados da Fonte são rolados.
mage_knight-source-die = Um dado da Fonte mostra { $colour }.
mage_knight-readied = { $unit }, de { $seat }: preparada de novo.
mage_knight-unit-spent = { $unit }, de { $seat }: usada.
mage_knight-unit-healed = { $unit }, de { $seat }: { $number ->
        [one] um Ferimento curado
       *[other] { $number } Ferimentos curados
    }.
mage_knight-unit-poisoned = { $unit }, de { $seat }: dois Ferimentos de um ataque venenoso.
mage_knight-banner-lost = { $card } deixou a Unidade de { $seat } e foi para os Descartes.
mage_knight-skill-back = { $skill } voltou a { $seat }, virado para baixo.
mage_knight-skill-down = { $seat } virou { $skill } para baixo.
mage_knight-skill-offered = { $skill }, não escolhido por { $seat }, entrou na oferta comum.
mage_knight-offer-dropped = { $card } saiu da oferta para o fundo do seu baralho.
mage_knight-units-gathered = A oferta de Unidades foi recolhida.
mage_knight-off-the-map = O herói de { $seat } deixou o mapa pelo portal.
mage_knight-on-the-portal = O herói de { $seat } entrou no portal.
mage_knight-city-shield = { $seat } pôs um escudo na cidade em { $space } por um defensor derrotado.
mage_knight-shields-gone = Os escudos em { $space } foram removidos.
mage_knight-shield-replaced = { $seat } tirou o escudo de { $rival } de { $space }.
