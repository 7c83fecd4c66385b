### Paladinos em dois minutos: uma introdução com exemplos.

web-paladins-intro-aim = O objetivo
web-paladins-intro-aim-says = Depois de sete rodadas tudo é pontuado de uma vez, e vence quem tiver mais pontos. Eles vêm do que você construiu, enviou e converteu, dos seus três atributos, das Ordens Reais e dos Débitos.
web-paladins-intro-aim-example = Uma Ordem Real cumprida (4), seis monges enviados (5), Força 11 (16) e um Débito não quitado (−3): 22 pontos.
web-paladins-intro-round = Uma equipe nova a cada rodada
web-paladins-intro-round-says = Escolha um Paladino entre três: nesta rodada ele traz dois trabalhadores, aumenta atributos e deixa uma ação mais barata ou melhor. Depois escolha uma Taverna com mais quatro trabalhadores. Até três que sobrarem ficam para a próxima rodada.
web-paladins-intro-round-example = Um Paladino e uma Taverna dão seis trabalhadores.
web-paladins-intro-action = Trabalhadores fazem ações
web-paladins-intro-action-says = No seu turno, coloque trabalhadores em uma ação do seu próprio tabuleiro. Um lugar colorido pede aquela cor, os outros aceitam qualquer um; criminosos servem em todos. Cada ação só pode ser usada uma vez por rodada, a não ser que você reze para liberá-la.
web-paladins-intro-action-example = Um trabalhador e um batedor caçam juntos: 3 Provisões.
web-paladins-intro-attributes = Três atributos que se ajudam
web-paladins-intro-attributes-says = Cada uma das seis grandes ações exige um atributo e aumenta outro. Com Fé você envia monges e ganha Influência; com Influência constrói Muros e ganha Força; com Força coloca postos avançados e ganha Fé.
web-paladins-intro-attributes-example = A Fé envia um monge, que aumenta a Influência, que constrói um Muro, que aumenta a Força.
web-paladins-intro-outsiders = Atacar ou converter
web-paladins-intro-outsiders-says = Os Estrangeiros acampam abaixo das regiões. Ataque um com Força, ou Prata pelo que faltar, e receba a recompensa na hora. Converta um com Fé e Prata, e ele pontua no fim do jogo.
web-paladins-intro-outsiders-example = Atacar rende agora, converter rende depois.
web-paladins-intro-suspicion = Cuidado com a Inquisição
web-paladins-intro-suspicion-says = Cada criminoso que você ganha traz uma carta de Suspeita, e cada carta tira Prata do Depósito de Taxas. Quando a última Prata se vai, chega a Inquisição: quem tem mais Suspeitas recebe um Débito. Um Débito custa 3 pontos no fim; quitado, vale 1.
web-paladins-intro-suspicion-example = Três Suspeitas, mais do que qualquer um: você recebe um Débito, −3 se não quitar, +1 se quitar.
web-paladins-intro-king = Os desejos do Rei
web-paladins-intro-king-says = Três Ordens Reais, reveladas nas rodadas 1 a 3, dão 4, 6 e 8 pontos a todos que fizeram a ação delas pelo menos cinco vezes. Os Favores Reais, a partir da rodada 3, são ações extras que só um jogador usa por rodada.
web-paladins-intro-king-example = A primeira Ordem pede Muros: com cinco Muros você ganha 4 pontos.
web-paladins-intro-scoring = Insista
web-paladins-intro-scoring-says = Repetir uma ação compensa: o quinto, o sexto e o sétimo monge, por exemplo, rendem 2, 5 ou 9 pontos no total. Atributos valem mais quanto mais altos, e três Pratas ou Provisões que sobrarem valem 1 ponto.
web-paladins-intro-scoring-example = Cinco monges: 2 pontos. Seis: 5. Sete: 9.
