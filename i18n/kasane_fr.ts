<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Kasane Desktop</source>
        <translation>À propos de Kasane Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Five tabletop games with a Japanese touch, to be played on one screen, alone or together.</source>
        <translation>Cinq jeux de société d’inspiration japonaise, à jouer sur un seul écran, seul ou à plusieurs.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Under the MIT licence; all pictures were drawn for it.</source>
        <translation>Sous licence MIT&#x202f;; toutes les images ont été dessinées pour ce programme.</translation>
    </message>
    <message>
        <source>Under the GNU Lesser General Public License, version 3: you may replace them by versions of your own. Their source is at code.qt.io.</source>
        <translation>Sous la licence publique générale limitée GNU, version 3&#x202f;: vous pouvez les remplacer par vos propres versions. Leur source se trouve sur code.qt.io.</translation>
    </message>
    <message>
        <source>Under the BSD licence with two clauses.</source>
        <translation>Sous licence BSD à deux clauses.</translation>
    </message>
    <message>
        <source>Under the licence of the Python Software Foundation.</source>
        <translation>Sous la licence de la Python Software Foundation.</translation>
    </message>
    <message>
        <source>Under the SIL Open Font License, version 1.1; only the signs that are needed are included.</source>
        <translation>Sous la licence SIL Open Font License, version 1.1&#x202f;; seuls les signes nécessaires sont inclus.</translation>
    </message>
    <message>
        <source>Its table of Japanese phrases is used under the Apache License, version 2.0.</source>
        <translation>Sa table des groupes de mots japonais est utilisée sous licence Apache, version 2.0.</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Taken back:</source>
        <translation>Coup annulé&#x202f;:</translation>
    </message>
</context>
<context>
    <name>BalanceBars</name>
    <message>
        <source>Luck and choices</source>
        <translation>Chance et choix</translation>
    </message>
    <message>
        <source>{name}: luck {luck}, own choices {own}, choices of others {others}</source>
        <translation>{name}&#x202f;: chance {luck}, choix personnels {own}, choix des autres {others}</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Coup {step} sur {steps}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Play on in {name}’s seat</source>
        <translation>Jouer d’ici · place&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Seen by everyone</source>
        <translation>Vu par tous</translation>
    </message>
    <message>
        <source>Seen by {name}</source>
        <translation>Vu par {name}</translation>
    </message>
    <message>
        <source>Seen by you</source>
        <translation>Vu par vous</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Afficher le déroulement</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Analyser</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>new match</source>
        <translation>nouvelle partie</translation>
    </message>
    <message>
        <source>open a match</source>
        <translation>ouvrir une partie</translation>
    </message>
    <message>
        <source>past matches</source>
        <translation>parties jouées</translation>
    </message>
    <message>
        <source>rules, at the section that answers the moment</source>
        <translation>règles, au passage qui concerne la situation</translation>
    </message>
    <message>
        <source>list of keys</source>
        <translation>liste des touches</translation>
    </message>
    <message>
        <source>preferences</source>
        <translation>préférences</translation>
    </message>
    <message>
        <source>full screen; Esc leaves it, too</source>
        <translation>plein écran&#x202f;; Échap le quitte aussi</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <translation>couper ou rétablir le son</translation>
    </message>
    <message>
        <source>zoom in</source>
        <translation>zoom avant</translation>
    </message>
    <message>
        <source>zoom out</source>
        <translation>zoom arrière</translation>
    </message>
    <message>
        <source>whole table</source>
        <translation>toute la table</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quitter</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rétablir</translation>
    </message>
    <message>
        <source>hint; Enter then does it</source>
        <translation>conseil&#x202f;; Entrée l’applique</translation>
    </message>
    <message>
        <source>the computer player stops thinking and moves</source>
        <translation>l’ordinateur cesse de réfléchir et joue</translation>
    </message>
    <message>
        <source>show the last moves again</source>
        <translation>revoir les derniers coups</translation>
    </message>
    <message>
        <source>log</source>
        <translation>déroulement</translation>
    </message>
    <message>
        <source>save the match; the rules as PDF</source>
        <translation>enregistrer la partie&#x202f;; les règles en PDF</translation>
    </message>
    <message>
        <source>replay the match</source>
        <translation>revoir la partie</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>the next thing</source>
        <translation>élément suivant</translation>
    </message>
    <message>
        <source>the thing before</source>
        <translation>élément précédent</translation>
    </message>
    <message>
        <source>the nearest thing to the left</source>
        <translation>élément le plus proche à gauche</translation>
    </message>
    <message>
        <source>the nearest thing to the right</source>
        <translation>élément le plus proche à droite</translation>
    </message>
    <message>
        <source>the nearest thing above</source>
        <translation>élément le plus proche au-dessus</translation>
    </message>
    <message>
        <source>the nearest thing below</source>
        <translation>élément le plus proche en dessous</translation>
    </message>
    <message>
        <source>the next group of things</source>
        <translation>groupe suivant</translation>
    </message>
    <message>
        <source>the group before</source>
        <translation>groupe précédent</translation>
    </message>
    <message>
        <source>do it</source>
        <translation>valider</translation>
    </message>
    <message>
        <source>let go of what is chosen</source>
        <translation>abandonner le choix en cours</translation>
    </message>
    <message>
        <source>whose turn it is and what is asked</source>
        <translation>à qui de jouer, et que faire</translation>
    </message>
    <message>
        <source>what lies on the table</source>
        <translation>ce qui est sur la table</translation>
    </message>
    <message>
        <source>what you have</source>
        <translation>ce que vous avez</translation>
    </message>
    <message>
        <source>the next of the other players</source>
        <translation>adversaire suivant</translation>
    </message>
    <message>
        <source>the last moves</source>
        <translation>derniers coups</translation>
    </message>
    <message>
        <source>how it stands</source>
        <translation>où en est la partie</translation>
    </message>
    <message>
        <source>reading mode: the keys go to everything, and Enter says why a thing does nothing</source>
        <translation>mode lecture&#x202f;: les touches mènent partout, et Entrée dit pourquoi une chose est sans effet</translation>
    </message>
    <message>
        <source>what has the number 1</source>
        <translation>ce qui porte le numéro 1</translation>
    </message>
    <message>
        <source>what has the number 2</source>
        <translation>ce qui porte le numéro 2</translation>
    </message>
    <message>
        <source>what has the number 3</source>
        <translation>ce qui porte le numéro 3</translation>
    </message>
    <message>
        <source>what has the number 4</source>
        <translation>ce qui porte le numéro 4</translation>
    </message>
    <message>
        <source>what has the number 5</source>
        <translation>ce qui porte le numéro 5</translation>
    </message>
    <message>
        <source>what has the number 6</source>
        <translation>ce qui porte le numéro 6</translation>
    </message>
    <message>
        <source>nearer to what is laid out</source>
        <translation>se rapprocher du jeu</translation>
    </message>
    <message>
        <source>farther from it</source>
        <translation>s’en éloigner</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>tout voir</translation>
    </message>
    <message>
        <source>move it to the left</source>
        <translation>le déplacer vers la gauche</translation>
    </message>
    <message>
        <source>move it to the right</source>
        <translation>le déplacer vers la droite</translation>
    </message>
    <message>
        <source>move it up</source>
        <translation>le déplacer vers le haut</translation>
    </message>
    <message>
        <source>move it down</source>
        <translation>le déplacer vers le bas</translation>
    </message>
    <message>
        <source>replay: go on by itself, or stop; Space does it, too</source>
        <translation>lecture de la partie, ou pause&#x202f;; Espace aussi</translation>
    </message>
    <message>
        <source>delete the matches that are chosen</source>
        <translation>supprimer les parties choisies</translation>
    </message>
    <message>
        <source>search the rules</source>
        <translation>chercher dans les règles</translation>
    </message>
    <message>
        <source>the section that was read before</source>
        <translation>passage lu précédemment</translation>
    </message>
    <message>
        <source>forward again</source>
        <translation>passage suivant</translation>
    </message>
    <message>
        <source>print the rules</source>
        <translation>imprimer les règles</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>In a match</source>
        <translation>Pendant une partie</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Read aloud, with a screen reader</source>
        <translation>À voix haute, avec un lecteur d’écran</translation>
    </message>
    <message>
        <source>In some games</source>
        <translation>Dans certains jeux</translation>
    </message>
    <message>
        <source>With past matches</source>
        <translation>Dans les parties jouées</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>Dans les règles</translation>
    </message>
    <message>
        <source>my mistakes</source>
        <translation>mes erreurs</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>{game} · {section} ({number})</source>
        <translation>{game} · {section} ({number})</translation>
    </message>
</context>
<context>
    <name>CurrentMatch</name>
    <message>
        <source>There is little time to call Stop! here. Play without a limit?</source>
        <translation>Il y a peu de temps pour dire «&#x202f;Stop&#x202f;!&#x202f;» ici. Jouer sans limite de temps&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, à vous de jouer</translation>
    </message>
    <message>
        <source>The table is hidden until you are ready.</source>
        <translation>La table reste cachée en attendant votre signal.</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>C’est bon</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Win chances over the match</source>
        <translation>Chances de victoire au fil de la partie</translation>
    </message>
    <message>
        <source>After step {step}: {values}</source>
        <translation>Après le coup {step}&#x202f;: {values}</translation>
    </message>
    <message>
        <source>Round {round}, after step {step}: {values}</source>
        <translation>Manche {round}, après le coup {step}&#x202f;: {values}</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Deal number</source>
        <translation>Numéro de donne</translation>
    </message>
    <message>
        <source>the same every time</source>
        <translation>toujours la même donne</translation>
    </message>
    <message>
        <source>by chance each time</source>
        <translation>au hasard à chaque fois</translation>
    </message>
    <message>
        <source>Another number by chance</source>
        <translation>Tirer un autre numéro au hasard</translation>
    </message>
    <message>
        <source>Keep this number</source>
        <translation>Garder ce numéro</translation>
    </message>
</context>
<context>
    <name>Detail</name>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Table finale</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are chosen.</source>
        <translation>
            <numerusform>%n partie choisie.</numerusform>
            <numerusform>%n parties choisies.</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {seed}</source>
        <translation>donne {seed}</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>doit jouer</translation>
    </message>
</context>
<context>
    <name>DueButton</name>
    <message>
        <source>My mistakes ({number})</source>
        <translation>Mes erreurs ({number})</translation>
    </message>
    <message numerus="yes">
        <source>%n of my mistakes are to be practised</source>
        <translation>
            <numerusform>%n de mes erreurs à revoir</numerusform>
            <numerusform>%n de mes erreurs à revoir</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message>
        <source>Unfinished</source>
        <translation>Inachevée</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>Dossier&#x202f;:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Type de fichier&#x202f;:</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Matches (*{suffix} *{report} *.json)</source>
        <translation>Parties (*{suffix} *{report} *.json)</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Parties (*{suffix})</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Reports (*{suffix})</source>
        <translation>Rapports (*{suffix})</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Matches with what looking back has found (*.json)</source>
        <translation>Parties avec leur analyse (*.json)</translation>
    </message>
    <message>
        <source>Export past matches</source>
        <translation>Exporter les parties jouées</translation>
    </message>
    <message>
        <source>The file cannot be written there: {why}</source>
        <translation>Impossible d’écrire le fichier à cet endroit&#x202f;: {why}</translation>
    </message>
    <message>
        <source>Saved as “{file}” in {folder}</source>
        <translation>Enregistré sous «&#x202f;{file}&#x202f;» dans {folder}</translation>
    </message>
</context>
<context>
    <name>FinishedBar</name>
    <message>
        <source>Back to the result</source>
        <translation>Retour au résultat</translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <source>The preferences cannot be written to the disk: they hold until the program ends.</source>
        <translation>Impossible d’enregistrer les préférences sur le disque&#x202f;: elles ne valent que jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The preferences could not be read in full: defaults stand in for what was wrong.</source>
        <translation>Les préférences n’ont pas pu être lues en entier&#x202f;: des valeurs par défaut remplacent ce qui était erroné.</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} joueurs</translation>
    </message>
</context>
<context>
    <name>GroupsModel</name>
    <message>
        <source>Victories in a row up to the last match (and the most ever)</source>
        <translation>Victoires d’affilée jusqu’à la dernière partie (et record)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message>
        <source>Any number of seats</source>
        <translation>Tout nombre de places</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>No match fits.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>Matches you have finished will be found here.</source>
        <translation>Les parties que vous aurez terminées se trouveront ici.</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export as a table (CSV)</source>
        <translation>Exporter en tableau (CSV)</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Name, date, deal number</source>
        <translation>Nom, date, numéro de donne</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveaux mixtes</translation>
    </message>
    <message>
        <source>Without computers</source>
        <translation>Sans ordinateur</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}&#x202f;%</translation>
    </message>
    <message>
        <source>{when}: {what}</source>
        <translation>{when}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Niveau de jeu</translation>
    </message>
</context>
<context>
    <name>Icons</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>First time here? Learn a game at the table, in a few minutes.</source>
        <translation>Première visite&#x202f;? Apprenez un jeu à la table, en quelques minutes.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Non, merci</translation>
    </message>
</context>
<context>
    <name>KabukiWords</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>pioche&#x202f;: %n</numerusform>
            <numerusform>pioche&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n masks</source>
        <translation>
            <numerusform>%n masque</numerusform>
            <numerusform>%n masques</numerusform>
        </translation>
    </message>
    <message>
        <source>just laid</source>
        <translation>à l’instant</translation>
    </message>
    <message>
        <source>human</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>AI · {level}</source>
        <translation>IA · {level}</translation>
    </message>
    <message>
        <source>AI</source>
        <translation>IA</translation>
    </message>
    <message>
        <source>lays a mask</source>
        <translation>pose un masque</translation>
    </message>
    <message>
        <source>laid it</source>
        <translation>l’a posé</translation>
    </message>
    <message>
        <source>may call</source>
        <translation>peut dire «&#x202f;Stop&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>called</source>
        <translation>a dit «&#x202f;Stop&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivant</translation>
    </message>
    <message>
        <source>began this round</source>
        <translation>a commencé la manche</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>round {round}: {tokens}</source>
        <translation>manche {round}&#x202f;: {tokens}</translation>
    </message>
    <message>
        <source>Lay it on a stage.</source>
        <translation>Posez-le sur une scène.</translation>
    </message>
    <message>
        <source>{name}, lay it on a stage.</source>
        <translation>{name}, posez-le sur une scène.</translation>
    </message>
    <message>
        <source>Choose a stage, or press 1 to 4.</source>
        <translation>Choisissez une scène ou tapez de 1 à 4.</translation>
    </message>
    <message>
        <source>You look for a stage…</source>
        <translation>Vous cherchez une scène…</translation>
    </message>
    <message>
        <source>{name} looks for a stage…</source>
        <translation>{name} cherche une scène…</translation>
    </message>
    <message>
        <source>Keep in mind what is about to be covered.</source>
        <translation>Retenez bien ce qui va être recouvert.</translation>
    </message>
    <message>
        <source>You laid it on stage {stage}.</source>
        <translation>Vous l’avez posé sur la scène {stage}.</translation>
    </message>
    <message>
        <source>{name} laid it on stage {stage}.</source>
        <translation>{name} l’a posé sur la scène {stage}.</translation>
    </message>
    <message>
        <source>Is there one like it below?</source>
        <translation>Y en a-t-il un pareil en dessous&#x202f;?</translation>
    </message>
    <message>
        <source>Right: 1 of your tokens for each</source>
        <translation>Juste&#x202f;: 1 de vos jetons par masque</translation>
    </message>
    <message>
        <source>Right: 1 token from {name} for each</source>
        <translation>Juste&#x202f;: 1 jeton par masque, pris à {name}</translation>
    </message>
    <message>
        <source>Wrong: you lose 1</source>
        <translation>Faux&#x202f;: vous perdez 1 jeton</translation>
    </message>
    <message>
        <source>Wrong: the caller loses 1</source>
        <translation>Faux&#x202f;: celui qui l’a dit perd 1 jeton</translation>
    </message>
    <message>
        <source>The next mask is turned up…</source>
        <translation>On retourne le masque suivant…</translation>
    </message>
    <message>
        <source>The curtain falls</source>
        <translation>Le rideau tombe</translation>
    </message>
    <message>
        <source>{name} lays</source>
        <translation>À {name} de poser</translation>
    </message>
    <message>
        <source>You lay</source>
        <translation>À vous de poser</translation>
    </message>
    <message>
        <source>then everyone else may call</source>
        <translation>puis tous les autres peuvent dire «&#x202f;Stop&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>First call counts</source>
        <translation>Le premier «&#x202f;Stop&#x202f;!&#x202f;» compte</translation>
    </message>
    <message>
        <source>then you get the next mask</source>
        <translation>puis le masque suivant est à vous</translation>
    </message>
    <message>
        <source>then {name} gets the next mask</source>
        <translation>puis le masque suivant est à {name}</translation>
    </message>
    <message>
        <source>Time stands still</source>
        <translation>Le temps est suspendu</translation>
    </message>
    <message>
        <source>until you are back at the table</source>
        <translation>jusqu’à votre retour à la table</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Derniers coups</translation>
    </message>
    <message>
        <source>{call} by you</source>
        <translation>Vous&#x202f;: {call}</translation>
    </message>
    <message>
        <source>{call} by {name}</source>
        <translation>{name}&#x202f;: {call}</translation>
    </message>
    <message>
        <source>{call} by you, not now</source>
        <translation>Vous&#x202f;: {call}, pas maintenant</translation>
    </message>
    <message>
        <source>{call} by {name}, not now</source>
        <translation>{name}&#x202f;: {call}, pas maintenant</translation>
    </message>
    <message numerus="yes">
        <source>You called it: %n below</source>
        <comment>equal masks in the stack</comment>
        <translation>
            <numerusform>Bien vu&#x202f;: %n en dessous</numerusform>
            <numerusform>Bien vu&#x202f;: %n en dessous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} called it: %n below</source>
        <comment>equal masks in the stack</comment>
        <translation>
            <numerusform>Bien vu, {name}&#x202f;: %n en dessous</numerusform>
            <numerusform>Bien vu, {name}&#x202f;: %n en dessous</numerusform>
        </translation>
    </message>
    <message>
        <source>You were wrong: none below</source>
        <translation>Raté&#x202f;: aucun en dessous</translation>
    </message>
    <message>
        <source>{name} was wrong: none below</source>
        <translation>Raté, {name}&#x202f;: aucun en dessous</translation>
    </message>
    <message numerus="yes">
        <source>Stage {stage} is opened · you take %n tokens from {loser}</source>
        <translation>
            <numerusform>La scène {stage} s’ouvre · vous prenez %n jeton à {loser}</numerusform>
            <numerusform>La scène {stage} s’ouvre · vous prenez %n jetons à {loser}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stage {stage} is opened · you give %n tokens to {winner}</source>
        <translation>
            <numerusform>La scène {stage} s’ouvre · vous donnez %n jeton à {winner}</numerusform>
            <numerusform>La scène {stage} s’ouvre · vous donnez %n jetons à {winner}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stage {stage} is opened · %n tokens go from {loser} to {winner}</source>
        <translation>
            <numerusform>La scène {stage} s’ouvre · {loser} donne %n jeton à {winner}</numerusform>
            <numerusform>La scène {stage} s’ouvre · {loser} donne %n jetons à {winner}</numerusform>
        </translation>
    </message>
    <message>
        <source>Stage {stage} is opened · you lose a token</source>
        <translation>La scène {stage} s’ouvre · vous perdez un jeton</translation>
    </message>
    <message>
        <source>Stage {stage} is opened · {name} loses a token</source>
        <translation>La scène {stage} s’ouvre · {name} perd un jeton</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} sur {all}</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>dessous</translation>
    </message>
    <message>
        <source>top</source>
        <translation>dessus</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>Recouvrir</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>La manche {round} est finie</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Raise the curtain</source>
        <translation>Lever le rideau</translation>
    </message>
    <message>
        <source>Space, or by itself</source>
        <translation>Espace, ou tout seul</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts read aloud</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>From the bottom to the top: {masks}</source>
        <translation>De bas en haut&#x202f;: {masks}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between masks, whose names may have a comma</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>Stage {number}: {top} on top, {masks}</source>
        <translation>Scène {number}&#x202f;: {top} sur le dessus, {masks}</translation>
    </message>
    <message>
        <source>Stage {number}, empty</source>
        <translation>Scène {number}, vide</translation>
    </message>
    <message>
        <source>Lay it on stage {number}</source>
        <translation>Poser sur la scène {number}</translation>
    </message>
    <message>
        <source>lay the mask on that stage</source>
        <translation>poser le masque sur cette scène</translation>
    </message>
    <message>
        <source>Stop!, for each human in the order they sit</source>
        <translation>Stop&#x202f;!, pour chaque personne dans l’ordre de la table</translation>
    </message>
    <message>
        <source>pass, likewise</source>
        <translation>passer, de même</translation>
    </message>
    <message>
        <source>called first, {seconds} s</source>
        <translation>premier «&#x202f;Stop&#x202f;!&#x202f;», {seconds}&#x202f;s</translation>
    </message>
    <message>
        <source>the next call came {seconds} s later</source>
        <translation>le suivant est venu {seconds}&#x202f;s plus tard</translation>
    </message>
    <message>
        <source>It is the first mask there.</source>
        <translation>C’est le premier masque de cette scène.</translation>
    </message>
    <message>
        <source>There can be no pair yet</source>
        <translation>Aucune paire n’est encore possible</translation>
    </message>
    <message>
        <source>Space, or by itself in {seconds} s</source>
        <translation>Espace, ou tout seul dans {seconds}&#x202f;s</translation>
    </message>
    <message>
        <source>Choose a stage, or press {keys}.</source>
        <translation>Choisissez une scène ou tapez {keys}.</translation>
    </message>
</context>
<context>
    <name>KaleidoWords</name>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous de jouer</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>human</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordinateur</translation>
    </message>
    <message>
        <source>The lot is drawn…</source>
        <translation>Tirage au sort…</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Place a red tile on any open space</source>
        <translation>Posez une tuile rouge sur une case libre</translation>
    </message>
    <message>
        <source>Place a yellow tile on any open space</source>
        <translation>Posez une tuile jaune sur une case libre</translation>
    </message>
    <message>
        <source>Place a green tile on any open space</source>
        <translation>Posez une tuile verte sur une case libre</translation>
    </message>
    <message>
        <source>Place a blue tile on any open space</source>
        <translation>Posez une tuile bleue sur une case libre</translation>
    </message>
    <message>
        <source>Place a violet tile on any open space</source>
        <translation>Posez une tuile violette sur une case libre</translation>
    </message>
    <message>
        <source>Which colour begins? They alternate from then on</source>
        <translation>Quelle couleur commence&#x202f;? Ensuite, elles alternent</translation>
    </message>
    <message>
        <source>Add something, or end your turn</source>
        <translation>Ajoutez quelque chose ou terminez le tour</translation>
    </message>
    <message>
        <source>Place the white tile on any open space</source>
        <translation>Posez la tuile blanche sur une case libre</translation>
    </message>
    <message>
        <source>Place the board where it joins another</source>
        <translation>Posez le plateau contre un autre</translation>
    </message>
    <message>
        <source>No space is open: add a board</source>
        <translation>Aucune case libre&#x202f;: ajoutez un plateau</translation>
    </message>
    <message>
        <source>Turn the board you completed</source>
        <translation>Tournez le plateau que vous avez rempli</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanche</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Plateau {board}</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>restent %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, extra</source>
        <comment>tiles or boards for the extra action</comment>
        <translation>
            <numerusform>en plus&#x202f;: %n</numerusform>
            <numerusform>en plus&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Begin with {colour}</source>
        <translation>Commencer par le {colour}</translation>
    </message>
    <message>
        <source>completes this board</source>
        <translation>remplit ce plateau</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Where three boards meet</source>
        <translation>Jonction de trois plateaux</translation>
    </message>
    <message>
        <source>Where three boards meet: {shares}</source>
        <translation>Jonctions&#x202f;: {shares}</translation>
    </message>
    <message>
        <source>Turned by {angle}°</source>
        <translation>Tourné de {angle}°</translation>
    </message>
    <message>
        <source>{name} from {before} to {after}</source>
        <translation>{name}&#x202f;: de {before} à {after}</translation>
    </message>
    <message>
        <source>Set it down</source>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Laisser tel quel</translation>
    </message>
    <message>
        <source>Turn clockwise</source>
        <translation>Tourner dans le sens horaire</translation>
    </message>
    <message>
        <source>Turn anticlockwise</source>
        <translation>Tourner dans le sens antihoraire</translation>
    </message>
    <message>
        <source>{what}: key {key}</source>
        <translation>{what}&#x202f;: touche {key}</translation>
    </message>
    <message>
        <source>Turn the board itself, or use the arrows</source>
        <translation>Tournez le plateau lui-même ou utilisez les flèches</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Meeting point: {points} for you</source>
        <translation>Jonction&#x202f;: {points} pour vous</translation>
    </message>
    <message>
        <source>Meeting point: {points} for {name}</source>
        <translation>Jonction&#x202f;: {points} pour {name}</translation>
    </message>
    <message>
        <source>Meeting point of boards {boards}</source>
        <translation>Jonction des plateaux {boards}</translation>
    </message>
    <message>
        <source>Meeting point, still open</source>
        <translation>Jonction encore incomplète</translation>
    </message>
    <message>
        <source>open</source>
        <translation>libres</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>rapporte</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>plateaux</translation>
    </message>
    <message>
        <source>meetings</source>
        <translation>jonctions</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>hexagons: {number} of {of}</source>
        <translation>hexagones&#x202f;: {number} sur {of}</translation>
    </message>
    <message>
        <source>No hexagon was completed</source>
        <translation>Aucun hexagone n’a été rempli</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>left: tiles {tiles}, white {whites}, boards {boards}</source>
        <translation>restent&#x202f;: tuiles {tiles}, blanches {whites}, plateaux {boards}</translation>
    </message>
    <message>
        <source>next tile: {colour}</source>
        <translation>prochaine tuile&#x202f;: {colour}</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Derniers coups</translation>
    </message>
    <message>
        <source>Honeycomb: it can be moved and zoomed</source>
        <translation>Plateaux&#x202f;: on peut les déplacer et les agrandir</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>Board {board}, {space}</source>
        <translation>Plateau {board}, {space}</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a space</comment>
        <translation>libre</translation>
    </message>
    <message>
        <source>{space} {tile}</source>
        <comment>what lies on a space</comment>
        <translation>{space} {tile}</translation>
    </message>
    <message>
        <source>{colour} (yours)</source>
        <translation>{colour} (à vous)</translation>
    </message>
    <message>
        <source>{colour} ({name})</source>
        <translation>{colour} ({name})</translation>
    </message>
    <message>
        <source>between {one} and {other}</source>
        <translation>voisins&#x202f;: {one}, {other}</translation>
    </message>
    <message>
        <source>Board {board}: {spaces}</source>
        <translation>Plateau {board}&#x202f;: {spaces}</translation>
    </message>
    <message>
        <source>completes this board: {shares}</source>
        <translation>remplit ce plateau&#x202f;: {shares}</translation>
    </message>
    <message>
        <source>New board beside board {board}, {space}</source>
        <translation>Nouveau plateau à côté du plateau {board}, {space}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts read aloud</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Left, right</source>
        <translation>Gauche, droite</translation>
    </message>
    <message>
        <source>turn the board that you completed; Enter sets it down</source>
        <translation>tourner le plateau que vous avez rempli&#x202f;; Entrée le pose</translation>
    </message>
    <message>
        <source>nearer, farther, the whole honeycomb</source>
        <translation>rapprocher, éloigner, tout voir</translation>
    </message>
    <message>
        <source>Shift and arrows</source>
        <translation>Maj et flèches</translation>
    </message>
    <message>
        <source>move the honeycomb</source>
        <translation>déplacer l’ensemble</translation>
    </message>
    <message>
        <source>{name}, your turn</source>
        <translation>{name}, à vous de jouer</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
