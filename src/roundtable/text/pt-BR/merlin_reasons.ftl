### Por que algo em Merlin não pode fazer nada agora. Cada motivo aparece sozinho ou com outros, junto da própria coisa.

## Como se usa uma coisa: a primeira frase dos motivos que seguem

merlin-deed-build = Palacetes são construídos em um espaço de construção.
merlin-deed-send = Assistentes são enviados a partir de um espaço de principado, do espaço de realocar ou do espaço de influência com um assistente.
merlin-deed-come = Assistentes vêm para cá do espaço deste principado, realocados do principado ao lado ou, se você tem influência aqui, do espaço de influência com um assistente.
merlin-deed-take-shield = Um Escudeiro enviado aqui traz um escudo; um espaço de troca também e, se você tem influência aqui, o espaço de influência com escudo.
merlin-deed-take-flag = Um Porta-bandeira enviado aqui traz uma bandeira; um espaço de troca também e, se você tem influência aqui, o espaço de influência com bandeira.
merlin-deed-take-material = Um Construtor enviado aqui traz um material de construção; um espaço de troca também e, se você tem influência aqui, o espaço de influência com material.
merlin-deed-take-pict = Um Picto é pego em um espaço dos Pictos.
merlin-deed-take-mission = Novas missões vêm no fim de um turno em que você completou uma, ou em um espaço de missão.
merlin-deed-use-shield = Os escudos expulsam traidores por si mesmos na pontuação; em um espaço de troca você pode trocá-los.
merlin-deed-use-material = Um material de construção paga um palacete em um espaço de construção; em um espaço de troca você pode trocá-lo.
merlin-deed-repel = Os traidores são expulsos pelos seus escudos na pontuação ou, antes disso, no espaço da Excalibur.
merlin-deed-count-shield = Todos os seus escudos juntos dão pontos no espaço de pontos de vitória dos escudos.
merlin-deed-count-flag = Todas as suas bandeiras juntas dão pontos no espaço de pontos de vitória das bandeiras. Para usar uma, escolha a cor.
merlin-deed-count-material = Todos os seus materiais de construção juntos dão pontos no espaço de pontos de vitória dos materiais.
merlin-deed-count-influence = Seus marcadores de influência nos principados dão pontos no espaço de pontos de vitória deles.
merlin-deed-special-lady-in-waiting = Em um espaço de influência, esta habilidade envia dois assistentes.
merlin-deed-special-builder = Em um espaço de construção, esta habilidade constrói dois palacetes.
merlin-deed-special-flag-bearer = Em um espaço de pontos de vitória, esta habilidade pontua qualquer elemento.

## Em que momento. $deed é uma das frases acima.

refused-merlin-in-scoring = É uma pontuação: agora só se pode fazer o que ela pede.
refused-merlin-turn-over = Seu turno acabou; só faltam as novas missões que você pega.
refused-merlin-answer-first = Primeiro termine o que começou.
refused-merlin-deed-die = { $deed } Seu { $pips } levaria { $figure-the } até lá.
refused-merlin-deed-no-die = { $deed } Nenhum dos seus dados leva direto até lá.
refused-merlin-deed-move = { $deed } O dado escolhido leva até lá: mova primeiro.
refused-merlin-deed-no-move = { $deed } O dado escolhido não leva até lá.
refused-merlin-deed-use = { $deed } Use primeiro o { $space }.
refused-merlin-deed-at = { $deed } Você está no { $space }.
refused-merlin-deed-acted = { $deed } Sua ação deste turno já passou.

## Dados, peões e espaços

