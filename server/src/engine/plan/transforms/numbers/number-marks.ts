import { cellsOf } from '../../../profile/cells-of.ts'
import { directivesOf, sameName } from '../../../knowledge/directives.ts'
import { isWholeDescribed } from '../../../match/values/described-notation.ts'
import { compoundIn } from '../../../profile/compounds.ts'
import { divided, multiplied, rounded } from '../../../profile/decimals.ts'
import { durationIn, isPartOf, isTimeUnit, withUnit } from '../../../profile/durations.ts'
import { markEvidence, readNumber, type Grouping, type Marks } from '../../../profile/numbers.ts'
import { ask, tableKey, tableLabel } from '../../context.ts'
import type { Work } from '../column-values.ts'
import { evidence, scaled } from '../dates/dates.ts'
import { unitOff, type Measure } from './measures.ts'
import { isRoundedUnit } from '../../../profile/units.ts'

// Which mark stands before the decimals of a column and which groups its thousands: told, seen, as the rest of the table has it, or asked.

/** The figures of a number with these marks, in the unit of `measure`; null when it isn't written so. */
export function plainNumber(
  value: string,
  { decimal, grouping }: Marks,
  measure: Measure | null = null,
  places?: number,
): string | null {
  const { unit = '', bare_unit = unit } = measure ?? {}
  const timed = isPartOf(bare_unit, unit) ? withUnit(value, bare_unit) : value
  const duration = isTimeUnit(unit) ? durationIn(timed, unit, places) : null
  if (duration !== null) return duration
  const compound = measure && compoundIn(value, measure.unit)
  if (compound) return places === undefined || !isRoundedUnit(unit) ? compound : rounded(compound, places)
  const { text, times, parts = null } = unitOff(value, measure)
  const number = times === null && parts === null ? null : readNumber(text)
  if (!number || number.unit !== null) return null
  const figures = number.figures.replace(/[\u00a0\u202f]/g, ' ').replace(/’/g, "'")
  const [whole = '', written, more] = figures.split(decimal)
  const rest = number.dashed ? undefined : written
  const bare = grouping === '' ? whole : whole.replaceAll(grouping, '')
  if (more !== undefined || !/^\d+$/.test(bare) || (rest !== undefined && !/^\d+$/.test(rest))) return null
  const plain = `${number.negative ? '-' : ''}${bare.replace(/^0+(?=\d)/, '')}${rest ? `.${rest}` : ''}`
  if (times === null) return parts === null ? null : divided(plain, parts, places)
  const product = multiplied(plain, times)
  return times === '1' || places === undefined || !isRoundedUnit(unit) ? product : rounded(product, places)
}

export interface Votes {
  decimal: Map<'.' | ',', number>
  grouping: Map<Grouping, number>
  either: Map<'.' | ',', number>
}

export function countVotes(work: Work, measure: Measure | null): Votes {
  const votes: Votes = { decimal: new Map(), grouping: new Map(), either: new Map() }
  for (const { value, count } of work.values) {
    const number = value === null ? null : readNumber(unitOff(value, measure).text)
    const found = number && markEvidence(number.figures)
    if (!found) continue
    if (found.says === 'both' || found.says === 'decimal') vote(votes.decimal, found.decimal, count)
    if (found.says === 'both' || found.says === 'grouping') vote(votes.grouping, found.grouping, count)
    if (found.says === 'either') vote(votes.either, found.mark, count)
  }
  return votes
}

