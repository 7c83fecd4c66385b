### Por que algo na mesa de Paladinos não pode fazer nada agora.

## O que falta a uma ação. $crew é uma lista de trabalhadores.

refused-action-taken = { $action }: seus { -paladins-worker(form: "plural") } ficam ali até que uma oração os retire ou você passe.
refused-limit-reached = { $action }: já realizada { $number } vezes, o máximo possível.
refused-walls-out = { $action }: não há mais { -paladins-wall(form: "plural") } no baralho.
refused-attribute-low = { $action }: requer { $attribute } { $needed }; você tem { $number }.
refused-spaces-far = { $action }: nenhum { -paladins-space } livre ao alcance da sua { $attribute } { $number }.
refused-outsiders-strong = { -paladins-action-attack }: nenhum { -paladins-outsider } ao alcance de { -paladins-strength } { $number } e { $silver } { $silver ->
        [one] { -paladins-silver }
       *[other] { -paladins-silver }s
    }.
refused-outsiders-far = { -paladins-action-convert }: nenhum { -paladins-outsider } ao alcance da sua { -paladins-faith } { $number }.
refused-townsfolk-dear = { -paladins-action-recruit }: nenhum { -paladins-townsfolk } aberto custa tão pouco quanto { $silver } { $silver ->
        [one] { -paladins-silver }
       *[other] { -paladins-silver }s
    }.
refused-price-high = { $action }: custa { $needed } { $needed ->
        [one] { $resource }
       *[other] { $resource-plural }
    }; você tem { $number }.
refused-workers-few = { $number ->
        [0] { $mode }: requer { $crew }; você não tem mais { -paladins-worker(form: "plural") }.
        [one] { $mode }: requer { $crew }; só resta a você { $number } { -paladins-worker }.
       *[other] { $mode }: requer { $crew }; só restam a você { $number } { -paladins-worker(form: "plural") }.
    }
refused-worker-lacking = { $mode }: requer { $crew }; você não tem { $worker }, nem { -paladins-criminal } que o substitua.
refused-workers-lacking = { $mode }: requer { $crew }; você não tem { $worker } nem { $other }, e um { -paladins-criminal } não substitui os dois.

## O que um alvo já tem, ou exige.

refused-space-monk = Já há um { -paladins-monk } aqui.
refused-space-outpost = Já há um { -paladins-outpost } aqui.
refused-jar-there = Já há um { -paladins-jar } seu aqui.
refused-workshop-there = Uma { -paladins-workshop } sua já cobre este { -paladins-place } de { $action }.
refused-outsider-strong = { -paladins-action-attack }: requer { -paladins-strength } { $needed }; com a sua, { $strength }, custa { $silver } { $silver ->
        [one] { -paladins-silver }
       *[other] { -paladins-silver }s
    }, e você tem { $number }.
refused-townsfolk-price = Aqui custa { $needed } { $needed ->
        [one] { -paladins-silver }
       *[other] { -paladins-silver }s
    }; você tem { $number }.
refused-townsfolk-no-debt = Aqui custa { $needed } { $needed ->
        [one] { -paladins-silver }
       *[other] { -paladins-silver }s
    }; você tem { $number }, e não há mais { -paladins-debt } para pegar em troca.
refused-action-first = Escolha primeiro { $mode }; depois, isto.
refused-target-first = Escolha primeiro o alvo de { $mode }; os { -paladins-worker(form: "plural") } vêm depois.
refused-target-chosen = Escolhido: é o alvo de { $mode }.
refused-target-elsewhere = O alvo de { $mode } já foi escolhido.

## Favores Reais

refused-favour-hidden = Este { -paladins-kings-favour } não foi revelado.
refused-favour-taken = Já usado: cada { -paladins-kings-favour } serve uma vez por { -paladins-round }.
refused-favour-price = Custa { $needed } { $needed ->
        [one] { $resource }
       *[other] { $resource-plural }
    }; você tem { $number }.
refused-favour-debt = Custa um { -paladins-debt }, e não resta nenhum no baralho.
refused-favour-worker = Requer { $worker-a }; você não tem nenhum, nem { -paladins-criminal } que o substitua.
refused-favour-nobody = Requer um { -paladins-worker }; você não tem mais nenhum.

## Trabalhadores