refused-merlin-die-change = Use uma maçã ou uma bandeira para mudar este dado antes de mover.
refused-merlin-die-fixed = Você não tem maçã nem bandeira para mudar este dado.
refused-merlin-die-late = Seu peão já se moveu: o dado não pode mais ser mudado.
refused-merlin-apple-late = Uma maçã deve ser usada antes de o peão se mover.
# $dice é uma lista de números.
refused-merlin-figure-dice = Para mover { $figure-the }, escolha um dos seus dados: { $dice }.
refused-merlin-figure-no-die = Não sobrou nenhum dado para mover { $figure-the } nesta rodada.
refused-merlin-figure-other = O dado escolhido move { $figure-the }.
refused-merlin-figure-moved = Você já moveu { $figure-the }: um dado move um peão, uma vez.
refused-merlin-die-leads = Escolha o { $pips }: ele leva { $figure-the } até lá.
refused-merlin-no-die-knight = Nenhum dado leva até lá: { $steps ->
        [0] seu cavaleiro está nele
        [one] fica { $steps } espaço à frente do seu cavaleiro
       *[other] fica { $steps } espaços à frente do seu cavaleiro
    } (dados: { $dice }).
refused-merlin-no-die-merlin = Nenhum dado leva até lá: { $away ->
        [0] o Merlin está nele
        [one] fica a { $away } espaço do Merlin
       *[other] fica a { $away } espaços do Merlin
    } (dado branco: { $pips }).
refused-merlin-no-die-both = Nenhum dado leva até lá: { $steps ->
        [0] seu cavaleiro está nele
        [one] fica { $steps } espaço à frente do seu cavaleiro
       *[other] fica { $steps } espaços à frente do seu cavaleiro
    } (dados: { $dice }) e { $away ->
        [0] bem onde está o Merlin
        [one] a { $away } espaço do Merlin
       *[other] a { $away } espaços do Merlin
    } (dado branco: { $pips }).
refused-merlin-no-die-arthur = Nenhum dado leva até lá: o único que resta move Arthur, no anel interno.
refused-merlin-move-leads = Seu movimento leva até lá: mova { $figure-the }.
refused-merlin-move-other = { $away ->
        [0] É onde { $figure-the } está
        [one] Fica a { $away } espaço
       *[other] Fica a { $away } espaços
    }; seu dado move { $figure-the } { $steps }.
refused-merlin-ring-other = O dado escolhido move Arthur, no anel interno.
refused-merlin-no-rival = Seu peão já se moveu. Só a bandeira { $principality-feminine } permite agir em outro lugar, e só onde está o cavaleiro de outro jogador.
refused-merlin-flag-there = Use primeiro sua bandeira { $principality-feminine }: ela permite agir ali, onde está outro cavaleiro.
refused-merlin-no-flag-there = Para agir ali, onde está outro cavaleiro, falta uma bandeira { $principality-feminine }.
refused-merlin-borrow-now = Você usou a bandeira: escolha o espaço de outro cavaleiro.
refused-merlin-acted = Sua ação deste turno já passou.
refused-merlin-acting = Você está usando o { $space }.
refused-merlin-staff-repeats = A ação dele foi feita; seu cajado pode repeti-la.

## Os cajados e o Graal

refused-merlin-staff-missing = Você não tem mais cajados.
refused-merlin-staff-once = Só um cajado por turno, e você já usou um.
refused-merlin-staff-later = Um cajado repete uma ação depois de um movimento do Merlin.
refused-merlin-staff-figure = Um cajado só vale depois de mover o Merlin; você move { $figure-the }.
refused-merlin-staff-action = Primeiro faça a ação; depois um cajado pode repeti-la.
refused-merlin-staff-barred = Um cajado não pode repetir uma ação que uma habilidade já fez duas vezes.
refused-merlin-staff-passed = Um cajado repete uma ação logo depois dela; esse momento passou.
refused-merlin-grail-board = Ninguém tem o Graal: ele é pego no espaço do Graal.
refused-merlin-grail-other = { $seat } tem o Graal.
refused-merlin-grail-later = O Graal desempata enquanto a influência é pontuada, não antes.

## Bandeiras

