// Over 300 lines: the sentences of two languages beside each other, form by form, so that one isn't taught what the other lacks.
import {
  anyTwice,
  column,
  constant,
  empty,
  ignoredColumns,
  ignoreTable,
  keepEqual,
  keeping,
  only,
  phoneCountry,
  marked,
  preset,
  sameKey,
  skipEmpty,
  skipEqual,
  tokens,
  value,
} from './said.ts'
import { MARK, NAME, NAMES, WORD, WORDS, type Form, type Read } from './sentence.ts'

// The plain sentences of English in other languages. What they say is read as it is there; names and values may be of any language.

/** The place of a word in a list of ordinals, by their beginnings; the last one is -1. */
function placeIn(ordinals: readonly string[], word: string): number {
  const place = ordinals.findIndex((ordinal) => word.toLowerCase().startsWith(ordinal)) + 1
  return place === ordinals.length ? -1 : place
}

const nth = (ordinals: readonly string[]): Read => {
  return (m) => ({ kind: 'only_table', table: placeIn(ordinals, m[1]!) })
}
/** Of `T` and `J` the day comes first, as `tag`, `jour`, `TT.MM.JJJJ` and `jj/mm/aaaa` show. */
const dates = (which: number, of: number, first: RegExp): Read => {
  const orderOf = (text: string): 'dmy' | 'mdy' => (first.test(text) ? 'dmy' : 'mdy')
  return (m, name) => ({ kind: 'date_order', order: orderOf(m[which]!), column: m[of] ? name(m[of]) : null })
}
const decimal = (mark: number, of: number): Read => {
  return (m, name) => ({
    kind: 'decimal_mark',
    mark: /^(?:komma|virgule)/i.test(m[mark]!) ? ',' : '.',
    column: m[of] ? name(m[of]) : null,
  })
}
/** Of no column that is named; a question says nothing. */
const valueAnywhere: Read = (m, name) =>
  m[2]!.endsWith('?') ? [] : { kind: 'value', raw: name(m[1]), value: name(m[2]), column: null }

/** A sentence may begin with a bullet, be polite, and end in a reason: “…, weil …”. */
const formIn = (polite: string, aside: string) => {
  return (pattern: string, read: Read): Form => [
    new RegExp(
      `^(?:[-*•]\\s*|\\d+[.)]\\s+)?(?:(?:${polite}) )*${pattern}\\s*(?:,\\s*(?:${aside})\\s.*|,|\\(.*)?$`,
      'i',
    ),
    read,
  ]
}

