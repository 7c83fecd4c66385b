### O que aconteceu numa mesa de Paladinos. $cause diz de onde veio um ganho, $line é uma lista de trabalhadores.

paladins-cause-action = { $action }
paladins-cause-townsfolk = { $townsfolk }
paladins-cause-outsider = { $outsider }
paladins-cause-paladin = { $paladin }
paladins-cause-space = { -paladins-region } { $region }, { -paladins-space } { $number }
paladins-cause-jar = { -paladins-place } { $number } para { -paladins-jar }
paladins-cause-tavern = { -paladins-tavern }
paladins-cause-wall = { -paladins-wall }
paladins-cause-favour = { -paladins-kings-favour }
paladins-cause-workshop = { -paladins-workshop }

## A rodada

paladins-round-begins = Começou a { -paladins-round } { $number }; { $seat } joga primeiro.
paladins-order-revealed = Nova { -paladins-kings-order }: { $order } ({ $number } pontos).
paladins-favour-revealed = Novo { $favour }.
paladins-tavern-revealed = Abriu uma { -paladins-tavern }: { $tavern }.
paladins-taverns-shuffled = As { $number } { -paladins-tavern(form: "plural") } descartadas foram embaralhadas num novo baralho.
paladins-paladins-drawn = Cada um comprou três { -paladins-paladin(form: "plural") }.
paladins-drew-paladins = Você comprou { $first }, { $second } e { $third }.
paladins-chose-paladin = { $seat } escolheu um { -paladins-paladin }, ainda virado para baixo.
paladins-chose-paladin-open = Você escolheu { $first }; { $second } ficou no topo do seu baralho, { $third } no fundo.
paladins-paladin-revealed = { $seat } chamou { $paladin }.
paladins-tavern-taken = { $seat } escolheu a { -paladins-tavern } com { $tavern }.
paladins-townsfolk-dropped = { CAPITAL($townsfolk-the) } deixou a fileira de { -paladins-townsfolk(form: "plural") }.
paladins-townsfolk-slid = Os outros { -paladins-townsfolk(form: "plural") } avançaram para a direita.
paladins-townsfolk-came = Novo na fileira de { -paladins-townsfolk(form: "plural") }: { $townsfolk }.
paladins-outsider-dropped = { CAPITAL($outsider-the) } ({ $faction-plural }) deixou a fileira de { -paladins-outsider(form: "plural") }.
paladins-outsiders-slid = Os outros { -paladins-outsider(form: "plural") } avançaram para a esquerda.
paladins-outsider-came = Na fileira de { -paladins-outsider(form: "plural") } apareceu { $outsider-the } ({ $faction-plural }).
paladins-taverns-discarded = As { $number } { -paladins-tavern(form: "plural") } da { -paladins-round } foram descartadas.
paladins-favours-cleared = { $number ->
        [one] O { -paladins-worker } num { -paladins-kings-favour } voltou ao { -paladins-shared-supply }.
       *[other] Os { $number } { -paladins-worker(form: "plural") } nos { -paladins-kings-favour(form: "plural") } voltaram ao { -paladins-shared-supply }.
    }
paladins-paladin-left = { $paladin } já serviu { $seat } e não volta mais.

## Um turno

paladins-did = { $seat } escolheu { $mode }.
paladins-placed-workers = { $seat } posicionou { $line } em { $action }.
paladins-used-favour = { $seat } enviou { $worker-a } ao { $favour }.
paladins-passed = { $seat } passou.
paladins-returned = { $number ->
        [one] { $number } { -paladins-worker } no tabuleiro de { $seat } voltou ao { -paladins-shared-supply }.
       *[other] { $number } { -paladins-worker(form: "plural") } no tabuleiro de { $seat } voltaram ao { -paladins-shared-supply }.
    }
paladins-kept-workers = { $number ->
        [one] { $seat } manteve { $line } e devolveu { $number } { -paladins-worker }.
       *[other] { $seat } manteve { $line } e devolveu { $number } { -paladins-worker(form: "plural") }.
    }
paladins-paid = { $seat } pagou { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    } por { $action }.
paladins-paid-favour = { $seat } pagou { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    } pelo { -paladins-kings-favour }.
paladins-tax-filled = { $number ->
        [one] { $number } { -paladins-silver } foi para o { -paladins-tax-supply }, que não estava cheio.
       *[other] { $number } { -paladins-silver }s foram para o { -paladins-tax-supply }, que não estava cheio.
    }
paladins-developed = { $seat } posicionou uma { -paladins-workshop } em { $action }, { -paladins-place } { $number }.
paladins-covered = O { $worker } que estava ali voltou ao { -paladins-shared-supply }.
paladins-recruited = { $seat } recrutou { $townsfolk-the }.
paladins-dismissed = { $seat } descartou { $townsfolk-the }.
paladins-placed-monk = { $seat } posicionou um { -paladins-monk } na { $space }.
paladins-placed-outpost = { $seat } posicionou um { -paladins-outpost } na { $space }.
paladins-placed-jar = { $seat } moveu um { -paladins-jar } para o { $place }.
paladins-built-wall = { $seat } construiu um { $wall }.
paladins-attacked = { $seat } atacou { $outsider-the } ({ $faction-plural }).
paladins-converted = { $seat } converteu { $outsider-the } ({ $faction-plural }).

