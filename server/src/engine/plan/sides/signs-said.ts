import { applyChain, isKnown } from '../../examples/interpret.ts'
import { sameName } from '../../knowledge/directives.ts'
import { readSentences } from '../../knowledge/parse.ts'
import { fold } from '../../match/names/words.ts'
import type { ColumnPlan, RowSkip, SourcePlan, Template } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Placed, type Placement } from '../context.ts'
import { isSaid, kindsIn, type Named } from './kinds-of-rows.ts'
import { negated } from './negated.ts'

// “Credit notes are negative”, “Gutschriften mit Minus”: of which kind rows are says the sign of their amounts, where these are written without one.

const NEGATIVE =
  /\b(?:negativ\p{L}*|minus(?:es|zeichen|betrag\p{L}*)?|en moins|signe moins|signo menos|segno meno|ujemn\p{L}*|below zero|less than zero)\b/u
/** “Never negative”, “plus or minus”. */
const NOT =
  /\b(?:no|not|never|nie|nicht|kein\p{L}*|jamais|pas|nunca|non|mai|nooit|niet|geen|without|ohne|sans|sin|senza|zonder|plus or|plus oder)\b[^,;]{0,30}$/u
/** “Have their minus already”, “sono già negative”, “stay negative”: what is written so needs no sign. */
const ALREADY =
  /\b(?:already|bereits|schon|deja|ya|gia|reeds|al een|juz|jiz|uz|(?:stay|remain)s?|(?:be)?halten|bleib(?:t|en)|rest(?:ent|e|ano)|quedan|siguen|permanecen|rimangono|(?:be)?houden|blij(?:ft|ven)|pozostaja|zustavaji|fortsatter)\b/u
const AMOUNTS = new Set(['amount', 'value', 'sum', 'total', 'balance', 'subtotal', 'gross', 'tax'])
const NO_AMOUNTS = new Set(['unit', 'percent', 'rate', 'quantity'])
/** From this share of the rows on the amounts have their sign already. */
const SIGNED = 0.5

/** Rows of some kinds, by the values of a column, and why their amounts are negative. */
interface Kind {
  column: ColumnProfile
  values: string[]
  why: string
}

/** The plan with the rows of which somebody says that their amounts are negative apart, and the amounts with that sign; null where nobody does. */
export function bySignsSaid(plan: SourcePlan, { placement }: Placed, context: Context): SourcePlan[] | null {
  const { columns } = placement.side.template
  const signs = plan.columns.map((column, target) => {
    const source = amountIn(column, plan, placement)
    return source === null || !isAmount(target, placement) ? null : kindFor(target, source, plan, placement, context)
  })
  const [first] = signs.flatMap((one) => one ?? [])
  if (!first) return null
  const isSame = (one: Kind | null): boolean =>
    one?.column === first.column && one.values.join('\n') === first.values.join('\n')
  const targets = [...signs.keys()].filter((target) => isSame(signs[target]!))
  const names = targets.map((target) => `“${columns[target]!.name}”`).join(', ')
  context.notes.push(
    `In the rows of ${tableLabel(placement.table.profile)} with “${first.values.slice(0, 3).join('”, “')}” in “${first.column.name}” ${names} ${targets.length === 1 ? 'is' : 'are'} negative: ${first.why}.`,
  )
  const skip = (is: 'one_of' | 'none_of'): RowSkip => ({
    when: { position: first.column.position, is, values: first.values },
    reason: `Its “${first.column.name}” ${is === 'one_of' ? 'says' : 'does not say'} that its amounts are negative.`,
  })
  const signed = plan.columns.map((column, target) => (targets.includes(target) ? negated(column) : column))
  return [
    { ...plan, skips: [...plan.skips, skip('one_of')] },
    { ...plan, columns: signed, skips: [...plan.skips, skip('none_of')] },
  ]
}

/** The only column of the table that gives the amount. */
function amountIn(
  { inputs }: ColumnPlan,
  { file_id, table }: SourcePlan,
  { table: { profile } }: Placement,
): ColumnProfile | null {
  const [input] = inputs
  const isOwn = input !== undefined && inputs.every((one) => one.file_id === file_id && one.table === table)
  const column = isOwn ? profile.columns.find(({ position }) => position === input.position) : undefined
  const { amount = 0, decimal = 0, integer = 0 } = column?.types ?? {}
  return column && amount + decimal + integer >= SIGNED ? column : null
}

