### Merlin em dois minutos: uma introdução com exemplos.

web-merlin-intro-aim = O objetivo
web-merlin-intro-aim-says = São seis rodadas, e vence quem tiver mais pontos no fim. Você pontua um pouco a cada turno, com missões e alguns espaços, e muito em três pontuações: depois das rodadas 2, 4 e 6.
web-merlin-intro-aim-example = Uma estrela marca cada rodada que termina com uma pontuação, aqui e no alto da mesa.
web-merlin-intro-turn = Um turno é um dado
web-merlin-intro-turn-says = A cada rodada você rola quatro dados e usa um por turno. Os três da sua cor movem o seu cavaleiro no sentido horário; o branco move Merlin para qualquer lado. Depois você pode usar o espaço em que parou.
web-merlin-intro-turn-example = O seu 4 leva o cavaleiro até a macieira: pegue uma maçã. Mais tarde, ela muda um dado para a face que você quiser.
web-merlin-intro-people = Envie os seus assistentes
web-merlin-intro-people-says = No espaço de um principado você envia para lá um dos seus quatro assistentes. A Dama de companhia coloca um marcador de influência; o Escudeiro, o Construtor e o Porta-bandeira trazem um escudo, um material ou uma bandeira daquela cor.
web-merlin-intro-people-example = O seu Escudeiro vai à Raposa e traz um escudo laranja.
web-merlin-intro-missions = Cumpra missões
web-merlin-intro-missions-says = Você tem quatro missões na mão. Se possui tudo o que uma missão mostra, cumpra-a e ganhe os pontos; as peças continuam suas. Uma missão por turno, e depois você pega outra.
web-merlin-intro-missions-example = Você tem uma bandeira laranja e um escudo marrom: 3 pontos, e as duas peças continuam suas.
web-merlin-intro-traitors = Pontuação 1: traidores
web-merlin-intro-traitors-says = Três traidores rondam o seu castelo. Na pontuação, cada um custa um escudo da própria cor, que você não pode guardar, ou 3 pontos se você não tiver. De um jeito ou de outro eles vão embora, e todos pegam três novos. Quem tem a Excalibur ganha 3 pontos se nenhum traidor passar.
web-merlin-intro-traitors-example = Um traidor azul, um marrom e um laranja, mas só um escudo marrom e um laranja: você gasta os dois e perde 3 pontos.
web-merlin-intro-manors = Pontuação 2: palacetes nos arredores
web-merlin-intro-manors-says = Terrenos do mesmo tipo que se tocam formam um território. Quem tem mais palacetes nele ganha 1 ponto por terreno, os outros, nada. Em caso de empate os pontos são divididos, arredondados para baixo. Os palacetes ficam e pontuam de novo na próxima vez.
web-merlin-intro-manors-example = Uma floresta de 5 terrenos: sozinho nela, mesmo com um só palacete, você ganha 5 pontos. Com um palacete de cada, você e um rival ganham 2 cada um.
web-merlin-intro-influence = Pontuação 3: influência
web-merlin-intro-influence-says = Em cada principado, quem tem mais marcadores de influência ganha 1 ponto por marcador que está lá, não importa de quem. Em caso de empate os pontos são divididos, arredondados para baixo. Depois cada um deixa só um marcador e leva os outros para casa.
web-merlin-intro-influence-example = Você tem 3 marcadores, um rival tem 2: você ganha 5 pontos, o rival nada. Com 2 para cada, seriam 2 pontos para cada um.
web-merlin-intro-assistants = Pontuação 4: assistentes
web-merlin-intro-assistants-says = Por fim, cada assistente seu que está em um principado vale 1 ponto. Eles ficam lá e pontuam de novo na próxima vez; os que estão em casa não pontuam.
web-merlin-intro-assistants-example = Três dos seus quatro assistentes estão fora: 3 pontos.