refused-merlin-flag-missing = Você não tem bandeira { $principality-feminine }.
refused-merlin-flag-scoring = Bandeiras não podem ser usadas em uma pontuação.
refused-merlin-flag-over = Bandeiras são usadas no seu turno, e ele acabou.
refused-merlin-flag-die-first = Escolha primeiro um dado: esta bandeira muda o movimento dele.
refused-merlin-flag-late = Esta bandeira deve ser usada antes de o peão se mover.
refused-merlin-flag-move-first = Esta bandeira é usada depois de mover, antes da ação.
refused-merlin-flag-acted = Esta bandeira deve ser usada antes da ação.
refused-merlin-no-traitors = Você não tem traidores para expulsar.
refused-merlin-two-already = Duas missões já são permitidas neste turno; uma terceira, nunca.
refused-merlin-knight-backwards = Esta bandeira só vira seu cavaleiro; Merlin e Arthur vão para qualquer lado sem ela.
refused-merlin-backwards-already = Seu cavaleiro já se move no sentido anti-horário.
refused-merlin-out-of-range = Com as bandeiras +/-1, o dado virado contaria menos de 0 ou mais de 7.
refused-merlin-no-knights = Nenhum cavaleiro de outro jogador está em outro espaço.
refused-merlin-knight-mirror = Esta bandeira só espelha seu cavaleiro, e neste turno você não o moveu.

## Espaços que não fariam nada

refused-merlin-all-here = Todos os seus assistentes já estão { $principality-in }.
refused-merlin-no-influence = Você não tem influência em nenhum principado.
refused-merlin-none-by-influence = Não sobraram { $good-plural } onde você tem influência.
refused-merlin-nobody-to-send = Todos os seus assistentes já estão onde você tem influência.
refused-merlin-excalibur-idle = Você tem a Excalibur e nenhum traidor para expulsar.
refused-merlin-grail-idle = Você tem o Graal, e não sobraram maçãs.
refused-merlin-no-apples = Não sobraram maçãs.
refused-merlin-no-piece = Você não tem escudo, bandeira nem material de construção para trocar.
refused-merlin-no-tile = Você não tem material de construção que sirva para uma peça livre.
refused-merlin-no-duty = Nenhum dos seus assistentes em um principado encontraria alguma coisa.
refused-merlin-no-stock = Não sobraram { $good-plural } em lugar nenhum.
refused-merlin-no-markers = Não sobraram marcadores de influência no seu castelo.
refused-merlin-no-rival-manor = Nenhum outro jogador tem palacete nos arredores.
refused-merlin-no-pict = Não há mais Pictos à mostra.

## Assistentes e principados

refused-merlin-send-for = Envie { $assistant-the } para lá: assim você ganha um.
refused-merlin-stands-here = { CAPITAL($assistant-the) } já está { $principality-in }.
refused-merlin-only-here = Este espaço só envia um assistente ao principado { $principality }.
refused-merlin-no-influence-in = Você não tem influência { $principality-in }.
refused-merlin-at-home = { CAPITAL($assistant-the) } está no castelo; enquanto houver outros em principados, só esses podem ser realocados.
refused-merlin-no-neighbour = Os assistentes só vão para um principado vizinho.
refused-merlin-home-idle = { CAPITAL($assistant-the) } está no castelo e não tem dever ali.
refused-merlin-duty-empty = Não sobrou { $good-a } { merlin-colour } para pegar.

## Peças

refused-merlin-good-missing = Você não tem { $good } { merlin-colour }.
refused-merlin-stock-empty = Não sobrou { $good-a } { merlin-colour } no estoque.
refused-merlin-gives-only = Este espaço só dá { $good-plural }.
refused-merlin-return-first = Primeiro devolva uma peça; depois pegue outra.
refused-merlin-piece-returned = Você já devolveu uma peça; agora pegue outra.
refused-merlin-tower-material = Uma torre dá um escudo, uma bandeira ou influência, mas não material de construção.
# $colours é uma lista.
refused-merlin-pay-colour = As linhas desta peça terminam em { $colours }: só essas cores servem para pagar.
refused-merlin-no-traitor = Você não tem traidor de escudo { $principality }.
refused-merlin-flag-repels = Use sua bandeira { $principality-feminine }: ela expulsa todos os seus traidores de uma cor.