function german(): Form[] {
  const form = formIn('bitte|auch|au(?:ß|ss)erdem|und|dann|aber', 'weil|da|denn|damit|also|was|die|der|das')
  const der = '(?:(?:der|die|das|den|dem|ein(?:e[nmrs]?)?|alle|unsere?|jede[rnms]?) )?(?:(?:spalten?|feld(?:er)?) )?'
  const rows = '(?:alle )?(?:die )?(?:zeilen|datensätze|einträge)'
  const leftOut =
    '(?:(?:sollen |bitte )?(?:weglassen|auslassen|löschen|entfernen|ignorieren|überspringen|verwerfen|nicht (?:übernehmen|importieren|migrieren))|(?:sollen |werden )(?:nicht übernommen|weggelassen|ausgelassen|gelöscht|entfernt|ignoriert|übersprungen) ?(?:werden)?)'
  const leaveOut =
    '(?:lass(?:e|t|en sie)?|lösch(?:e|t|en sie)|entfern(?:e|t|en sie)|ignorier(?:e|t|en sie)|überspring(?:e|t|en sie)|verwirf)'
  const out = '(?: (?:weg|aus|raus))?'
  const where = '(?:in denen|bei denen|wo|deren|wenn)'
  const take = '(?:verwenden|nehmen|nutzen|lesen|übernehmen|importieren|behalten)'
  const sheet = '(?:blatt|tabellenblatt|arbeitsblatt|tabelle|datei)'
  const means = '(?:bedeutet|hei(?:ß|ss)t|meint|steht für):?'
  const ordinals = ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt', 'letzt']
  const order =
    '(tag[./-]monat(?:[./-]jahr)?|monat[./-]tag(?:[./-]jahr)?|tag|monat|tt?[./-]mm?[./-]jj(?:jj)?|mm?[./-]tt?[./-]jj(?:jj)?)'
  const often = '(?:mehrfach|doppelt|zweimal|mehrmals|öfter)'
  const list = '(?: (?:in|im|auf|bei) [^,]{1,40}?)?'
  const there =
    '(?: (?:in|im|auf|bei) [^,]{1,40}?)?(?: (?:vor|auf|vorkommt|vorhanden ist|steht|aufgeführt ist|erfasst ist|auftaucht|da ist))?'
  const stays = `(?:(?:so |dann )?(?:gilt|zählt|stimmt|gewinnt|nimm|nehmen wir|verwende|behalte)) (?:nur )?(?:der |die |das |den )?((?:erst|letzt|ober|unter|später|früher|zweit)e[nrs]?)(?: (?:eintrag|zeile|satz|datensatz))?`
  return [
    form(`(?:steht|kommt|ist|erscheint|taucht) ${der}${WORDS}${list} ${often}${there},? ${stays}`, sameKey),
    form(`wenn ${der}${WORDS}${list} ${often}${there},? ${stays}`, sameKey),
    form(
      `(?:bei|von) (?:doppelten|mehrfachen|mehrfach (?:vorhandenen|erfassten|geführten)|doppelt (?:vorhandenen|erfassten|geführten)) ${WORDS},? ${stays}`,
      sameKey,
    ),
    form(
      `(?:bei|von|unter) (?:dubletten|duplikaten|doppelten(?: (?:zeilen|einträgen|datensätzen))?),? ${stays}`,
      anyTwice,
    ),
    form(`${rows} ohne ${der}${WORDS} ${leftOut}`, skipEmpty),
    form(`${leaveOut} ${rows} ohne ${der}${WORDS}${out}`, skipEmpty),
    form(`${rows} ${leftOut},? ${where} ${der}${WORDS} (?:leer ist|fehlt)`, skipEmpty),
    form(`${rows} mit ${der}${WORD} (?:= ?|gleich )?${WORD} ${leftOut}`, skipEqual),
    form(`${rows} ${leftOut},? ${where} ${der}${WORDS} ${WORD} ist`, skipEqual),
    form(`nur ${rows} mit ${der}${WORD} (?:= ?|gleich )?${WORD}(?: ${take})?`, keepEqual),
    form(`nur ${rows}(?: ${take})?,? ${where} ${der}${WORDS} ${WORD} ist`, keepEqual),
    form(`(?:dubletten|duplikate|doppelte (?:zeilen|datensätze|einträge)) ${leftOut}`, keeping('keep_first')),
    form(
      `(?:(?:einträge|werte|angaben) (?:wie|von) )?${NAMES} (?:bedeute[nt]|hei(?:ß|ss)t|hei(?:ß|ss)en|steh(?:t|en) für|gilt als|gelten als):?,? (?:(?:dass (?:da |es |dort )?)?(?:nichts|leer|keine angabe|kein wert)(?: (?:da ist|gibt|steht|vorliegt|angegeben ist|vorhanden ist))?|[^\u0001\u0002:;]{1,100}?(?::|,| [–-]) (?:also |bitte )*(?:(?:das |die |dieses |diese )?(?:felder|feld|zellen?) )?(?:bitte )?leer ?lassen)`,
      tokens(1, 2),
    ),
    form(`(?:die )?(?:spalten?|felder|feld) ${NAMES} ${leftOut}`, ignoredColumns),
    form(`${leaveOut} (?:die |das )?(?:spalten?|felder|feld) ${NAMES}${out}`, ignoredColumns),
    form(`nur (?:das |die )?((?:${ordinals.join('|')})e[nrs]?) ${sheet}(?: ${take})?`, nth(ordinals)),
    form(`nur (?:das |die )?${sheet} ${WORDS}(?: ${take})?`, only),
    form(`(?:das |die )?${sheet} ${WORDS} ${leftOut}`, ignoreTable),
    form(`${leaveOut} (?:das |die )?${sheet} ${WORDS}${out}`, ignoreTable),
    form(
      `(?:alle )?(?:die )?(?:datumsangaben|datumswerte|daten)(?: (?:in|aus|von) ${der}${WORDS})? (?:sind|haben|stehen|kommen) (?:immer )?(?:(?:mit|im|den|dem|der|format) )*${order}(?: (?:zuerst|voran|vorn|vorne))?`,
      dates(2, 1, /^t/i),
    ),
    form(
      `(?:das )?dezimal(?:trenn)?zeichen(?: in ${der}${WORDS})? ist (?:ein |das |der )?(komma|punkt)`,
      decimal(2, 1),
    ),
    form(`${der}${WORDS} (?:haben|hat|verwenden|verwendet) (?:ein(?:en)? )?dezimal(komma|punkt)`, decimal(2, 1)),
    form(
      `(?:alle )?(?:die )?(?:telefon|handy|mobil|ruf)nummern(?: ohne [^,]{1,40}?)? (?:sind|kommen) (?:alle )?(?:aus )?(?:der )?${WORDS}`,
      phoneCountry,
    ),
    form(
      `wenn ${der}${WORDS} leer ist,? (?:dann )?(?:ist es|gilt|verwende|nimm|nutze|schreibe?) ${WORDS}`,
      preset(1, 2),
    ),
    form(`${der}${WORDS} ist (?:standardmäßig|im zweifel|sonst) ${WORDS}`, preset(1, 2)),
    form(`${der}${WORDS} (?:ist|sind) (?:immer|überall|stets) ${WORDS}`, constant(1, 2)),
    form(`(?:lasse? )?${der}${WORDS} (?:leer lassen|bleibt leer|soll leer bleiben)`, empty),
    form(`lasse? ${der}${WORDS} leer`, empty),
    form(
      `(?:ein(?:e|en)? |das |der )?${WORD} (?:unter|in|bei|im) ${der}${WORDS} ${means} ${WORDS},? (?:und )?(?:ein(?:e|en)? )?leer(?:es?|en)?(?: (?:zellen?|feld(?:er)?))? (?:${means}|ist) ${WORDS}`,
      marked(1, 2, 3, 4),
    ),
    form(`${WORD} ${means} ${WORDS} (?:in|bei|im) ${der}${WORDS}`, value(1, 2, 3)),
    form(`(?:in|bei|im) ${der}${WORDS} ${means.replace('|steht für', '')} ${WORD} ${WORDS}`, value(2, 3, 1)),
    form(`${der}${WORDS} ${WORD} ${means} ${WORDS}`, value(2, 3, 1)),
    form(`${WORD} ${means} ${WORDS}`, valueAnywhere),
    form(`${NAME} ist (?:die |das |der )?${NAME}`, column),
    form(`(?:die spalte|das feld) ${WORDS} ist (?:die |das |der )?${WORDS}`, column),
    form(`((?:${MARK})|[a-zà-ÿ]{2,30}[ _.-]?\\d{1,2}) ist (?:die|das|der) ${WORDS}`, column),
    form(`${der}${WORDS} (?:gehört|gehören|kommt|kommen|geht) (?:in|ins|zu|zum|zur|nach) ${der}${WORDS}`, column),
  ]
}

