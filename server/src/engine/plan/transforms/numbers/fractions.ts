import { typeShares } from '../../../profile/column.ts'
import { addEntries, push, type Work } from '../column-values.ts'
import { takesFigures } from './measures.ts'

// Half a post written as “1/2” where the template wants a decimal number of it; “1½ hrs” beside “2 hrs”; lengths in parts of an inch, `1-1/2"`;
// and marks of so many that can be had, “14/20” beside “16,5”.

const FRACTION = /^(\d{1,3})\s?\/\s?(\d{1,3})$/
/** Parts beyond so many are no parts of one: 11/250 counts something. */
const MOST_PARTS = 60
/** More decimals than these are wanted by no rule. */
const MOST_DECIMALS = 4

/** Fractions become the decimal number that the rule takes, where it says the same to the last figure: a third has none. */
export function addFractions(work: Work): void {
  const { rule, source } = work
  addHalves(work)
  addParted(work)
  if (!rule || !source.complete) return
  if (addOutOf(work)) return retype(work)
  const entries = work.values.flatMap(({ value }) => {
    const decimal = value === null || rule.matches(value) ? null : decimalOf(value, rule.matches)
    return decimal === null ? [] : [{ raw: value!, value: decimal, decided_by: 'matcher' as const }]
  })
  if (entries.length === 0) return
  addEntries(work, entries)
  retype(work)
}

/** The decimals that a character says. */
const HALVES = { '½': '5', '¼': '25', '¾': '75' }
const HALF = /[½¼¾]/u
/** Figures that end in such a character, perhaps with a unit behind: “1½ hrs”, “2 ¼”. */
const WITH_HALF = /^\s*\d{1,4}\s?[½¼¾]\s*(?:\p{L}[\p{L}.]{0,14})?\s*$/u

/** Halves and quarters in one character become decimals where figures are wanted and all that have one are such figures: “12½ High St” stays. */
function addHalves(work: Work): void {
  const { kinds, rule, values } = work
  const halved = values.flatMap(({ value }) => (value !== null && HALF.test(value) ? [value] : []))
  const wantsFigures = kinds.some((kind) => kind === 'number' || kind === 'integer') || (rule && takesFigures(rule))
  if (!wantsFigures || halved.length === 0) return
  if (!halved.every((value) => WITH_HALF.test(value) && !rule?.matches(value))) return
  const mark = values.some(({ value }) => value !== null && /\d,\d{1,2}(?!\d)/.test(value)) ? ',' : '.'
  for (const [half, decimals] of Object.entries(HALVES))
    for (const find of [` ${half}`, half])
      if (values.some(({ value }) => value?.includes(find)))
        push(work, { kind: 'replace', find, with: `${mark}${decimals}` }, (value) =>
          value.replaceAll(find, `${mark}${decimals}`),
        )
  retype(work)
}

/** Figures with a part in halves, quarters, down to 64ths behind them, as tapes and drills are marked, and perhaps a unit: `1-1/2"`, `5/8 in`. */
const PARTED = /^\s*(?:(\d{1,3})(?:\s?[-–]\s?|\s))?(\d{1,2})\/(2|4|8|16|32|64)\s*(["″”]|''|\p{L}[\p{L}.]{0,9})?\s*$/u

/**
 * Where figures are wanted, all that have a stroke are such, and one has a whole or a unit with it, which says that the stroke divides, they
 * become decimals with their unit: “Unit 4/2” is none.
 */
function addParted(work: Work): void {
  const { kinds, rule, source, values } = work
  const wantsFigures = kinds.some((kind) => kind === 'number' || kind === 'integer') || (rule && takesFigures(rule))
  if (!wantsFigures || !source.complete) return
  const stroked = values.flatMap(({ value }) => (value?.includes('/') ? [value] : []))
  const read = stroked.map((value) => ({ value, parts: PARTED.exec(value) }))
  if (!read.some(({ parts }) => parts && (parts[1] !== undefined || parts[4] !== undefined))) return
  if (!read.every(({ value, parts }) => parts && Number(parts[2]) < Number(parts[3]) && !rule?.matches(value))) return
  const mark = values.some(({ value }) => value !== null && /\d,\d{1,2}(?!\d)/.test(value)) ? ',' : '.'
  const entries = read.map(({ value, parts }) => {
    const [, whole = '0', over, under, unit = ''] = parts!
    const decimal = String(Number(whole) + Number(over) / Number(under)).replace('.', mark)
    return { raw: value, value: decimal + unit.replace(/”|''/, '"'), decided_by: 'matcher' as const }
  })
  addEntries(work, entries)
  retype(work)
}

/** What was taken for texts are figures by now, beside those that were there: “1/2” and “1”. */
function retype(work: Work): void {
  const read = work.values.flatMap(({ value, count, row }) => (value === null ? [] : [{ value, count, row }]))
  work.source = { ...work.source, types: typeShares(read, work.source.name) }
}

const OUT_OF = /^(\d{1,4}(?:[.,]\d{1,3})?)(\s?\/\s?(\d{1,4}))$/
const FIGURE = /^\d{1,4}(?:[.,]\d{1,3})?$/

/**
 * The whole goes where all that are written with one have the same, and those without are more than shares of one, and at most that whole:
 * what is written above it is the mark.
 */
function addOutOf(work: Work): boolean {
  const values = work.values.flatMap(({ value }) => value ?? [])
  const [first, ...more] = values.flatMap((value) => {
    const [, part = '', tail = '', whole = ''] = OUT_OF.exec(value) ?? []
    return part === '' ? [] : [{ part: figureOf(part), tail, whole: Number(whole) }]
  })
  if (!first || first.whole < LEAST_WHOLE) return false
  const bare = values.filter((value) => FIGURE.test(value)).map(figureOf)
  const isAbove = bare.filter((figure) => figure > 1).length > bare.length / 2
  const isWithin = [...bare, first.part, ...more.map(({ part }) => part)].filter((figure) => figure <= first.whole)
  const isOne = more.every(({ whole }) => whole === first.whole)
  if (!isAbove || !isOne || isWithin.length < MOSTLY * (bare.length + 1 + more.length)) return false
  for (const tail of new Set([first.tail, ...more.map((one) => one.tail)]))
    push(work, { kind: 'replace', find: tail, with: '' }, (value) => value.replaceAll(tail, ''))
  return true
}

/** Halves and quarters are shares of one. */
const LEAST_WHOLE = 5
/** A mark or two may be mistyped. */
const MOSTLY = 0.95
const figureOf = (text: string): number => Number(text.replace(',', '.'))

function decimalOf(value: string, matches: (value: string) => boolean): string | null {
  const [parts, whole] = FRACTION.exec(value)?.slice(1).map(Number) ?? []
  if (parts === undefined || !whole || whole > MOST_PARTS || parts > whole) return null
  const forms = Array.from({ length: MOST_DECIMALS + 1 }, (_, decimals) => (parts / whole).toFixed(decimals))
  return forms.find((form) => Number(form) === parts / whole && matches(form)) ?? null
}
