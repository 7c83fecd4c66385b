### O palco de Mage Knight: um combate no navegador.

## As fases

web-mage_knight-rail = As quatro fases
web-mage_knight-rail-ranged = À Distância e de Cerco
web-mage_knight-rail-block = Bloqueio
web-mage_knight-rail-damage = Dano
web-mage_knight-rail-attack = Ataque
web-mage_knight-rail-passed = passou
web-mage_knight-rail-now = agora
web-mage_knight-rail-later = depois
web-mage_knight-rail-coming = { $number } a caminho
web-mage_knight-rail-armor = { -mage_knight-term-armor } { $list }

## Se você parar aqui

web-mage_knight-stop = Se você parar aqui
web-mage_knight-stop-blocked = bloqueado, nada passa
web-mage_knight-stop-kept = não ataca
web-mage_knight-stop-dealt = já golpeou
web-mage_knight-stop-waits = seus monstros atacam
web-mage_knight-stop-hit = { $damage } contra { -mage_knight-term-armor } { $armor }: { $wounds ->
        [0] nenhum { -mage_knight-term-wound }
        [one] { $wounds } { -mage_knight-term-wound }
       *[other] { $wounds } { -mage_knight-term-wound(form: "plural") }
    }
web-mage_knight-stop-poison = { -mage_knight-term-poison }: mais { $number } no descarte
web-mage_knight-stop-paralyze = { -mage_knight-term-paralyze }: a mão é descartada
web-mage_knight-stop-to-hand = { $number ->
        [one] { -mage_knight-term-wound } na mão
       *[other] { -mage_knight-term-wound(form: "plural") } na mão
    }
web-mage_knight-stop-limit = { CAPITAL(-mage_knight-term-knock-out) } com { $limit }
web-mage_knight-stop-knocked-out = { -mage_knight-term-knock-out }: sua mão é descartada
web-mage_knight-stop-summons = { $number ->
        [one] Um monstro ainda está por vir
       *[other] { $number } monstros ainda estão por vir
    }
