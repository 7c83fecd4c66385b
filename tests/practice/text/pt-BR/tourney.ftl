### O jogo de treino “tourney”

## O jogo e o que se pode escolher
game-tourney = Torneio
tourney-setting-crowd = Multidão
tourney-setting-crowd-about = Uma multidão assiste e grita um número a cada rodada.

## O que se pode fazer
tourney-do-pick = Usar { $trick-the } na seleção
tourney-do-keep = Guardar { $trick-the }
tourney-do-stance = Adotar a postura “{ $stance }”
tourney-do-top = Pôr “{ $stance }” no topo do seu baralho
tourney-do-die = Usar o { $die }
tourney-do-challenge = Enfrentar o desafio “{ $challenge }”
tourney-do-train = Treinar com a lança
tourney-do-done = Encerrar o seu turno
tourney-do-ride = Cavalgar na justa
tourney-do-yield = Desistir e receber um favor
tourney-do-choose = Escolher { $good-a }
tourney-do-favour = Gastar um favor para ganhar { $good-a }
tourney-do-nudge = Gastar um favor para aumentar o { $die } em um
tourney-do-trick = Jogar { $trick-the }
tourney-do-cheer = Gastar um favor para a multidão gritar de novo
tourney-label-gain =
    Ganhar { $n ->
        [one] { $n } { $good }
       *[other] { $n } { $good-plural }
    }

## O que se pergunta
tourney-asks-pick = Qual truque você usa na seleção?
tourney-asks-keep = Qual truque você guarda para depois?
tourney-asks-play-stance = Qual postura você adota?
tourney-asks-top-stance = Qual postura volta ao topo do seu baralho? A outra vai para o fundo.
tourney-asks-choose-die = Qual dado você usa?
tourney-asks-deed = O que você faz com ele?
tourney-asks-end-turn = Você encerra o seu turno?
tourney-asks-ride = Você cavalga ou desiste?
tourney-prompt-strength = Sua força é { $strength }. Você cavalga ou desiste?
tourney-asks-choose-one = O que você ganha?

## O que aconteceu
tourney-begun = Começa a rodada { $round }.
tourney-rerolled = { $seat } tirou três números iguais e rola os dados de novo.
tourney-shuffled = Os truques descartados são embaralhados.
tourney-dealt = Você recebe { $trick-the }.
tourney-has-kept = { $seat } guarda um truque.
tourney-shown = { $seat } escolheu { $trick-the }.
tourney-stood = { $seat } adota a postura “{ $stance }”.
tourney-met = { $seat } enfrenta o desafio “{ $challenge }”.
tourney-gained =
    { $seat } ganha { $n ->
        [one] { $n } { $good }
       *[other] { $n } { $good-plural }
    }.
tourney-played = { $seat } joga { $trick-the }.
tourney-won = { $seat } vence a justa com força { $strength }.
tourney-crowd-shouts = A multidão grita: { $die }!
refused-too-hard = O dado é baixo demais para este desafio.

## Coisas
tourney-good-glory = ponto de glória
    .a = um ponto de glória
    .plural = pontos de glória
tourney-good-lance = lança
    .a = uma lança
    .plural = lanças
tourney-good-favour = favor
    .a = um favor
    .plural = favores
tourney-trick-ruse = ardil
    .the = o ardil
tourney-trick-dash = arrancada
    .the = a arrancada
tourney-trick-pact = pacto
    .the = o pacto
tourney-trick-trumpet = trombeta
    .the = a trombeta
tourney-trick-whetstone = pedra de amolar
    .the = a pedra de amolar
tourney-trick-ransom = resgate
    .the = o resgate
tourney-trick-feast = banquete
    .the = o banquete
tourney-trick-veil = véu
    .the = o véu
tourney-stance-charge = Investida
tourney-stance-guard = Guarda
tourney-stance-feint = Finta
tourney-stance-salute = Saudação
tourney-stance-parade = Desfile
tourney-challenge-ring = Argola
tourney-challenge-apple = Maçã
tourney-challenge-quintain = Quintana
tourney-challenge-barrel = Barril
tourney-challenge-hound = Cão de caça
tourney-challenge-archery = Arco e flecha
tourney-challenge-wrestling = Luta
tourney-challenge-bear = Urso
tourney-challenge-duel = Duelo
tourney-challenge-boar = Javali
tourney-challenge-giant = Gigante
tourney-challenge-dragon = Dragão
