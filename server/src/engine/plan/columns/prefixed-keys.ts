import { escaped } from '../../escaped.ts'
import { directivesOf, sameName } from '../../knowledge/directives.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { columnKey, type Context, type Mapping, type Placement } from '../context.ts'
import { keysOfSameNamed } from './same-named-rows.ts'
import { filledBehind } from '../transforms/said-front.ts'
import { FIRST_FILLED } from './told-columns.ts'

/** The mappings with what somebody said that rows without a key of their own get for one: a code with another number behind it. */
export function withPrefixedKeys(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { template } = placement.side
  const { table, columns } = placement.table.profile
  const told = directivesOf(context.directives, 'prefixed', template.slug).filter(
    (one) => one.table.file_id === table.file_id && one.table.table === table.name,
  )
  return mappings.map((mapping, target) => {
    const { name } = template.columns[target]!
    const said = told.find(({ column }) => sameName(column, name))
    const other = said ? columns.findIndex((column) => column.name === said.source) : -1
    if (!said || other < 0 || mapping.lead.length > 0 || mapping.constant !== undefined) return mapping
    const [own, ...more] = mapping.sources.filter((source) => source !== other)
    const isKnown = own !== undefined && more.length === 0 && !mapping.guessed
    const pattern = isKnown ? patternOf(columns[other]!, columns[own]!) : '(?:.+)'
    if (pattern === null) return mapping
    const key = columnKey(placement, name, context)
    const isOpen = !isKnown && context.questions.some((one) => one.key === key)
    const written: Transform[] = said.figures
      ? filledBehind(`(${pattern})`, said.prefix, said.figures).map(({ transform }) => transform)
      : [{ kind: 'rewrite', pattern, with: `${said.prefix}\\0` }]
    if (isOpen) return mapping
    const entries = isKnown ? keysOfSameNamed(target, own, other, mappings, placement, context, said.by) : []
    const called = entries.length > 0 ? ` that of the row of the same name elsewhere, and else` : ''
    const filled = said.figures ? `, filled up with zeros to ${said.figures} figures` : ''
    const reason = `A row without one has${called} “${said.prefix}” and its “${said.source}”${filled}, as ${said.origin} says.`
    const named: Transform[] = entries.length > 0 ? [{ kind: 'value_map', entries }] : []
    return isKnown
      ? {
          ...mapping,
          sources: [own, other],
          lead: [FIRST_FILLED, ...named, ...written],
          reason: `${mapping.reason} ${reason}`,
        }
      : {
          ...mapping,
          sources: [other],
          lead: [{ kind: 'trim' }, ...written],
          reason,
          confidence: 1,
          decided_by: said.by,
        }
  })
}

/** What tells the numbers of the one column from those of the other: their length, or the letters in front. Null where nothing does. */
function patternOf(theirs: ColumnProfile, own: ColumnProfile): string | null {
  const shapes = new Set(theirs.values.map(({ value }) => shapeOf(value.trim())))
  const pattern = [...shapes].join('|')
  if (shapes.size > MOST_SHAPES) return null
  const matches = new RegExp(`^(?:${pattern})$`, 'u')
  return own.values.some(({ value }) => matches.test(value.trim())) ? null : `(?:${pattern})`
}

const MOST_SHAPES = 6

/** Figures as so many of them, all else as it stands. */
function shapeOf(value: string): string {
  return value.replace(/\d+|\D+/gu, (part) => (/\d/.test(part) ? `[0-9]{${part.length}}` : escaped(part)))
}
