# O mapa de Mage Knight no navegador: nomes dos lugares, e o que um caminho até lá custa e provoca.

web-mage_knight-explore-for = explorar · { $number }
web-mage_knight-to-e = a leste
web-mage_knight-to-se = a sudeste
web-mage_knight-to-s = ao sul
web-mage_knight-to-sw = a sudoeste
web-mage_knight-to-w = a oeste
web-mage_knight-to-nw = a noroeste
web-mage_knight-to-n = ao norte
web-mage_knight-to-ne = a nordeste
web-mage_knight-place = { $terrain } ({ $site } { $direction })
web-mage_knight-place-site = { $site }
web-mage_knight-place-bare = { $terrain }
web-mage_knight-city = { $colour ->
        [red] cidade vermelha
        [blue] cidade azul
        [green] cidade verde
       *[white] cidade branca
    }
web-mage_knight-go = { -mage_knight-term-move } { $number }: { $place }
web-mage_knight-step = { CAPITAL($place) }
web-mage_knight-do-explore = Explorar: uma peça nova { $direction }
web-mage_knight-if-you-go = Se você for até lá
web-mage_knight-go-explore = Explorar
web-mage_knight-go-challenge = Desafiar: { $enemy }
web-mage_knight-go-assault = Assalto: { $site }
web-mage_knight-go-move = { -mage_knight-term-move } { $number }
web-mage_knight-go-purse = { $number } na bolsa
web-mage_knight-go-played = { $number } de { $name }
web-mage_knight-go-powered = { $number } de { $name } ({ $mana })
web-mage_knight-go-sideways = { $number } de { $name } de lado
web-mage_knight-go-over = sobram { $number }
web-mage_knight-go-lost = sobram { $number }, perdidos no combate
web-mage_knight-go-foe = { $name }: ataque { $attack }, { -mage_knight-term-armor } { $armor }, { -mage_knight-term-fame } { $fame }
web-mage_knight-go-reveals = Revela: { $place }
web-mage_knight-go-left = { $count } restantes (cor: { $stack }): { $traits }
web-mage_knight-go-stops = Ali você para e olha
web-mage_knight-go-stops-at = { CAPITAL($place) }, { -mage_knight-term-move } { $number }: o que se vê lá não tem volta
web-mage_knight-go-fight = Um combate
web-mage_knight-go-reputation = { -mage_knight-term-reputation } { $before } → { $after }
web-mage_knight-go-fortified = de longe, só { -mage_knight-term-siege-attack }
web-mage_knight-go-provokes = Provoca: { $enemy }
web-mage_knight-go-rival = Você deve atacar { $name }
web-mage_knight-go-unsafe = Não é um espaço para terminar o turno
web-mage_knight-go-gentler = Melhor sem isso: { -mage_knight-term-move } { $number }
web-mage_knight-joint-invite = Quem você convida para invadir: { $place }?
web-mage_knight-joint-agree = Você invade em conjunto com { $seat }: { $place }?
web-mage_knight-joint-propose = Propor invadir em conjunto: { $place }
web-mage_knight-joint-proposed = { $seat } propôs invadir em conjunto: { $place }.
web-mage_knight-joint = Em conjunto: { $place }
web-mage_knight-joint-defenders = { $number ->
        [one] { $number } defensor
       *[other] { $number } defensores
    }
web-mage_knight-joint-asks = { $who } chama você. Você enfrentaria { $number } dos defensores e abriria mão do seu próximo turno.
web-mage_knight-joint-share = { $number ->
        [one] { $who } enfrenta { $number } defensor
       *[other] { $who } enfrenta { $number } defensores
    }
web-mage_knight-joint-rest = Você enfrenta os que sobrarem, e quem vier junto abre mão do próximo turno.
web-mage_knight-go-garrison = A guarnição é desconhecida
web-mage_knight-go-win = Se você vencer
web-mage_knight-win-keep = O { -mage_knight-term-keep } é seu: recrute nele, compre mais cartas perto dele
web-mage_knight-win-mage-tower = Um { -mage_knight-term-spell }, e aqui se vendem { -mage_knight-term-spell(form: "plural") }
web-mage_knight-win-city = A cidade abre os portões: cada uma vende algo só seu
