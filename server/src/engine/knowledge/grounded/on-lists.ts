// Whether rows are on a list that people look something up in, or missing there: “not on the stock list”, “fehlt in der Liste”.

/** What people call a table that they look something up in. */
const LIST =
  '[\\p{L}\\p{N}_-]+\\.(?:csv|tsv|txt|xls[xm]?|ods|json|xml|pdf)|\\p{L}*(?:lists?|listen?|books?|buch|livres?|libros?|libri|boek|files?|sheets?|tables?|exports?|reports?|regist(?:er|re|ro)s?|datei(?:en)?|blatt|tabellen?|aufstellung|fichiers?|tableaux?|feuilles?|listados?|listas?|hojas?|archivos?|ficheros?|elenc(?:o|hi)|fogli[oa]?|trial balance|stocktakes?|inventory|inventur|inventaire|inventario|schedules?|rosters?|ledgers?|lijst(?:en)?|bestand|overzicht)'
/** Up to four words before it. No sign is both in a word and behind one: there is a single way to read each. */
const THE = "(?:['’]?[\\p{L}\\p{N}.\"“„«-]+(?:\\s+|['’]\\s*)){0,4}?"
const THERE = `(?:(?:${THE})?(?:${LIST})|it(?![’'])|them|there|dort|darin|da|ahí|allí|lì|daar|erin)`
/** Rows are in a table, with all that it is called. */
export const ON_LIST = new RegExp(
  `(?<!\\p{L})(?:on|in|auf|im|sur|dans|en|su|sull[ao']?|nel(?:l[ao'])?|op)\\s+${THE}(?:${LIST})(?!\\p{L})`,
  'iu',
)
/** Rows are missing in a table. */
export const MISSING = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:not|\\p{L}+n[’']?t)(?: listed| contained| included| found| mentioned| present| appear(?:ing)?)? (?:on|in) ${THERE}`,
    `(?:missing|absent|lacking) (?:from|on|in) ${THERE}`,
    `(?:are|is|listed)(?:n[’']t| not) there`,
    `nicht (?:auf|in|im) ${THERE}(?: (?:stehen|steht|sind|ist|vorkommen|vorkommt|enthalten(?: sind| ist)?|aufgeführt(?: sind| ist)?|gelistet(?: sind| ist)?|auftauchen|auftaucht))?`,
    `(?:fehlen|fehlt|fehlende[nr]?)[^,]{0,40}? (?:auf|in|im) ${THERE}`,
    `(?:dort|darin|da|auf ${THERE}|in ${THERE}) (?:nicht (?:stehen|steht|vorkommen|vorkommt|aufgeführt sind|aufgeführt ist)|fehlen|fehlt)`,
    `absente?s? (?:de|du|des|d[’'])\\s?${THERE}`,
    `n[e’']\\s?(?:\\p{L}+) pas (?:dans|sur|à|en) ${THERE}`,
    `no (?:est[áaée]n?|apare(?:cen?|zcan?)|figur[ae]n?|const[ae]n?|vienen?|vengan?|salen?|salgan?) en ${THERE}`,
    `(?:non|assenti|mancanti|mancano|manca)(?: \\p{L}+){0,2} (?:in|nel|nella|nell[’']|nello|dal|dalla|dall[’']|su|sul|sulla)\\s?${THERE}`,
    `niet (?:op|in) ${THERE}(?: (?:staan|staat|voorkomen|voorkomt|zijn|is))?`,
    `ontbreken(?:de)? (?:op|in) ${THERE}`,
  ].join('|')})(?!\\p{L})`,
  'iu',
)