function french(): Form[] {
  const form = formIn("s[’']il (?:te|vous) plaît|merci de|aussi|et|puis|mais", 'car|parce|puisque|comme|donc|qui|afin')
  const le =
    "(?:(?:le|la|les|un|une|des|du|de la|chaque|tous les|toutes les|nos|notre) |l['’]|d['’]|de l['’])?(?:(?:colonnes?|champs?) )?"
  const rows = '(?:toutes )?(?:les )?(?:lignes|enregistrements|entrées)'
  const leaveOut =
    '(?:supprime[rz]?|ignore[rz]?|enlève|enleve[rz]|retire[rz]?|exclu(?:re|s|ez)|ome(?:ttre|ts|ttez)|écarte[rz]?|saute[rz]?)'
  const keep = '(?:garde[rz]?|prend(?:re|s)|prenez|utilise[rz]?|lire|lis|lisez|importe[rz]?)'
  const alone = '(?:seulement|uniquement)'
  const sheet = '(?:feuille|onglet|tableau|fichier)'
  const means = '(?:signifie|veut dire|correspond à)(?: ?:)?'
  const ordinals = ['premi', 'deuxi', 'troisi', 'quatri', 'cinqui', 'sixi', 'septi', 'huiti', 'neuvi', 'dixi', 'derni']
  const ordinal = `((?:${ordinals.join('|')})(?:er|ère|ème))`
  const stays =
    "(?:(?:on garde|garde[rz]?|on prend|c['’]est) )?(?:seulement )?(?:la |le |l['’])?(première?|dernière?|dernier|premier|seconde?)(?: (?:ligne|entrée|enregistrement))?(?: (?:compte|fait foi|est (?:la )?(?:bonne|valable|retenue)|qui compte|vaut|l['’]emporte))?"
  const order =
    '(jour[./-]mois(?:[./-]ann[ée]e)?|mois[./-]jour(?:[./-]ann[ée]e)?|jour|mois|jj?[./-]mm?[./-]aa(?:aa)?|mm?[./-]jj?[./-]aa(?:aa)?)'
  return [
    form(
      `(?:si|quand|lorsque?) ${le}${WORDS} (?:apparaît|figure|est présente?|est là|revient|existe|est en) (?:deux fois|plusieurs fois|double|en double)(?: dans [^,]{1,40}?)?,? ${stays}`,
      sameKey,
    ),
    form(
      `(?:en cas de|pour les|parmi les|des) (?:doublons?|lignes (?:en double|doubles|identiques)),? ${stays}`,
      anyTwice,
    ),
    form(`${leaveOut} ${rows} sans ${le}${WORDS}`, skipEmpty),
    form(`${leaveOut} ${rows} (?:où|dont|quand|si) ${le}${WORDS} est vide`, skipEmpty),
    form(`${leaveOut} ${rows} (?:où|dont) ${le}${WORDS} (?:est|vaut|=) ${WORD}`, skipEqual),
    form(`(?:${keep} )?${alone} ${rows} (?:où|dont) ${le}${WORDS} (?:est|vaut|=) ${WORD}`, keepEqual),
    form(`${leaveOut} (?:tous )?(?:les )?(?:doublons|lignes en double)`, keeping('keep_first')),
    form(
      `(?:(?:les )?(?:mentions|valeurs|mots) (?:telles que |comme )?)?${NAMES} (?:signifie|signifient|veut dire|veulent dire) (?:(?:qu['’]il n['’]y a )?(?:rien|vide|aucune valeur)|[^\u0001\u0002:;]{1,100}?\\s?(?::|,| [–-]) (?:donc )?laiss(?:er|ez) (?:(?:le |la |les )?(?:champs?|cellules?|cases?) )?vides?)`,
      tokens(1, 2),
    ),
    form(`${leaveOut} (?:la |les |le )?(?:colonnes?|champs?) ${NAMES}`, ignoredColumns),
    form(`(?:${keep} )?${alone} (?:la |le |l['’])?${ordinal} ${sheet}`, nth(ordinals)),
    form(`${keep} (?:la |le |l['’])?${ordinal} ${sheet} ${alone}`, nth(ordinals)),
    form(`(?:${keep} )?${alone} (?:la |le |l['’])?${sheet} ${WORDS}`, only),
    form(`${leaveOut} (?:la |le |l['’])?${sheet} ${WORDS}`, ignoreTable),
    form(
      `(?:la |le |l['’])?${sheet} ${WORDS} (?:ne doit pas être|n['’]est pas(?: à)?|ne sera pas) (?:repris|import|migr|utilis|reprend|lu|lire)[a-zé]*`,
      ignoreTable,
    ),
    form(
      `(?:toutes )?(?:les )?dates(?: (?:dans|de) ${le}${WORDS})? (?:sont|commencent|ont) (?:toujours )?(?:(?:avec|par|au|le|format) )*${order}(?: (?:en premier|d['’]abord|en tête))?`,
      dates(2, 1, /^j/i),
    ),
    form(
      `(?:le )?séparateur décimal(?: (?:dans|de) ${le}${WORDS})? est (?:le |la |une? )?(virgule|point)`,
      decimal(2, 1),
    ),
    form(
      `(?:tous )?(?:les )?(?:numéros de téléphone|téléphones)(?: sans [^,]{1,40}?)? sont (?:tous )?(?:de |en |des )?(?:la )?${WORDS}`,
      phoneCountry,
    ),
    form(
      `si ${le}${WORDS} est vide,? (?:alors )?(?:c['’]est|utilise[rz]?|me(?:ts|ttre|ttez)|prend(?:s|re)) ${WORDS}`,
      preset(1, 2),
    ),
    form(`${le}${WORDS} est (?:par défaut|sinon) ${WORDS}`, preset(1, 2)),
    form(`${le}${WORDS} (?:est|sont) toujours ${WORDS}`, constant(1, 2)),
    form(`laisse[rz]? ${le}${WORDS} vide`, empty),
    form(`${WORD} ${means} ${WORDS} dans ${le}${WORDS}`, value(1, 2, 3)),
    form(`dans ${le}${WORDS},? ${WORD} ${means} ${WORDS}`, value(2, 3, 1)),
    form(`${le}${WORDS} ${WORD} ${means} ${WORDS}`, value(2, 3, 1)),
    form(`${WORD} ${means} ${WORDS}`, valueAnywhere),
    form(`${NAME} (?:est|correspond à) (?:le |la |l['’])?${NAME}`, column),
    form(`(?:la colonne|le champ) ${WORDS} (?:est|correspond à|contient) ${le}${WORDS}`, column),
    form(`((?:${MARK})|[a-zà-ÿ]{2,30}[ _.-]?\\d{1,2}) (?:est|correspond à) (?:le |la |l['’])${WORDS}`, column),
    form(`${le}${WORDS} (?:va|vont) (?:dans|vers) ${le}${WORDS}`, column),
  ]
}

