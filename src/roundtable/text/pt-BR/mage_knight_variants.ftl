### Variantes de Mage Knight: suas configurações, perguntas e registro.

mage_knight-setting-countryside-tiles = Peças de campo
mage_knight-setting-countryside-tiles-about = Quantas delas há para explorar.
mage_knight-setting-countryside-tiles-scenario = como no { -mage_knight-term-scenario }
mage_knight-setting-core-city-tiles = Peças centrais com cidade
mage_knight-setting-core-city-tiles-about = Quantas cidades podem ser encontradas.
mage_knight-setting-core-city-tiles-scenario = como no { -mage_knight-term-scenario }
mage_knight-setting-core-non-city-tiles = Peças centrais sem cidade
mage_knight-setting-core-non-city-tiles-about = Quantas outras peças centrais ficam entre as que têm cidade.
mage_knight-setting-core-non-city-tiles-scenario = como no { -mage_knight-term-scenario }
mage_knight-setting-daytime = Horário
mage_knight-setting-daytime-about = Dia e Noite se alternam; ou a partida começa à noite; ou há um Dia após o outro até que um dado preto traga a Noite que fica até o fim.
mage_knight-setting-daytime-alternate = Dia e Noite alternados
mage_knight-setting-daytime-night-arrival = { -mage_knight-term-night-arrival }
mage_knight-setting-daytime-oncoming-darkness = { -mage_knight-term-oncoming-darkness }
mage_knight-setting-night-arrival-reroll = Sem dado dourado ou preto na chegada
mage_knight-setting-night-arrival-reroll-about = Se a partida começa à noite: os dados dourados e pretos da primeira Fonte são rolados até não restar nenhum.
mage_knight-setting-friendly-no-interactive-spells = Sem Feitiços interativos
mage_knight-setting-friendly-no-interactive-spells-about = { -mage_knight-term-friendly-game }: os quatro Feitiços que atrapalham outros jogadores ficam de fora.
mage_knight-setting-friendly-no-interactive-skills = Sem Poderes interativos
mage_knight-setting-friendly-no-interactive-skills-about = { -mage_knight-term-friendly-game }: os Poderes que afetam outros jogadores ficam de fora.
mage_knight-setting-friendly-mana = { -mage_knight-term-friendly-mana }
mage_knight-setting-friendly-mana-about = De Dia, um dado dourado só vale por uma cor que nenhum outro dado da Fonte mostra, e não é rerrolado nem mudado enquanto houver outros dados.
mage_knight-darkness-falls = Um dado preto: a { -mage_knight-term-night } chegou para ficar.
mage_knight-darkness-waits = Nenhum dado preto: segue-se mais um { -mage_knight-term-day }.
