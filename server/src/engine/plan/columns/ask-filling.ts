import { fillingKey, KEEP, valueKey } from '../../knowledge/statements.ts'
import type { DecidedBy, TemplateColumn } from '../../model.ts'
import { unconditionedOf } from '../../knowledge/unconditioned.ts'
import { ruleOf } from '../../match/sides.ts'
import { ask, shapeKey, shapeLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { namedBy } from './evident-filling.ts'
import { kindsByKey } from './kinds-by-key.ts'
import { toldDefault } from './stand-ins.ts'

/** A list of allowed values that is longer is no matter of picking one. */
const MOST_ALLOWED = 30

/**
 * What every row of a table gets in a required column that no column of it holds: all its rows would be rejected for want of one word. Asked
 * once it is settled that there is no column, and where nothing else keeps the rows out. Null: nothing.
 */
export function askFilling(
  placement: Placement,
  mappings: readonly Mapping[],
  target: number,
  context: Context,
): { value: string; by: DecidedBy } | null {
  const { table, side } = placement
  const { template } = side
  const column = template.columns[target]!
  if (!column.required || mappings[target]!.constant !== undefined || !isOneForAll(column)) return null
  const allowed = allowedIn(column)
  if (allowed.length === 0 && isOfEachRow(target, side)) return null
  // A column of a table that completes these rows may be it.
  if (context.questions.some(({ key }) => key.startsWith(`column:${template.slug}.${column.name}@`))) return null
  if (toldDefault(template.slug, column.name, [], context) || !isWorthFilling(placement, mappings, context)) return null
  // The letters of the key tell it of each row.
  const byKey = kindsByKey(target, side)
  if (byKey !== null && mappings[byKey.key]!.sources.length > 0) return null
  const { rows } = table.profile.table
  const named = namedBy(table.profile.table, allowed)
  // Of which alone no condition is said, is what rows have that meet none.
  const likely = named ?? unconditionedOf(column) ?? undefined
  const preset = likely ?? KEEP
  // Of several tables each may be of another: the file of those who left, and that of those who are there.
  const isOneOfSeveral = (context.placed ?? []).some(
    (one) => one.placement.side.template === template && one.placement.table.profile !== table.profile,
  )
  const what = column.description ? ` (${column.description})` : ''
  const asked = `What is “${column.name}”${allowed.length > 0 ? '' : what} of ${template.name} for the ${rows} rows of ${shapeLabel(table.profile, context)}? No column holds it, and it must not be empty`
  const answer = ask(context, {
    key: isOneOfSeveral
      ? fillingKey(template.slug, column.name, shapeKey(table.profile, context))
      : valueKey(template.slug, column.name, ''),
    kind: 'value_map',
    prompt:
      allowed.length > 0
        ? `${asked.replace(', and it', ', it')}, and allows ${allowed.slice(0, 12).join(', ')}${allowed.length > 12 ? ', …' : ''}.`
        : `${asked}: write what all of them have.`,
    target: { slug: template.slug, column: column.name },
    options: [
      { value: KEEP, label: 'Leave it empty: the rows get an issue', confidence: likely ? 0.2 : 0.5 },
      ...allowed.map((value) => ({ value, label: value, confidence: value === likely ? 0.7 : 0.5 / allowed.length })),
    ],
    free_text: allowed.length === 0,
    evidence: [],
    affected_rows: rows,
    default: preset,
  })
  const value = answer ?? preset
  return value === KEEP ? null : { value, by: answer === null ? 'matcher' : 'answer' }
}

/** Rows can share it: a key is each row's own, and what a row belongs to is rarely one for all. */
function isOneForAll({ unique, desiredRule }: TemplateColumn): boolean {
  return !unique && desiredRule !== 'link'
}

/** Sums, measures, names of people and how to reach them are hardly the same in all rows. */
function isOfEachRow(target: number, { kinds, names }: Placement['side']): boolean {
  const own = kinds[target]!.some((kind) => kind === 'number' || kind === 'email' || kind === 'phone' || kind === 'url')
  const counted = names[target]!.concepts.some((concept) => OWN.has(concept))
  return own || counted
}

const OWN = new Set([
  'amount',
  'price',
  'quantity',
  'count',
  'total',
  'balance',
  'value',
  'sum',
  'weight',
  'person',
  'name',
  'first',
  'last',
  'birth',
  'street',
  'address',
  'description',
  'title',
  'identifier',
  'number',
])

/** The rows are of the template, and lack little: what can't be one for all is there, and more than what would have to be said. */
function isWorthFilling({ side: { template } }: Placement, mappings: readonly Mapping[], context: Context): boolean {
  const isFilled = (at: number): boolean => mappings[at]!.sources.length > 0 || mappings[at]!.constant !== undefined
  const lacking = template.columns.filter(
    (column, at) => column.required && !isFilled(at) && !toldDefault(template.slug, column.name, [], context),
  )
  const filled = template.columns.filter((_, at) => isFilled(at))
  return lacking.every(isOneForAll) && lacking.length <= filled.length
}

/** The values of a list that is short enough to pick from. */
export function allowedIn(column: Placement['side']['template']['columns'][number]): readonly string[] {
  const values = ruleOf(column)?.values ?? []
  return values.length > 1 && values.length <= MOST_ALLOWED ? values : []
}
