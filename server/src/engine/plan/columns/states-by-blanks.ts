import { calledInDescription } from '../../knowledge/described-values.ts'
import { directivesOf, sameName } from '../../knowledge/directives.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { type Context, type Mapping, type Placement, UNMAPPED } from '../context.ts'
import { SURE } from '../sure.ts'
import { tickOf } from './ticks.ts'

// “Nothing under Barred means the member is active”: a header that is called as no column of the template is tells it all the same, as somebody said
// what its empty cells mean. A tick there says the value that the header is called by, or by which the description calls it.

/** What fills the open columns of which somebody said what nothing under a header means that is called otherwise. */
export function statesByBlanks(open: readonly number[], placement: Placement, context: Context): Map<number, Mapping> {
  const { table, side } = placement
  const { slug, columns } = side.template
  const isWanted = (name: string): boolean =>
    context.templates.some((template) => template.columns.some((column) => sameName(column.name, name)))
  const told = directivesOf(context.directives, 'default', slug).filter(({ column }) => !isWanted(column))
  return new Map(
    told.flatMap(({ column: header, value, origin, by }): [number, Mapping][] => {
      const sources = [...table.profile.columns.keys()].filter((at) =>
        sameName(table.profile.columns[at]!.name, header),
      )
      const allowing = [...columns.keys()].filter((at) => side.rules[at]?.values?.includes(value))
      const [source, ...more] = sources
      const [target, ...others] = allowing
      if (source === undefined || target === undefined || more.length > 0 || others.length > 0) return []
      if (!open.includes(target)) return []
      const column = table.profile.columns[source]!
      const { name, description = '' } = columns[target]!
      const lead = tickedAs(column, side.rules[target]!.values!, description)
      const reason = `${origin} says what “${name}” is where there is nothing under “${column.name}”.`
      return [[target, { ...UNMAPPED, sources: [source], lead, confidence: SURE, reason, decided_by: by }]]
    }),
  )
}

/** The step that writes the value for a tick; none where the cells say more than that, or nothing tells which value is meant. */
function tickedAs(
  { name, values, filled }: ColumnProfile,
  allowed: readonly string[],
  description: string,
): Transform[] {
  if (filled === 0 || !values.every(({ value }) => tickOf(value) === true)) return []
  const value = calledBy(name, allowed) ?? calledInDescription(name, allowed, description)
  return value === null
    ? []
    : [{ kind: 'trim' }, { kind: 'rewrite', pattern: '(?s).+', with: value.replaceAll('\\', '\\\\') }]
}

function calledBy(header: string, allowed: readonly string[]): string | null {
  const found = closestValue(header.replace(/\?\s*$/u, ''), allowed)
  return isClear(found) ? found[0]!.value : null
}
