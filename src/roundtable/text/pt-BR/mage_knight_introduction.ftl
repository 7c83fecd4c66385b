### Mage Knight em dois minutos: uma introdução com exemplos.

web-mage_knight-intro-aim = O objetivo
web-mage_knight-intro-aim-says = Você é um Cavaleiro Mago em uma terra a explorar. Cada cenário define um objetivo, como encontrar ou conquistar cidades, e um número de dias e noites. Inimigos derrotados e lugares conquistados rendem Fama.
web-mage_knight-intro-aim-example = Derrote os Orcs que rondam a estrada, e a sua Fama sobe.
web-mage_knight-intro-cards = A sua mão é tudo
web-mage_knight-intro-cards-says = Você começa com 16 cartas e tem cinco na mão. Jogue uma carta pelo efeito de cima; pague uma mana da cor dela pelo efeito de baixo, mais forte; ou ponha qualquer carta de lado por Movimento 1, Influência 1, Ataque 1 ou Bloqueio 1.
web-mage_knight-intro-cards-example = A Marcha dá Movimento 2. Com uma mana verde dá Movimento 4.
web-mage_knight-intro-turn = Mova-se, depois aja
web-mage_knight-intro-turn-says = Primeiro gaste pontos de Movimento: cada espaço custa o que o terreno diz. Depois você pode fazer uma ação: lutar, falar com os moradores ou entrar em um local. Se não puder fazer muito, descanse e descarte cartas.
web-mage_knight-intro-turn-example = Movimento 5 atravessa planície (2) e floresta de dia (3). Depois, aja.
web-mage_knight-intro-mana = Mana da Fonte
web-mage_knight-intro-mana-says = Uma vez por turno você pode pegar um dado da Fonte. Cristais duram até você precisar; fichas de mana somem no fim do turno. O dourado vale como qualquer cor básica de dia; o preto alimenta os efeitos fortes dos Feitiços à noite.
web-mage_knight-intro-mana-example = De dia, uma mana dourada vale por vermelha, azul, verde ou branca.
web-mage_knight-intro-combat = Uma luta tem quatro fases
web-mage_knight-intro-combat-says = Ataque de longe com Ataques à Distância e de Cerco; bloqueie o ataque do inimigo com Bloqueio igual; receba o dano do que não bloqueou; depois ataque. O inimigo cuja Armadura você alcança é derrotado e rende a Fama dele.
web-mage_knight-intro-combat-example = Espreitadores atacam com 4 e têm Armadura 3: Bloqueio 4 os detém, Ataque 3 os derrota por 2 de Fama.
web-mage_knight-intro-wounds = Ferimentos enchem a mão
web-mage_knight-intro-wounds-says = O dano vira Ferimentos: um para cada parte da sua Armadura, mesmo incompleta. Ferimentos ocupam a mão e não servem para nada até você se curar ou jogá-los fora. Unidades podem receber o dano por você.
web-mage_knight-intro-wounds-example = Dano 5 contra Armadura 2: três Ferimentos.
web-mage_knight-intro-growing = Fique mais forte
web-mage_knight-intro-growing-says = A Fama aumenta o seu nível: Habilidades, cartas melhores, mais Armadura e lugar para Unidades. Com Influência você recruta Unidades, aprende e se cura em vilas e outros locais; a sua Reputação deixa isso mais barato ou mais caro.
web-mage_knight-intro-growing-example = Com Fama 3 você chega ao nível 2: uma Habilidade e uma Ação Avançada.
web-mage_knight-intro-rounds = Dias e noites
web-mage_knight-intro-rounds-says = Uma rodada é um dia ou uma noite. Ela termina depois que o baralho de alguém acaba, e todos embaralham de novo todas as cartas. Escolha uma Tática no começo de cada rodada. À noite as florestas são mais difíceis de atravessar e os desertos mais fáceis.
web-mage_knight-intro-rounds-example = Quem está com o baralho vazio pode anunciar o fim da rodada; os outros têm mais um turno.