</context>
<context>
    <name>KeysEditor</name>
    <message>
        <source>{key} means the same everywhere and stays as it is.</source>
        <translation>{key} a le même sens partout et ne change pas.</translation>
    </message>
    <message>
        <source>{key} is a key for Stop! or Pass. Choose another one for those first.</source>
        <translation>{key} sert à dire «&#x202f;Stop&#x202f;!&#x202f;» ou à passer. Choisissez-en d’abord une autre pour cela.</translation>
    </message>
    <message>
        <source>This key cannot be used.</source>
        <translation>Cette touche ne peut pas servir.</translation>
    </message>
    <message>
        <source>No key any more: {does}</source>
        <translation>Plus de touche&#x202f;: {does}</translation>
    </message>
    <message>
        <source>{key}: {does}</source>
        <translation>{key}&#x202f;: {does}</translation>
    </message>
    <message>
        <source>{key} was the key for “{other}”, which has none now. It is for “{does}” from now on.</source>
        <translation>{key} était le raccourci de «&#x202f;{other}&#x202f;», qui n’en a plus. C’est désormais celui de «&#x202f;{does}&#x202f;».</translation>
    </message>
    <message>
        <source>{key} was the key for “{other}”, which has {now} now. It is for “{does}” from now on.</source>
        <translation>{key} était le raccourci de «&#x202f;{other}&#x202f;», qui a maintenant {now}. C’est désormais celui de «&#x202f;{does}&#x202f;».</translation>
    </message>
    <message>
        <source>All keys are the usual ones again.</source>
        <translation>Toutes les touches sont de nouveau celles d’origine.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Choose a key, then press another one; Esc leaves it as it is, the backspace key takes it away.</source>
        <translation>Choisissez une touche, puis tapez-en une autre&#x202f;; Échap n’y change rien, Retour arrière la supprime.</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Tout rétablir</translation>
    </message>
</context>
<context>
    <name>LayeringWords</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns} in this round</source>
        <translation>Tour {turn} sur {turns} dans cette manche</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>take the end card of a row</source>
        <translation>prenez une carte du bout</translation>
    </message>
    <message>
        <source>lay a group, or keep it for later</source>
        <translation>posez une combinaison ou gardez vos cartes</translation>
    </message>
    <message>
        <source>{name} is choosing…</source>
        <translation>{name} choisit…</translation>
    </message>
    <message>
        <source>You are choosing…</source>
        <translation>Vous choisissez…</translation>
    </message>
    <message>
        <source>You may lay a group…</source>
        <translation>Vous pouvez poser une combinaison…</translation>
    </message>
    <message>
        <source>{name} may lay a group…</source>
        <translation>{name} peut poser une combinaison…</translation>
    </message>
    <message>
        <source>A new market is dealt…</source>
        <translation>On distribue un nouveau marché…</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation>
            <numerusform>reste %n carte</numerusform>
            <numerusform>restent %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>pioche&#x202f;: %n</numerusform>
            <numerusform>pioche&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pioche</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>first this round</source>
        <translation>commence</translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n en main</numerusform>
            <numerusform>%n en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n épaisseur</numerusform>
            <numerusform>%n épaisseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards laid</source>
        <translation>
            <numerusform>%n carte posée</numerusform>
            <numerusform>%n cartes posées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n d’avance</numerusform>
            <numerusform>%n d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n de retard</numerusform>
            <numerusform>%n de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>level</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>keep for later</source>
        <translation>tout garder</translation>
    </message>
    <message>
        <source>Your robe</source>
        <translation>Votre robe</translation>
    </message>
    <message>
        <source>Your kimono</source>
        <translation>Votre kimono</translation>
    </message>
    <message>
        <source>Robe of {name}</source>
        <translation>Robe · {name}</translation>
    </message>
    <message>
        <source>Kimono of {name}</source>
        <translation>Kimono · {name}</translation>
    </message>
    <message>
        <source>{laid} of {most} layers</source>
        <translation>{laid} sur {most} épaisseurs</translation>
    </message>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%n couleur</numerusform>
            <numerusform>%n couleurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{laid} of {most} cards</source>
        <translation>{laid} sur {most} cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n fabrics</source>
        <translation>
            <numerusform>%n étoffe</numerusform>
            <numerusform>%n étoffes</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Hand of {name}</source>
        <translation>Main · {name}</translation>
    </message>
    <message>
        <source>the order never changes</source>
        <translation>l’ordre ne change jamais</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Derniers coups</translation>
    </message>
    <message>
        <source>If you take the {card}</source>
        <translation>Si vous prenez le {card}</translation>
    </message>
    <message>
        <source>If you take the +1</source>
        <translation>Si vous prenez le +1</translation>
    </message>
    <message>
        <source>If you take the accessory</source>
        <translation>Si vous prenez l’accessoire</translation>
    </message>
    <message>
        <source>What will you lay?</source>
        <translation>Que poser&#x202f;?</translation>
    </message>
    <message>
        <source>a point at once</source>
        <translation>un point tout de suite</translation>
    </message>
    <message>
        <source>{name}, {cards}</source>
        <translation>{name}, {cards}</translation>
    </message>
    <message>
        <source>Colours at the end</source>
        <translation>Couleurs à la fin</translation>
    </message>
    <message>
        <source>Fabrics at the end</source>
        <translation>Étoffes à la fin</translation>
    </message>
    <message numerus="yes">
        <source>from %n layers on</source>
        <translation>
            <numerusform>dès %n épaisseur</numerusform>
            <numerusform>dès %n épaisseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n cards on</source>
        <translation>
            <numerusform>dès %n carte</numerusform>
            <numerusform>dès %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>all {number}: +{points}</source>
        <translation>les {number}&#x202f;: +{points}</translation>
    </message>
    <message>
        <source>{points} if it ended now</source>
        <translation>{points} si l’on s’arrêtait là</translation>
    </message>
    <message>
        <source>with bonus</source>
        <comment>points if it ended now, below the figure</comment>
        <translation>avec bonus</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Si la partie s’arrêtait là</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>{what}: {more}</source>
        <translation>{what}&#x202f;: {more}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts read aloud</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Take the {card} from row {row}</source>
        <translation>Prendre le {card} dans la rangée {row}</translation>
    </message>
    <message>
        <source>Take the +1 card from row {row}</source>
        <translation>Prendre la carte +1 dans la rangée {row}</translation>
    </message>
    <message>
        <source>Take the accessory from row {row}</source>
        <translation>Prendre l’accessoire dans la rangée {row}</translation>
    </message>
    <message>
        <source>Row {row} is empty</source>
        <translation>La rangée {row} est vide</translation>
    </message>
    <message>
        <source>Row {row}, the end card last: {cards}</source>
        <translation>Rangée {row}, la carte du bout en dernier&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>laid, the top card last: {cards}</source>
        <translation>cartes posées, celle du dessus en dernier&#x202f;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n accessories</source>
        <translation>
            <numerusform>%n accessoire</numerusform>
            <numerusform>%n accessoires</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken: {spaces}</source>
        <translation>Cases prises&#x202f;: {spaces}</translation>
    </message>
    <message>
        <source>{space} by you</source>
        <translation>{space} par vous</translation>
    </message>
    <message>
        <source>{space} by {name}</source>
        <translation>{space} par {name}</translation>
    </message>
    <message numerus="yes">
        <source>worth up to %n points</source>
        <translation>
            <numerusform>jusqu’à %n point</numerusform>
            <numerusform>jusqu’à %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Free spaces: {spaces}</source>
        <translation>Cases libres&#x202f;: {spaces}</translation>
    </message>
    <message>
        <source>{cards} for {points}</source>
        <translation>{cards} pour {points}</translation>
    </message>
    <message>
        <source>Lay {cards} as {name}</source>
        <translation>Poser {cards} en {name}</translation>
    </message>
    <message>
        <source>Lay {cards} onto the {top} as {name}</source>
        <translation>Poser {cards} sur le {top} en {name}</translation>
    </message>
    <message>
        <source>no cards</source>
        <comment>in a hand</comment>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>has been first</source>
        <translation>a déjà commencé une manche</translation>
    </message>
    <message>
        <source>Choose a group with the {card}</source>
        <translation>Choisir une combinaison avec le {card}</translation>
    </message>
    <message>
        <source>1 point at the end</source>
        <translation>1 point à la fin</translation>
    </message>
    <message>
        <source>{name}, your turn</source>
        <translation>{name}, à vous de jouer</translation>
    </message>
</context>
<context>
    <name>LearnButton</name>
    <message>
        <source>Learn {game}: done</source>
        <translation>Apprendre à jouer&#x202f;: {game} (leçon terminée)</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Apprendre à jouer&#x202f;: {game}</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>For two players</source>
        <translation>À deux joueurs</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>This step again</source>
        <translation>Recommencer cette étape</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Passer cette étape</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Lire la règle</translation>
    </message>
    <message>
        <source>Read it in the rules</source>
        <translation>Lire ce passage dans les règles</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre ce coup</translation>
    </message>
    <message>
        <source>For two players</source>
        <translation>À deux joueurs</translation>
    </message>
    <message>
        <source>A real match</source>
        <translation>Une vraie partie</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Marked: {things}</source>
        <translation>Indiqué&#x202f;: {things}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Choose a table and sit down.</source>
        <translation>Choisissez une table et prenez place.</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Déroulement</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The file cannot be read: {why}</source>
        <translation>Le fichier est illisible&#x202f;: {why}</translation>
    </message>
    <message>
        <source>The match cannot be written to the disk: it goes on, but will be lost when the program ends.</source>
        <translation>Impossible d’enregistrer la partie sur le disque&#x202f;: elle continue, mais elle sera perdue à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Son coupé</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Son rétabli</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>In play</source>
        <translation>En cours de partie</translation>
    </message>
    <message>
        <source>{source}: {points}</source>
        <translation>{source}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>{part} ({detail})</source>
        <translation>{part} ({detail})</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Reste en main</translation>
    </message>
    <message>
        <source>left in hand: {cards}</source>
        <translation>reste en main&#x202f;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%n couleur</numerusform>
            <numerusform>%n couleurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n épaisseur</numerusform>
            <numerusform>%n épaisseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fabrics</source>
        <translation>
            <numerusform>%n étoffe</numerusform>
            <numerusform>%n étoffes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes</source>
        <translation>
            <numerusform>%n lot</numerusform>
            <numerusform>%n lots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles laid</source>
        <translation>
            <numerusform>%n tuile posée</numerusform>
            <numerusform>%n tuiles posées</numerusform>
        </translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}, {other}</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>The past matches cannot be read: {why}</source>
        <translation>Les parties jouées sont illisibles&#x202f;: {why}</translation>
    </message>
    <message>
        <source>This match is no longer here: another window goes on with it.</source>
        <translation>Cette partie n’est plus ici&#x202f;: une autre fenêtre l’a reprise.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n matches for good?</source>
        <translation>
            <numerusform>Supprimer %n partie pour de bon&#x202f;?</numerusform>
            <numerusform>Supprimer %n parties pour de bon&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>The disk cannot be written to: {why}</source>
        <translation>Écriture impossible sur le disque&#x202f;: {why}</translation>
    </message>
    <message>
        <source>An unfinished match was damaged and has been set aside: {why}</source>
        <translation>Une partie inachevée était endommagée et a été mise de côté&#x202f;: {why}</translation>
    </message>
    <message>
        <source>The match cannot be written to the disk: it will be missing among the past matches.</source>
        <translation>Impossible d’enregistrer la partie sur le disque&#x202f;: elle manquera parmi les parties jouées.</translation>
    </message>
    <message>
        <source>A newer version of the program keeps the past matches. They are left as they are.</source>
        <translation>Les parties jouées ont été enregistrées par une version plus récente du programme. Elles restent intactes.</translation>
    </message>
    <message>
        <source>Another program is using the past matches. One moment…</source>
        <translation>Un autre programme utilise les parties jouées. Un instant…</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>The past matches are being put in order: {done} of {all}</source>
        <translation>Mise en ordre des parties jouées&#x202f;: {done} sur {all}</translation>
    </message>
    <message>
        <source>The file of past matches was damaged. It has been set aside as “{file}”; what could be read is here.</source>
        <translation>Le fichier des parties jouées était endommagé. Il a été mis de côté sous le nom «&#x202f;{file}&#x202f;»&#x202f;; ce qui a pu être lu est ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n past matches could not be read. They are kept aside; all others are here.</source>
        <translation>
            <numerusform>%n partie jouée n’a pas pu être lue. Elle est conservée à part&#x202f;; toutes les autres sont ici.</numerusform>
            <numerusform>%n parties jouées n’ont pas pu être lues. Elles sont conservées à part&#x202f;; toutes les autres sont ici.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>My mistakes</source>
        <translation>Mes erreurs</translation>
    </message>
    <message>
        <source>Look back at this match</source>
        <translation>Analyser cette partie</translation>
    </message>
    <message>
        <source>Practise some more</source>
        <translation>Continuer l’exercice</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} sur {all}</translation>
    </message>
    <message>
        <source>Watch, and remember…</source>
        <translation>Regardez bien, et retenez…</translation>
    </message>
    <message>
        <source>What would you do now?</source>
        <translation>Que feriez-vous maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>{right} of {all} right. What you missed comes again tomorrow, the rest later.</source>
        <translation>Bonnes réponses&#x202f;: {right} sur {all}. Ce que vous avez manqué revient demain, le reste plus tard.</translation>
    </message>
    <message>
        <source>Nothing was answered.</source>
        <translation>Aucune réponse cette fois.</translation>
    </message>
    <message>
        <source>What you skipped is asked again next time.</source>
        <translation>Ce que vous avez passé vous sera proposé de nouveau.</translation>
    </message>
    <message>
        <source>Nothing is here yet. While nobody plays, your matches are looked back at, and what went wrong in them is asked about some days later.</source>
        <translation>Il n’y a encore rien ici. Quand personne ne joue, vos parties sont analysées, et vos erreurs vous sont proposées de nouveau quelques jours plus tard.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes are in the book.</source>
        <translation>
            <numerusform>Le carnet contient %n erreur.</numerusform>
            <numerusform>Le carnet contient %n erreurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today. The next one comes on {date}.</source>
        <translation>Rien à revoir aujourd’hui. La prochaine revient le {date}.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mains ouvertes</translation>
    </message>
    <message>
        <source>Undo by agreement</source>
        <translation>Annulation d’un commun accord</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#x202f;s</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>For all texts.</source>
        <translation>Langue de tous les textes.</translation>
    </message>
    <message>
        <source>A room by day, or by lamplight.</source>
        <translation>Une pièce de jour, ou à la lueur d’une lampe.</translation>
    </message>
    <message>
        <source>Lighting</source>
        <translation>Éclairage</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>The pace of cards, and of the other players.</source>
        <translation>Vitesse des cartes, et des autres joueurs.</translation>
    </message>
    <message>
        <source>Time to think</source>
        <translation>Temps de réflexion</translation>
    </message>
    <message>
        <source>The longest a computer player takes for a step.</source>
        <translation>Durée maximale d’un coup pour l’ordinateur.</translation>
    </message>
    <message>
        <source>Hides the table when players take turns, to keep hands secret.</source>
        <translation>Masque la table quand on change de joueur, pour garder les mains secrètes.</translation>
    </message>
    <message>
        <source>Shows, in the hands of others, the cards that everyone saw them take.</source>
        <translation>Montre, dans la main des autres, les cartes prises au vu de tous.</translation>
    </message>
    <message>
        <source>Where several people play, the others are asked before something is taken back.</source>
        <translation>À plusieurs, on demande aux autres avant de reprendre un coup.</translation>
    </message>
    <message>
        <source>Time to call</source>
        <translation>Temps pour «&#x202f;Stop&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>How long the others may call Stop! ({games}); without a limit everyone calls or passes.</source>
        <translation>Temps pour dire «&#x202f;Stop&#x202f;!&#x202f;» ({games})&#x202f;; sans limite, chacun dit «&#x202f;Stop&#x202f;!&#x202f;» ou passe.</translation>
    </message>
    <message>
        <source>Stop! key of human {number}</source>
        <translation>Touche «&#x202f;Stop&#x202f;!&#x202f;» de l’humain {number}</translation>
    </message>
    <message>
        <source>Pass key of human {number}</source>
        <translation>Touche «&#x202f;Passer&#x202f;» de l’humain {number}</translation>
    </message>
    <message>
        <source>Keys to call and to pass</source>
        <translation>Touches pour «&#x202f;Stop&#x202f;!&#x202f;» et pour passer</translation>
    </message>
    <message>
        <source>Stop! above, Pass below, for each human in the order they sit. Choose a key, then press another.</source>
        <translation>En haut «&#x202f;Stop&#x202f;!&#x202f;», en bas «&#x202f;Passer&#x202f;», pour chaque humain dans l’ordre des places. Choisissez une touche, puis tapez-en une autre.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sound</comment>
        <translation>Coupé</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Sounds of the table</source>
        <translation>Sons de la table</translation>
    </message>
    <message>
        <source>Signal for your turn</source>
        <translation>Signal de votre tour</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>How loud everything is.</source>
        <translation>Volume général.</translation>
    </message>
    <message>
        <source>Cards, tiles, drums and strings.</source>
        <translation>Cartes, tuiles, tambours et cordes.</translation>
    </message>
    <message>
        <source>Two strings are plucked when it is your turn after a long wait.</source>
        <translation>Deux cordes pincées vous rappellent à la table après une longue attente.</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Compagnon de jeu</translation>
    </message>
    <message>
        <source>Says a sentence when something comes up at a table for the first time.</source>
        <translation>Dit un mot quand quelque chose se présente à la table pour la première fois.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>Change the keys…</source>
        <translation>Changer les touches…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Of the whole program, of the table, and to read aloud.</source>
        <translation>Celles du programme, de la table et de la lecture à voix haute.</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast</comment>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>High: black and white with firm lines.</source>
        <translation>Élevé&#x202f;: noir et blanc, traits marqués.</translation>
    </message>
    <message>
        <source>Book of mistakes</source>
        <translation>Carnet d’erreurs</translation>
    </message>
    <message>
        <source>Looks back at your matches while nobody plays, and asks about your mistakes days later.</source>
        <translation>Analyse vos parties quand personne ne joue, et vous repropose vos erreurs quelques jours plus tard.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille des textes</translation>
    </message>
    <message>
        <source>Of all texts, in percent of the usual.</source>
        <translation>Celle de tous les textes, en pourcentage de la taille normale.</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>RainbowWords</name>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5e</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6e</translation>
    </message>
    <message>
        <source>would choose first</source>
        <translation>choisirait en premier</translation>
    </message>
    <message>
        <source>would choose second</source>
        <translation>choisirait en deuxième</translation>
    </message>
    <message>
        <source>would choose third</source>
        <translation>choisirait en troisième</translation>
    </message>
    <message>
        <source>would choose fourth</source>
        <translation>choisirait en quatrième</translation>
    </message>
    <message>
        <source>would choose fifth</source>
        <translation>choisirait en cinquième</translation>
    </message>
    <message>
        <source>would choose sixth</source>
        <translation>choisirait en sixième</translation>
    </message>
    <message>
        <source>You choose {rank}, {why}</source>
        <translation>Vous&#x202f;: {rank} choix, {why}</translation>
    </message>
    <message>
        <source>{name} chooses {rank}, {why}</source>
        <translation>{name}&#x202f;: {rank} choix, {why}</translation>
    </message>
    <message>
        <source>highest card</source>
        <translation>par valeur</translation>
    </message>
    <message>
        <source>order of play</source>
        <translation>par ordre</translation>
    </message>
    <message>
        <source>would move to {rank}</source>
        <translation>passerait {rank}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>a ouvert</translation>
    </message>
    <message>
        <source>no cards left</source>
        <translation>plus de cartes</translation>
    </message>
    <message>
        <source>bids now</source>
        <translation>mise maintenant</translation>
    </message>
    <message>
        <source>chooses now</source>
        <translation>choisit maintenant</translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>prizes</comment>
        <translation>
            <numerusform>%n pris</numerusform>
            <numerusform>%n pris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards taken</source>
        <translation>
            <numerusform>%n carte prise</numerusform>
            <numerusform>%n cartes prises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <comment>after the figure</comment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn to bid</source>
        <translation>à vous de miser</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>à vous de choisir</translation>
    </message>
    <message>
        <source>bids after you</source>
        <translation>mise après vous</translation>
    </message>
    <message>
        <source>yet to bid</source>
        <translation>doit encore miser</translation>
    </message>
    <message>
        <source>one card each</source>
        <translation>une carte chacun</translation>
    </message>
    <message>
        <source>one card, or two of equal value</source>
        <translation>une carte, ou deux pareilles</translation>
    </message>
    <message>
        <source>{kind} round</source>
        <comment>the kind of bid that binds it</comment>
        <translation>manche {kind}</translation>
    </message>
    <message>
        <source>{one} or {two} points</source>
        <translation>{one} ou {two} points</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>one: {points}</source>
        <translation>une&#x202f;: {points}</translation>
    </message>
    <message>
        <source>two: {points}</source>
        <translation>deux&#x202f;: {points}</translation>
    </message>
    <message>
        <source>both: {points}</source>
        <translation>les deux&#x202f;: {points}</translation>
    </message>
    <message>
        <source>taken by {name}</source>
        <translation>pris par {name}</translation>
    </message>
    <message>
        <source>taken by you</source>
        <translation>pris par vous</translation>
    </message>
    <message>
        <source>{card}, card {place} of {of}</source>
        <translation>{card}, carte {place} sur {of}</translation>
    </message>
    <message>
        <source>{what}: {more}</source>
        <translation>{what}&#x202f;: {more}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts read aloud</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>bid {kind}: {cards}</source>
        <translation>mise {kind}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>SOLO: one card. SET: equal cards.</source>
        <translation>SOLO&#x202f;: une carte. GROUPE&#x202f;: cartes égales.</translation>
    </message>
    <message>
        <source>SOLO: one card. RUN: neighbouring values.</source>
        <translation>SOLO&#x202f;: une carte. SUITE&#x202f;: valeurs voisines.</translation>
    </message>
    <message>
        <source>SOLO: one card. SET: equal cards. RUN: neighbouring values.</source>
        <translation>SOLO&#x202f;: une carte. GROUPE&#x202f;: cartes égales. SUITE&#x202f;: valeurs voisines.</translation>
    </message>
    <message>
        <source>Choose cards one by one, or sweep over them.</source>
        <translation>Choisissez les cartes une à une, ou balayez-les.</translation>
    </message>
    <message>
        <source>{names} may still overtake you.</source>
        <translation>Peuvent encore vous dépasser&#x202f;: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>points, {total} in all</source>
        <comment>after the figure</comment>
        <translation>
            <numerusform>point, {total} en tout</numerusform>
            <numerusform>points, {total} en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>{name} mise</translation>
    </message>
    <message>
        <source>You bid</source>
        <translation>À vous de miser</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name} choisit</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Derniers coups</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Distribution des cartes</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points</source>
        <translation>
            <numerusform>{name}&#x202f;: %n point</numerusform>
            <numerusform>{name}&#x202f;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>raise a card of that value; Enter bids, Esc lowers all</source>
        <translation>lever une carte de cette valeur&#x202f;; Entrée mise, Échap les abaisse toutes</translation>
    </message>
    <message numerus="yes">
        <source>%n left of the first pile</source>
        <translation>
            <numerusform>première pile&#x202f;: %n</numerusform>
            <numerusform>première pile&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>second pile in hand</source>
        <translation>seconde pile en main</translation>
    </message>
    <message numerus="yes">
        <source>second pile: %n</source>
        <translation>
            <numerusform>seconde pile&#x202f;: %n</numerusform>
            <numerusform>seconde pile&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your piles</source>
        <translation>Vos piles</translation>
    </message>
    <message>
        <source>Piles of {name}</source>
        <translation>Piles · {name}</translation>
    </message>
    <message>
        <source>Look at your prizes</source>
        <translation>Regarder vos lots</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Your prizes</source>
        <translation>Vos lots</translation>
    </message>
    <message>
        <source>only you may look at them</source>
        <translation>visibles de vous seul</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Votre main&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{value}, {colour}</source>
        <translation>{value}, {colour}</translation>
    </message>
    <message>
        <source>{value}, {colour}, chosen</source>
        <translation>{value}, {colour}, choisi</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Votre mise</translation>
    </message>
    <message>
        <source>SOLO or SET</source>
        <translation>SOLO ou GROUPE</translation>
    </message>
    <message>
        <source>SOLO or RUN</source>
        <translation>SOLO ou SUITE</translation>
    </message>
    <message>
        <source>SOLO, SET or RUN</source>
        <translation>SOLO, GROUPE ou SUITE</translation>
    </message>
    <message>
        <source>{kind} of {number}</source>
        <translation>{kind} de {number}</translation>
    </message>
    <message>
        <source>{name} may still overtake you.</source>
        <translation>{name} peut encore vous dépasser.</translation>
    </message>
    <message>
        <source>Nobody can overtake you any more.</source>
        <translation>Plus personne ne peut vous dépasser.</translation>
    </message>
    <message>
        <source>Add the {card} and you would choose first.</source>
        <translation>Ajoutez le {card} pour choisir en premier.</translation>
    </message>
    <message>
        <source>Add the {card} and you would choose second.</source>
        <translation>Ajoutez le {card} pour choisir en deuxième.</translation>
    </message>
    <message>
        <source>Add the {card} and you would choose third.</source>
        <translation>Ajoutez le {card} pour choisir en troisième.</translation>
    </message>
    <message>
        <source>Add the {card} and you would choose fourth.</source>
        <translation>Ajoutez le {card} pour choisir en quatrième.</translation>
    </message>
    <message>
        <source>Add the {card} and you would choose fifth.</source>
        <translation>Ajoutez le {card} pour choisir en cinquième.</translation>
    </message>
    <message>
        <source>Bid these</source>
        <translation>Miser</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>You choose</source>
        <translation>À vous de choisir</translation>
    </message>
    <message>
        <source>Take the {value}</source>
        <translation>Prendre le {value}</translation>
    </message>
    <message>
        <source>Take both {value}s</source>
        <translation>Prendre les deux {value}</translation>
    </message>
    <message>
        <source>Take two {value}s</source>
        <translation>Prendre deux {value}</translation>
    </message>
    <message>
        <source>Take one {value}</source>
        <translation>Prendre un seul {value}</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>What was taken</source>
        <translation>Ce qui a été pris</translation>
    </message>
    <message numerus="yes">
        <source>+%n for cards kept</source>
        <translation>
            <numerusform>+%n pour une carte gardée</numerusform>
            <numerusform>+%n pour les cartes gardées</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}, the last</source>
        <translation>Manche {round}, la dernière</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>dernière manche</translation>
    </message>
    <message>
        <source>bids</source>
        <comment>is doing so now</comment>
        <translation>mise</translation>
    </message>
    <message>
        <source>chooses</source>
        <comment>is doing so now</comment>
        <translation>choisit</translation>
    </message>
    <message>
        <source>card count</source>
        <translation>par nombre</translation>
    </message>
    <message>
        <source>{name}, your bid</source>
        <translation>{name}, votre mise</translation>
    </message>
    <message>
        <source>{name}, you choose</source>
        <translation>{name}, à vous de choisir</translation>
    </message>
    <message>
        <source>Keys: {keys} raise cards, Enter bids, Esc lowers all.</source>
        <translation>Touches&#x202f;: {keys} pour lever, Entrée pour miser, Échap pour tout reposer.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>A report is a small file that helps to find a fault. Attach it to a message to the makers.</source>
        <translation>Un rapport est un petit fichier qui aide à trouver une erreur. Joignez-le à un message adressé aux auteurs.</translation>
    </message>
    <message>
        <source>It contains the match on the table, your preferences, the latest messages of the program, its version and the kind of computer.</source>
        <translation>Il contient la partie en cours, vos préférences, les derniers messages du programme, sa version et le type d’ordinateur.</translation>
    </message>
    <message>
        <source>It contains your preferences, the latest messages of the program, its version and the kind of computer. No match is on the table.</source>
        <translation>Il contient vos préférences, les derniers messages du programme, sa version et le type d’ordinateur. Aucune partie n’est en cours.</translation>
    </message>
    <message>
        <source>It contains no names, neither of players nor of folders. Nothing is sent.</source>
        <translation>Il ne contient aucun nom, ni de joueur ni de dossier. Rien n’est envoyé.</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Retour aux tables</translation>
    </message>
    <message>
        <source>Back to past matches</source>
        <translation>Retour aux parties jouées</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Rejouer la même donne</translation>
    </message>
    <message>
        <source>Again with the same seats</source>
        <translation>Nouvelle partie, mêmes places</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>Victoire partagée&#x202f;: {names}</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>{names} are level on points.</source>
        <translation>À égalité de points&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Nothing separates the winners: the victory is shared.</source>
        <translation>Rien ne départage les vainqueurs&#x202f;: la victoire est partagée.</translation>
    </message>
    <message>
        <source>Place {place}: {name}, points: {points}</source>
        <translation>Place {place}&#x202f;: {name}, points&#x202f;: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>A personal best! It was {points} before.</source>
        <translation>Record personnel&#x202f;! Le précédent était de {points}.</translation>
    </message>
    <message>
        <source>Your personal best: {points}</source>
        <translation>Votre record personnel&#x202f;: {points}</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>This match could not be looked back at.</source>
        <translation>Cette partie n’a pas pu être analysée.</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Retour sur la partie</translation>
    </message>
    <message>
        <source>Try my mistakes again ({number})</source>
        <translation>Rejouer mes erreurs ({number})</translation>
    </message>
    <message>
        <source>The match is being thought over… {share}</source>
        <translation>Analyse de la partie… {share}</translation>
    </message>
    <message>
        <source>Better: {what}</source>
        <translation>Mieux&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{step} · Luck · {name} {points}</source>
        <translation>{step} · Chance · {name} {points}</translation>
    </message>
    <message>
        <source>Step {step}: what would you do now?</source>
        <translation>Coup {step}&#x202f;: que feriez-vous ici&#x202f;?</translation>
    </message>
    <message>
        <source>Right! {what}</source>
        <translation>Bien vu&#x202f;! {what}</translation>
    </message>
    <message>
        <source>That is what you did in the match. {what}</source>
        <translation>C’est ce que vous aviez joué. {what}</translation>
    </message>
    <message>
        <source>It costs {points} tokens.</source>
        <translation>Coût en jetons&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>It costs {points}.</source>
        <translation>Coût&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>Not the best. {what}</source>
        <translation>Il y avait mieux. {what}</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>{name} · page {number} of {pages}</source>
        <translation>{name} · page {number} sur {pages}</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Règles&#x202f;: {game}</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>En un coup d’œil</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>The file cannot be written there: {file}</source>
        <translation>Le fichier ne peut pas être écrit à cet endroit&#x202f;: {file}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search in all rules</source>
        <translation>Chercher dans toutes les règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>Voir en jouant</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour of {who}: {colour}</source>
        <translation>{who}, couleur&#x202f;: {colour}</translation>
    </message>
    <message>
        <source>Next colour</source>
        <translation>Couleur suivante</translation>
    </message>
    <message>
        <source>Name of {who}</source>
        <translation>Nom&#x202f;: {who}</translation>
    </message>
    <message>
        <source>Who plays for {who}</source>
        <translation>Qui joue pour {who}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>AI</source>
        <translation>IA</translation>
    </message>
    <message>
        <source>Level of {who}: {level}</source>
        <translation>{who}, niveau&#x202f;: {level}</translation>
    </message>
    <message>
        <source>Remove {who}</source>
        <translation>Retirer {who}</translation>
    </message>
    <message>
        <source>{who}: {character}. Choose again for another player.</source>
        <translation>{who}&#x202f;: {character}. Choisissez de nouveau pour un autre adversaire.</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>indigo</translation>
    </message>
    <message>
        <source>pine green</source>
        <translation>vert pin</translation>
    </message>
    <message>
        <source>chestnut</source>
        <translation>châtaigne</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>prune</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>bleu canard</translation>
    </message>
    <message>
        <source>ink grey</source>
        <translation>gris encre</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles&#x202f;: {game}</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>{seats} of {least}–{most} seats</source>
        <translation>{seats} places (de {least} à {most})</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Ajouter une place</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Prendre place</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Watch computer players at this table</source>
        <translation>Regarder l’ordinateur jouer à cette table</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>environ %n minute</numerusform>
            <numerusform>environ %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>{rounds}, {minutes}</source>
        <translation>{rounds}, {minutes}</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkillModel</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Loss per choice</source>
        <translation>Perte par choix</translation>
    </message>
    <message>
        <source>Luck per match</source>
        <translation>Chance par partie</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Joue comme</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>tous niveaux</translation>
    </message>
    <message>
        <source>too few matches</source>
        <translation>trop tôt</translation>
    </message>
    <message>
        <source>{level} ({weakest} to {strongest})</source>
        <translation>{level} ({weakest} à {strongest})</translation>
    </message>