## Palacetes

refused-merlin-manor-there = { $seat } já tem um palacete ali.
refused-merlin-manor-yours = Você já tem um palacete ali.
refused-merlin-cell-chosen = Você já escolheu a peça de terreno; agora pague por ela.
refused-merlin-cell-first = Primeiro escolha a peça de terreno; depois, o material que paga por ela.
refused-merlin-manors-built = Seus sete palacetes estão todos construídos.
refused-merlin-no-material = Um palacete aqui se paga com um destes materiais de construção: { $colours }. Você não tem nenhum deles.
refused-merlin-other-terrain = O palacete deste Picto só é construído { $terrain-in }.
refused-merlin-own-manor = Este palacete é seu.
refused-merlin-no-manor = Não há palacete para substituir aqui.
refused-merlin-other-territory = Você escolhe entre seus palacetes de um território; esta peça não é nenhum deles.

## Missões e Pictos

refused-merlin-mission-once = Uma missão por turno, e você já completou a sua.
refused-merlin-mission-twice = Você já completou duas missões neste turno; uma terceira nunca é permitida.
refused-merlin-mission-needs = Ainda falta: { $needs }.
refused-merlin-mission-later = Missões são completadas no seu turno, não em uma pontuação.
refused-merlin-mission-new = Seu turno acabou: missões só são completadas no próprio turno.
refused-merlin-not-in-hand = Esta missão não está na sua mão.
refused-merlin-refill-later = No fim deste turno você pega uma nova missão.
refused-merlin-discard-first = Primeiro termine de descartar; depois você pega o mesmo número de novas missões.
refused-merlin-deck-empty = Não sobraram cartas de missão.
refused-merlin-pict-taken = Você já pegou seu Picto; agora o mostruário é completado.
refused-merlin-pict-kept = Este Picto é seu: a força dele conta na próxima pontuação.
refused-merlin-pict-away = Este Picto não está à mostra.
refused-merlin-stack-empty = Esta pilha acabou.
refused-merlin-stack-later = Um Picto é revelado quando alguém pegou um.

## Nas Graças do Rei

refused-merlin-ability-owned = Você já tem esta habilidade.
refused-merlin-no-seal = Seus quatro selos estão colocados: você não aprende mais habilidades.
refused-merlin-other-column = Esta missão mostra { $assistant-the }: você só pode aprender habilidades dessa coluna.
refused-merlin-low-card = { $number ->
        [one] Uma missão de { $number } ponto só dá a primeira habilidade da sua coluna.
       *[other] Uma missão de { $number } pontos só dá as { $number } primeiras habilidades da sua coluna.
    }
refused-merlin-learn-later = { $row ->
        [one] Você aprende isto em vez de ganhar os pontos de uma missão { $assistant-of }.
       *[other] Você aprende isto em vez de ganhar os pontos de uma missão { $assistant-of } que valha pelo menos { $row }.
    }
refused-merlin-ability-by-itself = Isto funciona por si só: 1 ponto a mais por missão { $assistant-of }.
refused-merlin-deploy-later = Em um espaço de principado, isto permite enviar { $assistant-the } a qualquer principado.
refused-merlin-seal-turned = Você já usou esta habilidade; ela volta depois da próxima pontuação.
refused-merlin-choose-traitor = Escolha o traidor que você quer expulsar.
refused-merlin-no-traitor-left = Você não tem traidor para expulsar.
refused-merlin-own-figure = Isto precisa do seu cavaleiro ou do Merlin no próprio espaço; a bandeira não basta.
