### O servidor: `roundtable serve`, e o que ele recusa.

## O comando

serve-help = Oferecer mesas pela rede, no navegador e para programas.
serve-help-host = o endereço em que escutar; normalmente só esta máquina o alcança
serve-help-port = a porta em que escutar; 0 escolhe uma livre
serve-help-processes = quantos processos atendem juntos; mais de um precisa do PostgreSQL
serve-help-database = o banco de dados; normalmente um arquivo na pasta de dados
serve-help-open = abre a página em um navegador; se a porta estiver ocupada, em uma livre
serve-help-settings = listar todas as configurações e parar
serve-listening = As mesas estão abertas em { $address }
serve-loopback = Só esta máquina as alcança.
serve-open = Outras máquinas também as alcançam.
serve-no-browser = Não é possível abrir um navegador aqui: abra o endereço você mesmo.
serve-stop = Ctrl-C encerra; as mesas ficam guardadas.
backup-help = Copia as mesas com o servidor em funcionamento e confere a cópia.
backup-help-file = para onde vai a cópia; com --check, a cópia a ler
backup-help-check = não copia nada; lê uma cópia como um servidor leria e diz o que há nela
backup-found = A cópia está em ordem: { $tables ->
    [one] uma mesa
   *[other] { $tables } mesas
} com { $entries ->
    [one] uma entrada
   *[other] { $entries } entradas
}, { $people ->
    [one] uma pessoa
   *[other] { $people } pessoas
}. Mesas de regras antigas, só para ver: { $older }.

## Configurações. $name é a configuração.

server-config-choice = A configuração “{ $name }” não pode ser “{ $value }”; escolha entre: { $allowed }.
server-config-database = O banco de dados precisa ser um endereço como sqlite:////pasta/mesas.db ou postgresql://usuario@servidor/nome
server-config-file = O arquivo de configurações { $file } não pode ser lido: { $why }
server-config-kind = A configuração “{ $name }” não pode ser lida; deve ser um valor deste tipo: { $kind }.
server-config-module = Um módulo não pôde ser carregado: { $why }
server-config-range = A configuração “{ $name }” deve ficar entre { $least } e { $most }.
server-config-secret = O segredo deve ter pelo menos { $length } caracteres.
server-config-unknown = Não existe a configuração “{ $name }”.

## A máquina

server-port = Não é possível escutar em { $host }, porta { $port }: { $why }
server-backup-postgres = Isto não é um arquivo; copie um banco PostgreSQL com pg_dump.
server-backup-nothing = Não existe o arquivo { $file }.
server-backup-broken = { $file } não pode ser usado: { $why }.
server-database-closed = Não é possível abrir o banco de dados: { $why }
server-config-processes = Vários processos precisam do PostgreSQL: um arquivo SQLite serve a um só.
server-bell-package = O aviso por Redis ou Valkey precisa do pacote Python redis.
server-database-file = O arquivo { $file } não pode ser usado: { $why }
server-database-newer = O banco de dados é de uma versão mais nova (“{ $revision }”).
server-database-taken = Outro servidor já usa { $file }. Vários servidores podem compartilhar um banco PostgreSQL.
server-store-away = O banco de dados não responde. Tente de novo em instantes.
server-busy = Acontece muita coisa de uma vez nesta mesa. Tente de novo em instantes.
server-fault = Algo deu errado do nosso lado.

## Pedidos. $why vem do sistema e está em inglês.

server-bad-body = O pedido não pode ser lido: { $why }
server-bad-message = A mensagem não pode ser lida: { $why }
server-bad-query = O endereço não pode ser lido: { $why }
server-not-json = O pedido deve ser JSON.
server-nothing-here = Não há nada aqui.
server-no-method = Isso não pode ser feito aqui.
server-too-large = É grande demais; são aceitos no máximo { $most } bytes.
server-too-many = É demais de uma vez. Tente de novo em { $seconds } s.
server-host-unknown = Este servidor não atende por esse nome.
server-foreign-page = Uma página de outro site não pode fazer isso.
server-text-empty = “{ $what }” não pode ficar vazio.
server-text-long = “{ $what }” pode ter no máximo { $most } caracteres.
server-no-such-game = Não existe o jogo “{ $game }”.
server-no-such-language = Não existe o idioma “{ $language }”.
server-no-such-part = Não existe a parte “{ $part }” dos textos.