web-mage_knight-stop-retreats = O assalto falha: de volta ao ponto de partida
web-mage_knight-stop-nothing = Nada passa
web-mage_knight-stop-with = Com isto: { $number ->
        [0] nenhum { -mage_knight-term-wound }
        [one] { $number } { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    }
web-mage_knight-stop-keeps = e você fica com sua mão
web-mage_knight-stop-other = Se { $who } parar aqui
web-mage_knight-stop-undefeated = não derrotado: { $number } de { -mage_knight-term-fame } a menos
web-mage_knight-stop-line-left = Se você parar aqui: { $number } não derrotados
web-mage_knight-other-acts = { $who } decide
web-mage_knight-trait-none = Nenhuma habilidade especial
web-mage_knight-stop-then = Depois você escolhe quem recebe cada golpe, herói ou { -mage_knight-term-unit }
web-mage_knight-stop-line = Se você parar aqui: { $number ->
        [0] nada passa
        [one] { $number } { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    }

## O que está em jogo

web-mage_knight-stake-all = Todos derrotados
web-mage_knight-stake-fame = { $before } → { $after }
web-mage_knight-stake-level = { $before } → { $after }: { -mage_knight-term-level } { $level }
web-mage_knight-stake-reputation = { -mage_knight-term-reputation } { $before } → { $after }
web-mage_knight-stake-yours = o lugar é seu
web-mage_knight-share = Neste assalto em conjunto
web-mage_knight-share-of = { $who }: { $enemies }
web-mage_knight-share-done = { $who }: pronto
web-mage_knight-next-block = Em seguida: eles atacam
web-mage_knight-next-damage = Em seguida: { $number } de dano são atribuídos
web-mage_knight-next-attack = Em seguida: você revida
web-mage_knight-next-over = Depois o combate acaba
web-mage_knight-end-ranged = Encerrar a { -mage_knight-term-ranged-and-siege-phase }
web-mage_knight-end-block = Encerrar a { -mage_knight-term-block-phase }
web-mage_knight-end-attack = Encerrar o combate
web-mage_knight-see-map = Ver o mapa
web-mage_knight-see-stage = Voltar ao combate

## O que foi reunido

web-mage_knight-of = de { $number }
web-mage_knight-deed-block = Bloquear
web-mage_knight-deed-block-short = Bloquear: faltam { $number }
web-mage_knight-deed-strike = Golpear
web-mage_knight-deed-strike-short = Golpear: faltam { $number }
web-mage_knight-deed-let-come = Deixar passar { $number }
web-mage_knight-deed-let-go = Deixar
web-mage_knight-deed-give-up = Desistir: { $number } perdidos
web-mage_knight-deed-pass = Passar
web-mage_knight-deed-done = Deixar o resto
web-mage_knight-take-up = Retomar
web-mage_knight-let-go = deixado
web-mage_knight-halves-block = { -mage_knight-term-block } { $elements } pela metade
web-mage_knight-halves-attack = { -mage_knight-term-attack } { $elements } pela metade
web-mage_knight-pick-target = Escolha quem você ataca, ou com o quê
web-mage_knight-pick-block = Escolha qual ataque bloquear, ou com o quê
web-mage_knight-pick-damage = Escolha qual ataque golpeia agora
web-mage_knight-gather-block = Jogue { -mage_knight-term-block }: cartas, { -mage_knight-term-unit(form: "plural") } ou uma carta de lado
web-mage_knight-gather-ranged = Jogue { -mage_knight-term-ranged-attack(form: "plural") } ou { -mage_knight-term-siege-attack(form: "plural") }
web-mage_knight-gather-attack = Jogue { -mage_knight-term-attack(form: "plural") }: cartas, { -mage_knight-term-unit(form: "plural") } ou uma carta de lado
web-mage_knight-sideways = uma carta de lado
web-mage_knight-take-off = Retirar { $name } da linha, e o que foi posto depois
web-mage_knight-who-takes = { $number } de dano: quem recebe?
web-mage_knight-takes-hero = { $number ->
        [0] ileso
        [one] { $number } { -mage_knight-term-wound } na mão
       *[other] { $number } { -mage_knight-term-wound(form: "plural") } na mão
    }
web-mage_knight-takes-unharmed = ilesa
web-mage_knight-takes-wounded = ferida
web-mage_knight-takes-poisoned = envenenada: 2 { -mage_knight-term-wound(form: "plural") }
web-mage_knight-takes-destroyed = destruída
web-mage_knight-takes-left = restam { $number }

## Na carta de um inimigo

web-mage_knight-foot-blocked = bloqueado
web-mage_knight-foot-kept = não ataca
web-mage_knight-foot-defeated = derrotado
web-mage_knight-foot-wounded = ferida
web-mage_knight-foot-summoned = seus monstros lutam por ele
web-mage_knight-foot-comes = passam { $number }
web-mage_knight-foot-out-of-reach = fora de alcance à distância
web-mage_knight-foot-siege = só de Cerco
web-mage_knight-summoned-by = invocado por { $enemy }
web-mage_knight-trait-resists = Resiste
web-mage_knight-trait-resists-says = { -mage_knight-term-attack } { $elements } pela metade
web-mage_knight-trait-element = { -mage_knight-term-block } { $elements } pela metade
web-mage_knight-trait-swift = exige o dobro de { -mage_knight-term-block }: { $number }
web-mage_knight-trait-brutal = causa o dobro do dano: { $number }
web-mage_knight-trait-poison = cada { -mage_knight-term-wound } traz um segundo
web-mage_knight-trait-paralyze = um { -mage_knight-term-wound } esvazia sua mão
web-mage_knight-trait-assassination = seu dano é só para você
web-mage_knight-trait-cumbersome = 1 { -mage_knight-term-move } tira 1 do seu { -mage_knight-term-attack }
web-mage_knight-trait-vampiric = cada { -mage_knight-term-wound } lhe dá { -mage_knight-term-armor }
web-mage_knight-trait-fortified = de longe só o Cerco o alcança
web-mage_knight-trait-fortified-twice = de longe nada o alcança
web-mage_knight-trait-unfortified = nenhum muro o abriga
web-mage_knight-trait-elusive = menos { -mage_knight-term-armor } depois de bloqueado
web-mage_knight-trait-arcane-immunity = só { -mage_knight-term-attack } e { -mage_knight-term-block } o afetam
web-mage_knight-trait-defend = dá { -mage_knight-term-armor } ao primeiro atacado
web-mage_knight-trait-summon = um monstro ataca em seu lugar
web-mage_knight-worth = { $number } { -mage_knight-term-fame }

## Entre jogadores

web-mage_knight-duel-afar = De longe
web-mage_knight-duel-melee = Corpo a corpo
web-mage_knight-duel-attacks = { $who } ataca
web-mage_knight-duel-attacked = { $who } ataca você
web-mage_knight-duel-attacking = { $who } ataca { $other }
web-mage_knight-duel-waits = { $who } decide como participar
web-mage_knight-duel-answers = { $who } bloqueia
web-mage_knight-duel-assigns = { $who } atribui o dano
web-mage_knight-duel-aggressor = agressor
web-mage_knight-duel-defender = defensor
web-mage_knight-duel-cards = { $number ->
        [one] { $number } carta na mão
       *[other] { $number } cartas na mão
    }
web-mage_knight-duel-comes = passam { $number }
web-mage_knight-duel-left = restam { $number } de dano
web-mage_knight-duel-passed = o outro passou

## Momentos

web-mage_knight-moment-victory = Vitória
web-mage_knight-moment-defeat = Retirada
web-mage_knight-moment-withdrawal = { -mage_knight-term-forced-withdrawal }
web-mage_knight-moment-knocked-out = { -mage_knight-term-knock-out }
web-mage_knight-moment-paralyzed = Paralisado
web-mage_knight-moment-level = Um novo nível
