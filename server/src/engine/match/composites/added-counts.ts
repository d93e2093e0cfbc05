import { sharesOf, type Composite } from './composite.ts'
import type { TableSide, TemplateSide } from '../sides.ts'

// “4+2” beds, “2 adults, 1 child”: counts of several kinds in one cell, for a template column whose description wants all of them together.

const TOTAL =
  /(?<!\p{L})(?:total|together|altogether|combined|sum|in all|includ(?:ing|ed)|inclusive|incl|insgesamt|zusammen|gesamt\p{L}*|inklusive|inkl|einschlie(?:ß|ss)lich|mitgezählt|ensemble|compris(?:es?)?|incluid[oa]s?|juntos|totale|compres[oaie]|inclus[oaie]|insieme|samen|totaal|inbegrepen|meegeteld)(?!\p{L})/iu
const PART = '\\d{1,4}(?:\\s?\\p{L}[\\p{L}.]{0,14}){0,2}'
const WORDED = '\\d{1,4}(?:\\s?\\p{L}[\\p{L}.]{0,14}){1,2}'
const AND = '(?:\\s*,\\s+|,?\\s+(?:and|und|et|y|e|en|i)\\s+)'
const SEVERAL = new RegExp(`^(?:${PART}(?:\\s*[+&]\\s*${PART})+|${WORDED}(?:(?:${AND}|\\s*[+&]\\s*)${WORDED})+)$`, 'u')
const ONE = new RegExp(`^${PART}$`, 'u')
const ANY = new RegExp(`${SEVERAL.source}|${ONE.source}`, 'u')
/** From this share of the cells on that is how the column writes them, and so many hold several. */
const NEARLY_ALL = 0.95
const SOME = 0.1

/** What the counts of a cell come to; null where it holds anything else. */
export function addedUp(value: string): string | null {
  const text = value.trim()
  if (text.length > 60 || !ANY.test(text)) return null
  return String((text.match(/\d+/g) ?? []).reduce((sum, figure) => sum + Number(figure), 0))
}

/** Whether the description of a column of counts wants them together. */
export function wantsTotal({ description }: { description?: string }): boolean {
  return TOTAL.test(description ?? '')
}

/** The only template column that wants counts together, of the only table column that has several in its cells. */
export function findAddedCounts(table: TableSide, side: TemplateSide): Composite[] {
  const [target, ...more] = side.template.columns.flatMap((column, at) => {
    const isCount = side.kinds[at]!.some((kind) => kind === 'integer' || kind === 'number')
    return isCount && column.desiredRule !== 'link' && !side.rules[at]?.values && wantsTotal(column) ? [at] : []
  })
  const [source, ...others] = table.profile.columns.flatMap((column, at) =>
    sharesOf(column, SEVERAL) >= SOME && sharesOf(column, ANY) >= NEARLY_ALL ? [at] : [],
  )
  if (target === undefined || source === undefined || more.length + others.length > 0) return []
  const reason = `The values of “${table.profile.columns[source]!.name}” are counts, which “${side.template.columns[target]!.name}” wants together.`
  return [{ target, sources: [source], transforms: [], confidence: 0.88, reason }]
}