</context>
<context>
    <name>SkillPage</name>
    <message>
        <source>Loss per choice</source>
        <translation>Perte par choix</translation>
    </message>
    <message>
        <source>Luck per match</source>
        <translation>Chance par partie</translation>
    </message>
    <message>
        <source>Nothing to show yet: matches are counted here when they have been looked back at.</source>
        <translation>Rien à montrer pour l’instant&#x202f;: les parties sont comptées ici une fois analysées.</translation>
    </message>
    <message>
        <source>Loss and luck in points of win chance, in games with tokens in tokens; ± holds 95 times in 100. Levels are compared by what their own choices cost in measured matches, few as those are.</source>
        <translation>Perte et chance en points de probabilité de victoire, ou en jetons dans les jeux à jetons&#x202f;; ± vaut 95 fois sur 100. Les niveaux sont comparés d’après la perte de leurs propres choix, mesurée sur un petit nombre de parties.</translation>
    </message>
</context>
<context>
    <name>StateInWords</name>
    <message>
        <source>with {names}</source>
        <translation>avec {names}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <source>Not dealt yet</source>
        <translation>Pas encore distribué</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>à vous de jouer</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} doit jouer</translation>
    </message>
    <message numerus="yes">
        <source>you have %n points</source>
        <translation>
            <numerusform>vous avez %n point</numerusform>
            <numerusform>vous avez %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you lead with %n points</source>
        <translation>
            <numerusform>vous menez avec %n point</numerusform>
            <numerusform>vous menez avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>level at the top with %n points</source>
        <translation>
            <numerusform>égalité en tête avec %n point</numerusform>
            <numerusform>égalité en tête avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} leads with {best}</source>
        <translation>{name} mène avec {best}</translation>
    </message>
    <message>
        <source>others lead with {best}, you have {own}</source>
        <translation>d’autres mènent avec {best}, vous avez {own}</translation>
    </message>
    <message>
        <source>{name} leads with {best}, you have {own}</source>
        <translation>{name} mène avec {best}, vous avez {own}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Rien à montrer pour l’instant.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Choose a game to see its points.</source>
        <translation>Choisissez un jeu pour voir ses points.</translation>
    </message>
    <message numerus="yes">
        <source>Victories among the last %n matches</source>
        <translation>
            <numerusform>Victoires sur %n partie</numerusform>
            <numerusform>Victoires sur les %n dernières parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message numerus="yes">
        <source>Points of the last %n matches</source>
        <translation>
            <numerusform>Points de %n partie</numerusform>
            <numerusform>Points des %n dernières parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableEditor</name>
    <message>
        <source>Read from “{file}”. Save it to play by it.</source>
        <translation>Lu dans «&#x202f;{file}&#x202f;». Enregistrez pour l’utiliser.</translation>
    </message>
    <message>
        <source>“{file}” cannot be written.</source>
        <translation>«&#x202f;{file}&#x202f;» ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>Written to “{file}”.</source>
        <translation>Écrit dans «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>My box</source>
        <translation>Ma boîte</translation>
    </message>
    <message>
        <source>“{name}” is there already. Save once more to replace it.</source>
        <translation>«&#x202f;{name}&#x202f;» existe déjà. Enregistrez encore une fois pour remplacer.</translation>
    </message>
    <message>
        <source>“{file}” cannot be deleted.</source>
        <translation>«&#x202f;{file}&#x202f;» ne peut pas être supprimé.</translation>
    </message>
    <message>
        <source>Tables (*.json)</source>
        <translation>Barèmes (*.json)</translation>
    </message>
    <message>
        <source>The points of your box</source>
        <translation>Les points de votre boîte</translation>
    </message>
    <message>
        <source>Points printed in your copy may differ from ours, some of which are reconstructed: enter yours on the coins and play by them.</source>
        <translation>Les points imprimés dans votre boîte diffèrent peut-être des nôtres, en partie reconstitués&#x202f;: saisissez les vôtres sur les jetons, et la partie les suivra.</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Nom du barème</translation>
    </message>
    <message>
        <source>Save and play by it</source>
        <translation>Enregistrer et utiliser</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Built-in points</source>
        <translation>Points d’origine</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>To a file…</source>
        <translation>Vers un fichier…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {cards}</source>
        <translation>{name}, {cards}</translation>
    </message>
    <message>
        <source>from a rulebook</source>
        <translation>selon un livret</translation>
    </message>
    <message>
        <source>from a review</source>
        <translation>selon une critique</translation>
    </message>
    <message>
        <source>our reconstruction</source>
        <translation>notre reconstitution</translation>
    </message>
    <message>
        <source>entered by you</source>
        <translation>saisi par vous</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>{names}: agree to undo?</source>
        <translation>{names}&#x202f;: d’accord pour annuler&#x202f;?</translation>
    </message>
    <message>
        <source>The master is thinking…</source>
        <translation>Le maître réfléchit…</translation>
    </message>
    <message>
        <source>The hint comes when it is your turn.</source>
        <translation>Le conseil viendra quand ce sera à vous de jouer.</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>There is nothing to read.</source>
        <translation>Il n’y a rien à lire.</translation>
    </message>
    <message>
        <source>Reading mode: the keys go to everything, and Enter says why a thing does nothing.</source>
        <translation>Mode lecture&#x202f;: les touches mènent partout, et Entrée dit pourquoi une chose est sans effet.</translation>
    </message>
    <message>
        <source>The keys go to what can be done.</source>
        <translation>Les touches mènent à ce qui est possible.</translation>
    </message>
</context>
<context>
    <name>TableRow</name>
    <message>
        <source>Built-in</source>
        <translation>D’origine</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>{option}: {table}</source>
        <translation>{option}&#x202f;: {table}</translation>
    </message>
    <message>
        <source>Enter the points of your box…</source>
        <translation>Saisir les points de votre boîte…</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>It cannot lie here: let go where the table glows.</source>
        <translation>Impossible ici&#x202f;: lâchez là où la table s’éclaire.</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>TrialBox</name>
    <message>
        <source>Show the answer</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next one</source>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>Back to the look back</source>
        <translation>Revenir à l’analyse</translation>
    </message>
    <message>
        <source>Enough for now</source>
        <translation>Assez pour cette fois</translation>
    </message>
</context>
<context>
    <name>UnfinishedRow</name>
    <message>
        <source>Continue {game}</source>
        <translation>Reprendre {game}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>Unfolding</name>
    <message>
        <source>Last round</source>
        <translation>Dernière manche</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Vous commencez</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>In the lead: {names} ({points})</source>
        <translation>En tête&#x202f;: {names} ({points})</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Computers are playing: you are watching.</source>
        <translation>Les ordinateurs jouent&#x202f;: vous regardez.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
</context>
<context>
    <name>WindowMenu</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Touches…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Préférences…</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Signaler un problème…</translation>
    </message>
    <message>
        <source>About Kasane Desktop</source>
        <translation>À propos de Kasane Desktop</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>Show the last moves again</source>
        <translation>Revoir les derniers coups</translation>
    </message>
    <message>
        <source>Stop thinking</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>Save the match as…</source>
        <translation>Enregistrer la partie sous…</translation>
    </message>
    <message>
        <source>Replay the match</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Toute la table</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Deal number {seed} copied</source>
        <translation>Numéro de donne {seed} copié</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Copier le numéro de donne</translation>
    </message>
    <message>
        <source>Copy the deal number {seed}</source>
        <translation>Copier le numéro de donne {seed}</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Mes erreurs</translation>
    </message>
