import type { Transform } from '../../model.ts'
import { countryCode } from '../../profile/countries.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { wordsOf } from '../names/words.ts'
import type { Composite } from './composite.ts'

// A tax number whose country has a column of its own, “EU country | AT” beside “EU VAT no. | U12345678”, for a template that wants both in one.

/** Letters that stand for a country in front of tax numbers alone. */
const TAX_LETTERS = new Set(['EL', 'XI', 'EU'])
const NEARLY_ALL = 0.9
const SHOWN = 'DE123456789'

/** The country's letters and the number behind them, where most rows come to meet the rule only so. */
export function findTaxCountriesApart(table: TableSide, side: TemplateSide): Composite[] {
  return [...side.names.keys()].flatMap((target) => {
    const numbers = numbersIn(target, table, side)
    const [number] = numbers
    if (number === undefined || numbers.length > 1) return []
    const [country, ...more] = countriesBeside(number, table)
    if (country === undefined || more.length > 0) return []
    const transforms = joined(country, number, target, table, side)
    const [letters, figures] = [country, number].map((at) => table.profile.columns[at]!.name)
    const reason = `“${letters}” has the country's letters that stand in front of the numbers in “${figures}”.`
    return transforms ? [{ target, sources: [country, number], transforms, confidence: 0.9, reason }] : []
  })
}

/** The columns of tax numbers, for a template column of these whose rule wants the country's letters. */
function numbersIn(target: number, { names, profile }: TableSide, side: TemplateSide): number[] {
  const rule = side.rules[target]
  if (!isTaxNumber(side.names[target]!.concepts) || !rule?.matches(SHOWN) || rule.matches(SHOWN.slice(2))) return []
  return [...names.keys()].filter((at) => isTaxNumber(names[at]!.concepts) && profile.columns[at]!.filled > 0)
}

const isTaxNumber = (concepts: readonly string[]): boolean => concepts.includes('tax') && concepts.includes('number')

/** The columns of countries that are called as the number is: that of the address is another one. */
function countriesBeside(number: number, { names, profile }: TableSide): number[] {
  const own = wordsOf(profile.columns[number]!.name)
  return [...names.keys()].filter((at) => {
    const { concepts } = names[at]!
    const { name, values, filled } = profile.columns[at]!
    const isCalled = concepts.includes('tax') || (own.length > 1 && wordsOf(name)[0] === own[0])
    const isCountry = concepts.includes('country') && !concepts.includes('number')
    return isCalled && isCountry && filled > 0 && values.every(({ value }) => areLetters(value.trim()))
  })
}

const areLetters = (value: string): boolean =>
  /^[A-Z]{2}$/.test(value) && (TAX_LETTERS.has(value) || countryCode(value) !== null)

const FRONT = '[A-Z]{2}'

/** The steps that join the two; null where most numbers don't need it, or are none with it. */
function joined(
  country: number,
  number: number,
  target: number,
  { profile }: TableSide,
  side: TemplateSide,
): Transform[] | null {
  const [front, back] = [country, number].map((at) => profile.columns[at]!.position)
  const rows = profile.rows.map((cells) => [cells[front!]?.trim() ?? '', plain(cells[back!] ?? '')] as const)
  const both = rows.filter(([letters, figures]) => letters !== '' && figures !== '')
  const takes = (value: string): boolean => side.rules[target]!.matches(value)
  const lacking = both.filter(([letters, figures]) => !takes(figures) && takes(letters + figures))
  const right = both.filter(([letters, figures]) => takes(figures) && figures.startsWith(letters))
  if (lacking.length === 0 || lacking.length + right.length < NEARLY_ALL * both.length) return null
  // Letters alone are no number.
  const alone: Transform[] = [{ kind: 'rewrite', pattern: FRONT, with: '' }]
  const twice: Transform[] = [{ kind: 'rewrite', pattern: `${FRONT}(${FRONT} ?\\d.*)`, with: '\\1' }]
  return [
    { kind: 'merge', separator: '' },
    ...(rows.some(([letters, figures]) => letters !== '' && figures === '') ? alone : []),
    ...(right.length > 0 ? twice : []),
  ]
}

/** As the rule would have it: marks between the figures are another step's matter. */
const plain = (value: string): string => value.replace(/[ .-]/g, '')
