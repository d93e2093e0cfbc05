/** No end, where a date is expected. */
const OPEN_ENDED = new Set(
  [
    'unbefristet, unbegrenzt, offen, laufend, bis auf weiteres, nie, unlimited, open, open-ended, open ended, indefinite, indefinitely, ongoing',
    'permanent, never, current, present, n/a, tbc, pending, until further notice, no end, no expiry, no date, onbepaald, onbepaalde tijd',
    'doorlopend, indefinido, indefinida, en curso, sin fecha, nunca, pendiente, illimité, indéterminé, indéterminée, en cours, jamais',
    'periodic, month to month, month-to-month, m2m, mtm, rolling, open end, holding over, evergreen, until cancelled, auto-renew, auto renew',
    'monatlich kündbar, von monat zu monat, mois par mois, de mois en mois, mes a mes, mese per mese, di mese in mese, maand tot maand',
    'maandelijks opzegbaar, mês a mês, z miesiąca na miesiąc, na dobu neurčitou, månad för månad, måned til måned, fra måned til måned',
    'indeterminato, in corso, mai, tillsvidare, tills vidare, løbende, løpende, bezterminowo, na czas nieokreślony, indeterminado',
    'running, still running, still ongoing, continuing, läuft, läuft noch, noch laufend, andauernd, dauert an, lopend, lopende, nog lopend, loopt, loopt nog',
    'loopt door, toujours en cours, sigue en curso, ancora in corso, em curso, pågående, pågår, igangværende, pågår fortsatt, w toku, trwa, probíhá',
  ].flatMap((line) => line.split(', ')),
)

const OPEN_WORDS = [...OPEN_ENDED].map((phrase) => phrase.split(' '))

/** Between letters that stand for words each: “m-t-m”, “m/t/m”. */
const BETWEEN_LETTERS = /(?<=(?<!\p{L})\p{L})[-/.](?=\p{L}(?!\p{L}))/gu

/** No end, its words cut short or not: “onbep. tijd”, “unbefr.”. */
export function isOpenEnded(folded: string): boolean {
  if (OPEN_ENDED.has(folded) || OPEN_ENDED.has(folded.replace(BETWEEN_LETTERS, ''))) return true
  if (!folded.includes('.')) return false
  const words = folded.replace(/\.(?=\S)/g, '. ').split(/\s+/)
  const fits = (word: string, whole: string): boolean =>
    word.endsWith('.') ? word.length > 3 && whole.startsWith(word.slice(0, -1)) : word === whole
  return OPEN_WORDS.some(
    (phrase) => phrase.length === words.length && phrase.every((whole, at) => fits(words[at]!, whole)),
  )
}
