/** Never a value, whatever the column holds; compared trimmed and without case. */
export const NULL_WORDS: ReadonlySet<string> = new Set(
  [
    '-',
    '--',
    '---',
    '—',
    '–',
    '?',
    '??',
    '???',
    '????',
    '#n/a',
    '#na',
    'n/a',
    'n.a.',
    'n. a.',
    'n/k',
    'null',
    '(null)',
    '<null>',
    'nan',
  ]
    .concat(['#null!', 'k.a.', 'k. a.', '(blank)', '\\n', '#value!', '#ref!'])
    // No data, in Portuguese, Spanish, Italian (non disponibile), Polish (brak danych) and Dutch (niet van toepassing).
    .concat(['n/d', 'n.d.', 'n. d.', 'b.d.', 'n.v.t.'])
    .concat(['sans objet', 'not available', 'not applicable', 'nicht vorhanden']),
)

/** “Sans objet”; in capitals it is the south-west of France. */
const SANS_OBJET = /^[sS]\. ?o\.$/

/** What a form shows where nobody filled it in, the marks alone: “(   )    -    ”, “  /  /  ”, “__.__.____”. */
const BLANK_FORM = /^(?=.*(?:\([\s_]*\)|[./-][\s_]+[./-]|_[\s./-]+_))[\s()./_-]+$/

/** Whether a cell says "there is nothing here" in one of the ways that can't be meant otherwise. */
export function isNullWord(value: string): boolean {
  if (value.length > 20) return false
  const text = value.trim()
  return NULL_WORDS.has(text.toLowerCase()) || SANS_OBJET.test(text) || BLANK_FORM.test(text)
}

/** No value where a list of values has nothing like it, and nothing among names and numbers where it was told so. */
export const UNKNOWN: ReadonlySet<string> = new Set(
  [
    'unknown',
    'unk',
    'unk.',
    'unkn',
    'unbekannt',
    'unbek.',
    'inconnu',
    'inconnue',
    'desconocido',
    'desconocida',
    'sconosciuto',
    'sconosciuta',
    'onbekend',
    'nieznany',
    'nieznana',
    'okänd',
    'ukjent',
    'ukendt',
    'none',
    'nil',
    'keine',
    'kein',
    'keiner',
    'not known',
    'nicht bekannt',
  ].concat(['not specified', 'not stated', 'keine angabe', 'unspecified', 'tbd', 'na', 'aucun', 'ninguno', 'leer']),
)

/** A date that no calendar has: zeros in all places, with or without the marks of a date, and perhaps a time. */
const NO_DAY = /^(?:0{8}|0{4}[./-]00?[./-]00?|00?[./-]00?[./-]0{2}(?:0{2})?)(?:[T ][0:.]+Z?)?$/

export function isNoDay(value: string): boolean {
  return NO_DAY.test(value.trim())
}

/** The values that tell what a column holds: neither words for nothing nor dates that no calendar has, unless there is nothing else. */
export function tellingOf<T extends { value: string }>(values: readonly T[]): T[] {
  const said = values.filter(({ value }) => !isNullWord(value))
  const days = said.filter(({ value }) => !isNoDay(value))
  return days.length > 0 ? days : said
}
