<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT">
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Clara</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Amelia</source>
        <translation>Amélia</translation>
    </message>
    <message>
        <source>Tiago</source>
        <translation>Tiago</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Eles</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Not known</source>
        <translation>Não se sabe</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Percentagem ganha</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Maior série</translation>
    </message>
    <message>
        <source>The most matches won one after the other</source>
        <translation>O maior número de partidas ganhas de seguida</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Pontos por mão</translation>
    </message>
    <message>
        <source>Card points of your side in the mean, of 120</source>
        <translation>Pontos das cartas do teu lado, em média, de 120</translation>
    </message>
    <message>
        <source>Bandeiras</source>
        <translation>Bandeiras</translation>
    </message>
    <message>
        <source>Hands in which one side took everything: yours and theirs</source>
        <translation>Mãos em que um lado levou tudo: as tuas e as deles</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Revokes</source>
        <translation>Renúncias</translation>
    </message>
    <message>
        <source>Hands that a claim decided: for you and for them</source>
        <translation>Mãos decididas por uma renúncia: a teu favor e a favor deles</translation>
    </message>
    <message>
        <source>Cards that cost nothing</source>
        <translation>Cartas que não custaram nada</translation>
    </message>
    <message>
        <source>Of your cards in the hands that you have reviewed, where you had a choice: {cards}</source>
        <translation>Das tuas cartas nas mãos que reviste, quando podias escolher: {cards}</translation>
    </message>
    <message>
        <source>Points lost a card</source>
        <translation>Pontos perdidos por carta</translation>
    </message>
    <message>
        <source>In the mean over the same cards, with all hands open</source>
        <translation>Em média nas mesmas cartas, com todas as mãos à vista</translation>
    </message>
    <message>
        <source>Tentos a hand</source>
        <translation>Tentos por mão</translation>
    </message>
    <message>
        <source>Tentos of your side in the mean</source>
        <translation>Tentos do teu lado, em média</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Mãos corridas</translation>
    </message>
    <message>
        <source>Hands won because they ran, and lost because your side did</source>
        <translation>Mãos ganhas porque eles correram, e perdidas porque o teu lado correu</translation>
    </message>
    <message>
        <source>Hands without a winner</source>
        <translation>Mãos sem vencedor</translation>
    </message>
    <message>
        <source>All three tricks were tied</source>
        <translation>As três vazas empataram</translation>
    </message>
    <message>
        <source>Change a hand</source>
        <translation>Mudança por mão</translation>
    </message>
    <message>
        <source>What a hand does to your score in the mean: down is good</source>
        <translation>O que uma mão faz à tua pontuação, em média: descer é bom</translation>
    </message>
    <message>
        <source>Sat out</source>
        <translation>De fora</translation>
    </message>
    <message>
        <source>Matches won less matches lost</source>
        <translation>Partidas ganhas menos partidas perdidas</translation>
    </message>
    <message>
        <source>After {matches} matches {now}; highest {high}, lowest {low}.</source>
        <translation>Ao fim de {matches} partidas, {now}; máximo {high}, mínimo {low}.</translation>
    </message>
    <message>
        <source>Hands by the card points of your side</source>
        <translation>Mãos pelos pontos das cartas do teu lado</translation>
    </message>
    <message>
        <source>Hands by the tentos that your side won</source>
        <translation>Mãos pelos tentos que o teu lado ganhou</translation>
    </message>
    <message>
        <source>Hands by what they did to your score</source>
        <translation>Mãos pelo que fizeram à tua pontuação</translation>
    </message>
    <message>
        <source>The highest bar is at {value}: {count} of {total} hands.</source>
        <translation>A barra mais alta está em {value}: {count} de {total} mãos.</translation>
    </message>
    <message>
        <source>No finished match yet.</source>
        <translation>Ainda não há nenhuma partida acabada.</translation>
    </message>
    <message>
        <source>Only matches played to their end count, and only your side.</source>
        <translation>Só contam as partidas jogadas até ao fim, e só o teu lado.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>&amp;How played</source>
        <translation>Como se &amp;jogou</translation>
    </message>
    <message>
        <source>How played</source>
        <translation>Como se jogou</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Matches without hints and without taking back</source>
        <translation>Partidas sem dicas e sem jogadas anuladas</translation>
    </message>
    <message>
        <source>Matches with hints, or in which something was taken back</source>
        <translation>Partidas com dicas, ou em que se anulou alguma jogada</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>Par&amp;tidas…</translation>
    </message>
    <message>
        <source>The list of all matches</source>
        <translation>A lista de todas as partidas</translation>
    </message>
    <message>
        <source>&amp;Save as table…</source>
        <translation>&amp;Guardar tabela…</translation>
    </message>
    <message>
        <source>Saves these matches for a spreadsheet (CSV)</source>
        <translation>Guarda estas partidas para uma folha de cálculo (CSV)</translation>
    </message>
    <message>
        <source>&amp;Forget these…</source>
        <translation>&amp;Esquecer estas…</translation>
    </message>
    <message>
        <source>Counts the matches that are shown no more</source>
        <translation>Deixa de contar as partidas que aqui se veem</translation>
    </message>
    <message>
        <source>Forget &amp;all…</source>
        <translation>Esquecer t&amp;udo…</translation>
    </message>
    <message>
        <source>Begins the statistics of all games anew</source>
        <translation>Recomeça as estatísticas de todos os jogos</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Closes the statistics (Esc)</source>
        <translation>Fecha as estatísticas (Esc)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Adversários</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Pessoa</translation>
    </message>
    <message>
        <source>Forget these matches?</source>
        <translation>Esquecer estas partidas?</translation>
    </message>
    <message>
        <source>They will never be counted again: {matches}. The matches themselves stay in the list.</source>
        <translation>Nunca mais voltam a contar: {matches}. As partidas continuam na lista.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Esquecer</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Manter</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Won</source>
        <translation>Ganha</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>{names}, {score}</source>
        <translation>{names}, {score}</translation>
    </message>
    <message>
        <source>Hints, undo</source>
        <translation>Dicas, anulou</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anulou</translation>
    </message>
    <message>
        <source>{partner}, against {opponents}</source>
        <translation>{partner}, contra {opponents}</translation>
    </message>
    <message>
        <source>{match}, {date}. It cannot be got back.</source>
        <translation>{match}, {date}. Não se pode recuperar.</translation>
    </message>
    <message>
        <source>{match}, {date}. It cannot be got back. In the statistics it stays.</source>
        <translation>{match}, {date}. Não se pode recuperar. Nas estatísticas continua a contar.</translation>
    </message>
    <message>
        <source>{game}, won by {names}</source>
        <translation>{game}, ganha por {names}</translation>
    </message>
    <message>
        <source>{game}, won {score}</source>
        <translation>{game}, ganha por {score}</translation>
    </message>
    <message>
        <source>{game}, lost {score}</source>
        <translation>{game}, perdida por {score}</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>Apagar esta partida?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Apagar</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Manter</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Partidas jogadas</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>Pr&amp;ocurar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Name, game, date…</source>
        <translation>Nome, jogo, data…</translation>
    </message>
    <message>
        <source>Shows the matches with these words (Ctrl+F)</source>
        <translation>Mostra as partidas com estas palavras (Ctrl+F)</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Com</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Repetir</translation>
    </message>
    <message>
        <source>Plays the match again step by step (Enter)</source>
        <translation>Volta a mostrar a partida passo a passo (Enter)</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Re&amp;ver</translation>
    </message>
    <message>
        <source>Goes through its hands with all cards open</source>
        <translation>Percorre as mãos com todas as cartas à vista</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Opens the match at the table</source>
        <translation>Abre a partida na mesa</translation>
    </message>
    <message>
        <source>Same &amp;cards…</source>
        <translation>Mesmas &amp;cartas…</translation>
    </message>
    <message>
        <source>Plays the cards of its last hand again, from any seat</source>
        <translation>Joga outra vez as cartas da última mão, de qualquer lugar</translation>
    </message>
    <message>
        <source>Save a co&amp;py…</source>
        <translation>Guardar có&amp;pia…</translation>
    </message>
    <message>
        <source>Saves the match to another file</source>
        <translation>Guarda a partida noutro ficheiro</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Apa&amp;gar…</translation>
    </message>
    <message>
        <source>Deletes the match (Del)</source>
        <translation>Apaga a partida (Del)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Closes the list (Esc)</source>
        <translation>Fecha a lista (Esc)</translation>
    </message>
    <message>
        <source>Looking through the matches…</source>
        <translation>A percorrer as partidas…</translation>
    </message>
    <message>
        <source>No match has these words.</source>
        <translation>Nenhuma partida tem estas palavras.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Passo {step} de {steps}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetição</translation>
    </message>
    <message>
        <source>The table, to look at</source>
        <translation>A mesa, para ver</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Goes to the beginning of a hand</source>
        <translation>Vai para o início de uma mão</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mão {number}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Left and right go step by step</source>
        <translation>As setas para a esquerda e para a direita andam passo a passo</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>&amp;Início</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Vai para o início (Home)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Anterior</translation>
    </message>
    <message>
        <source>One step back (left)</source>
        <translation>Um passo atrás (esquerda)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Seguinte</translation>
    </message>
    <message>
        <source>One step on (right)</source>
        <translation>Um passo à frente (direita)</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>Fi&amp;m</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Vai para o fim (End)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Closes the replay (Esc)</source>
        <translation>Fecha a repetição (Esc)</translation>
    </message>
</context>
<context>
    <name>Booklet</name>
    <message>
        <source>Words at the table</source>
        <translation>Palavras da mesa</translation>
    </message>
    <message>
        <source>The rules in ten points: {rules}</source>
        <translation>As regras em dez pontos: {rules}</translation>
    </message>
    <message>
        <source>The cards, strongest first</source>
        <translation>As cartas, da mais forte à mais fraca</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aqui</translation>
    </message>
    <message>
        <source>What is settled at this table</source>
        <translation>O que se joga nesta mesa</translation>
    </message>
    <message>
        <source>Play goes to the right (anticlockwise).</source>
        <translation>Joga-se para a direita (contra os ponteiros do relógio).</translation>
    </message>
    <message>
        <source>Play goes to the left (clockwise).</source>
        <translation>Joga-se para a esquerda (no sentido dos ponteiros do relógio).</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>O objetivo</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>O trunfo</translation>
    </message>
    <message>
        <source>Who must play</source>
        <translation>Quem tem de ir</translation>
    </message>
    <message>
        <source>So must whoever has {points} points or fewer, or has sat out the last {hands} hands.</source>
        <translation>Também tem de ir quem tem {points} pontos ou menos, ou ficou de fora nas últimas {hands} mãos.</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>A saída</translation>
    </message>
    <message>
        <source>Whoever chose trumps leads to the first trick.</source>
        <translation>Na primeira vaza sai quem escolheu o trunfo.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>O fim</translation>
    </message>
    <message>
        <source>If two are equally low, the first of them in the order of play wins, counted from whoever chose trumps.</source>
        <translation>Se dois ficam igualmente baixos, ganha o primeiro deles pela ordem de jogo, a contar de quem escolheu o trunfo.</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>A mão</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>vale</translation>
    </message>
    <message>
        <source>with {suit}</source>
        <translation>com {suit}</translation>
    </message>
    <message>
        <source>Each trick won</source>
        <translation>Cada vaza feita</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Todas as vazas</translation>
    </message>
    <message>
        <source>Played, no trick</source>
        <translation>Foi a jogo, sem vazas</translation>
    </message>
    <message>
        <source>Sat out</source>
        <translation>Ficou de fora</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>What a hand counts</source>
        <translation>Quanto vale uma mão</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palavra</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>O que quer dizer</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Quem dá</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Nobody has to trump, or to beat what lies already.</source>
        <translation>Ninguém é obrigado a cortar, nem a jogar mais alto do que já está na mesa.</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>A vaza</translation>
    </message>
    <message>
        <source>With {least} points of {all} a side wins the hand; {half} to {half} is a tie.</source>
        <translation>Com {least} dos {all} pontos ganha-se a mão; {half} a {half} é empate.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A partida</translation>
    </message>
    <message>
        <source>What is won beyond that counts too.</source>
        <translation>O que se ganha a mais também conta.</translation>
    </message>
    <message>
        <source>The games are chalked up as strokes.</source>
        <translation>Os riscos marcam-se a giz, um traço por cada um.</translation>
    </message>
    <message>
        <source>{low} to {high} points</source>
        <translation>{low} a {high} pontos</translation>
    </message>
    <message>
        <source>All {points} points (bandeira)</source>
        <translation>Os {points} pontos (bandeira)</translation>
    </message>
    <message>
        <source>All {tricks} tricks (bandeira)</source>
        <translation>As {tricks} vazas (bandeira)</translation>
    </message>
    <message>
        <source>{half} to {half}</source>
        <translation>{half} a {half}</translation>
    </message>
    <message>
        <source>next hand +{games}</source>
        <translation>mão seguinte +{games}</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Renúncia</translation>
    </message>
    <message>
        <source>Every further tie in a row adds one game more.</source>
        <translation>Cada empate seguido soma mais um risco.</translation>
    </message>
    <message>
        <source>A bandeira is also called capote; in some places capote means {points} points or more.</source>
        <translation>À bandeira também se chama capote; em certos sítios, capote é fazer {points} pontos ou mais.</translation>
    </message>
    <message>
        <source>A deal thrown in counts for nobody, and the same player deals again.</source>
        <translation>Quando se pede nova mão, ninguém marca, e dá outra vez o mesmo.</translation>
    </message>
    <message>
        <source>To revoke is to play another suit while you hold a card of the one that was led.</source>
        <translation>Renunciar é jogar outro naipe tendo na mão cartas do naipe que saiu.</translation>
    </message>
    <message>
        <source>The other side may accuse from the moment the card lies until the hand is counted; the hand ends with it.</source>
        <translation>Os adversários podem acusar desde que a carta está na mesa até se contar a mão, que acaba aí.</translation>
    </message>
    <message>
        <source>If the accusation is false, the side that was accused scores the same.</source>
        <translation>Se a acusação for falsa, marca o mesmo a equipa acusada.</translation>
    </message>
    <message>
        <source>Score: matches to {games}</source>
        <translation>Partidas até {games}</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Outras cartas</translation>
    </message>
    <message>
        <source>Carta coberta</source>
        <translation>Carta coberta</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>A mão</translation>
    </message>
    <message>
        <source>Whoever raises again has accepted: truco, a raise, then running costs {tentos}.</source>
        <translation>Quem aumenta já aceitou: truco, aumento e correr custa {tentos}.</translation>
    </message>
    <message>
        <source>Above {tentos} nobody can raise.</source>
        <translation>Acima de {tentos} ninguém pode pedir mais.</translation>
    </message>
    <message>
        <source>Whoever wins two matches wins the queda.</source>
        <translation>Quem ganha duas partidas ganha a queda.</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Pede-se</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceite</translation>
    </message>
    <message>
        <source>run from</source>
        <translation>se correm</translation>
    </message>
    <message>
        <source>A set can be passed only while the partner has no cards.</source>
        <translation>Só se pode passar enquanto o parceiro não tem cartas.</translation>
    </message>
    <message>
        <source>The partner keeps what is passed, and is not asked.</source>
        <translation>O parceiro fica com as cartas passadas, e nada se lhe pergunta.</translation>
    </message>
    <message>
        <source>Cards thrown away lie open, and are out of the hand.</source>
        <translation>As cartas que se deitam fora ficam à vista e já não contam na mão.</translation>
    </message>
    <message>
        <source>A trick in which all cards lie face down is tied; its leader leads again.</source>
        <translation>Uma vaza só de cartas cobertas empata; volta a sair quem saiu.</translation>
    </message>
    <message>
        <source>Mão de onze</source>
        <translation>Mão de onze</translation>
    </message>
    <message>
        <source>Mão de dez</source>
        <translation>Mão de dez</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Mão especial</translation>
    </message>
    <message>
        <source>If they run, the others score {tentos}.</source>
        <translation>Se correm, os outros marcam {tentos}.</translation>
    </message>
    <message>
        <source>When both sides have so many it is a mão de ferro: it is worth {tentos}, nobody shows cards, and nobody raises.</source>
        <translation>Quando as duas duplas têm tanto, é mão de ferro: vale {tentos}, ninguém mostra as cartas e ninguém aumenta.</translation>
    </message>
    <message>
        <source>Matches to {tentos}</source>
        <translation>Partidas até {tentos}</translation>
    </message>
    <message>
        <source>What a raise asks for, in tentos</source>
        <translation>O que se pede, em tentos</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Página {number}</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Rules of {game}</source>
        <translation>Regras: {game}</translation>
    </message>
    <message>
        <source>As played at this table: {rules}.</source>
        <translation>Como se joga nesta mesa: {rules}.</translation>
    </message>
    <message>
        <source>Four play in two pairs; partners sit opposite each other.</source>
        <translation>Jogam quatro, dois contra dois; os parceiros sentam-se frente a frente.</translation>
    </message>
    <message>
        <source>The pack has {cards} cards, {tricks} for each player.</source>
        <translation>O baralho tem {cards} cartas, {tricks} para cada jogador.</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card, and the highest card deals.</source>
        <translation>Para ver quem dá primeiro, cada um tira uma carta: dá quem tirar a mais alta.</translation>
    </message>
    <message>
        <source>After each hand the deal passes on in the order of play.</source>
        <translation>Depois de cada mão passa a dar o seguinte, pela ordem de jogo.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick, else the highest card of the suit led.</source>
        <translation>Ganha a vaza o trunfo mais alto ou, sem trunfos, a carta mais alta do naipe puxado.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next one.</source>
        <translation>Quem faz a vaza sai na seguinte.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>As cartas</translation>
    </message>
    <message>
        <source>The play</source>
        <translation>Jogar as vazas</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Contar os pontos</translation>
    </message>
    <message>
        <source>The jack beats the queen.</source>
        <translation>O valete ganha à dama.</translation>
    </message>
    <message>
        <source>Each suit holds {suit} points, the whole pack {all}.</source>
        <translation>Cada naipe vale {suit} pontos; o baralho todo, {all}.</translation>
    </message>
    <message>
        <source>Strongest first</source>
        <translation>Da mais forte à mais fraca</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Its suit is trumps, and it is the dealer’s, open before him until he plays it.</source>
        <translation>O naipe dessa carta é o trunfo; a carta é de quem dá e fica à vista na mesa até ser jogada.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>Follow the suit led if you can; if you cannot, play any card.</source>
        <translation>Assiste ao naipe puxado, se puderes; se não tiveres, joga a carta que quiseres.</translation>
    </message>
    <message>
        <source>The rules at this table; can be selected and copied</source>
        <translation>As regras desta mesa; podes selecionar e copiar o texto</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Back to the table (Esc)</source>
        <translation>Volta à mesa (Esc)</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce summary</name>
    <message>
        <source>Four play, each for himself.</source>
        <translation>Jogam quatro, cada um por si.</translation>
    </message>
    <message>
        <source>Only tricks count; what the cards are worth elsewhere does not.</source>
        <translation>Só contam as vazas; os pontos que as cartas valem na sueca não contam.</translation>
    </message>
    <message>
        <source>From the strongest: {ranks}.</source>
        <translation>Da mais forte à mais fraca: {ranks}.</translation>
    </message>
    <message>
        <source>After {cards} cards each the player after the dealer names trumps, or has his next card turned up for trumps.</source>
        <translation>Com {cards} cartas dadas a cada um, quem joga depois de quem dá escolhe o trunfo, ou manda virar a sua próxima carta, que faz o trunfo.</translation>
    </message>
    <message>
        <source>Then everybody gets {cards} cards more.</source>
        <translation>Depois todos recebem mais {cards} cartas.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quem vai a jogo</translation>
    </message>
    <message>
        <source>In turn everybody says whether he plays or sits the hand out.</source>
        <translation>À vez, cada um diz se vai a jogo ou se fica de fora.</translation>
    </message>
    <message>
        <source>Whoever plays may exchange as many of his cards as he likes, unseen, for others.</source>
        <translation>Quem vai a jogo pode trocar quantas cartas quiser, sem as mostrar, por outras.</translation>
    </message>
    <message>
        <source>Whoever plays alone has won all {tricks} tricks.</source>
        <translation>Se só um vai a jogo, ganha as {tricks} vazas.</translation>
    </message>
    <message>
        <source>Whoever chose trumps must play; with hearts as trumps everybody.</source>
        <translation>Quem escolheu o trunfo tem de ir a jogo; se o trunfo é copas, vão todos.</translation>
    </message>
    <message>
        <source>Whoever leads and holds the ace of trumps must lead it.</source>
        <translation>Quem sai e tem o ás de trunfo tem de sair com ele.</translation>
    </message>
    <message>
        <source>Follow the suit led if you can.</source>
        <translation>Assiste ao naipe puxado, se puderes.</translation>
    </message>
    <message>
        <source>If you cannot, play a trump; if trumps lie already, a higher one. Whoever cannot may play any card.</source>
        <translation>Se não puderes, corta; se já houver trunfo na vaza, com um mais alto. Quem não pode joga qualquer carta.</translation>
    </message>
    <message>
        <source>Each trick takes you down by {one}; with clubs as trumps by {two}.</source>
        <translation>Cada vaza faz descer {one}; com trunfo de paus, {two}.</translation>
    </message>
    <message>
        <source>Whoever plays and takes no trick goes up by {one}; with clubs as trumps by {two}.</source>
        <translation>Quem vai a jogo e não faz vaza sobe {one}; com trunfo de paus, {two}.</translation>
    </message>
    <message>
        <source>Whoever sits out stays where he is.</source>
        <translation>Quem fica de fora fica na mesma.</translation>
    </message>
    <message>
        <source>When somebody is down to 0, the lowest wins: each loser pays him the points left in riscos.</source>
        <translation>Quando alguém chega a 0, ganha o mais baixo: cada um dos outros paga-lhe em riscos os pontos que ainda tem.</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce words</name>
    <message>
        <source>Choose trumps</source>
        <translation>Escolher trunfo</translation>
    </message>
    <message>
        <source>Name a suit as trumps after the first cards</source>
        <translation>Dizer o naipe de trunfo depois das primeiras cartas</translation>
    </message>
    <message>
        <source>Turn the next card</source>
        <translation>Virar a próxima</translation>
    </message>
    <message>
        <source>Leave the choice of trumps to chance</source>
        <translation>Deixar a escolha do trunfo à sorte</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ir a jogo</translation>
    </message>
    <message>
        <source>Take part in a hand</source>
        <translation>Entrar na mão</translation>
    </message>
    <message>
        <source>Sit out</source>
        <translation>Ficar de fora</translation>
    </message>
    <message>
        <source>Take no part in it</source>
        <translation>Não entrar nela</translation>
    </message>
    <message>
        <source>Down, up</source>
        <translation>Descer, subir</translation>
    </message>
    <message>
        <source>Nearer to the end, or farther from it</source>
        <translation>Ficar mais perto do fim, ou mais longe</translation>
    </message>
    <message>
        <source>Risco</source>
        <translation>Risco</translation>
    </message>
    <message>
        <source>What a match is paid in</source>
        <translation>Aquilo em que se paga a partida</translation>
    </message>
</context>
<context>
    <name>Sueca words</name>
    <message>
        <source>Trick</source>
        <translation>Vaza</translation>
    </message>
    <message>
        <source>Four cards, one of each player</source>
        <translation>Quatro cartas, uma de cada jogador</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>What is played with one deal</source>
        <translation>O que se joga com as cartas de uma vez</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>All hands until a side has won</source>
        <translation>Todas as mãos até uma equipa ganhar</translation>
    </message>
    <message>
        <source>Manilha</source>
        <translation>Manilha</translation>
    </message>
    <message>
        <source>The second card of each suit, after the ace</source>
        <translation>A segunda carta de cada naipe, depois do ás</translation>
    </message>
    <message>
        <source>Trump in</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Play a trump when you cannot follow suit</source>
        <translation>Jogar trunfo quando não podes assistir</translation>
    </message>
    <message>
        <source>Throw off</source>
        <translation>Baldar-se</translation>
    </message>
    <message>
        <source>Play a useless card when you cannot follow suit</source>
        <translation>Jogar uma carta sem valor quando não podes assistir</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Destrunfar</translation>
    </message>
    <message>
        <source>Lead trumps, so that the others run out of them</source>
        <translation>Sair a trunfo, para que os outros fiquem sem ele</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Sem um naipe</translation>
    </message>
    <message>
        <source>Without any card of a suit</source>
        <translation>Não ter nenhuma carta dele</translation>
    </message>
    <message>
        <source>Bandeira</source>
        <translation>Bandeira</translation>
    </message>
    <message>
        <source>A sweep: one side takes everything</source>
        <translation>Uma equipa faz tudo</translation>
    </message>