refused-workers-later = Escolha primeiro uma ação; depois posicione os { -paladins-worker(form: "plural") } dela.
refused-worker-none = Você não tem mais nenhum { $worker }.
refused-worker-unfit = Este { -paladins-place } aceita { $worker-a } ou um { -paladins-criminal }.
refused-worker-needed = Necessário em outro { -paladins-place } de { $mode }.
refused-kept-all = Você já mantém todos os seus: { $worker }.
refused-kept-past = Você já passou deste tipo; desfaça a escolha para manter um.
refused-kept-too-few = Começando por aqui, você manteria menos do que pode.

## Prata, Débitos, Suspeitas

refused-paid-later = Os custos são pagos com uma ação, depois de posicionados os { -paladins-worker(form: "plural") }.
refused-paid-otherwise = Um { -paladins-townsfolk } se paga com { -paladins-silver } ou com um { -paladins-debt }.
refused-debt-for-townsfolk = Só se pode pegar um { -paladins-debt } no lugar da { -paladins-silver } por um dos dois { -paladins-townsfolk(form: "plural") } mais à esquerda.
refused-debt-none = Você não tem { -paladins-debt(form: "plural") }.
refused-debt-paid = Todos os seus { -paladins-debt(form: "plural") } estão quitados, e assim ficam.
refused-debt-later = Só uma recompensa quita ou destrói um { -paladins-debt }.
refused-suspicion-none = Você não tem { -paladins-suspicion(form: "plural") }.
refused-suspicion-later = Só uma recompensa, { -paladins-action-absolve } ou a { -paladins-inquisition } livra você de { -paladins-suspicion(form: "plural") }.

## Suas próprias cartas

refused-works-on-action = { CAPITAL($townsfolk-the) } age por si só sempre que você realiza { $action }.
refused-works-at-inquisition = { CAPITAL($townsfolk-the) } age quando chega a { -paladins-inquisition }.
refused-works-on-debt = { CAPITAL($townsfolk-the) } age por si só sempre que você quita um { -paladins-debt }.
refused-worked-already = { CAPITAL($townsfolk-the) } já agiu nesta { -paladins-inquisition }.
refused-suspicion-few = { CAPITAL($townsfolk-the) } requer { $needed } ou mais { -paladins-suspicion(form: "plural") }; você tem { $number }.
refused-suspicion-any = { CAPITAL($townsfolk-the) } só age sem { -paladins-suspicion(form: "plural") }; você tem { $number }.
refused-paladin-serves = { $paladin } serve você nesta { -paladins-round }; o próximo { -paladins-paladin } é escolhido na próxima.
refused-paladin-later = Os { -paladins-paladin(form: "plural") } são escolhidos no começo de uma { -paladins-round }.
refused-tavern-own = Sua { -paladins-tavern } desta { -paladins-round }; os { -paladins-worker(form: "plural") } dela já estão com você.
refused-tavern-later = As { -paladins-tavern(form: "plural") } são escolhidas na ordem do turno, depois dos { -paladins-paladin(form: "plural") }.
refused-tavern-over = As { -paladins-tavern(form: "plural") } desta { -paladins-round } já foram escolhidas.

## O que uma oração libera

refused-nobody-there = Não há nenhum { -paladins-worker } em { $action }.
refused-cleared-whole = Uma oração libera { $action } por inteiro.
refused-current-space = Com estas regras, uma oração não libera { $action }, a ação que a trouxe.

## O que vem primeiro

refused-draft-first = Primeiro cada um recruta um { -paladins-townsfolk }; depois começa a primeira { -paladins-round }.
refused-gather-first = Primeiro vêm { -paladins-paladin(form: "plural") } e { -paladins-tavern(form: "plural") }; as ações, depois.
refused-one-action = Você está realizando { $mode }: uma ação por { -paladins-turn }.
refused-one-favour = Você está usando um { -paladins-kings-favour }: uma ação por { -paladins-turn }.
refused-price-first = Primeiro pague pelo { -paladins-townsfolk }.
refused-reward-first = Primeiro vem sua recompensa; ela não pode ser guardada.
refused-prayer-first = Primeiro vem sua oração.
refused-inquisition-first = Primeiro vem a { -paladins-inquisition }.
refused-passed = Você passou: nada mais de ações nesta { -paladins-round }.
