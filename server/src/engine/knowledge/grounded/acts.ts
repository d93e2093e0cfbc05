// What sentences say is done, in six languages: by words that say it wherever they stand.

export const anyOf = (...words: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu')

/** Something stays behind. */
export const LEFT_OUT = anyOf(
  // Nothing of it comes
  '(?:nothing|none) (?:of|from) (?:it|them|those|these|this|that)(?: (?:needs?|has|have|should|must|will|is|are)(?: to)?)? (?:be )?(?:comes?(?: over| across| along)?|goes? (?:over|across|in)|gets? (?:imported|migrated|loaded|moved)|(?:is |are )?(?:migrated|imported|taken(?: over)?|loaded|transferred|needed|wanted|carried over|brought over))',
  '(?:take|load|import|migrate|bring) nothing|nothing (?:is|are|needs|has|should|must|will)(?: to)? be (?:migrated|imported|taken(?: over)?|loaded|transferred)|nichts (?:mit)?(?:übernehmen|laden|importieren|migrieren|einlesen|übernommen|importiert|migriert|geladen)(?: werden)?',
  "n[e’'] ?(?:repren(?:ez|ons|dre)|import(?:er|ez|ons)|charg(?:er|ez|eons)|migr(?:er|ez|ons)) rien|(?:ne )?rien (?:à )?(?:reprendre|importer|charger|migrer)|non (?:caricare|importare|migrare|riportare|caricate|importate) (?:nulla|niente)|niets (?:overnemen|importeren|laden|migreren|meenemen)",
  // English
  'leave (?:[^,.;]{1,60} )?(?:out|behind)|(?:be |is |are )?left (?:out|behind)|skip|skipped|drop|dropped|omit|omitted|ignore|ignored|stays? (?:out|behind)|remains? behind|exclude|excluded|discard|discarded|disregard(?:ed)?|go(?:es)? in(?:to)? the bin|get rid of|filter out',
  "(?:(?:must|should|shall|may|can|need|do|does|is|are|will)(?: not|n[’']t)|can[’']t|cannot|won[’']t) (?:to )?(?:be )?(?:migrat|import|take|taken|transfer|carried|carry|come|wanted|needed|want|need|load|includ|bring|brought)(?:e[ds]?|ed|es)?(?: (?:over|along|across|with))?",
  "(?:are|is|were) not(?: to be)? (?:migrated|imported|taken over|transferred|carried over|loaded|included|wanted|needed)|not (?:to be )?(?:migrated|imported|taken over|wanted|needed)|(?:are|is|[’']re|[’']s)(?: not|n[’']t) (?:coming|going|moving|transferring|migrating|making it)(?: (?:over|across|along|with us|into the new system|to the new system))(?![\\p{L}])|(?:please )?don[’']t (?:migrate|import|take)|no need to (?:migrate|import|take|transfer|load|bring)(?: (?:it|them|this|these|that|those))?(?: over| along| across)?",
  // German
  'not (?:an? )?(?:real|genuine) \\p{L}+|keine? echte[nrs]? \\p{L}+|pas une? vraie? \\p{L}+|geen echte? \\p{L}+',
  'weg(?:zu)?lassen|weggelassen|lassen wir (?:[^,.;]{1,40} )?weg|lass(?:en|t)? (?:[^,.;]{1,60} )?(?:weg|aus)|auslassen|ausgelassen|ausschlie(?:ß|ss)en|ausgeschlossen|überspringen|übersprungen|ignorieren|entfallen|entfällt|fallen weg|fällt weg|bleiben (?:weg|drau(?:ß|ss)en)|bleibt (?:weg|drau(?:ß|ss)en)|(?:kann|können|soll|sollen|muss|müssen|darf|dürfen) (?:weg|raus)(?=\\s*(?:[.;,!)]|$))',
  '(?:nehmen|übernehmen|brauchen|benötigen|migrieren|importieren) wir (?:(?:daher|also|auch|hier|deshalb|bewusst) )?nicht(?: mit| mehr)?',
  'nicht (?:zu )?(?:mit )?(?:übernehmen|übernommen|migrieren|migriert|importieren|importiert|laden|geladen|einlesen|eingelesen|mitnehmen|mitgenommen|mitkommen|gebraucht|benötigt)|sollen nicht mit|soll nicht mit|nicht mit|brauch(?:en|t) (?:wir |man )?nicht(?: mehr)?|nicht mehr (?:gebraucht|benötigt|nötig)',
  '(?:muss|müssen|braucht|brauchen) nicht (?:mit )?(?:(?:importiert|migriert|übernommen|übertragen|mitgenommen) (?:zu )?werden|(?:zu )?(?:importieren|migrieren|übernehmen))',
  // French
  "(?:à )?laisser de côté|ne pas (?:(?:les? |la |l[’'])(?:reprendre|migrer|importer|charger|transférer|prendre)|reprendre|migrer|importer)|n[e’'] ?(?:\\p{L}+ )?pas (?:à |être )?(?:repris|reprise|reprises|reprendre|migrer|migrée?s?|importer|importée?s?)|pas à reprendre|n[e’'] ?(?:(?:les? |la |l[’'])?(?:reprend(?:s|ra|rons)?|reprenez|reprenons|reprendre|migr(?:e|era|ez|ons)|import(?:e|era|ez|ons)|charg(?:e|era|ez|eons)|transf(?:ère|érez|érons)) (?:donc )?pas)|exclure|exclus|exclue|exclues|ignorer|écarter|supprimer|omettre|(?:pas besoin|inutile|pas nécessaire|pas utile) (?:de |d[’'])(?:l(?:es?|a) |l[’'])?(?:importer|migrer|reprendre|transférer|charger)",
  // Spanish
  'no (?:hay que|se (?:deben?|han? de|tienen? que)) (?:pas|carg|sub|llev|copi)ar\\p{L}*|no (?:hay que |se (?:deben?|han? de|tienen? que) )?(?:migr|import|tra(?!baj|t|duc|mit))\\p{L}*|no se (?:(?:migr|import|carg|traspas)\\p{L}*|pasan?(?! (?:de|por|a)(?!\\p{L})))|no (?:(?:l[oa]s?|me|nos) )?(?:carg(?:ue|u)|migr(?:e|é)|import(?:e|é)|pas(?:e|é)n|traspas(?:e|é)|(?:carg|migr|import|traspas)amos|(?:tra|quer)emos)\\p{L}*|omitir|excluir|excluidos|excluidas|dejar fuera|descartar|ignorar|no (?:hace falta|es necesario|es preciso) (?:import|migr|carg|traspas)ar(?:l[oa]s?)?',
  // Italian
  '(?:vanno |va |da )?(?:esclus[oaei]|escludere|tralasciare|ignorare|scartare|scartat[oaei]|saltare)|non (?:vanno|va|sono da|è da|devono essere|deve essere|si) (?:migr|import|riport|port(?=at|ar)|ripre|trasfer)\\p{L}*|non (?:(?:migrar|importar|caricar|riportar|riprender|prender)l[oaie]|(?:l[oaie] )?(?:migrare|importare|caricare|migrate|importate|caricate|riportate|migriamo|importiamo|carichiamo|riportiamo|prendiamo|riprendiamo))|lasci(?:are|ar|ate|amo|a)(?:l[aeoi])? fuori|non (?:serve|occorre|è necessario|c.è bisogno di) (?:import|migr|caric|riport)ar(?:e|l[oaei])',
  // Dutch
  'hoe(?:ft|ven) niet (?:mee|over)|(?:nemen|migreren|importeren) we (?:(?:dus|ook) )?niet(?: mee| over)?|niet (?:mee|meenemen|meegenomen|overnemen|overgenomen|migreren|gemigreerd|importeren)|(?:mag|mogen|kan|kunnen|moet|moeten) (?:er )?(?:weg|eruit|uit)(?=\\s*(?:[.;,!)]|$))|overslaan|overgeslagen|slaan we (?:[^,.;]{1,20} )?over|weglaten|laten we (?:[^,.;]{1,20} )?weg|negeren|hoe(?:ft|ven) niet (?:geïmporteerd|gemigreerd|overgenomen|overgezet|meegenomen) te worden|hoe(?:ft|ven) niet te worden (?:geïmporteerd|gemigreerd|overgenomen|overgezet)',
  // Portuguese
  'fic(?:a|am|ar|arão) (?:tod[oa]s? )?de fora|deix(?:ar|em|e|amos) de fora|não (?:vai|vão|entra|entram|é para (?:migrar|importar|trazer)|são para (?:migrar|importar|trazer))|não (?:[oa]s? )?(?:migrar|importar|trazer)|não (?:migrá|importá|trazê)-l[oa]s?|não (?:é |são )?(?:precisam?|necessári[oa]s?|preciso) (?:de )?(?:migr|import|traz|transfer)\\p{L}*|não (?:deve|devem|vão|vai) ser (?:migrad|importad|trazid)[oa]s?|ignorar|desconsiderar|descartar',
  // Swedish
  '(?:ska|skall|bör|får) inte (?:med|in|flyttas(?: över)?|tas (?:med|över)|importeras|föras över)|(?:tas|följer|kommer) inte med|ta inte med|hoppa(?:s|r)? över|lämnas utanför|utelämna(?:s|r)?|behöver inte (?:importeras|flyttas(?: över)?|migreras|tas (?:med|över))',
  // Norwegian and Danish
  '(?:skal|bør|må) ikke (?:være |tas |tages )?(?:med|over)|(?:skal|bør|må) ikke (?:medtages|importeres|overføres|migreres|flyttes)|(?:tas|tages|følger|kommer) ikke med|tag? ikke med|hoppes? over|utelat(?:es)?|udelad(?:es)?|(?:trenger|behøver) ikke (?:å |at )?(?:importeres|overføres|migreres|flyttes|tas med|tages med)',
  // Czech and Slovak
  'vynech\\p{L}+|nepřená(?:šejte|šet|šíme)|nepřevád(?:ějte|ět|íme)|nezahrn\\p{L}+|neimport\\p{L}+|se? ne(?:převádí|přenáší|převádějí|přenášejí|importuj[íe]|přebíraj?í)|vypust\\p{L}+|vynecháv\\p{L}+|ignor(?:ujte|ovat|ujeme)|nemigr\\p{L}+|neprenáš\\p{L}+|vynechajte|(?:není (?:třeba|potřeba|nutné)|netřeba|nie je potrebné) (?:\\p{L}+ )?(?:importovat|migrovat|převádět|přenášet|importovať|prenášať)',
  // Polish
  'nie (?:trzeba|musi(?:my|cie)?|ma potrzeby) (?:(?:go|jej|ich) )?(?:importować|przenosić|migrować|wczytywać)|nie (?:przenosi|importuj|migruj|wczytuj)\\p{L}+|(?:prosz[eę] )?(?:pomijamy|pomijać|pominąć|pomińcie|pomiń)',
)

/** Verbs that what is left out stands in: “leave the test customer out”. */
const AROUND =
  /(?<!\p{L})(?:leave|lassen wir|lass(?:en|t)?|slaan we|laten we)\s+([^,.;]{1,60}?)\s+(?:out|behind|weg|aus|over)(?!\p{L})/giu
const ACT = new RegExp(LEFT_OUT.source, 'giu')

/** What is left of a text without the words that say that something stays behind. */
export function withoutAct(text: string): string {
  return text.replace(AROUND, ' $1 ').replace(ACT, ' ')
}

/** What is said is not of all that is named: nothing is left out on it. */
export const EXCEPT = anyOf(
  'except|unless|other than|apart from|only if|au(?:ß|ss)er|ausser|es sei denn|bis auf|sauf|à moins|hormis|excepto|salvo|a menos|tranne|eccetto|a meno|behalve|tenzij|uitgezonderd',
)

/** All is taken. */
export const TAKEN = anyOf(
  'comes? over|come along|import|migrate|is taken|are taken|take over|migrate all|komplett|vollständig|übernehmen|übernimm|reprendre tout|tous? repris',
)

/** A part of a sentence that says what stays. */
export const STAYS = anyOf(
  'stays?|keep|kept|remains?|bleiben (?:drin|erhalten)|behalten|garder|gardée?s?|conservar|tenere|blijven|behouden',
)

/** A cell that has nothing. */
export const WITHOUT = anyOf(
  '(?:gave|given|got|assigned)(?: (?:them|it))? no|without(?: an?| any)?|with no|lacking|having no|ohne(?: eine?n?)?|sans|sin|senza|zonder|(?:uten|uden|utan)(?: ett?| en)?|is (?:empty|blank|missing)|are (?:empty|blank|missing)|leer ist|fehlt|(?:est|sont) vides?',
)
export const FILLED = anyOf(
  'filled(?: in)?|not empty|not blank|has a value|remplie?s?|renseignée?s?|ausgefüllt|gefüllt|befüllt|rellen[oa]s?|con valor|compilat[oaei]|ingevuld|gevuld',
)

/** “Only what is empty there is filled from here”: of some cells. */
export const FILLED_UP = anyOf(
  '(?:filled|completed|supplemented)(?: up)? (?:from|with)|(?:ergänzt|gefüllt|aufgefüllt) (?:aus|mit|durch|von)|aus \\p{L}+ (?:ergänzt|aufgefüllt)|complétée?s? (?:par|avec|de)|complet(?:ad|at)[oaei]s? (?:con|de|da|dal)|aangevuld (?:uit|met|vanuit)',
)

/** A value begins, or goes on from, there. */
export const BEGINS = anyOf(
  'begin(?:s|ning)?(?: with)?|start(?:s|ing)?(?: with)?|beginnt mit|beginnen mit|fängt mit|commen(?:ce|cent|çant|cant) par|empiezan? (?:por|con)|que empiezan?|comienzan? (?:por|con)|inizian?o? (?:con|per)|beginn?en met|begint met|prefix',
)
export const FROM_ON = anyOf('from|ab|à partir de|desde|a partir de|da|vanaf|above|over')
export const CONTAINS = anyOf(
  'contain(?:s|ing)?|with|mit|enthält|enthalten|avec|contien(?:t|ent|e|en)|llevan?|con|met|bevat(?:ten)?|say(?:s|ing)?|only say|says|reads',
)

/** A row that somebody tried something with. */
export const TEST =
  /(?<!\p{L})(?:tests?|dummy|demo|probe|essais?|prueba|prova|proef)(?!\p{L})|(?<!\p{L})test(?=\p{L}{4})/iu

/** Two rows are of one thing. */
export const TWICE = anyOf(
  'twice|more than once|duplicates?|both|doubles?|two times|repeated|several times|same',
  'zweimal|doppelte?[nrs]?|mehrfach|beiden?|dubletten|mehrmals|zugleich',
  'deux fois|en double|doublons?|à la fois|les deux|plusieurs fois|fois',
  'dos veces|duplicad[oa]s?|repetid[oa]s?|ambos|ambas|los dos|las dos',
  'due volte|doppi[oae]?|duplicat[oaei]|entramb[ei]|tutt[ei] e due|ripetut[oaei]',
  'twee keer|dubbele?|beide|tweemaal|meermaals|allebei',
  'dwa razy|dwukrotnie|podwójn\\p{L}+|zdublowan\\p{L}+|powtórzon\\p{L}+|powtarza(?:ją)? się|w obu|kilka razy',
  '(?:v|na) obou|v obojím|dvakrát|duplicitn\\p{L}*|zdvojen\\p{L}*|vícekrát',
  'bei (?:gleiche[rnm]?|identische[rnm]?|übereinstimmende[rnm]?)|(?:à |avec (?:le |la )?)même (?:numéro|code|clé|référence)|con (?:el mism[oa]|la misma|lo stesso|la stessa) (?:número|código|clave|numero|codice|chiave)|(?:bij|met) (?:gelijke?|hetzelfde|dezelfde) (?:nummer|code|sleutel)',
  'przy tym samym numerze|o tym samym numerze|při stejném čísle|se stejným číslem|med samma nummer|(?:ved|med) samme nummer',
)

/** A number becomes another. */
export const RENUMBERING = anyOf(
  'renumber\\p{L}*|umnummer\\p{L}+|renumérot\\p{L}+|renumer\\p{L}+|rinumer\\p{L}+|hernummer\\p{L}*|omgenummerd',
)

/** “Those ticked closed”: rows by a mark in them, and not all; what “is marked as new” is all of it. */
export const TICKED =
  /(?<!\p{L})(?<!(?<!\p{L})(?:is|are|be|all|est|sont|es|son|è|sono)\s)(?:(?:ticked|checked|marked|flagged|crossed)(?: off)?|angehakt|markiert|angekreuzt|gekennzeichnet|coché(?:e?s)?|marqué(?:e?s)?|marcad[oa]s|spuntat[oaie]|contrassegnat[oaie]|aangevinkt|aangekruist|gemarkeerd)(?!\p{L})/iu

/** What is right wherever others differ, for patterns of more. */
export const TRUTH_WORDS = [
  'is the (?:single )?(?:source of )?truth|is authoritative|is (?:the|our) master',
  'ist die wahrheit|ist verbindlich',
  'fait autorité|est la référence',
  'es la verdad|es la referencia',
  'è la verità|è il riferimento|fa testo',
  'is de waarheid|is bepalend',
].join('|')

/** The row that counts. */
export const COUNTS = anyOf(
  TRUTH_WORDS,
  "is the (?:\\p{L}+ )?(?:right|correct|corrected|changed|amended|updated|revised|valid|current|newer|newest|latest|good|true)(?: one)?|counts?(?! (?:are|were|is|was|have|had|do|did|of)(?:n[’']t)?(?!\\p{L}))|wins?|prevails?|takes? precedence|ha(?:s|ve) (?:priority|precedence)|is leading|(?:take|keep|use) (?:only )?(?:the|(?:\\p{L}+ )?\\p{L}+[’']s?)|is right|(?:is|are) (?:current|up[- ]to[- ]date)|replaces|overrides|beats|is kept|applies|matters|is the (?:one|record|row|line|entry|version) (?:(?:to|we|you) (?:keep|use|take|want)|(?:that|which|we) \\p{L}+)",
  // “Seine Preise gelten immer für 1 Stück”, “gelten als bezahlt”: no word of which list is right.
  '(?:gilt|gelten)(?! (?:(?:immer|stets|jeweils|nur|dann) )?(?:(?:als|pro|je) |für (?:\\d|eine?n? )))|zählt|zählen|stimmt|gewinn(?:t|en)|ma(?:ß|ss)geblich|(?:geht|gehen) vor|(?:hat|haben) vorrang|ist führend|ist (?:die |der |das )?(?:[\\p{L} ]{1,30} (?:die|der|das) )?(?:richtige?|aktuelle|neuere|geänderte|korrigierte|berichtigte)|(?:bleibt|bleiben) (?:bestehen|erhalten|stehen)|(?:ist|wird|werden) (?:zu )?behalten',
  "compten?t?|fait foi|font foi|l[’']emporte(?:nt)?|prime(?:nt)?|prévaut|prévalent|est (?:la |le )?(?:bonne?|valable|modifiée?|corrigée?)|on garde|garder|gardez|conservez|(?:est|sont) (?:celle|celui|ceux) (?:qui|que|qu[’']on|à) ?\\p{L}+",
  'vale|valen|cuenta|prevalecen?|tienen? prioridad|manda|es (?:la|el) (?:buen[oa]|correct[oa]|corregid[oa]|modificad[oa]|válid[oa]|que (?:queda|hay|se))',
  'vale|valgono|conta|fa fede|fanno fede|prevale|prevalgono|(?:ha|hanno) la precedenza|è (?:quell[oa] )?(?:giust[oa]|valid[oa]|corrett[oa]|modificat[oa]|da (?:tenere|conservare))',
  'geldt|telt|klopt|wint|winnen|(?:gaat|gaan) voor|(?:heeft|hebben) voorrang|prevaleert|is leidend|is (?:de |het )?(?:juiste|goede|geldige|gewijzigde|gecorrigeerde)|is degene die \\p{L}+|(?:blijft|blijven) (?:staan|bestaan|behouden)',
  'liczy się|obowiązuje|(?:aktualn|ważn|poprawn|właściw)\\p{L}+ jest|jest (?:aktualn|ważn|poprawn|właściw)\\p{L}+|zostaje',
  'platí|má přednost|rozhoduje|počítá se|je (?:správn|platn|aktuáln)\\p{L}*',
  // “Go with the current list”.
  "(?:go|going|went|stick|stay) (?:with|by) (?:the|our|their|\\p{L}+[’']s?)|(?:trust|rely on|follow) (?:the|our) (?:\\p{L}+ ){0,3}(?:list|file|sheet|one|row|line|record|register)",
  '(?:nehm(?:t|en)|nimm|verwende[nt]?|halte[nt]?|richte[nt]?) (?:\\p{L}+ ){0,3}(?:die|den|das|dem|der|unsere[nrs]?) (?:\\p{L}+ ){0,2}[\\p{L}-]*(?:liste|datei|tabelle|zeile|blatt|eintrag)',
  '(?:pren(?:ez|ons|dre)|suiv(?:ez|ons|re)|fiez-vous à) (?:l[ae] |notre |à )(?:\\p{L}+ )?(?:liste|fichier|feuille|ligne|fiche)',
  '(?:tom(?:ar|en|ad|amos)|us(?:ar|en|ad|amos)|seguir|sigan|qued(?:aos|ense|arse) con) (?:la|el|nuestr[oa]) (?:\\p{L}+ )?(?:lista|archivo|hoja|fila|ficha)',
  "(?:prend(?:ere|ete|iamo)|us(?:are|ate|iamo)|seguire|seguite) (?:la|il|l[’']|nostr[oa]) ?(?:\\p{L}+ )?(?:lista|elenco|file|foglio|riga|scheda)",
  '(?:neem|nemen|gebruik(?:en)?|volg(?:en)?) (?:\\p{L}+ ){0,2}(?:de|het|onze) (?:\\p{L}+ )?[\\p{L}-]*(?:lijst|bestand|blad|regel|rij)',
  '(?:weź|weźcie|bierzemy|użyj|użyjcie) (?:\\p{L}+ )?(?:list\\p{L}+|plik\\p{L}*|arkusz\\p{L}*|wiersz\\p{L}*)|(?:vezměte|vezmi|použijte|použij) (?:\\p{L}+ )?(?:seznam\\p{L}*|soubor\\p{L}*|list\\p{L}*|řád\\p{L}+)',
)

/** Of rows of one table: the later one. */
export const LATER = anyOf(
  'further down|lower|below|later|latter|last|second|newer|newest|latest|bottom',
  'weiter unten(?: stehende[nr]?)?|unten|untere[nrs]?|unterste[nrs]?|letzte[nrs]?|spätere[nrs]?|neuere[nrs]?|zweite[nrs]?',
  'derniers?|dernières?|plus bas|du bas|plus récente?|seconde?',
  'últim[oa]s?|(?:de|más) abajo|inferior|más reciente|segund[oa]',
  'ultim[oa]|in basso|in fondo|inferiore|più recente|second[oa]',
  'onderste|laatste|lagere|nieuwste|nieuwere|tweede|recentste',
  'późniejsz\\p{L}+|ostatni\\p{L}*|nowsz\\p{L}+|drugi\\p{L}*|niżej|dolny',
)
export const EARLIER = anyOf(
  'first|upper|earlier|former|above|top|(?:higher|further) up',
  'erste[nrs]?|obere[nrs]?|oberste[nrs]?|frühere[nrs]?|weiter oben(?: stehende[nr]?)?',
  'première?s?|premiers?|plus haut|du haut',
  'primer[oa]?s?|(?:de|más) arriba|superior',
  'prim[oa]|in alto|superiore',
  'eerste|bovenste|hogere',
  'wcześniejsz\\p{L}+|pierwsz\\p{L}+|wyżej|górny',
)

/** A table that is there by mistake, or for people to look at. */
export const NOT_MEANT = anyOf(
  "by mistake|by accident|accidentally|for information only|for internal use|only fyi|(?:only|just|merely|purely) (?:there |meant |here )?(?:for|to) (?:your |our )?(?:control|check(?:s|ing)?|reconciliation|comparison|reference|information|look(?:ing)? (?:things )?up)|for (?:control|checking|reference) (?:only|purposes)|nothing to do with|has nothing to do|not (?:part of|relevant)|doesn[’']t belong|do not belong|irrelevant",
  '(?:dient |dienen )?(?:versehentlich|irrtümlich|aus versehen|(?:nur|lediglich|blo(?:ß|ss)) (?:zur|zum) (?:info(?:rmation)?|ansicht|einsicht|kenntnis|orientierung|nachschlagen|nachsehen|kontrolle|prüfung|abgleich|abgleichen|vergleich)|gehört nicht dazu|hat (?:damit )?nichts (?:damit )?zu tun|nicht relevant|probelauf)',
  'par erreur|par mégarde|rien à voir|(?:(?:seulement|uniquement|juste|simplement) (?:là )?)?pour (?:votre |notre )?information|(?:seulement|uniquement|juste|simplement) (?:là )?(?:pour|à titre de|en) (?:la |le |du )?(?:contr[ôo]le|v[ée]rification|comparaison|r[ée]f[ée]rence|consultation)|(?:pour|en) consultation (?:seulement|uniquement|seule)|ne nous concerne pas',
  'por error|nada que ver|solo informativ[oa]|(?:s[óo]lo|solamente|únicamente) (?:de |para |como )?(?:el |la )?(?:control|consultas?|consultar|comprobaci[óo]n|referencia|informaci[óo]n|comprobar|cotejar)|no corresponde',
  "per errore|per sbaglio|non c[’']entra|solo informativ[oa]|(?:solo|soltanto|solamente) (?:per|di|come|in) (?:il |la )?(?:controllo|verifica|confronto|riferimento|consultazione|informazione)",
  'per ongeluk|per vergissing|niets mee te maken|(?:alleen |enkel |slechts )?ter info(?:rmatie)?|(?:alleen|enkel|slechts) (?:ter|voor|om) (?:de )?(?:controle|vergelijking|referentie|inzage|naslag|raadpleging|na te slaan)|hoort er niet bij',
  'por engano|nada a ver|(?:só|somente|apenas) (?:para|de|como) (?:a |o )?(?:consultas?|consultar|conferência|controle|controlo|verificação|referência|informação)',
  '(?:służy |jest )?(?:tylko|wyłącznie|jedynie) (?:do|dla) (?:wglądu|informacji|porównania|kontroli|sprawdzenia)|omyłkowo|przez pomyłkę',
  '(?:slouží |je )?(?:jen|pouze) (?:pro|k) (?:informaci|nahlédnutí|kontrole|kontrolu|porovnání)|omylem',
  '(?:bara|endast|enbart) (?:för|till) (?:kännedom|information|kontroll|jämförelse)|av misstag|(?:kun|bare) (?:til|for) (?:orientering|information|informasjon|kontroll?|sammenligning|opslag|oppslag)|ved en (?:fejl|feil)',
)

/** All rows of something, or what they are given. */
export const OF_ALL = anyOf(
  'all|every|everyone|everybody|everything|anyone|anything|each|always|gets?|receives?|only|throughout',
  'alle[ns]?|alles|s[äa]mtliche[nrs]?|jede[rs]?|immer|stets|erhalten|erhält|bekommen|bekommt|nur|ausschlie(?:ß|ss)lich|lauter|durchweg',
  'tous|toutes|tout|chaque|toujours|uniquement|seulement|ne contient que',
  'todos|todas|todo|cada|siempre|s[óo]lo|solamente|únicamente',
  'tutti|tutte|tutto|ogni|sempre|solo|soltanto|solamente',
  'allemaal|alles|iedereen|elke?|altijd|alleen|enkel|uitsluitend',
)

/** “Are to be loaded with the status sold”: what is done with all rows is done so. */
export const LOADED_WITH = anyOf(
  '(?:imported|migrated|loaded|taken over|brought over|entered|created) (?:with|as having)',
  '(?:repris|reprises?|reprendre|importer|importée?s?|migrer|migrée?s?|créer|créée?s?|charger|chargée?s?) avec',
  'mit (?:dem |der )?(?:status|zustand|stand) \\p{L}+ (?:zu )?(?:übernehmen|übernommen|importieren|importiert|anzulegen|anlegen|angelegt)',
  '(?:importar|importad[oa]s?|cargar|cargad[oa]s?|migrar|migrad[oa]s?) con',
  '(?:importare|importat[ieao]|riportare|riportat[ieao]|caricare|caricat[ieao]|migrare|migrat[ieao]) con',
  'met (?:de )?(?:status|stand) \\p{L}+ (?:over te nemen|overnemen|overgenomen|te importeren|importeren|geïmporteerd)',
)

/** All others than those that were just spoken of. */
export const REST = anyOf(
  '(?:the )?(?:rest|others|remaining(?: ones)?|remainder)|the other (?:ones|rows|\\p{L}+s)|(?:all|any|every)(?:thing|one|body)? (?:the )?(?:rest|others?|else|remaining)',
  '(?:der|den|die|alle[ns]?|alles) (?:rest|übrigen?|anderen?|restlichen?|sonstigen?)|alle(?:s|n)? (?:übrige|andere|restliche|sonstige)[nrs]?|sonst(?:ige)?',
  '(?:tout )?le reste|(?:tou(?:te)?s )?les autres|tou(?:te)?s ceux qui restent',
  '(?:todo )?(?:el resto|lo demás)|(?:tod[oa]s )?l[oa]s (?:demás|otr[oa]s|restantes)',
  '(?:tutto )?il resto|(?:tutti |tutte )?(?:gli altri|le altre|i restanti|le restanti)',
  '(?:al )?(?:de|het) (?:rest|andere|overige)n?|alle (?:andere|overige)n?|al het (?:andere|overige)',
  '(?:cała )?reszta|wszystkie inne|pozostał[eaiy]',
)

/** Before what holds where what was said does not: the words, for patterns of more. */
export const OTHERWISE_WORDS = [
  '(?:or )?else|otherwise|if not|in all other cases',
  'sonst|andernfalls|ansonsten',
  'sinon|autrement|dans les autres cas',
  'si no|de lo contrario|en (?:otro caso|caso contrario)',
  'altrimenti|negli altri casi',
  'anders',
  'caso contr[áa]rio|senão',
  'w przeciwnym razie|inaczej|jinak',
  'annars|ellers',
].join('|')
export const OTHERWISE = anyOf(OTHERWISE_WORDS)

/** Words by which a sentence says the opposite. */
export const NOT = anyOf(
  "not|no|never|none|don[’']?t|doesn[’']?t|isn[’']?t|aren[’']?t|haven[’']?t|hasn[’']?t|hadn[’']?t|wasn[’']?t|weren[’']?t|without|excludes?|excluding|nicht|kein\\p{L}*|ohne|pas|non(?! plus)|aucune?|sans|hors|sin|senza|niet|geen|zonder|ikke|inte|uten|uden|utan",
)

/** “… tells whether it is managed or let only”: one of two, and nobody says which. */
export const WHETHER = anyOf(
  'whether',
  'ob(?= [^,.;]{1,60} oder )',
  "s[i’'](?= ?[^,.;]{1,60} ou )",
  'si(?= [^,.;]{1,60} o )',
  'se(?= [^,.;]{1,60} o )',
  'of(?= [^,.;]{1,60} of )',
  'czy|zda|huruvida|hvorvidt|om(?= [^,.;]{1,60} eller )',
)

/** Words by which a sentence is about some rows, or about what may be. */
export const SOME = anyOf(
  'some|most(?:ly)?|many|several|half|parts? of|partly|usually|normally|often|sometimes|either|or|if|when|where|whose|must|otherwise|maybe|perhaps',
  'manche[nrs]?|einige[nrs]?|meisten?s?|viele[nr]?|halb|teils|teilweise|oft|manchmal|oder|falls|wenn|sonst|vielleicht',
  'certaine?s|plupart|souvent|parfois|ou|quand|sinon',
  'algun[oa]s|mayoría|veces|si(?! trova)|cuando',
  'alcun[ie]|maggior|spesso|oppure|quando',
  'sommige|meeste|vaak|soms|wanneer|indien',
  'noen|nogle|några|de fleste|de flesta|ofte|ofta|hvis|når|eller|kanskje|måske|kanske',
)

const LIVES = /(?<!\p{L})lives?(?= (?:in|at|on|near|around|within|outside|abroad|with|there|here)(?!\p{L}))/giu

/** “All patients live in South Australia”: where people live is no word for what goes on. */
export function withoutLiving(text: string): string {
  return text.replace(LIVES, 'dwell')
}

/** “… paid ones only”: of what was spoken of just before. */
export const ONES =
  /(?<!\p{L})(?:ones|those|diejenigen|die(?= \p{L}+en$)|ceux|celles|los que|las que|quelli|quelle|degene)(?!\p{L})/iu