</context>
<context>
    <name>Truco summary</name>
    <message>
        <source>The four highest cards are the manilhas, always the same.</source>
        <translation>As quatro cartas mais altas são as manilhas, sempre as mesmas.</translation>
    </message>
    <message>
        <source>Suits need not be followed, and there are no trumps.</source>
        <translation>Não é preciso assistir ao naipe, e não há trunfo.</translation>
    </message>
    <message>
        <source>Cards in one line are equal.</source>
        <translation>As cartas da mesma linha são iguais.</translation>
    </message>
    <message>
        <source>The dealer is the pé and plays last; whoever plays after the dealer is the mão.</source>
        <translation>Quem dá é o pé e joga por último; quem joga a seguir a quem dá é o mão.</translation>
    </message>
    <message>
        <source>The mão says whether cards come off the top (desce) or the bottom (sobe) of the pack.</source>
        <translation>O mão diz se as cartas saem de cima (desce) ou de baixo (sobe) do baralho.</translation>
    </message>
    <message>
        <source>The mão leads to the first trick.</source>
        <translation>O mão sai na primeira vaza.</translation>
    </message>
    <message>
        <source>The side of the highest card takes the trick, and its player leads.</source>
        <translation>A vaza é da dupla da carta mais alta, e sai quem a jogou.</translation>
    </message>
    <message>
        <source>If the highest cards of both sides are equal, the trick is tied; whoever laid the first of them leads.</source>
        <translation>Se as cartas mais altas das duas duplas são iguais, a vaza empata; sai quem jogou a primeira delas.</translation>
    </message>
    <message>
        <source>Two tricks win the hand.</source>
        <translation>Duas vazas ganham a mão.</translation>
    </message>
    <message>
        <source>After a tie whoever won the first trick wins; if that one is tied, the next trick won decides.</source>
        <translation>Havendo empate, ganha quem fez a primeira vaza; se foi essa a empatar, decide a próxima que alguém fizer.</translation>
    </message>
    <message>
        <source>If all three tricks are tied, nobody scores.</source>
        <translation>Se empatam as três vazas, ninguém marca.</translation>
    </message>
    <message>
        <source>Truco!</source>
        <translation>Truco!</translation>
    </message>
    <message>
        <source>On your turn you may raise before you play, unless your side raised last.</source>
        <translation>Na tua vez podes pedir aumento antes de jogar, a não ser que o último pedido seja da tua dupla.</translation>
    </message>
    <message>
        <source>The others accept, raise again, or run: then the raisers score what the hand was worth.</source>
        <translation>Os outros aceitam, aumentam ou correm: se correm, quem pediu marca o que a mão valia.</translation>
    </message>
    <message>
        <source>every suit</source>
        <translation>todos os naipes</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Naipes</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Nome</translation>
    </message>
</context>
<context>
    <name>Truco calls</name>
    <message>
        <source>Truco!</source>
        <translation>Truco!</translation>
    </message>
    <message>
        <source>Seis!</source>
        <translation>Seis!</translation>
    </message>
    <message>
        <source>Nove!</source>
        <translation>Nove!</translation>
    </message>
    <message>
        <source>Dez!</source>
        <translation>Dez!</translation>
    </message>
    <message>
        <source>Doze!</source>
        <translation>Doze!</translation>
    </message>
</context>
<context>
    <name>Truco manilhas</name>
    <message>
        <source>zap</source>
        <translation>zap</translation>
    </message>
    <message>
        <source>escopeta</source>
        <translation>escopeta</translation>
    </message>
    <message>
        <source>espadilha</source>
        <translation>espadilha</translation>
    </message>
    <message>
        <source>pica-fumo</source>
        <translation>pica-fumo</translation>
    </message>
