import { conceptsOf } from '../../match/names/words.ts'
import type { CalculatedInput, ColumnPlan, RowSkip, SourcePlan, Transform } from '../../model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { dayOfMonthAfter, termDays } from '../../profile/terms.ts'
import { MONTHS } from '../../transforms/calculate.ts'
import { isWhole, tableLabel, type Context, type Mapping, type Placed } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { meaningsOf } from '../tables/code-lists.ts'
import { SURE } from '../sure.ts'
import { areDays, calculationOf, daysIn } from './calculations.ts'
import { wantsDay } from './formulas-of.ts'
import { surestOf, writtenRank } from './term-columns.ts'

// Terms of payment of several kinds, as a list beside the data explains their codes: within so many days of the invoice, or on a day of the month after
// it. Days and months are not counted at once, so the rows of each kind are taken by themselves.

interface Kind {
  /** The codes, as they are written. */
  raws: string[]
  figures: { raw: string; value: string }[]
  /** The day of the next month; null: days are counted. */
  day: number | null
}

/** The plan of a table as one for each kind of terms; null where no day follows from them, or something has it already. */
export function byListedTerms(
  plan: SourcePlan,
  main: Placed,
  planOf: (target: number, mapping: Mapping) => ColumnPlan,
  context: Context,
): SourcePlan[] | null {
  const { table, side } = main.placement
  const { columns, table: own } = table.profile
  const target = side.template.columns.findIndex(({ name }) => conceptsOf(name).includes('due'))
  if (target < 0 || !wantsDay(target, main.placement)) return null
  const written = writtenOn(plan, main, target)
  const found = columns.flatMap((column, source) => {
    const kinds = source === written ? null : kindsOf(source, main, context)
    return kinds ? [{ column, source, kinds }] : []
  })
  const [terms, ...more] = found
  if (written === null || !terms || more.length > 0) return null
  const filled = plan.columns[target]!
  const isTerms = filled.inputs.length === 1 && filled.inputs[0]!.position === terms.column.position
  const isOpen = filled.inputs.length === 0 || isTerms || (filled.decided_by === 'matcher' && filled.confidence < SURE)
  if (!isOpen || plan.joins.length > 0) return null
  const [date, why] = [
    columns[written]!,
    `“${terms.column.name}” says when each is due after “${columns[written]!.name}”.`,
  ]
  const mappingOf = ({ day, figures }: Kind): Mapping => {
    const days = daysIn(written, target, main.placement, context)
    const read = new Map<number, Partial<CalculatedInput>>([
      [written, day === null ? days : { ...days, unit: MONTHS }],
      [terms.source, { figures }],
    ])
    const sources = day === null ? [written, terms.source] : [written]
    const text = day === null ? '$1 + $2' : '$1 + 1'
    const { inputs } = calculationOf(text, sources, target, main.placement, context, read)
    const merge: Transform = { kind: 'merge', separator: '', calculation: { formula: text, inputs, result: 'day' } }
    const onDay: Transform[] =
      day === null
        ? []
        : [{ kind: 'rewrite', pattern: '([0-9]{4}-[0-9]{2})-[0-9]{2}', with: `\\1-${`${day}`.padStart(2, '0')}` }]
    return { sources, lead: [merge, ...onDay], confidence: 0.9, reason: why, decided_by: 'matcher', alternatives: [] }
  }
  dropQuestions([target], main.placement, context)
  const part = (column: ColumnPlan, skip: RowSkip): SourcePlan => ({
    ...plan,
    columns: plan.columns.map((one, at) => (at === target ? column : one)),
    skips: [...plan.skips, skip],
    unmapped: plan.unmapped.filter(
      ({ position, table: name }) => name !== own.name || ![date.position, terms.column.position].includes(position),
    ),
  })
  const { position } = terms.column
  const parts = terms.kinds.map((kind) =>
    part(planOf(target, mappingOf(kind)), {
      when: { position, is: 'none_of', values: kind.raws },
      reason: `Its “${terms.column.name}” is none of ${kind.raws.map((raw) => `“${raw}”`).join(', ')}.`,
    }),
  )
  const known = terms.kinds.flatMap(({ raws }) => raws)
  context.notes.push(
    `“${side.template.columns[target]!.name}” of ${side.template.name} is counted from “${date.name}” of ${tableLabel(table.profile)} by what is said of “${terms.column.name}”: ${shownOf(terms.kinds)}.`,
  )
  const isAll =
    isWhole(table.profile) &&
    terms.column.empty === 0 &&
    terms.column.values.every(({ value }) => known.includes(value.trim()))
  if (isAll) return parts
  const open = {
    ...filled,
    inputs: [],
    transforms: [],
    confidence: 0,
    reason: `No “${terms.column.name}” says when it is due.`,
  }
  return [...parts, part(open, { when: { position, is: 'one_of', values: known }, reason: why })]
}

function shownOf(kinds: readonly Kind[]): string {
  return kinds
    .flatMap(({ day, raws, figures }) =>
      day === null
        ? figures.map(({ raw, value }) => `“${raw}” is ${value} days`)
        : [`${raws.map((raw) => `“${raw}”`).join(', ')} day ${day} of the next month`],
    )
    .join(', ')
}

/** The kinds of terms that all codes of a column come to; null where some come to none, or all to days, which need no rows of their own. */
function kindsOf(source: number, { placement: { table } }: Placed, context: Context): Kind[] | null {
  const column = table.profile.columns[source]!
  const some = column.values.filter(({ value }) => !isNullWord(value))
  if (!column.complete || some.length === 0 || some.length > MOST_CODES || areDays(column)) return null
  const listed = meaningsOf(some, column.name, table.profile, context)
  const told = some.map(({ value }) => {
    const texts = [value, ...(listed?.texts.get(value) ?? [])]
    const day = texts.map(dayOfMonthAfter).find((one) => one !== null)
    const days = texts.map((text) => (/\p{L}/u.test(text) ? termDays(text) : null)).find((one) => one !== null)
    return { raw: value.trim(), day: day ?? null, days: days ?? null }
  })
  if (told.some(({ day, days }) => day === null && days === null)) return null
  const counted = told.filter(({ day }) => day === null)
  const isPlain = told.every(({ day, raw }) => day === null && termDays(raw) !== null)
  if (isPlain) return null
  const byDay = Map.groupBy(
    told.filter(({ day }) => day !== null),
    ({ day }) => day,
  )
  const figures = counted.map(({ raw, days }) => ({ raw, value: `${days}` }))
  return [
    ...(counted.length > 0 ? [{ raws: counted.map(({ raw }) => raw), figures, day: null }] : []),
    ...[...byDay].map(([day, codes]) => ({ raws: codes.map(({ raw }) => raw), figures: [], day })),
  ]
}

const MOST_CODES = 20

/** The column of days that fills the one on which it was written, by the surest of its names. */
function writtenOn(plan: SourcePlan, { placement: { table, side } }: Placed, due: number): number | null {
  const found = plan.columns.flatMap(({ inputs }, at) => {
    const rank = writtenRank(side.template.columns[at]!.name)
    const source = table.profile.columns.findIndex(({ position }) => position === inputs[0]?.position)
    const isPlain = at !== due && inputs.length === 1 && rank >= 0 && source >= 0
    return isPlain && areDays(table.profile.columns[source]!) ? [{ source, rank }] : []
  })
  return surestOf(found)
}
