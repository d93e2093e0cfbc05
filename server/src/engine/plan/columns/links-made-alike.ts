import { applyChain, isKnown } from '../../examples/interpret.ts'
import { columnKey, tableLabel, type Context, type Mapping, type Placed, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { keptOf } from './kept-rows.ts'

// The key of an invoice is put together of its number and the year of its day, and its lines have the same two columns: what they link to is put
// together in the same way.

/** So many of the links lead to a row then. */
const LEAST_THERE = 0.9

/** The mappings with links that are made as the keys are that they lead to, of columns that are called alike. */
export function withLinksMadeAlike(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { template } = placement.side
  return mappings.map((mapping, target) => {
    const [link, ...more] = template.columns[target]!.linkRule ?? []
    const isOpen = mapping.decided_by === 'matcher' && mapping.lead.length === 0 && mapping.constant === undefined
    if (!link || more.length > 0 || !isOpen || template.columns[target]!.desiredRule !== 'link') return mapping
    if (context.answers.has(columnKey(placement, template.columns[target]!.name, context))) return mapping
    const found = (context.placed ?? []).flatMap((other) => {
      const key = other.placement.side.template.columns.findIndex(({ name }) => name === link.columnName)
      return other.placement.side.template.id === link.templateId ? (madeAs(other, key, mapping, placement, context) ?? []) : [] // prettier-ignore
    })
    const [made, ...others] = found
    if (!made || others.length > 0) return mapping
    dropQuestions([target], placement, context)
    return made
  })
}

function madeAs(
  { placement: other, mappings }: Placed,
  key: number,
  mapping: Mapping,
  { table }: Placement,
  context: Context,
): Mapping | null {
  const { sources = [], lead = [], guessed } = mappings[key] ?? {}
  const linked = other.table.profile
  if (sources.length < 2 || lead[0]?.kind !== 'merge' || guessed || linked === table.profile || !lead.every(isKnown)) return null // prettier-ignore
  const own = sources.map((source) => {
    const alike = table.profile.columns.flatMap(({ name, filled }, at) => (filled > 0 && name === linked.columns[source]!.name ? [at] : [])) // prettier-ignore
    return alike.length === 1 ? alike[0]! : null
  })
  if (!own.every((source) => source !== null)) return null
  if (mapping.sources.length > 0 && !mapping.sources.every((source) => own.includes(source))) return null
  const made = (profile: typeof linked, columns: readonly number[]): string[] =>
    keptOf(profile, context).rows.flatMap((cells) => {
      const parts = columns.map((source) => cells[profile.columns[source]!.position] ?? '')
      return parts.includes('') ? [] : (applyChain(lead, parts).value ?? [])
    })
  const keys = new Set(made(linked, sources))
  const links = made(table.profile, own)
  if (links.length === 0 || links.filter((value) => keys.has(value)).length < LEAST_THERE * links.length) return null
  const names = own.map((source) => `“${table.profile.columns[source]!.name}”`).join(' and ')
  return {
    sources: own,
    lead: [...lead],
    confidence: 0.9,
    reason: `It is put together of ${names}, as the key that it leads to is in ${tableLabel(linked)}.`,
    decided_by: 'matcher',
    alternatives: [],
  }
}
