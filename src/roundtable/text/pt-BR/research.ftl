### Pesquisa: `roundtable arena evaluate` e `roundtable arena export`.

## roundtable arena evaluate

evaluate-help = Fazer um robô jogar distribuições fixas contra a escada, para números que se podem comparar.
evaluate-help-suite = a série de distribuições e adversários: { $suites }
evaluate-help-bot = o robô, pelo nome ou como arquivo de pesos
evaluate-help-against = enfrentar só estes adversários, separados por vírgulas
evaluate-help-deals = jogar só as primeiras distribuições; 0: todas
evaluate-title = { $bot } · série { $suite }
evaluate-column-opponent = Adversário
evaluate-column-games = Partidas
evaluate-column-theirs = Os dele
evaluate-column-lead = Vantagem
evaluate-overall = Vitórias sobre todos os adversários: { $share } % ({ $interval }) · série { $suite }, código { $hash }
evaluate-partial = Isto é só uma parte da série { $suite }: não compare com resultados da série inteira.
arena-no-suite = Não existe a série “{ $what }”. Existem: { $why }.
arena-no-opponent = “{ $what }” não é adversário desta série. Existem: { $why }.

## roundtable arena export

export-help = Fazer robôs jogarem e escrever cada decisão em um conjunto de dados Parquet.
export-help-out = a pasta do conjunto de dados; o mesmo comando continua do que já está lá
export-help-games = quantas partidas
export-help-part = quantas partidas vão em um arquivo
export-help-rows = acrescentar uma linha de características para cada opção
export-broken-off = Interrompido; os arquivos prontos estão completos, e o mesmo comando continua daí.
export-written =
    { $decisions ->
        [one] { $decisions } decisão
       *[other] { $decisions } decisões
    } em { $files ->
        [one] { $files } arquivo
       *[other] { $files } arquivos
    } · { $folder }
arena-no-pyarrow = O PyArrow não está instalado: { $why } Ele vem com pip install roundtable[dataset].
arena-other-dataset = “{ $what }” pertence a outro conjunto de dados, feito com outras partidas, opções ou codificações.
