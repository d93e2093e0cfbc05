import { push, type Work } from '../column-values.ts'

// Amounts that say behind them for how long they are: “830 €/mes”, “12.50 per night”, “14.20 p/h”, “6.50 ph”, “900 p.a.”. Where the column wants
// those of that time, or says nothing of another one, the words go; what is for another time would have to be converted, and stays.

/** No single letters: what costs 5 €/m is a metre. */
const TIMES: [string, string][] = [
  ['hour', 'hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur'],
  ['day', 'days?|tag|tage|jours?|d[ií]as?|giorn[oi]|dag(?:en)?'],
  ['night', 'nights?|nacht|nächte|nuits?|noches?|nott[ei]|nachten'],
  ['week', 'wk|weeks?|woche|semaines?|semanas?|settiman[ae]|week'],
  ['month', 'mo|mth|months?|mon|monat|mois|mes(?:es)?|mes[ei]|maand(?:en)?'],
  ['year', 'yr|years?|jahr|an|ans|année|años?|ann[oi]|jaar'],
]
const PER = '(?:/\\s*|(?<=\\s)(?:an?|per|pro|je|im|par|por|al|a la|por cada)\\s+)'
/** One letter says a time behind a “p” alone; an “m” may be a metre there as well. */
const LETTERS: Record<string, string> = {
  u: 'hour',
  h: 'hour',
  d: 'day',
  n: 'night',
  w: 'week',
  a: 'year',
  j: 'year',
  y: 'year',
}
const MONEY = '(?:\\p{Sc}|[A-Z]{3})'
const FIGURES = "\\d(?:[\\d.,'’ ]*\\d)?"
/** “ph” without a mark between the two; “pm” is a time of the day as well, and “pw” is read as a unit. */
const SHORT = 'p(?=[hdna]$)'
const TIME = `(\\s*(?:${PER}|p[/.]\\s?|${SHORT})(\\p{L}{1,8})\\.?)$`
/** Behind an amount with its currency. */
const BEHIND = new RegExp(`^(?:${MONEY}\\s?${FIGURES}|${FIGURES}\\s?${MONEY})${TIME}`, 'u')
/** Behind bare figures stands their unit, unless others are amounts. */
const BEHIND_BARE = new RegExp(`^${FIGURES}${TIME}`, 'u')
const AMOUNT = new RegExp(`^(?:${MONEY}\\s?${FIGURES}|${FIGURES}\\s?${MONEY})(?:\\s|/|$)`, 'u')

/** Takes away for how long amounts are, where all that say it say the same, and the column asks for nothing else, or it asks for each of them. */
export function addPeriodsBehind(work: Work): void {
  const { name, description } = work.target
  const wanted = timesIn(`${name.replaceAll('_', ' ')} ${description ?? ''}`)
  const areAmounts = work.values.some(({ value }) => value !== null && AMOUNT.test(value.trim().slice(0, 60)))
  const written = work.values.flatMap(({ value }) => {
    const cell = value && value.length < 60 ? value.trim() : ''
    const [, text, word] = BEHIND.exec(cell) ?? (areAmounts ? BEHIND_BARE.exec(cell) : null) ?? []
    return text === undefined ? [] : [{ text, time: timeOf(word!, /^\s*p(?:[/.]|\p{L}$)/u.test(text)) }]
  })
  const [first] = written
  const times = new Set(written.map(({ time }) => time))
  if (!first || times.has(null)) return
  // “Per hour or, for salaried staff, per year”: of several, each has to be asked for.
  const isWanted = [...times].every((time) => wanted.includes(time!))
  if (!isWanted && (times.size > 1 || wanted.length > 0)) return
  const texts = [...new Set(written.map(({ text }) => text))]
  // Longer ones first, of which the shorter are a part.
  for (const text of texts.toSorted((a, b) => b.length - a.length))
    push(work, { kind: 'replace', find: text, with: '' }, (value) => value.replaceAll(text, ''))
}

function timeOf(word: string, isShort = false): string | null {
  if (isShort && word.length === 1) return LETTERS[word.toLowerCase()] ?? null
  return TIMES.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))?.[0] ?? null
}

/** Words of three letters or more: “an” is no year in most languages. */
function timesIn(text: string): string[] {
  return (text.match(/\p{L}{3,}/gu) ?? []).flatMap((word) => timeOf(word.replace(/ly$/iu, '')) ?? [])
}