/** What is told most in other languages: in which order dates are, where phone numbers are from, and which of two rows counts. */
function inShort(
  the: string,
  order: string,
  first: RegExp,
  dated: string,
  phones: string,
  [when, twice, counts, which, doubles]: [string, string, string, string, string],
): Form[] {
  const form = formIn('per favore|por favor|alstublieft', 'perché|porque|omdat|want')
  return [
    form(`${dated}${order}`, dates(1, 2, first)),
    form(`${phones}${WORDS}`, phoneCountry),
    form(`${when} ${the}${WORDS} ${twice},? ${counts} ${which}`, sameKey),
    form(`${doubles},? (?:${counts} ${which}|${which} ${counts})`, anyTwice),
  ]
}

const saying = (words: string): RegExp => new RegExp(`(?:^|[\\s'’])(?:${words})(?=[\\s:,]|$)`, 'i')

/** A language's forms, in the order in which they are tried, and words of which each of its sentences has one: most texts have none. */
export const OTHER_LANGUAGES: { says: RegExp; forms: Form[] }[] = [
  {
    says: saying(
      'ist|sind|haben|hat|verwenden|verwendet|stehen|steht|kommt|kommen|geht|gehört|gehören|bedeute[nt]|hei(?:ß|ss)(?:t|en)|gelten|meint|bleibt|leer|gilt|zählt|stimmt|nur|lass\\S*|\\S*lass(?:en|t)|lösch\\S+|entfern\\S+|ignorier\\S+|überspring\\S+|verw[ei]rf\\S*|nicht',
    ),
    forms: german(),
  },
  {
    says: saying(
      'est|sont|ont|doit|fait|compte|garde\\S*|sera|figure|apparaît|revient|existe|commencent|va|vont|vaut|vide|signifie(?:nt)?|veut|veulent|correspond|contient|seulement|uniquement|sans|supprime\\S*|ignore[rz]?|enl\\S+|retire\\S*|exclu\\S*|ome\\S+|écarte\\S*|saute\\S*',
    ),
    forms: french(),
  },
  {
    says: saying('sono|vale|conta|fede|tenere'),
    forms: inShort(
      "(?:(?:il|lo|la|un|uno|una) |l['’]|un['’])?",
      '(giorno[./-]mese(?:[./-]anno)?|mese[./-]giorno(?:[./-]anno)?|gg?[./-]mm?[./-]aa(?:aa)?|mm?[./-]gg?[./-]aa(?:aa)?)',
      /^g/i,
      '(?:tutte )?(?:le )?date sono (?:(?:in|nel|formato) )*',
      "(?:tutti )?(?:i )?(?:numeri (?:di telefono|telefonici)|telefoni|cellulari)(?: senza [^,]{1,40}?)? sono (?:tutti )?(?:di |del(?:la)? |dell['’]|numeri )*",
      [
        '(?:se|quando)',
        '(?:compare|appare|è presente|figura|si ripete|è elencat[oa]) (?:due volte|più volte|doppi[oa])',
        '(?:vale|conta|fa fede|tenere|si tiene)',
        "(?:la |il |lo |l['’])?(prim[oa]|ultim[oa]|second[oa])(?: (?:riga|voce|record|scheda))?",
        '(?:in caso di|per i|tra i) (?:doppioni|duplicati|righe (?:doppie|duplicate))',
      ],
    ),
  },
  {
    says: saying('están|son|vale|cuenta|queda|prevalece|válid[oa]'),
    forms: inShort(
      '(?:(?:el|la|un|una) )?',
      '(d[ií]a[./-]mes(?:[./-]año)?|mes[./-]d[ií]a(?:[./-]año)?|dd?[./-]mm?[./-]aa(?:aa)?|mm?[./-]dd?[./-]aa(?:aa)?)',
      /^d/i,
      '(?:todas )?(?:las )?fechas (?:son|están) (?:(?:en|el|formato) )*',
      '(?:todos )?(?:los )?(?:números de teléfono|teléfonos|móviles)(?: sin [^,]{1,40}?)? son (?:todos )?(?:de |números )*',
      [
        '(?:si|cuando)',
        '(?:aparece|está|figura|sale) (?:dos veces|varias veces|repetid[oa]|duplicad[oa])',
        '(?:vale|cuenta|se queda|queda|prevalece|es válid[oa])',
        '(?:la |el )?(primer[oa]?|últim[oa]|segund[oa])(?: (?:fila|línea|registro))?',
        '(?:en caso de|de los|entre los) (?:duplicados|repetidos|filas (?:duplicadas|repetidas))',
      ],
    ),
  },
  {
    says: saying('zijn|staan|geldt|telt|klopt'),
    forms: inShort(
      '(?:(?:de|het|een) )?',
      '(dag[./-]maand(?:[./-]jaar)?|maand[./-]dag(?:[./-]jaar)?|dd?[./-]mm?[./-]jj(?:jj)?|mm?[./-]dd?[./-]jj(?:jj)?)',
      /^d/i,
      '(?:alle )?(?:de )?(?:datums|data) (?:zijn|staan) (?:(?:in|als) )*',
      '(?:alle )?(?:de )?(?:telefoon|mobiele )nummers(?: zonder [^,]{1,40}?)? zijn (?:allemaal )?(?:uit )?',
      [
        '(?:als|wanneer)',
        '(?:twee keer|dubbel|meermaals|vaker) (?:voorkomt|in de lijst staat|staat|aanwezig is)',
        '(?:dan )?(?:geldt|telt|klopt)',
        '(?:de |het )?(eerste|laatste|bovenste|onderste|tweede)(?: (?:regel|rij|record))?',
        '(?:bij|van) (?:duplicaten|doublures|dubbele (?:rijen|regels|records|gegevens))',
      ],
    ),
  },
]
