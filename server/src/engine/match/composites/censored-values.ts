import { cellsOf } from '../../profile/cells-of.ts'
import type { Transform } from '../../model.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import { conceptsOf, wordsOf } from '../names/words.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import type { Composite } from './composite.ts'

// Censored values: a measurement below what could be found, or above what could be counted, is reported as a limit with a sign, “<0.5” and “>200” among
// “18.4” (D. R. Helsel, Statistics for Censored Environmental Data, 2nd ed., 2012). For a template with a column for the sign and one for the figure.

const SIGN = '[<>≤≥]=?'
const FIGURE = "[-−+]?\\d(?:[\\d.,'’ ]*\\d)?"
const WRITTEN = `^\\s*(?:${SIGN})?\\s*${FIGURE}\\s*$`
const SIGNED = `^\\s*${SIGN}\\s*${FIGURE}\\s*$`
/** The figure without its sign; what is no figure stays, and breaks the rule. */
const ITS_FIGURE: Transform = { kind: 'rewrite', pattern: `\\s*${SIGN}\\s*(${FIGURE})\\s*`, with: '\\1' }
/** The sign, or nothing of what has none. */
const ITS_SIGN: Transform = { kind: 'extract', pattern: `^\\s*(${SIGN})|^` }
/** From this share of the cells on, the column is written so: the others say why there is no figure. */
const MOST = 0.7

/** The figure and its sign out of the only column that has both. */
export function findCensoredValues(table: TableSide, side: TemplateSide): Composite[] {
  const wanted = wantedIn(side)
  const [source, ...more] = wanted ? [...table.profile.columns.keys()].filter((at) => isWritten(at, table)) : []
  if (!wanted || source === undefined || more.length > 0) return []
  const reason = `Some figures of “${table.profile.columns[source]!.name}” are limits, written with their sign.`
  const from = { sources: [source], confidence: 0.88, reason }
  return [
    { ...from, target: wanted.figure, transforms: [ITS_FIGURE] },
    { ...from, target: wanted.sign, transforms: [ITS_SIGN], beside: true },
  ]
}

/** The step for the part that a column was named for; null where it isn't written so. */
export function censoredPart(source: number, target: number, table: TableSide, side: TemplateSide): Transform | null {
  const wanted = isWritten(source, table) ? wantedIn(side) : null
  if (wanted?.sign === target) return ITS_SIGN
  return wanted?.figure === target ? ITS_FIGURE : null
}

/** The only template column of signs, and the figure that they are for: the only one that shares a word with it, or is a result, or is one at all. */
function wantedIn(side: TemplateSide): { figure: number; sign: number } | null {
  const { columns } = side.template
  const [sign, ...others] = [...columns.keys()].filter((at) => takesSigns(at, side))
  if (sign === undefined || others.length > 0) return null
  const figures = [...columns.keys()].filter((at) => at !== sign && isFigure(at, side))
  const own = new Set(wordsOf(columns[sign]!.name))
  const ways = [
    figures.filter((at) => wordsOf(columns[at]!.name).some((word) => own.has(word))),
    figures.filter((at) =>
      conceptsOf(columns[at]!.name).some((concept) => concept === 'result' || concept === 'value'),
    ),
    figures,
  ]
  const [figure] = ways.find(({ length }) => length === 1) ?? []
  return figure === undefined ? null : { figure, sign }
}

/** Its rule takes the signs and no figures, or its description says the signs where it has none. */
function takesSigns(at: number, { rules, template }: TemplateSide): boolean {
  const rule = rules[at]
  if (!rule) return /(?:^|[\s(“"'‘])[<>](?=[\s)”"'’,.;/]|$)/u.test(template.columns[at]!.description ?? '')
  return (rule.matches('<') || rule.matches('>')) && !rule.matches('5') && !rule.matches('<5')
}

function isFigure(at: number, { kinds, rules }: TemplateSide): boolean {
  const isCounted = kinds[at]!.some((kind) => kind === 'number' || kind === 'integer')
  return (isCounted || rules[at]?.matches('5') === true) && !rules[at]?.values && rules[at]?.matches('<5') !== true
}

/** Most cells are figures, and some of those have a sign. */
function isWritten(source: number, { profile }: TableSide): boolean {
  const { values } = profile.columns[source]!
  const cells = (pattern: string): number => {
    const written = jsPattern(pattern)
    return cellsOf(values.filter(({ value }) => value.length <= 40 && written.test(value)))
  }
  return cells(SIGNED) > 0 && cells(WRITTEN) >= MOST * cellsOf(values)
}
