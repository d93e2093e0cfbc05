import { fold, wordsOf } from '../../match/names/words.ts'
import type { ColumnPlan, RowSkip, SourcePlan, Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import {
  ask,
  isWhole,
  tableKey,
  tableLabel,
  type Context,
  type Mapping,
  type Placed,
  type Placement,
} from '../context.ts'
import { SURE } from '../sure.ts'
import { negated } from './negated.ts'
import { sidesSaid } from './sides-said.ts'

// One amount, and a letter beside it that says on which side it stands: S and H, D and C, DR and CR, plus and minus. Where no column takes
// the letter, it is the sign of the amount, or says in which of two columns the amount goes.

/** Debit first; a letter says which side it is only beside the other. */
const PAIRS = [
  ['s', 'h'],
  ['d', 'c'],
  ['d', 'h'],
  ['d', 'k'],
  ['dr', 'cr'],
  ['deb', 'cred'],
  ['soll', 'haben'],
  ['debit', 'credit'],
  ['debe', 'haber'],
  ['dare', 'avere'],
  ['debet', 'credit'],
  ['+', '-'],
] as const
export const DEBIT = ['debit', 'debits', 'soll', 'debe', 'dare', 'debet', 'dr']
export const CREDIT = ['credit', 'credits', 'haben', 'haber', 'avere', 'cr']
/** What such a column is called, or the template says of its amounts. */
const ABOUT =
  /(?:^|[^\p{L}])(?:s ?\/ ?h|d ?\/ ?[chk]|dr ?\/ ?cr|dc|sh|drcr|soll|haben|sh ?kz|debit|credit|debet|debe|haber|dare|avere|sens|side|sign|vorzeichen|signo|segno|teken|negative|negativ|positive)(?:$|[^\p{L}])/u
/** From this share of the minus rows on the amounts have their sign already. */
const SIGNED = 0.5

/** The column of letters, and which of them stand for which side. */
export interface Letters {
  letter: ColumnProfile
  debit: string[]
  credit: string[]
}

export interface LetteredSides extends Letters {
  amount: number
  /** The template columns: one for the signed amount, or one for each side. */
  targets: { amount: number } | { debit: number; credit: number }
}

/** The column of letters and the amount beside it, where the template has no column for the letters; null where it isn't so. */
export function letteredSides(
  placement: Placement,
  mappings: readonly Mapping[],
  context: Context,
): LetteredSides | null {
  const { table, side } = placement
  const { columns } = side.template
  const found = lettersIn(placement, mappings, context)
  if (!found) return null
  const words = columns.map(({ name, desiredRule }) => (desiredRule === 'link' ? [] : wordsOf(name)))
  const ofSide = (names: string[]): number => words.findIndex((own) => own.some((word) => names.includes(word)))
  const [debit, credit] = [ofSide(DEBIT), ofSide(CREDIT)]
  if (debit >= 0 && credit >= 0 && debit !== credit) {
    // The amount may have been taken for one of the two sides, or for both.
    const isTaken = takenIn(mappings.filter((_, target) => target !== debit && target !== credit))
    const amounts = table.profile.columns.flatMap((column, source) =>
      isAmount(column) && !isTaken(source) && table.names[source]!.concepts.some((one) => COUNTED.has(one))
        ? [source]
        : [],
    )
    const [amount, ...others] = amounts
    const isOpen = (target: number): boolean => {
      const { constant, sources, confidence } = mappings[target]!
      return constant === undefined && (sources.every((source) => source === amount) || confidence < SURE)
    }
    if (amount === undefined || others.length > 0 || !isOpen(debit) || !isOpen(credit)) return null
    return { ...found, amount, targets: { debit, credit } }
  }
  const [target, ...others] = [...columns.keys()].filter((one) => {
    const source = mappings[one]!.sources[0]
    const rule = side.rules[one]
    // The key of a cost center is no cost.
    return (
      columns[one]!.desiredRule !== 'link' &&
      mappings[one]!.sources.length === 1 &&
      side.names[one]!.concepts.some((concept) => COUNTED.has(concept)) &&
      isAmount(table.profile.columns[source!]!) &&
      (!rule || ['-5', '-5.00', '-5,00', '-5.000'].some(rule.matches))
    )
  })
  if (target === undefined || others.length > 0) return null
  const told = [found.letter.name, columns[target]!.description ?? '', side.template.description ?? '']
  if (!told.some((text) => ABOUT.test(fold(text)))) return null
  const amount = mappings[target]!.sources[0]!
  return areSigned(found, amount, placement) ? null : { ...found, amount, targets: { amount: target } }
}

/** The only column of letters, where nothing else takes it. */
export function lettersIn(placement: Placement, mappings: readonly Mapping[], context: Context): Letters | null {
  const { table } = placement
  const isTaken = takenIn(mappings)
  const [found, ...more] = table.profile.columns.flatMap((letter, source) => {
    const sides = isTaken(source) ? null : (sidesOf(letter) ?? sidesSaid(letter, placement, context))
    return sides ? [{ letter, ...sides }] : []
  })
  return found && more.length === 0 ? found : null
}

function takenIn(mappings: readonly Mapping[]): (source: number) => boolean {
  const sure = mappings.filter(({ guessed, confidence }) => !guessed && confidence >= SURE)
  return (source) => sure.some(({ sources }) => sources.includes(source))
}

const COUNTED = new Set(['amount', 'value', 'sum', 'total', 'balance', 'price', 'quantity'])

function sidesOf({ values, complete }: ColumnProfile): { debit: string[]; credit: string[] } | null {
  if (!complete || values.length < 2 || values.length > 6) return null
  const read = values.map(({ value }) => ({ value: value.trim(), plain: fold(value.trim()).replace(/\.$/, '') }))
  const pair = PAIRS.find((one) => one.every((letter) => read.some(({ plain }) => plain === letter)))
  if (!pair) return null
  // Who writes D may write Dr or debit at times.
  const [debit, credit] = [DEBIT, CREDIT].map((words, at) =>
    read.filter(({ plain }) => plain === pair[at] || words.includes(plain)).map(({ value }) => value),
  )
  return debit!.length + credit!.length === read.length ? { debit: debit!, credit: credit! } : null
}

function isAmount({ types }: ColumnProfile): boolean {
  const { amount = 0, decimal = 0, integer = 0 } = types
  return amount + decimal + integer >= 0.9
}

function areSigned(
  { letter, credit }: Pick<LetteredSides, 'letter' | 'credit'>,
  amount: number,
  { table }: Placement,
): boolean {
  const { rows, columns } = table.profile
  const minus = rows.filter((cells) => credit.includes(cells[letter.position]?.trim() ?? ''))
  const negative = minus.filter((cells) => /^\s*[-−(]|-\s*$/.test(cells[columns[amount]!.position] ?? ''))
  return negative.length > SIGNED * minus.length
}

/** The mapping of a template column to the amount beside the letter. */
export function letteredMapping({ letter, amount, targets }: LetteredSides, mapping: Mapping): Mapping {
  if ('amount' in targets) return mapping
  const reason = `“${letter.name}” says on which side the amount stands.`
  return { ...mapping, sources: [amount], lead: [], confidence: 0.9, decided_by: 'matcher', reason }
}

/** The plan of a table as one for each side: the amount has its sign, or stands in the column of its side. */
export function byLetters(
  plan: SourcePlan,
  { letter, debit, credit, targets, amount: source }: LetteredSides,
  main: Placed,
  planOf: (target: number) => ColumnPlan,
  context: Context,
): SourcePlan[] {
  const { side: wanted } = main.placement
  const minus =
    'amount' in targets ? minusOf({ letter, debit, credit }, targets.amount, main.placement, context) : credit
  const columnOf = (side: string[], column: ColumnPlan, at: number): ColumnPlan => {
    if ('amount' in targets) return side === minus ? negated(planOf(at)) : planOf(at)
    if ((at === targets.debit) === (side === debit)) return planOf(at)
    return nothing(column, wanted.template.columns[at]!.required, wanted.rules[at])
  }
  const amount = 'amount' in targets ? main.placement.table.profile.columns[source]! : undefined
  return apartByLetter(plan, { letter, debit, credit }, Object.values(targets), main, columnOf, amount)
}

/**
 * The plan of a table as one for each side: its rows are the same, taken apart by the letter. `columnOf` gives the `targets` of a side. With the
 * `amount`: rows without a letter have none, or nothing, where that is so.
 */
export function apartByLetter(
  plan: SourcePlan,
  { letter, debit, credit }: Letters,
  targets: number[],
  { placement }: Placed,
  columnOf: (side: string[], column: ColumnPlan, at: number) => ColumnPlan,
  amount?: ColumnProfile,
): SourcePlan[] {
  const unmapped = plan.unmapped.filter(
    ({ position, table, file_id }) => table !== plan.table || file_id !== plan.file_id || position !== letter.position,
  )
  const where = (is: 'one_of' | 'none_of', values: string[], reason: string): RowSkip => ({
    when: { position: letter.position, is, values },
    reason,
  })
  const columnsOf = (of: (column: ColumnPlan, at: number) => ColumnPlan): ColumnPlan[] =>
    plan.columns.map((column, at) => (targets.includes(at) ? of(column, at) : column))
  const part = (columns: ColumnPlan[], ...skips: RowSkip[]): SourcePlan => ({
    ...plan,
    columns,
    unmapped,
    skips: [...plan.skips, ...skips],
  })
  const parts = [debit, credit].map((side) =>
    part(
      columnsOf((column, at) => columnOf(side, column, at)),
      where('none_of', side, `Its “${letter.name}” is not “${side[0]}”.`),
    ),
  )
  const { profile } = placement.table
  if (letter.complete && letter.filled === profile.table.rows) return parts
  const reason = `It has no “${letter.name}”.`
  const isNone = amount !== undefined && areNothing(letter, amount, placement)
  // Nothing is the same on either side; where something stands, it can't be known on which.
  const open = columnsOf((column, at) =>
    isNone ? columnOf(debit, column, at) : { ...column, inputs: [], transforms: [], confidence: 0, reason },
  )
  return [...parts, part(open, where('one_of', [...debit, ...credit], `Its “${letter.name}” tells the side.`))]
}

/** Whether the rows without a letter have no amount, or a zero. */
function areNothing(letter: ColumnProfile, amount: ColumnProfile, { table: { profile } }: Placement): boolean {
  const bare = profile.rows.filter((cells) => !cells[letter.position]?.trim())
  return (
    isWhole(profile) && bare.every((cells) => /^\s*(?:[-–—.]|0*(?:[.,]0*)?)\s*$/.test(cells[amount.position] ?? ''))
  )
}

/** Which of the two makes an amount negative: as a description says, else as is answered. */
function minusOf(
  { letter, debit, credit }: Pick<LetteredSides, 'letter' | 'debit' | 'credit'>,
  target: number,
  { side, table }: Placement,
  context: Context,
): string[] {
  const column = side.template.columns[target]!
  for (const clause of fold(column.description ?? '').split(/[,;.()]/)) {
    const words = clause.split(/[^\p{L}]+/u)
    const [isDebit, isCredit] = [DEBIT, CREDIT].map((names) => names.some((name) => words.includes(name)))
    const [less, more] = [/negati|minus|moins|meno|menos/u.test(clause), /positi|plus|added/u.test(clause)]
    if (isDebit !== isCredit && less !== more) return isDebit === less ? debit : credit
  }
  if (debit.includes('+')) return credit
  const { template } = side
  const answer = ask(context, {
    key: `sides:${template.slug}.${column.name}@${tableKey(table.profile)}`,
    kind: 'other',
    prompt: `${tableLabel(table.profile)} has “${debit[0]}” or “${credit[0]}” in “${letter.name}” beside each amount, and “${column.name}” of ${template.name} is one amount. Which of them makes it negative?`,
    target: { slug: template.slug, column: column.name },
    options: [
      { value: credit[0]!, label: `${credit[0]}: these amounts become negative`, confidence: 0.8 },
      { value: debit[0]!, label: `${debit[0]}: these amounts become negative`, confidence: 0.2 },
    ],
    free_text: false,
    evidence: [],
    affected_rows: table.profile.table.rows,
    default: credit[0]!,
  })
  return answer === debit[0] ? debit : credit
}

/** A side on which nothing stands: empty, or zero where it must not be. */
function nothing(
  column: ColumnPlan,
  required: boolean,
  rule: Placement['side']['rules'][number] | undefined,
): ColumnPlan {
  const zero = required ? ['0.00', '0', '0,00', '0.0'].find((value) => rule?.matches(value) ?? true) : undefined
  const transforms: Transform[] = zero === undefined ? [] : [{ kind: 'constant', value: zero }]
  return { ...column, inputs: [], transforms, confidence: 0.9, reason: 'The amount stands on the other side.' }
}
