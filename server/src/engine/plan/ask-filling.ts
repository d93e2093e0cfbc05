import { fillingKey, KEEP, valueKey } from '../knowledge/statements.ts'
import type { DecidedBy, InputTable } from '../model.ts'
import { ruleOf } from '../match/score-columns.ts'
import { ask, columnKey, shapeKey, shapeLabel, type Context, type Mapping, type Placement } from './context.ts'
import { toldDefault } from './told-columns.ts'

/** A list of allowed values that is longer is no matter of picking one. */
const MOST_ALLOWED = 30

/**
 * What every row of a table gets in a required column of listed values that no column of it holds: all its rows would be rejected for want of
 * one word. Asked once it is settled that there is no column, and where nothing else keeps the rows out. Null: nothing.
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
  const allowed = allowedIn(column)
  if (!column.required || allowed.length === 0 || mappings[target]!.constant !== undefined) return null
  if (context.questions.some(({ key }) => key === columnKey(placement, column.name, context))) return null
  const isFilled = (at: number): boolean => mappings[at]!.sources.length > 0 || mappings[at]!.constant !== undefined
  const lacking = template.columns.filter(
    (other, at) =>
      other.required &&
      !isFilled(at) &&
      allowedIn(other).length === 0 &&
      !toldDefault(template.slug, other.name, [], context),
  )
  if (lacking.length > 0 || !template.columns.some((_, at) => isFilled(at))) return null
  const { rows } = table.profile.table
  const named = namedBy(table.profile.table, allowed)
  const preset = named ?? KEEP
  // Of several tables each may be of another: the file of those who left, and that of those who are there.
  const isOneOfSeveral = (context.placed ?? []).some((one) => one.placement.side.template === template && one.placement.table.profile !== table.profile) // prettier-ignore
  const answer = ask(context, {
    key: isOneOfSeveral
      ? fillingKey(template.slug, column.name, shapeKey(table.profile, context))
      : valueKey(template.slug, column.name, ''),
    kind: 'value_map',
    prompt:
      `What is “${column.name}” of ${template.name} for the ${rows} rows of ${shapeLabel(table.profile, context)}? No column holds it, ` +
      `it must not be empty, and allows ${allowed.slice(0, 12).join(', ')}${allowed.length > 12 ? ', …' : ''}.`,
    target: { slug: template.slug, column: column.name },
    options: [
      { value: KEEP, label: 'Leave it empty: the rows get an issue', confidence: named ? 0.2 : 0.5 },
      ...allowed.map((value) => ({ value, label: value, confidence: value === named ? 0.7 : 0.5 / allowed.length })),
    ],
    free_text: false,
    evidence: [],
    affected_rows: rows,
    default: preset,
  })
  const value = answer ?? preset
  return value === KEEP ? null : { value, by: answer === null ? 'matcher' : 'answer' }
}

function allowedIn(column: Placement['side']['template']['columns'][number]): readonly string[] {
  const values = ruleOf(column)?.values ?? []
  return values.length > 1 && values.length <= MOST_ALLOWED ? values : []
}

/** The only allowed value that the file or the sheet is called by: `web_orders.csv`, the sheet “Closed”. */
function namedBy({ file_name, name }: InputTable, allowed: readonly string[]): string | undefined {
  const words = new Set(`${file_name.replace(/\.[^.]+$/, '')} ${name}`.toLowerCase().match(/\p{L}+/gu))
  const found = allowed.filter((value) => words.has(value.toLowerCase()))
  return found.length === 1 ? found[0] : undefined
}