</context>
<context>
    <name>analyst</name>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>{whole}.{tenth}</source>
        <translation>{whole},{tenth}</translation>
    </message>
    <message>
        <source>A deal</source>
        <translation>Une donne</translation>
    </message>
    <message>
        <source>{player} made the best choices at the table.</source>
        <translation>{player} a fait les meilleurs choix de la table.</translation>
    </message>
    <message>
        <source>You made the best choices at the table.</source>
        <translation>Vous avez fait les meilleurs choix de la table.</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation>{others} et {last}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The best choices at the table: {others}.</source>
        <translation>Les meilleurs choix de la table&#x202f;: {others}.</translation>
    </message>
    <message>
        <source>You chose less well than {others}.</source>
        <translation>Choix meilleurs que les vôtres&#x202f;: {others}.</translation>
    </message>
    <message>
        <source>You chose better than {others}.</source>
        <translation>Choix moins bons que les vôtres&#x202f;: {others}.</translation>
    </message>
    <message>
        <source>Luck moved {player}’s chances by {points}.</source>
        <translation>Part de la chance pour {player}&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>Luck moved your chances by {points}.</source>
        <translation>Part de la chance pour vous&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>In tokens, luck was worth {points} to {player}.</source>
        <translation>Part de la chance pour {player}, en jetons&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>In tokens, luck was worth {points} to you.</source>
        <translation>Part de la chance pour vous, en jetons&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>Your costliest choice was step {step} ({points}).</source>
        <translation>Votre choix le plus coûteux&#x202f;: le coup {step} ({points}).</translation>
    </message>
    <message>
        <source>Nobody chose clearly better than the others.</source>
        <translation>Personne n’a nettement mieux choisi que les autres.</translation>
    </message>
    <message>
        <source>Your costliest choice was in round {round}, step {step} ({points}).</source>
        <translation>Votre choix le plus coûteux&#x202f;: manche {round}, coup {step} ({points}).</translation>
    </message>
    <message>
        <source>None of your choices cost you much.</source>
        <translation>Aucun de vos choix ne vous a coûté cher.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>there is no game “{game}”; there are {known}</source>
        <translation>le jeu «&#x202f;{game}&#x202f;» n’existe pas&#x202f;; il y a {known}</translation>
    </message>
    <message>
        <source>cannot read {file}: {why}</source>
        <translation>impossible de lire {file}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>a trait is written name=value, not “{text}”</source>
        <translation>une caractéristique s’écrit nom=valeur, et non «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <source>{game} is played with {counts} seats</source>
        <translation>{game} se joue à {counts}</translation>
    </message>
    <message>
        <source>--matches must be at least 1 and --processes not negative</source>
        <translation>--matches doit valoir au moins 1 et --processes ne peut pas être négatif</translation>
    </message>
    <message>
        <source>{game}, matches: {matches}</source>
        <translation>{game}, parties&#x202f;: {matches}</translation>
    </message>
    <message>
        <source>wins {share} ± {margin} (fair {fair}, {times} ×), {part} ± {part_margin} of all points, mean score {score}, {ms} ms a move</source>
        <translation>gagne {share} ± {margin} (à forces égales {fair}, {times} ×), {part} ± {part_margin} de tous les points, score moyen {score}, {ms} ms par coup</translation>
    </message>
    <message>
        <source>--seat must be a seat of the table, --step and --seed at least 0</source>
        <translation>--seat doit être une place de la table&#x202f;; --step et --seed valent au moins 0</translation>
    </message>
    <message>
        <source>cannot write {file}</source>
        <translation>impossible d’écrire {file}</translation>
    </message>
    <message>
        <source>{name}, {least}–{most} players. {goal}</source>
        <translation>{name}, de {least} à {most} joueurs. {goal}</translation>
    </message>
    <message>
        <source>{hint} (Players: {counts})</source>
        <translation>{hint} (joueurs&#x202f;: {counts})</translation>
    </message>
    <message>
        <source>{game}, deal {seed}: {players}</source>
        <translation>{game}, donne {seed}&#x202f;: {players}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>The match is not finished.</source>
        <translation>La partie n’est pas terminée.</translation>
    </message>
    <message>
        <source>{ending} Final scoring:</source>
        <translation>{ending} Décompte final&#x202f;:</translation>
    </message>
    <message>
        <source>there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation>il n’y a pas d’écran ici (ni DISPLAY ni WAYLAND_DISPLAY n’est défini)</translation>
    </message>
    <message>
        <source>the screen {display} (DISPLAY) does not answer</source>
        <translation>l’écran {display} (DISPLAY) ne répond pas</translation>
    </message>
    <message>
        <source>there is no player “{player}”; there are {known}</source>
        <translation>le joueur «&#x202f;{player}&#x202f;» n’existe pas&#x202f;; il y a {known}</translation>
    </message>
    <message>
        <source>--games must be at least 1</source>
        <translation>--games doit valoir au moins 1</translation>
    </message>
    <message>
        <source>cannot write {file}: {why}</source>
        <translation>impossible d’écrire {file}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>an option is written name=value, not “{text}”</source>
        <translation>une option s’écrit nom=valeur, pas «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <source>the file given for the option “{name}” is not JSON: {why}</source>
        <translation>le fichier donné pour l’option «&#x202f;{name}&#x202f;» n’est pas du JSON&#x202f;: {why}</translation>
    </message>
    <message>
        <source>Deal {seed}: {seats}. {ending}</source>
        <translation>Donne {seed}&#x202f;: {seats}. {ending}</translation>
    </message>
    <message>
        <source>Seat {seat}, {player}: {wins} of {count} won, mean score {mean}</source>
        <translation>Place {seat}, {player}&#x202f;: victoires {wins} sur {count}, score moyen {mean}</translation>
    </message>
    <message>
        <source>the program is not whole, please install it again: {what}</source>
        <translation>le programme est incomplet, veuillez le réinstaller&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{library} is missing on this system; on Debian and Ubuntu: {command}</source>
        <translation>il manque {library} sur ce système&#x202f;; sous Debian et Ubuntu&#x202f;: {command}</translation>
    </message>
    <message>
        <source>{library} is missing on this system; please install the package that has it</source>
        <translation>il manque {library} sur ce système&#x202f;; veuillez installer le paquet qui le contient</translation>
    </message>
    <message>
        <source>this system is too old for this program, which needs {version} or newer</source>
        <translation>ce système est trop ancien pour ce programme, qui demande {version} ou plus récent</translation>
    </message>
    <message>
        <source>--seed must be at least 0, --effort from 1 to {most}</source>
        <translation>--seed doit valoir au moins 0, --effort de 1 à {most}</translation>
    </message>
    <message>
        <source>{file}: nothing has been played yet</source>
        <translation>{file}&#x202f;: rien n’a encore été joué</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Part équitable</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Choix personnels</translation>
    </message>
    <message>
        <source>Others’ choices</source>
        <translation>Choix des autres</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Played: {what}</source>
        <translation>Joué&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Better: {what}</source>
        <translation>Mieux&#x202f;: {what}</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>{game} cannot be played with {seats} seats; possible are {counts}.</source>
        <translation>{game} ne se joue pas à {seats}&#x202f;; nombres possibles&#x202f;: {counts}.</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”.</source>
        <translation>{game} n’a pas d’option «&#x202f;{option}&#x202f;».</translation>
    </message>
    <message>
        <source>The option “{option}” does not exist with {seats} players.</source>
        <translation>L’option «&#x202f;{option}&#x202f;» n’existe pas à {seats} joueurs.</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”.</source>
        <translation>L’option «&#x202f;{option}&#x202f;» ne peut pas valoir «&#x202f;{value}&#x202f;».</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>There is nothing to deal now.</source>
        <translation>Il n’y a rien à distribuer maintenant.</translation>
    </message>
    <message>
        <source>Wait for the deal.</source>
        <translation>Attendez la distribution.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>There is nothing to do with this now.</source>
        <translation>Il n’y a rien à en faire pour l’instant.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>This is not an action.</source>
        <translation>Ceci n’est pas une action.</translation>
    </message>
    <message>
        <source>{game} knows no action “{action}”.</source>
        <translation>{game} ne connaît pas l’action «&#x202f;{action}&#x202f;».</translation>
    </message>
    <message>
        <source>The action “{action}” has no field “{field}”.</source>
        <translation>L’action «&#x202f;{action}&#x202f;» n’a pas de champ «&#x202f;{field}&#x202f;».</translation>
    </message>
    <message>
        <source>The action “{action}” lacks its field “{field}”.</source>
        <translation>Il manque à l’action «&#x202f;{action}&#x202f;» son champ «&#x202f;{field}&#x202f;».</translation>
    </message>
    <message>
        <source>The field “{field}” of the action “{action}” has a wrong value.</source>
        <translation>Le champ «&#x202f;{field}&#x202f;» de l’action «&#x202f;{action}&#x202f;» a une valeur incorrecte.</translation>
    </message>
</context>
<context>
    <name>kabuki</name>
    <message>
        <source>Kabuki</source>
        <translation>Kabuki</translation>
    </message>
    <message>
        <source>Masks vanish under masks. Who still knows where?</source>
        <translation>Les masques disparaissent sous les masques. Qui sait encore où&#x202f;?</translation>
    </message>
    <message>
        <source>Never lay the same mask on a stage twice, catch those who do, and keep the most tokens over three rounds.</source>
        <translation>Ne posez jamais deux fois le même masque sur une scène, prenez les autres en faute et gardez le plus de jetons en trois manches.</translation>
    </message>
    <message>
        <source>Beni, the hero</source>
        <translation>Beni, le héros</translation>
    </message>
    <message>
        <source>Ai, the ghost</source>
        <translation>Ai, le fantôme</translation>
    </message>
    <message>
        <source>Tsuchi, the spider</source>
        <translation>Tsuchi, l’araignée</translation>
    </message>
    <message>
        <source>Kitsune, the fox</source>
        <translation>Kitsune, le renard</translation>
    </message>
    <message>
        <source>Oni, the demon</source>
        <translation>Oni, le démon</translation>
    </message>
    <message>
        <source>Kaeru, the frog</source>
        <translation>Kaeru, la grenouille</translation>
    </message>
    <message>
        <source>Tora, the tiger</source>
        <translation>Tora, le tigre</translation>
    </message>
    <message>
        <source>Karasu, the crow</source>
        <translation>Karasu, le corbeau</translation>
    </message>
    <message>
        <source>Hime, the princess</source>
        <translation>Hime, la princesse</translation>
    </message>
    <message>
        <source>Namazu, the catfish</source>
        <translation>Namazu, le poisson-chat</translation>
    </message>
    <message>
        <source>Stop!</source>
        <translation>Stop&#x202f;!</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Round {round} begins with {player}.</source>
        <translation>{player} commence la manche {round}.</translation>
    </message>
    <message>
        <source>You begin round {round}.</source>
        <translation>Vous commencez la manche {round}.</translation>
    </message>
    <message>
        <source>{player} laid a mask on stage {stack}.</source>
        <translation>{player} a posé un masque sur la scène {stack}.</translation>
    </message>
    <message>
        <source>You laid a mask on stage {stack}.</source>
        <translation>Vous avez posé un masque sur la scène {stack}.</translation>
    </message>
    <message>
        <source>{player} called Stop! on stage {stack}, rightly. Matching masks below: {equal}. Tokens taken from {layer}: {tokens}.</source>
        <translation>{player} a dit «&#x202f;Stop&#x202f;!&#x202f;» à juste titre sur la scène {stack}. Masques identiques en dessous&#x202f;: {equal}. Jetons pris à {layer}&#x202f;: {tokens}.</translation>
    </message>
    <message>
        <source>You called Stop! on stage {stack}, rightly. Matching masks below: {equal}. Tokens taken from {layer}: {tokens}.</source>
        <translation>Vous avez dit «&#x202f;Stop&#x202f;!&#x202f;» à juste titre sur la scène {stack}. Masques identiques en dessous&#x202f;: {equal}. Jetons pris à {layer}&#x202f;: {tokens}.</translation>
    </message>
    <message>
        <source>{player} called Stop! on stage {stack}, rightly. Matching masks below: {equal}. Tokens taken from you: {tokens}.</source>
        <translation>{player} a dit «&#x202f;Stop&#x202f;!&#x202f;» à juste titre sur la scène {stack}. Masques identiques en dessous&#x202f;: {equal}. Jetons que vous perdez&#x202f;: {tokens}.</translation>
    </message>
    <message>
        <source>{player} called Stop! on stage {stack}, wrongly: {layer} made no mistake. {player} loses one token.</source>
        <translation>{player} a dit «&#x202f;Stop&#x202f;!&#x202f;» à tort sur la scène {stack}&#x202f;: {layer} n’a pas fait d’erreur. {player} perd un jeton.</translation>
    </message>
    <message>
        <source>You called Stop! on stage {stack}, wrongly: {layer} made no mistake. You lose one token.</source>
        <translation>Vous avez dit «&#x202f;Stop&#x202f;!&#x202f;» à tort sur la scène {stack}&#x202f;: {layer} n’a pas fait d’erreur. Vous perdez un jeton.</translation>
    </message>
    <message>
        <source>{player} called Stop! on stage {stack}, wrongly: you made no mistake. {player} loses one token.</source>
        <translation>{player} a dit «&#x202f;Stop&#x202f;!&#x202f;» à tort sur la scène {stack}&#x202f;: vous n’avez pas fait d’erreur. {player} perd un jeton.</translation>
    </message>
    <message>
        <source>{player} ran out of tokens: round {round} is over.</source>
        <translation>{player} n’a plus de jeton&#x202f;: la manche {round} est finie.</translation>
    </message>
    <message>
        <source>You ran out of tokens: round {round} is over.</source>
        <translation>Vous n’avez plus de jeton&#x202f;: la manche {round} est finie.</translation>
    </message>
    <message>
        <source>{player} laid the last mask: round {round} is over.</source>
        <translation>{player} a posé le dernier masque&#x202f;: la manche {round} est finie.</translation>
    </message>
    <message>
        <source>You laid the last mask: round {round} is over.</source>
        <translation>Vous avez posé le dernier masque&#x202f;: la manche {round} est finie.</translation>
    </message>
    <message>
        <source>{who} passed.</source>
        <translation>{who} a passé.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <translation>Vous avez passé.</translation>
    </message>
    <message>
        <source>lay it on stage {stack}.</source>
        <translation>le poser sur la scène {stack}.</translation>
    </message>
    <message>
        <source>call Stop! on stage {stack}.</source>
        <translation>dire «&#x202f;Stop&#x202f;!&#x202f;» sur la scène {stack}.</translation>
    </message>
    <message>
        <source>pass.</source>
        <translation>passer.</translation>
    </message>
    <message>
        <source>The third round ended when a player had no token left.</source>
        <translation>La troisième manche a pris fin quand un joueur n’a plus eu de jeton.</translation>
    </message>
    <message>
        <source>The third round ended with the last mask of the deck.</source>
        <translation>La troisième manche a pris fin avec le dernier masque de la pioche.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>Tokens held now</source>
        <translation>Jetons en main</translation>
    </message>
    <message>
        <source>No mask has been turned up.</source>
        <translation>Aucun masque n’est retourné.</translation>
    </message>
    <message>
        <source>This mask is for {player} to lay.</source>
        <translation>C’est à {player} de poser ce masque.</translation>
    </message>
    <message>
        <source>This mask is for you to lay.</source>
        <translation>C’est à vous de poser ce masque.</translation>
    </message>
    <message>
        <source>Your mask is laid; now the others may call.</source>
        <translation>Votre masque est posé&#x202f;; les autres peuvent maintenant dire «&#x202f;Stop&#x202f;!&#x202f;».</translation>
    </message>
    <message>
        <source>A mask has just been laid: call Stop! or pass.</source>
        <translation>Un masque vient d’être posé&#x202f;: «&#x202f;Stop&#x202f;!&#x202f;» ou passer.</translation>
    </message>
    <message>
        <source>There are only {stacks} stages.</source>
        <translation>Il n’y a que {stacks} scènes.</translation>
    </message>
    <message>
        <source>Stop! can be called only right after a mask has been laid.</source>
        <translation>On ne peut dire «&#x202f;Stop&#x202f;!&#x202f;» que juste après la pose d’un masque.</translation>
    </message>
    <message>
        <source>There is nothing to pass on now.</source>
        <translation>Ce n’est pas le moment de passer.</translation>
    </message>
    <message>
        <source>You laid this mask; only the others may call Stop!</source>
        <translation>Vous avez posé ce masque&#x202f;; seuls les autres peuvent dire «&#x202f;Stop&#x202f;!&#x202f;».</translation>
    </message>
    <message>
        <source>You laid this mask; only the others may call or pass.</source>
        <translation>Vous avez posé ce masque&#x202f;; seuls les autres peuvent dire «&#x202f;Stop&#x202f;!&#x202f;» ou passer.</translation>
    </message>
    <message>
        <source>You have passed on this mask and can no longer call.</source>
        <translation>Vous avez passé pour ce masque et ne pouvez plus dire «&#x202f;Stop&#x202f;!&#x202f;».</translation>
    </message>
    <message>
        <source>You have passed on this mask already.</source>
        <translation>Vous avez déjà passé pour ce masque.</translation>
    </message>
    <message>
        <source>Masks are turned up by chance, nobody picks them.</source>
        <translation>Les masques sont retournés au hasard, personne ne les choisit.</translation>
    </message>
    <message>
        <source>The lot must fall on one of the {seats} seats.</source>
        <translation>Le sort doit désigner l’une des {seats} places.</translation>
    </message>
    <message>
        <source>Now a mask is turned up, nothing else.</source>
        <translation>On retourne maintenant un masque, rien d’autre.</translation>
    </message>
    <message>
        <source>There are only {kinds} kinds of masks.</source>
        <translation>Il n’y a que {kinds} sortes de masques.</translation>
    </message>
    <message>
        <source>All masks of this kind have been turned up already: {mask}.</source>
        <translation>Tous les masques de cette sorte ont déjà été retournés&#x202f;: {mask}.</translation>
    </message>
    <message>
        <source>First, the first player is chosen at random.</source>
        <translation>Le premier joueur est d’abord tiré au sort.</translation>
    </message>
    <message>
        <source>It is the first mask on stage {stack}: a call would cost you a token. Call again if you mean it.</source>
        <translation>C’est le premier masque de la scène {stack}&#x202f;: dire «&#x202f;Stop&#x202f;!&#x202f;» vous coûterait un jeton. Recommencez si vous y tenez.</translation>
    </message>
    <message>
        <source>Remember the masks, and win tokens. The fox has been turned up for you: lay it on the first stage. Each mask covers the one before it, and nobody may look below.</source>
        <translation>Retenez les masques pour gagner des jetons. Le renard est retourné pour vous&#x202f;: posez-le sur la première scène. Chaque masque recouvre le précédent, et personne ne regarde dessous.</translation>
    </message>
    <message>
        <source>All stages are empty, so this is just as safe. For the lesson take the first one.</source>
        <translation>Toutes les scènes sont vides&#x202f;: c’est aussi sûr. Pour la leçon, prenez la première.</translation>
    </message>
    <message>
        <source>Aoi has covered your fox with a frog. Remember it! You call Stop! when the mask just laid is already on that stage. A wrong call costs a token. No other frog here: pass.</source>
        <translation>Aoi a caché votre renard sous une grenouille. Retenez-le&#x202f;! On dit «&#x202f;Stop&#x202f;!&#x202f;» si le masque posé se trouve déjà sur la scène&#x202f;; à tort, cela coûte un jeton. Aucune autre grenouille&#x202f;: passez.</translation>
    </message>
    <message>
        <source>The stage is opened: a frog and a fox, no second frog. A wrong call costs you one token. Try again.</source>
        <translation>On ouvre la scène&#x202f;: une grenouille et un renard, pas deux grenouilles. Un «&#x202f;Stop&#x202f;!&#x202f;» à tort coûte un jeton. Essayez encore.</translation>
    </message>
    <message>
        <source>Ren lays a fox on the first stage, where yours lies hidden. Strike the drum: Stop! Whoever laid the second one pays you a token.</source>
        <translation>Ren pose un renard sur la première scène, où le vôtre est caché. Frappez le tambour&#x202f;: Stop&#x202f;! Celui qui a posé le second vous paie un jeton.</translation>
    </message>
    <message>
        <source>Nobody called, and Ren got away with it. Your fox lies below: call Stop!</source>
        <translation>Personne n’a rien dit, et Ren s’en tire. Votre renard est dessous&#x202f;: dites «&#x202f;Stop&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>Right: you take one token from Ren. Now you have a frog, and the first stage hides one. Lay yours on the second stage.</source>
        <translation>Juste&#x202f;: vous prenez un jeton à Ren. Vous avez maintenant une grenouille, et la première scène en cache une. Posez la vôtre sur la deuxième.</translation>
    </message>
    <message>
        <source>Aoi remembers the frog: Stop! A token of yours goes to Aoi. Try again.</source>
        <translation>Aoi se souvient de la grenouille&#x202f;: Stop&#x202f;! Un de vos jetons passe chez Aoi. Essayez encore.</translation>
    </message>
    <message>
        <source>Safe as well: this stage is empty. For the lesson take the second one.</source>
        <translation>Tout aussi sûr&#x202f;: cette scène est vide. Pour la leçon, prenez la deuxième.</translation>
    </message>
    <message>
        <source>Aoi lays a tiger on an empty stage. The first mask of a stage is never wrong: pass.</source>
        <translation>Aoi pose un tigre sur une scène vide. Le premier masque d’une scène n’est jamais fautif&#x202f;: passez.</translation>
    </message>
    <message>
        <source>Nothing lies below, so nothing can be equal: a token lost. Try again.</source>
        <translation>Rien dessous, donc rien de pareil&#x202f;: un jeton perdu. Essayez encore.</translation>
    </message>
    <message>
        <source>Ren lays a frog on the first stage. Do you remember what lies there? Decide.</source>
        <translation>Ren pose une grenouille sur la première scène. Vous souvenez-vous de ce qu’elle cache&#x202f;? Décidez.</translation>
    </message>
    <message>
        <source>A frog does lie there: Aoi laid it on your fox. A call would have brought a token. Try again.</source>
        <translation>Il y a bien une grenouille&#x202f;: Aoi l’avait posée sur votre renard. Un «&#x202f;Stop&#x202f;!&#x202f;» rapportait un jeton. Essayez encore.</translation>
    </message>
    <message>
        <source>Lay the princess on the empty stage. Then watch: a right call brings one token for every equal mask below.</source>
        <translation>Posez la princesse sur la scène vide. Puis ouvrez l’œil&#x202f;: un «&#x202f;Stop&#x202f;!&#x202f;» justifié rapporte un jeton par masque pareil dessous.</translation>
    </message>
    <message>
        <source>No princess lies there, so it is safe. But an empty stage is safest. Try again.</source>
        <translation>Aucune princesse n’y est cachée&#x202f;: c’est sûr. Mais une scène vide l’est plus encore. Essayez encore.</translation>
    </message>
    <message>
        <source>Two foxes lie hidden there: two tokens missed. Try again.</source>
        <translation>Deux renards y sont cachés&#x202f;: deux jetons manqués. Essayez encore.</translation>
    </message>
    <message>
        <source>Two tokens! Now Ren lays a tiger there. Foxes and frogs lie below in plenty, but only the mask just laid is judged: pass.</source>
        <translation>Deux jetons&#x202f;! Ren y pose maintenant un tigre. Dessous, renards et grenouilles abondent, mais seul le masque qu’on vient de poser est jugé&#x202f;: passez.</translation>
    </message>
    <message>
        <source>No other tiger: the foxes do not matter, and you lose a token. Try again.</source>
        <translation>Pas d’autre tigre&#x202f;: les renards ne comptent pas, et vous perdez un jeton. Essayez encore.</translation>
    </message>
    <message>
        <source>Nine tokens! A round ends when somebody has none left, or with the last mask; three rounds are added up. At the real table, a ring shows the time for calling.</source>
        <translation>Neuf jetons&#x202f;! Une manche s’arrête quand quelqu’un n’en a plus, ou au dernier masque&#x202f;; on additionne trois manches. À la vraie table, un anneau montre le temps qui reste.</translation>
    </message>
    <message>
        <source>Lay it where no mask like it lies hidden. Watch the others: if they lay one that is there already, call Stop!</source>
        <translation>Posez-le là où aucun masque pareil n’est caché. Surveillez les autres&#x202f;: s’ils en posent un qui s’y trouve déjà, dites «&#x202f;Stop&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>The first mask on a stage is never wrong: calling Stop! there could only cost you a token.</source>
        <translation>Le premier masque d’une scène n’est jamais fautif&#x202f;: dire «&#x202f;Stop&#x202f;!&#x202f;» à cet instant ne pourrait que vous coûter un jeton.</translation>
    </message>
    <message>
        <source>The last round: whoever has the most tokens over all three wins.</source>
        <translation>Dernière manche&#x202f;: le plus grand total de jetons sur les trois l’emporte.</translation>
    </message>
    <message>
        <source>An empty stage: the first mask on it is never wrong, and calling Stop! on it costs a token.</source>
        <translation>Scène vide&#x202f;: le premier masque y est toujours sûr, et y dire «&#x202f;Stop&#x202f;!&#x202f;» coûte un jeton.</translation>
    </message>
    <message>
        <source>Masks on this stage: {masks}. Only the top one is seen.</source>
        <translation>Masques sur cette scène&#x202f;: {masks}. Seul celui du dessus se voit.</translation>
    </message>
    <message>
        <source>Covered: {below}. Whoever lays a mask here that is among them can be stopped.</source>
        <translation>Recouverts&#x202f;: {below}. Poser ici un masque qui s’y trouve déjà, c’est risquer un «&#x202f;Stop&#x202f;!&#x202f;».</translation>
    </message>
    <message>
        <source>{who} has just laid the top one. Is there one like it below?</source>
        <translation>{who} vient de poser celui du dessus. Y a-t-il le même dessous&#x202f;?</translation>
    </message>
    <message>
        <source>You have just laid the top one. If there is one like it below, you can be stopped.</source>
        <translation>Vous venez de poser celui du dessus. S’il y a le même dessous, on peut vous dire «&#x202f;Stop&#x202f;!&#x202f;».</translation>
    </message>
    <message>
        <source>{who} has just laid it, and nothing lies below.</source>
        <translation>{who} vient de le poser, et il n’y a rien dessous.</translation>
    </message>
    <message>
        <source>You have just laid it, and nothing lies below.</source>
        <translation>Vous venez de le poser, et il n’y a rien dessous.</translation>
    </message>
    <message>
        <source>Tokens of {who}: {tokens}. A round begins with {start}, and ends when somebody has none.</source>
        <translation>Jetons · {who}&#x202f;: {tokens}. Une manche commence avec {start} et finit quand quelqu’un n’en a plus.</translation>
    </message>
    <message>
        <source>Your tokens: {tokens}. A round begins with {start}, and ends when somebody has none.</source>
        <translation>Vos jetons&#x202f;: {tokens}. Une manche commence avec {start} et finit quand quelqu’un n’en a plus.</translation>
    </message>
    <message>
        <source>Noted for the rounds before: {noted}. With what is held now: {total}.</source>
        <translation>Notés aux manches précédentes&#x202f;: {noted}. Avec les jetons en main&#x202f;: {total}.</translation>
    </message>
    <message>
        <source>The first mask of this round was laid from here.</source>
        <translation>Le premier masque de cette manche est parti d’ici.</translation>
    </message>
    <message>
        <source>The most tokens over {rounds} rounds win.</source>
        <translation>Le plus grand total de jetons sur {rounds} manches l’emporte.</translation>
    </message>
    <message>
        <source>Masks left: {masks}. With the last one the round ends.</source>
        <translation>Masques restants&#x202f;: {masks}. La manche finit avec le dernier.</translation>
    </message>
    <message>
        <source>Call Stop! when a mask has just been laid and one like it lies below. The first call counts.</source>
        <translation>Dites «&#x202f;Stop&#x202f;!&#x202f;» quand le masque qui vient d’être posé se trouve déjà dessous. Le premier «&#x202f;Stop&#x202f;!&#x202f;» compte.</translation>
    </message>
    <message>
        <source>Right: a token from whoever laid it for each equal mask below. Wrong: you lose one.</source>
        <translation>Justifié&#x202f;: un jeton pris au poseur pour chaque masque identique en dessous. À tort&#x202f;: vous en perdez un.</translation>
    </message>
    <message>
        <source>Turned up for {who}, to be laid on one of the four stages.</source>
        <translation>Retourné pour {who}, à poser sur une des quatre scènes.</translation>
    </message>
    <message>
        <source>Turned up for you: lay it on one of the four stages.</source>
        <translation>Retourné pour vous&#x202f;: posez-le sur une des quatre scènes.</translation>
    </message>
</context>
<context>
    <name>kaleido</name>
    <message>
        <source>Kaleido</source>
        <translation>Kaleido</translation>
    </message>
    <message>
        <source>Coloured glass on boards that turn</source>
        <translation>Du verre coloré sur des plateaux qui tournent</translation>
    </message>
    <message>
        <source>Have the most tiles on each board, and again wherever three boards meet.</source>
        <translation>Ayez le plus de tuiles sur chaque plateau, et encore partout où trois plateaux se rejoignent.</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>White tile</source>
        <translation>Tuile blanche</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Where three boards meet</source>
        <translation>Jonction de trois plateaux</translation>
    </message>
    <message>
        <source>The first player is chosen at random</source>
        <translation>Le premier joueur est tiré au sort</translation>
    </message>
    <message>
        <source>Choose the colour you begin with</source>
        <translation>Choisissez votre couleur de départ</translation>
    </message>
    <message>
        <source>Place a tile of your colour on an empty space</source>
        <translation>Posez une tuile de votre couleur sur une case vide</translation>
    </message>
    <message>
        <source>Add a white tile or a board, or end your turn</source>
        <translation>Ajoutez une tuile blanche ou un plateau, ou terminez le tour</translation>
    </message>
    <message>
        <source>Turn the board you completed, or leave it</source>
        <translation>Tournez le plateau rempli, ou laissez-le</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>{who} goes first.</source>
        <translation>{who} commence.</translation>
    </message>
    <message>
        <source>You go first.</source>
        <translation>Vous commencez.</translation>
    </message>
    <message>
        <source>{who} chose to begin with {colour}.</source>
        <translation>{who} commence par le {colour}.</translation>
    </message>
    <message>
        <source>You chose to begin with {colour}.</source>
        <translation>Vous commencez par le {colour}.</translation>
    </message>
    <message>
        <source>{who} placed a tile on board {board}: {colour}.</source>
        <translation>{who} a posé le {colour} sur le plateau {board}.</translation>
    </message>
    <message>
        <source>You placed a tile on board {board}: {colour}.</source>
        <translation>Vous avez posé le {colour} sur le plateau {board}.</translation>
    </message>
    <message>
        <source>{who} placed a white tile on board {board}.</source>
        <translation>{who} a posé une tuile blanche sur le plateau {board}.</translation>
    </message>
    <message>
        <source>You placed a white tile on board {board}.</source>
        <translation>Vous avez posé une tuile blanche sur le plateau {board}.</translation>
    </message>
    <message>
        <source>{who} added board {board}.</source>
        <translation>{who} a ajouté le plateau {board}.</translation>
    </message>
    <message>
        <source>You added board {board}.</source>
        <translation>Vous avez ajouté le plateau {board}.</translation>
    </message>
    <message>
        <source>Board {board} is full and was scored.</source>
        <translation>Plateau {board} plein&#x202f;: on le décompte.</translation>
    </message>
    <message>
        <source>Board {board} is full of white tiles: nobody scores.</source>
        <translation>Le plateau {board} est rempli de blanc&#x202f;: personne ne marque.</translation>
    </message>
    <message>
        <source>{who} turned board {board} by {degrees} degrees.</source>
        <translation>{who} a tourné le plateau {board} de {degrees}&#xa0;degrés.</translation>
    </message>
    <message>
        <source>You turned board {board} by {degrees} degrees.</source>
        <translation>Vous avez tourné le plateau {board} de {degrees}&#xa0;degrés.</translation>
    </message>
    <message>
        <source>{who} left board {board} as it was.</source>
        <translation>{who} a laissé le plateau {board} tel quel.</translation>
    </message>
    <message>
        <source>You left board {board} as it was.</source>
        <translation>Vous avez laissé le plateau {board} tel quel.</translation>
    </message>
    <message>
        <source>{who} passed: no colour tile is left.</source>
        <translation>{who} a passé son tour&#x202f;: plus aucune tuile de couleur.</translation>
    </message>
    <message>
        <source>You passed: no colour tile is left.</source>
        <translation>Vous avez passé votre tour&#x202f;: plus aucune tuile de couleur.</translation>
    </message>
    <message>
        <source>{who} passed: no space is empty, and no board is left to add.</source>
        <translation>{who} a passé son tour&#x202f;: plus de case vide ni de plateau à ajouter.</translation>
    </message>
    <message>
        <source>You passed: no space is empty, and no board is left to add.</source>
        <translation>Vous avez passé votre tour&#x202f;: plus de case vide ni de plateau à ajouter.</translation>
    </message>
    <message>
        <source>{who} ended the turn.</source>
        <translation>{who} a terminé son tour.</translation>
    </message>
    <message>
        <source>You ended your turn.</source>
        <translation>Vous avez terminé votre tour.</translation>
    </message>
    <message>
        <source>begin with {colour}.</source>
        <translation>commencer par le {colour}.</translation>
    </message>
    <message>
        <source>place a tile on board {board}: {colour}.</source>
        <translation>poser le {colour} sur le plateau {board}.</translation>
    </message>
    <message>
        <source>place a white tile on board {board}.</source>
        <translation>poser une tuile blanche sur le plateau {board}.</translation>
    </message>
    <message>
        <source>add a board.</source>
        <translation>ajouter un plateau.</translation>
    </message>
    <message>
        <source>turn board {board} by {degrees} degrees.</source>
        <translation>tourner le plateau {board} de {degrees}&#xa0;degrés.</translation>
    </message>
    <message>
        <source>leave board {board} as it is.</source>
        <translation>laisser le plateau {board} tel quel.</translation>
    </message>
    <message>
        <source>end the turn.</source>
        <translation>terminer le tour.</translation>
    </message>
    <message>
        <source>All colour tiles have been placed.</source>
        <translation>Toutes les tuiles de couleur sont posées.</translation>
    </message>
    <message>
        <source>No space is empty, and nobody with a colour tile has a board to add.</source>
        <translation>Plus aucune case vide, et aucun joueur ayant une tuile de couleur n’a de plateau à ajouter.</translation>
    </message>
    <message>
        <source>Full boards</source>
        <translation>Plateaux pleins</translation>
    </message>
    <message>
        <source>Full boards, {colour}</source>
        <translation>Plateaux pleins, {colour}</translation>
    </message>
    <message>
        <source>Where three boards meet, {colour}</source>
        <translation>Jonction de trois plateaux, {colour}</translation>
    </message>
    <message>
        <source>Meetings</source>
        <translation>Jonctions</translation>
    </message>
    <message>
        <source>{colour}</source>
        <translation>{colour}</translation>
    </message>
    <message>
        <source>The lot for the first player comes first.</source>
        <translation>Il faut d’abord tirer au sort qui commence.</translation>
    </message>
    <message>
        <source>The lot must fall on a seat at this table.</source>
        <translation>Le sort doit désigner une place de cette table.</translation>
    </message>
    <message>
        <source>The first player has already been drawn.</source>
        <translation>Le tirage au sort a déjà eu lieu.</translation>
    </message>
    <message>
        <source>First choose the colour you begin with.</source>
        <translation>Choisissez d’abord votre couleur de départ.</translation>
    </message>
    <message>
        <source>You have already begun: your two colours now alternate.</source>
        <translation>Vous avez déjà commencé&#x202f;: vos deux couleurs alternent désormais.</translation>
    </message>
    <message>
        <source>You have only one colour: there is nothing to choose.</source>
        <translation>Vous n’avez qu’une couleur&#x202f;: il n’y a rien à choisir.</translation>
    </message>
    <message>
        <source>There is no such colour.</source>
        <translation>Cette couleur n’existe pas.</translation>
    </message>
    <message>
        <source>This colour is not yours: {colour}.</source>
        <translation>Cette couleur n’est pas la vôtre&#x202f;: {colour}.</translation>
    </message>
    <message>
        <source>There is no such board in play.</source>
        <translation>Ce plateau n’est pas en jeu.</translation>
    </message>
    <message>
        <source>A board has no such space.</source>
        <translation>Cette case n’existe pas.</translation>
    </message>
    <message>
        <source>There is already a tile on this space.</source>
        <translation>Il y a déjà une tuile sur cette case.</translation>
    </message>
    <message>
        <source>You have already placed your tile in this turn.</source>
        <translation>Vous avez déjà posé votre tuile ce tour-ci.</translation>
    </message>
    <message>
        <source>Place the tile of your colour first, then the white one.</source>
        <translation>Posez d’abord la tuile de votre couleur, puis la blanche.</translation>
    </message>
    <message>
        <source>You must place a tile before you can end your turn.</source>
        <translation>Il faut poser une tuile avant de terminer le tour.</translation>
    </message>
    <message>
        <source>This is the last empty space: it must be kept for the tile of your colour.</source>
        <translation>C’est la dernière case vide&#x202f;: elle doit rester libre pour la tuile de votre couleur.</translation>
    </message>
    <message>
        <source>No space is empty: add a board first.</source>
        <translation>Plus aucune case vide&#x202f;: ajoutez d’abord un plateau.</translation>
    </message>
    <message>
        <source>You have already used the extra action of this turn.</source>
        <translation>Vous avez déjà fait l’action supplémentaire de ce tour.</translation>
    </message>
    <message>
        <source>Choose first what to add: a white tile or a board. Or end your turn.</source>
        <translation>Choisissez d’abord quoi ajouter&#x202f;: une tuile blanche ou un plateau. Ou terminez le tour.</translation>
    </message>
    <message>
        <source>You have no white tile left.</source>
        <translation>Vous n’avez plus de tuile blanche.</translation>
    </message>
    <message>
        <source>You have no board left.</source>
        <translation>Vous n’avez plus de plateau.</translation>
    </message>
    <message>
        <source>A board already lies here.</source>
        <translation>Il y a déjà un plateau ici.</translation>
    </message>
    <message>
        <source>A new board must share a whole side with a board in play.</source>
        <translation>Un nouveau plateau doit partager un côté entier avec un plateau en jeu.</translation>
    </message>
    <message>
        <source>First turn board {board} or leave it as it is.</source>
        <translation>Tournez d’abord le plateau {board} ou laissez-le tel quel.</translation>
    </message>
    <message>
        <source>Board {board} comes first: turn it or leave it.</source>
        <translation>Le plateau {board} vient d’abord&#x202f;: tournez-le ou laissez-le.</translation>
    </message>
    <message>
        <source>Only a board that has just been scored may be turned.</source>
        <translation>Seul un plateau qui vient d’être décompté peut être tourné.</translation>
    </message>
    <message>
        <source>Finish placing first: the board is scored, then it may be turned.</source>
        <translation>Finissez d’abord de poser&#x202f;: le plateau est décompté, puis il peut être tourné.</translation>
    </message>
    <message>
        <source>A board turns by one to five steps of 60 degrees.</source>
        <translation>Un plateau tourne d’un à cinq crans de 60&#xa0;degrés.</translation>
    </message>
    <message>
        <source>This looks the same as turning it by {degrees} degrees.</source>
        <translation>Cela revient à le tourner de {degrees}&#xa0;degrés.</translation>
    </message>
    <message>
        <source>This looks the same as leaving it as it is.</source>
        <translation>Cela revient à le laisser tel quel.</translation>
    </message>
    <message>
        <source>Pick the white tile first. Or end your turn.</source>
        <translation>Prenez d’abord la tuile blanche, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>You have picked a board: place it, or pick the tile.</source>
        <translation>Vous avez pris un plateau&#x202f;: posez-le, ou reprenez la tuile.</translation>
    </message>
    <message>
        <source>No space is empty.</source>
        <translation>Aucune case n’est libre.</translation>
    </message>
    <message>
        <source>You have already turned this board, or left it.</source>
        <translation>Vous avez déjà tourné ce plateau, ou l’avez laissé tel quel.</translation>
    </message>
    <message>
        <source>This board looks the same however it is turned.</source>
        <translation>Ce plateau reste le même, de quelque façon qu’on le tourne.</translation>
    </message>
    <message>
        <source>Whoever has the most tiles on a full board scores. On each turn you place a tile of your colour on any empty space: put a red one on the marked space, then end your turn.</source>
        <translation>Avoir le plus de tuiles sur un plateau plein rapporte des points. À chaque tour, placez une tuile de votre couleur sur une case vide&#x202f;: une rouge sur la case indiquée. Puis finissez votre tour.</translation>
    </message>
    <message>
        <source>Every empty space is allowed, this one, too. For the lesson take the marked one.</source>
        <translation>Toutes les cases vides sont permises, celle-ci aussi. Pour la leçon, prenez celle qui est indiquée.</translation>
    </message>
    <message>
        <source>A board is an extra action, and you have only two. We shall need one soon: first the tile.</source>
        <translation>Un plateau est une action supplémentaire, et vous n’en avez que deux. Nous en aurons besoin&#x202f;: d’abord la tuile.</translation>
    </message>
    <message>
        <source>Such an extra action is allowed, once per turn. But white tiles and boards are few: this time end your turn.</source>
        <translation>Cette action supplémentaire est permise, une fois par tour. Mais blanches et plateaux sont rares&#x202f;: cette fois, finissez votre tour.</translation>
    </message>
    <message>
        <source>Place a second red tile on the marked space. Then an extra action: choose a white tile and put it on the other board. It counts for nobody, and keeps the others from that space.</source>
        <translation>Placez une deuxième rouge sur la case indiquée. Puis une action supplémentaire&#x202f;: choisissez une blanche et mettez-la sur l’autre plateau. Elle ne compte pour personne, et prive les autres de cette case.</translation>
    </message>
    <message>
        <source>White may go on any empty space. You will see why the marked one is good: try again.</source>
        <translation>Le blanc va sur n’importe quelle case vide. Vous verrez pourquoi celle-ci est bonne&#x202f;: essayez encore.</translation>
    </message>
    <message>
        <source>One extra action per turn: the board comes next. Now the white tile.</source>
        <translation>Une action supplémentaire par tour&#x202f;: le plateau viendra ensuite. Maintenant, la tuile blanche.</translation>
    </message>
    <message>
        <source>You may do without it. But try it once: choose the white tile below.</source>
        <translation>On peut s’en passer. Mais essayez une fois&#x202f;: choisissez la tuile blanche en bas.</translation>
    </message>
    <message>
        <source>The other extra action, even before the tile: a new board. Choose it and add it where it touches both others: a point where three boards meet is scored, too, at the end.</source>
        <translation>L’autre action supplémentaire, même avant la tuile&#x202f;: un plateau. Choisissez-le et ajoutez-le là où il touche les deux autres&#x202f;: une jonction de trois plateaux rapporte aussi, à la fin.</translation>
    </message>
    <message>
        <source>Here it touches both as well: well seen! For the lesson take the place below.</source>
        <translation>Ici aussi, il touche les deux&#x202f;: bien vu&#x202f;! Pour la leçon, prenez la place du bas.</translation>
    </message>
    <message>
        <source>Here it touches one board only: no three of them meet. Try again.</source>
        <translation>Ici, il ne touche qu’un plateau&#x202f;: il n’y a pas de jonction à trois. Essayez encore.</translation>
    </message>
    <message>
        <source>The tile comes right afterwards. First choose the board below and add it.</source>
        <translation>La tuile vient juste après. Choisissez d’abord le plateau, en bas, et ajoutez-le.</translation>
    </message>
    <message>
        <source>Now fill the first board with red. Its tiles are counted: the most, three red ones, bring 8 points; second, two yellow ones, 4. White never counts.</source>
        <translation>Remplissez maintenant le premier plateau. On compte ses tuiles&#x202f;: la majorité, trois rouges, rapporte 8 points&#x202f;; la deuxième, deux jaunes, 4. Le blanc ne compte jamais.</translation>
    </message>
    <message>
        <source>Aoi fills the board: three yellow, two red. The 8 points are Aoi’s now. Try again.</source>
        <translation>Aoi remplit le plateau&#x202f;: trois jaunes, deux rouges. Les 8 points sont pour Aoi. Essayez encore.</translation>
    </message>
    <message>
        <source>Two reds touch the point like this, too: just as good. For the lesson, one sixth.</source>
        <translation>Deux rouges touchent la jonction ainsi aussi&#x202f;: c’est aussi bien. Pour la leçon, un sixième.</translation>
    </message>
    <message>
        <source>Fewer reds touch the meeting point like this. Try one sixth, clockwise.</source>
        <translation>Moins de rouges touchent ainsi la jonction. Essayez un sixième, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Left like this, only one red touches the meeting point, and later you cannot turn it. Try again.</source>
        <translation>Laissé ainsi, un seul rouge touche la jonction, et plus tard on ne tourne plus. Essayez encore.</translation>
    </message>
    <message>
        <source>At the end, the six triangles round a meeting point are scored like a board. Five are taken, two of them red. Place a red tile on the sixth and end your turn.</source>
        <translation>À la fin, les six triangles d’une jonction se décomptent comme un plateau. Cinq sont pris, dont deux rouges. Placez une rouge sur le sixième et finissez votre tour.</translation>
    </message>
    <message>
        <source>Then somebody else may close the meeting point. Take its last space.</source>
        <translation>Un autre pourrait alors fermer la jonction. Prenez sa dernière case.</translation>
    </message>
    <message>
        <source>More meeting points are fine, but first fill this one.</source>
        <translation>D’autres jonctions, c’est bien, mais remplissez d’abord celle-ci.</translation>
    </message>
    <message>
        <source>Keep it for later: this time end your turn.</source>
        <translation>Gardez cela pour plus tard&#x202f;: cette fois, finissez votre tour.</translation>
    </message>
    <message>
        <source>Three red, one yellow, one green, one white: 8 more points for you at the end, 2 each for the others. You know it all: now a real match?</source>
        <translation>Trois rouges, une jaune, une verte, une blanche&#x202f;: encore 8 points pour vous à la fin, 2 pour chacun des autres. Vous savez tout&#x202f;: une vraie partie&#x202f;?</translation>
    </message>
    <message>
        <source>With two players, each has two colours: yours are red and yellow. Begin with red: place it on the marked space and end your turn.</source>
        <translation>À deux, chacun a deux couleurs&#x202f;: les vôtres sont le rouge et le jaune. Commencez par le rouge&#x202f;: placez-le sur la case indiquée et finissez votre tour.</translation>
    </message>
    <message>
        <source>You may begin with either colour. For the lesson take red.</source>
        <translation>On peut commencer par l’une ou l’autre. Pour la leçon, prenez le rouge.</translation>
    </message>
    <message>
        <source>That is allowed. For the lesson take the marked space.</source>
        <translation>C’est permis. Pour la leçon, prenez la case indiquée.</translation>
    </message>
    <message>
        <source>Possible, but you will want it later: end your turn.</source>
        <translation>Possible, mais vous en aurez besoin plus tard&#x202f;: finissez votre tour.</translation>
    </message>
    <message>
        <source>The colours alternate strictly: now your yellow is due. Place it on the marked space and end your turn.</source>
        <translation>Les couleurs alternent strictement&#x202f;: c’est au tour de votre jaune. Placez-le sur la case indiquée et finissez votre tour.</translation>
    </message>
    <message>
        <source>Allowed, too. But stay on this board: it is going to be scored.</source>
        <translation>Permis aussi. Mais restez sur ce plateau&#x202f;: il va être décompté.</translation>
    </message>
    <message>
        <source>No extra action this time: end your turn.</source>
        <translation>Pas d’action supplémentaire cette fois&#x202f;: finissez votre tour.</translation>
    </message>
    <message>
        <source>Red again, on the marked space. One space will be left, and Aoi should not get it: end your turn and see.</source>
        <translation>Le rouge de nouveau, sur la case indiquée. Il restera une case, qu’Aoi ne devrait pas avoir&#x202f;: finissez votre tour, et voyez.</translation>
    </message>
    <message>
        <source>Then this board slips away from you. Take the marked space.</source>
        <translation>Ce plateau vous échapperait alors. Prenez la case indiquée.</translation>
    </message>
    <message>
        <source>Aoi has played elsewhere. Fill the board with yellow: red and yellow are tied for most and share 12 points, 6 each. Both are yours!</source>
        <translation>Aoi a joué ailleurs. Remplissez le plateau avec le jaune&#x202f;: rouge et jaune, à égalité en tête, se partagent 12 points. Les deux sont à vous&#x202f;!</translation>
    </message>
    <message>
        <source>The last space is worth 12 points to you now. Take it.</source>
        <translation>La dernière case vous vaut 12 points maintenant. Prenez-la.</translation>
    </message>
    <message>
        <source>Allowed, but let us count first: do without it.</source>
        <translation>Permis, mais comptons d’abord&#x202f;: passez-vous-en.</translation>
    </message>
    <message>
        <source>No three boards meet yet, so turning changes nothing. Leave it.</source>
        <translation>Il n’y a pas encore de jonction&#x202f;: tourner ne change rien. Laissez-le.</translation>
    </message>
    <message>
        <source>Your score is the sum of both colours. First and second on a board, or tied for most, they bring you all its 12 points; one colour alone brings at most 8.</source>
        <translation>Votre score est la somme des deux couleurs. Première et deuxième sur un plateau, ou à égalité en tête, elles vous en rapportent les 12 points&#x202f;; une couleur seule, 8 au plus.</translation>
    </message>
    <message>
        <source>Whoever fills a board may turn it, now or never. Its points stay; but turned by one sixth, two reds will touch the meeting point. Turn it and confirm.</source>
        <translation>Qui remplit un plateau peut le tourner, maintenant ou jamais. Ses points restent&#x202f;; mais tourné d’un sixième, deux rouges toucheront la jonction. Tournez-le et confirmez.</translation>
    </message>
    <message>
        <source>If you like: a white tile takes a space from everyone, a board brings new ones. You have few of both.</source>
        <translation>Si vous voulez&#x202f;: une tuile blanche prend une case à tout le monde, un plateau en apporte. Vous en avez peu.</translation>
    </message>
    <message>
        <source>You filled this board and may turn it, only now. Let your colour touch the points where three boards meet.</source>
        <translation>Vous avez rempli ce plateau et pouvez le tourner, maintenant seulement. Placez votre couleur contre les jonctions.</translation>
    </message>
    <message>
        <source>Three boards meet here. At the end the six spaces around the point score like a board: 8 for the most tiles, 4 for the second most.</source>
        <translation>Trois plateaux se rejoignent ici. À la fin, les six cases autour du point se décomptent comme un plateau&#x202f;: 8 pour la couleur majoritaire, 4 pour la deuxième.</translation>
    </message>
    <message>
        <source>Board {board}. When it is full, the most tiles bring 8 and the second most 4; whoever fills it may turn it.</source>
        <translation>Plateau {board}. Une fois plein, la couleur majoritaire rapporte 8, la deuxième 4&#x202f;; celui qui le remplit peut le tourner.</translation>
    </message>
    <message>
        <source>Board {board} is full and has been scored.</source>
        <translation>Le plateau {board} est plein et décompté.</translation>
    </message>
    <message>
        <source>Spaces still free: {free} of 6.</source>
        <translation>Cases encore libres&#x202f;: {free} sur 6.</translation>
    </message>
    <message>
        <source>{who} leads there with {colour}, tiles: {number}.</source>
        <translation>{who} y mène avec la couleur {colour}, tuiles&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>You lead there with {colour}, tiles: {number}.</source>
        <translation>Vous y menez avec la couleur {colour}, tuiles&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>Level so far: {colours}. Whoever is level shares the points.</source>
        <translation>À égalité pour l’instant&#x202f;: {colours}. En cas d’égalité, on partage les points.</translation>
    </message>
    <message>
        <source>{who} gets {points} for it at the end ({colour}).</source>
        <translation>{who} en tire {points} à la fin ({colour}).</translation>
    </message>
    <message>
        <source>You get {points} for it at the end ({colour}).</source>
        <translation>Vous en tirez {points} à la fin ({colour}).</translation>
    </message>
    <message>
        <source>{who} got {points} for it ({colour}).</source>
        <translation>{who} en a tiré {points} ({colour}).</translation>
    </message>
    <message>
        <source>You got {points} for it ({colour}).</source>
        <translation>Vous en avez tiré {points} ({colour}).</translation>
    </message>
    <message>
        <source>White tiles alone: nobody gets anything for it.</source>
        <translation>Rien que des tuiles blanches&#x202f;: personne n’en tire rien.</translation>
    </message>
    <message>
        <source>{who}: {points} from full boards. Meeting points complete by now would add {meetings}: {total}.</source>
        <translation>{who}&#x202f;: {points} grâce aux plateaux pleins. Les jonctions déjà complètes ajouteraient {meetings}&#x202f;: {total}.</translation>
    </message>
    <message>
        <source>You: {points} from full boards. Meeting points complete by now would add {meetings}: {total}.</source>
        <translation>Vous&#x202f;: {points} grâce aux plateaux pleins. Les jonctions déjà complètes ajouteraient {meetings}&#x202f;: {total}.</translation>
    </message>
    <message>
        <source>Still to place: tiles {tiles}; if wanted, white ones {whites} and boards {boards}.</source>
        <translation>Encore à poser&#x202f;: tuiles {tiles}&#x202f;; au choix, blanches {whites} et plateaux {boards}.</translation>
    </message>
    <message>
        <source>Nobody would have more.</source>
        <translation>Personne n’aurait davantage.</translation>
    </message>
    <message>
        <source>In each turn one tile of one’s own colour is placed. Left: {left}.</source>
        <translation>À chaque tour, on pose une tuile de sa couleur. Il en reste {left}.</translation>
    </message>
    <message>
        <source>A white tile fills a space and counts for nobody. It comes after the tile, as the extra action. Left: {left}.</source>
        <translation>Une tuile blanche remplit une case et ne compte pour personne. Elle vient après la tuile, en action supplémentaire. Il en reste {left}.</translation>
    </message>
    <message>
        <source>A board brings six spaces, and points where three boards meet. It is an extra action. Left: {left}.</source>
        <translation>Un plateau apporte six cases et des jonctions. En action supplémentaire. Il en reste {left}.</translation>
    </message>
    <message>
        <source>A board could join here: it shares a whole side.</source>
        <translation>Un plateau pourrait s’ajouter ici&#x202f;: il touche par tout un côté.</translation>
    </message>
    <message>
        <source>The last round: nobody has more than one tile. Then the points where three boards meet are counted.</source>
        <translation>Dernière manche&#x202f;: personne n’a plus d’une tuile. On décomptera ensuite les jonctions.</translation>
    </message>
</context>
<context>
    <name>kasane</name>
    <message>
        <source>Colors of Kasane</source>
        <translation>Les Couleurs de Kasane</translation>
    </message>
    <message>
        <source>Twelve layers, one robe</source>
        <translation>Douze épaisseurs, une robe</translation>
    </message>
    <message>
        <source>Take cards in order and lay them as combinations on your robe.</source>
        <translation>Prenez des cartes dans l’ordre et posez-les en combinaisons sur votre robe.</translation>
    </message>
    <message>
        <source>deep orange</source>
        <translation>orange foncé</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>yellow-green</source>
        <translation>vert-jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>bleu clair</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>pale violet</source>
        <translation>violet pâle</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>+1 card</source>
        <translation>carte +1</translation>
    </message>
    <message>
        <source>the same number on every card</source>
        <translation>le même nombre sur toutes les cartes</translation>
    </message>
    <message>
        <source>numbers that add up to 10</source>
        <translation>des nombres dont la somme fait 10</translation>
    </message>
    <message>
        <source>1, 2 and 6 in any order</source>
        <translation>1, 2 et 6, dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>3, 8 and 9 in any order</source>
        <translation>3, 8 et 9, dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>4, 5 and 7 in any order</source>
        <translation>4, 5 et 7, dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>1 to 5, only rising or only falling, gaps allowed</source>
        <translation>de 1 à 5, en montant ou en descendant, trous permis</translation>
    </message>
    <message>
        <source>5 to 9, only rising or only falling, gaps allowed</source>
        <translation>de 5 à 9, en montant ou en descendant, trous permis</translation>
    </message>
    <message>
        <source>odd numbers in any order</source>
        <translation>des nombres impairs, dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>even numbers in any order</source>
        <translation>des nombres pairs, dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>{cards} is not Kasane: the numbers must be equal.</source>
        <translation>{cards} ne fait pas un Kasane&#x202f;: les nombres doivent être égaux.</translation>
    </message>
    <message>
        <source>{cards} is not Juu: the numbers must add up to 10.</source>
        <translation>{cards} ne fait pas un Juu&#x202f;: la somme doit faire 10.</translation>
    </message>
    <message>
        <source>{cards} is not Sakura Chirashi: it takes a 1, a 2 and a 6.</source>
        <translation>{cards} ne fait pas un Sakura Chirashi&#x202f;: il faut un 1, un 2 et un 6.</translation>
    </message>
    <message>
        <source>{cards} is not Chidori: it takes a 3, an 8 and a 9.</source>
        <translation>{cards} ne fait pas un Chidori&#x202f;: il faut un 3, un 8 et un 9.</translation>
    </message>
    <message>
        <source>{cards} is not Asanoha: it takes a 4, a 5 and a 7.</source>
        <translation>{cards} ne fait pas un Asanoha&#x202f;: il faut un 4, un 5 et un 7.</translation>
    </message>
    <message>
        <source>{cards} is not Kagen no Tsuki: numbers from 1 to 5 must only rise or only fall.</source>
        <translation>{cards} ne fait pas un Kagen no Tsuki&#x202f;: des nombres de 1 à 5, toujours en montant ou toujours en descendant.</translation>
    </message>
    <message>
        <source>{cards} is not Jyougen no Tsuki: numbers from 5 to 9 must only rise or only fall.</source>
        <translation>{cards} ne fait pas un Jyougen no Tsuki&#x202f;: des nombres de 5 à 9, toujours en montant ou toujours en descendant.</translation>
    </message>
    <message>
        <source>{cards} is not Katyou Fugetsu: all numbers must be odd.</source>
        <translation>{cards} ne fait pas un Katyou Fugetsu&#x202f;: tous les nombres doivent être impairs.</translation>
    </message>
    <message>
        <source>{cards} is not Setsu Getsu Fuka: all numbers must be even.</source>
        <translation>{cards} ne fait pas un Setsu Getsu Fuka&#x202f;: tous les nombres doivent être pairs.</translation>
    </message>
    <message>
        <source>What the colours on a robe bring at the end: few or many are elegant, five bring nothing. One colour or all nine: +{points}. It counts from {enough} layers on.</source>
        <translation>Ce que les couleurs d’une robe rapportent à la fin&#x202f;: peu ou beaucoup, c’est élégant&#x202f;; cinq ne rapportent rien. Une seule couleur ou les neuf&#x202f;: +{points}. Compte dès {enough} épaisseurs.</translation>
    </message>
    <message>
        <source>Your robe: layers {laid}, colours {colours}. Worth {points} once {enough} layers are laid.</source>
        <translation>Votre robe&#x202f;: épaisseurs {laid}, couleurs {colours}. Elle vaudra {points} à partir de {enough} épaisseurs.</translation>
    </message>
    <message>
        <source>Your robe: layers {laid}, colours {colours}. That is worth {points} now.</source>
        <translation>Votre robe&#x202f;: épaisseurs {laid}, couleurs {colours}. Cela vaut {points} à présent.</translation>
    </message>
    <message>
        <source>All {layers} layers: +{complete}.</source>
        <translation>Les {layers} épaisseurs&#x202f;: +{complete}.</translation>
    </message>
    <message>
        <source>From {enough} layers on your colours count at the end.</source>
        <translation>Dès {enough} épaisseurs, vos couleurs comptent à la fin.</translation>
    </message>
    <message>
        <source>A +1 scores a point at once. It lies on the robe, has no colour and is part of no group.</source>
        <translation>Un +1 rapporte un point tout de suite. Il se pose sur la robe, n’a pas de couleur et n’entre dans aucun groupe.</translation>
    </message>
    <message>
        <source>{who} laid a +1.</source>
        <translation>{who} a posé un +1.</translation>
    </message>
    <message>
        <source>You laid a +1.</source>
        <translation>Vous avez posé un +1.</translation>
    </message>
    <message>
        <source>take the +1.</source>
        <translation>prendre le +1.</translation>
    </message>
    <message>
        <source>Colours: {colours}, layers: {cards}</source>
        <translation>Couleurs&#x202f;: {colours}, épaisseurs&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>All twelve layers; left in hand: {hand}</source>
        <translation>Les douze épaisseurs&#x202f;; reste en main&#x202f;: {hand}</translation>
    </message>
    <message>
        <source>+1 cards</source>
        <translation>Cartes +1</translation>
    </message>
    <message>
        <source>Layer {number} of {layers}. What is laid stays; only the last card can be used again.</source>
        <translation>Épaisseur {number} sur {layers}. Ce qui est posé reste&#x202f;; seule la dernière carte peut être réutilisée.</translation>
    </message>
    <message>
        <source>Layer {number} of {layers}: still empty.</source>
        <translation>Épaisseur {number} sur {layers}&#x202f;: encore vide.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>All twelve</source>
        <translation>Les douze</translation>
    </message>
    <message>
        <source>Fewer small spaces</source>
        <translation>Moins de petites cases</translation>
    </message>
    <message>
        <source>A marble closes one space for two cards of Juu and one of Kasane from the start.</source>
        <translation>Dès le début, une bille ferme une case à deux cartes de Juu et une autre de Kasane.</translation>
    </message>
    <message>
        <source>Combine after a +1</source>
        <translation>Combiner après un +1</translation>
    </message>
    <message>
        <source>Whoever takes a +1 may still combine in the same turn.</source>
        <translation>Le joueur qui prend un +1 peut encore poser une combinaison dans le même tour.</translation>
    </message>
    <message>
        <source>Welcome! Groups of cards bring points, and most points win. Each turn you take the end card of a row; it goes to the right end of your hand, where the order never changes. Take the 3, then the 2.</source>
        <translation>Bienvenue&#x202f;! Posez des groupes de cartes&#x202f;: qui marque le plus gagne. À chaque tour, prenez la carte au bout d’une rangée&#x202f;; elle va à droite dans votre main, et l’ordre n’y change jamais. Prenez le 3, puis le 2.</translation>
    </message>
    <message>
        <source>And Aoi takes the 3! Below it lie the 2 and the 1: together they bring points. Try again.</source>
        <translation>Et Aoi prend le 3&#x202f;! Dessous attendent le 2 et le 1&#x202f;: ensemble, ils rapportent des points. Essayez encore.</translation>
    </message>
    <message>
        <source>A second 3: a pair can be laid for 1 point. But 3·2·1 will bring 3. Take the 2.</source>
        <translation>Un deuxième 3&#x202f;: une paire peut rapporter 1 point. Mais 3·2·1 en rapportera 3. Prenez le 2.</translation>
    </message>
    <message>
        <source>Now this card stands to the right of the 3, and only neighbours can be laid together: 3·2·1 is broken. Try again.</source>
        <translation>Cette carte est maintenant à droite du 3, et seules des voisines se posent ensemble&#x202f;: 3·2·1 est rompu. Essayez encore.</translation>
    </message>
    <message>
        <source>Take the 1, lay 3·2·1: groups come from the right end of your hand. Kagen no Tsuki: a falling or rising row up to 5. Three cards (small number) bring 3 points (round space). Your marble closes it for everyone.</source>
        <translation>Prenez le 1, posez 3·2·1&#x202f;: un groupe part du bout droit de la main. Kagen no Tsuki monte ou descend, de 1 à 5&#x202f;: trois cartes (petit chiffre) font 3 points (case ronde). Votre bille ferme cette case pour tous.</translation>
    </message>
    <message>
        <source>3+2+5 makes ten: that is Juu, for 2 points. Well seen! But with the 1 it will be 3.</source>
        <translation>3+2+5 font dix&#x202f;: c’est Juu, 2 points. Bien vu&#x202f;! Mais avec le 1, ce sera 3.</translation>
    </message>
    <message>
        <source>No combination ends with this card, and Aoi takes your 1. Try again.</source>
        <translation>Aucune combinaison ne finit par cette carte, et Aoi prend votre 1. Essayez encore.</translation>
    </message>
    <message>
        <source>Waiting is allowed. But the space for three cards is free now, and the others look at it, too. Lay your cards.</source>
        <translation>Attendre est permis. Mais la case de trois cartes est libre maintenant, et les autres la regardent aussi. Posez vos cartes.</translation>
    </message>
    <message>
        <source>The last four cards go, and a new round begins. The 1 on top of your robe can serve again as the first card of a group. Take the 9: together ten, Juu. Lay it.</source>
        <translation>Les quatre dernières cartes partent&#x202f;: nouvelle manche. Le 1, sur le dessus de votre robe, peut resservir en tête d’un groupe. Prenez le 9&#x202f;: ensemble dix, c’est Juu. Posez-le.</translation>
    </message>
    <message>
        <source>A +1: a point at once. But it now lies on your 1, which can no longer be used. Take the 9.</source>
        <translation>Un +1&#x202f;: un point tout de suite. Mais il recouvre votre 1, qui ne peut plus resservir. Prenez le 9.</translation>
    </message>
    <message>
        <source>1 and 6 make nothing. With the 9, your 1 makes ten: take it.</source>
        <translation>1 et 6 ne donnent rien. Avec le 9, votre 1 fait dix&#x202f;: prenez-le.</translation>
    </message>
    <message>
        <source>You may keep the 9. But here a single card from your hand brings a point: lay it.</source>
        <translation>Vous pouvez garder le 9. Mais ici, une seule carte de la main rapporte un point&#x202f;: posez-la.</translation>
    </message>
    <message>
        <source>Now take the white +1. It goes onto your robe at once, brings 1 point and ends your turn: no combination this time.</source>
        <translation>Prenez maintenant le +1 blanc. Il va aussitôt sur votre robe, rapporte 1 point et finit votre tour&#x202f;: pas de combinaison cette fois.</translation>
    </message>
    <message>
        <source>Your 9 and this 1 make ten again: 1 point, too. Nicely found! In this lesson, take the +1.</source>
        <translation>Votre 9 et ce 1 font encore dix&#x202f;: 1 point aussi. Bien trouvé&#x202f;! Pour la leçon, prenez le +1.</translation>
    </message>
    <message>
        <source>Aoi takes the +1, and a sure point has gone. Try again.</source>
        <translation>Aoi prend le +1&#x202f;: un point sûr s’envole. Essayez encore.</translation>
    </message>
    <message>
        <source>Three alike bring 4 points, a pair only 1. Take the 8, in the next round the second 8, and then wait: keep the pair.</source>
        <translation>Trois cartes pareilles rapportent 4 points, une paire 1 seul. Prenez le 8, à la manche suivante le deuxième, puis attendez&#x202f;: gardez la paire.</translation>
    </message>
    <message>
        <source>Not a bad card, but we are collecting eights. Try again.</source>
        <translation>La carte n’est pas mauvaise, mais nous collectionnons les 8. Essayez encore.</translation>
    </message>
    <message>
        <source>1 point. And the third 8 was lying open: with it, three alike would have brought 4. Try again.</source>
        <translation>1 point. Et le troisième 8 était à portée&#x202f;: trois cartes pareilles auraient rapporté 4. Essayez encore.</translation>
    </message>
    <message>
        <source>Take the third 8. Your cards now fit two combinations: Kasane, three alike, for 4 points, and Setsu Getsu Fuka, all even, for 2. Choose the better one.</source>
        <translation>Prenez le troisième 8. Vos cartes font deux combinaisons&#x202f;: Kasane, trois pareilles, 4 points, et Setsu Getsu Fuka, toutes paires, 2 points. Choisissez la meilleure.</translation>
    </message>
    <message>
        <source>The third 8 lies open, and the others have seen it as well. Take it.</source>
        <translation>Le troisième 8 est à portée, et les autres l’ont vu aussi. Prenez-le.</translation>
    </message>
    <message>
        <source>Three even cards: 2 points. Three alike bring 4. Try again.</source>
        <translation>Trois cartes paires&#x202f;: 2 points. Trois pareilles en rapportent 4. Essayez encore.</translation>
    </message>
    <message>
        <source>A pair brings 1 point, and one 8 stays behind. All three bring 4.</source>
        <translation>Une paire rapporte 1 point, et un 8 reste en main. Les trois en rapportent 4.</translation>
    </message>
    <message>
        <source>Four alike would even bring 8. But will another one come? Take your 4 points.</source>
        <translation>Quatre pareilles rapporteraient même 8. Mais en viendra-t-il un autre&#x202f;? Prenez vos 4 points.</translation>
    </message>
    <message>
        <source>See “Colours at the end”: once eight cards are laid, few colours or many bring points, but five, as you have now, bring none. Take the 7, then the 6, and lay both on your 8.</source>
        <translation>Voyez «&#x202f;Couleurs à la fin&#x202f;»&#x202f;: dès huit cartes posées, peu de couleurs ou beaucoup rapportent des points, mais vos cinq n’en rapportent aucun. Prenez le 7, puis le 6, et posez-les sur votre 8.</translation>
    </message>
    <message>
        <source>We are after 8·7·6, a falling row, and two new colours. Try again.</source>
        <translation>Nous cherchons 8·7·6, une suite descendante, et deux couleurs nouvelles. Essayez encore.</translation>
    </message>
    <message>
        <source>It would be 3 points and two more colours. Lay the cards.</source>
        <translation>Ce serait 3 points et deux couleurs de plus. Posez les cartes.</translation>
    </message>
    <message>
        <source>Your last two turns: 6 and 4 make ten, and then 4·4 is a pair. Whoever has laid all twelve cards gets 2 extra points.</source>
        <translation>Vos deux derniers tours&#x202f;: 6 et 4 font dix, puis 4·4 est une paire. Avoir posé ses douze cartes rapporte 2 points de plus.</translation>
    </message>
    <message>
        <source>Every card has to be laid now: the 4 fits at once. Try again.</source>
        <translation>Il faut maintenant poser chaque carte&#x202f;: le 4 convient tout de suite. Essayez encore.</translation>
    </message>
    <message>
        <source>A card that stays in your hand costs you the 2 points for twelve. Lay it.</source>
        <translation>Une carte restée en main vous coûte les 2 points des douze cartes. Posez-la.</translation>
    </message>
    <message>
        <source>20 points: 14 from the table, 4 for eight colours, 2 for all twelve cards. Well done! Two gentle opponents are ready for a real match.</source>
        <translation>20 points&#x202f;: 14 en cours de partie, 4 pour huit couleurs, 2 pour les douze cartes. Bravo&#x202f;! Deux adversaires indulgents vous attendent pour une vraie partie.</translation>
    </message>
</context>
<context>
    <name>kimono</name>
    <message>
        <source>Kimono</source>
        <translation>Kimono</translation>
    </message>
    <message>
        <source>Fabrics for the Emperor’s eye</source>
        <translation>Des étoffes dignes de l’Empereur</translation>
    </message>
    <message>
        <source>Take fabrics in order and lay them in the finest styles.</source>
        <translation>Prenez des étoffes dans l’ordre et posez-les dans les plus beaux styles.</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>grue</translation>
    </message>
    <message>
        <source>cherry</source>
        <translation>cerisier</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>papillon</translation>
    </message>
    <message>
        <source>bamboo</source>
        <translation>bambou</translation>
    </message>
    <message>
        <source>carp</source>
        <translation>carpe</translation>
    </message>
    <message>
        <source>maple</source>
        <translation>érable</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>lapin</translation>
    </message>
    <message>
        <source>wisteria</source>
        <translation>glycine</translation>
    </message>
    <message>
        <source>plover</source>
        <translation>pluvier</translation>
    </message>
    <message>
        <source>accessory</source>
        <translation>accessoire</translation>
    </message>
    <message>
        <source>the same fabric on every card</source>
        <translation>la même étoffe sur toutes les cartes</translation>
    </message>
    <message>
        <source>numbers that add up to 10</source>
        <translation>des nombres dont la somme fait 10</translation>
    </message>
    <message>
        <source>three different fabrics with the blossom: 1, 2, 6</source>
        <translation>trois étoffes différentes à la fleur&#x202f;: 1, 2, 6</translation>
    </message>
    <message>
        <source>three different fabrics with the plover: 3, 8, 9</source>
        <translation>trois étoffes différentes au pluvier&#x202f;: 3, 8, 9</translation>
    </message>
    <message>
        <source>three different fabrics with the hemp star: 4, 5, 7</source>
        <translation>trois étoffes différentes à l’étoile de chanvre&#x202f;: 4, 5, 7</translation>
    </message>
    <message>
        <source>1 to 5, only rising or only falling, gaps allowed</source>
        <translation>de 1 à 5, en montant ou en descendant, trous permis</translation>
    </message>
    <message>
        <source>5 to 9, only rising or only falling, gaps allowed</source>
        <translation>de 5 à 9, en montant ou en descendant, trous permis</translation>
    </message>
    <message>
        <source>animals in any order</source>
        <translation>des animaux, dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>plants in any order</source>
        <translation>des plantes, dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>{cards} is not Kasane: the fabrics must be equal.</source>
        <translation>{cards} ne fait pas un Kasane&#x202f;: les étoffes doivent être identiques.</translation>
    </message>
    <message>
        <source>{cards} is not Juu: the numbers must add up to 10.</source>
        <translation>{cards} ne fait pas un Juu&#x202f;: la somme doit faire 10.</translation>
    </message>
    <message>
        <source>{cards} is not Sakura Chirashi: it takes the three fabrics with the blossom, 1, 2 and 6.</source>
        <translation>{cards} ne fait pas un Sakura Chirashi&#x202f;: il faut les trois étoffes à la fleur, 1, 2 et 6.</translation>
    </message>
    <message>
        <source>{cards} is not Chidori: it takes the three fabrics with the plover, 3, 8 and 9.</source>
        <translation>{cards} ne fait pas un Chidori&#x202f;: il faut les trois étoffes au pluvier, 3, 8 et 9.</translation>
    </message>
    <message>
        <source>{cards} is not Asanoha: it takes the three fabrics with the hemp star, 4, 5 and 7.</source>
        <translation>{cards} ne fait pas un Asanoha&#x202f;: il faut les trois étoffes à l’étoile de chanvre, 4, 5 et 7.</translation>
    </message>
    <message>
        <source>{cards} is not Kagen no Tsuki: numbers from 1 to 5 must only rise or only fall.</source>
        <translation>{cards} ne fait pas un Kagen no Tsuki&#x202f;: des nombres de 1 à 5, toujours en montant ou toujours en descendant.</translation>
    </message>
    <message>
        <source>{cards} is not Jyougen no Tsuki: numbers from 5 to 9 must only rise or only fall.</source>
        <translation>{cards} ne fait pas un Jyougen no Tsuki&#x202f;: des nombres de 5 à 9, toujours en montant ou toujours en descendant.</translation>
    </message>
    <message>
        <source>{cards} is not Katyou Fugetsu: all fabrics must show animals.</source>
        <translation>{cards} ne fait pas un Katyou Fugetsu&#x202f;: toutes les étoffes doivent montrer des animaux.</translation>
    </message>
    <message>
        <source>{cards} is not Setsu Getsu Fuka: all fabrics must show plants.</source>
        <translation>{cards} ne fait pas un Setsu Getsu Fuka&#x202f;: toutes les étoffes doivent montrer des plantes.</translation>
    </message>
    <message>
        <source>What the fabrics of a kimono bring at the end: few or many are elegant, five bring nothing. One fabric or all nine: +{points}. It counts from {enough} cards on.</source>
        <translation>Ce que les étoffes d’un kimono rapportent à la fin&#x202f;: peu ou beaucoup, c’est élégant&#x202f;; cinq ne rapportent rien. Une seule étoffe ou les neuf&#x202f;: +{points}. Compte dès {enough} cartes.</translation>
    </message>
    <message>
        <source>Your kimono: cards {laid}, fabrics {colours}. Worth {points} once {enough} cards are laid.</source>
        <translation>Votre kimono&#x202f;: cartes {laid}, étoffes {colours}. Il vaudra {points} à partir de {enough} cartes.</translation>
    </message>
    <message>
        <source>Your kimono: cards {laid}, fabrics {colours}. That is worth {points} now.</source>
        <translation>Votre kimono&#x202f;: cartes {laid}, étoffes {colours}. Cela vaut {points} à présent.</translation>
    </message>
    <message>
        <source>All {layers} cards: +{complete}.</source>
        <translation>Les {layers} cartes&#x202f;: +{complete}.</translation>
    </message>
    <message>
        <source>From {enough} cards on your fabrics count at the end.</source>
        <translation>Dès {enough} cartes, vos étoffes comptent à la fin.</translation>
    </message>
    <message>
        <source>An accessory is worth a point at the end. It lies to the left of the kimono, is part of no group, and counts among the twelve cards.</source>
        <translation>Un accessoire vaut un point à la fin. Il se pose à gauche du kimono, n’entre dans aucun groupe et compte parmi les douze cartes.</translation>
    </message>
    <message>
        <source>{who} laid an accessory.</source>
        <translation>{who} a posé un accessoire.</translation>
    </message>
    <message>
        <source>You laid an accessory.</source>
        <translation>Vous avez posé un accessoire.</translation>
    </message>
    <message>
        <source>take the accessory.</source>
        <translation>prendre l’accessoire.</translation>
    </message>
    <message>
        <source>Fabrics: {colours}, cards laid: {cards}</source>
        <translation>Étoffes&#x202f;: {colours}, cartes posées&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>All twelve cards; left in hand: {hand}</source>
        <translation>Les douze cartes&#x202f;; reste en main&#x202f;: {hand}</translation>
    </message>
    <message>
        <source>Accessories</source>
        <translation>Accessoires</translation>
    </message>
    <message>
        <source>Card {number} of {layers}. What is laid stays; only the last card can be used again.</source>
        <translation>Carte {number} sur {layers}. Ce qui est posé reste&#x202f;; seule la dernière carte peut être réutilisée.</translation>
    </message>
    <message>
        <source>Card {number} of {layers}: still to come.</source>
        <translation>Carte {number} sur {layers}&#x202f;: encore à venir.</translation>
    </message>
    <message>
        <source>Fabrics</source>
        <translation>Étoffes</translation>
    </message>
    <message>
        <source>All twelve</source>
        <translation>Les douze</translation>
    </message>
    <message>
        <source>Combine after an accessory</source>
        <translation>Combiner après un accessoire</translation>
    </message>
    <message>
        <source>Whoever lays an accessory may still combine in the same turn.</source>
        <translation>Le joueur qui pose un accessoire peut encore poser une combinaison dans le même tour.</translation>
    </message>
    <message>
        <source>You dress a lady of the court: fabrics that go together bring points, and most points win. Each has a number, a kind (animal or plant) and a draper’s mark. Take the 4, the end card of its row.</source>
        <translation>Habillez une dame de la cour&#x202f;: les étoffes assorties rapportent des points, le meilleur total gagne. Chacune a un nombre, un genre (animal ou plante) et la marque d’un drapier. Prenez le 4, au bout de sa rangée.</translation>
    </message>
    <message>
        <source>An accessory: it is laid beside the lady at once. We shall come to that. First the 4, please.</source>
        <translation>Un accessoire&#x202f;: il se pose aussitôt près de la dame. Nous y viendrons. D’abord le 4.</translation>
    </message>
    <message>
        <source>And Aoi takes the 4! 7 and 5 lie below it, and the three belong together. Try again.</source>
        <translation>Et Aoi prend le 4&#x202f;! Dessous attendent le 7 et le 5, et les trois vont ensemble. Essayez encore.</translation>
    </message>
    <message>
        <source>4, 5 and 7 bear the hemp mark: Asanoha, in any order. Take 7, then 5, and lay these three, the right end of your hand. Three cards (small number) bring 4 points (round space), which your button closes.</source>
        <translation>4, 5 et 7 portent la marque du chanvre&#x202f;: Asanoha, sans ordre imposé. Prenez 7, puis 5, et posez ces trois, le bout droit de la main. Trois cartes (petit chiffre) font 4 points (case ronde), que ferme votre bouton.</translation>
    </message>
    <message>
        <source>Accessories can wait: 7 and 5 are the ones you need now. Try again.</source>
        <translation>Les accessoires peuvent attendre&#x202f;: ce sont le 7 et le 5 qu’il vous faut. Essayez encore.</translation>
    </message>
    <message>
        <source>This card would stand in between: only neighbours at the right end of the hand are laid together. Try again.</source>
        <translation>Cette carte s’intercale&#x202f;: seules des voisines, à droite de la main, se posent ensemble. Essayez encore.</translation>
    </message>
    <message>
        <source>Waiting is allowed. But whoever comes first gets the space worth more: lay them now.</source>
        <translation>Attendre est permis. Mais la meilleure case revient au premier venu&#x202f;: posez-les maintenant.</translation>
    </message>
    <message>
        <source>An accessory never enters your hand: it is laid to the left of your lady and brings 1 point at the end. Your turn is over then. Take this one.</source>
        <translation>Un accessoire n’entre jamais en main&#x202f;: il se pose à gauche de la dame et vaut 1 point à la fin. Votre tour est alors fini. Prenez celui-ci.</translation>
    </message>
    <message>
        <source>All accessories are worth the same. But below the other one lie the 3 and the 1, which you will need. Try again.</source>
        <translation>Tous les accessoires se valent. Mais sous l’autre attendent le 3 et le 1, qui vous serviront. Essayez encore.</translation>
    </message>
    <message>
        <source>A fabric goes into your hand. We want to see an accessory now. Try again.</source>
        <translation>Une étoffe va dans la main. Voyons maintenant un accessoire. Essayez encore.</translation>
    </message>
    <message>
        <source>The last fabric of your kimono, the 5, can serve again as the first of a group; accessories do not hinder it. Take 3, then 1, and lay 5·3·1.</source>
        <translation>La dernière étoffe de votre kimono, le 5, peut resservir en tête d’un groupe&#x202f;; les accessoires ne gênent pas. Prenez le 3, puis le 1, et posez 5·3·1.</translation>
    </message>
    <message>
        <source>We want 5·3·1: falling numbers from 1 to 5, gaps allowed. Try again.</source>
        <translation>Nous cherchons 5·3·1&#x202f;: des nombres de 1 à 5 qui descendent, trous permis. Essayez encore.</translation>
    </message>
    <message>
        <source>Three cards with the 5, of which only two come from your hand: 3 points. Lay them.</source>
        <translation>Trois cartes avec le 5, dont deux seulement viennent de votre main&#x202f;: 3 points. Posez-les.</translation>
    </message>
    <message>
        <source>Round two; Aoi began this time. Two cards that make ten are Juu: take the 9 and lay it with your 1.</source>
        <translation>Deuxième manche, commencée par Aoi. Deux cartes qui font dix, c’est Juu&#x202f;: prenez le 9 et posez-le avec votre 1.</translation>
    </message>
    <message>
        <source>With the 1 of your kimono, only a 9 makes ten. Try again.</source>
        <translation>Avec le 1 de votre kimono, seul un 9 fait dix. Essayez encore.</translation>
    </message>
    <message>
        <source>One card, one point: here there is nothing to wait for. Lay it.</source>
        <translation>Une carte, un point&#x202f;: rien à attendre ici. Posez-la.</translation>
    </message>
    <message>
        <source>Plants only, all even numbers: Setsu Getsu Fuka. Three cards bring 2 points, four bring 4. Take 2, 6 and 8, and then wait for the 4 below.</source>
        <translation>Rien que des plantes, les nombres pairs&#x202f;: Setsu Getsu Fuka. Trois cartes rapportent 2 points, quatre en rapportent 4. Prenez 2, 6 et 8, puis attendez le 4.</translation>
    </message>
    <message>
        <source>We are collecting plants: 2, 6 and 8, side by side. Try again.</source>
        <translation>Nous collectionnons les plantes&#x202f;: 2, 6 et 8, côte à côte. Essayez encore.</translation>
    </message>
    <message>
        <source>2 points now. But the 4 lies open: with it, four plants bring 4. Try again.</source>
        <translation>2 points tout de suite. Mais le 4 est à portée&#x202f;: avec lui, quatre plantes en rapportent 4. Essayez encore.</translation>
    </message>
    <message>
        <source>Aoi has left you the 4. Take it and lay all four plants: 4 points.</source>
        <translation>Aoi vous a laissé le 4. Prenez-le et posez les quatre plantes&#x202f;: 4 points.</translation>
    </message>
    <message>
        <source>And the 4 may be gone next time. Take it.</source>
        <translation>Et le 4 aura peut-être disparu. Prenez-le.</translation>
    </message>
    <message>
        <source>Three cards bring 2 points, all four bring 4. Try again.</source>
        <translation>Trois cartes rapportent 2 points, les quatre en rapportent 4. Essayez encore.</translation>
    </message>
    <message>
        <source>Only one turn is left: what stays in your hand brings nothing. Lay them.</source>
        <translation>Il ne reste qu’un tour&#x202f;: ce qui reste en main ne rapporte rien. Posez-les.</translation>
    </message>
    <message>
        <source>Your last turn: a fabric could no longer be laid, an accessory always can. Take it: twelve laid cards bring 2 more points, and nine different fabrics 5, see “Fabrics at the end”.</source>
        <translation>Votre dernier tour&#x202f;: une étoffe ne pourrait plus être posée, un accessoire, toujours. Prenez-le&#x202f;: douze cartes posées rapportent 2 points de plus, et neuf étoffes différentes 5, voyez «&#x202f;Étoffes à la fin&#x202f;».</translation>
    </message>
    <message>
        <source>This fabric stays in your hand, and the 2 points for twelve cards are lost. Try again.</source>
        <translation>Cette étoffe reste en main, et les 2 points des douze cartes sont perdus. Essayez encore.</translation>
    </message>
    <message>
        <source>21 points: 12 from buttons, 5 for nine different fabrics, 2 for all twelve cards, 2 for accessories. Beautiful! Now a real match, against gentle opponents?</source>
        <translation>21 points&#x202f;: 12 pour les boutons, 5 pour neuf étoffes différentes, 2 pour les douze cartes, 2 pour les accessoires. Superbe&#x202f;! Et maintenant, une vraie partie&#x202f;?</translation>
    </message>
</context>
<context>
    <name>layering</name>
    <message>
        <source>Kasane</source>
        <translation>Kasane</translation>
    </message>
    <message>
        <source>Juu</source>
        <translation>Juu</translation>
    </message>
    <message>
        <source>Sakura Chirashi</source>
        <translation>Sakura Chirashi</translation>
    </message>
    <message>
        <source>Chidori</source>
        <translation>Chidori</translation>
    </message>
    <message>
        <source>Asanoha</source>
        <translation>Asanoha</translation>
    </message>
    <message>
        <source>Kagen no Tsuki</source>
        <translation>Kagen no Tsuki</translation>
    </message>
    <message>
        <source>Jyougen no Tsuki</source>
        <translation>Jyougen no Tsuki</translation>
    </message>
    <message>
        <source>Katyou Fugetsu</source>
        <translation>Katyou Fugetsu</translation>
    </message>
    <message>
        <source>Setsu Getsu Fuka</source>
        <translation>Setsu Getsu Fuka</translation>
    </message>
    <message>
        <source>The lot falls on {who}.</source>
        <translation>Le sort désigne {who}.</translation>
    </message>
    <message>
        <source>The lot falls on you.</source>
        <translation>Le sort vous désigne.</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: a new market. First to take: {who}.</source>
        <translation>Manche {round} sur {rounds}&#x202f;: nouveau marché. {who} commence.</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: a new market. You take first.</source>
        <translation>Manche {round} sur {rounds}&#x202f;: nouveau marché. Vous commencez.</translation>
    </message>
    <message>
        <source>{who} laid {cards} as {combination}, +{points}.</source>
        <translation>{who} a posé {cards} en {combination}, +{points}.</translation>
    </message>
    <message>
        <source>You laid {cards} as {combination}, +{points}.</source>
        <translation>Vous avez posé {cards} en {combination}, +{points}.</translation>
    </message>
    <message>
        <source>{who} laid {cards} onto the {top} as {combination}, +{points}.</source>
        <translation>{who} a posé {cards} sur le {top} en {combination}, +{points}.</translation>
    </message>
    <message>
        <source>You laid {cards} onto the {top} as {combination}, +{points}.</source>
        <translation>Vous avez posé {cards} sur le {top} en {combination}, +{points}.</translation>
    </message>
    <message>
        <source>{who} kept the cards for later.</source>
        <translation>{who} a gardé ses cartes.</translation>
    </message>
    <message>
        <source>You kept the cards for later.</source>
        <translation>Vous avez gardé vos cartes.</translation>
    </message>
    <message>
        <source>The discards are shuffled into the deck.</source>
        <translation>La défausse est mélangée à la pioche.</translation>
    </message>
    <message>
        <source>Everyone has taken twelve cards.</source>
        <translation>Chacun a pris douze cartes.</translation>
    </message>
    <message>
        <source>At equal points, whoever has laid more cards comes first.</source>
        <translation>À égalité de points, on compare le nombre de cartes posées.</translation>
    </message>
    <message>
        <source>take the {card} from row {row}.</source>
        <translation>prendre le {card} dans la rangée {row}.</translation>
    </message>
    <message>
        <source>lay {cards} as {combination}, +{points}.</source>
        <translation>poser {cards} en {combination}, +{points}.</translation>
    </message>
    <message>
        <source>lay {cards} onto the {top} as {combination}, +{points}.</source>
        <translation>poser {cards} sur le {top} en {combination}, +{points}.</translation>
    </message>
    <message>
        <source>keep the cards for later.</source>
        <translation>garder ses cartes.</translation>
    </message>
    <message>
        <source>It is the turn of {who}.</source>
        <translation>C’est à {who} de jouer.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>Take a card from the market first.</source>
        <translation>Prenez d’abord une carte du marché.</translation>
    </message>
    <message>
        <source>You have taken your card: combine, or keep your cards.</source>
        <translation>Vous avez pris votre carte&#x202f;: posez une combinaison ou gardez vos cartes.</translation>
    </message>
    <message>
        <source>There is no such row. Rows in the market: {rows}.</source>
        <translation>Cette rangée n’existe pas. Rangées du marché&#x202f;: {rows}.</translation>
    </message>
    <message>
        <source>This card is covered: only the end card of a row can be taken.</source>
        <translation>Cette carte est recouverte&#x202f;: seule la carte du bout d’une rangée peut être prise.</translation>
    </message>
    <message>
        <source>These are the cards of {who}.</source>
        <translation>Ces cartes sont à {who}.</translation>
    </message>
    <message>
        <source>These are your cards.</source>
        <translation>Ces cartes sont à vous.</translation>
    </message>
    <message>
        <source>Of what has been laid only the last card can be used again, as the first of a group.</source>
        <translation>Parmi les cartes posées, seule la dernière peut être réutilisée, en tête d’un groupe.</translation>
    </message>
    <message>
        <source>None of your groups fits a free space of {combination}.</source>
        <translation>Aucun de vos groupes ne convient à une case libre de {combination}.</translation>
    </message>
    <message>
        <source>Row {row} is empty.</source>
        <translation>La rangée {row} est vide.</translation>
    </message>
    <message>
        <source>There is no combination “{combination}”. There are: {known}.</source>
        <translation>La combinaison «&#x202f;{combination}&#x202f;» n’existe pas. Il y a&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>A combination needs the card at the right end of your hand.</source>
        <translation>Une combinaison doit contenir la carte la plus à droite de votre main.</translation>
    </message>
    <message>
        <source>Your hand is too small. Cards in it: {hand}.</source>
        <translation>Votre main est trop petite. Cartes en main&#x202f;: {hand}.</translation>
    </message>
    <message>
        <source>Your robe has no card yet that you could use again.</source>
        <translation>Votre robe n’a pas encore de carte à réutiliser.</translation>
    </message>
    <message>
        <source>A +1 on top of your robe cannot be part of a combination.</source>
        <translation>Un +1 sur le dessus de votre robe ne peut pas entrer dans une combinaison.</translation>
    </message>
    <message>
        <source>{combination} has no space for this number of cards: {cards}.</source>
        <translation>{combination} n’a pas de case pour ce nombre de cartes&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{combination}: every space for this number of cards is taken: {cards}.</source>
        <translation>{combination}&#x202f;: toutes les cases pour ce nombre de cartes sont prises&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>No player does that: the cards and the lot decide.</source>
        <translation>Aucun joueur ne fait cela&#x202f;: les cartes et le sort en décident.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot before anything else.</source>
        <translation>Avant tout, on tire au sort qui commence.</translation>
    </message>
    <message>
        <source>The lot must fall on a player. Seats at the table: {seats}.</source>
        <translation>Le sort doit désigner un joueur. Places à la table&#x202f;: {seats}.</translation>
    </message>
    <message>
        <source>A market must be dealt now.</source>
        <translation>Il faut maintenant distribuer un marché.</translation>
    </message>
    <message>
        <source>The number of cards in a market must be {cards}.</source>
        <translation>Un marché doit compter ce nombre de cartes&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>These cards are not all in the deck.</source>
        <translation>Ces cartes ne sont pas toutes dans la pioche.</translation>
    </message>
    <message>
        <source>Combination cards</source>
        <translation>Cartes de combinaison</translation>
    </message>
    <message>
        <source>Spaces and points as printed in your box, instead of the built-in ones.</source>
        <translation>Les cases et les points imprimés dans votre boîte, au lieu de ceux du programme.</translation>
    </message>
    <message>
        <source>This is not a table of combinations.</source>
        <translation>Ce n’est pas un tableau de combinaisons.</translation>
    </message>
    <message>
        <source>{combination}: its spaces must be a list.</source>
        <translation>{combination}&#x202f;: ses cases doivent former une liste.</translation>
    </message>
    <message>
        <source>{combination}: {cells} spaces are too many; {most} are possible.</source>
        <translation>{combination}&#x202f;: {cells} cases, c’est trop&#x202f;; {most} au plus.</translation>
    </message>
    <message>
        <source>{combination}, space {cell}: it must be a number of cards and its points.</source>
        <translation>{combination}, case {cell}&#x202f;: il faut un nombre de cartes et ses points.</translation>
    </message>
    <message>
        <source>{combination}, space {cell}: the number of cards must be from {least} to {most}, not “{value}”.</source>
        <translation>{combination}, case {cell}&#x202f;: le nombre de cartes doit aller de {least} à {most}, pas «&#x202f;{value}&#x202f;».</translation>
    </message>
    <message>
        <source>{combination}, space {cell}: the points must be from {least} to {most}, not “{value}”.</source>
        <translation>{combination}, case {cell}&#x202f;: les points doivent aller de {least} à {most}, pas «&#x202f;{value}&#x202f;».</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read.</source>
        <translation>Le fichier «&#x202f;{file}&#x202f;» est illisible.</translation>
    </message>
    <message>
        <source>The file “{file}” is too large: the limit is {most} KB.</source>
        <translation>Le fichier «&#x202f;{file}&#x202f;» est trop gros&#x202f;: la limite est de {most} Ko.</translation>
    </message>
    <message>
        <source>Line {line}: the file is not written in UTF-8.</source>
        <translation>Ligne {line}&#x202f;: le fichier n’est pas écrit en UTF-8.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: this is not valid JSON.</source>
        <translation>Ligne {line}, colonne {column}&#x202f;: ce n’est pas du JSON valide.</translation>
    </message>
    <message>
        <source>“{name}” stands twice in the file.</source>
        <translation>«&#x202f;{name}&#x202f;» figure deux fois dans le fichier.</translation>
    </message>
    <message>
        <source>{who} took the {card} from row {row}.</source>
        <translation>{who} a pris le {card} dans la rangée {row}.</translation>
    </message>
    <message>
        <source>You took the {card} from row {row}.</source>
        <translation>Vous avez pris le {card} dans la rangée {row}.</translation>
    </message>
    <message>
        <source>Only the end card of a row can be taken.</source>
        <translation>On ne prend que la carte au bout d’une rangée.</translation>
    </message>
    <message>
        <source>The card that lay here has been taken.</source>
        <translation>La carte qui était ici a été prise.</translation>
    </message>
    <message>
        <source>Nobody takes from the deck: the next market is dealt from it.</source>
        <translation>On ne prend rien dans la pioche&#x202f;: elle sert au prochain marché.</translation>
    </message>
    <message>
        <source>Accessories stay where they lie; each is worth 1 point at the end.</source>
        <translation>Les accessoires restent où ils sont&#x202f;; chacun vaut 1 point à la fin.</translation>
    </message>
    <message>
        <source>{cards} makes no combination. A group runs from one card to the right end of your hand.</source>
        <translation>{cards} ne fait aucune combinaison. Un groupe va d’une carte jusqu’au bout droit de votre main.</translation>
    </message>
    <message>
        <source>Every space for {cards} is taken.</source>
        <translation>Toutes les cases pour {cards} sont prises.</translation>
    </message>
    <message>
        <source>With the {top} on top of your robe no group can be laid now.</source>
        <translation>Aucun groupe ne peut être posé maintenant sur le {top} du dessus.</translation>
    </message>
    <message>
        <source>This space is for {cards} cards. None of your groups of {combination} has as many.</source>
        <translation>Cette case demande {cards} cartes. Aucun de vos groupes de {combination} n’en a autant.</translation>
    </message>
    <message>
        <source>This space is taken.</source>
        <translation>Cette case est prise.</translation>
    </message>
    <message>
        <source>A group goes to the free space for its number of cards that brings the most points.</source>
        <translation>Un groupe va sur la case libre qui rapporte le plus pour son nombre de cartes.</translation>
    </message>
    <message>
        <source>End of round {round} of {rounds}. The market is discarded.</source>
        <translation>Fin de la manche {round} sur {rounds}. Le marché est défaussé.</translation>
    </message>
    <message>
        <source>You can lay a group: its cards have an edge. Lay it now, or keep them and wait for more.</source>
        <translation>Vous pouvez poser un groupe&#x202f;: ses cartes ont un liseré. Posez-le maintenant, ou gardez-les en attendant mieux.</translation>
    </message>
    <message>
        <source>A space is closed. Each one scores only once in the match, for whoever comes first.</source>
        <translation>Une case est fermée. Chacune ne rapporte qu’une fois dans la partie, au premier arrivé.</translation>
    </message>
    <message>
        <source>The last card you laid can serve again: as the first card of a group, without being moved.</source>
        <translation>La dernière carte que vous avez posée peut resservir&#x202f;: en tête d’un groupe, sans bouger.</translation>
    </message>
    <message>
        <source>The last round: what stays in your hand will bring nothing.</source>
        <translation>Dernière manche&#x202f;: ce qui restera en main ne rapportera rien.</translation>
    </message>
    <message>
        <source>{combination}: {condition}.</source>
        <translation>{combination}&#x202f;: {condition}.</translation>
    </message>
    <message>
        <source>Spaces still free: {free} of {all}. Each scores once, for whoever comes first.</source>
        <translation>Cases encore libres&#x202f;: {free} sur {all}. Chacune ne rapporte qu’une fois, au premier venu.</translation>
    </message>
    <message>
        <source>All its spaces are closed: nobody scores here any more.</source>
        <translation>Toutes ses cases sont fermées&#x202f;: plus personne ne marque ici.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} ou {other}</translation>
    </message>
    <message>
        <source>You can lay it now: {cards}.</source>
        <translation>Vous pouvez la poser maintenant&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Your {cards}: a beginning, but not enough. It takes {sizes} cards.</source>
        <translation>Votre {cards} en est le début. Il faut {sizes} cartes.</translation>
    </message>
    <message>
        <source>The right end of your hand does not begin it yet. It takes {sizes} cards.</source>
        <translation>Le bout droit de votre main n’en est pas encore le début. Il faut {sizes} cartes.</translation>
    </message>
    <message>
        <source>Free. {combination} with {cards} cards scores +{points} here, for whoever comes first.</source>
        <translation>Libre. {combination} de {cards} cartes rapporte ici +{points}, au premier venu.</translation>
    </message>
    <message>
        <source>Closed by {who}: {cards} cards, +{points}. A space scores only once in the match.</source>
        <translation>Fermée par {who}&#x202f;: {cards} cartes, +{points}. Une case ne rapporte qu’une fois par partie.</translation>
    </message>
    <message>
        <source>Closed by you: {cards} cards, +{points}. A space scores only once in the match.</source>
        <translation>Fermée par vous&#x202f;: {cards} cartes, +{points}. Une case ne rapporte qu’une fois par partie.</translation>
    </message>
    <message>
        <source>Closed from the start: nobody scores here. It would ask for {cards} cards and bring +{points}.</source>
        <translation>Fermée dès le début&#x202f;: personne ne marque ici. Elle demanderait {cards} cartes et rapporterait +{points}.</translation>
    </message>
    <message>
        <source>A group of as many cards goes first to the space that is worth more: +{points}.</source>
        <translation>Un groupe d’autant de cartes va d’abord sur la case qui rapporte le plus&#x202f;: +{points}.</translation>
    </message>
    <message>
        <source>The last card you laid, a {card}. It can serve again: as the first card of your next group.</source>
        <translation>La dernière carte posée, un {card}. Elle peut resservir&#x202f;: comme première carte de votre prochain groupe.</translation>
    </message>
    <message>
        <source>A +1 lies on top: no group can begin with the last card of your robe now.</source>
        <translation>Un +1 est sur le dessus&#x202f;: aucun groupe ne peut commencer par la dernière carte de votre robe.</translation>
    </message>
    <message>
        <source>{who} has scored {points} so far. If it ended now, {end} would be added: {total}.</source>
        <translation>{who} a marqué {points} jusqu’ici. Si tout finissait maintenant, {end} s’ajouterait&#x202f;: {total}.</translation>
    </message>
    <message>
        <source>You have scored {points} so far. If it ended now, {end} would be added: {total}.</source>
        <translation>Vous avez marqué {points} jusqu’ici. Si tout finissait maintenant, {end} s’ajouterait&#x202f;: {total}.</translation>
    </message>
    <message>
        <source>Cards still to take: {left}. In hand: {hand}; what stays there will bring nothing.</source>
        <translation>Cartes encore à prendre&#x202f;: {left}. En main&#x202f;: {hand}&#x202f;; ce qui y reste ne rapportera rien.</translation>
    </message>
    <message>
        <source>Nobody would have more.</source>
        <translation>Personne n’aurait davantage.</translation>
    </message>
    <message>
        <source>Each new card goes to the right, and the order never changes. A group is laid from the right end, without a gap.</source>
        <translation>Chaque nouvelle carte se range à droite, et l’ordre ne change jamais. Un groupe se pose depuis le bout droit, sans trou.</translation>
    </message>
    <message>
        <source>Cards in the deck: {cards}. The next market is dealt from it.</source>
        <translation>Cartes dans la pioche&#x202f;: {cards}. Elles serviront au prochain marché.</translation>
    </message>
    <message>
        <source>Covered: it can be taken when those on it are gone. Cards on it: {above}.</source>
        <translation>Recouverte&#x202f;: on pourra la prendre quand celles du dessus seront parties. Cartes dessus&#x202f;: {above}.</translation>
    </message>
    <message>
        <source>The end card of its row: whoever is to take may take it.</source>
        <translation>La carte du bout de sa rangée&#x202f;: celui dont c’est le tour peut la prendre.</translation>
    </message>
    <message>
        <source>It takes {sizes} cards; there is none in your hand yet.</source>
        <translation>Il faut {sizes} cartes&#x202f;; votre main est encore vide.</translation>
    </message>
    <message>
        <source>Your {cards} can go on growing, to {sizes} cards.</source>
        <translation>Votre {cards} peut encore s’allonger&#x202f;: {sizes} cartes.</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>The lesson cannot be read: something is wrong at “{where}” ({what}).</source>
        <translation>La leçon est illisible&#x202f;: quelque chose ne va pas à «&#x202f;{where}&#x202f;» ({what}).</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>A deal number lies between 0 and {most}.</source>
        <translation>Un numéro de donne va de 0 à {most}.</translation>
    </message>
    <message>
        <source>There is no step {step} to go to.</source>
        <translation>Il n’y a pas de coup {step}.</translation>
    </message>
    <message>
        <source>What everyone has seen by then cannot be taken back.</source>
        <translation>Ce que tout le monde a vu depuis ne peut pas être repris.</translation>
    </message>
    <message>
        <source>·</source>
        <translation>·</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>{who}: {points}</source>
        <translation>{who}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>You: {points}</source>
        <translation>Vous&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Joueur {n}</translation>
    </message>
    <message>
        <source>At the end {points} for {who} ({source}).</source>
        <translation>À la fin, {points} pour {who} ({source}).</translation>
    </message>
    <message>
        <source>At the end {points} for you ({source}).</source>
        <translation>À la fin, {points} pour vous ({source}).</translation>
    </message>
    <message>
        <source>{player} was first, after {whole}.{part} s.</source>
        <translation>Premier «&#x202f;Stop&#x202f;!&#x202f;»&#x202f;: {player}, en {whole},{part}&#x202f;s.</translation>
    </message>
    <message>
        <source>You were first, after {whole}.{part} s.</source>
        <translation>Premier «&#x202f;Stop&#x202f;!&#x202f;»&#x202f;: vous, en {whole},{part}&#x202f;s.</translation>
    </message>
    <message>
        <source>{player} was first, after {whole}.{part} s; the next call came {late_whole}.{late_part} s later.</source>
        <translation>Premier «&#x202f;Stop&#x202f;!&#x202f;»&#x202f;: {player}, en {whole},{part}&#x202f;s&#x202f;; le suivant est venu {late_whole},{late_part}&#x202f;s plus tard.</translation>
    </message>
    <message>
        <source>You were first, after {whole}.{part} s; the next call came {late_whole}.{late_part} s later.</source>
        <translation>Premier «&#x202f;Stop&#x202f;!&#x202f;»&#x202f;: vous, en {whole},{part}&#x202f;s&#x202f;; le suivant est venu {late_whole},{late_part}&#x202f;s plus tard.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>The computer player stopped unexpectedly.</source>
        <translation>L’ordinateur s’est arrêté de façon inattendue.</translation>
    </message>
    <message>
        <source>The computer player did not answer in time.</source>
        <translation>L’ordinateur n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The computer player lost its way.</source>
        <translation>L’ordinateur a perdu le fil.</translation>
    </message>
    <message>
        <source>The computer player wanted to do what the rules do not allow.</source>
        <translation>L’ordinateur voulait faire ce que les règles interdisent.</translation>
    </message>
    <message>
        <source>Aoi</source>
        <translation>Aoi</translation>
    </message>
    <message>
        <source>Ren</source>
        <translation>Ren</translation>
    </message>
    <message>
        <source>Kaede</source>
        <translation>Kaede</translation>
    </message>
    <message>
        <source>Sumi</source>
        <translation>Sumi</translation>
    </message>
    <message>
        <source>Mika</source>
        <translation>Mika</translation>
    </message>
    <message>
        <source>Kai</source>
        <translation>Kai</translation>
    </message>
    <message>
        <source>Sora</source>
        <translation>Sora</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Enfant</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Confirmé</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Régulier</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Avide</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Il n’y a rien d’autre à faire.</translation>
    </message>
    <message>
        <source>Played out from here, this does best.</source>
        <translation>En imaginant la suite, c’est le meilleur coup.</translation>
    </message>
    <message>
        <source>Takes the {card}: {combination} with {cards} cards is possible at once, +{points}.</source>
        <translation>Prendre le {card}&#x202f;: {combination} de {cards} cartes est possible aussitôt, +{points}.</translation>
    </message>
    <message>
        <source>Takes the {card}: with a {next} next, {combination} with {cards} cards brings +{points}.</source>
        <translation>Prendre le {card}&#x202f;: avec un {next} ensuite, {combination} de {cards} cartes rapporte +{points}.</translation>
    </message>
    <message>
        <source>{combination} with {cards} cards: +{points}.</source>
        <translation>{combination} de {cards} cartes&#x202f;: +{points}.</translation>
    </message>
    <message>
        <source>Worth waiting: with a {card}, {combination} with {cards} cards brings +{points}.</source>
        <translation>Mieux vaut attendre&#x202f;: avec un {card}, {combination} de {cards} cartes rapporte +{points}.</translation>
    </message>
    <message>
        <source>Leaves no {card} for {who}: it would bring +{points} there.</source>
        <translation>Ne laisse aucun {card} à {who}&#x202f;: ce serait +{points}.</translation>
    </message>
    <message>
        <source>Leaves you no {card}: it would bring +{points}.</source>
        <translation>Ne vous laisse aucun {card}&#x202f;: ce serait +{points}.</translation>
    </message>
    <message>
        <source>The most there is: +{points}.</source>
        <translation>Le plus qu’on puisse prendre&#x202f;: +{points}.</translation>
    </message>
    <message>
        <source>+{points}; what is left is worth less to the next.</source>
        <translation>+{points}&#x202f;; ce qui reste vaut moins pour le suivant.</translation>
    </message>
    <message>
        <source>No mask of this kind lies on stage {stack}.</source>
        <translation>Aucun masque de cette sorte sur la scène {stack}.</translation>
    </message>
    <message>
        <source>It lies on every stage; on stage {stack} (times: {equal}) it costs least, or is most likely forgotten.</source>
        <translation>Il y en a sur toutes les scènes&#x202f;; sur la scène {stack} ({equal} en tout), c’est là qu’il coûte le moins, ou qu’on l’a le plus oublié.</translation>
    </message>
    <message>
        <source>This mask is not the first of its kind on the stage. Tokens to take: {tokens}.</source>
        <translation>Ce masque n’est pas le premier de sa sorte sur la scène. Jetons à prendre&#x202f;: {tokens}.</translation>
    </message>
    <message>
        <source>This mask is the first of its kind on the stage.</source>
        <translation>Ce masque est le premier de sa sorte sur la scène.</translation>
    </message>
    <message>
        <source>One like it already lay on stage {stack} ({mask}; masks laid since then: {since}). There was none on stage {better}.</source>
        <translation>Un masque pareil se trouvait déjà sur la scène {stack} ({mask}&#x202f;; masques posés depuis&#x202f;: {since}). Il n’y en avait aucun sur la scène {better}.</translation>
    </message>
    <message>
        <source>One like it lay in sight on stage {stack} ({mask}). There was none on stage {better}.</source>
        <translation>Un masque pareil était visible sur la scène {stack} ({mask}). Il n’y en avait aucun sur la scène {better}.</translation>
    </message>
    <message>
        <source>One like it lay on every stage ({mask}).</source>
        <translation>Il y en avait un pareil sur chaque scène ({mask}).</translation>
    </message>
    <message>
        <source>None like it lay on stage {stack} ({mask}).</source>
        <translation>Il n’y en avait aucun pareil sur la scène {stack} ({mask}).</translation>
    </message>
    <message>
        <source>One like it already lay on stage {stack} ({mask}; masks laid in between: {since}). Tokens to take: {tokens}.</source>
        <translation>Un masque pareil se trouvait déjà sur la scène {stack} ({mask}&#x202f;; masques posés entre-temps&#x202f;: {since}). Jetons à prendre&#x202f;: {tokens}.</translation>
    </message>
    <message>
        <source>It was the first of its kind on stage {stack} ({mask}). A wrong call costs a token.</source>
        <translation>C’était le premier de sa sorte sur la scène {stack} ({mask}). Un «&#x202f;Stop&#x202f;!&#x202f;» à tort coûte un jeton.</translation>
    </message>
    <message>
        <source>Fills board {board}: +{points}.</source>
        <translation>Remplit le plateau {board}&#x202f;: +{points}.</translation>
    </message>
    <message>
        <source>Leads on board {board}. Spaces left: {empty}.</source>
        <translation>En tête sur le plateau {board}. Cases encore libres&#x202f;: {empty}.</translation>
    </message>
    <message>
        <source>Draws level on board {board}. Spaces left: {empty}.</source>
        <translation>À égalité sur le plateau {board}. Cases encore libres&#x202f;: {empty}.</translation>
    </message>
    <message>
        <source>Second place on board {board} counts too. Spaces left: {empty}.</source>
        <translation>Une deuxième place sur le plateau {board} compte aussi. Cases encore libres&#x202f;: {empty}.</translation>
    </message>
    <message>
        <source>White keeps board {board} from the others. Spaces left: {empty}.</source>
        <translation>Le blanc prive les autres du plateau {board}. Cases encore libres&#x202f;: {empty}.</translation>
    </message>
    <message>
        <source>Where the boards meet, this brings +{points}.</source>
        <translation>À la jonction des plateaux, c’est +{points}.</translation>
    </message>
    <message>
        <source>A point for sure, whatever comes.</source>
        <translation>Un point assuré, quoi qu’il arrive.</translation>
    </message>
    <message>
        <source>Nobody has bid more so far: the first choice, a {best} for instance.</source>
        <translation>Personne n’a misé davantage jusqu’ici&#x202f;: le premier choix, un {best} par exemple.</translation>
    </message>
    <message>
        <source>The last bid and the highest: the first choice, a {best}.</source>
        <translation>La dernière mise, et la plus haute&#x202f;: le premier choix, un {best}.</translation>
    </message>
    <message>
        <source>Enough to choose as number {place} so far.</source>
        <translation>De quoi choisir, pour l’instant, au rang {place}.</translation>
    </message>
    <message>
        <source>Keeps the {number} cards of {card} together.</source>
        <translation>Garde ensemble les {number} cartes de valeur {card}.</translation>
    </message>
    <message>
        <source>This way the others gain least where the boards meet.</source>
        <translation>C’est ainsi que les autres gagnent le moins aux jonctions.</translation>
    </message>
    <message>
        <source>A new board makes room, and points where boards meet.</source>
        <translation>Un nouveau plateau fait de la place, et des points aux jonctions.</translation>
    </message>
    <message>
        <source>White tiles and boards will be worth more later.</source>
        <translation>Les tuiles blanches et les plateaux vaudront davantage plus tard.</translation>
    </message>
    <message>
        <source>Total recall</source>
        <translation>Sans oubli</translation>
    </message>
    <message>
        <source>As far as one remembers, no mask of this kind lies on stage {stack}.</source>
        <translation>De mémoire, aucun masque de cette sorte sur la scène {stack}.</translation>
    </message>
    <message>
        <source>Nobody is sure, but so many masks lie below that one of this kind is likely among them.</source>
        <translation>Rien n’est sûr, mais avec tant de masques en dessous, il y en a sans doute un de cette sorte.</translation>
    </message>
    <message>
        <source>As far as one remembers, none of this kind lies below. A wrong call costs a token.</source>
        <translation>De mémoire, il n’y en a aucun de cette sorte en dessous. Un «&#x202f;Stop&#x202f;!&#x202f;» à tort coûte un jeton.</translation>
    </message>
    <message>
        <source>More than a {card} would be too much for these prizes.</source>
        <translation>Ces lots ne méritent pas plus qu’un {card}.</translation>
    </message>
</context>
<context>
    <name>rainbow</name>
    <message>
        <source>Rainbow</source>
        <translation>Arc-en-Ciel</translation>
    </message>
    <message>
        <source>What you bid with today, others win tomorrow.</source>
        <translation>Vos mises d’aujourd’hui sont les lots de demain.</translation>
    </message>
    <message>
        <source>Collect the prizes with the highest total.</source>
        <translation>Remportez les lots dont le total est le plus élevé.</translation>
    </message>
    <message>
        <source>SOLO</source>
        <translation>SOLO</translation>
    </message>
    <message>
        <source>SET</source>
        <translation>GROUPE</translation>
    </message>
    <message>
        <source>RUN</source>
        <translation>SUITE</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Lots</translation>
    </message>
    <message>
        <source>First pile</source>
        <translation>Première pile</translation>
    </message>
    <message>
        <source>Second pile</source>
        <translation>Seconde pile</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>by number of cards</source>
        <translation>au nombre de cartes</translation>
    </message>
    <message>
        <source>by highest card</source>
        <translation>à la plus haute carte</translation>
    </message>
    <message>
        <source>by order of play</source>
        <translation>à l’ordre de jeu</translation>
    </message>
    <message>
        <source>The lot fell on {who} to begin.</source>
        <translation>Le sort désigne {who} pour commencer.</translation>
    </message>
    <message>
        <source>The lot fell on you to begin.</source>
        <translation>Le sort vous désigne pour commencer.</translation>
    </message>
    <message>
        <source>The cards were dealt. First prizes: {cards}.</source>
        <translation>Les cartes sont distribuées. Premiers lots&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Round {round} began, opened by {who}.</source>
        <translation>Manche {round}&#x202f;: {who} ouvre.</translation>
    </message>
    <message>
        <source>Round {round} began, opened by you.</source>
        <translation>Manche {round}&#x202f;: vous ouvrez.</translation>
    </message>
    <message>
        <source>{who} bid a SOLO: {cards}.</source>
        <translation>{who} a misé un SOLO&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>You bid a SOLO: {cards}.</source>
        <translation>Vous avez misé un SOLO&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{who} bid a SET: {cards}.</source>
        <translation>{who} a misé un GROUPE&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>You bid a SET: {cards}.</source>
        <translation>Vous avez misé un GROUPE&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{who} bid a RUN: {cards}.</source>
        <translation>{who} a misé une SUITE&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>You bid a RUN: {cards}.</source>
        <translation>Vous avez misé une SUITE&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>It became a SET round.</source>
        <translation>C’est une manche GROUPE.</translation>
    </message>
    <message>
        <source>It became a RUN round.</source>
        <translation>C’est une manche SUITE.</translation>
    </message>
    <message>
        <source>{who} played the last card in hand and dropped out.</source>
        <translation>{who} a joué sa dernière carte et ne mise plus.</translation>
    </message>
    <message>
        <source>You played your last card in hand and dropped out.</source>
        <translation>Vous avez joué votre dernière carte et ne misez plus.</translation>
    </message>
    <message>
        <source>{who} picked up the second pile. Cards in it: {number}.</source>
        <translation>{who} a pris sa seconde pile en main. Nombre de cartes&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>You picked up your second pile. Cards in it: {number}.</source>
        <translation>Vous avez pris votre seconde pile en main. Nombre de cartes&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>{who} won the first choice.</source>
        <translation>{who} a remporté le premier choix.</translation>
    </message>
    <message>
        <source>You won the first choice.</source>
        <translation>Vous avez remporté le premier choix.</translation>
    </message>
    <message>
        <source>{who} took a {value}.</source>
        <translation>{who} a pris un {value}.</translation>
    </message>
    <message>
        <source>You took a {value}.</source>
        <translation>Vous avez pris un {value}.</translation>
    </message>
    <message>
        <source>{who} took {value} twice, worth {points}.</source>
        <translation>{who} a pris deux {value}, soit {points}.</translation>
    </message>
    <message>
        <source>You took {value} twice, worth {points}.</source>
        <translation>Vous avez pris deux {value}, soit {points}.</translation>
    </message>
    <message>
        <source>No prize was left for {who}.</source>
        <translation>Il ne restait aucun lot pour {who}.</translation>
    </message>
    <message>
        <source>No prize was left for you.</source>
        <translation>Il ne restait aucun lot pour vous.</translation>
    </message>
    <message>
        <source>Nobody took these prizes, they left the game: {cards}.</source>
        <translation>Personne n’a pris ces lots, ils quittent la partie&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{who} scored one point for each card kept: {number}.</source>
        <translation>{who} a marqué un point par carte gardée&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>You scored one point for each card kept: {number}.</source>
        <translation>Vous avez marqué un point par carte gardée&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>The game ended with round {round}.</source>
        <translation>La partie prend fin avec la manche {round}.</translation>
    </message>
    <message>
        <source>bid a SOLO: {cards}.</source>
        <translation>miser un SOLO&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>bid a SET: {cards}.</source>
        <translation>miser un GROUPE&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>bid a RUN: {cards}.</source>
        <translation>miser une SUITE&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>take a {value}.</source>
        <translation>prendre un {value}.</translation>
    </message>
    <message>
        <source>take {value} twice, worth {points}.</source>
        <translation>prendre deux {value}, soit {points}.</translation>
    </message>
    <message>
        <source>Prizes taken: {number}</source>
        <translation>Lots remportés&#x202f;: {number}</translation>
    </message>
    <message>
        <source>Cards kept: {number}</source>
        <translation>Cartes gardées&#x202f;: {number}</translation>
    </message>
    <message>
        <source>Cards kept</source>
        <translation>Cartes gardées</translation>
    </message>
    <message>
        <source>At least two players ran out of cards.</source>
        <translation>Au moins deux joueurs ont épuisé leur main.</translation>
    </message>
    <message>
        <source>A player ran out of cards.</source>
        <translation>Un joueur a épuisé ses cartes.</translation>
    </message>
    <message>
        <source>No player deals the cards or casts the lot.</source>
        <translation>Aucun joueur ne distribue les cartes ni ne tire au sort.</translation>
    </message>
    <message>
        <source>Without cards you sit out.</source>
        <translation>Sans cartes, on ne joue plus.</translation>
    </message>
    <message>
        <source>It is the turn of {who}.</source>
        <translation>C’est à {who} de jouer.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>The bids are made. Choose a prize now.</source>
        <translation>Les mises sont faites. Choisissez un lot.</translation>
    </message>
    <message>
        <source>Prizes are chosen after the bids. Make a bid now.</source>
        <translation>Les lots se choisissent après les mises. Faites d’abord une mise.</translation>
    </message>
    <message>
        <source>These cards are not yours.</source>
        <translation>Ces cartes ne sont pas à vous.</translation>
    </message>
    <message>
        <source>A second pile is picked up when the first is used up.</source>
        <translation>On prend la seconde pile quand la première est épuisée.</translation>
    </message>
    <message>
        <source>Whoever has cards must bid at least one.</source>
        <translation>Tant qu’on a des cartes, il faut en miser au moins une.</translation>
    </message>
    <message>
        <source>There is no card of value {value}.</source>
        <translation>Il n’y a pas de carte de valeur {value}.</translation>
    </message>
    <message>
        <source>Cards are listed from low to high.</source>
        <translation>Les cartes s’écrivent de la plus basse à la plus haute.</translation>
    </message>
    <message>
        <source>A SET has a single value, a RUN has no value twice.</source>
        <translation>Un GROUPE n’a qu’une valeur, une SUITE n’a jamais deux fois la même.</translation>
    </message>
    <message>
        <source>A RUN has no gap. Missing here: {missing}.</source>
        <translation>Une SUITE n’a pas de trou. Il manque ici&#x202f;: {missing}.</translation>
    </message>
    <message>
        <source>6 and 1 do not join in a RUN.</source>
        <translation>Le 6 et le 1 ne se suivent pas dans une SUITE.</translation>
    </message>
    <message>
        <source>You do not hold enough cards of: {cards}.</source>
        <translation>Vous n’avez pas assez de cartes de&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>A SET was played this round: only SOLO or SET.</source>
        <translation>Un GROUPE a été joué dans cette manche&#x202f;: seulement SOLO ou GROUPE.</translation>
    </message>
    <message>
        <source>A RUN was played this round: only SOLO or RUN.</source>
        <translation>Une SUITE a été jouée dans cette manche&#x202f;: seulement SOLO ou SUITE.</translation>
    </message>
    <message>
        <source>There is no prize of value {value}.</source>
        <translation>Il n’y a pas de lot de valeur {value}.</translation>
    </message>
    <message>
        <source>Take one card, or two of equal value.</source>
        <translation>Prenez une carte, ou deux de même valeur.</translation>
    </message>
    <message>
        <source>In the first round a choice is one card only.</source>
        <translation>À la première manche, on ne choisit qu’une carte.</translation>
    </message>
    <message>
        <source>Two prizes must be equal, and {value} is there only once.</source>
        <translation>Deux lots doivent être égaux, et il n’y a qu’un {value}.</translation>
    </message>
    <message>
        <source>This is not the moment for such a deal.</source>
        <translation>Ce n’est pas le moment d’une telle distribution.</translation>
    </message>
    <message>
        <source>The lot must fall on a player of the match.</source>
        <translation>Le sort doit désigner un joueur de la partie.</translation>
    </message>
    <message>
        <source>Wrong number of cards dealt: {given} instead of {due}.</source>
        <translation>Mauvais nombre de cartes distribuées&#x202f;: {given} au lieu de {due}.</translation>
    </message>
    <message>
        <source>More cards dealt than there are, of: {cards}.</source>
        <translation>Plus de cartes distribuées qu’il n’en existe&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Round {round} is the last.</source>
        <translation>La manche {round} est la dernière.</translation>
    </message>
    <message>
        <source>The cards were dealt.</source>
        <translation>Les cartes ont été distribuées.</translation>
    </message>
    <message>
        <source>{who} bid a SOLO.</source>
        <translation>{who} a misé un SOLO.</translation>
    </message>
    <message>
        <source>You bid a SOLO.</source>
        <translation>Vous avez misé un SOLO.</translation>
    </message>
    <message>
        <source>{who} bid a SET of {number}.</source>
        <translation>{who} a misé un GROUPE de {number}.</translation>
    </message>
    <message>
        <source>You bid a SET of {number}.</source>
        <translation>Vous avez misé un GROUPE de {number}.</translation>
    </message>
    <message>
        <source>{who} bid a RUN of {number}.</source>
        <translation>{who} a misé une SUITE de {number}.</translation>
    </message>
    <message>
        <source>You bid a RUN of {number}.</source>
        <translation>Vous avez misé une SUITE de {number}.</translation>
    </message>
    <message>
        <source>{who} took a prize.</source>
        <translation>{who} a pris un lot.</translation>
    </message>
    <message>
        <source>You took a prize.</source>
        <translation>Vous avez pris un lot.</translation>
    </message>
    <message>
        <source>{who} took two equal prizes.</source>
        <translation>{who} a pris deux lots de même valeur.</translation>
    </message>
    <message>
        <source>You took two equal prizes.</source>
        <translation>Vous avez pris deux lots de même valeur.</translation>
    </message>
    <message>
        <source>Prizes that nobody took left the game: {number}.</source>
        <translation>Lots que personne n’a pris et qui quittent la partie&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>The cards in the middle are prizes, worth their number. Whoever bids most cards chooses first. Kaede has bid a SET, equal cards: now only SETs and single cards, SOLO, are allowed. Bid your three 1s.</source>
        <translation>Au milieu, les lots&#x202f;: ils valent leur nombre. Qui mise le plus de cartes choisit d’abord. Kaede a joué un GROUPE, des cartes pareilles&#x202f;: seuls sont permis GROUPES et SOLOS (une carte). Misez vos trois 1.</translation>
    </message>
    <message>
        <source>A single card chooses last here. Kaede has taken the 6, and a 1 is left for you. Try again.</source>
        <translation>Une carte seule choisit ici en dernier. Kaede a pris le 6, et il vous reste un 1. Essayez encore.</translation>
    </message>
    <message>
        <source>Two cards, as many as Kaede; but 3·3 is higher, so Kaede chooses first and takes the 6. Try again.</source>
        <translation>Deux cartes, comme Kaede&#x202f;; mais 3·3 est plus haut&#x202f;: Kaede choisit d’abord et prend le 6. Essayez encore.</translation>
    </message>
    <message>
        <source>Four choose first as well, but three are enough. Save the fourth.</source>
        <translation>Quatre choisissent aussi en premier, mais trois suffisent. Gardez le quatrième.</translation>
    </message>
    <message>
        <source>You choose first with these, too. But what is bid now are the prizes of the next round, for everyone: spend low cards.</source>
        <translation>Vous choisissez aussi en premier. Mais ces mises seront les lots de la manche suivante, pour tous&#x202f;: dépensez de petites cartes.</translation>
    </message>
    <message>
        <source>Three cards beat 3·3 and the single 6s: you choose first. In the first round everyone takes one card. Prizes are points: take the 6.</source>
        <translation>Trois cartes passent devant 3·3 et les 6 seuls&#x202f;: vous choisissez d’abord. À la première manche, chacun prend une carte. Les lots sont des points&#x202f;: prenez le 6.</translation>
    </message>
    <message>
        <source>And Kaede takes the 6. Prizes do not join the hand: only their value counts. Try again.</source>
        <translation>Et Kaede prend le 6. Les lots ne vont pas dans la main&#x202f;: seule leur valeur compte. Essayez encore.</translation>
    </message>
    <message>
        <source>The bids of last round are this round’s prizes, and you open, because you chose first. Neighbouring values are a RUN; it shuts out SETs for this round. Bid 2·3·4·5.</source>
        <translation>Les mises de la manche passée sont les lots de celle-ci&#x202f;; vous ouvrez, car vous avez choisi en premier. Des valeurs voisines font une SUITE&#x202f;; elle exclut les GROUPES pour la manche. Misez 2·3·4·5.</translation>
    </message>
    <message>
        <source>A single card chooses late: Kaede takes both 6s at once. Try again.</source>
        <translation>Une carte seule choisit tard&#x202f;: Kaede prend les deux 6 d’un coup. Essayez encore.</translation>
    </message>
    <message>
        <source>A SET is possible, too. But your row of four is stronger, and uses cards that have no partner. Try it.</source>
        <translation>Un GROUPE est possible aussi. Mais votre suite de quatre est plus forte et emploie des cartes isolées. Essayez-la.</translation>
    </message>
    <message>
        <source>A shorter RUN is easily beaten, and two 6s are at stake. Bid four cards.</source>
        <translation>Une SUITE plus courte se fait battre facilement, et deux 6 sont en jeu. Misez quatre cartes.</translation>
    </message>
    <message>
        <source>That is strong, too. But 2·3·4·5 is enough, and keeps your 1 and your 6s for later.</source>
        <translation>C’est fort aussi. Mais 2·3·4·5 suffit et garde votre 1 et vos 6 pour plus tard.</translation>
    </message>
    <message>
        <source>You choose first again. From the second round on you may take two equal cards at once: take both 6s.</source>
        <translation>Vous choisissez encore d’abord. Dès la deuxième manche, on peut prendre deux cartes pareilles d’un coup&#x202f;: prenez les deux 6.</translation>
    </message>
    <message>
        <source>One card only? You choose once in a round, and now two equal ones are allowed. Try again.</source>
        <translation>Une seule carte&#x202f;? On choisit une fois par manche, et deux pareilles sont permises. Essayez encore.</translation>
    </message>
    <message>
        <source>Two cards are good, but two 6s are 12 points. Try again.</source>
        <translation>Deux cartes, c’est bien, mais deux 6 font 12 points. Essayez encore.</translation>
    </message>
    <message>
        <source>Ten prizes, and nobody can take more than two: there is enough for all four. So spend little: open with your single 1.</source>
        <translation>Dix lots, et personne ne peut en prendre plus de deux&#x202f;: il y en aura pour tous. Dépensez donc peu&#x202f;: ouvrez avec votre 1 seul.</translation>
    </message>
    <message>
        <source>If one card is enough, let it be the cheapest: the 1.</source>
        <translation>Si une carte suffit, que ce soit la moins chère&#x202f;: le 1.</translation>
    </message>
    <message>
        <source>You would choose earlier, but there is enough for everyone. Save these cards for better prizes.</source>
        <translation>Vous choisiriez plus tôt, mais il y en a pour tous. Gardez ces cartes pour de meilleurs lots.</translation>
    </message>
    <message>
        <source>You choose last, and two 2s are still there: take them. And look at the bids: 6·6, 6·6 and 5·5 are the prizes of the next round.</source>
        <translation>Vous choisissez en dernier, et il reste deux 2&#x202f;: prenez-les. Regardez les mises&#x202f;: 6·6, 6·6 et 5·5 seront les prochains lots.</translation>
    </message>
    <message>
        <source>Take two while you may: nobody thanks you for what is left over. Try again.</source>
        <translation>Prenez-en deux tant que c’est permis&#x202f;: ce qui reste quitte le jeu. Essayez encore.</translation>
    </message>
    <message>
        <source>Two 1s are 2 points, two 2s are 4. Try again.</source>
        <translation>Deux 1 font 2 points, deux 2 en font 4. Essayez encore.</translation>
    </message>
    <message>
        <source>Saving pays. Kaede’s 4·4 leads: equally many cards, so the higher card decides. Bid 5·5, keep your 6s, and then take two 6s.</source>
        <translation>Économiser paie. Les 4·4 mènent&#x202f;: à nombre égal, la plus haute carte décide. Misez 5·5, gardez vos 6, puis prenez deux 6.</translation>
    </message>
    <message>
        <source>Kaede and Ren take all four 6s. Two cards would have beaten them. Try again.</source>
        <translation>Kaede et Ren prennent les quatre 6. Deux cartes les auraient battus. Essayez encore.</translation>
    </message>
    <message>
        <source>6·6 is first as well, but will be a prize for somebody. 5·5 is just enough.</source>
        <translation>6·6 passe aussi devant, mais deviendra un lot pour un autre. 5·5 suffit tout juste.</translation>
    </message>
    <message>
        <source>Two 6s are 12 points, the most there is. Try again.</source>
        <translation>Deux 6 font 12 points&#x202f;: on ne peut pas mieux. Essayez encore.</translation>
    </message>
    <message>
        <source>34 points, and you lead! The game ends after a round in which two players have run out of cards. Cards in hand count nothing. Ready for a real match?</source>
        <translation>34 points, vous menez&#x202f;! La partie s’arrête après une manche où deux joueurs n’ont plus de cartes. Celles restées en main ne comptent pas. Une vraie partie&#x202f;?</translation>
    </message>
    <message>
        <source>With two players, each bids twice in a round. Aoi has begun with a SET, so all four bids must be SETs or single cards. Bid 5·5.</source>
        <translation>À deux, chacun mise deux fois par manche. Aoi a commencé par un GROUPE&#x202f;: les quatre mises seront des GROUPES ou des SOLOS. Misez 5·5.</translation>
    </message>
    <message>
        <source>A single card is behind 4·4. You will have a second bid for that: now take the lead. Try again.</source>
        <translation>Une carte seule est derrière 4·4. Votre seconde mise servira à cela&#x202f;: prenez d’abord la tête. Essayez encore.</translation>
    </message>
    <message>
        <source>Two cards, but not higher than Aoi’s 4·4, which was there earlier. Try again.</source>
        <translation>Deux cartes, mais pas plus hautes que les 4·4 de la première mise. Essayez encore.</translation>
    </message>
    <message>
        <source>That leads as well, but 5·5 is enough. You still have to bid once more.</source>
        <translation>Cela mène aussi, mais 5·5 suffit. Il vous reste encore une mise à faire.</translation>
    </message>
    <message>
        <source>Aoi’s second bid is a single 2. Yours comes now: a single 4 is higher, so it chooses before it.</source>
        <translation>La seconde mise d’Aoi est un 2 seul. À vous&#x202f;: un 4 seul est plus haut et choisira avant lui.</translation>
    </message>
    <message>
        <source>Not higher than Aoi’s 2: this bid would choose last. Try again.</source>
        <translation>Pas plus haut que le 2 d’Aoi&#x202f;: cette mise choisirait en dernier. Essayez encore.</translation>
    </message>
    <message>
        <source>That is before the 2, too. For this lesson take the 4.</source>
        <translation>Cela passe aussi devant le 2. Pour la leçon, prenez le 4.</translation>
    </message>
    <message>
        <source>Two bids before 4·4: strong, but costly. There are only four prizes. Try the single 4.</source>
        <translation>Deux cartes ou plus&#x202f;: c’est fort, mais cher, pour quatre lots. Essayez le 4 seul.</translation>
    </message>
    <message>
        <source>Not the players but the four bids are ranked: 5·5, 4·4, 4, 2. So you choose first and third. Take the 6, and later the 3.</source>
        <translation>On classe les quatre mises, pas les joueurs&#x202f;: 5·5, 4·4, 4, 2. Vous choisissez donc en premier et en troisième. Prenez le 6, puis le 3.</translation>
    </message>
    <message>
        <source>And Aoi takes the 6. Try again.</source>
        <translation>Et Aoi prend le 6. Essayez encore.</translation>
    </message>
    <message>
        <source>The 3 is worth more. Try again.</source>
        <translation>Le 3 vaut davantage. Essayez encore.</translation>
    </message>
    <message>
        <source>You chose first, so you open. Six prizes, four choices. Bid your two 1s: cheap, and still two cards.</source>
        <translation>Vous avez choisi en premier&#x202f;: à vous d’ouvrir. Six lots, quatre choix. Misez vos deux 1&#x202f;: pas cher, et deux cartes tout de même.</translation>
    </message>
    <message>
        <source>A single card fixes nothing and may choose last. The 1s together are two cards. Try again.</source>
        <translation>Une carte seule ne fixe rien et risque de choisir en dernier. Les 1 ensemble font deux cartes. Essayez encore.</translation>
    </message>
    <message>
        <source>Good cards, too good to open with: they will be prizes soon. Try the 1s.</source>
        <translation>De bonnes cartes, trop bonnes pour ouvrir&#x202f;: elles seront bientôt des lots. Essayez les 1.</translation>
    </message>
    <message>
        <source>When this hand is used up, you take your second pile. The game ends when one player has no cards at all; each card the other still has is 1 point.</source>
        <translation>Cette main épuisée, vous prenez votre seconde pile. La partie s’arrête quand un joueur n’a plus rien&#x202f;; chaque carte qui reste à l’autre vaut 1 point.</translation>
    </message>
    <message>
        <source>Somebody has bid a SET, equal cards: until the round ends, only a SET or a single card may be bid.</source>
        <translation>Un GROUPE a été misé, des cartes pareilles&#x202f;: jusqu’à la fin de la manche, on ne mise que des GROUPES ou une carte seule.</translation>
    </message>
    <message>
        <source>Somebody has bid a RUN, neighbouring values: until the round ends, only a RUN or a single card may be bid.</source>
        <translation>Une SUITE a été misée, des valeurs voisines&#x202f;: jusqu’à la fin de la manche, on ne mise que des SUITES ou une carte seule.</translation>
    </message>
    <message>
        <source>From the second round on you may take two prizes of the same value at once.</source>
        <translation>Dès la deuxième manche, vous pouvez prendre d’un coup deux lots de même valeur.</translation>
    </message>
    <message>
        <source>The last round: whoever still holds cards after it gets a point for each of them.</source>
        <translation>Dernière manche&#x202f;: celui qui aura encore des cartes après elle marquera un point pour chacune.</translation>
    </message>
    <message>
        <source>The last round: whatever you still hold after it counts for nothing.</source>
        <translation>Dernière manche&#x202f;: ce que vous aurez encore en main ne comptera pas.</translation>
    </message>
    <message>
        <source>A SOLO, a single card: {cards}.</source>
        <translation>Un SOLO, une seule carte&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>A SET, equal cards: {cards}.</source>
        <translation>Un GROUPE, cartes égales&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>A RUN, neighbouring values: {cards}.</source>
        <translation>Une SUITE, valeurs voisines&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>The bid of {who} is still to come.</source>
        <translation>C’est encore à {who} de miser.</translation>
    </message>
    <message>
        <source>Your bid is still to come.</source>
        <translation>Votre mise est encore à venir.</translation>
    </message>
    <message>
        <source>Place in the order of choice, for {who}: {rank}.</source>
        <translation>Rang pour choisir, {who}&#x202f;: {rank}.</translation>
    </message>
    <message>
        <source>Your place in the order of choice: {rank}.</source>
        <translation>Votre rang pour choisir&#x202f;: {rank}.</translation>
    </message>
    <message>
        <source>Place in the order of choice, for {who}: {rank}. Bids to come can still change it.</source>
        <translation>Rang pour choisir, {who}&#x202f;: {rank}. Les mises à venir peuvent encore le changer.</translation>
    </message>
    <message>
        <source>Your place in the order of choice: {rank}. Bids to come can still change it.</source>
        <translation>Votre rang pour choisir&#x202f;: {rank}. Les mises à venir peuvent encore le changer.</translation>
    </message>
    <message>
        <source>{other} chooses before it: a bid of more cards.</source>
        <translation>{other} choisit avant&#x202f;: une mise de plus de cartes.</translation>
    </message>
    <message>
        <source>You choose before it: a bid of more cards.</source>
        <translation>Vous choisissez avant&#x202f;: une mise de plus de cartes.</translation>
    </message>
    <message>
        <source>{other} chooses before it: as many cards, but a higher one among them.</source>
        <translation>{other} choisit avant&#x202f;: autant de cartes, mais une plus haute.</translation>
    </message>
    <message>
        <source>You choose before it: as many cards, but a higher one among them.</source>
        <translation>Vous choisissez avant&#x202f;: autant de cartes, mais une plus haute.</translation>
    </message>
    <message>
        <source>{other} chooses before it: as many cards and as high, but bid earlier.</source>
        <translation>{other} choisit avant&#x202f;: autant de cartes, aussi hautes, mais misées plus tôt.</translation>
    </message>
    <message>
        <source>You choose before it: as many cards and as high, but bid earlier.</source>
        <translation>Vous choisissez avant&#x202f;: autant de cartes, aussi hautes, mais misées plus tôt.</translation>
    </message>
    <message>
        <source>More cards choose first; of as many, the highest card; of equal bids, the earlier one.</source>
        <translation>Le plus de cartes choisit d’abord&#x202f;; à nombre égal, la carte la plus haute&#x202f;; à mises égales, la plus ancienne.</translation>
    </message>
    <message>
        <source>{who}: prizes taken {taken}. What they are worth stays hidden until the end.</source>
        <translation>{who}&#x202f;: lots pris {taken}. Leur valeur reste cachée jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Prizes you have taken: {taken}. What they are worth stays hidden until the end.</source>
        <translation>Lots que vous avez pris&#x202f;: {taken}. Leur valeur reste cachée jusqu’à la fin.</translation>
    </message>
    <message>
        <source>{who}: prizes taken {taken}, worth {points}.</source>
        <translation>{who}&#x202f;: lots pris {taken}, valeur {points}.</translation>
    </message>
    <message>
        <source>Prizes you have taken: {taken}, worth {points} so far.</source>
        <translation>Lots que vous avez pris&#x202f;: {taken}, valeur {points} jusqu’ici.</translation>
    </message>
    <message>
        <source>Cards left: {cards}. The match ends with the round after which two players have none.</source>
        <translation>Cartes restantes&#x202f;: {cards}. La partie finit avec la manche après laquelle deux joueurs n’en ont plus.</translation>
    </message>
    <message>
        <source>Cards left: {cards}. The match ends with the round after which a player has none.</source>
        <translation>Cartes restantes&#x202f;: {cards}. La partie finit avec la manche après laquelle un joueur n’en a plus.</translation>
    </message>
    <message>
        <source>Cards left in hand at the end count for nothing.</source>
        <translation>Les cartes encore en main à la fin ne comptent pas.</translation>
    </message>
    <message>
        <source>Whoever still has cards when the other has none gets a point for each.</source>
        <translation>Celui qui a encore des cartes quand l’autre n’en a plus marque un point pour chacune.</translation>
    </message>
    <message>
        <source>This round is the last.</source>
        <translation>Cette manche est la dernière.</translation>
    </message>
    <message>
        <source>Bid a single card (SOLO), equal cards (SET) or neighbouring values (RUN). What you bid lies among the next prizes, for anyone to take.</source>
        <translation>Misez une carte (SOLO), des cartes égales (GROUPE) ou des valeurs voisines (SUITE). Votre mise fera partie des lots suivants, à prendre par tous.</translation>
    </message>
    <message>
        <source>Nothing binds this round yet: the first SET or RUN will.</source>
        <translation>Rien n’impose encore de type&#x202f;: le premier GROUPE ou la première SUITE le fera.</translation>
    </message>
    <message>
        <source>A prize that is worth {value} to whoever takes it.</source>
        <translation>Un lot qui rapporte {value} à celui qui le prend.</translation>
    </message>
    <message>
        <source>In the first round each choice is one card.</source>
        <translation>À la première manche, on choisit une seule carte.</translation>
    </message>
    <message>
        <source>Each choice is one card, or two of equal value.</source>
        <translation>On choisit une carte, ou deux de même valeur.</translation>
    </message>
    <message>
        <source>What nobody takes leaves the game. The bids of this round are the prizes of the next.</source>
        <translation>Ce que personne ne prend sort du jeu. Les mises de cette manche seront les lots de la suivante.</translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message>
        <source>Kasane</source>
        <translation>Kasane</translation>
    </message>
    <message>
        <source>Juu</source>
        <translation>Juu</translation>
    </message>
    <message>
        <source>Sakura Chirashi</source>
        <translation>Sakura Chirashi</translation>
    </message>
    <message>
        <source>Chidori</source>
        <translation>Chidori</translation>
    </message>
    <message>
        <source>Asanoha</source>
        <translation>Asanoha</translation>
    </message>
    <message>
        <source>Kagen no Tsuki</source>
        <translation>Kagen no Tsuki</translation>
    </message>
    <message>
        <source>Jyougen no Tsuki</source>
        <translation>Jyougen no Tsuki</translation>
    </message>
    <message>
        <source>Katyou Fugetsu</source>
        <translation>Katyou Fugetsu</translation>
    </message>
    <message>
        <source>Setsu Getsu Fuka</source>
        <translation>Setsu Getsu Fuka</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>The file is larger than {most} MB: no record of a match is.</source>
        <translation>Le fichier dépasse {most} Mo&#x202f;: aucune partie enregistrée n’est si grosse.</translation>
    </message>
    <message>
        <source>The file is damaged: it cannot be read as JSON.</source>
        <translation>Le fichier est endommagé&#x202f;: impossible de le lire comme du JSON.</translation>
    </message>
    <message>
        <source>The file is not a record of a match.</source>
        <translation>Le fichier n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>The report was made without a match: there is nothing to open.</source>
        <translation>Le rapport a été fait sans partie&#x202f;: il n’y a rien à ouvrir.</translation>
    </message>
    <message>
        <source>The record was made by a newer version of this program.</source>
        <translation>La partie a été enregistrée par une version plus récente de ce programme.</translation>
    </message>
    <message>
        <source>The record is damaged: something is wrong with “{field}”.</source>
        <translation>L’enregistrement est endommagé&#x202f;: quelque chose ne va pas dans «&#x202f;{field}&#x202f;».</translation>
    </message>
    <message>
        <source>The record is of a game that is unknown here: “{game}”.</source>
        <translation>L’enregistrement est celui d’un jeu inconnu ici&#x202f;: «&#x202f;{game}&#x202f;».</translation>
    </message>
    <message>
        <source>The record is damaged: something is wrong with seat {seat}.</source>
        <translation>L’enregistrement est endommagé&#x202f;: quelque chose ne va pas à la place {seat}.</translation>
    </message>
    <message>
        <source>It does not say which seat acts.</source>
        <translation>On ne sait pas quelle place agit.</translation>
    </message>
    <message>
        <source>The result in the record is not the one that its moves lead to.</source>
        <translation>Le résultat enregistré n’est pas celui auquel mènent les coups.</translation>
    </message>
    <message>
        <source>Move {move}: {reason}</source>
        <translation>Coup {move}&#x202f;: {reason}</translation>
    </message>
</context>
</TS>