## Ganhos

paladins-gained = { $seat } recebeu { $number } { $number ->
        [one] { $thing }
       *[other] { $thing-plural }
    } ({ $cause }).
paladins-at-top = { CAPITAL($attribute-the) } de { $seat } está no fim da trilha e não sobe mais.
paladins-taxed = { $seat } pegou { $number } { $number ->
        [one] { -paladins-silver }
       *[other] { -paladins-silver }s
    } do { -paladins-tax-supply }.
paladins-taxed-by = { $seat } pegou { $number } { $number ->
        [one] { -paladins-silver }
       *[other] { -paladins-silver }s
    } do { -paladins-tax-supply } ({ $cause }).
paladins-shortfall = O { -paladins-tax-supply } não bastou: { $seat } pegou { $number } { $number ->
        [one] { -paladins-silver }
       *[other] { -paladins-silver }s
    } do { -paladins-shared-supply }.
paladins-cleared = { $number ->
        [one] { $seat } liberou { $action }: { $number } { -paladins-worker } voltou ao { -paladins-shared-supply }.
       *[other] { $seat } liberou { $action }: { $number } { -paladins-worker(form: "plural") } voltaram ao { -paladins-shared-supply }.
    }
paladins-removed-suspicion = { $seat } descartou sua { -paladins-suspicion } mais recente ({ $cause }).
paladins-paid-debt = { $seat } quitou um { -paladins-debt } ({ $cause }).
paladins-destroyed-debt = { $seat } devolveu um { -paladins-debt } ao baralho ({ $cause }).
paladins-debt-townsfolk = { $seat } pegou um { -paladins-debt } em vez de pagar { -paladins-silver }.
paladins-debt-favour = { $seat } pegou um { -paladins-debt } pelo { -paladins-kings-favour }.

## Suspeitas e a Inquisição

# $number é a Taxa da carta.
paladins-suspected = { $seat } comprou uma { -paladins-suspicion } com { -paladins-tax } { $number }.
paladins-suspicion-shuffled = As { $number } { -paladins-suspicion(form: "plural") } descartadas foram embaralhadas num novo baralho.
paladins-inquisition = O { -paladins-tax-supply } está vazio: chegou a { -paladins-inquisition }.
paladins-inquisition-forced = Não havia mais { -paladins-suspicion(form: "plural") } para comprar: chegou a { -paladins-inquisition }.
paladins-inquisition-nobody = Ninguém tinha { -paladins-suspicion(form: "plural") }, e ninguém recebeu { -paladins-debt }.
paladins-debt-judged = { $number ->
        [one] { $seat } tinha mais { -paladins-suspicion(form: "plural") } ({ $number } carta) e recebeu um { -paladins-debt }.
       *[other] { $seat } tinha mais { -paladins-suspicion(form: "plural") } ({ $number } cartas) e recebeu um { -paladins-debt }.
    }
paladins-debts-out = Não restava nenhum { -paladins-debt } no baralho.
paladins-half-gone = { $number ->
        [one] { $seat } descartou a metade: { $number } { -paladins-suspicion }.
       *[other] { $seat } descartou a metade: { $number } { -paladins-suspicion(form: "plural") }.
    }
paladins-refilled = { $number ->
        [one] O { -paladins-tax-supply } foi reabastecido com { $number } { -paladins-silver }.
       *[other] O { -paladins-tax-supply } foi reabastecido com { $number } { -paladins-silver }s.
    }

## O oponente automático

paladins-rival-workshop = A { -paladins-workshop } da I.A. nessa ordem foi para { $action }.
paladins-rival-scheme-added = O { -paladins-scheme } que estava nele juntou-se aos já revelados pela I.A.
paladins-rival-gathered = A I.A. começa a { -paladins-round } com { $number } { -paladins-worker(form: "plural") }.
paladins-rival-tavern = { $number ->
        [one] Pelo { -paladins-criminal } na { -paladins-tavern } que sobrou, a I.A. compra uma { -paladins-suspicion }.
       *[other] Pelos { $number } { -paladins-criminal(form: "plural") } na { -paladins-tavern } que sobrou, a I.A. compra { $number } { -paladins-suspicion(form: "plural") }.
    }
paladins-rival-scheme = A I.A. revelou um { -paladins-scheme }: { $scheme }.
paladins-rival-shuffled = Os { -paladins-scheme(form: "plural") } da I.A. foram embaralhados num novo baralho.
paladins-rival-blocked = { $action } não era possível: ainda há { -paladins-worker(form: "plural") } da I.A. ali.
paladins-rival-short = { $action } não era possível: a I.A. não tem os { $number } { $number ->
        [one] { -paladins-worker }
       *[other] { -paladins-worker(form: "plural") }
    } que a ação requer.