function isAmount(target: number, { side }: Placement): boolean {
  const { concepts } = side.names[target]!
  const rule = side.rules[target]
  return (
    concepts.some((one) => AMOUNTS.has(one)) &&
    !concepts.some((one) => NO_AMOUNTS.has(one)) &&
    (!rule || ['-5', '-5.00', '-5,00', '-5.000', '-5.0000'].some(rule.matches))
  )
}

const AS_OTHER =
  /^(?:as|like|same as|see|wie|siehe|comme|voir|como|véase|come|vedi|zoals|zie|jak)\s+(?:in\s+)?["“„«`]?(\S.*?)["”“»`]?\.?$/iu

/** The description of a column, or of the one that it names instead: “As net_amount”. */
function describedAs(target: number, { columns }: Template): string {
  const own = columns[target]!.description ?? ''
  const named = AS_OTHER.exec(own.trim())?.[1]
  const other = named === undefined ? undefined : columns.find(({ name }) => sameName(name, named))
  return other === undefined || other === columns[target] ? own : (other.description ?? '')
}

/** The kind of rows in which an amount is negative and is not written so. */
function kindFor(
  target: number,
  amount: ColumnProfile,
  plan: SourcePlan,
  placement: Placement,
  context: Context,
): Kind | null {
  const { template } = placement.side
  const described = [
    { text: describedAs(target, template), why: 'the description of the column says so' },
    { text: template.description ?? '', why: `the description of “${template.slug}” says so` },
  ]
  const told = (context.texts ?? [])
    .filter(({ slug, text }) => (slug === null || slug === template.slug) && NEGATIVE.test(fold(text)))
    .flatMap(({ text, origin }) =>
      readSentences(text).map((one) => ({ text: one.text, why: `${origin} says so: “${one.text}”` })),
    )
  const said = [...told, ...described].filter(({ text }) => NEGATIVE.test(fold(text)))
  const kinds = said.length > 0 ? kindsIn(plan, placement) : []
  for (const { text, why } of said) {
    const named = namedIn(text, kinds)
    if (named && !areSigned(named, amount, plan.columns[target]!, placement)) return { ...named, why }
  }
  return null
}

/** The kind that a sentence says to be negative: named in the clause that says it, or before the brackets that do, or, alone, in the sentence. */
function namedIn(text: string, kinds: readonly Named[]): Pick<Kind, 'column' | 'values'> | null {
  const [alone, behind] = [
    /[,;.()]|\b(?:and|und|et|y|while|whereas)\b/iu,
    /[,;.)]|\b(?:and|und|et|y|while|whereas)\b/iu,
  ].map((between) => clausesOf(text, between).join(' '))
  if (!alone) return null
  for (const part of [alone, behind!, text])
    for (const { column, called } of kinds) {
      const meant = called.filter(({ words }) => isSaid(words, part))
      const words = new Set(meant.map((one) => fold(one.words)))
      if (words.size > 0 && words.size <= 2 && meant.length < called.length && (part !== text || words.size === 1))
        return { column, values: meant.map(({ value }) => value.trim()) }
    }
  return null
}

/** The clauses of a sentence that say that something is negative. */
function clausesOf(text: string, between: RegExp): string[] {
  return text.split(between).filter((clause) => {
    const plain = fold(clause)
    const at = plain.search(NEGATIVE)
    return at >= 0 && !NOT.test(plain.slice(0, at)) && !ALREADY.test(plain)
  })
}

function areSigned(
  { column, values }: Pick<Kind, 'column' | 'values'>,
  amount: ColumnProfile,
  { transforms }: ColumnPlan,
  { table }: Placement,
): boolean {
  const kinds = new Set(values)
  const own = table.profile.rows.filter((cells) => kinds.has(cells[column.position]?.trim() ?? ''))
  const figures = own.flatMap((cells) => cells[amount.position]?.trim() || [])
  // “120.00 CR” has its sign once it is read.
  const read = (cell: string): string => (transforms.every(isKnown) ? (applyChain(transforms, [cell]).value ?? '') : '')
  const negative = figures.filter((cell) => /^[-−–(]|[-−]$/.test(cell) || read(cell).startsWith('-'))
  return figures.length === 0 || negative.length >= SIGNED * figures.length
}
