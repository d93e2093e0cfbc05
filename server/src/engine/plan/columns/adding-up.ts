import type { Choice } from '../../match/choose-columns.ts'
import { markEvidence, readNumber } from '../../profile/numbers.ts'
import { type Mapping, type Placement, UNMAPPED } from '../context.ts'
import { areFigures } from './calculations.ts'
import { isSureChoice } from './choices.ts'

// “Ex GST”, “GST”, “Inc GST” for a template whose rule says that net and tax add up to the total: whatever these are called, the figures
// themselves tell which of them is the sum, and where all other parts are known, which is the last one.

/** The few rows that don't add up are the wrong ones, which the rule is there to find. */
const NEARLY_ALL = 0.9
/** So many different sums with something in each of their parts are no chance. */
const SEVERAL = 5
/** Of more columns each pair would be too many ways to add up. */
const MOST_FREE = 40
/** Two decimals are added up to less than half of the last one. */
const ROUNDING = 0.005

/** What a rule of the template adds up, as columns of the table; null where that is open. */
interface Sum {
  parts: (number | null)[]
  whole: number | null
}

/** What fills the columns of the template's sums that are not sure yet, where just one way of adding up columns of the table holds. */
export function columnsAddingUp(
  choices: ReadonlyMap<number, Choice>,
  told: ReadonlyMap<number, Mapping>,
  ignored: readonly boolean[],
  placement: Placement,
): Map<number, Mapping> {
  const { side, table } = placement
  const { columns, cross_cell_rules } = side.template
  const known = knownSources(choices, told)
  const found = new Map<number, Mapping>()
  for (const rule of cross_cell_rules) {
    if (rule.kind !== 'sum') continue
    const targets = [...rule.columns, rule.column].map((name) => columns.findIndex((one) => one.name === name))
    const isOpen = (target: number): boolean => !known.has(target) && !told.has(target)
    if (targets.some((target) => target < 0 || (!known.has(target) && told.has(target)))) continue
    const parts = targets.slice(0, -1).map((target) => known.get(target) ?? null)
    const sum = { parts, whole: known.get(targets.at(-1)!) ?? null }
    const only = onlyWay(sum, new Set(known.values()), ignored, placement)
    if (!only) continue
    const name = (source: number | null): string => `“${table.profile.columns[source!]!.name}”`
    const reason = `${only.parts.map(name).join(' + ')} is ${name(only.whole)} in nearly all rows, as a rule of the template wants it.`
    for (const [at, target] of targets.entries()) {
      const source = [...only.parts, only.whole][at]!
      if (isOpen(target)) found.set(target, { ...UNMAPPED, sources: [source], confidence: 0.95, reason })
    }
  }
  return found
}

/** The only column of the table that surely fills each template column. */
function knownSources(
  choices: ReadonlyMap<number, Choice>,
  told: ReadonlyMap<number, Mapping>,
): ReadonlyMap<number, number> {
  const sure = [...choices].flatMap(([target, choice]) =>
    isSureChoice(choice) && !told.has(target) ? [[target, choice.candidate.source] as const] : [],
  )
  const said = [...told].flatMap(([target, { sources, lead }]) =>
    sources.length === 1 && lead.length === 0 ? [[target, sources[0]!] as const] : [],
  )
  return new Map([...sure, ...said])
}

/** The sum with what was open in it; null where nothing was, where more than one part was (they are all alike), or where it is not the only way. */
function onlyWay(
  { parts, whole }: Sum,
  used: ReadonlySet<number>,
  ignored: readonly boolean[],
  { table }: Placement,
): Sum | null {
  const open = parts.indexOf(null)
  if ((open < 0 && whole !== null) || open !== parts.lastIndexOf(null)) return null
  const { columns, rows } = table.profile
  const free = columns.flatMap((column, source) =>
    !used.has(source) && !ignored[source] && areFigures(column) ? [source] : [],
  )
  if (free.length > MOST_FREE) return null
  const ways = (open < 0 ? [parts] : free.map((source) => parts.with(open, source))).flatMap((own) =>
    (whole === null ? free : [whole]).flatMap((sum) =>
      own.includes(sum) ? [] : [{ parts: own as number[], whole: sum }],
    ),
  )
  const figures = new Map(
    [...new Set(ways.flatMap((way) => [...way.parts, way.whole]))].map((source) => [
      source,
      rows.map((row) => figureIn(row[columns[source]!.position] ?? null)),
    ]),
  )
  const holding = ways.filter((way) => holds(way, figures))
  return holding.length === 1 ? holding[0]! : null
}

function holds(
  { parts, whole }: { parts: number[]; whole: number },
  figures: ReadonlyMap<number, (number | null)[]>,
): boolean {
  const rows = figures.get(whole)!.flatMap((sum, row) => {
    const own = parts.map((source) => figures.get(source)![row] ?? null)
    return sum === null || own.includes(null) ? [] : [{ sum, own: own as number[] }]
  })
  const right = rows.filter(
    ({ sum, own }) => Math.abs(own.reduce((total, part) => total + part, 0) - sum) < ROUNDING + 1e-9 * Math.abs(sum),
  )
  const telling = new Set(right.flatMap(({ sum, own }) => (own.includes(0) ? [] : [sum])))
  return telling.size >= SEVERAL && right.length >= NEARLY_ALL * rows.length
}

/** With its sign, by the marks that it has itself; three digits behind the only one are thousands. */
function figureIn(cell: string | null): number | null {
  const number = cell === null ? null : readNumber(cell.trim())
  const found = number && markEvidence(number.figures)
  if (!number || !found || number.percent || number.unit !== null) return null
  const decimal = found.says === 'both' || found.says === 'decimal' ? found.decimal : null
  const [units = '', fraction = '0'] = decimal === null ? [number.figures] : number.figures.split(decimal)
  const figure = Number(`${units.replace(/\D/g, '')}.${fraction}`)
  return number.negative ? -figure : figure
}