## Pessoas

server-who-are-you = Diga primeiro quem você é: basta um nome.
server-account-already = Você já tem uma conta.
server-no-account = Você ainda não tem conta.
server-name-taken = O nome “{ $name }” já está em uso.
server-password-short = A senha precisa de pelo menos { $least } caracteres.
server-log-in-wrong = Nome ou senha incorretos.
server-old-password-wrong = A senha atual está errada.
server-log-in-wait = Senhas erradas demais. Tente de novo em { $seconds } s.
server-no-such-device = Você não tem esse dispositivo.
server-webhooks-off = Este servidor não faz chamadas.
server-webhook-address = Não chamamos esse endereço; ele deve começar com https://
server-webhook-private = Endereços dentro de uma rede privada não são chamados.
server-webhook-unknown = Esse endereço não foi encontrado.

## Mesas. $seat conta a partir de 1.

server-no-such-table = Essa mesa não existe.
server-no-such-seat = Esta mesa não tem esse lugar.
server-no-such-record = Esse registro não existe.
server-too-many-bot-tables = No máximo { $most } partidas só de bots ao mesmo tempo.
server-too-many-tables = No máximo { $most } mesas ao mesmo tempo.
server-too-many-records = No máximo { $most } registros por pessoa.
server-one-seat-each = Um lugar é seu; outros na mesma tela são lugares compartilhados.
server-seats-free = Ainda há lugares livres.
server-no-free-seat = Não há lugar livre.
server-seat-taken = O lugar { $seat } está ocupado.
server-already-seated = Você já está nesta mesa.
server-invitation-needed = Nesta mesa só se senta com convite.
server-invitation-void = Este convite não vale mais.
server-no-invitation = Não há convite para o lugar { $seat }.
server-link-void = Este link não leva a lugar nenhum.
server-no-spectators = Esta mesa não aceita espectadores.
server-not-owner = Só quem montou a mesa pode fazer isso.
server-not-your-seat = O lugar { $seat } não é seu.
server-not-your-table = Você não está nesta mesa.
server-not-started = O jogo ainda não começou.
server-started-already = O jogo já começou.
server-not-over = O jogo ainda não acabou.
server-game-missing = Este servidor não tem mais o jogo “{ $game }”.
server-rules-changed = Esta mesa começou com a versão { $theirs } das regras de “{ $game }”; aqui está a versão { $ours }, então ela pode ser vista, mas não continuada.
server-table-departs = A partir da entrada { $at } do seu histórico, esta mesa foge das regras; não pode ser continuada.
server-record-slow = A verificação deste registro demora demais.

## Jogando. $version é a versão mais nova da mesa.

server-version-stale = Algo aconteceu na mesa nesse meio-tempo; olhe de novo.
server-version-ahead = A mesa ainda não chegou lá; olhe de novo.
server-log-full = Voltou-se atrás vezes demais nesta mesa; continue jogando. ({ $most })
server-key-used = A chave “{ $key }” foi usada para outra coisa.
server-bot-plays = Um bot joga no lugar { $seat }; volte primeiro.
server-left-already = Você já saiu desta mesa.
server-not-away = Você está na mesa.
server-resigned-already = Você já desistiu.
server-no-bot-wanted = Não se pode pedir um bot para o lugar { $seat }.
server-not-abandoned = O lugar { $seat } não está abandonado.
server-path-broken = Essas respostas já não podem ser dadas de uma vez: “{ $action }” não está disponível.
server-asked-already = Você já pediu um bot; os outros também precisam pedir.
