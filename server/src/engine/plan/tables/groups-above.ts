import { compilePattern } from '../../match/pattern/pattern.ts'
import type { ColumnPlan, SourcePlan, Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isWhole, tableLabel, type Context, type Mapping, type Placed } from '../context.ts'

// “Main group | Its name | Group | Name”: what the rows are under has no rows of its own, only a number and a name beside theirs. Where a template
// links to itself, the rows would point at nothing: each of these is a row, too.

/** A header that says that it is of what stands above: nobody is made of the manager that a person has. */
const ABOVE =
  /(?<!\p{L})(?:main|parente?|super|top|upper)(?!\p{L})|haupt|(?<!\p{L})(?:ober|über|ueber)|principal|padre|madre|hoofd|bovenliggend|nadrz[eę]dn|g[łl][óo]wn/iu
const PERSON =
  /contact|kontakt|ansprech|verantwort|person|manager|leiter|vorgesetzt|respons|owner|inhaber|titulaire|titular|titolare/iu

/** What a template column is that links to the key of its own template. */
interface SelfLink {
  key: number
  parent: number
  /** The only other column that each row must have. */
  name: number
}

/** The rows of the table once more, for what they are under: `planOf` gives the plan of a template column from a column of the table. */
export function groupsAbove(
  plan: SourcePlan,
  { placement }: Placed,
  mappings: readonly Mapping[],
  planOf: (target: number, source: number) => ColumnPlan,
  context: Context,
): SourcePlan[] {
  const { template } = placement.side
  const { profile } = placement.table
  const link = selfLinkOf(template)
  if (!link || !isWhole(profile)) return []
  const [key, parent, name] = [link.key, link.parent, link.name].map((target) => onlySource(mappings[target]))
  if (key === undefined || parent === undefined || name === undefined || new Set([key, parent, name]).size < 3)
    return []
  const above = profile.columns[parent]!
  const rule = template.columns[link.key]!.strictRule
  const isKey = rule ? compilePattern(rule)?.matches : undefined
  const hasForm = above.values.every(({ value }) => isKey?.(value.trim()) ?? true)
  if (!ABOVE.test(above.name) || PERSON.test(above.name) || !hasForm || shareAny(above, profile.columns[key]!))
    return []
  const taken = new Set(mappings.flatMap(({ sources }) => sources))
  const [called, ...more] = profile.columns
    .keys()
    .filter((source) => !taken.has(source) && isNameOf(profile, source, parent))
  if (called === undefined || more.length > 0) return []
  const columns = plan.columns.map((column, target): ColumnPlan => {
    if (target === link.key) return planOf(target, parent)
    if (target === link.name) return planOf(target, called)
    const isConstant = column.inputs.length === 0 && column.transforms.length > 0
    return isConstant
      ? column
      : {
          ...column,
          inputs: [],
          transforms: [],
          confidence: 0,
          reason: `It is of what is under “${above.name}”.`,
          alternatives: [],
        }
  })
  context.notes.push(
    `In ${tableLabel(profile)} each “${above.name}” is a row of ${template.name}, too, called by its “${profile.columns[called]!.name}”: the rows are under it, and no other row is it.`,
  )
  const empty = { when: { position: above.position, is: 'empty' as const }, reason: `Its “${above.name}” is empty.` }
  return [{ ...plan, columns, skips: [...plan.skips, empty] }]
}

function selfLinkOf({ id, columns }: Template): SelfLink | null {
  const links = columns.flatMap(({ desiredRule, linkRule = [] }, parent) => {
    const own = desiredRule === 'link' ? linkRule.find(({ templateId }) => templateId === id) : undefined
    return own ? [{ parent, key: columns.findIndex(({ name }) => name === own.columnName) }] : []
  })
  const [link, ...others] = links
  if (!link || others.length > 0 || link.key < 0 || columns[link.parent]!.required) return null
  const required = columns.flatMap((column, at) => (column.required && at !== link.key ? [at] : []))
  return required.length === 1 ? { ...link, name: required[0]! } : null
}

function onlySource(mapping: Mapping | undefined): number | undefined {
  return mapping?.sources.length === 1 && !mapping.guessed ? mapping.sources[0] : undefined
}

/** Where some of them have rows, the others lack theirs. */
function shareAny(above: ColumnProfile, key: ColumnProfile): boolean {
  const keys = new Set(key.values.map(({ value }) => value.trim().toLowerCase()))
  return above.values.some(({ value }) => keys.has(value.trim().toLowerCase()))
}

/** Words that are the same wherever that is what stands above, and others elsewhere. */
function isNameOf({ rows, columns }: TableProfile, source: number, parent: number): boolean {
  const text = (cells: (string | null)[], at: number): string => cells[columns[at]!.position]?.trim() ?? ''
  const names = new Map<string, string>()
  for (const cells of rows) {
    const [group, name] = [text(cells, parent), text(cells, source)]
    if (group === '' && name === '') continue
    if (group === '' || !/\p{L}{2}/u.test(name) || (names.get(group) ?? name) !== name) return false
    names.set(group, name)
  }
  return names.size > 1 && names.size < rows.length && new Set(names.values()).size === names.size
}