function vote<K>(counts: Map<K, number>, key: K, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

export function most<K>(counts: Map<K, number>): K | undefined {
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** The marks that the values show; where they show nothing, what the rest of the table writes, and then a question. */
export function marksOf(work: Work, measure: Measure | null): Marks {
  const votes = countVotes(work, measure)
  const group = most(votes.grouping)
  const told = toldMark(work, votes)
  const decimal = told ?? most(votes.decimal) ?? (group === ',' ? '.' : group === '.' ? ',' : null)
  if (decimal) return complete(decimal, group, votes)
  const either = most(votes.either)
  const whole = wholeMarks(work, votes)
  if (whole) return whole
  if (either === undefined) return { decimal: '.', grouping: group ?? '' }
  const asked = tableMark(work) ?? askMark(work, either)
  return complete(asked, group, votes)
}

/** Sums of money of which most are whole thousands: no price has three decimals, and nothing but zeros in them. */
function areRoundSums({ values }: Work, mark: '.' | ','): boolean {
  const written = values.filter(({ value }) => value?.includes(mark))
  const sums = written.filter(({ value }) => readNumber(value!)?.currency === true)
  const round = sums.filter(({ value }) => value!.includes(`${mark}000`))
  if (sums.length < written.length || sums.length === 0) return false
  return (round.length >= LEAST_ROUND && round.length >= HALF * sums.length) || areLarge(sums, mark)
}

/** Fuel and screws have prices of three decimals, and what costs as much as ten has none. */
function areLarge(sums: Work['values'], mark: '.' | ','): boolean {
  const whole = sums.map(({ value }) => Number((readNumber(value!)?.figures ?? '0').split(mark)[0]))
  return whole.every((figure) => figure >= 1) && whole.some((figure) => figure >= TEN)
}

const LEAST_ROUND = 3
const HALF = 0.5
const TEN = 10

/**
 * Where only whole numbers are allowed or described, or sums of money are round, a mark before three digits groups them, unless it is
 * known to mark decimals here: told, or what is behind it is nothing but zeros, and the table marks decimals so. Null: not so.
 */
export function wholeMarks(work: Work, votes: Votes): Marks | null {
  const [either] = [...votes.either.keys()]
  if (either === undefined || votes.either.size > 1 || votes.decimal.size > 0) return null
  const { rule, target } = work
  const isWhole = wantsWhole(work) || (rule === null && isWholeDescribed(target.description ?? ''))
  if (!isWhole && !areRoundSums(work, either)) return null
  const bare = work.values.every(({ value }) => !value?.includes(either) || /[.,]000(?!\d)/.test(value))
  const known = toldMark(work, votes) ?? (bare ? tableMark(work) : null)
  return known === either ? null : { decimal: either === '.' ? ',' : '.', grouping: either }
}

export function wantsWhole({ rule }: Work): boolean {
  const takes = (values: string[]): boolean => values.some((value) => rule!.matches(value))
  return (
    rule !== null &&
    takes(['7', '12', '1234', '123456']) &&
    !takes(['1.5', '1.25', '1.234', '1234.50', '1,5', '1,25', '1234,50'])
  )
}

export function complete(decimal: '.' | ',', group: Grouping | undefined, votes: Votes): Marks {
  if (group !== undefined && group !== decimal) return { decimal, grouping: group }
  const other = decimal === '.' ? ',' : '.'
  return { decimal, grouping: votes.either.has(other) ? other : '' }
}

/** None that all values refute: “2.26” has no thousands. */
function toldMark({ context, placement, source, target }: Work, votes: Votes): '.' | ',' | null {
  const directives = directivesOf(context.directives, 'decimal_mark', placement.side.template.slug)
  const mark = directives.find(
    ({ column }) => column === null || sameName(column, source.name) || sameName(column, target.name),
  )?.mark
  return mark === undefined || (votes.decimal.size > 0 && !votes.decimal.has(mark)) ? null : mark
}

/** The decimal mark of the other number columns of the table, when they agree. */
export function tableMark({ placement, source }: Work): '.' | ',' | null {
  const marks = new Set<'.' | ','>()
  for (const { values, types, position } of placement.table.profile.columns) {
    if (position === source.position || (types.decimal ?? 0) + (types.amount ?? 0) < 0.5 || (types.date ?? 0) > 0.5)
      continue
    for (const { value } of values) {
      const number = readNumber(value)
      const found = number && markEvidence(number.figures)
      if (found?.says === 'both' || found?.says === 'decimal') marks.add(found.decimal)
      if (found?.says === 'grouping' && (found.grouping === '.' || found.grouping === ','))
        marks.add(found.grouping === '.' ? ',' : '.')
    }
  }
  return marks.size === 1 ? [...marks][0]! : null
}

function askMark(work: Work, mark: '.' | ','): '.' | ',' {
  const { placement, source, target } = work
  const other = mark === '.' ? ',' : '.'
  const shown = work.values.filter(({ value }) => value?.includes(mark)).slice(0, 5)
  const sample = shown[0]?.value ?? ''
  const grouped = plainNumber(sample, { decimal: other, grouping: mark }) ?? sample
  const preset = mark === '.' ? mark : other
  const answer = ask(work.context, {
    key: `decimal_mark:${tableKey(placement.table.profile)}:${source.name}`,
    kind: 'other',
    prompt: `Is ${sample} in column “${source.name}” of ${tableLabel(placement.table.profile)} about ${grouped}, or does “${mark}” mark the decimals? Every value has three digits after it, so both are possible.`,
    target: { slug: placement.side.template.slug, column: target.name },
    options: [
      { value: other, label: `${sample} is ${grouped}`, confidence: mark === '.' ? 0.4 : 0.7 },
      { value: mark, label: `${sample} is ${sample.replace(mark, '.')}`, confidence: mark === '.' ? 0.6 : 0.3 },
    ],
    free_text: false,
    evidence: shown.map(({ raw, count, row }) => evidence(work, { value: raw, count, row })),
    affected_rows: scaled(cellsOf(shown), placement.table.profile, source),
    default: preset,
  })
  return answer === '.' || answer === ',' ? answer : preset
}
