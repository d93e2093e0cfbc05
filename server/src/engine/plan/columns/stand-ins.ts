import { directivesOf, sameName, type Directive } from '../../knowledge/directives.ts'
import { isAnswer } from '../../knowledge/grounded/noes.ts'
import type { DecidedBy, Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Candidate } from '../../match/score-columns.ts'
import { ruleOf } from '../../match/sides.ts'
import { isRefused } from './allowed-value.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { findAll, FIRST_FILLED, given } from './told-columns.ts'

// What takes the place of an empty cell, as somebody said: the cell of another column, or one value for all of them.

/**
 * The mapping with the columns that take its place where it is empty, as far as somebody said so: of the template column, or of what fills
 * it where no template column is called so; and so on for each that is added. What is only a part of a column or made of several stays.
 */
export function withFallbacks(mapping: Mapping, placement: Placement, column: string, context: Context): Mapping {
  const { columns } = placement.table.profile
  const isOwn = mapping.lead.length === 0 && mapping.constant === undefined
  if (!isOwn || (mapping.sources.length === 0 && mapping.decided_by !== 'matcher')) return mapping
  const told = directivesOf(context.directives, 'fallback', placement.side.template.slug)
  const targets = context.templates.flatMap((template) => template.columns)
  const sources = new Set(mapping.sources)
  const added: Directive[] = []
  const add = (name: string): void => {
    for (const directive of told) {
      const [source] = sameName(directive.column, name) ? (findAll(placement, [directive.source]) ?? []) : []
      if (source === undefined) continue
      if (!sources.has(source)) added.push(directive)
      sources.add(source)
      return
    }
  }
  add(column)
  // A set that grows while it is walked is walked to its end.
  for (const source of sources) {
    const { name } = columns[source]!
    if (!sameName(name, column) && !targets.some((target) => sameName(target.name, name))) add(name)
  }
  const [first] = added
  if (!first) return mapping
  const names = [...sources].map((source) => `“${columns[source]!.name}”`)
  const reason = `It is the first of ${names.join(', ')} that has a value, as ${first.origin} says.`
  if (mapping.sources.length === 0) return given([...sources], leadOfFirst(sources), reason, first.by)
  return { ...mapping, sources: [...sources], lead: leadOfFirst(sources), reason: `${mapping.reason} ${reason}` }
}

/** The candidates without those that are only to take another one's place where that is empty: what a word names as such is not it. */
export function withoutFallbacks(candidates: Candidate[], placement: Placement, context: Context): Candidate[] {
  const told = directivesOf(context.directives, 'fallback', placement.side.template.slug)
  if (told.length === 0) return candidates
  const { columns } = placement.table.profile
  const isCalled = ({ source }: Candidate, name: string): boolean => sameName(columns[source]!.name, name)
  return candidates.filter(
    (one) =>
      !told.some(
        ({ column, source }) =>
          isCalled(one, source) &&
          (sameName(placement.side.template.columns[one.target]!.name, column) ||
            candidates.some((other) => other.target === one.target && isCalled(other, column))),
      ),
  )
}

const leadOfFirst = (sources: ReadonlySet<number>): Transform[] => (sources.size > 1 ? [FIRST_FILLED] : [])

/** The value that a column gets where it has none, when somebody said so: of itself, or of what fills it where no column is called so. */
export function toldDefault(
  slug: string,
  column: string,
  inputs: readonly string[],
  context: Context,
): { value: string; reason: string; by: DecidedBy } | null {
  const targets = context.templates.flatMap(({ columns }) => columns)
  const own = context.templates.find((template) => template.slug === slug)?.columns.find(({ name }) => name === column)
  const rule = own ? ruleOf(own) : null
  const directive = directivesOf(context.directives, 'default', slug).find(
    ({ column: named, filled, answers, value, said }) =>
      // A word of a sentence that the rule refuses only looks like a value: “y se deja vacía”.
      !(/^\p{L}+$/u.test(value) && isRefused({ value, said }, rule)) &&
      (!answers || (own !== undefined && isAnswer(own))) &&
      ((sameName(named, column) && (!filled || inputs.length > 0)) ||
        (inputs.some((input) => sameName(named, input)) && !targets.some(({ name }) => sameName(name, named)))),
  )
  return directive ? { value: directive.value, reason: `${directive.origin} says so`, by: directive.by } : null
}

/** “Yes only for members who have not opted out, otherwise no”, of a column of those who did: with what nobody else said of its empty cells all rows would be alike. */
export function makesAllAlike(
  { value, by }: NonNullable<ReturnType<typeof toldDefault>>,
  chain: readonly Transform[],
  source: ColumnProfile | null,
): boolean {
  const maps = chain.flatMap((step) => (step.kind === 'value_map' ? [step.entries] : []))
  const [entries] = maps
  if (by !== 'knowledge' || entries === undefined || maps.length > 1 || !source?.complete || source.empty === 0)
    return false
  const clean = new Map(entries.map((entry) => [entry.raw, entry.value]))
  return source.values.every((one) => clean.get(one.value) === value)
}
