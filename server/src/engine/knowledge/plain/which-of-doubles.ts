import { escaped } from '../../escaped.ts'
import { anyOf } from '../grounded/acts.ts'
import { OUT } from './acts.ts'
import { partsOf } from './polarity.ts'

// Words by which sentences say which of several rows with one key counts.

/** Several rows are of one. */
export const TWO_ROWS = anyOf(
  // “It adds another line when an order is changed”.
  "(?:adds?|writes?|makes?|creates?|gets?|sends?) (?:another|a new|a second|an extra|a further) (?:row|line|entry|record)|(?:schreibt|erzeugt|bekommt|hängt|macht) (?:\\p{L}+ ){0,3}(?:eine |einen )?(?:weitere[nr]?|neue[nr]?|zweite[nr]?|zusätzliche[nr]?) (?:zeile|eintrag|datensatz)|(?:ajoute|crée|écrit) une (?:autre|nouvelle|deuxième) (?:ligne|fiche)|(?:añade|crea|escribe) otra (?:línea|fila)|(?:aggiunge|crea|scrive) (?:un[’']altra|una nuova|un’altra) riga|(?:voegt|schrijft|maakt) (?:\\p{L}+ ){0,2}een (?:nieuwe|extra|tweede) (?:regel|rij)",
  'twice|more than once|several times|multiple times|two times|duplicat\\p{L}+|dupes?|doubles?|doubled|repeated|repeats?|(?:two|several|multiple|more than one) (?:\\p{L}+ )?(?:rows?|lines?|entries|entry|records?|listings?|registrations?)|(?:one|first|last|only one|latest|newest|single) (?:row|line|entry|record|one) (?:per|for each|for every)|second (?:row|line|entry|record)|sharing|for (?:every|each|a) \\p{L}+|once only|only once|unique|same \\p{L}+(?: \\p{L}+)? (?:again|appears|occurs|comes|shows)',
  'doppelt\\p{L}*|zweimal|mehrfach\\p{L}*|mehrmals|dubletten?|duplikate?n?|doppler|(?:zwei|mehrere) (?:\\p{L}+ )?(?:zeilen|einträge|datensätze)|öfter|(?:pro|je) \\p{L}+ (?:nur )?(?:die|den|eine?n?) ',
  'deux fois|plusieurs fois|en double|doublons?|répétée?s?|(?:deux|plusieurs) (?:lignes|fiches|entrées|enregistrements)',
  'dos veces|varias veces|más de una vez|duplicad[oa]s?|repetid[oa]s?|se repiten?|(?:dos|varias|varios) (?:filas|líneas|registros|entradas|fichas)',
  'due volte|più volte|doppi[oae]?|doppion[ei]|duplicat[oaei]|ripetut[oaei]|(?:due|più) (?:righe|schede|record|voci)',
  'vaker|twee keer|tweemaal|meerdere keren|meermaals|dubbele?|dubbelen|duplicaten|(?:twee|meerdere) (?:regels|rijen|records|vermeldingen)',
)

const OF_TABLES =
  /(?<!\p{L})(?:both|two|beiden?|zwei|(?:les )?deux|ambos|ambas|(?:los|las) dos|entramb[ei]|due|twee|beide) (?:\p{L}+ )?(?:lists?|files?|sheets?|tabs?|tables?|exports?|listen|dateien|blätter\p{L}*|tabellen|listes|fichiers|feuilles|listas|archivos|hojas|elenchi|fogli|liste|lijsten|bestanden|bladen)(?!\p{L})|(?<!\p{L})(?:newer|newest|latest|neuere|neueste|nieuwste|nieuwere|more recent) (?:list|file|sheet|export|liste|datei|tabelle|lijst|bestand)(?!\p{L})/iu

/** Of rows of two lists, or a whole list that is newer. */
export function isOfTables(text: string): boolean {
  return OF_TABLES.test(text)
}

export interface Sense {
  is: 'newest' | 'later' | 'last' | 'first' | 'oldest' | 'highest'
  /** Said of a row: “the last line”. */
  isOfRow: boolean
  /** What else it is said of: the count of “the later count”. */
  of: string | null
}

const ROW =
  '(?:rows?|lines?|one|entry|entries|records?|occurrences?|mention|instance|zeilen?|einträge?|eintrag|datensatz|vorkommen|lignes?|fiches?|occurrence|enregistrement|filas?|líneas?|registros?|entradas?|righe?|riga|schede?|voce|regels?|rij|rijen|vermelding)'
