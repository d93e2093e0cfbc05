import { anyOf, EXCEPT, TWICE } from '../../knowledge/grounded/acts.ts'
import { NEWEST, nounsIn, ONLY, patternsOf } from '../../knowledge/grounded/newest.ts'
import { directivesOf } from '../../knowledge/directives.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { ColumnPlan, RowSkip, Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Placed } from '../context.ts'
import { isDay } from '../joins/latest-of-several.ts'

// “One row per machine and hall; if a machine was counted more than once, only the latest count”: what the description of a template says of rows
// that share what tells its rows apart holds for each table that fills it. By which columns that is, and by which day, only the plan shows.

/** What there may be several of. */
const SEVERAL = anyOf(
  'several|multiple|more than one',
  'mehrere[nrsm]?|mehrfach\\p{L}*',
  'plusieurs|multiples?',
  'varias|varios|m[úu]ltiples',
  'più di una|diverse|molteplici|multipl[ei]',
  'meerdere|verscheidene',
  'kilka|wiele',
  'několik|více',
)

/** The rows of a table of which another one with the same key is later, where the template's description wants the latest alone. */
export function latestDescribed(main: Placed, columns: readonly ColumnPlan[], context: Context): RowSkip[] {
  const { table, side } = main.placement
  const { profile } = table
  const said = saidIn(side.template)
  if (said === null || isToldOtherwise(side.template.slug, profile, context)) return []
  const key = keyIn(said, side.template, columns, profile, context)
  const day = key && dayIn(side.kinds, columns, profile)
  const patterns = day && patternsOf(day)
  if (!key || !day || !patterns || !areRepeated(key, profile)) return []
  const names = key.map(({ name }) => `“${name}”`).join(' and ')
  const what = `another row with the same ${names} has a later “${day.name}”`
  context.notes.push(
    `Of rows of ${tableLabel(profile)} with the same ${names} the one with the latest “${day.name}” counts: the description of “${side.template.slug}” says so: “${said}”.`,
  )
  return [
    {
      when: { is: 'older', key: key.map(({ position }) => position), day: day.position, patterns },
      reason: `${what}: such rows are left out, as the description of “${side.template.slug}” says.`,
    },
  ]
}

/** The sentence that wants the latest of several rows. */
function saidIn({ description }: Template): string | null {
  const sentences = (description ?? '').split(/(?<=[.!])\s+|\n/u)
  const isSaid = (text: string): boolean =>
    NEWEST.test(text) && (TWICE.test(text) || SEVERAL.test(text) || ONLY.test(text)) && !EXCEPT.test(text)
  return sentences.find(isSaid)?.trim() ?? null
}

function isToldOtherwise(slug: string, { table }: TableProfile, { directives }: Context): boolean {
  const isOwn = (one: { file_id: string; table: string }): boolean =>
    one.file_id === table.file_id && one.table === table.name
  const isOlder = directivesOf(directives, 'leave_rows', slug).some(
    (one) => isOwn(one.table) && one.when.is === 'older',
  )
  return isOlder || directivesOf(directives, 'same_key', slug).length > 0
}

/** The columns that fill what tells the rows apart: each key of the template alone, or what the sentence names behind “per”. */
function keyIn(
  said: string,
  template: Template,
  columns: readonly ColumnPlan[],
  profile: TableProfile,
  context: Context,
): ColumnProfile[] | null {
  const unique = template.columns.filter(({ unique: isKey, required }) => isKey && required)
  const named = unique.length > 0 ? [] : nounsIn(said).nouns.map((noun) => calledSo(noun, template, context))
  const wanted = unique.length > 0 ? unique.slice(0, 1).map(({ name }) => name) : named
  if (wanted.length === 0 || new Set(wanted).size < wanted.length) return null
  const parts = wanted.map((name) => (name === null ? undefined : filledBy(name, columns, profile)))
  const found = parts.flatMap((part) => (part && part !== 'constant' ? [part] : []))
  return parts.includes(undefined) || found.length === 0 ? null : found
}

/** The only column of the template that is called so, or that leads to what is. */
function calledSo(noun: string, template: Template, { templates }: Context): string | null {
  const said = conceptsOf(noun)
  const found = template.columns.filter(({ name, linkRule = [] }) => {
    const linked = templates.filter(({ id }) => linkRule.some(({ templateId }) => templateId === id))
    const about = [name, ...linked.flatMap((one) => [one.name, one.slug])].flatMap(conceptsOf)
    return said.length > 0 && said.every((concept) => about.includes(concept))
  })
  return found.length === 1 ? found[0]!.name : null
}

/** The column of the table that alone fills this one, as it stands; all rows of it may have the same. */
function filledBy(
  name: string,
  columns: readonly ColumnPlan[],
  { table, columns: all }: TableProfile,
): ColumnProfile | 'constant' | undefined {
  const plan = columns.find(({ column }) => column === name)
  const [input, ...more] = plan?.inputs ?? []
  if (plan && input === undefined && plan.transforms.some(({ kind }) => kind === 'constant')) return 'constant'
  if (!plan || !input || more.length > 0 || input.file_id !== table.file_id || input.table !== table.name)
    return undefined
  return all.find(({ position }) => position === input.position)
}

/** The only column of days; of several the only one that fills a day of the template. */
function dayIn(
  kinds: Placed['placement']['side']['kinds'],
  columns: readonly ColumnPlan[],
  profile: TableProfile,
): ColumnProfile | null {
  const days = profile.columns.filter((column) => column.filled > 0 && isDay(column))
  const filling = columns.flatMap(({ inputs }, target) =>
    kinds[target]?.includes('date') ? inputs.map(({ position }) => position) : [],
  )
  const own = days.length > 1 ? days.filter(({ position }) => filling.includes(position)) : days
  return own.length === 1 ? own[0]! : null
}

/** Some rows share the key, as far as they were looked at. */
function areRepeated(key: readonly ColumnProfile[], { rows }: TableProfile): boolean {
  const keys = rows.flatMap((cells) => {
    const parts = key.map(({ position }) => (cells[position] ?? '').toUpperCase().replace(/[^\p{L}\p{N}]+/gu, ''))
    return parts.includes('') ? [] : [parts.join('\n')]
  })
  return new Set(keys).size < keys.length
}