</context>
<context>
    <name>Truco words</name>
    <message>
        <source>Mão</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Whoever plays first; also what is played with one deal</source>
        <translation>Quem joga primeiro; também o que se joga com as cartas de uma vez</translation>
    </message>
    <message>
        <source>Pé</source>
        <translation>Pé</translation>
    </message>
    <message>
        <source>The dealer, who plays last</source>
        <translation>Quem dá, e joga por último</translation>
    </message>
    <message>
        <source>Tento</source>
        <translation>Tento</translation>
    </message>
    <message>
        <source>A point of the match</source>
        <translation>Um ponto da partida</translation>
    </message>
    <message>
        <source>Queda</source>
        <translation>Queda</translation>
    </message>
    <message>
        <source>Two matches won</source>
        <translation>Duas partidas ganhas</translation>
    </message>
    <message>
        <source>Manilha</source>
        <translation>Manilha</translation>
    </message>
    <message>
        <source>One of the four highest cards</source>
        <translation>Uma das quatro cartas mais altas</translation>
    </message>
    <message>
        <source>Cangar, empatar</source>
        <translation>Cangar, empatar</translation>
    </message>
    <message>
        <source>To tie a trick with an equal card</source>
        <translation>Empatar a vaza com uma carta igual</translation>
    </message>
    <message>
        <source>Correr</source>
        <translation>Correr</translation>
    </message>
    <message>
        <source>To run: to give the hand up instead of playing for more</source>
        <translation>Desistir da mão em vez de jogar por mais</translation>
    </message>
    <message>
        <source>Carta coberta</source>
        <translation>Carta coberta</translation>
    </message>
    <message>
        <source>A card played face down</source>
        <translation>Carta jogada virada para baixo</translation>
    </message>
    <message>
        <source>Mão de ferro</source>
        <translation>Mão de ferro</translation>
    </message>
    <message>
        <source>The hand in which either side can win the match</source>
        <translation>A mão em que qualquer das duplas pode ganhar a partida</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>oito</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sete</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatro</translation>
    </message>
    <message>
        <source>three</source>
        <translation>três</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>ás de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>rei de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dama de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>valete de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>dez de {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>nove de {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>oito de {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>sete de {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>seis de {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>cinco de {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>quatro de {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>três de {suit}</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>dois de {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>o ás de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>o rei de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>a dama de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>o valete de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>o dez de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>o nove de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>o oito de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>o sete de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>o seis de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>o cinco de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>o quatro de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>o três de {suit}</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>o dois de {suit}</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>Ace</source>
        <translation>Ás</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rei</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dama</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Valete</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dez</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sete</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatro</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dois</translation>
    </message>
</context>
<context>
    <name>How many cards</name>
    <message>
        <source>two</source>
        <translation>duas</translation>
    </message>
    <message>
        <source>three</source>
        <translation>três</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dez</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to {name}. All hands are covered.</source>
        <translation>Passa o ecrã a {name}. As cartas de todos estão tapadas.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>“{preset}” with your changes.</source>
        <translation>«{preset}», com mudanças tuas.</translation>
    </message>
    <message>
        <source>belongs to “{preset}”</source>
        <translation>vem de «{preset}»</translation>
    </message>
    <message>
        <source>Own mix</source>
        <translation>À tua maneira</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>escolha tua</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>Jo&amp;ga-se</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Para a direita</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Para a esquerda</translation>
    </message>
    <message>
        <source>After you plays whoever sits at your right.</source>
        <translation>Depois de ti joga quem está à tua direita.</translation>
    </message>
    <message>
        <source>After you plays whoever sits at your left.</source>
        <translation>Depois de ti joga quem está à tua esquerda.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>À portuguesa</translation>
    </message>
    <message>
        <source>On the internet</source>
        <translation>Na internet</translation>
    </message>
    <message>
        <source>Café</source>
        <translation>No café</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Em torneio</translation>
    </message>
    <message>
        <source>Whoever cuts leads</source>
        <translation>Quem parte sai</translation>
    </message>
    <message>
        <source>Brazilian</source>
        <translation>À brasileira</translation>
    </message>
    <message>
        <source>Azores</source>
        <translation>Nos Açores</translation>
    </message>
    <message>
        <source>As it is played almost everywhere.</source>
        <translation>Como se joga em quase todo o lado.</translation>
    </message>
    <message>
        <source>Dealt in the order of play.</source>
        <translation>Dá-se pela ordem de jogo.</translation>
    </message>
    <message>
        <source>A tie carries over; a revoke costs {games}.</source>
        <translation>O empate acumula; a renúncia custa {games}.</translation>
    </message>
    <message>
        <source>To {target} games; a revoke costs {games}.</source>
        <translation>A {target} riscos; a renúncia custa {games}.</translation>
    </message>
    <message>
        <source>Whoever cuts the pack plays first.</source>
        <translation>Quem parte o baralho joga primeiro.</translation>
    </message>
    <message>
        <source>To the left; a tie carries over.</source>
        <translation>Para a esquerda; o empate acumula.</translation>
    </message>
    <message>
        <source>The manilha is the ten; no sevens.</source>
        <translation>A manilha é o dez; não há setes.</translation>
    </message>
    <message>
        <source>&amp;Manilha</source>
        <translation>&amp;Manilha</translation>
    </message>
    <message>
        <source>Who c&amp;uts</source>
        <translation>&amp;Quem parte</translation>
    </message>
    <message>
        <source>&amp;Trump card</source>
        <translation>Carta do &amp;trunfo</translation>
    </message>
    <message>
        <source>D&amp;ealing</source>
        <translation>&amp;Dar as cartas</translation>
    </message>
    <message>
        <source>First &amp;lead</source>
        <translation>Quem &amp;sai primeiro</translation>
    </message>
    <message>
        <source>T&amp;ie at 60–60</source>
        <translation>&amp;Empate a 60–60</translation>
    </message>
    <message>
        <source>&amp;Sweep (bandeira)</source>
        <translation>&amp;Bandeira</translation>
    </message>
    <message>
        <source>&amp;Revoke</source>
        <translation>&amp;Renúncia</translation>
    </message>
    <message>
        <source>Thro&amp;wing in</source>
        <translation>Pedir &amp;nova mão</translation>
    </message>
    <message>
        <source>M&amp;atch to</source>
        <translation>P&amp;artida a</translation>
    </message>
    <message>
        <source>The seven</source>
        <translation>O sete</translation>
    </message>
    <message>
        <source>The ten</source>
        <translation>O dez</translation>
    </message>
    <message>
        <source>Before the dealer</source>
        <translation>Antes de quem dá</translation>
    </message>
    <message>
        <source>After the dealer</source>
        <translation>Depois de quem dá</translation>
    </message>
    <message>
        <source>The dealer chooses</source>
        <translation>Escolhe quem dá</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>De baixo</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>De cima</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>Tradicional</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>Ao contrário</translation>
    </message>
    <message>
        <source>In order of play</source>
        <translation>Pela ordem de jogo</translation>
    </message>
    <message>
        <source>Who cut</source>
        <translation>Quem partiu</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Ninguém marca</translation>
    </message>
    <message>
        <source>Carries over</source>
        <translation>Acumula</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Todas as vazas</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} pontos</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Não há</translation>
    </message>
    <message>
        <source>Only the ace beats the seven; there are no tens in the pack.</source>
        <translation>Só o ás ganha ao sete; não há dezes no baralho.</translation>
    </message>
    <message>
        <source>Only the ace beats the ten; there are no sevens in the pack.</source>
        <translation>Só o ás ganha ao dez; não há setes no baralho.</translation>
    </message>
    <message>
        <source>The player at the dealer’s right cuts the pack.</source>
        <translation>Parte o baralho quem está à direita de quem dá.</translation>
    </message>
    <message>
        <source>The player at the dealer’s left cuts the pack.</source>
        <translation>Parte o baralho quem está à esquerda de quem dá.</translation>
    </message>
    <message>
        <source>The dealer turns the top or the bottom card, as he likes.</source>
        <translation>Quem dá vira a carta de cima ou a de baixo, como quiser.</translation>
    </message>
    <message>
        <source>The bottom card of the pack is turned for trumps.</source>
        <translation>Vira-se para trunfo a carta de baixo do baralho.</translation>
    </message>
    <message>
        <source>The top card of the pack is turned for trumps.</source>
        <translation>Vira-se para trunfo a carta de cima do baralho.</translation>
    </message>
    <message>
        <source>The packets of ten go round in the order of play.</source>
        <translation>Os montes de dez cartas dão-se pela ordem de jogo.</translation>
    </message>
    <message>
        <source>The packets of ten go round against the order of play.</source>
        <translation>Os montes de dez cartas dão-se ao contrário da ordem de jogo.</translation>
    </message>
    <message>
        <source>The dealer’s packet comes first, the others in the order of play.</source>
        <translation>O primeiro monte é de quem dá; os outros seguem a ordem de jogo.</translation>
    </message>
    <message>
        <source>The dealer’s packet comes first, the others against the order of play.</source>
        <translation>O primeiro monte é de quem dá; os outros seguem ao contrário da ordem de jogo.</translation>
    </message>
    <message>
        <source>The packets of ten go in the order of play if the top card is turned; if the bottom card is, against it.</source>
        <translation>Virando-se a carta de cima, os montes de dez dão-se pela ordem de jogo; virando-se a de baixo, ao contrário.</translation>
    </message>
    <message>
        <source>The packets of ten go in the order of play if the bottom card is turned; if the top card is, against it.</source>
        <translation>Virando-se a carta de baixo, os montes de dez dão-se pela ordem de jogo; virando-se a de cima, ao contrário.</translation>
    </message>
    <message>
        <source>Whoever cut the pack leads to the first trick.</source>
        <translation>Na primeira vaza sai quem partiu o baralho.</translation>
    </message>
    <message>
        <source>The player at the dealer’s right leads to the first trick.</source>
        <translation>Na primeira vaza sai quem está à direita de quem dá.</translation>
    </message>
    <message>
        <source>The player at the dealer’s left leads to the first trick.</source>
        <translation>Na primeira vaza sai quem está à esquerda de quem dá.</translation>
    </message>
    <message>
        <source>After a tie the next hand is worth one game more.</source>
        <translation>Depois de um empate, a próxima mão vale mais um risco.</translation>
    </message>
    <message>
        <source>A tied hand counts for nobody.</source>
        <translation>Uma mão empatada não conta para ninguém.</translation>
    </message>
    <message>
        <source>Only all {tricks} tricks are worth {games}.</source>
        <translation>Só as {tricks} vazas todas valem {games}.</translation>
    </message>
    <message>
        <source>All {points} points are worth {games}, even with a trick lost.</source>
        <translation>Os {points} pontos todos valem {games}, mesmo com alguma vaza perdida.</translation>
    </message>
    <message>
        <source>A card that does not follow suit when it must cannot be played.</source>
        <translation>O programa não deixa renunciar: quem pode assistir tem de assistir.</translation>
    </message>
    <message>
        <source>Whoever does not follow suit can be accused; the side that is right scores {games}.</source>
        <translation>Quem não assiste pode ser acusado; o lado que tiver razão marca {games}.</translation>
    </message>
    <message>
        <source>Whoever plays first may throw the deal in with fewer than {points} points in hand.</source>
        <translation>Quem joga primeiro pode pedir nova mão se tiver menos de {points} pontos nas cartas.</translation>
    </message>
    <message>
        <source>Every deal is played, however poor.</source>
        <translation>Joga-se sempre, por piores que sejam as cartas.</translation>
    </message>
    <message>
        <source>The first side with {games} wins the match.</source>
        <translation>Ganha a partida quem chegar primeiro a {games}.</translation>
    </message>
</context>
<context>
    <name>Heard</name>
    <message>
        <source>Trumps are {suit}.</source>
        <translation>O trunfo é {suit}.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>É a tua vez.</translation>
    </message>
    <message>
        <source>Has the turn.</source>
        <translation>Tem a vez.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Dás tu.</translation>
    </message>
    <message>
        <source>Deals.</source>
        <translation>Dá as cartas.</translation>
    </message>
    <message>
        <source>You dealt.</source>
        <translation>Deste tu.</translation>
    </message>
    <message>
        <source>Dealt.</source>
        <translation>Deu as cartas.</translation>
    </message>
    <message>
        <source>This is your place.</source>
        <translation>É o teu lugar.</translation>
    </message>
    <message>
        <source>Your partner.</source>
        <translation>O teu parceiro.</translation>
    </message>
    <message>
        <source>An opponent.</source>
        <translation>Um adversário.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Tens {cards}.</translation>
    </message>
    <message>
        <source>Holds {cards}.</source>
        <translation>Tem {cards}.</translation>
    </message>
    <message>
        <source>Level: {level}.</source>
        <translation>Nível: {level}.</translation>
    </message>
    <message>
        <source>Card {number} of {count}, face down</source>
        <translation>Carta {number} de {count}, virada para baixo</translation>
    </message>
    <message>
        <source>The pack: {cards}.</source>
        <translation>O baralho: {cards}.</translation>
    </message>
    <message>
        <source>{name} says: {words}</source>
        <translation>{name} diz: {words}</translation>
    </message>
    <message>
        <source>Taken back. {turn}</source>
        <translation>Jogada anulada. {turn}</translation>
    </message>
    <message>
        <source>The program speaks English now.</source>
        <translation>Agora o programa fala português de Portugal.</translation>
    </message>
    <message>
        <source>It is the turned trump: all see it.</source>
        <translation>É o trunfo virado: todos o veem.</translation>
    </message>
    <message>
        <source>The turned trump before {name}: {card}.</source>
        <translation>O trunfo virado diante de {name}: {card}.</translation>
    </message>
    <message>
        <source>The turned trump before you: {card}.</source>
        <translation>O trunfo virado diante de ti: {card}.</translation>
    </message>
    <message>
        <source>Our tricks: {tricks}, {points}.</source>
        <translation>As nossas vazas: {tricks}, {points}.</translation>
    </message>
    <message>
        <source>Their tricks: {tricks}, {points}.</source>
        <translation>As vazas deles: {tricks}, {points}.</translation>
    </message>
    <message>
        <source>Manilha: {manilha}.</source>
        <translation>Manilha: {manilha}.</translation>
    </message>
    <message>
        <source>You threw away {card}.</source>
        <translation>Deitaste fora {card}.</translation>
    </message>
    <message>
        <source>{name} threw away {card}.</source>
        <translation>{name} deitou fora {card}.</translation>
    </message>
    <message>
        <source>{name} holds {card}.</source>
        <translation>{name} tem {card}.</translation>
    </message>
    <message>
        <source>Our tricks: {tricks}.</source>
        <translation>As nossas vazas: {tricks}.</translation>
    </message>
    <message>
        <source>Their tricks: {tricks}.</source>
        <translation>As vazas deles: {tricks}.</translation>
    </message>
    <message>
        <source>Pé: deals.</source>
        <translation>Pé: dá as cartas.</translation>
    </message>
    <message>
        <source>Mão: plays first.</source>
        <translation>Mão: joga primeiro.</translation>
    </message>
    <message>
        <source>Asks for {stake}.</source>
        <translation>Pede {stake}.</translation>
    </message>
    <message>
        <source>{name} would raise.</source>
        <translation>{name} aumentava.</translation>
    </message>
    <message>
        <source>{name} would run.</source>
        <translation>{name} corria.</translation>
    </message>
    <message>
        <source>{name} would accept.</source>
        <translation>{name} aceitava.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Play {card}: {why}</source>
        <translation>Joga {card}: {why}</translation>
    </message>
    <message>
        <source>it is the only card you may play.</source>
        <translation>é a única carta que podes jogar.</translation>
    </message>
    <message>
        <source>with it you two surely have {points}: the hand is yours.</source>
        <translation>com ela ficam de certeza com {points} e a mão é vossa.</translation>
    </message>
    <message>
        <source>nobody can beat it any more.</source>
        <translation>já ninguém a ganha.</translation>
    </message>
    <message>
        <source>it is the highest of its suit that is left; only a trump can take it.</source>
        <translation>é a mais alta do naipe que ainda resta; só um trunfo a pode levar.</translation>
    </message>
    <message>
        <source>{name} has no more {suit} and can trump in.</source>
        <translation>{name} já não tem {suit} e pode cortar.</translation>
    </message>
    <message>
        <source>it is your last in {suit}, and next time you can trump in.</source>
        <translation>é a tua última de {suit} e da próxima vez podes cortar.</translation>
    </message>
    <message>
        <source>it is worth nothing, so it gives the least away.</source>
        <translation>não vale pontos, por isso é o que menos arrisca.</translation>
    </message>
    <message>
        <source>it draws their trumps, so that they cannot trump in later.</source>
        <translation>destrunfa, e depois eles já não podem cortar.</translation>
    </message>
    <message>
        <source>every lead costs something; this one costs least.</source>
        <translation>qualquer saída custa alguma coisa; esta é a que custa menos.</translation>
    </message>
    <message>
        <source>it takes the trick for certain, worth {points}.</source>
        <translation>faz a vaza de certeza e vale {points}.</translation>
    </message>
    <message>
        <source>it will probably hold the trick, worth {points}.</source>
        <translation>deve segurar a vaza, que vale {points}.</translation>
    </message>
    <message>
        <source>you trump in: the trick is worth {points}.</source>
        <translation>cortas, que a vaza vale {points}.</translation>
    </message>
    <message>
        <source>it beats their trump: the trick is worth {points}.</source>
        <translation>ganha ao trunfo deles, e a vaza vale {points}.</translation>
    </message>
    <message>
        <source>they must spend a better card to take the trick.</source>
        <translation>obriga-os a gastar uma carta melhor para fazer a vaza.</translation>
    </message>
    <message>
        <source>the trick is {name}&apos;s for certain: load points on it.</source>
        <translation>a vaza é de {name} de certeza, carrega pontos.</translation>
    </message>
    <message>
        <source>the trick is probably {name}&apos;s: load points on it.</source>
        <translation>a vaza deve ser de {name}, carrega pontos.</translation>
    </message>
    <message>
        <source>{name} plays after you and will probably win the trick.</source>
        <translation>{name} joga depois de ti e deve fazer a vaza.</translation>
    </message>
    <message>
        <source>{name} wins the trick: nothing more is needed.</source>
        <translation>{name} faz a vaza e não é preciso mais nada.</translation>
    </message>
    <message>
        <source>{name} may win the trick: keep your better cards.</source>
        <translation>{name} pode fazer a vaza, guarda as tuas melhores cartas.</translation>
    </message>
    <message>
        <source>they could beat {name}&apos;s card, but hardly this one: {points} at stake.</source>
        <translation>podiam ganhar à carta de {name}, mas a esta dificilmente, e estão {points} em jogo.</translation>
    </message>
    <message>
        <source>the trick is not worth a trump.</source>
        <translation>a vaza não vale um trunfo.</translation>
    </message>
    <message>
        <source>the trick is lost: keep {card}, which still wins one.</source>
        <translation>a vaza está perdida; guarda {card}, que ainda faz uma.</translation>
    </message>
    <message>
        <source>the trick is lost: {card} needs its company.</source>
        <translation>a vaza está perdida, e {card} precisa de companhia.</translation>
    </message>
    <message>
        <source>after it you hold no {suit} and can trump in.</source>
        <translation>ficas sem {suit} e depois podes cortar.</translation>
    </message>
    <message>
        <source>weighing how the cards that you do not see may lie, it promises the most.</source>
        <translation>pesando como podem estar as cartas que não vês, é a que mais promete.</translation>
    </message>
    <message>
        <source>the trick is lost: give as little as possible.</source>
        <translation>a vaza está perdida, dá o menos possível.</translation>
    </message>
    <message>
        <source>Keep these cards.</source>
        <translation>Fica com estas cartas.</translation>
    </message>
    <message>
        <source>Pass them to {name}.</source>
        <translation>Passa-as: {name} fica com elas.</translation>
    </message>
    <message>
        <source>Throw them away.</source>
        <translation>Deita-as fora.</translation>
    </message>
    <message>
        <source>Raise: your cards are worth more.</source>
        <translation>Aumenta: as tuas cartas valem mais.</translation>
    </message>
    <message>
        <source>Accept: your cards are worth it.</source>
        <translation>Aceita: as tuas cartas merecem.</translation>
    </message>
    <message>
        <source>Run: your cards are not worth it.</source>
        <translation>Corre: as tuas cartas não chegam.</translation>
    </message>
    <message>
        <source>Play {card} face down: it wins nothing, and nobody learns what it was.</source>
        <translation>Joga {card} como carta coberta: não ganha nada, e ninguém fica a saber qual era.</translation>
    </message>
    <message>
        <source>Lead {card}, your best card.</source>
        <translation>Sai com {card}, a tua melhor carta.</translation>
    </message>
    <message>
        <source>Lead {card}: better cards are worth more later.</source>
        <translation>Sai com {card}: as melhores valem mais depois.</translation>
    </message>
    <message>
        <source>{card} takes the trick from them.</source>
        <translation>{card} tira-lhes a vaza.</translation>
    </message>
    <message>
        <source>{card} makes our trick safer.</source>
        <translation>{card} segura a vaza que já é nossa.</translation>
    </message>
    <message>
        <source>{name} is winning the trick: {card} is enough.</source>
        <translation>{name} está a ganhar a vaza: basta {card}.</translation>
    </message>
    <message>
        <source>{card} ties the trick.</source>
        <translation>{card} empata a vaza.</translation>
    </message>
    <message>
        <source>This trick cannot be won with it, but {card} is what you need least.</source>
        <translation>Não ganha esta vaza, mas {card} é o que menos falta te faz.</translation>
    </message>
</context>
<context>
    <name>Keeper rules</name>
    <message>
        <source>&amp;Match to</source>
        <translation>&amp;Partida até</translation>
    </message>
    <message>
        <source>T&amp;ie</source>
        <translation>Empa&amp;te</translation>
    </message>
    <message>
        <source>Re&amp;voke</source>
        <translation>Renúnc&amp;ia</translation>
    </message>
    <message>
        <source>&amp;Slate</source>
        <translation>Ardó&amp;sia</translation>
    </message>
    <message>
        <source>The deal &amp;goes</source>
        <translation>O &amp;baralho passa</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Começa com</translation>
    </message>
    <message>
        <source>A &amp;hand is worth</source>
        <translation>A mão &amp;vale</translation>
    </message>
    <message>
        <source>Hand of &amp;eleven</source>
        <translation>Mão de on&amp;ze</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Ninguém marca</translation>
    </message>
    <message>
        <source>Carries over</source>
        <translation>Passa para a seguinte</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Riscos</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cruz</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Para a direita</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Para a esquerda</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Points of each player when a match begins; the first at 0 ends it.</source>
        <translation>Pontos de cada jogador quando a partida começa; o primeiro a chegar a 0 acaba-a.</translation>
    </message>
    <message>
        <source>The first side with {tentos} wins the match.</source>
        <translation>Ganha a partida quem chegar primeiro a {tentos}.</translation>
    </message>
    <message>
        <source>Each raise asks for the next step.</source>
        <translation>Cada pedido sobe para o valor seguinte.</translation>
    </message>
    <message>
        <source>One step before the end nobody raises: the hand is played for {more}, or costs {less}.</source>
        <translation>A um passo do fim ninguém pede: a mão joga-se por {more}, ou correr custa {less}.</translation>
    </message>
    <message>
        <source>The first side with {games} wins the match; a sweep is worth {sweep}.</source>
        <translation>Ganha a partida quem chegar primeiro a {games}; a bandeira vale {sweep}.</translation>
    </message>
    <message>
        <source>After a tie the next hand is worth one game more.</source>
        <translation>Depois de um empate, a mão seguinte vale mais um risco.</translation>
    </message>
    <message>
        <source>A tied hand counts for nobody.</source>
        <translation>Uma mão empatada não conta para ninguém.</translation>
    </message>
    <message>
        <source>Who is right about a revoke scores {games}.</source>
        <translation>Quem tiver razão numa renúncia marca {games}.</translation>
    </message>
    <message>
        <source>The Brazilian way, in matches to four: 4–0 is a cat, 4–1 an umbrella.</source>
        <translation>À brasileira, em partidas até quatro: 4–0 é gato, 4–1 é chapéu.</translation>
    </message>
    <message>
        <source>A stroke of chalk for each game.</source>
        <translation>Um traço de giz por cada risco ganho.</translation>
    </message>
    <message>
        <source>After you deals whoever sits at your right.</source>
        <translation>Depois de ti dá quem está à tua direita.</translation>
    </message>
    <message>
        <source>After you deals whoever sits at your left.</source>
        <translation>Depois de ti dá quem está à tua esquerda.</translation>
    </message>
</context>
<context>
    <name>Keeper</name>
    <message>
        <source>Score keeper</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Sueca</source>
        <translation>Sueca</translation>
    </message>
    <message>
        <source>Sobe e Desce</source>
        <translation>Sobe e Desce</translation>
    </message>
    <message>
        <source>Truco</source>
        <translation>Truco</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Frente</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Deals next: {name}</source>
        <translation>Dá a seguir: {name}</translation>
    </message>
    <message>
        <source>{name} wins the match!</source>
        <translation>{name} ganha a partida!</translation>
    </message>
    <message>
        <source>After the tie this hand is worth {games} more.</source>
        <translation>Depois do empate, esta mão vale mais {games}.</translation>
    </message>
    <message>
        <source>Who won the hand?</source>
        <translation>Quem ganhou a mão?</translation>
    </message>
    <message>
        <source>How many tricks did each one take?</source>
        <translation>Quantas vazas fez cada um?</translation>
    </message>
    <message>
        <source>The match is ours: cat!</source>
        <translation>A partida é nossa: gato!</translation>
    </message>
    <message>
        <source>The match is theirs: cat!</source>
        <translation>A partida é deles: gato!</translation>
    </message>
    <message>
        <source>The match is ours: umbrella!</source>
        <translation>A partida é nossa: chapéu!</translation>
    </message>
    <message>
        <source>The match is theirs: umbrella!</source>
        <translation>A partida é deles: chapéu!</translation>
    </message>
    <message>
        <source>The match is ours: what a shiver!</source>
        <translation>A partida é nossa: que arrepio!</translation>
    </message>
    <message>
        <source>The match is theirs: what a shiver!</source>
        <translation>A partida é deles: que arrepio!</translation>
    </message>
    <message>
        <source>The match is ours!</source>
        <translation>A partida é nossa!</translation>
    </message>
    <message>
        <source>The match is theirs!</source>
        <translation>A partida é deles!</translation>
    </message>
    <message>
        <source>Hand of {score}: nobody may raise. It is worth {tentos}.</source>
        <translation>Mão de {score}: ninguém pode pedir. Vale {tentos}.</translation>
    </message>
    <message>
        <source>The hand is worth {tentos}.</source>
        <translation>A mão vale {tentos}.</translation>
    </message>
    <message>
        <source>Hand of {score}: do they play for {tentos}?</source>
        <translation>Mão de {score}: eles jogam por {tentos}?</translation>
    </message>
    <message>
        <source>Hand of {score}: do we play for {tentos}?</source>
        <translation>Mão de {score}: jogamos por {tentos}?</translation>
    </message>
    <message>
        <source>We ask for {tentos}. Do they accept?</source>
        <translation>Pedimos {tentos}. Eles aceitam?</translation>
    </message>
    <message>
        <source>They ask for {tentos}. Do we accept?</source>
        <translation>Eles pedem {tentos}. Aceitamos?</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{us} {ours}, {them} {theirs}</source>
        <translation>{us} {ours}, {them} {theirs}</translation>
    </message>
    <message>
        <source>Match to {games}</source>
        <translation>Partida até {games}</translation>
    </message>
    <message>
        <source>From {start} down to 0</source>
        <translation>De {start} até 0</translation>
    </message>
    <message>
        <source>Match to {tentos}</source>
        <translation>Partida até {tentos}</translation>
    </message>
    <message>
        <source>Matches won: {us}–{them}</source>
        <translation>Partidas ganhas: {us}–{them}</translation>
    </message>
    <message>
        <source>Riscos: {riscos}</source>
        <translation>Riscos: {riscos}</translation>
    </message>
    <message>
        <source>We ask for {tentos}.</source>
        <translation>Pedimos {tentos}.</translation>
    </message>
    <message>
        <source>They ask for {tentos}.</source>
        <translation>Eles pedem {tentos}.</translation>
    </message>
    <message>
        <source>Accepted: the hand is worth {tentos}.</source>
        <translation>Aceite: a mão vale {tentos}.</translation>
    </message>
    <message>
        <source>They run: {tentos} for us.</source>
        <translation>Eles correm: {tentos} para nós.</translation>
    </message>
    <message>
        <source>We run: {tentos} for them.</source>
        <translation>Corremos: {tentos} para eles.</translation>
    </message>
    <message>
        <source>All tricks tied: nobody scores.</source>
        <translation>Tudo cangado: ninguém marca.</translation>
    </message>
    <message>
        <source>We won the hand: {tentos}.</source>
        <translation>Ganhámos a mão: {tentos}.</translation>
    </message>
    <message>
        <source>They won the hand: {tentos}.</source>
        <translation>Eles ganharam a mão: {tentos}.</translation>
    </message>
    <message>
        <source>A new match.</source>
        <translation>Partida nova.</translation>
    </message>
    <message>
        <source>The next to deal: {name}.</source>
        <translation>Passa a dar: {name}.</translation>
    </message>
    <message>
        <source>The rules were changed.</source>
        <translation>As regras mudaram.</translation>
    </message>
    <message>
        <source>Tie: the next hand is worth more.</source>
        <translation>Empate: a mão seguinte vale mais.</translation>
    </message>
    <message>
        <source>Tie: nobody scores.</source>
        <translation>Empate: ninguém marca.</translation>
    </message>
    <message>
        <source>Sweep for us: {games}.</source>
        <translation>Bandeira nossa: {games}.</translation>
    </message>
    <message>
        <source>Sweep for them: {games}.</source>
        <translation>Bandeira deles: {games}.</translation>
    </message>
    <message>
        <source>Revoke by them: {games} for us.</source>
        <translation>Renúncia deles: {games} para nós.</translation>
    </message>
    <message>
        <source>Revoke by us: {games} for them.</source>
        <translation>Renúncia nossa: {games} para eles.</translation>
    </message>
    <message>
        <source>We won the hand, {points}: {games}.</source>
        <translation>Ganhámos a mão, {points}: {games}.</translation>
    </message>
    <message>
        <source>They won the hand, {points}: {games}.</source>
        <translation>Eles ganharam a mão, {points}: {games}.</translation>
    </message>
    <message>
        <source>We won the hand: {games}.</source>
        <translation>Ganhámos a mão: {games}.</translation>
    </message>
    <message>
        <source>They won the hand: {games}.</source>
        <translation>Eles ganharam a mão: {games}.</translation>
    </message>
    <message>
        <source>Clubs, everything doubled: {changes}.</source>
        <translation>Paus, tudo a dobrar: {changes}.</translation>
    </message>
    <message>
        <source>Hand played: {changes}.</source>
        <translation>Mão jogada: {changes}.</translation>
    </message>
    <message>
        <source>{number}. {what} Score: {score}</source>
        <translation>{number}. {what} Fica: {score}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>bandeira</translation>
    </message>
    <message>
        <source>revoke</source>
        <translation>renúncia</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>Whoever stays without a game gets the cat.</source>
        <translation>Quem fica sem nenhum risco leva o gato.</translation>
    </message>
    <message>
        <source>Whoever makes only one game gets the umbrella.</source>
        <translation>Quem só faz um risco leva o chapéu.</translation>
    </message>
    <message>
        <source>Won after being three behind.</source>
        <translation>Ganha depois de estar a perder por três.</translation>
    </message>
    <message>
        <source>The losers pay what they have left.</source>
        <translation>Quem perde paga os pontos que lhe restam.</translation>
    </message>
    <message>
        <source>Final score: {us}–{them}</source>
        <translation>Resultado final: {us}–{them}</translation>
    </message>
    <message>
        <source>Riscos</source>
        <translation>Riscos</translation>
    </message>
    <message>
        <source>Hands of this match</source>
        <translation>Mãos desta partida</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Who deals next</source>
        <translation>Quem dá a seguir</translation>
    </message>
    <message>
        <source>G&amp;ame</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Each game has a slate of its own, which stays when you change the game.</source>
        <translation>Cada jogo tem a sua ardósia, que fica como está quando mudas de jogo.</translation>
    </message>
    <message>
        <source>Empty: where the player sits</source>
        <translation>Vazio: o lugar do jogador</translation>
    </message>
    <message>
        <source>Deals ne&amp;xt</source>
        <translation>Dá a se&amp;guir</translation>
    </message>
    <message>
        <source>After each hand the deal passes on by itself.</source>
        <translation>Depois de cada mão, a vez de dar passa sozinha.</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>T&amp;u</translation>
    </message>
    <message>
        <source>At your &amp;right</source>
        <translation>À tua &amp;direita</translation>
    </message>
    <message>
        <source>&amp;Opposite you</source>
        <translation>À tua fr&amp;ente</translation>
    </message>
    <message>
        <source>At your &amp;left</source>
        <translation>À tua es&amp;querda</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Fora</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Fica de fora</translation>
    </message>
    <message>
        <source>Tricks of {name}</source>
        <translation>Vazas de {name}</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Other trumps</source>
        <translation>Outro trunfo</translation>
    </message>
    <message>
        <source>Clubs: double</source>
        <translation>Paus: a dobrar</translation>
    </message>
    <message>
        <source>A trick counts 1</source>
        <translation>Cada vaza conta 1</translation>
    </message>
    <message>
        <source>A trick counts 2</source>
        <translation>Cada vaza conta 2</translation>
    </message>
    <message>
        <source>&amp;Mark the hand</source>
        <translation>&amp;Marcar a mão</translation>
    </message>
    <message>
        <source>Writes the hand on the slate</source>
        <translation>Escreve a mão na ardósia</translation>
    </message>
    <message>
        <source>{name} (chooses trumps)</source>
        <translation>{name} (escolhe trunfo)</translation>
    </message>
    <message>
        <source>{name} (has to play)</source>
        <translation>{name} (tem de ir a jogo)</translation>
    </message>
    <message>
        <source>{given} of {tricks} tricks are given.</source>
        <translation>Estão dadas {given} de {tricks} vazas.</translation>
    </message>
    <message>
        <source>all tricks</source>
        <translation>bandeira</translation>
    </message>
    <message>
        <source>they revoked</source>
        <translation>renúncia deles</translation>
    </message>
    <message>
        <source>we revoked</source>
        <translation>renúncia nossa</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>type them</source>
        <translation>escrever</translation>
    </message>
    <message>
        <source>Type the card points of the hand</source>
        <translation>Escrever os pontos das cartas</translation>
    </message>
    <message>
        <source>Whose points</source>
        <translation>De quem são os pontos</translation>
    </message>
    <message>
        <source>Rub out a digit</source>
        <translation>Apagar um algarismo</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>Back without marking anything</source>
        <translation>Volta sem marcar nada</translation>
    </message>
    <message>
        <source>&amp;Mark it</source>
        <translation>&amp;Marcar</translation>
    </message>
    <message>
        <source>Marks the hand (Enter)</source>
        <translation>Marca a mão (Enter)</translation>
    </message>
    <message>
        <source>Card points of one side, 0 to {points}</source>
        <translation>Pontos das cartas de um dos lados, 0 a {points}</translation>
    </message>
    <message>
        <source>won the hand</source>
        <translation>ganhou a mão</translation>
    </message>
    <message>
        <source>may not raise</source>
        <translation>não pode pedir</translation>
    </message>
    <message>
        <source>May not raise</source>
        <translation>Não pode pedir</translation>
    </message>
    <message>
        <source>asks for {tentos}</source>
        <translation>pede {tentos}</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Cangada</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>ninguém marca</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>the hand is worth {tentos}</source>
        <translation>a mão vale {tentos}</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Correr</translation>
    </message>
    <message>
        <source>gives them {tentos}</source>
        <translation>dá-lhes {tentos}</translation>
    </message>
    <message>
        <source>gives us {tentos}</source>
        <translation>dá-nos {tentos}</translation>
    </message>
    <message>
        <source>Truco!</source>
        <translation>Truco!</translation>
    </message>
    <message>
        <source>Six!</source>
        <translation>Seis!</translation>
    </message>
    <message>
        <source>Nine!</source>
        <translation>Nove!</translation>
    </message>
    <message>
        <source>Ten!</source>
        <translation>Dez!</translation>
    </message>
    <message>
        <source>Twelve!</source>
        <translation>Doze!</translation>
    </message>
    <message>
        <source>Ne&amp;xt match</source>
        <translation>Partida &amp;seguinte</translation>
    </message>
    <message>
        <source>Wipes the slate for another match</source>
        <translation>Limpa a ardósia para outra partida</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>O que mostrar</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardósia</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Game and players</source>
        <translation>Jogo e jogadores</translation>
    </message>
    <message>
        <source>The score, and the buttons that change it</source>
        <translation>O resultado, e os botões que o mudam</translation>
    </message>
    <message>
        <source>Everything that was tapped</source>
        <translation>Tudo o que foi marcado</translation>
    </message>
    <message>
        <source>Names, dealer and rules</source>
        <translation>Nomes, quem dá e regras</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anular</translation>
    </message>
    <message>
        <source>Takes the last tap back (Ctrl+Z)</source>
        <translation>Anula a última marcação (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Brings it again (Ctrl+Y)</source>
        <translation>Volta a marcar o que anulaste (Ctrl+Y)</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Everything is saved (Esc)</source>
        <translation>Está tudo guardado (Esc)</translation>
    </message>
    <message>
        <source>Nothing was tapped yet.</source>
        <translation>Ainda não se marcou nada.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Play a match</source>
        <translation>&amp;Jogar a sério</translation>
    </message>
    <message>
        <source>&amp;Back to the start</source>
        <translation>Voltar ao &amp;início</translation>
    </message>
    <message>
        <source>Welcome! Here everybody plays for himself. All start at {start} points, each trick takes one off, and who first gets to 0 wins.</source>
        <translation>Boas-vindas! Aqui cada um joga por si. Todos começam com {start} pontos, cada vaza tira um, e ganha quem chegar primeiro a 0.</translation>
    </message>
    <message>
        <source>In each suit the ace is highest, then come the seven (called bisca), king, jack, queen, six, five, four, three and two.</source>
        <translation>Em cada naipe manda o ás; depois vêm o sete, que é a bisca, o rei, o valete, a dama, o seis, o cinco, o quatro, o três e o dois.</translation>
    </message>
    <message>
        <source>You choose trumps: name a suit or turn the next card. You hold the two highest spades: choose spades, with the button.</source>
        <translation>Escolhes tu o trunfo: dizes um naipe ou viras a próxima. Tens as duas espadas mais altas: escolhe espadas, com o botão.</translation>
    </message>
    <message>
        <source>Whoever chose trumps plays. The others may sit out, but not with hearts as trumps, at {near} points or fewer, or after {hands} hands out.</source>
        <translation>Quem escolheu vai a jogo. Os outros podem ficar de fora, mas não com trunfo copas, até {near} pontos ou após {hands} mãos de fora.</translation>
    </message>
    <message>
        <source>You may exchange cards for others off the pack. Choose the low ones, {cards}, and then the button.</source>
        <translation>Podes trocar cartas por outras do baralho. Escolhe as baixas, {cards}, e depois o botão.</translation>
    </message>
    <message>
        <source>{left} sits out and stays at {points}. Those who play take a risk: whoever wins no trick goes up by {up}.</source>
        <translation>{left} fica de fora, com {points}. Quem vai a jogo arrisca-se: sem fazer nenhuma vaza, sobe {up}.</translation>
    </message>
    <message>
        <source>You chose trumps, so you lead. Whoever leads and holds the ace of trumps must lead it: play {card}.</source>
        <translation>Escolheste o trunfo, por isso sais tu. Quem sai e tem o ás de trunfo é obrigado a sair com ele: joga {card}.</translation>
    </message>
    <message>
        <source>Your first trick! {right} and {opposite} held spades and had to follow suit. A trick that you take brings you nearer to 0.</source>
        <translation>A tua primeira vaza! {right} e {opposite} tinham espadas e tiveram de assistir. Cada vaza que fazes deixa-te mais perto do 0.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next. Lead {card}, your only diamond: with fewer suits you can trump sooner.</source>
        <translation>Quem faz a vaza sai na seguinte. Sai com {card}, o teu único ouro: com menos naipes, cortas mais depressa.</translation>
    </message>
    <message>
        <source>{right} took that one and leads the bisca of clubs, which beats your king. You hold a club and must follow suit: play {card}.</source>
        <translation>{right} fez essa e sai com a bisca de paus, que ganha ao teu rei. Tens um pau e és obrigado a assistir: joga {card}.</translation>
    </message>
    <message>
        <source>{opposite} had no clubs and had to trump. Nor have you any: you must trump too, and higher if you can. Play {card}.</source>
        <translation>{opposite} não tinha paus e teve de cortar. Tu também não tens: és obrigado a cortar, e mais alto, se puderes. Joga {card}.</translation>
    </message>
    <message>
        <source>Your second trick. The ace of trumps is gone, so nothing beats your last card: lead {card}.</source>
        <translation>A tua segunda vaza. O ás de trunfo já saiu, por isso nada ganha à tua última carta: sai com {card}.</translation>
    </message>
    <message>
        <source>{count} tricks: you go down from {start} to {mine}, and {right} to {right_points}. {opposite} won none and goes up to {opposite_points}; {left} stays at {left_points}.</source>
        <translation>{count} vazas: desces de {start} para {mine}, e {right} para {right_points}. {opposite} não fez nenhuma e sobe para {opposite_points}; {left} fica com {left_points}.</translation>
    </message>
    <message>
        <source>With clubs as trumps everything counts double. Who first gets to 0 wins, and the others pay what they have left. Now you can play.</source>
        <translation>Com trunfo paus tudo vale a dobrar. Ganha quem chegar primeiro a 0, e os outros pagam o que lhes falta. Agora já sabes jogar.</translation>
    </message>
    <message>
        <source>You hold hardly any of that suit. In spades you have the ace and the bisca, two sure tricks: choose spades.</source>
        <translation>Desse naipe quase não tens. De espadas tens o ás e a bisca, duas vazas certas: escolhe espadas.</translation>
    </message>
    <message>
        <source>The next card would be yours, and its suit trumps: good for a hand without trumps. You have good ones: choose spades.</source>
        <translation>A próxima seria tua, e o naipe dela o trunfo: serve a quem não tem com que escolher. Tu tens: escolhe espadas.</translation>
    </message>
    <message>
        <source>Keep your trumps: nothing wins more tricks. Exchange only {cards}.</source>
        <translation>Guarda os trunfos: nada ganha mais vazas. Troca só {cards}.</translation>
    </message>
    <message>
        <source>Keep the king: it may well win a trick. Exchange only {cards}.</source>
        <translation>Guarda o rei: ainda pode fazer uma vaza. Troca só {cards}.</translation>
    </message>
    <message>
        <source>You may exchange more, and the low cards win nothing. Choose {cards}.</source>
        <translation>Podes trocar mais, e as cartas baixas não ganham nada. Escolhe {cards}.</translation>
    </message>
    <message>
        <source>Keep your trumps: they win as well when you cannot follow suit. First get rid of your diamond: lead {card}.</source>
        <translation>Guarda os trunfos: também ganham quando não puderes assistir. Primeiro livra-te do ouro: sai com {card}.</translation>
    </message>
    <message>
        <source>The king may still win, if others lead clubs and the ace and the bisca stay away. Lead {card}.</source>
        <translation>O rei ainda pode ganhar, se outros saírem a paus sem o ás nem a bisca. Sai com {card}.</translation>
    </message>
    <message>
        <source>It would win too, but nobody plays after you: the smaller trump is enough. Play {card}.</source>
        <translation>Também ganhava, mas ninguém joga depois de ti: chega o trunfo mais pequeno. Joga {card}.</translation>
    </message>
    <message>
        <source>Welcome! {partner}, opposite, is your partner; {right} and {left} play against you two. Each of you plays one card to every trick.</source>
        <translation>Boas-vindas! {partner}, à tua frente, joga contigo; {right} e {left} são os adversários. Em cada vaza, cada um joga uma carta.</translation>
    </message>
    <message>
        <source>You dealt, and {card} was turned up: {suit} are trumps. A trump beats every card of another suit.</source>
        <translation>Foste tu a dar, e virou-se {card}: o trunfo é {suit}. Um trunfo ganha a qualquer carta de outro naipe.</translation>
    </message>
    <message>
        <source>What counts is points: ace 11, seven 10, king 4, jack 3, queen 2, all others nothing. There are {all}, and {enough} win the hand.</source>
        <translation>O que conta são os pontos: ás 11, sete 10, rei 4, valete 3, dama 2, as outras nada. Ao todo são {all}, e {enough} ganham a mão.</translation>
    </message>
    <message>
        <source>{right} led the queen and {left} put the jack on it. In sueca the jack beats the queen: as it lies, the trick goes to {left}.</source>
        <translation>{right} saiu com a dama e {left} pôs o valete em cima. Na sueca o valete ganha à dama: assim, a vaza é de {left}.</translation>
    </message>
    <message>
        <source>Clubs were led and you hold clubs, so you must follow suit. The king beats the jack: take the {points} with {card}.</source>
        <translation>Saíram paus e tu tens paus: tens de assistir. O rei ganha ao valete: joga {card} e fica com os {points}.</translation>
    </message>
    <message>
        <source>Your trick: {points}. Not following suit when you could is a revoke, which may cost two games or four. Here such cards are held back.</source>
        <translation>A vaza é tua: {points}. Não assistir, podendo, é renúncia, e pode custar dois ou quatro riscos. Aqui essas cartas ficam presas.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next. The ace is the highest card of its suit: lead {card} before anyone can trump it.</source>
        <translation>Quem faz a vaza sai na seguinte. O ás é a carta mais alta do naipe: sai com {card} antes que alguém o possa cortar.</translation>
    </message>
    <message>
        <source>{partner} saw your ace winning and put the king on it, four points more for you two. That is called loading: you have {points} now.</source>
        <translation>{partner} viu que o teu ás ganhava e pôs o rei em cima: mais quatro pontos para os dois. Chama-se a isto carregar. Já fizeram {points}.</translation>
    </message>
    <message>
        <source>You hold the seven of spades, and only the ace of spades is higher. Lure it out: lead {card}, which is worth nothing.</source>
        <translation>Tens o sete de espadas, e só o ás de espadas é mais alto. Faz com que ele saia: joga {card}, que não vale nada.</translation>
    </message>
    <message>
        <source>{right} took it with the ace: {points} for them. But the ace is gone, and your seven is the highest spade now.</source>
        <translation>{right} fez a vaza com o ás: {points} para eles. Mas o ás já saiu, e agora o teu sete é a espada mais alta.</translation>
    </message>
    <message>
        <source>The seven is called the manilha. It comes right after the ace, and so it beats the king: take the trick with {card}.</source>
        <translation>O sete chama-se manilha. Vem logo a seguir ao ás e por isso ganha ao rei: faz a vaza com {card}.</translation>
    </message>
    <message>
        <source>The manilha has brought you {points}. Now lead {card}, your last club: without clubs you may trump when clubs are led.</source>
        <translation>A manilha trouxe-te {points}. Agora sai com {card}, o teu último pau: sem paus, podes cortar quando saírem paus.</translation>
    </message>
    <message>
        <source>You have no clubs left and may play any card. A trump beats them all: trump in with {card} and take the {points}.</source>
        <translation>Já não tens paus e podes jogar qualquer carta. Um trunfo ganha a todas: corta com {card} e fica com os {points}.</translation>
    </message>
    <message>
        <source>Your smallest trump has beaten the manilha, and the queen that {left} loaded is yours too: {points}.</source>
        <translation>O teu trunfo mais pequeno ganhou à manilha, e a dama que {left} carregou também é tua: {points}.</translation>
    </message>
    <message>
        <source>You have no sure trick to lead now. Lead {card}: it is worth nothing, so you give nothing away.</source>
        <translation>Agora não tens nenhuma vaza segura. Sai com {card}: não vale nada, por isso não dás nada.</translation>
    </message>
    <message>
        <source>Always count: you two have {ours}, so {missing} more win the hand. {partner} has trumped in here, and nobody plays after you.</source>
        <translation>Conta sempre: já fizeram {ours}, por isso mais {missing} ganham a mão. {partner} cortou esta vaza e ninguém joga depois de ti.</translation>
    </message>
    <message>
        <source>This trick is {partner}&apos;s for certain. So load it with points: you must follow suit, and {card} brings ten.</source>
        <translation>Esta vaza é de {partner} de certeza. Então carrega pontos: tens de assistir, e {card} dá dez.</translation>
    </message>
    <message>
        <source>{points} in one trick: you two have {ours}. With {enough} or more the hand is won, whatever comes.</source>
        <translation>{points} numa só vaza: já fizeram {ours}. Com {enough} ou mais a mão está ganha, venha o que vier.</translation>
    </message>
    <message>
        <source>{partner} leads the ace of trumps. Trumps must be followed like any suit: you have only {card}, so play it.</source>
        <translation>{partner} sai com o ás de trunfo. Ao trunfo também se assiste: só tens {card}, por isso joga-o.</translation>
    </message>
    <message>
        <source>{partner} leads the manilha of trumps: without the ace nothing can beat it. Play your last card.</source>
        <translation>{partner} sai com a manilha de trunfo: sem o ás, nada lhe ganha. Joga a tua última carta.</translation>
    </message>
    <message>
        <source>{ours} to {theirs}! A hand won counts one game, with more than 90 points two, and four games win the match. Now you know how to play sueca.</source>
        <translation>{ours} a {theirs}! Uma mão ganha vale um risco, com mais de 90 pontos dois, e quatro riscos ganham a partida. Agora já sabes jogar à sueca.</translation>
    </message>
    <message>
        <source>That follows suit, but it leaves the trick to {left}. Beat the jack: play {card}.</source>
        <translation>Assim assistes, mas deixas a vaza a {left}. Ganha ao valete: joga {card}.</translation>
    </message>
    <message>
        <source>Keep that for later. First lead {card}: the longer you wait, the sooner somebody has no more diamonds and trumps it.</source>
        <translation>Guarda essa para depois. Primeiro sai com {card}: quanto mais esperas, mais depressa alguém fica sem ouros e o corta.</translation>
    </message>
    <message>
        <source>The ace of spades is still out: it would take your seven and its ten points. Lead {card}.</source>
        <translation>O ás de espadas ainda não saiu: ficava-te com o sete e os seus dez pontos. Sai com {card}.</translation>
    </message>
    <message>
        <source>Keep your trumps for a trick that is worth something. Lead {card}.</source>
        <translation>Guarda os trunfos para uma vaza que valha alguma coisa. Sai com {card}.</translation>
    </message>
    <message>
        <source>That one is worth ten points, and somebody may trump it. Lead {card}.</source>
        <translation>Essa vale dez pontos, e alguém a pode cortar. Sai com {card}.</translation>
    </message>
    <message>
        <source>That is worth nothing either, but it is no spade and lures no ace of spades. Lead {card}.</source>
        <translation>Essa também não vale nada, mas não é de espadas e não faz sair o ás de espadas. Sai com {card}.</translation>
    </message>
    <message>
        <source>That follows suit, but then the king takes {points}. Your seven beats it: play {card}.</source>
        <translation>Assim assistes, mas o rei fica com {points}. O teu sete ganha-lhe: joga {card}.</translation>
    </message>
    <message>
        <source>Keep the manilha: its ten points belong on a trick that is surely yours. Lead {card}.</source>
        <translation>Guarda a manilha: os dez pontos dela são para uma vaza que seja vossa de certeza. Sai com {card}.</translation>
    </message>
    <message>
        <source>After that you still have a diamond and must follow suit. With {card} you are rid of a suit.</source>
        <translation>Depois dessa ainda te fica um ouro e tens de assistir. Com {card} ficas sem um naipe.</translation>
    </message>
    <message>
        <source>Most spades are gone, so they will hardly be led again. More clubs are still out: lead {card}.</source>
        <translation>Quase todas as espadas já saíram, e dificilmente voltam a sair. De paus há mais por sair: joga {card}.</translation>
    </message>
    <message>
        <source>It would win too, but nobody plays after you: the smallest trump is enough. Play {card}.</source>
        <translation>Também ganhava, mas ninguém joga depois de ti: chega o trunfo mais pequeno. Joga {card}.</translation>
    </message>
    <message>
        <source>That wins nothing: only a trump does, or the others get the {points}. Play {card}.</source>
        <translation>Essa não ganha nada: só um trunfo ganha, senão os outros ficam com os {points}. Joga {card}.</translation>
    </message>
    <message>
        <source>Keep it with your seven: so you can choose which to give when diamonds are led. Lead {card}.</source>
        <translation>Guarda-a ao pé do sete: assim podes escolher qual das duas dar quando saírem ouros. Sai com {card}.</translation>
    </message>
    <message>
        <source>That adds nothing: you two would have {sum}, and {enough} are needed. Load the trick with {card}.</source>
        <translation>Essa não acrescenta nada: ficavam com {sum}, e são precisos {enough}. Carrega a vaza com {card}.</translation>
    </message>
    <message>
        <source>Welcome! Everybody holds three cards. {partner} is your partner against {right} and {left}: two of the three tricks win the hand.</source>
        <translation>Boas-vindas! Cada um tem três cartas. {partner} joga contigo contra {right} e {left}: duas das três vazas ganham a mão.</translation>
    </message>
    <message>
        <source>Suits do not count and nobody follows suit. From the top: three, two, ace, king, jack, queen, seven, six, five, four.</source>
        <translation>Os naipes não contam e ninguém tem de assistir. De cima para baixo: três, dois, ás, rei, valete, dama, sete, seis, cinco, quatro.</translation>
    </message>
    <message>
        <source>Above all of them stand the four manilhas: the zap (four of clubs), then the seven of hearts, the ace of spades and the seven of diamonds.</source>
        <translation>Acima de todas estão as quatro manilhas: o zap, que é o quatro de paus, e depois o sete de copas, o ás de espadas e o sete de ouros.</translation>
    </message>
    <message>
        <source>{left}&apos;s two beats the ace and the king. A three is higher, and only the manilhas beat it: play {card}.</source>
        <translation>O dois de {left} ganha ao ás e ao rei. O três é mais alto, e só as manilhas lhe ganham: joga {card}.</translation>
    </message>
    <message>
        <source>The first trick is yours, and it weighs most: if a later one is tied, the hand goes to the side that took the first.</source>
        <translation>A primeira vaza é tua, e é a que mais pesa: se outra empatar, a mão é de quem fez a primeira.</translation>
    </message>
    <message>
        <source>The hand is worth {tentos}. With the first trick and the zap you cannot lose it: call truco, with the button beside your cards.</source>
        <translation>A mão vale {tentos}. Com a primeira vaza e o zap não a podes perder: pede truco, com o botão ao lado das cartas.</translation>
    </message>
    <message>
        <source>{right} accepts: now the hand is worth {tentos}. To run would have cost them {before}; they might also have asked for {more}.</source>
        <translation>{right} aceita: agora a mão vale {tentos}. Correr custava-lhes {before}; também podiam ter pedido {more}.</translation>
    </message>
    <message>
        <source>Nothing beats the zap: lead {card} and take the second trick.</source>
        <translation>Nada ganha ao zap: sai com {card} e faz a segunda vaza.</translation>
    </message>
    <message>
        <source>Two tricks: {tentos} for you two, and {target} win the match. One may raise with bad cards too: that is the fun. Now you can play.</source>
        <translation>Duas vazas: {tentos} para os dois, e {target} ganham a partida. Também se pede truco com más cartas: é essa a graça. Agora é jogar.</translation>
    </message>
    <message>
        <source>The zap would take it too, but keep the best card of all: here {card} is enough.</source>
        <translation>O zap também ganhava, mas guarda a melhor carta de todas: aqui chega {card}.</translation>
    </message>
    <message>
        <source>That loses to the two, and the trick goes to {left}. Play {card}.</source>
        <translation>Essa perde com o dois, e a vaza fica para {left}. Joga {card}.</translation>
    </message>
    <message>
        <source>Not yet: first take this trick with {card}.</source>
        <translation>Ainda não: primeiro faz esta vaza com {card}.</translation>
    </message>
    <message>
        <source>First make the hand worth more: call truco, with the button beside your cards.</source>
        <translation>Primeiro faz com que a mão valha mais: pede truco, com o botão ao lado das cartas.</translation>
    </message>
    <message>
        <source>That might lose the trick. Play {card}: nothing beats it.</source>
        <translation>Essa pode perder a vaza. Joga {card}: nada lhe ganha.</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{most} and {last}</source>
        <translation>{most} e {last}</translation>
    </message>
    <message>
        <source>{most} or {last}</source>
        <translation>{most} ou {last}</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>You must follow suit in {suit}: you hold {card}.</source>
        <translation>Tens de assistir a {suit}: tens {card}.</translation>
    </message>
    <message>
        <source>You must follow suit: {suit} were led.</source>
        <translation>Tens de assistir: puxaram {suit}.</translation>
    </message>
    <message>
        <source>It is not your turn to play.</source>
        <translation>Não é a tua vez de jogar.</translation>
    </message>
    <message>
        <source>That cannot be played now.</source>
        <translation>Isso não se pode jogar agora.</translation>
    </message>
    <message>
        <source>In the first trick every card is played open.</source>
        <translation>Na primeira vaza joga-se sempre à vista.</translation>
    </message>
    <message>
        <source>By these rules every card is played open.</source>
        <translation>Com estas regras não há carta coberta.</translation>
    </message>
    <message>
        <source>First answer what they ask for.</source>
        <translation>Primeiro responde ao que eles pedem.</translation>
    </message>
    <message>
        <source>First say whether you play this hand.</source>
        <translation>Primeiro diz se jogas esta mão.</translation>
    </message>
    <message>
        <source>First say what you do with your cards.</source>
        <translation>Primeiro diz o que fazes com as tuas cartas.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>The file “{file}” cannot be read.</source>
        <translation>Não é possível ler o ficheiro «{file}».</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of Sueca Desktop. Install that version to open it.</source>
        <translation>«{file}» foi guardado por uma versão mais recente do Sueca Desktop. Instala essa versão para o abrires.</translation>
    </message>
    <message>
        <source>“{file}” is not a match of Sueca Desktop.</source>
        <translation>«{file}» não é uma partida do Sueca Desktop.</translation>
    </message>
    <message>
        <source>“{file}” is not a match of Sueca Desktop, or its beginning is damaged.</source>
        <translation>«{file}» não é uma partida do Sueca Desktop, ou está danificado no princípio.</translation>
    </message>
    <message>
        <source>“{file}” is a match of a game that this version does not play.</source>
        <translation>«{file}» é uma partida de um jogo que esta versão não joga.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a match.</source>
        <translation>«{file}» é grande demais para ser uma partida.</translation>
    </message>
    <message>
        <source>Line {line} of “{file}” goes against the rules of the game.</source>
        <translation>A linha {line} de «{file}» vai contra as regras do jogo.</translation>
    </message>
    <message>
        <source>Line {line} of “{file}” is damaged.</source>
        <translation>A linha {line} de «{file}» está danificada.</translation>
    </message>
    <message>
        <source>The end of “{file}” was cut short, as by a power cut. The match goes on from the last move that is whole.</source>
        <translation>O fim de «{file}» ficou cortado, como quando falta a luz. A partida continua a partir da última jogada que está inteira.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>“{path}” cannot be written: it is protected.</source>
        <translation>Não é possível escrever em «{path}»: está protegido.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: access is denied.</source>
        <translation>Não é possível ler «{path}»: não tens permissão.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: the disk is full.</source>
        <translation>Não é possível escrever em «{path}»: o disco está cheio.</translation>
    </message>
    <message>
        <source>“{path}” does not exist.</source>
        <translation>«{path}» não existe.</translation>
    </message>
    <message>
        <source>“{path}” is not a file that can be opened.</source>
        <translation>«{path}» não é um ficheiro que se possa abrir.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: a file stands where there should be a folder.</source>
        <translation>Não é possível escrever em «{path}»: há um ficheiro onde devia estar uma pasta.</translation>
    </message>
    <message>
        <source>The match “{path}” is being played in another window.</source>
        <translation>A partida «{path}» está a ser jogada noutra janela.</translation>
    </message>
    <message>
        <source>“{path}” was written by a newer version and is left as it is.</source>
        <translation>«{path}» foi escrito por uma versão mais recente e fica como está.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {detail}.</source>
        <translation>Não é possível usar «{path}»: {detail}.</translation>
    </message>
    <message>
        <source>The rules are not saved. There is no folder “{folder}”.</source>
        <translation>As regras não foram guardadas. Não existe a pasta «{folder}».</translation>
    </message>
    <message>
        <source>The rules are not saved. {reason}</source>
        <translation>As regras não foram guardadas. {reason}</translation>
    </message>
    <message>
        <source>The match cannot be saved for now. {reason} You can go on playing: saving is tried again with every card.</source>
        <translation>Por agora, não é possível guardar a partida. {reason} Podes continuar a jogar: a cada carta, o programa tenta outra vez.</translation>
    </message>
    <message>
        <source>A saved match cannot be continued. {reason} The file is left as it is.</source>
        <translation>Não é possível continuar uma partida guardada. {reason} O ficheiro fica como está.</translation>
    </message>
    <message>
        <source>The settings in “{path}” were damaged: the last good ones are in use.</source>
        <translation>As definições em «{path}» estavam danificadas: usam-se as últimas que estavam boas.</translation>
    </message>
    <message>
        <source>The settings in “{path}” cannot be read: the usual ones are in use.</source>
        <translation>Não é possível ler as definições em «{path}»: usam-se as habituais.</translation>
    </message>
    <message>
        <source>The settings in “{path}” are from a newer version: the usual ones are in use, and the file is left as it is.</source>
        <translation>As definições em «{path}» são de uma versão mais recente: usam-se as habituais, e o ficheiro fica como está.</translation>
    </message>
    <message>
        <source>Some settings in “{path}” were not valid: the usual ones are in use.</source>
        <translation>Algumas definições em «{path}» não eram válidas: usam-se as habituais.</translation>
    </message>
    <message>
        <source>The score keeper’s file “{path}” was damaged: the last good one is in use. Look whether the last tap is missing.</source>
        <translation>O ficheiro do marcador, «{path}», estava danificado: usa-se o último que estava bom. Vê se falta a última marcação.</translation>
    </message>
    <message>
        <source>The score keeper’s file “{path}” cannot be read: the slate is empty.</source>
        <translation>Não é possível ler o ficheiro do marcador, «{path}»: a ardósia está vazia.</translation>
    </message>
    <message>
        <source>The score keeper’s file “{path}” is from a newer version. It is left as it is, and nothing that you tap is saved.</source>
        <translation>O ficheiro do marcador, «{path}», é de uma versão mais recente. Fica como está, e nada do que marcares é guardado.</translation>
    </message>
    <message>
        <source>The score cannot be saved for now. {reason} You can go on: saving is tried again with every tap.</source>
        <translation>Por agora, não é possível guardar o resultado. {reason} Podes continuar: a cada marcação, o programa tenta outra vez.</translation>
    </message>
    <message>
        <source>The score keeper is open in another window of the program.</source>
        <translation>O marcador está aberto noutra janela do programa.</translation>
    </message>
    <message>
        <source>The statistics in “{path}” were damaged: the last good ones are in use. What is missing is counted again from the saved matches.</source>
        <translation>As estatísticas em «{path}» estavam danificadas: usam-se as últimas que estavam boas. O que falta conta-se outra vez a partir das partidas guardadas.</translation>
    </message>
    <message>
        <source>The statistics in “{path}” cannot be read. They are counted anew from the saved matches.</source>
        <translation>Não é possível ler as estatísticas em «{path}». Contam-se de novo a partir das partidas guardadas.</translation>
    </message>
    <message>
        <source>The statistics in “{path}” are from a newer version. The file is left as it is, and nothing new is counted.</source>
        <translation>As estatísticas em «{path}» são de uma versão mais recente. O ficheiro fica como está, e não se conta nada de novo.</translation>
    </message>
    <message>
        <source>The statistics cannot be saved for now. {reason} Nothing is lost: they are counted again from the saved matches.</source>
        <translation>Por agora, não é possível guardar as estatísticas. {reason} Não se perde nada: contam-se outra vez a partir das partidas guardadas.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The match is saved. What happened is written in “{path}”.</source>
        <translation>Alguma coisa correu mal no programa. A partida está guardada. O que aconteceu está escrito em «{path}».</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Hand {number}: {us}–{them}</source>
        <translation>Mão {number}: {us}–{them}</translation>
    </message>
    <message>
        <source>A claim ended the hand at {us}–{them}</source>
        <translation>Uma acusação acabou a mão em {us}–{them}</translation>
    </message>
    <message>
        <source>We took {us} points of {all}</source>
        <translation>Fizemos {us} pontos em {all}</translation>
    </message>
    <message>
        <source>Nobody gave away a single point.</source>
        <translation>Ninguém deixou fugir um único ponto.</translation>
    </message>
    <message>
        <source>Our side gave away {ours}, theirs {theirs}.</source>
        <translation>Deixámos fugir {ours}; eles, {theirs}.</translation>
    </message>
    <message>
        <source>You gave away {points}</source>
        <translation>Deixaste fugir {points}</translation>
    </message>
    <message>
        <source>{name} gave away {points}</source>
        <translation>{name} deixou fugir {points}</translation>
    </message>
    <message>
        <source>Working it out: {judged} of {cards} cards…</source>
        <translation>A fazer as contas: {judged} de {cards} cartas…</translation>
    </message>
    <message>
        <source>Stopped: {judged} of {cards} cards are worked out.</source>
        <translation>Contas interrompidas: estão feitas {judged} de {cards} cartas.</translation>
    </message>
    <message>
        <source>What each card cost cannot be worked out here: the fast part of the program was not built. You can still go through the tricks.</source>
        <translation>Aqui não se pode calcular quanto custou cada carta: falta a parte rápida do programa. Podes na mesma percorrer as vazas.</translation>
    </message>
    <message>
        <source>What each card cost could not be worked out. You can still go through the tricks.</source>
        <translation>Não foi possível calcular quanto custou cada carta. Podes na mesma percorrer as vazas.</translation>
    </message>
    <message>
        <source>Reckoned with all four hands open, which nobody at the table could see: a sensible card may well cost points here.</source>
        <translation>Contas feitas com as quatro mãos à vista, coisa que ninguém à mesa podia ver: uma carta sensata pode aqui custar pontos.</translation>
    </message>
    <message>
        <source>Trick {trick}: you led {card}.</source>
        <translation>Vaza {trick}: saíste com {card}.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} led {card}.</source>
        <translation>Vaza {trick}: {name} saiu com {card}.</translation>
    </message>
    <message>
        <source>Trick {trick}: you played {card}.</source>
        <translation>Vaza {trick}: jogaste {card}.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} played {card}.</source>
        <translation>Vaza {trick}: {name} jogou {card}.</translation>
    </message>
    <message>
        <source>A revoke: a card of the suit led was held. What it cost is not reckoned.</source>
        <translation>Uma renúncia: havia na mão carta do naipe de saída. Não se calcula quanto custou.</translation>
    </message>
    <message>
        <source>−{cost}: {card} was better.</source>
        <translation>−{cost}: {card} era melhor.</translation>
    </message>
    <message>
        <source>No other card could be played.</source>
        <translation>Não havia outra carta para jogar.</translation>
    </message>
    <message>
        <source>Any card was as good here.</source>
        <translation>Aqui tanto fazia a carta.</translation>
    </message>
    <message>
        <source>Well played: no other card was as good.</source>
        <translation>Bem jogado: nenhuma outra carta era tão boa.</translation>
    </message>
    <message>
        <source>Well played: no card was better.</source>
        <translation>Bem jogado: nenhuma carta era melhor.</translation>
    </message>
    <message>
        <source>The other marked cards were as good.</source>
        <translation>As outras cartas marcadas eram igualmente boas.</translation>
    </message>
    <message>
        <source>If all play their best from here on, we take {us} points and they take {them}.</source>
        <translation>Se daqui em diante todos jogarem o melhor, fazemos {us} pontos e eles {them}.</translation>
    </message>
    <message>
        <source>{name}: {card}, a revoke</source>
        <translation>{name}: {card}, renúncia</translation>
    </message>
    <message>
        <source>{name}: {card}, cost {points}</source>
        <translation>{name}: {card}, custou {points}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>With {card} we take {points}.</source>
        <translation>Com {card} fazemos {points}.</translation>
    </message>
    <message>
        <source>With {card} they take {points}.</source>
        <translation>Com {card} eles fazem {points}.</translation>
    </message>
    <message>
        <source>Our points in the whole hand, if all play their best from each card on</source>
        <translation>Os nossos pontos no fim da mão, se depois de cada carta todos jogarem o melhor</translation>
    </message>
    <message>
        <source>From {start} points before the first card to {end} at the end.</source>
        <translation>De {start} pontos antes da primeira carta a {end} no fim.</translation>
    </message>
    <message>
        <source>Play from here?</source>
        <translation>Jogar daqui?</translation>
    </message>
    <message>
        <source>A click goes to that card</source>
        <translation>Um clique leva a essa carta</translation>
    </message>
    <message>
        <source>−{cost}</source>
        <translation>−{cost}</translation>
    </message>
    <message>
        <source>+{cost}</source>
        <translation>+{cost}</translation>
    </message>
    <message>
        <source>The table, all hands open</source>
        <translation>A mesa, com as mãos todas à vista</translation>
    </message>
    <message>
        <source>gave away {points}</source>
        <translation>deixou fugir {points}</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Review of the hand</source>
        <translation>Rever a mão</translation>
    </message>
    <message>
        <source>Which hand</source>
        <translation>Que mão</translation>
    </message>
    <message>
        <source>Which hand of the match is looked at</source>
        <translation>Que mão da partida se está a ver</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>O que se vê</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>The tricks, and what each card cost</source>
        <translation>As vazas, e quanto custou cada carta</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Primeira carta</translation>
    </message>
    <message>
        <source>First card (Home)</source>
        <translation>Primeira carta (Home)</translation>
    </message>
    <message>
        <source>Card before</source>
        <translation>Carta anterior</translation>
    </message>
    <message>
        <source>Card before (←)</source>
        <translation>Carta anterior (←)</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carta seguinte</translation>
    </message>
    <message>
        <source>Next card (→ or Enter)</source>
        <translation>Carta seguinte (→ ou Enter)</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Última carta</translation>
    </message>
    <message>
        <source>Last card (End)</source>
        <translation>Última carta (End)</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>Erro &amp;seguinte</translation>
    </message>
    <message>
        <source>Goes to the next card that cost points (M)</source>
        <translation>Vai para a próxima carta que custou pontos (M)</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Jogar daqui</translation>
    </message>
    <message>
        <source>Begins another match with this hand as it stood before this card (P)</source>
        <translation>Começa outra partida com esta mão tal como estava antes desta carta (P)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Back to the table (Esc)</source>
        <translation>Volta à mesa (Esc)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Goes on working it out</source>
        <translation>Continua a fazer as contas</translation>
    </message>
    <message>
        <source>Stops working it out</source>
        <translation>Deixa de fazer as contas</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Língua</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Light or dark</source>
        <translation>&amp;Claro ou escuro</translation>
    </message>
    <message>
        <source>&amp;Back of the cards</source>
        <translation>Co&amp;stas das cartas</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Quatro cores</translation>
    </message>
    <message>
        <source>Large &amp;index</source>
        <translation>Letras &amp;grandes</translation>
    </message>
    <message>
        <source>L&amp;etters of the court cards</source>
        <translation>&amp;Letras das figuras</translation>
    </message>
    <message>
        <source>Si&amp;ze of the cards</source>
        <translation>T&amp;amanho das cartas</translation>
    </message>
    <message>
        <source>Size of the te&amp;xt</source>
        <translation>Tamanho do te&amp;xto</translation>
    </message>
    <message>
        <source>S&amp;peed of the cards</source>
        <translation>&amp;Velocidade das cartas</translation>
    </message>
    <message>
        <source>Pause after a &amp;trick</source>
        <translation>&amp;Pausa depois da vaza</translation>
    </message>
    <message>
        <source>A card is pla&amp;yed by</source>
        <translation>&amp;Jogar uma carta</translation>
    </message>
    <message>
        <source>&amp;Order of your hand</source>
        <translation>Or&amp;dem da tua mão</translation>
    </message>
    <message>
        <source>Left-h&amp;anded</source>
        <translation>Para &amp;canhotos</translation>
    </message>
    <message>
        <source>&amp;No movement</source>
        <translation>&amp;Sem movimento</translation>
    </message>
    <message>
        <source>Lo&amp;g of the match</source>
        <translation>&amp;Registo da partida</translation>
    </message>
    <message>
        <source>Le&amp;vel of the hints</source>
        <translation>&amp;Nível das dicas</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>So&amp;m</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Língua</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Feltro verde</translation>
    </message>
    <message>
        <source>Blue tiles</source>
        <translation>Azulejo azul</translation>
    </message>
    <message>
        <source>Café table</source>
        <translation>Mesa de café</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Back 1</source>
        <translation>Costas 1</translation>
    </message>
    <message>
        <source>Back 2</source>
        <translation>Costas 2</translation>
    </message>
    <message>
        <source>Back 3</source>
        <translation>Costas 3</translation>
    </message>
    <message>
        <source>Back 4</source>
        <translation>Costas 4</translation>
    </message>
    <message>
        <source>In small windows</source>
        <translation>Em janelas pequenas</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>By the language</source>
        <translation>Conforme a língua</translation>
    </message>
    <message>
        <source>K Q J</source>
        <translation>K Q J</translation>
    </message>
    <message>
        <source>R D V</source>
        <translation>R D V</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeno</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Imediata</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Curta</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Longa</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Até eu clicar</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Um clique</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Duplo clique</translation>
    </message>
    <message>
        <source>Dragging</source>
        <translation>Arrastar</translation>
    </message>
    <message>
        <source>Trumps left</source>
        <translation>Trunfos à esquerda</translation>
    </message>
    <message>
        <source>Trumps right</source>
        <translation>Trunfos à direita</translation>
    </message>
    <message>
        <source>By suit only</source>
        <translation>Só por naipes</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Sem som</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Black and white, with outlines, for those who see badly.</source>
        <translation>Preto e branco, com contornos, para quem vê mal.</translation>
    </message>
    <message>
        <source>What the table is made of.</source>
        <translation>De que é feita a mesa.</translation>
    </message>
    <message>
        <source>Light or dark as your system asks for.</source>
        <translation>Claro ou escuro, conforme o teu sistema.</translation>
    </message>
    <message>
        <source>Light windows and a bright table.</source>
        <translation>Janelas claras e mesa luminosa.</translation>
    </message>
    <message>
        <source>Dark windows and a dim table, for the evening.</source>
        <translation>Janelas escuras e mesa com pouca luz, para a noite.</translation>
    </message>
    <message>
        <source>What the cards show from behind.</source>
        <translation>O desenho das costas das cartas.</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs are green.</source>
        <translation>Os ouros são azuis e os paus são verdes.</translation>
    </message>
    <message>
        <source>Two red suits and two black ones, as in every pack.</source>
        <translation>Dois naipes vermelhos e dois pretos, como em qualquer baralho.</translation>
    </message>
    <message>
        <source>Larger letters in the corners where the cards become small.</source>
        <translation>Letras maiores nos cantos quando as cartas ficam pequenas.</translation>
    </message>
    <message>
        <source>Larger letters in the corners of all cards.</source>
        <translation>Letras maiores nos cantos de todas as cartas.</translation>
    </message>
    <message>
        <source>The usual letters in the corners, however small the cards.</source>
        <translation>As letras normais nos cantos, por pequenas que sejam as cartas.</translation>
    </message>
    <message>
        <source>Portuguese letters in Portugal, international ones elsewhere.</source>
        <translation>Letras portuguesas em português de Portugal, internacionais nas outras línguas.</translation>
    </message>
    <message>
        <source>King, queen, jack, as in most packs.</source>
        <translation>K, Q e J são rei, dama e valete, como em muitos baralhos.</translation>
    </message>
    <message>
        <source>Rei, dama, valete, as in Portuguese packs.</source>
        <translation>Rei, dama, valete, como nos baralhos portugueses.</translation>
    </message>
    <message>
        <source>How much of the table your cards may take.</source>
        <translation>O espaço que as tuas cartas podem ocupar na mesa.</translation>
    </message>
    <message>
        <source>For everything that is written, on the table and in windows.</source>
        <translation>Para tudo o que está escrito, na mesa e nas janelas.</translation>
    </message>
    <message>
        <source>The cards are where they belong at once.</source>
        <translation>As cartas aparecem logo no seu lugar.</translation>
    </message>
    <message>
        <source>How fast the cards move; a click always finishes it.</source>
        <translation>A rapidez com que as cartas se movem; um clique acaba logo o movimento.</translation>
    </message>
    <message>
        <source>The four cards lie until you click on the table or press Space.</source>
        <translation>As quatro cartas ficam na mesa até clicares nela ou carregares em Espaço.</translation>
    </message>
    <message>
        <source>How long the four cards lie before they are taken.</source>
        <translation>Quanto tempo as quatro cartas ficam na mesa antes de serem recolhidas.</translation>
    </message>
    <message>
        <source>A click on a card plays it.</source>
        <translation>Um clique numa carta joga-a.</translation>
    </message>
    <message>
        <source>A double click on a card plays it; one click only chooses it.</source>
        <translation>Um duplo clique numa carta joga-a; um só clique apenas a escolhe.</translation>
    </message>
    <message>
        <source>You drag the card to the middle of the table.</source>
        <translation>Arrastas a carta para o meio da mesa.</translation>
    </message>
    <message>
        <source>Red and black alternate; trumps are a suit like the others.</source>
        <translation>Vermelhos e pretos alternados; o trunfo é um naipe como os outros.</translation>
    </message>
    <message>
        <source>Red and black alternate; trumps stand at the left end.</source>
        <translation>Vermelhos e pretos alternados; os trunfos ficam na ponta esquerda.</translation>
    </message>
    <message>
        <source>Red and black alternate; trumps stand at the right end.</source>
        <translation>Vermelhos e pretos alternados; os trunfos ficam na ponta direita.</translation>
    </message>
    <message>
        <source>Buttons and tools lie at the left, your name and tricks at the right.</source>
        <translation>Botões e ferramentas ficam à esquerda, o teu nome e as tuas vazas à direita.</translation>
    </message>
    <message>
        <source>Buttons and tools lie at the right, your name and tricks at the left.</source>
        <translation>Botões e ferramentas ficam à direita, o teu nome e as tuas vazas à esquerda.</translation>
    </message>
    <message>
        <source>Nothing moves, whatever the speed.</source>
        <translation>Nada se mexe, seja qual for a velocidade.</translation>
    </message>
    <message>
        <source>The cards move at the speed above.</source>
        <translation>As cartas movem-se à velocidade escolhida acima.</translation>
    </message>
    <message>
        <source>Hints by rules of thumb, at once.</source>
        <translation>Dicas pelas regras de quem sabe jogar, na hora.</translation>
    </message>
    <message>
        <source>Each card is tried in many deals first; that takes a moment.</source>
        <translation>Antes, experimenta cada carta em muitas mãos possíveis; demora um instante.</translation>
    </message>
    <message>
        <source>The best hints; each takes up to a second.</source>
        <translation>As melhores dicas; cada uma demora até um segundo.</translation>
    </message>
    <message>
        <source>A window beside the table tells all that happens.</source>
        <translation>Uma janela ao lado da mesa conta tudo o que acontece.</translation>
    </message>
    <message>
        <source>The log stays closed; the menu opens it.</source>
        <translation>O registo fica fechado; abre-se no menu.</translation>
    </message>
    <message>
        <source>Nothing is heard.</source>
        <translation>Não se ouve nada.</translation>
    </message>
    <message>
        <source>How loud the cards and the chalk are.</source>
        <translation>Com que força se ouvem as cartas e o giz.</translation>
    </message>
    <message>
        <source>Changes at once, in the middle of a match too.</source>
        <translation>Muda logo, mesmo a meio de uma partida.</translation>
    </message>
    <message>
        <source>No setting has “{words}”. Try one short word, such as “card” or “sound”.</source>
        <translation>Nenhuma definição tem «{words}». Tenta uma só palavra curta, como «carta» ou «som».</translation>
    </message>
    <message>
        <source>Sound is an extra, and is not installed on this computer.</source>
        <translation>O som é um extra e não está instalado neste computador.</translation>
    </message>
    <message>
        <source>No loudspeakers or headphones are connected to this computer.</source>
        <translation>Não há colunas nem auscultadores ligados a este computador.</translation>
    </message>
    <message>
        <source>Restore the default of {setting}</source>
        <translation>Repor o valor inicial: {setting}</translation>
    </message>
    <message>
        <source>{setting}: as it was at first.</source>
        <translation>{setting}: como era no início.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Páginas das definições</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Procurar nas definições</translation>
    </message>
    <message>
        <source>Finds settings by any word; Enter goes to the first, Esc ends the search</source>
        <translation>Encontra definições por qualquer palavra; Enter vai para a primeira, Esc termina a procura</translation>
    </message>
    <message>
        <source>Levels change at once, names with the next match.</source>
        <translation>O nível muda já; os nomes, na próxima partida.</translation>
    </message>
    <message>
        <source>The rules hold from the next match; this one ends as it began.</source>
        <translation>As regras valem a partir da próxima partida; esta acaba como começou.</translation>
    </message>
    <message>
        <source>Set all bac&amp;k…</source>
        <translation>Repor t&amp;udo…</translation>
    </message>
    <message>
        <source>Sets all pages as they were at first, after asking</source>
        <translation>Põe todas as páginas como eram no início, depois de perguntar</translation>
    </message>
    <message>
        <source>Restore t&amp;his page</source>
        <translation>Rep&amp;or esta página</translation>
    </message>
    <message>
        <source>Sets everything on this page as it was at first</source>
        <translation>Põe tudo nesta página como era no início</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Closes the settings (Esc)</source>
        <translation>Fecha as definições (Esc)</translation>
    </message>
    <message>
        <source>Every choice takes effect at once.</source>
        <translation>O que escolheres vale logo.</translation>
    </message>
    <message>
        <source>Restore all settings?</source>
        <translation>Repor todas as definições?</translation>
    </message>
    <message>
        <source>Every page will be as it was at first: table, play, players, rules and language. Your matches stay as they are.</source>
        <translation>Todas as páginas ficam como eram no início: mesa, jogo, jogadores, regras e língua. As tuas partidas ficam como estão.</translation>
    </message>
    <message>
        <source>&amp;Set all back</source>
        <translation>&amp;Repor tudo</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Ficar como está</translation>
    </message>
    <message>
        <source>The defaults are restored.</source>
        <translation>Os valores iniciais estão repostos.</translation>
    </message>
    <message>
        <source>Show in the rules</source>
        <translation>Ver nas regras</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regras: {game}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Intermédio</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experiente</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Somebody here with you: you pass the screen on, and hands stay covered.</source>
        <translation>Alguém aqui contigo: vão passando o ecrã, e as cartas ficam tapadas.</translation>
    </message>
    <message>
        <source>Follows the rules, and forgets what has been played.</source>
        <translation>Cumpre as regras, mas esquece-se do que já saiu.</translation>
    </message>
    <message>
        <source>Counts cards and helps the partner, but forgets now and then.</source>
        <translation>Conta as cartas e ajuda o parceiro, mas às vezes esquece-se.</translation>
    </message>
    <message>
        <source>Forgets nothing, and tries each card in many deals first.</source>
        <translation>Não se esquece de nada, e antes de jogar experimenta cada carta em muitas mãos possíveis.</translation>
    </message>
    <message>
        <source>Takes up to a second for a card, and plays the strongest.</source>
        <translation>Pensa até um segundo em cada carta, e é quem joga melhor.</translation>
    </message>
    <message>
        <source>{level}. {sentence}</source>
        <translation>{level}. {sentence}</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>&amp;Tu</translation>
    </message>
    <message>
        <source>At your &amp;right</source>
        <translation>À tua &amp;direita</translation>
    </message>
    <message>
        <source>Your par&amp;tner</source>
        <translation>O teu &amp;parceiro</translation>
    </message>
    <message>
        <source>At your &amp;left</source>
        <translation>À tua &amp;esquerda</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>O teu nome</translation>
    </message>
    <message>
        <source>Name of the player at your right</source>
        <translation>Nome de quem está à tua direita</translation>
    </message>
    <message>
        <source>Name of your partner</source>
        <translation>Nome do teu parceiro</translation>
    </message>
    <message>
        <source>Name of the player at your left</source>
        <translation>Nome de quem está à tua esquerda</translation>
    </message>
    <message>
        <source>Level of the player at your right</source>
        <translation>Nível de quem está à tua direita</translation>
    </message>
    <message>
        <source>Level of your partner</source>
        <translation>Nível do teu parceiro</translation>
    </message>
    <message>
        <source>Level of the player at your left</source>
        <translation>Nível de quem está à tua esquerda</translation>
    </message>
    <message>
        <source>Empty: the usual name</source>
        <translation>Em branco: o nome do costume</translation>
    </message>
    <message>
        <source>This is your seat.</source>
        <translation>Este é o teu lugar.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>So&amp;be e Desce</source>
        <translation>So&amp;be e Desce</translation>
    </message>
    <message>
        <source>Each for himself, from {start} points down to 0.</source>
        <translation>Cada um por si, de {start} pontos até 0.</translation>
    </message>
    <message>
        <source>Good morning, {name}.</source>
        <translation>Bom dia, {name}.</translation>
    </message>
    <message>
        <source>Good morning.</source>
        <translation>Bom dia.</translation>
    </message>
    <message>
        <source>Good afternoon, {name}.</source>
        <translation>Boa tarde, {name}.</translation>
    </message>
    <message>
        <source>Good afternoon.</source>
        <translation>Boa tarde.</translation>
    </message>
    <message>
        <source>Good evening, {name}.</source>
        <translation>Boa noite, {name}.</translation>
    </message>
    <message>
        <source>Good evening.</source>
        <translation>Boa noite.</translation>
    </message>
    <message>
        <source>&amp;Sueca</source>
        <translation>&amp;Sueca</translation>
    </message>
    <message>
        <source>Two against two, {cards} cards each, {points} points.</source>
        <translation>Dois contra dois, {cards} cartas, {points} pontos.</translation>
    </message>
    <message>
        <source>{us}–{them} in games, a hand is to be counted</source>
        <translation>{us}–{them} em riscos, falta contar uma mão</translation>
    </message>
    <message>
        <source>{us}–{them} in games, a new hand begins</source>
        <translation>{us}–{them} em riscos, começa uma mão nova</translation>
    </message>
    <message>
        <source>{us}–{them} in games, trick {trick}, it is your turn</source>
        <translation>{us}–{them} em riscos, {trick}.ª vaza, é a tua vez</translation>
    </message>
    <message>
        <source>{us}–{them} in games, trick {trick}, {name} is to play</source>
        <translation>{us}–{them} em riscos, {trick}.ª vaza, joga {name}</translation>
    </message>
    <message>
        <source>&amp;Truco</source>
        <translation>&amp;Truco</translation>
    </message>
    <message>
        <source>Two against two, {cards} cards each, {target} tentos.</source>
        <translation>Dois contra dois, {cards} cartas, {target} tentos.</translation>
    </message>
    <message>
        <source>Sit down at a table.</source>
        <translation>Senta-te a uma mesa.</translation>
    </message>
    <message>
        <source>New here? First lesson</source>
        <translation>É a tua primeira vez? Primeira lição</translation>
    </message>
    <message>
        <source>One hand of sueca, with a word about each card.</source>
        <translation>Uma mão de sueca, com uma palavra sobre cada carta.</translation>
    </message>
    <message>
        <source>Teaches the game at the table</source>
        <translation>Ensina o jogo à mesa</translation>
    </message>
    <message>
        <source>First &amp;lesson</source>
        <translation>Primeira &amp;lição</translation>
    </message>
    <message>
        <source>Learn the game at the table</source>
        <translation>Aprender o jogo à mesa</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>Choose rules, players and cards</source>
        <translation>Escolhe regras, jogadores e cartas</translation>
    </message>
    <message>
        <source>Hand of the &amp;day</source>
        <translation>Mão do d&amp;ia</translation>
    </message>
    <message>
        <source>The same cards for everybody today</source>
        <translation>As mesmas cartas para todos, hoje</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>&amp;Estatísticas</translation>
    </message>
    <message>
        <source>How you have played so far</source>
        <translation>Como tens jogado até agora</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a saved match</source>
        <translation>Abre uma partida guardada</translation>
    </message>
    <message>
        <source>Score &amp;keeper</source>
        <translation>Marcad&amp;or</translation>
    </message>
    <message>
        <source>Keep the score of a game with real cards</source>
        <translation>Marca os pontos de um jogo com cartas a sério</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>&amp;Definições</translation>
    </message>
    <message>
        <source>The look of the table, names, language</source>
        <translation>O aspeto da mesa, os nomes, a língua</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>How the games are played</source>
        <translation>Como se jogam os três jogos</translation>
    </message>
    <message>
        <source>&amp;Continue: {game}</source>
        <translation>&amp;Continuar: {game}</translation>
    </message>
    <message>
        <source>Goes on where you left off (Enter)</source>
        <translation>Continua onde ficaste (Enter)</translation>
    </message>
    <message>
        <source>How {game} is played</source>
        <translation>Como se joga: {game}</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentar</translation>
    </message>
    <message>
        <source>Sit down: {game}</source>
        <translation>Sentar: {game}</translation>
    </message>
    <message>
        <source>Begins a match at this table</source>
        <translation>Começa uma partida nesta mesa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Goes on with the match that waits at this table</source>
        <translation>Continua a partida que espera nesta mesa</translation>
    </message>
    <message>
        <source>The rules that you have chosen.</source>
        <translation>As regras que escolheste.</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce heard</name>
    <message>
        <source>Chosen to be exchanged.</source>
        <translation>Escolhida para trocar.</translation>
    </message>
    <message>
        <source>It was turned up: all have seen it.</source>
        <translation>Foi virada: todos a viram.</translation>
    </message>
    <message>
        <source>Turned up before {name}: {card}.</source>
        <translation>Virada diante de {name}: {card}.</translation>
    </message>
    <message>
        <source>You sit this hand out.</source>
        <translation>Ficas de fora nesta mão.</translation>
    </message>
    <message>
        <source>Sits this hand out.</source>
        <translation>Fica de fora nesta mão.</translation>
    </message>
    <message>
        <source>You play, and exchanged {cards}.</source>
        <translation>Vais a jogo e trocaste {cards}.</translation>
    </message>
    <message>
        <source>Plays, and exchanged {cards}.</source>
        <translation>Vai a jogo e trocou {cards}.</translation>
    </message>
    <message>
        <source>Your tricks: {tricks}.</source>
        <translation>As tuas: {tricks}.</translation>
    </message>
    <message>
        <source>Tricks taken: {tricks}.</source>
        <translation>Fez {tricks}.</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce hint</name>
    <message>
        <source>Turn the next card: your three cards make no good trumps.</source>
        <translation>Vira a próxima: com estas três cartas não há bom trunfo.</translation>
    </message>
    <message>
        <source>Sit out: you may well win no trick, and then you go up.</source>
        <translation>Fica de fora: podes não fazer vaza nenhuma, e então sobes.</translation>
    </message>
    <message>
        <source>Sit out: {why}</source>
        <translation>Fica de fora: {why}</translation>
    </message>
    <message>
        <source>Choose {suit}: you hold most of them.</source>
        <translation>Escolhe {suit}: é o naipe de que tens mais.</translation>
    </message>
    <message>
        <source>Choose {suit}: {why}</source>
        <translation>Escolhe {suit}: {why}</translation>
    </message>
    <message>
        <source>You must play: exchange {cards}, which win you least.</source>
        <translation>Tens de ir a jogo: troca {cards} das que menos te servem.</translation>
    </message>
    <message>
        <source>You must play: keep all your cards, they are good.</source>
        <translation>Tens de ir a jogo: fica com as tuas cartas, que são boas.</translation>
    </message>
    <message>
        <source>Play: your hand may well win a trick. Exchange {cards}, which win you least.</source>
        <translation>Vai a jogo: deves fazer vaza. Troca {cards} das que menos te servem.</translation>
    </message>
    <message>
        <source>Play, and keep all your cards: they are good.</source>
        <translation>Vai a jogo e fica com as tuas cartas: são boas.</translation>
    </message>
    <message>
        <source>Play and exchange {cards}: {why}</source>
        <translation>Vai a jogo e troca {cards}: {why}</translation>
    </message>
    <message>
        <source>Play, and keep all your cards: {why}</source>
        <translation>Vai a jogo e fica com as tuas cartas: {why}</translation>
    </message>
    <message>
        <source>it may well win the trick.</source>
        <translation>pode bem fazer a vaza.</translation>
    </message>
    <message>
        <source>it costs you least.</source>
        <translation>é a que menos te custa.</translation>
    </message>
    <message>
        <source>it takes the trick for certain.</source>
        <translation>faz a vaza de certeza.</translation>
    </message>
    <message>
        <source>it will probably take the trick.</source>
        <translation>deve fazer a vaza.</translation>
    </message>
    <message>
        <source>you cannot win the trick: throw the weakest.</source>
        <translation>não podes fazer a vaza: joga a mais fraca.</translation>
    </message>
    <message>
        <source>it could be beaten yet: keep the better card.</source>
        <translation>ainda lhe podem ganhar: guarda a melhor.</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce start</name>
    <message>
        <source>You have {points}, a new hand begins</source>
        <translation>Tens {points}, começa nova mão</translation>
    </message>
    <message>
        <source>You have {points}, {name} is to play</source>
        <translation>Tens {points}, joga {name}</translation>
    </message>
    <message>
        <source>You have {points}, {name} decides</source>
        <translation>Tens {points}, decide {name}</translation>
    </message>
    <message>
        <source>You have {points} and choose trumps</source>
        <translation>Tens {points} e escolhes o trunfo</translation>
    </message>
    <message>
        <source>You have {points}: do you play?</source>
        <translation>Tens {points}: vais a jogo?</translation>
    </message>
    <message>
        <source>You have {points}, trick {trick}, it is your turn</source>
        <translation>Tens {points}, {trick}.ª vaza, é a tua vez</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce tricks</name>
    <message>
        <source>Trumps are not chosen yet.</source>
        <translation>O trunfo ainda não foi escolhido.</translation>
    </message>
    <message>
        <source>Trumps are {suit}; you chose.</source>
        <translation>O trunfo é {suit}; escolheste tu.</translation>
    </message>
    <message>
        <source>Trumps are {suit}; {name} chose.</source>
        <translation>O trunfo é {suit}; escolheu {name}.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Vale</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce result</name>
    <message>
        <source>Riscos</source>
        <translation>Riscos</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Ganhaste a partida!</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} ganha a partida.</translation>
    </message>
    <message>
        <source>You sat this hand out</source>
        <translation>Ficaste de fora</translation>
    </message>
    <message>
        <source>You go down by {points}</source>
        <translation>Desces {points}</translation>
    </message>
    <message>
        <source>You go up by {points}</source>
        <translation>Sobes {points}</translation>
    </message>
    <message>
        <source>You are at {points}; the others pay you {riscos}.</source>
        <translation>Estás em {points}; os outros pagam-te {riscos}.</translation>
    </message>
    <message>
        <source>{name} is at {points}; the others pay {riscos}.</source>
        <translation>{name} está em {points}; os outros pagam {riscos}.</translation>
    </message>
    <message>
        <source>You played alone: all {tricks} tricks are yours.</source>
        <translation>Jogaste sem adversários: as {tricks} vazas são tuas.</translation>
    </message>
    <message>
        <source>{name} played alone and has all {tricks} tricks.</source>
        <translation>Só {name} foi a jogo e fica com as {tricks} vazas.</translation>
    </message>
    <message>
        <source>Trumps were {suit}: everything counts {times}.</source>
        <translation>O trunfo foi {suit}: tudo conta {times}.</translation>
    </message>
    <message>
        <source>Trumps were {suit}.</source>
        <translation>O trunfo foi {suit}.</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce sheet</name>
    <message>
        <source>Everybody started with {points}; whoever comes down to 0 first wins the match.</source>
        <translation>Todos começaram com {points}; quem primeiro chegar a 0 ganha a partida.</translation>
    </message>
    <message>
        <source>Chose</source>
        <translation>Escolheu</translation>
    </message>
    <message>
        <source>Points after each hand; in brackets what the hand did. –: sat out.</source>
        <translation>Pontos depois de cada mão; entre parênteses, o que ela deu. –: ficou de fora.</translation>
    </message>
</context>
<context>
    <name>Score sheet</name>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Rules: {rules}. The first side with {games} wins the match.</source>
        <translation>Regras: {rules}. Ganha a partida quem chegar primeiro a {games}.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Quem deu</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Riscos</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Como</translation>
    </message>
    <message>
        <source>The first number is always ours, the second theirs.</source>
        <translation>O primeiro número é sempre o nosso, o segundo o deles.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Marcação</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Closes the score sheet (Esc)</source>
        <translation>Fecha a marcação (Esc)</translation>
    </message>
    <message>
        <source>No hand is finished yet.</source>
        <translation>Ainda não acabou nenhuma mão.</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce rules</name>
    <message>
        <source>From {start} to 0</source>
        <translation>De {start} a 0</translation>
    </message>
    <message>
        <source>Whoever comes down to 0 first wins.</source>
        <translation>Ganha quem primeiro descer a 0.</translation>
    </message>
    <message>
        <source>Points &amp;at the start</source>
        <translation>&amp;Pontos no início</translation>
    </message>
    <message>
        <source>Everybody starts with {points} and wants to come down to 0.</source>
        <translation>Todos começam com {points} e querem descer até 0.</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce state</name>
    <message>
        <source>{name} chooses trumps.</source>
        <translation>{name} escolhe o trunfo.</translation>
    </message>
    <message>
        <source>{name} says whether he plays.</source>
        <translation>{name} diz se vai a jogo.</translation>
    </message>
    <message>
        <source>You are winning the trick so far.</source>
        <translation>Por agora a vaza é tua.</translation>
    </message>
    <message>
        <source>{name} is winning the trick so far.</source>
        <translation>Por agora a vaza é de {name}.</translation>
    </message>
    <message>
        <source>Trumps are {suit}; you chose.</source>
        <translation>O trunfo é {suit}; escolheste tu.</translation>
    </message>
    <message>
        <source>Trumps are {suit}; {name} chose.</source>
        <translation>O trunfo é {suit}; escolheu {name}.</translation>
    </message>
    <message>
        <source>Turned up was {card}.</source>
        <translation>Foi virada esta carta: {card}.</translation>
    </message>
    <message>
        <source>You sit this hand out.</source>
        <translation>Ficas de fora nesta mão.</translation>
    </message>
    <message>
        <source>{name} sits this hand out.</source>
        <translation>{name} fica de fora nesta mão.</translation>
    </message>
    <message>
        <source>You play, and exchanged {cards}.</source>
        <translation>Vais a jogo e trocaste {cards}.</translation>
    </message>
    <message>
        <source>{name} plays, and exchanged {cards}.</source>
        <translation>{name} vai a jogo e trocou {cards}.</translation>
    </message>
    <message>
        <source>you have {tricks}</source>
        <translation>tens {tricks}</translation>
    </message>
    <message>
        <source>{name} has {tricks}</source>
        <translation>{name} tem {tricks}</translation>
    </message>
    <message>
        <source>In this hand {all_tricks}.</source>
        <translation>Nesta mão {all_tricks}.</translation>
    </message>
    <message>
        <source>you have {points}</source>
        <translation>tens {points}</translation>
    </message>
    <message>
        <source>{name} has {points}</source>
        <translation>{name} tem {points}</translation>
    </message>
    <message>
        <source>In the match {all_points}; whoever comes down to 0 wins.</source>
        <translation>Na partida {all_points}; ganha quem descer a 0.</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce plate</name>
    <message>
        <source>You sit out</source>
        <translation>Ficas de fora</translation>
    </message>
    <message>
        <source>Your trumps</source>
        <translation>Escolheste trunfo</translation>
    </message>
    <message>
        <source>Chose trumps</source>
        <translation>Escolheu o trunfo</translation>
    </message>
    <message>
        <source>Choose trumps</source>
        <translation>Escolhe o trunfo</translation>
    </message>
    <message>
        <source>Chooses trumps</source>
        <translation>Escolhe o trunfo</translation>
    </message>
    <message>
        <source>You exchange</source>
        <translation>Trocas cartas?</translation>
    </message>
    <message>
        <source>Do you play?</source>
        <translation>Vais a jogo?</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Troca cartas</translation>
    </message>
    <message>
        <source>In or out?</source>
        <translation>Vai a jogo?</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Fica de fora</translation>
    </message>
    <message>
        <source>You kept all cards</source>
        <translation>Jogas sem trocar</translation>
    </message>
    <message>
        <source>Kept all cards</source>
        <translation>Joga, não trocou</translation>
    </message>
    <message>
        <source>You exchanged {count}</source>
        <translation>Jogas, trocaste {count}</translation>
    </message>
    <message>
        <source>Exchanged {count}</source>
        <translation>Joga, trocou {count}</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce slate</name>
    <message>
        <source>clubs count double</source>
        <translation>paus valem o dobro</translation>
    </message>
    <message>
        <source>from {start} to 0</source>
        <translation>de {start} até 0</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce trick</name>
    <message>
        <source>You take the trick</source>
        <translation>Fazes a vaza</translation>
    </message>
    <message>
        <source>{name} takes the trick</source>
        <translation>{name} faz a vaza</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce prompt</name>
    <message>
        <source>You choose trumps: name a suit, or turn up the next card, which is yours.</source>
        <translation>Escolhes o trunfo: diz um naipe, ou vira a próxima carta, que é tua.</translation>
    </message>
    <message>
        <source>You chose trumps, so you play. Which cards do you exchange?</source>
        <translation>Escolheste o trunfo, por isso vais a jogo. Que cartas trocas?</translation>
    </message>
    <message>
        <source>Hearts are trumps: everybody plays. Which cards do you exchange?</source>
        <translation>O trunfo é copas: vão todos a jogo. Que cartas trocas?</translation>
    </message>
    <message>
        <source>With {points} points or fewer you must play. Which cards do you exchange?</source>
        <translation>Com {points} pontos ou menos tens de ir a jogo. Que cartas trocas?</translation>
    </message>
    <message>
        <source>You sat out twice running: now you must play. Which cards do you exchange?</source>
        <translation>Ficaste de fora duas vezes seguidas: agora tens de ir a jogo. Que cartas trocas?</translation>
    </message>
    <message>
        <source>Choose the cards that you would exchange. If you sit out, you stay at {points}.</source>
        <translation>Escolhe as cartas que queres trocar. Se ficares de fora, ficas com {points}.</translation>
    </message>
    <message>
        <source>Clubs count double.</source>
        <translation>Paus valem o dobro.</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Nenhuma carta escolhida.</translation>
    </message>
    <message>
        <source>To be exchanged: {cards}.</source>
        <translation>Para trocar: {cards}.</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce refusal</name>
    <message>
        <source>First you choose trumps.</source>
        <translation>Primeiro escolhes o trunfo.</translation>
    </message>
    <message>
        <source>Whoever leads and holds the ace of trumps must lead it.</source>
        <translation>Quem sai e tem o ás de trunfo tem de sair com ele.</translation>
    </message>
    <message>
        <source>You cannot follow suit: you must trump, with {suit}.</source>
        <translation>Não podes assistir: tens de cortar, com {suit}.</translation>
    </message>
    <message>
        <source>You cannot follow suit: you must play a higher trump than the one that lies.</source>
        <translation>Não podes assistir: tens de cortar com um trunfo mais alto do que o que está na mesa.</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce bubble</name>
    <message>
        <source>{suit}!</source>
        <translation>{suit}!</translation>
    </message>
    <message>
        <source>The next one!</source>
        <translation>Vira a próxima!</translation>
    </message>
    <message>
        <source>I play!</source>
        <translation>Vou a jogo!</translation>
    </message>
    <message>
        <source>I sit out</source>
        <translation>Fico de fora</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce log</name>
    <message>
        <source>You sit this hand out.</source>
        <translation>Ficas de fora nesta mão.</translation>
    </message>
    <message>
        <source>{name} sits this hand out.</source>
        <translation>{name} fica de fora nesta mão.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Ganhaste a partida!</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} ganha a partida.</translation>
    </message>
    <message>
        <source>Everybody gets {cards} more.</source>
        <translation>Cada um recebe mais {cards}.</translation>
    </message>
    <message>
        <source>Everybody gets {cards}. Play goes to the left.</source>
        <translation>Cada um recebe {cards}. Joga-se para a esquerda.</translation>
    </message>
    <message>
        <source>Everybody gets {cards}. Play goes to the right.</source>
        <translation>Cada um recebe {cards}. Joga-se para a direita.</translation>
    </message>
    <message>
        <source>You choose {suit} as trumps.</source>
        <translation>Escolhes trunfo: {suit}.</translation>
    </message>
    <message>
        <source>{name} chooses {suit} as trumps.</source>
        <translation>{name} escolhe trunfo: {suit}.</translation>
    </message>
    <message>
        <source>Your next card is turned up, {card}: trumps are {suit}.</source>
        <translation>Viras a tua próxima carta, {card}: o trunfo é {suit}.</translation>
    </message>
    <message>
        <source>The next card of {name} is turned up, {card}: trumps are {suit}.</source>
        <translation>{name} vira a sua próxima carta, {card}: o trunfo é {suit}.</translation>
    </message>
    <message>
        <source>You play and exchange {cards}: {given}. You get {received}.</source>
        <translation>Vais a jogo e trocas {cards}: {given}. Recebes {received}.</translation>
    </message>
    <message>
        <source>You play without exchanging.</source>
        <translation>Vais a jogo sem trocar.</translation>
    </message>
    <message>
        <source>{name} plays without exchanging.</source>
        <translation>{name} vai a jogo sem trocar.</translation>
    </message>
    <message>
        <source>{name} plays and exchanges {cards}.</source>
        <translation>{name} vai a jogo e troca {cards}.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Fazes a vaza.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} faz a vaza.</translation>
    </message>
    <message>
        <source>You play alone: all {count} tricks are yours.</source>
        <translation>Só tu vais a jogo: as {count} vazas são tuas.</translation>
    </message>
    <message>
        <source>{name} plays alone and has all {count} tricks.</source>
        <translation>Só {name} vai a jogo e fica com as {count} vazas.</translation>
    </message>
    <message>
        <source>You go down to {points}.</source>
        <translation>Desces para {points}.</translation>
    </message>
    <message>
        <source>{name} goes down to {points}.</source>
        <translation>{name} desce para {points}.</translation>
    </message>
    <message>
        <source>You go up to {points}.</source>
        <translation>Sobes para {points}.</translation>
    </message>
    <message>
        <source>{name} goes up to {points}.</source>
        <translation>{name} sobe para {points}.</translation>
    </message>
    <message>
        <source>You stay at {points}.</source>
        <translation>Ficas em {points}.</translation>
    </message>
    <message>
        <source>{name} stays at {points}.</source>
        <translation>{name} fica em {points}.</translation>
    </message>
</context>
<context>
    <name>State</name>
    <message>
        <source>The cards are about to be dealt.</source>
        <translation>Vão ser dadas as cartas.</translation>
    </message>
    <message>
        <source>It is your turn to lead.</source>
        <translation>É a tua vez de sair.</translation>
    </message>
    <message>
        <source>It is your turn to play.</source>
        <translation>É a tua vez de jogar.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} sai.</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>É a vez de {name}.</translation>
    </message>
    <message>
        <source>In the match we have {ours} and they have {theirs}; it goes to {target}.</source>
        <translation>Na partida temos {ours} e eles têm {theirs}; vai até {target}.</translation>
    </message>
    <message>
        <source>You led {card}.</source>
        <translation>Puxaste {card}.</translation>
    </message>
    <message>
        <source>{name} led {card}.</source>
        <translation>{name} puxou {card}.</translation>
    </message>
    <message>
        <source>You played {card}.</source>
        <translation>Jogaste {card}.</translation>
    </message>
    <message>
        <source>{name} played {card}.</source>
        <translation>{name} jogou {card}.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Tens {cards}.</translation>
    </message>
    <message>
        <source>{suit}: {ranks}.</source>
        <translation>{suit}: {ranks}.</translation>
    </message>
    <message>
        <source>You cut the pack.</source>
        <translation>Partes tu o baralho.</translation>
    </message>
    <message>
        <source>You decide whether the deal is played.</source>
        <translation>Decides tu se a mão se joga.</translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation>{name} parte o baralho.</translation>
    </message>
    <message>
        <source>{name} turns the trump.</source>
        <translation>{name} vira o trunfo.</translation>
    </message>
    <message>
        <source>{name} decides whether the deal is played.</source>
        <translation>{name} decide se a mão se joga.</translation>
    </message>
    <message>
        <source>You are winning the trick so far: {points}.</source>
        <translation>Para já, a vaza é tua: {points}.</translation>
    </message>
    <message>
        <source>{name} is winning the trick so far: {points}.</source>
        <translation>Para já, a vaza é de {name}: {points}.</translation>
    </message>
    <message>
        <source>Trumps are {suit}; the turned card, {card}, has been played.</source>
        <translation>O trunfo é {suit}; a carta virada, {card}, já saiu.</translation>
    </message>
    <message>
        <source>Trumps are {suit}; you hold the turned card, {card}.</source>
        <translation>O trunfo é {suit}; a carta virada, {card}, é tua.</translation>
    </message>
    <message>
        <source>Trumps are {suit}; {name} holds the turned card, {card}.</source>
        <translation>O trunfo é {suit}; {name} tem a carta virada, {card}.</translation>
    </message>
    <message>
        <source>In this hand we have {our_points} in {our_tricks}, they have {their_points} in {their_tricks}.</source>
        <translation>Nesta mão temos {our_points} em {our_tricks}; eles têm {their_points} em {their_tricks}.</translation>
    </message>
    <message>
        <source>After a tie this hand is worth {games} more.</source>
        <translation>Depois de um empate, esta mão vale mais {games}.</translation>
    </message>
    <message>
        <source>This is a {hand}: nobody may raise.</source>
        <translation>É {hand}: ninguém pode aumentar.</translation>
    </message>
    <message>
        <source>{name} says from which end the cards are dealt.</source>
        <translation>{name} diz de que lado do baralho se dá.</translation>
    </message>
    <message>
        <source>{name} looks at three cards.</source>
        <translation>{name} vê três cartas.</translation>
    </message>
    <message>
        <source>{name} decides whether this hand is played.</source>
        <translation>{name} decide se esta mão se joga.</translation>
    </message>
    <message>
        <source>{name} answers what we ask for.</source>
        <translation>{name} responde ao que pedimos.</translation>
    </message>
    <message>
        <source>The hand is worth {tentos}.</source>
        <translation>A mão vale {tentos}.</translation>
    </message>
    <message>
        <source>The hand is worth {tentos}, and we ask for {stake}.</source>
        <translation>A mão vale {tentos}, e nós pedimos {stake}.</translation>
    </message>
    <message>
        <source>The hand is worth {tentos}, and they ask for {stake}.</source>
        <translation>A mão vale {tentos}, e eles pedem {stake}.</translation>
    </message>
    <message>
        <source>You played a card face down.</source>
        <translation>Jogaste uma carta coberta.</translation>
    </message>
    <message>
        <source>{name} played a card face down.</source>
        <translation>{name} jogou uma carta coberta.</translation>
    </message>
    <message>
        <source>The trick is tied so far.</source>
        <translation>A vaza está empatada por agora.</translation>
    </message>
    <message>
        <source>You are winning the trick so far.</source>
        <translation>Por agora a vaza é tua.</translation>
    </message>
    <message>
        <source>{name} is winning the trick so far.</source>
        <translation>Por agora {name} ganha a vaza.</translation>
    </message>
    <message>
        <source>Trick {number} is tied.</source>
        <translation>A vaza {number} está empatada.</translation>
    </message>
    <message>
        <source>Trick {number} is ours.</source>
        <translation>A vaza {number} é nossa.</translation>
    </message>
    <message>
        <source>Trick {number} is theirs.</source>
        <translation>A vaza {number} é deles.</translation>
    </message>
    <message>
        <source>You know that {name} has {cards}.</source>
        <translation>Sabes que {name} tem {cards}.</translation>
    </message>
    <message>
        <source>{name} has given you a sign: {sign}.</source>
        <translation>{name} fez-te um sinal: {sign}.</translation>
    </message>
    <message>
        <source>You threw away {cards}.</source>
        <translation>Deitaste fora {cards}.</translation>
    </message>
    <message>
        <source>{name} threw away {cards}.</source>
        <translation>{name} deitou fora {cards}.</translation>
    </message>
    <message>
        <source>You are mão.</source>
        <translation>És mão.</translation>
    </message>
    <message>
        <source>{name} is mão.</source>
        <translation>{name} é mão.</translation>
    </message>
    <message>
        <source>You are pé.</source>
        <translation>És pé.</translation>
    </message>
    <message>
        <source>{name} is pé.</source>
        <translation>{name} é pé.</translation>
    </message>
    <message>
        <source>How the table stands</source>
        <translation>Como está a mesa</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Closes this window (Esc)</source>
        <translation>Fecha esta janela (Esc)</translation>
    </message>
</context>
<context>
    <name>Trick history</name>
    <message>
        <source>Trumps are {suit}. So far we have {us} points, they have {them}.</source>
        <translation>O trunfo é {suit}. Até agora temos {us} pontos e eles têm {them}.</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>carta coberta</translation>
    </message>
    <message>
        <source>Tricks of this hand</source>
        <translation>Vazas desta mão</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Dot: led. Frame: took the trick.</source>
        <translation>Ponto: saiu. Moldura: fez a vaza.</translation>
    </message>
    <message>
        <source>No trick is finished yet.</source>
        <translation>Ainda não acabou nenhuma vaza.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Back to the table (Esc)</source>
        <translation>Volta à mesa (Esc)</translation>
    </message>
    <message>
        <source>{card}, led and took the trick</source>
        <translation>{card}, carta de saída, fez a vaza</translation>
    </message>
    <message>
        <source>{card}, led</source>
        <translation>{card}, carta de saída</translation>
    </message>
    <message>
        <source>{card}, took the trick</source>
        <translation>{card}, fez a vaza</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>A master in your place</source>
        <translation>Um mestre no teu lugar</translation>
    </message>
    <message>
        <source>The match is ours: cat!</source>
        <translation>A partida é nossa: gato!</translation>
    </message>
    <message>
        <source>The match is theirs: cat!</source>
        <translation>A partida é deles: gato!</translation>
    </message>
    <message>
        <source>The match is ours: umbrella!</source>
        <translation>A partida é nossa: chapéu!</translation>
    </message>
    <message>
        <source>The match is theirs: umbrella!</source>
        <translation>A partida é deles: chapéu!</translation>
    </message>
    <message>
        <source>The match is ours: what a shiver!</source>
        <translation>A partida é nossa: que arrepio!</translation>
    </message>
    <message>
        <source>The match is theirs: what a shiver!</source>
        <translation>A partida é deles: que arrepio!</translation>
    </message>
    <message>
        <source>The match is ours!</source>
        <translation>A partida é nossa!</translation>
    </message>
    <message>
        <source>The match is theirs.</source>
        <translation>A partida é deles.</translation>
    </message>
    <message>
        <source>{high} to {low}: whoever stays without a game gets the cat.</source>
        <translation>{high} a {low}: quem não faz nenhum risco leva o gato.</translation>
    </message>
    <message>
        <source>{high} to {low}: whoever makes only one game gets the umbrella.</source>
        <translation>{high} a {low}: quem só faz um risco leva o chapéu.</translation>
    </message>
    <message>
        <source>{high} to {low}, after being three behind.</source>
        <translation>{high} a {low}, depois de três riscos de atraso.</translation>
    </message>
    <message>
        <source>{high} to {low}. {hand}</source>
        <translation>{high} a {low}. {hand}</translation>
    </message>
    <message>
        <source>Nobody scores, and the same dealer deals again.</source>
        <translation>Ninguém marca, e dá outra vez quem deu.</translation>
    </message>
    <message>
        <source>The next hand is worth {games} more.</source>
        <translation>A próxima mão vale mais {games}.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Ninguém marca.</translation>
    </message>
    <message>
        <source>The hand ended when a revoke was claimed.</source>
        <translation>A mão acabou quando se acusou uma renúncia.</translation>
    </message>
    <message>
        <source>We took all {tricks} tricks.</source>
        <translation>Fizemos as {tricks} vazas todas.</translation>
    </message>
    <message>
        <source>They took all {tricks} tricks.</source>
        <translation>Eles fizeram as {tricks} vazas todas.</translation>
    </message>
    <message>
        <source>We took all {points} points.</source>
        <translation>Fizemos os {points} pontos todos.</translation>
    </message>
    <message>
        <source>They took all {points} points.</source>
        <translation>Eles fizeram os {points} pontos todos.</translation>
    </message>
    <message>
        <source>The hand counts {games} for us.</source>
        <translation>A mão vale {games} para nós.</translation>
    </message>
    <message>
        <source>The hand counts {games} for them.</source>
        <translation>A mão vale {games} para eles.</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Dada de novo</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Revoke, and +{bonus} from a tie</source>
        <translation>Renúncia, e +{bonus} de empate</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Renúncia</translation>
    </message>
    <message>
        <source>Sweep, and +{bonus} from a tie</source>
        <translation>Bandeira, e +{bonus} de empate</translation>
    </message>
    <message>
        <source>Sweep (bandeira)</source>
        <translation>Bandeira</translation>
    </message>
    <message>
        <source>Points, and +{bonus} from a tie</source>
        <translation>Pontos, e +{bonus} de empate</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Riscos</translation>
    </message>
    <message>
        <source>+{bonus}</source>
        <translation>+{bonus}</translation>
    </message>
    <message>
        <source>of these from a tie</source>
        <translation>destes, de empate</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>The deal is thrown in</source>
        <translation>Pediu-se nova mão</translation>
    </message>
    <message>
        <source>A tie: {high}–{low}</source>
        <translation>Empate: {high}–{low}</translation>
    </message>
    <message>
        <source>Sweep! All for us.</source>
        <translation>Bandeira! Tudo nosso.</translation>
    </message>
    <message>
        <source>Sweep! All for them.</source>
        <translation>Bandeira! Tudo deles.</translation>
    </message>
    <message>
        <source>We win: {high}–{low}</source>
        <translation>Ganhámos: {high}–{low}</translation>
    </message>
    <message>
        <source>They win: {high}–{low}</source>
        <translation>Ganharam eles: {high}–{low}</translation>
    </message>
    <message>
        <source>A claim: the hand is ours.</source>
        <translation>Acusação: a mão é nossa.</translation>
    </message>
    <message>
        <source>A claim: the hand is theirs.</source>
        <translation>Acusação: a mão é deles.</translation>
    </message>
    <message>
        <source>Revoke! The hand is ours.</source>
        <translation>Renúncia! A mão é nossa.</translation>
    </message>
    <message>
        <source>Revoke! The hand is theirs.</source>
        <translation>Renúncia! A mão é deles.</translation>
    </message>
    <message>
        <source>No revoke: the hand is ours.</source>
        <translation>Não houve renúncia: a mão é nossa.</translation>
    </message>
    <message>
        <source>No revoke: the hand is theirs.</source>
        <translation>Não houve renúncia: a mão é deles.</translation>
    </message>
    <message>
        <source>&amp;Play another</source>
        <translation>&amp;Jogar outra</translation>
    </message>
    <message>
        <source>Begins another match (Enter)</source>
        <translation>Começa outra partida (Enter)</translation>
    </message>
    <message>
        <source>&amp;Next hand</source>
        <translation>&amp;Próxima mão</translation>
    </message>
    <message>
        <source>Deals the next hand (Enter)</source>
        <translation>Dá a próxima mão (Enter)</translation>
    </message>
    <message>
        <source>&amp;Review the hand</source>
        <translation>&amp;Rever a mão</translation>
    </message>
    <message>
        <source>Goes through the tricks with all cards open, and says what each card cost (V)</source>
        <translation>Percorre as vazas com as cartas todas à vista e diz quanto custou cada uma (V)</translation>
    </message>
    <message>
        <source>&amp;Same cards</source>
        <translation>&amp;Mesmas cartas</translation>
    </message>
    <message>
        <source>Begins a match with the cards of this hand</source>
        <translation>Começa uma partida com as cartas desta mão</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Deixar a mesa</translation>
    </message>
    <message>
        <source>Goes to the start screen</source>
        <translation>Volta ao ecrã inicial</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>You cut the pack</source>
        <translation>Partes o baralho</translation>
    </message>
    <message>
        <source>Cuts the pack</source>
        <translation>Parte o baralho</translation>
    </message>
    <message>
        <source>Turn the trump</source>
        <translation>Viras o trunfo</translation>
    </message>
    <message>
        <source>Turns the trump</source>
        <translation>Vira o trunfo</translation>
    </message>
    <message>
        <source>Us · you deal</source>
        <translation>Nós · dás</translation>
    </message>
    <message>
        <source>Us · you dealt</source>
        <translation>Nós · deste</translation>
    </message>
    <message>
        <source>Us · deals</source>
        <translation>Nós · dá</translation>
    </message>
    <message>
        <source>Us · dealt</source>
        <translation>Nós · deu</translation>
    </message>
    <message>
        <source>Them · deals</source>
        <translation>Eles · dá</translation>
    </message>
    <message>
        <source>Them · dealt</source>
        <translation>Eles · deu</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Play goes to the left, clockwise.</source>
        <translation>Joga-se para a esquerda, no sentido dos ponteiros do relógio.</translation>
    </message>
    <message>
        <source>Play goes to the right, anticlockwise.</source>
        <translation>Joga-se para a direita, ao contrário dos ponteiros do relógio.</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Tiras uma carta</translation>
    </message>
    <message>
        <source>Draws a card</source>
        <translation>Tira uma carta</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>É a tua vez</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Joga</translation>
    </message>
    <message>
        <source>You decide</source>
        <translation>Decides tu</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>Decide</translation>
    </message>
    <message>
        <source>Us · pé</source>
        <translation>Nós · pé</translation>
    </message>
    <message>
        <source>Them · pé</source>
        <translation>Eles · pé</translation>
    </message>
    <message>
        <source>Us · mão</source>
        <translation>Nós · mão</translation>
    </message>
    <message>
        <source>Them · mão</source>
        <translation>Eles · mão</translation>
    </message>
    <message>
        <source>You answer</source>
        <translation>Responde</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Responde</translation>
    </message>
    <message>
        <source>Decide · mão</source>
        <translation>Decide · mão</translation>
    </message>
    <message>
        <source>Decides · mão</source>
        <translation>Decide · mão</translation>
    </message>
    <message>
        <source>Answer · mão</source>
        <translation>Responde · mão</translation>
    </message>
    <message>
        <source>Answers · mão</source>
        <translation>Responde · mão</translation>
    </message>
    <message>
        <source>Your turn · mão</source>
        <translation>Joga · mão</translation>
    </message>
    <message>
        <source>Plays · mão</source>
        <translation>Joga · mão</translation>
    </message>
    <message>
        <source>Asks {stake} · mão</source>
        <translation>Pede {stake} · mão</translation>
    </message>
    <message>
        <source>Us · you ask {stake}</source>
        <translation>Nós · pedes {stake}</translation>
    </message>
    <message>
        <source>Us · asks {stake}</source>
        <translation>Nós · pede {stake}</translation>
    </message>
    <message>
        <source>Them · asks {stake}</source>
        <translation>Eles · pede {stake}</translation>
    </message>
</context>
<context>
    <name>Slate</name>
    <message>
        <source>tie: worth +{bonus}</source>
        <translation>empate: vale +{bonus}</translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation>até {target}</translation>
    </message>
    <message>
        <source>last: revoke</source>
        <translation>última: renúncia</translation>
    </message>
    <message>
        <source>last: {us}–{them}</source>
        <translation>última: {us}–{them}</translation>
    </message>
    <message>
        <source>to {tentos}</source>
        <translation>até {tentos}</translation>
    </message>
    <message>
        <source>from {start} down to 0</source>
        <translation>de {start} até 0</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>You deal: which card do you turn for trumps?</source>
        <translation>Dás tu: que carta viras para trunfo?</translation>
    </message>
    <message>
        <source>The card is yours, and all see it until you play it.</source>
        <translation>A carta é tua, e todos a veem até a jogares.</translation>
    </message>
    <message>
        <source>You hold fewer than {points} points: you may throw the deal in.</source>
        <translation>Tens menos de {points} pontos: podes pedir nova mão.</translation>
    </message>
    <message>
        <source>All tricks are played. Count the points, or claim a revoke first.</source>
        <translation>As vazas estão todas jogadas. Conta os pontos ou, antes disso, acusa uma renúncia.</translation>
    </message>
    <message>
        <source>Cut where you like: click on the pack, or use ← → and Enter.</source>
        <translation>Parte onde quiseres: clica no baralho, ou usa ← → e Enter.</translation>
    </message>
    <message>
        <source>From 1 to 39 cards. Those that you lift go to the bottom.</source>
        <translation>De 1 a 39 cartas. As que levantares vão para baixo.</translation>
    </message>
    <message>
        <source>You lift {cards}</source>
        <translation>Levantas {cards}</translation>
    </message>
    <message>
        <source>Your card is the highest: you deal first.</source>
        <translation>A tua carta é a mais alta: dás tu primeiro.</translation>
    </message>
    <message>
        <source>{name} drew the highest card and deals first.</source>
        <translation>{name} tirou a carta mais alta e dá primeiro.</translation>
    </message>
    <message>
        <source>A tie for the highest card: they draw again.</source>
        <translation>Empate na carta mais alta: tira-se outra vez.</translation>
    </message>
    <message>
        <source>{name}, draw a card: click on one, or use ← → and Enter.</source>
        <translation>{name}, tira uma carta: clica numa, ou usa ← → e Enter.</translation>
    </message>
    <message>
        <source>Draw a card: click on one, or use ← → and Enter.</source>
        <translation>Tira uma carta: clica numa, ou usa ← → e Enter.</translation>
    </message>
    <message>
        <source>They draw their cards…</source>
        <translation>Os outros tiram as suas cartas…</translation>
    </message>
    <message>
        <source>Whoever draws the highest card deals first.</source>
        <translation>Dá primeiro quem tirar a carta mais alta.</translation>
    </message>
    <message>
        <source>You are mão: do the cards come off the top or the bottom?</source>
        <translation>És mão: as cartas saem de cima ou de baixo?</translation>
    </message>
    <message>
        <source>“Desce” deals from the top of the pack, “sobe” from the bottom.</source>
        <translation>«Desce» dá por cima do baralho, «sobe» por baixo.</translation>
    </message>
    <message>
        <source>Do you keep these cards, pass them to your partner, or throw them away?</source>
        <translation>Ficas com estas cartas, passas ao parceiro ou deitas fora?</translation>
    </message>
    <message>
        <source>Do you keep these cards, or pass them to your partner?</source>
        <translation>Ficas com estas cartas ou passas ao parceiro?</translation>
    </message>
    <message>
        <source>Do you keep these cards, or throw them away?</source>
        <translation>Ficas com estas cartas ou deitas fora?</translation>
    </message>
    <message>
        <source>You keep these cards: nothing else is left.</source>
        <translation>Ficas com estas cartas: não há outra escolha.</translation>
    </message>
    <message>
        <source>This is your {hand}: play it for {tentos}, or run?</source>
        <translation>É a vossa {hand}: jogam por {tentos} ou correm?</translation>
    </message>
    <message>
        <source>They ask for {stake}: accept, raise or run?</source>
        <translation>Eles pedem {stake}: aceitas, aumentas ou corres?</translation>
    </message>
    <message>
        <source>They ask for {stake}: accept or run?</source>
        <translation>Eles pedem {stake}: aceitas ou corres?</translation>
    </message>
    <message>
        <source>The next card that you play goes face down.</source>
        <translation>A próxima carta que jogares vai coberta.</translation>
    </message>
    <message>
        <source>You say that {name} did not follow suit but could have. If that is wrong, they score {games}.</source>
        <translation>Dizes que {name} não assistiu, e podia. Se não for verdade, eles marcam {games}.</translation>
    </message>
    <message>
        <source>Who did not follow suit but could have? If that is wrong, they score {games}.</source>
        <translation>Quem não assistiu e podia assistir? Se te enganares, eles marcam {games}.</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Revoke!</source>
        <translation>Renúncia!</translation>
    </message>
    <message>
        <source>I throw it in!</source>
        <translation>Peço nova mão!</translation>
    </message>
    <message>
        <source>I pass them!</source>
        <translation>Passo!</translation>
    </message>
    <message>
        <source>I accept!</source>
        <translation>Aceito!</translation>
    </message>
    <message>
        <source>I run!</source>
        <translation>Corro!</translation>
    </message>
    <message>
        <source>I would raise</source>
        <translation>Eu aumentava</translation>
    </message>
    <message>
        <source>I would run</source>
        <translation>Eu corria</translation>
    </message>
    <message>
        <source>I would accept</source>
        <translation>Eu aceitava</translation>
    </message>
    <message>
        <source>Sign: {sign}</source>
        <translation>Sinal: {sign}</translation>
    </message>
    <message>
        <source>partner only</source>
        <translation>só o parceiro vê</translation>
    </message>
    <message>
        <source>only you see</source>
        <translation>só tu vês</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>{count} cards each are dealt. Play goes to the left.</source>
        <translation>Cada um recebe {count} cartas. Joga-se para a esquerda.</translation>
    </message>
    <message>
        <source>{count} cards each are dealt. Play goes to the right.</source>
        <translation>Cada um recebe {count} cartas. Joga-se para a direita.</translation>
    </message>
    <message>
        <source>You play on.</source>
        <translation>Ficas com as cartas.</translation>
    </message>
    <message>
        <source>{name} plays on.</source>
        <translation>{name} fica com as cartas.</translation>
    </message>
    <message>
        <source>You throw the deal in: the same dealer deals again.</source>
        <translation>Pedes nova mão: dá outra vez quem deu.</translation>
    </message>
    <message>
        <source>{name} throws the deal in: the same dealer deals again.</source>
        <translation>{name} pede nova mão: dá outra vez quem deu.</translation>
    </message>
    <message>
        <source>You turn the bottom card, {card}: trumps are {suit}.</source>
        <translation>Viras a carta de baixo, {card}: o trunfo é {suit}.</translation>
    </message>
    <message>
        <source>{name} turns the bottom card, {card}: trumps are {suit}.</source>
        <translation>{name} vira a carta de baixo, {card}: o trunfo é {suit}.</translation>
    </message>
    <message>
        <source>You turn the top card, {card}: trumps are {suit}.</source>
        <translation>Viras a carta de cima, {card}: o trunfo é {suit}.</translation>
    </message>
    <message>
        <source>{name} turns the top card, {card}: trumps are {suit}.</source>
        <translation>{name} vira a carta de cima, {card}: o trunfo é {suit}.</translation>
    </message>
    <message>
        <source>You claim a revoke by {name}: it is true.</source>
        <translation>Acusas {name} de renúncia: é verdade.</translation>
    </message>
    <message>
        <source>You claim a revoke by {name}: it is not so.</source>
        <translation>Acusas {name} de renúncia: não é verdade.</translation>
    </message>
    <message>
        <source>{name} claims that you revoked: it is true.</source>
        <translation>{name} acusa-te de renúncia: é verdade.</translation>
    </message>
    <message>
        <source>{name} claims that you revoked: it is not so.</source>
        <translation>{name} acusa-te de renúncia: não é verdade.</translation>
    </message>
    <message>
        <source>{name} claims a revoke by {other}: it is true.</source>
        <translation>{name} acusa {other} de renúncia: é verdade.</translation>
    </message>
    <message>
        <source>{name} claims a revoke by {other}: it is not so.</source>
        <translation>{name} acusa {other} de renúncia: não é verdade.</translation>
    </message>
    <message>
        <source>The hand is tied at {us}–{them}.</source>
        <translation>A mão acaba empatada, {us}–{them}.</translation>
    </message>
    <message>
        <source>The hand is ours, {us}–{them}: {games}. The match stands at {ours}–{theirs}.</source>
        <translation>A mão é nossa, {us}–{them}: {games}. A partida está em {ours}–{theirs}.</translation>
    </message>
    <message>
        <source>The hand is theirs, {us}–{them}: {games}. The match stands at {ours}–{theirs}.</source>
        <translation>A mão é deles, {us}–{them}: {games}. A partida está em {ours}–{theirs}.</translation>
    </message>
    <message>
        <source>You deal first.</source>
        <translation>Dás tu primeiro.</translation>
    </message>
    <message>
        <source>{name} deals first.</source>
        <translation>{name} dá primeiro.</translation>
    </message>
    <message>
        <source>You shuffle.</source>
        <translation>Baralhas.</translation>
    </message>
    <message>
        <source>{name} shuffles.</source>
        <translation>{name} baralha.</translation>
    </message>
    <message>
        <source>You cut: {cards}.</source>
        <translation>Partes: {cards}.</translation>
    </message>
    <message>
        <source>{name} cuts: {cards}.</source>
        <translation>{name} parte: {cards}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Jogas {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joga {card}.</translation>
    </message>
    <message>
        <source>The match is ours!</source>
        <translation>A partida é nossa!</translation>
    </message>
    <message>
        <source>The match is theirs.</source>
        <translation>A partida é deles.</translation>
    </message>
    <message>
        <source>You take the trick: {points}.</source>
        <translation>Fazes a vaza: {points}.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {points}.</source>
        <translation>{name} faz a vaza: {points}.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Tiras {card}.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} tira {card}.</translation>
    </message>
    <message>
        <source>You play {card} face down.</source>
        <translation>Jogas {card} como carta coberta.</translation>
    </message>
    <message>
        <source>{name} plays a card face down.</source>
        <translation>{name} joga uma carta coberta.</translation>
    </message>
    <message>
        <source>The trick is tied.</source>
        <translation>A vaza empata.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Fazes a vaza.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} faz a vaza.</translation>
    </message>
    <message>
        <source>You give {name} a sign: {sign}.</source>
        <translation>Fazes um sinal, que só {name} vê: {sign}.</translation>
    </message>
    <message>
        <source>{name} gives you a sign: {sign}.</source>
        <translation>{name} faz-te um sinal: {sign}.</translation>
    </message>
    <message>
        <source>You say “desce”: the cards come off the top.</source>
        <translation>Dizes «desce»: as cartas saem de cima.</translation>
    </message>
    <message>
        <source>{name} says “desce”: the cards come off the top.</source>
        <translation>{name} diz «desce»: as cartas saem de cima.</translation>
    </message>
    <message>
        <source>You say “sobe”: the cards come off the bottom.</source>
        <translation>Dizes «sobe»: as cartas saem de baixo.</translation>
    </message>
    <message>
        <source>{name} says “sobe”: the cards come off the bottom.</source>
        <translation>{name} diz «sobe»: as cartas saem de baixo.</translation>
    </message>
    <message>
        <source>You receive {cards}.</source>
        <translation>Recebes {cards}.</translation>
    </message>
    <message>
        <source>{name} receives three cards.</source>
        <translation>{name} recebe três cartas.</translation>
    </message>
    <message>
        <source>You keep your cards.</source>
        <translation>Ficas com as tuas cartas.</translation>
    </message>
    <message>
        <source>{name} keeps the cards.</source>
        <translation>{name} fica com as cartas.</translation>
    </message>
    <message>
        <source>You throw away {cards}.</source>
        <translation>Deitas fora {cards}.</translation>
    </message>
    <message>
        <source>{name} throws away {cards}.</source>
        <translation>{name} deita fora {cards}.</translation>
    </message>
    <message>
        <source>You pass your cards to {name}.</source>
        <translation>Passas as tuas cartas: {name} fica com elas.</translation>
    </message>
    <message>
        <source>{name} passes you {cards}.</source>
        <translation>{name} passa-te {cards}.</translation>
    </message>
    <message>
        <source>{name} passes the cards to {other}.</source>
        <translation>{name} passa as cartas: {other} fica com elas.</translation>
    </message>
    <message>
        <source>It is their {hand}: they see each other&apos;s cards.</source>
        <translation>É a {hand} deles: veem as cartas um do outro.</translation>
    </message>
    <message>
        <source>It is our {hand}: {name} shows you {cards}.</source>
        <translation>É a nossa {hand}: {name} mostra-te {cards}.</translation>
    </message>
    <message>
        <source>You call “{call}”: you ask for {stake}.</source>
        <translation>Gritas «{call}»: pedes {stake}.</translation>
    </message>
    <message>
        <source>{name} calls “{call}”: asks for {stake}.</source>
        <translation>{name} grita «{call}»: pede {stake}.</translation>
    </message>
    <message>
        <source>You accept: the hand is worth {tentos}.</source>
        <translation>Aceitas: a mão vale {tentos}.</translation>
    </message>
    <message>
        <source>{name} accepts: the hand is worth {tentos}.</source>
        <translation>{name} aceita: a mão vale {tentos}.</translation>
    </message>
    <message>
        <source>You play the {hand}: it is worth {tentos}.</source>
        <translation>Jogas a {hand}: vale {tentos}.</translation>
    </message>
    <message>
        <source>{name} plays the {hand}: it is worth {tentos}.</source>
        <translation>{name} joga a {hand}: vale {tentos}.</translation>
    </message>
    <message>
        <source>You run.</source>
        <translation>Corres.</translation>
    </message>
    <message>
        <source>{name} runs.</source>
        <translation>{name} corre.</translation>
    </message>
    <message>
        <source>All three tricks are tied: nobody scores.</source>
        <translation>As três vazas empataram: ninguém marca.</translation>
    </message>
    <message>
        <source>The hand is ours: {tentos}. The match stands at {ours}–{theirs}.</source>
        <translation>A mão é nossa: {tentos}. A partida está em {ours}–{theirs}.</translation>
    </message>
    <message>
        <source>The hand is theirs: {tentos}. The match stands at {ours}–{theirs}.</source>
        <translation>A mão é deles: {tentos}. A partida está em {ours}–{theirs}.</translation>
    </message>
</context>
<context>
    <name>Trick</name>
    <message>
        <source>You take the trick: {points}</source>
        <translation>A vaza é tua: {points}</translation>
    </message>
    <message>
        <source>{name} takes the trick: {points}</source>
        <translation>{name} faz a vaza: {points}</translation>
    </message>
    <message>
        <source>The trick is tied</source>
        <translation>A vaza está empatada</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>A vaza é tua</translation>
    </message>
    <message>
        <source>{name} takes the trick</source>
        <translation>{name} faz a vaza</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n vaza</numerusform>
            <numerusform>%n vazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>trick(s) %n</source>
        <comment>word only, without the number</comment>
        <translation>
            <numerusform>%n vaza</numerusform>
            <numerusform>%n vazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n risco</numerusform>
            <numerusform>%n riscos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tento(s)</source>
        <translation>
            <numerusform>%n tento</numerusform>
            <numerusform>%n tentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n vezes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <translation>
            <numerusform>%n definição encontrada</numerusform>
            <numerusform>%n definições encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n risco(s)</source>
        <translation>
            <numerusform>%n risco</numerusform>
            <numerusform>%n riscos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Last trick</name>
    <message>
        <source>You led and took it: {points}.</source>
        <translation>Saíste e fizeste a vaza: {points}.</translation>
    </message>
    <message>
        <source>{name} led and took it: {points}.</source>
        <translation>{name} saiu e fez a vaza: {points}.</translation>
    </message>
    <message>
        <source>You led, {name} took it: {points}.</source>
        <translation>Saíste tu, {name} fez a vaza: {points}.</translation>
    </message>
    <message>
        <source>{name} led, you took it: {points}.</source>
        <translation>{name} saiu, tu fizeste a vaza: {points}.</translation>
    </message>
    <message>
        <source>{name} led, {other} took it: {points}.</source>
        <translation>{name} saiu, {other} fez a vaza: {points}.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última vaza</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Back to the table (Esc or L)</source>
        <translation>Volta à mesa (Esc ou L)</translation>
    </message>
</context>
<context>
    <name>Truco start</name>
    <message>
        <source>{us}–{them} in tentos, they ask for {asked}</source>
        <translation>{us}–{them} em tentos, pedem {asked}</translation>
    </message>
    <message>
        <source>{us}–{them} in tentos, we ask for {asked}</source>
        <translation>{us}–{them} em tentos, pedimos {asked}</translation>
    </message>
    <message>
        <source>{us}–{them} in tentos, a new hand begins</source>
        <translation>{us}–{them} em tentos, começa nova mão</translation>
    </message>
    <message>
        <source>{us}–{them} in tentos, trick {trick}, it is your turn</source>
        <translation>{us}–{them} em tentos, {trick}.ª vaza, é a tua vez</translation>
    </message>
    <message>
        <source>{us}–{them} in tentos, trick {trick}, {name} is to play</source>
        <translation>{us}–{them} em tentos, {trick}.ª vaza, joga {name}</translation>
    </message>
</context>
<context>
    <name>Truco tricks</name>
    <message>
        <source>The hand is worth {tentos}.</source>
        <translation>A mão vale {tentos}.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Vaza</translation>
    </message>
    <message>
        <source>You led; the trick was tied.</source>
        <translation>Saíste tu; a vaza empatou.</translation>
    </message>
    <message>
        <source>{name} led; the trick was tied.</source>
        <translation>Saiu {name}; a vaza empatou.</translation>
    </message>
    <message>
        <source>You led and took it.</source>
        <translation>Saíste e fizeste a vaza.</translation>
    </message>
    <message>
        <source>{name} led and took it.</source>
        <translation>{name} saiu e fez a vaza.</translation>
    </message>
    <message>
        <source>You led, {name} took it.</source>
        <translation>Saíste tu, {name} fez a vaza.</translation>
    </message>
    <message>
        <source>{name} led, you took it.</source>
        <translation>{name} saiu, fizeste tu a vaza.</translation>
    </message>
    <message>
        <source>{name} led, {other} took it.</source>
        <translation>{name} saiu, {other} fez a vaza.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>empatada</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>nossa</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>deles</translation>
    </message>
</context>
<context>
    <name>Truco sheet</name>
    <message>
        <source>Rules: {rules}. The first side with {tentos} wins the match.</source>
        <translation>Regras: {rules}. Ganha a partida quem primeiro fizer {tentos}.</translation>
    </message>
    <message>
        <source>Pé</source>
        <translation>Pé</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valia</translation>
    </message>
    <message>
        <source>Tentos</source>
        <translation>Tentos</translation>
    </message>
    <message>
        <source>The first number is always ours. Tricks: a full circle is ours, an empty one theirs, = a tie.</source>
        <translation>O primeiro número é sempre o nosso. Vazas: círculo cheio, nossa; vazio, deles; =, empate.</translation>
    </message>
</context>
<context>
    <name>Truco result</name>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>Tentos</source>
        <translation>Tentos</translation>
    </message>
    <message>
        <source>Tied three times</source>
        <translation>Três empates</translation>
    </message>
    <message>
        <source>They ran: {tentos} for us</source>
        <translation>Correram: {tentos} para nós</translation>
    </message>
    <message>
        <source>We ran: {tentos} for them</source>
        <translation>Corremos: {tentos} para eles</translation>
    </message>
    <message>
        <source>The hand is ours: {tentos}</source>
        <translation>A mão é nossa: {tentos}</translation>
    </message>
    <message>
        <source>The hand is theirs: {tentos}</source>
        <translation>A mão é deles: {tentos}</translation>
    </message>
    <message>
        <source>All three tricks were tied, and nobody scores.</source>
        <translation>As três vazas empataram, e ninguém marca.</translation>
    </message>
    <message>
        <source>We took two tricks.</source>
        <translation>Fizemos duas vazas.</translation>
    </message>
    <message>
        <source>They took two tricks.</source>
        <translation>Fizeram duas vazas.</translation>
    </message>
    <message>
        <source>After the tie the next trick was ours.</source>
        <translation>Depois do empate, a vaza seguinte foi nossa.</translation>
    </message>
    <message>
        <source>After the tie the next trick was theirs.</source>
        <translation>Depois do empate, a vaza seguinte foi deles.</translation>
    </message>
    <message>
        <source>A trick was tied, and the first one was ours.</source>
        <translation>Uma vaza empatou, e a primeira foi nossa.</translation>
    </message>
    <message>
        <source>A trick was tied, and the first one was theirs.</source>
        <translation>Uma vaza empatou, e a primeira foi deles.</translation>
    </message>
    <message>
        <source>All tied</source>
        <translation>Tudo empatado</translation>
    </message>
    <message>
        <source>They ran</source>
        <translation>Correram</translation>
    </message>
    <message>
        <source>We ran</source>
        <translation>Corremos</translation>
    </message>
    <message>
        <source>They ran from the {special}</source>
        <translation>Correram da {special}</translation>
    </message>
    <message>
        <source>We ran from the {special}</source>
        <translation>Corremos da {special}</translation>
    </message>
    <message>
        <source>By tricks</source>
        <translation>Nas vazas</translation>
    </message>
    <message>
        <source>You did not play the {special}.</source>
        <translation>Não jogaste a {special}.</translation>
    </message>
    <message>
        <source>{name} did not play the {special}.</source>
        <translation>{name} não jogou a {special}.</translation>
    </message>
    <message>
        <source>You ran; the hand was worth {tentos}.</source>
        <translation>Correste; a mão valia {tentos}.</translation>
    </message>
    <message>
        <source>{name} ran; the hand was worth {tentos}.</source>
        <translation>{name} correu; a mão valia {tentos}.</translation>
    </message>
</context>
<context>
    <name>Truco rules</name>
    <message>
        <source>Manilha velha</source>
        <translation>Manilha velha</translation>
    </message>
    <message>
        <source>With mão de onze</source>
        <translation>Com mão de onze</translation>
    </message>
    <message>
        <source>Truco mineiro</source>
        <translation>Truco mineiro</translation>
    </message>
    <message>
        <source>A hand is worth {steps} tentos.</source>
        <translation>A mão vale {steps} tentos.</translation>
    </message>
    <message>
        <source>Manilha velha; at {border} you play for {stake} or run.</source>
        <translation>Manilha velha; com {border} jogas por {stake} ou corres.</translation>
    </message>
    <message>
        <source>{steps} tentos; mão de dez.</source>
        <translation>{steps} tentos; mão de dez.</translation>
    </message>
    <message>
        <source>Sets thro&amp;wn away</source>
        <translation>&amp;Descartes</translation>
    </message>
    <message>
        <source>Passi&amp;ng to the partner</source>
        <translation>Passar ao pa&amp;rceiro</translation>
    </message>
    <message>
        <source>Carta co&amp;berta</source>
        <translation>Carta co&amp;berta</translation>
    </message>
    <message>
        <source>Mão de &amp;onze (de dez)</source>
        <translation>Mão de on&amp;ze (de dez)</translation>
    </message>
    <message>
        <source>&amp;Signs</source>
        <translation>&amp;Sinais</translation>
    </message>
    <message>
        <source>&amp;Tentos of a hand</source>
        <translation>Te&amp;ntos da mão</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Mineiro</source>
        <translation>Mineiro</translation>
    </message>
    <message>
        <source>mão de onze</source>
        <translation>mão de onze</translation>
    </message>
    <message>
        <source>mão de dez</source>
        <translation>mão de dez</translation>
    </message>
    <message>
        <source>special hand</source>
        <translation>mão especial</translation>
    </message>
    <message>
        <source>The first side with {tentos} wins the match.</source>
        <translation>Ganha a partida a dupla que primeiro fizer {tentos}.</translation>
    </message>
    <message>
        <source>Nobody may throw three cards away and take others.</source>
        <translation>Ninguém pode descartar as três cartas e receber outras.</translation>
    </message>
    <message>
        <source>Whoever does not like his three cards may take others: {times} in the match, all players together.</source>
        <translation>Quem não gosta das suas três cartas pode receber outras: {times} na partida, somando todos os jogadores.</translation>
    </message>
    <message>
        <source>Once a hand somebody may give his three cards to the partner, unseen, and take three others.</source>
        <translation>Uma vez por mão, alguém pode passar as suas três cartas ao parceiro, sem as mostrar, e receber outras três.</translation>
    </message>
    <message>
        <source>Nobody gives cards to the partner.</source>
        <translation>Ninguém passa cartas ao parceiro.</translation>
    </message>
    <message>
        <source>From the second trick on a card may lie face down: it loses to every open card.</source>
        <translation>Da segunda vaza em diante pode-se jogar carta coberta: perde com qualquer carta aberta.</translation>
    </message>
    <message>
        <source>All cards are played face up.</source>
        <translation>Todas as cartas se jogam abertas.</translation>
    </message>
    <message>
        <source>With {tentos} partners see each other’s cards: they play for {stake} or run, and nobody raises.</source>
        <translation>Com {tentos} os parceiros veem as cartas um do outro: jogam por {stake} ou correm, e ninguém aumenta.</translation>
    </message>
    <message>
        <source>With {tentos} a hand is played like any other.</source>
        <translation>Com {tentos} a mão joga-se como as outras.</translation>
    </message>
    <message>
        <source>Partners may give each other signs, which need not be true.</source>
        <translation>Os parceiros podem fazer sinais um ao outro, que não têm de ser verdade.</translation>
    </message>
    <message>
        <source>Signs are not allowed.</source>
        <translation>Os sinais não são permitidos.</translation>
    </message>
    <message>
        <source>A hand is worth {tentos}; the raises ask for {steps}.</source>
        <translation>A mão vale {tentos}; os aumentos pedem {steps}.</translation>
    </message>
</context>
<context>
    <name>Truco</name>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Desce!</source>
        <translation>Desce!</translation>
    </message>
    <message>
        <source>Sobe!</source>
        <translation>Sobe!</translation>
    </message>
    <message>
        <source>zap</source>
        <translation>zap</translation>
    </message>
    <message>
        <source>escopeta</source>
        <translation>escopeta</translation>
    </message>
    <message>
        <source>espadilha</source>
        <translation>espadilha</translation>
    </message>
    <message>
        <source>pica-fumo</source>
        <translation>pica-fumo</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>um três</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>{manilha} ({card})</source>
        <translation>{manilha} ({card})</translation>
    </message>
    <message>
        <source>Truco!</source>
        <translation>Truco!</translation>
    </message>
    <message>
        <source>Seis!</source>
        <translation>Seis!</translation>
    </message>
    <message>
        <source>Nove!</source>
        <translation>Nove!</translation>
    </message>
    <message>
        <source>Dez!</source>
        <translation>Dez!</translation>
    </message>
    <message>
        <source>Doze!</source>
        <translation>Doze!</translation>
    </message>
    <message>
        <source>hand of eleven</source>
        <translation>mão de onze</translation>
    </message>
    <message>
        <source>hand of ten</source>
        <translation>mão de dez</translation>
    </message>
    <message>
        <source>hand of {tentos}</source>
        <translation>mão de {tentos}</translation>
    </message>
    <message>
        <source>mão de ferro</source>
        <translation>mão de ferro</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>Worth</source>
        <translation>Vale</translation>
    </message>
    <message>
        <source>Worth {stake}</source>
        <translation>Vale {stake}</translation>
    </message>
    <message>
        <source>We ask {stake}</source>
        <translation>Pedimos {stake}</translation>
    </message>
    <message>
        <source>They ask {stake}</source>
        <translation>Pedem {stake}</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trunfo</translation>
    </message>
</context>
<context>
    <name>Mark</name>
    <message>
        <source>=</source>
        <translation>=</translation>
    </message>
    <message>
        <source>U</source>
        <translation>N</translation>
    </message>
    <message>
        <source>T</source>
        <translation>E</translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message>
        <source>Hand of the day</source>
        <translation>Mão do dia</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>Dias anteriores</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>A master in your place</source>
        <translation>Um mestre no teu lugar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>&amp;Play the hand</source>
        <translation>&amp;Jogar a mão</translation>
    </message>
    <message>
        <source>Begins a match with these cards (Enter)</source>
        <translation>Começa uma partida com estas cartas (Enter)</translation>
    </message>
    <message>
        <source>Copy the &amp;number</source>
        <translation>Copiar o &amp;número</translation>
    </message>
    <message>
        <source>Copies the number of the deal, to send it to a friend</source>
        <translation>Copia o número do baralho, para o mandares a um amigo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Closes this window (Esc)</source>
        <translation>Fecha esta janela (Esc)</translation>
    </message>
    <message>
        <source>Today everybody gets the same cards at Sueca: deal {number}, the digits of the date. The first time that you play it counts.</source>
        <translation>Hoje todos recebem as mesmas cartas na Sueca: o baralho {number}, os algarismos da data. Conta a primeira vez que a jogares.</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Com ajuda</translation>
    </message>
    <message>
        <source>You have not played it yet.</source>
        <translation>Ainda não a jogaste.</translation>
    </message>
    <message>
        <source>You took {points}. A master plays in your place now…</source>
        <translation>Fizeste {points}. Um mestre está agora a jogar no teu lugar…</translation>
    </message>
    <message>
        <source>You took {points}, a master in your place {master}.</source>
        <translation>Tu fizeste {points}, um mestre no teu lugar {master}.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Sueca Desktop</source>
        <translation>Sueca Desktop</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Closes this window (Esc)</source>
        <translation>Fecha esta janela (Esc)</translation>
    </message>
    <message>
        <source>The match is not saved</source>
        <translation>A partida não está guardada</translation>
    </message>
    <message>
        <source>The disk refuses to take it. Save it to another place, or do the same once more to leave without it.</source>
        <translation>O disco não a aceita. Guarda-a noutro sítio, ou faz o mesmo outra vez para saíres sem a guardar.</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Sta&amp;y</source>
        <translation>&amp;Ficar</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Mesa de jogo</translation>
    </message>
    <message>
        <source>{game} – first lesson – Sueca Desktop</source>
        <translation>{game} – primeira lição – Sueca Desktop</translation>
    </message>
    <message>
        <source>{game} – practice, with hints or undo – Sueca Desktop</source>
        <translation>{game} – treino, com dicas ou jogadas anuladas – Sueca Desktop</translation>
    </message>
    <message>
        <source>{game} – deal {number} – Sueca Desktop</source>
        <translation>{game} – baralho n.º {number} – Sueca Desktop</translation>
    </message>
    <message>
        <source>{game} – Sueca Desktop</source>
        <translation>{game} – Sueca Desktop</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Mão</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>&amp;Velocidade das cartas</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Língua</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>First &amp;lesson</source>
        <translation>Primeira &amp;lição</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>Begins another match</source>
        <translation>Começa outra partida</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Goes on with a match from a file</source>
        <translation>Continua uma partida guardada num ficheiro</translation>
    </message>
    <message>
        <source>Hand of the &amp;day…</source>
        <translation>Mão do d&amp;ia…</translation>
    </message>
    <message>
        <source>The same cards for everybody today</source>
        <translation>As mesmas cartas para todos, hoje</translation>
    </message>
    <message>
        <source>&amp;Matches played…</source>
        <translation>Partidas &amp;jogadas…</translation>
    </message>
    <message>
        <source>Replay, review or delete finished matches</source>
        <translation>Repetir, rever ou apagar partidas acabadas</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>Es&amp;tatísticas…</translation>
    </message>
    <message>
        <source>How you have played so far</source>
        <translation>Como tens jogado até agora</translation>
    </message>
    <message>
        <source>Same &amp;cards again…</source>
        <translation>Mesmas &amp;cartas outra vez…</translation>
    </message>
    <message>
        <source>Plays the cards of the last hand again, from any seat</source>
        <translation>Joga outra vez as cartas da última mão, de qualquer lugar</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Saves the match to a file</source>
        <translation>Guarda a partida num ficheiro</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Deixar a &amp;mesa</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Volta ao início</translation>
    </message>
    <message>
        <source>Score &amp;keeper</source>
        <translation>Mar&amp;cador</translation>
    </message>
    <message>
        <source>Keeps the score of a game with real cards</source>
        <translation>Marca os pontos de um jogo com cartas a sério</translation>
    </message>
    <message>
        <source>&amp;Print the rules…</source>
        <translation>Im&amp;primir as regras…</translation>
    </message>
    <message>
        <source>Prints the rules that are played here, on A4</source>
        <translation>Imprime em A4 as regras que se jogam aqui</translation>
    </message>
    <message>
        <source>Rules as P&amp;DF…</source>
        <translation>Regras em P&amp;DF…</translation>
    </message>
    <message>
        <source>Saves the rules that are played here, on one page</source>
        <translation>Guarda numa página as regras que se jogam aqui</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Definições…</translation>
    </message>
    <message>
        <source>How it looks and plays</source>
        <translation>O aspeto e a maneira de jogar</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>Ends the program; the match is kept</source>
        <translation>Fecha o programa; a partida fica guardada</translation>
    </message>
    <message>
        <source>T&amp;hinking…</source>
        <translation>A &amp;pensar…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>Shows a good card and says why</source>
        <translation>Mostra uma boa carta e diz porquê</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anular</translation>
    </message>
    <message>
        <source>Takes back to your last decision</source>
        <translation>Volta à tua última decisão</translation>
    </message>
    <message>
        <source>Stat&amp;e of the table</source>
        <translation>&amp;Estado da mesa</translation>
    </message>
    <message>
        <source>Says whose turn it is, what lies, and how it stands</source>
        <translation>Diz de quem é a vez, o que está na mesa e como vai o jogo</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Ú&amp;ltima vaza</translation>
    </message>
    <message>
        <source>Shows the trick that was taken last</source>
        <translation>Mostra a última vaza feita</translation>
    </message>
    <message>
        <source>&amp;Tricks of this hand</source>
        <translation>&amp;Vazas desta mão</translation>
    </message>
    <message>
        <source>Shows all tricks of this hand</source>
        <translation>Mostra todas as vazas desta mão</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Marcação</translation>
    </message>
    <message>
        <source>Shows the hands of this match</source>
        <translation>Mostra as mãos desta partida</translation>
    </message>
    <message>
        <source>&amp;Review the hand</source>
        <translation>&amp;Rever a mão</translation>
    </message>
    <message>
        <source>Goes through a finished hand with all cards open</source>
        <translation>Percorre uma mão acabada com as cartas todas à vista</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Ecrã inteiro</translation>
    </message>
    <message>
        <source>Fills the screen</source>
        <translation>Ocupa o ecrã todo</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Registo</translation>
    </message>
    <message>
        <source>Shows what happened, in words</source>
        <translation>Conta por palavras o que aconteceu</translation>
    </message>
    <message>
        <source>Teaches the game at the table, card by card</source>
        <translation>Ensina o jogo à mesa, carta a carta</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>The rules that are played here</source>
        <translation>As regras com que aqui se joga</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>What each key does</source>
        <translation>O que faz cada tecla</translation>
    </message>
    <message>
        <source>&amp;About Sueca Desktop</source>
        <translation>&amp;Acerca do Sueca Desktop</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versão e licença</translation>
    </message>
    <message>
        <source>{what} ({key})</source>
        <translation>{what} ({key})</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>Empty the field</source>
        <translation>Limpar o campo</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Procurar (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>Procurar nas regras</translation>
    </message>
    <message>
        <source>Enter goes to the next place, Shift+Enter to the one before</source>
        <translation>Enter vai para o sítio seguinte, Shift+Enter para o anterior</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Não há</translation>
    </message>
</context>
<context>
    <name>About</name>
    <message>
        <source>About Sueca Desktop</source>
        <translation>Acerca do Sueca Desktop</translation>
    </message>
    <message>
        <source>Sueca Desktop</source>
        <translation>Sueca Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
    </message>
    <message>
        <source>Sueca, Sobe e Desce and Truco, as they are played at the café table.</source>
        <translation>Sueca, Sobe e Desce e Truco, como se jogam à mesa do café.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It needs no network and sends nothing.</source>
        <translation>Software livre, com licença MIT. Não precisa de rede e não envia nada.</translation>
    </message>
    <message>
        <source>The fast parts of the program are compiled.</source>
        <translation>As partes rápidas do programa estão compiladas.</translation>
    </message>
    <message>
        <source>The fast parts of the program are not compiled: the masters are weaker.</source>
        <translation>As partes rápidas do programa não estão compiladas: os mestres jogam pior.</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}, {system}.</source>
        <translation>Python {python}, Qt {qt}, {system}.</translation>
    </message>
    <message>
        <source>{system} {built}</source>
        <translation>{system} {built}</translation>
    </message>
    <message>
        <source>The report is copied: paste it into your message.</source>
        <translation>O relatório está copiado: cola-o na tua mensagem.</translation>
    </message>
    <message>
        <source>Something does not work? Copy the report into your message.</source>
        <translation>Alguma coisa não funciona? Copia o relatório para a tua mensagem.</translation>
    </message>
    <message>
        <source>It holds versions, settings and the match on the table, but no names.</source>
        <translation>Traz as versões, as definições e a partida na mesa, mas nenhum nome.</translation>
    </message>
    <message>
        <source>Copy the &amp;report</source>
        <translation>Copiar o &amp;relatório</translation>
    </message>
    <message>
        <source>Copies versions, settings and the match, without names</source>
        <translation>Copia as versões, as definições e a partida, sem nomes</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Closes this window (Esc)</source>
        <translation>Fecha esta janela (Esc)</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>The same cards again</source>
        <translation>As mesmas cartas outra vez</translation>
    </message>
    <message>
        <source>Begins another match with the cards of the last hand, dealt by the same player.</source>
        <translation>Começa outra partida com as cartas da última mão, dadas pelo mesmo jogador.</translation>
    </message>
    <message>
        <source>&amp;Whose cards do you want?</source>
        <translation>&amp;De quem queres as cartas?</translation>
    </message>
    <message>
        <source>The cards that {name} held</source>
        <translation>As cartas de {name}</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Minhas</translation>
    </message>
    <message>
        <source>The cards that you held</source>
        <translation>As cartas que tinhas</translation>
    </message>
    <message>
        <source>Whose cards do you want?</source>
        <translation>De quem queres as cartas?</translation>
    </message>
    <message>
        <source>These cards were shuffled by chance and have no number.</source>
        <translation>Estas cartas foram baralhadas ao acaso e não têm número.</translation>
    </message>
    <message>
        <source>The match began with deal {number}.</source>
        <translation>A partida começou com o baralho {number}.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>Begins the match (Enter)</source>
        <translation>Começa a partida (Enter)</translation>
    </message>
    <message>
        <source>Copy the &amp;number</source>
        <translation>Copiar o &amp;número</translation>
    </message>
    <message>
        <source>Copies the number of the deal, to send it to a friend</source>
        <translation>Copia o número do baralho, para o mandares a um amigo</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Begins no match (Esc)</source>
        <translation>Não começa nenhuma partida (Esc)</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Mouse and keys</source>
        <translation>Rato e teclas</translation>
    </message>
    <message>
        <source>You want to</source>
        <translation>O que queres fazer</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Rato</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>in the menus</source>
        <translation>nos menus</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Closes this window (Esc)</source>
        <translation>Fecha esta janela (Esc)</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Escolher uma carta</translation>
    </message>
    <message>
        <source>point at it</source>
        <translation>apontar para ela</translation>
    </message>
    <message>
        <source>← → or 1 to 9, 0</source>
        <translation>← → ou 1 a 9, 0</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Ir para a primeira ou a última carta</translation>
    </message>
    <message>
        <source>Home or End</source>
        <translation>Home ou End</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Jogar a carta</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter ou Espaço</translation>
    </message>
    <message>
        <source>Cut the pack</source>
        <translation>Partir o baralho</translation>
    </message>
    <message>
        <source>click where you like</source>
        <translation>clicar onde quiseres</translation>
    </message>
    <message>
        <source>← → then Enter</source>
        <translation>← → e depois Enter</translation>
    </message>
    <message>
        <source>Finish a movement, go on after a trick</source>
        <translation>Acabar um movimento, continuar depois da vaza</translation>
    </message>
    <message>
        <source>click on the table</source>
        <translation>clicar na mesa</translation>
    </message>
    <message>
        <source>Reach the buttons beside the hand</source>
        <translation>Chegar aos botões ao lado da mão</translation>
    </message>
    <message>
        <source>click on one</source>
        <translation>clicar num</translation>
    </message>
    <message>
        <source>↑ ↓ or Tab</source>
        <translation>↑ ↓ ou Tab</translation>
    </message>
    <message>
        <source>In a review: another card</source>
        <translation>Ao rever uma mão: outra carta</translation>
    </message>
    <message>
        <source>click on the table or the curve</source>
        <translation>clicar na mesa ou na curva</translation>
    </message>
    <message>
        <source>In a review: another trick</source>
        <translation>Ao rever uma mão: outra vaza</translation>
    </message>
    <message>
        <source>click in the list</source>
        <translation>clicar na lista</translation>
    </message>
    <message>
        <source>Press a button with an underlined letter</source>
        <translation>Carregar num botão com uma letra sublinhada</translation>
    </message>
    <message>
        <source>click on it</source>
        <translation>clicar nele</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt e a letra</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
</context>
<context>
    <name>New match</name>
    <message>
        <source>Choose how it is played at your table. Then change what you like.</source>
        <translation>Escolhe como se joga na tua mesa. Depois muda o que quiseres.</translation>
    </message>
    <message>
        <source>Say who sits where, and how well they play.</source>
        <translation>Diz quem se senta em cada lugar e se joga bem ou mal.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>What to choose</source>
        <translation>O que queres escolher</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>Jogadores e cartas</translation>
    </message>
    <message>
        <source>How it is played at your table</source>
        <translation>Como se joga na tua mesa</translation>
    </message>
    <message>
        <source>Names, levels and the number of the deal</source>
        <translation>Nomes, níveis e número do baralho</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>Nú&amp;mero do baralho</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Número do baralho</translation>
    </message>
    <message>
        <source>Fresh cards</source>
        <translation>Cartas ao acaso</translation>
    </message>
    <message>
        <source>Digits only; empty for fresh cards</source>
        <translation>Só algarismos; em branco, cartas ao acaso</translation>
    </message>
    <message>
        <source>The same number always deals the same cards, to you and to your friends.</source>
        <translation>O mesmo número dá sempre as mesmas cartas, a ti e aos teus amigos.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Begins no match (Esc)</source>
        <translation>Não começa nenhuma partida (Esc)</translation>
    </message>
    <message>
        <source>&amp;Play with these rules</source>
        <translation>&amp;Jogar com estas regras</translation>
    </message>
    <message>
        <source>Begins the match (Enter)</source>
        <translation>Começa a partida (Enter)</translation>
    </message>
    <message>
        <source>The match on the table stays saved: you can open it again.</source>
        <translation>A partida que está na mesa fica guardada: podes voltar a abri-la.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>Closes this notice (Enter)</source>
        <translation>Fecha este aviso (Enter)</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Print the rules</source>
        <translation>Imprimir as regras</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>O &amp;quê</translation>
    </message>
    <message>
        <source>P&amp;rinter</source>
        <translation>Imp&amp;ressora</translation>
    </message>
    <message>
        <source>&amp;Copies</source>
        <translation>&amp;Cópias</translation>
    </message>
    <message>
        <source>The rules at length, on several pages</source>
        <translation>As regras completas, em várias páginas</translation>
    </message>
    <message>
        <source>Where it is printed, on A4</source>
        <translation>Onde se imprime, em A4</translation>
    </message>
    <message>
        <source>How many times it is printed</source>
        <translation>Quantas vezes se imprime</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Ca&amp;ncelar</translation>
    </message>
    <message>
        <source>Prints nothing (Esc)</source>
        <translation>Não imprime nada (Esc)</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Imprimir</translation>
    </message>
    <message>
        <source>Sends it to the printer</source>
        <translation>Manda para a impressora</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. A PDF file can be printed elsewhere.</source>
        <translation>Não há nenhuma impressora neste computador. Um ficheiro PDF pode imprimir-se noutro sítio.</translation>
    </message>
    <message>
        <source>The printer did not take it. Is it switched on?</source>
        <translation>A impressora não aceitou. Está ligada?</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>To read</source>
        <translation>Para ler</translation>
    </message>
    <message>
        <source>For the wall</source>
        <translation>Para a parede</translation>
    </message>
    <message>
        <source>The rules in ten points on one page</source>
        <translation>As regras em dez pontos, numa página</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Guardar em PDF…</translation>
    </message>
    <message>
        <source>Puts what shows into a file to print or to send</source>
        <translation>Põe o que se vê num ficheiro, para imprimir ou enviar</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>O que mostrar</translation>
    </message>
    <message>
        <source>The rules at length, to read and to search</source>
        <translation>As regras completas, para ler e procurar</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Prints what shows on A4 (Ctrl+P)</source>
        <translation>Imprime em A4 o que se vê (Ctrl+P)</translation>
    </message>
</context>
<context>
    <name>Rules editor</name>
    <message>
        <source>Way of pla&amp;ying</source>
        <translation>Mane&amp;ira de jogar</translation>
    </message>
    <message>
        <source>Way of playing</source>
        <translation>Maneira de jogar</translation>
    </message>
    <message>
        <source>Sets all the fields below at once</source>
        <translation>Muda de uma vez todos os campos abaixo</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Outro…</translation>
    </message>
    <message>
        <source>Any other number</source>
        <translation>Qualquer outro número</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce buttons</name>
    <message>
        <source>S&amp;pades</source>
        <translation>Esp&amp;adas</translation>
    </message>
    <message>
        <source>He&amp;arts</source>
        <translation>&amp;Copas</translation>
    </message>
    <message>
        <source>&amp;Diamonds</source>
        <translation>&amp;Ouros</translation>
    </message>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Paus</translation>
    </message>
    <message>
        <source>Turn the &amp;next card</source>
        <translation>Vi&amp;rar a próxima</translation>
    </message>
    <message>
        <source>E&amp;xchange {cards}</source>
        <translation>T&amp;rocar {cards}</translation>
    </message>
    <message>
        <source>&amp;Play without exchanging</source>
        <translation>&amp;Jogar sem trocar</translation>
    </message>
    <message>
        <source>Sit &amp;out</source>
        <translation>&amp;Ficar de fora</translation>
    </message>
</context>
<context>
    <name>Sobe e Desce badge</name>
    <message>
        <source>Turned up</source>
        <translation>Virada</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>&amp;Cut anywhere</source>
        <translation>&amp;Partir ao acaso</translation>
    </message>
    <message>
        <source>T&amp;op card</source>
        <translation>Carta de &amp;cima</translation>
    </message>
    <message>
        <source>&amp;Bottom card</source>
        <translation>Carta de &amp;baixo</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>Throw it &amp;in</source>
        <translation>&amp;Pedir nova mão</translation>
    </message>
    <message>
        <source>Count the &amp;points</source>
        <translation>&amp;Contar os pontos</translation>
    </message>
    <message>
        <source>&amp;Revoke!</source>
        <translation>&amp;Renúncia!</translation>
    </message>
    <message>
        <source>Yes, &amp;claim it</source>
        <translation>Sim, &amp;acusar</translation>
    </message>
    <message>
        <source>It was {name}</source>
        <translation>Foi {name}</translation>
    </message>
    <message>
        <source>&amp;No, play on</source>
        <translation>&amp;Não, continuar</translation>
    </message>
    <message>
        <source>&amp;Desce (top)</source>
        <translation>&amp;Desce (de cima)</translation>
    </message>
    <message>
        <source>So&amp;be (bottom)</source>
        <translation>So&amp;be (de baixo)</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Ficar com elas</translation>
    </message>
    <message>
        <source>They become your partner&apos;s hand, and you get three others</source>
        <translation>Passam a ser a mão do teu parceiro, e recebes outras três</translation>
    </message>
    <message>
        <source>&amp;Pass to partner</source>
        <translation>&amp;Passar ao parceiro</translation>
    </message>
    <message>
        <source>They lie open and are out, and you get three others. In this match all players together may do so {times} more.</source>
        <translation>Ficam à vista e fora do jogo, e recebes outras três. Nesta partida todos juntos podem fazê-lo mais {times}.</translation>
    </message>
    <message>
        <source>Throw &amp;away</source>
        <translation>&amp;Deitar fora</translation>
    </message>
    <message>
        <source>&amp;Accept: worth {stake}</source>
        <translation>&amp;Aceitar: vale {stake}</translation>
    </message>
    <message>
        <source>R&amp;un: they get {stake}</source>
        <translation>&amp;Correr: dá {stake}</translation>
    </message>
    <message>
        <source>Asks that the hand be worth {tentos}</source>
        <translation>Pede que a mão valha {tentos}</translation>
    </message>
    <message>
        <source>&amp;Raise: {call}</source>
        <translation>&amp;Pedir: {call}</translation>
    </message>
    <message>
        <source>&amp;Face up again</source>
        <translation>Voltar a a&amp;brir</translation>
    </message>
    <message>
        <source>The next card goes face down; Shift with a click or Enter does the same</source>
        <translation>A próxima carta vai coberta; Shift com um clique ou Enter faz o mesmo</translation>
    </message>
    <message>
        <source>Play &amp;face down</source>
        <translation>Carta c&amp;oberta</translation>
    </message>
    <message>
        <source>Only your partner sees it, and it need not be true</source>
        <translation>Só o teu parceiro o vê, e não precisa de ser verdade</translation>
    </message>
    <message>
        <source>Si&amp;gn…</source>
        <translation>S&amp;inal…</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation>&amp;Ver cartas</translation>
    </message>
    <message>
        <source>Draw &amp;any card</source>
        <translation>&amp;Qualquer carta</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>statistics</source>
        <translation>estatisticas</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Matches (*.sueca)</source>
        <translation>Partidas (*.sueca)</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar a partida</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Guardar as regras</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documentos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Guardar a tabela</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
</context>
<context>
    <name>Log panel</name>
    <message>
        <source>Log of the match</source>
        <translation>Registo da partida</translation>
    </message>
    <message>
        <source>All that happened; can be selected and copied</source>
        <translation>Tudo o que aconteceu; podes selecionar e copiar o texto</translation>
    </message>
    <message>
        <source>What happens at the table will stand here.</source>
        <translation>Aqui fica escrito o que for acontecendo na mesa.</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <source>Sueca Desktop needs a screen and found none: start it in a graphical session, through “ssh -X”, or on a virtual screen with “xvfb-run -a sueca-desktop”.</source>
        <translation>O Sueca Desktop precisa de um ecrã e não encontrou nenhum: abre-o numa sessão gráfica, com «ssh -X», ou num ecrã virtual com «xvfb-run -a sueca-desktop».</translation>
    </message>
</context>
</TS>