paladins-rival-unable = { $action } não era possível: nada ao alcance da I.A.
paladins-rival-no-order = Nenhuma { -paladins-kings-order } revelada podia ser seguida.
paladins-rival-no-favour = Nenhum { -paladins-kings-favour } servia à I.A.
paladins-rival-did = { $number ->
        [one] A I.A. realizou { $action } com { $number } { -paladins-worker }.
       *[other] A I.A. realizou { $action } com { $number } { -paladins-worker(form: "plural") }.
    }
paladins-rival-fell-back = { $number ->
        [one] A I.A. recorreu a { $action } com { $number } { -paladins-worker }.
       *[other] A I.A. recorreu a { $action } com { $number } { -paladins-worker(form: "plural") }.
    }
paladins-rival-favour = A I.A. enviou um { -paladins-worker } ao { $favour }.
paladins-rival-rested = { $number ->
        [0] A I.A. descansa e está fora da { -paladins-round }.
       *[other] A I.A. descansa com { $number } { -paladins-worker } e está fora da { -paladins-round }.
    }
paladins-rival-out = A I.A. não tem mais { -paladins-worker(form: "plural") } e está fora da { -paladins-round }.
paladins-rival-cleared = Fim da { -paladins-round }: todos os { -paladins-worker(form: "plural") } deixaram o tabuleiro da I.A.
paladins-rival-prayed = { $number ->
        [one] A oração da I.A. retirou { $number } { -paladins-worker } do lado direito.
       *[other] A oração da I.A. retirou { $number } { -paladins-worker(form: "plural") } do lado direito.
    }
paladins-rival-prayed-worker = O lado direito da I.A. estava vazio: a oração trouxe um { -paladins-worker }.
paladins-rival-conspired = A I.A. recebeu { $number } { -paladins-worker(form: "plural") } ({ -paladins-action-conspire }).
paladins-rival-workers = { $number ->
        [one] A I.A. recebeu { $number } { -paladins-worker } ({ $cause }).
       *[other] A I.A. recebeu { $number } { -paladins-worker(form: "plural") } ({ $cause }).
    }
# $place é um espaço da Trilha de Recursos.
paladins-rival-gained = { $number ->
        [one] A I.A. ganhou { $number } recurso ({ $cause }): seu marcador foi para o { -paladins-space } { $place }.
       *[other] A I.A. ganhou { $number } recursos ({ $cause }): seu marcador foi para o { -paladins-space } { $place }.
    }
paladins-rival-moved = { $number ->
        [one] O { -paladins-resource-marker } da I.A. andou { $number } passo, até o { -paladins-space } { $place }.
       *[other] O { -paladins-resource-marker } da I.A. andou { $number } passos, até o { -paladins-space } { $place }.
    }
paladins-rival-rose = A I.A. recebeu { $number } de { $attribute } ({ $cause }).
paladins-rival-wrapped = O marcador recomeçou a trilha: { $attribute-the } da I.A., seu { -paladins-attribute } mais baixo, subiu 1.
paladins-rival-suspected = A I.A. comprou uma { -paladins-suspicion } com { -paladins-tax } { $number }.
paladins-rival-taxed = { $number ->
        [one] { $number } { -paladins-silver } foi do { -paladins-tax-supply } para o { -paladins-shared-supply }.
       *[other] { $number } { -paladins-silver }s foram do { -paladins-tax-supply } para o { -paladins-shared-supply }.
    }
paladins-rival-drained = A I.A. não tinha carta para entregar ({ $cause }): em vez disso, 1 { -paladins-silver } foi do { -paladins-tax-supply } para o { -paladins-shared-supply }.
paladins-rival-removed = A I.A. descartou sua { -paladins-suspicion } mais recente ({ $cause }).
paladins-rival-paid-debt = A I.A. quitou um { -paladins-debt } ({ $cause }).
paladins-rival-destroyed-debt = A I.A. devolveu um { -paladins-debt } ao baralho ({ $cause }).
paladins-rival-monk = A I.A. posicionou um { -paladins-monk } na { $space }.
paladins-rival-outpost = A I.A. posicionou um { -paladins-outpost } na { $space }.
paladins-rival-jar = A I.A. virou seu próximo { -paladins-jar }.
paladins-rival-wall = A I.A. construiu um { $wall }.
paladins-rival-attacked = A I.A. atacou { $outsider-the } ({ $faction-plural }).
paladins-rival-converted = A I.A. converteu { $outsider-the } ({ $faction-plural }).
paladins-rival-dismissed = A I.A. descartou { $townsfolk-the }.
paladins-rival-debt-favour = A I.A. pegou um { -paladins-debt } pelo { -paladins-kings-favour }.
paladins-rival-debt-judged = { $number ->
        [one] A I.A. tinha mais { -paladins-suspicion(form: "plural") } ({ $number } carta) e recebeu um { -paladins-debt }.
       *[other] A I.A. tinha mais { -paladins-suspicion(form: "plural") } ({ $number } cartas) e recebeu um { -paladins-debt }.
    }
paladins-rival-half-gone = { $number ->
        [one] A I.A. descartou a metade: { $number } { -paladins-suspicion }.
       *[other] A I.A. descartou a metade: { $number } { -paladins-suspicion(form: "plural") }.
    }