const WORDS: [Sense['is'], RegExp][] = [
  [
    'newest',
    anyOf(
      'newest|latest|most recent(?:ly)?|most up[- ]to[- ]date|newer|more recent|neuest\\p{L}+|neust\\p{L}+|neuere[nrms]?|jüngst\\p{L}+|jüngere[nrms]?|aktuellst\\p{L}+|aktuellere[nrms]?|späteste\\p{L}*|(?:la |le )?plus récente?s?|más recientes?|más nuev[oa]s?|più recent[ei]|più nuov[oa]|nieuwste|nieuwere|recentste|recentere|meest recente|meest actuele|le plus récemment|plus récemment|most recently|zuletzt|más recientemente|più recentemente|het laatst',
    ),
  ],
  ['later', anyOf('later|spätere[nrms]?|plus tardive?|más tarde|posterior|successiv[oa]|latere')],
  [
    'oldest',
    anyOf(
      'oldest|earliest|älteste\\p{L}*|früheste\\p{L}*|plus ancien(?:ne)?s?|más antigu[oa]s?|più vecchi[oa]|oudste|vroegste',
    ),
  ],
  [
    'highest',
    anyOf(
      'highest|higher|largest|larger|biggest|bigger|greatest|maximum|höchste\\p{L}*|höhere\\p{L}*|größte\\p{L}*|größere\\p{L}*|plus (?:élevée?s?|grande?s?|hauts?|hautes?)|más alt[oa]s?|mayor(?:es)?|più alt[oa]|maggiore|più grande|hoogste|hogere|grootste|grotere',
    ),
  ],
  [
    'first',
    anyOf(
      'first|top|topmost|upper|uppermost|erste[nrms]?|oberste[nrms]?|obere[nrms]?|premi[eè]re?s?|primer[oa]?s?|prim[oa]|eerste|bovenste',
    ),
  ],
  [
    'last',
    anyOf(
      'last|final|bottom|lowest|lower(?= (?:rows?|lines?|one|entry|entries|records?))|letzte[nrms]?|unterste[nrms]?|untere[nrms]?(?= (?:zeilen?|einträge?|eintrag|datensatz))|derni[eè]re?s?|últim[oa]s?|ultim[oa]|laatste|onderste',
    ),
  ],
]
/** By their order, which other readers know. */
const FURTHER_DOWN =
  /(?<!\p{L})(?:further (?:down|up)|below|above|weiter (?:unten|oben)|unten|oben|plus (?:bas|haut)|más (?:abajo|arriba)|in (?:basso|alto)|onderaan|bovenaan)(?!\p{L})|\((?:the )?(?:lower|upper|bottom|top|untere[nrs]?|obere[nrs]?|du bas|du haut|de abajo|de arriba|in basso|in alto|onderste|bovenste)(?: \p{L}+)?\)/iu
/** Whether a text says it by the order of the rows. */
export function isOfOrder(text: string): boolean {
  return FURTHER_DOWN.test(text)
}

const ALL_BUT = anyOf(
  'all but|all except|everything but|anything but|alles au(?:ß|ss)er|alle au(?:ß|ss)er|bis auf|tou(?:te)?s sauf|todas? (?:menos|salvo)|todos (?:menos|salvo)|tutt[ei] (?:tranne|meno)|alles behalve|alle behalve',
)
const KEPT =
  /(?<!\p{L})(?:keep|kept|take|use[ds]?|using|counts?|wins?|prevails?|right|correct|valid|current|applies|matters|stays?|remains?|wanted|want|need|go(?:es)? (?:by|with)|only|per|behalt\p{L}*|nehm\p{L}*|nimm|genommen|gilt|gelten|zählt|zählen|stimmt|richtig\p{L}*|bleib\p{L}*|verwend\p{L}*|nur|gard\p{L}+|conserv\p{L}+|pren\p{L}+|compte\p{L}*|fait foi|vaut|bonne?|seule?|reten\p{L}+|qued\p{L}+|vale|valen|cuenta|tom\p{L}+|buen[oa]|ten\p{L}+|conta|prend\p{L}+|valid[oa]|giust[oa]|mant\p{L}+|behoud\p{L}*|bewaar|neem|nemen|geldt|telt|klopt|houd\p{L}*|blijft)(?!\p{L})/iu

/** Which row counts, as the parts say that keep one; those that drop the others say the opposite of these. */
export function senseOf(text: string, headers: readonly string[]): Sense | null {
  if (FURTHER_DOWN.test(text)) return null
  const masked = headers.reduce(
    (left, name) => left.replace(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), '¤'),
    text,
  )
  const but = ALL_BUT.exec(masked)
  if (but) return onlyOf(masked.slice(but.index + but[0].length))
  const parts = partsOf(masked).map((part) => part.text)
  const dropping = parts.filter((part) => OUT.test(part))
  const keeping = parts.filter((part) => !OUT.test(part))
  const kept = keeping.filter((part) => KEPT.test(part)).map(onlyOf)
  const found = kept.filter((one) => one !== null)
  if (found.length > 0) return new Set(found.map(({ is }) => is)).size === 1 ? found[0]! : null
  return oppositeOf(dropping)
}

/** The only sense of a part; null where it has none, or several. */
function onlyOf(part: string): Sense | null {
  const found = WORDS.flatMap(([is, words]): Sense[] => {
    const [said] = words.exec(part) ?? []
    if (said === undefined) return []
    const behind = part.slice(part.indexOf(said) + said.length)
    const isOfRow = new RegExp(`^\\s+${ROW}(?!\\p{L})`, 'iu').test(behind)
    return [{ is, isOfRow, of: isOfRow ? null : (/^\s+(\p{L}{4,})/u.exec(behind)?.[1] ?? null) }]
  })
  const [one, ...others] = found
  // “The last row is the newest”, “the first, older one”: which of both is meant is not clear.
  return one && others.length === 0 ? one : null
}

/** What is dropped where the newer stays, and where the first does. */
const OLDER = anyOf(
  'older|oldest|earlier|old|ältere[nrms]?|älteste[nrms]?|alten?|frühere[nrms]?|(?:plus )?ancien(?:ne)?s?|anteriores?|(?:más )?antigu[oa]s?|(?:più )?vecchi[oea]|oudere|oudste|oude|eerdere',
)
const SECOND = anyOf('second|zweite[nrms]?|deuxième|seconde?|segund[oa]|second[oa]|tweede')

/** “Drop the second one” keeps the first. */
function oppositeOf(parts: readonly string[]): Sense | null {
  const [isOlder, isSecond] = [OLDER, SECOND].map((words) => parts.some((part) => words.test(part)))
  if (isOlder === isSecond) return null
  return { is: isOlder ? 'newest' : 'first', isOfRow: false, of: null }
}
