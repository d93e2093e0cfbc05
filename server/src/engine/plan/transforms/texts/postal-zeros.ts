import { NOT } from '../../../knowledge/grounded/acts.ts'
import { partOf } from '../../../match/composites/addresses.ts'
import { conceptsOf, fold } from '../../../match/names/words.ts'
import { figureOfWord } from '../../../match/vocabulary/counts.ts'
import { countryCode, countrySigned } from '../../../profile/countries.ts'
import { countryOfNationality } from '../../../profile/demonyms.ts'
import type { ColumnProfile, TableProfile } from '../../../profile/model.ts'
import { tableLabel } from '../../context.ts'
import { push, type Work } from '../column-values.ts'
import { ZEROS } from '../repairs/lacking-figures.ts'
import { areCountries } from '../phones/phone-countries.ts'

// The zero in front of a postal code that a spreadsheet took away, where codes of other countries are as short: “1067” of a row in Germany, “1010” of
// one in Austria.

/** How many figures the codes of countries have in which some begin with a zero. */
const FIGURES = new Map([
  ...['DE', 'FR', 'IT', 'ES', 'US', 'FI', 'MX', 'TR', 'EE', 'LT', 'UA', 'MY', 'TH'].map((code) => [code, 5] as const),
  ...['AU', 'ZA', 'DK', 'NO'].map((code) => [code, 4] as const),
])
/** So many whole codes of the country show that it writes them like that. */
const LEAST_WHOLE = 3
/** So many of the cells must name a country. */
const MOSTLY = 0.8
/** More codes are no few that lost their zero. */
const MOST_CODES = 200

/** Countries by their names, or by the signs of their vehicles under a header that says so. */
function nameCountries(column: ColumnProfile): boolean {
  const isCalled = conceptsOf(column.name).includes('country')
  return (
    areCountries(column, MOSTLY) ||
    (isCalled && column.complete && column.values.every(({ value }) => countrySigned(value.trim()) !== null))
  )
}

/** Whether every row can be looked at, or stands aside as one that may be none. */
function isSeen({ table, rows, aside }: TableProfile): boolean {
  return rows.length + aside.length >= table.rows
}

const DIGITS =
  /(?<!\p{L})(\p{L}+|\d)[- ]*(?:digits?|figures?|stellen|stellig\p{L}*|ziffern|chiffres|cifras|d[íi]gitos|cifre|cijfers|cyfr[ay]?)(?!\p{L})(.*)/iu
/** Of what the clause before it says the digits of. */
const SAME = /^\s*(?:and |und |et |y |e |en |i )?(\p{L}+|\d)(?!\p{L})\s+(.*)/u

/** How many figures a description says that the codes of countries have: “Five digits in Germany, four in Austria”, “Italian codes have five digits”. */
function figuresSaid(description: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  let isAbout = false
  for (const clause of description.split(/[,;.]|\s(?=and |und |et |y )/u)) {
    const match: RegExpExecArray | null = DIGITS.exec(clause) ?? (isAbout ? SAME.exec(clause) : null)
    const figures: number | null = match ? countSaid(match[1]!) : null
    const country: string | null = match ? (countryIn(match[2]!) ?? countryBefore(clause.slice(0, match.index))) : null
    isAbout ||= figures !== null
    if (figures !== null && country !== null) found.set(country, figures)
  }
  return found
}

function countSaid(word: string): number | null {
  const figure = /^\d$/.test(word) ? word : figureOfWord(fold(word))
  return figure === null ? null : Number(figure)
}

/** “in Germany”, “für Deutschland”. */
function countryIn(text: string): string | null {
  const words = text.trim().split(/\s+/u)
  return words.reduce<string | null>((found, _, at) => found ?? countryCode(words.slice(at).join(' ')), null)
}

/** “Italian codes have”, “Deutschland:”, “In France always”: the one country that stands before the digits. */
function countryBefore(text: string): string | null {
  const words = text.match(/[\p{L}-]+/gu) ?? []
  const found = words.flatMap(
    (word) => countryOfNationality(word) ?? (word.length > 2 ? (countryCode(word) ?? []) : []),
  )
  return new Set(found).size === 1 ? found[0]! : null
}

/** The same where codes are wanted as written, and it is said all the same that some have a zero in front, or how many figures a country's have. */
export function addSaidPostalZeros(work: Work): void {
  const description = work.target.description ?? ''
  const said = figuresSaid(description)
  const isOfAll = ZEROS.test(description) && !NOT.test(description)
  addPostalZeros(work, (country) => isOfAll || said.has(country))
}

/** Zeros in front of the codes that are too short for the country which their row names. */
export function addPostalZeros(work: Work, isTaken: (country: string) => boolean = () => true): void {
  const { target, source, placement, mapping, rule } = work
  const { profile } = placement.table
  if (partOf(conceptsOf(target.name)) !== 'postal' || mapping.lead.length > 0 || !isSeen(profile)) return
  const country = profile.columns.find((column) => column !== source && nameCountries(column))
  if (!country) return
  const rows = profile.rows.flatMap((cells) => {
    const [code, named] = [cells[source.position]?.trim() ?? '', cells[country.position]?.trim() ?? '']
    return code === '' ? [] : [{ code, of: countrySigned(named) ?? '' }]
  })
  for (const [of, figures] of FIGURES) {
    const own = rows.filter((row) => row.of === of)
    if (own.length === rows.length) return
    const whole = own.filter(({ code }) => /^\d+$/.test(code) && code.length === figures)
    const isSaid = figuresSaid(target.description ?? '').get(of) === figures
    if (!isTaken(of)) continue
    if (whole.length < LEAST_WHOLE && !isSaid) continue
    // What stands beside another country, too, is a code of both.
    const others = new Set(rows.flatMap((row) => (row.of === of ? [] : row.code)))
    const short = new Set(
      own.flatMap(({ code }) => (/^[1-9]\d+$/.test(code) && code.length === figures - 1 ? code : [])),
    )
    const lacking = [...short].filter((code) => !others.has(code) && (rule?.matches(`0${code}`) ?? true))
    if (lacking.length === 0 || lacking.length > MOST_CODES || (short.size >= whole.length && !isSaid)) continue
    const known = new Set(lacking)
    const step = { kind: 'rewrite', pattern: `\\s*(${lacking.join('|')})\\s*`, with: '0\\1' } as const
    push(work, step, (value) => (known.has(value.trim()) ? `0${value.trim()}` : value))
    const note = `${lacking.length === 1 ? 'A code' : `${lacking.length} codes`} in “${source.name}” of ${tableLabel(profile)} got the zero in front that is lost: codes of ${of}, which “${country.name}” has beside them, have ${figures} figures.`
    if (!work.context.notes.includes(note)) work.context.notes.push(note)
  }
}
