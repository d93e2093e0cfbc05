import { takeUnit, timesBetween, unitNamed } from '../../../profile/units.ts'

// “20 %”, “20,0” and “20” are one rate, however the template writes it; so is “IV” the figure 4 among others that are written so, and
// “2 years” the figure 24 of months. “1.000” is a thousand where the table groups so, and “%” alone is “per hundred”.

const FIGURE = /^([+-]?)(\d{1,9})(?:[.,](\d{1,4}))?\s*(%?)$/
/** What is written as a part of one: a spreadsheet keeps 20 % as 0.2. */
const HUNDRED = 100

/** What a price is for, by its sign alone. */
const PER = new Map([
  ['%', HUNDRED],
  ['‰', 1000],
  ['o/oo', 1000],
])
const GROUPED = /^[1-9]\d{0,2}(?:([.,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*$/u

/**
 * The allowed value with the same figure as a raw one; null where what is allowed are no figures, or several that are equal. `target` may
 * say what the allowed figures are counted in; `decimalMark` is the one of the table's other columns, and `all` are all values of the column.
 */
export function equalFigureIn(
  raws: readonly string[],
  allowed: readonly string[],
  target: { name: string; description?: string },
  { decimalMark = null, all = raws }: { decimalMark?: '.' | ',' | null; all?: readonly string[] } = {},
): (raw: string) => string | null {
  const unit = unitNamed(target.name, target.description)
  const figures = new Map(allowed.map((value) => [figureOf(value), value]))
  // A zero in front makes a code of it.
  const isCode = allowed.some((value) => /^0\d/.test(value))
  if (isCode || figures.has(null) || figures.size < allowed.length || allowed.length < 2) return () => null
  const known = (raw: string, times: number): string | null => {
    const figure = figureOf(raw)
    return figure === null ? null : (figures.get(Number((figure * times).toFixed(4))) ?? null)
  }
  const parts = new Set(
    raws.filter((raw) => figureOf(raw) !== 0 && known(raw, 1) === null && known(raw, HUNDRED) !== null),
  )
  const roman = romansIn(raws)
  const areParts = parts.size >= 2 && raws.every((raw) => (figureOf(raw) ?? 0) <= 1)
  // “21 %” typed beside the 0.21 that a spreadsheet made of another one: the sign tells what both are.
  const isBeside =
    raws.some((raw) => /\d\s*%\s*$/.test(raw)) && [...figures.keys()].every((one) => one === 0 || one! >= 1)
  const isPart = (raw: string): boolean => areParts || (isBeside && parts.has(raw) && !raw.includes('%'))
  const thousands = groupedIn(all, new Set(figures.keys()), decimalMark)
  return (raw) => {
    const own = roman.get(raw) ?? thousands(raw) ?? PER.get(raw.trim())
    if (own !== undefined) return figures.get(own) ?? null
    const measured = unit === null ? null : takeUnit(raw.trim(), unit)
    if (!measured) return known(raw, isPart(raw) ? HUNDRED : 1)
    const times = timesBetween(measured.unit, unit!)
    return times === null ? null : known(measured.text, Number(times))
  }
}

/**
 * The figures whose mark stands between thousands: another one marks the decimals here, or only so they are allowed, or what they would be without
 * three decimals is written beside them, which nobody does in two ways.
 */
function groupedIn(
  raws: readonly string[],
  figures: ReadonlySet<number | null>,
  decimalMark: '.' | ',' | null,
): (raw: string) => number | undefined {
  const plain = new Set(raws.map((raw) => raw.trim()))
  return (raw) => {
    const [text, mark] = GROUPED.exec(raw.trim()) ?? []
    if (text === undefined) return undefined
    const whole = Number(text.replace(/\D/g, ''))
    if ((mark !== '.' && mark !== ',') || text.split(mark).length > 2) return whole
    const decimal = Number(text.replace(',', '.'))
    if (!figures.has(decimal)) return whole
    if (decimalMark !== null) return decimalMark === mark ? decimal : whole
    return figures.has(whole) && plain.has(String(decimal)) ? whole : undefined
  }
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
/** So many different ones are no letters of something else, where one of them has more than one letter. */
const FEW_ROMAN = 2

/** The Roman figures of a column in which nothing else has letters. */
function romansIn(raws: readonly string[]): ReadonlyMap<string, number> {
  const lettered = raws.filter((raw) => /\p{L}/u.test(raw))
  const found = new Map(lettered.map((raw) => [raw, ROMAN.indexOf(raw.trim()) + 1]))
  const areRoman = [...found.values()].every((figure) => figure > 0) && lettered.some((raw) => raw.trim().length > 1)
  return areRoman && new Set(found.values()).size >= FEW_ROMAN ? found : new Map()
}

/** Null for what is no figure, and for three digits behind a point, which may stand between thousands. */
function figureOf(text: string): number | null {
  const [, sign = '', whole = '', decimals = ''] = FIGURE.exec(text.trim()) ?? []
  if (whole === '' || (decimals.length === 3 && Number(whole) !== 0)) return null
  return Number(`${sign === '-' ? '-' : ''}${whole}.${decimals || '0'}`)
}
