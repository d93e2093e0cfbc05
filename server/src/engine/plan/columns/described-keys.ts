import { separatorCalled } from '../../knowledge/lists.ts'
import { nameFeatures, nameScore } from '../../match/names/name-score.ts'
import type { Transform } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { askedWith, columnKey, tableLabel, type Context, type Mapping, type Placement } from '../context.ts'

// “Harbour code, berth number and year, joined with dashes”: a key that no column of the files holds, as its description says how it is made
// of others, some of which the template has columns for.

const JOINED =
  /^(.{3,120}?),? (?:joined|separated|connected|linked|combined|concatenated|verbunden|getrennt|reliés?|séparés?|unid[oa]s|separad[oa]s|unit[ie]|separat[ie]|verbonden|gescheiden) (?:with|by|mit|durch|par|con|por|da|met|door) (?:an? |eine[mn]? |une? |un |una |een )?(\p{L}+)$/iu
const BETWEEN = /,\s*(?:(?:and|und|et|y|e|en)\s+)?|\s+(?:and|und|et|y|e|en)\s+/iu
/** So much alike are a part and what the template or the table calls it. */
const ALIKE = 0.6
const MOST_PARTS = 5
/** The number of a line, or of whatever else tells the rows of one thing apart, is short. */
const LONGEST_NUMBER = 6
/** Rows that were entered twice make a key no less one. */
const LEAST_ONCE = 0.95

const evenly = { weight: () => 1, implied: new Set<string>() }

interface Described {
  parts: string[]
  separator: string
}

/** The parts of a key and what joins them; null where the description says nothing of the kind. */
export function joinedAs(description: string): Described | null {
  const [sentence = ''] = description.trim().split(/[.;(\n]/, 1)
  const [, list = '', mark] = JOINED.exec(sentence.trim()) ?? []
  const separator = separatorCalled(mark, (name) => name ?? '')
  const parts = list.split(BETWEEN).map((part) => part.trim()).filter((part) => part !== '') // prettier-ignore
  return separator === null || parts.length < 2 || parts.length > MOST_PARTS ? null : { parts, separator }
}

/** What a part is in the table: a column, or the same in all rows. */
type Part = { source: number } | { value: string }

/** The mappings with the keys that are joined as their descriptions say; those that wait for a part are not asked about before it is known. */
export function withDescribedKeys(
  mappings: Mapping[],
  placement: Placement,
  context: Context,
  sure: number,
): Mapping[] {
  const { template } = placement.side
  return mappings.map((mapping, target) => {
    const { unique, description, name } = template.columns[target]!
    const isOpen = mapping.decided_by === 'matcher' && mapping.constant === undefined
    const isFound = mapping.sources.length > 0 && !mapping.guessed && mapping.confidence >= sure
    const described = unique && isOpen && !isFound ? joinedAs(description ?? '') : null
    if (!described) return mapping
    const key = columnKey(placement, name, context)
    const own = ownParts(described, target, placement)
    const waits = own.some((at) => at !== null && isAsked(columnKey(placement, template.columns[at]!.name, context), context)) // prettier-ignore
    const parts = waits
      ? null
      : partsIn(described, own, mappings, placement, askedWith(placement.table.profile, context), sure)
    if (waits || parts) context.questions.splice(0, context.questions.length, ...context.questions.filter((one) => one.key !== key)) // prettier-ignore
    return parts ? joined(parts, described, name, placement, context) : mapping
  })
}

function isAsked(key: string, { questions }: Context): boolean {
  return questions.some((one) => one.key === key)
}

/** The template column that each part is; null for a part without one. */
function ownParts({ parts }: Described, target: number, { side }: Placement): (number | null)[] {
  return parts.map((part) =>
    mostAlike(
      part,
      side.names.map((name, at) => (at === target ? null : name)),
    ),
  )
}

function mostAlike(part: string, names: (ReturnType<typeof nameFeatures> | null)[]): number | null {
  const wanted = nameFeatures(part)
  const [best, second] = names
    .map((name, at) => ({ at, score: name === null ? 0 : nameScore(name, wanted, evenly) }))
    .toSorted((a, b) => b.score - a.score)
  return best && best.score >= ALIKE && best.score > (second?.score ?? 0) ? best.at : null
}

/** What each part is; the one that nothing is called like may be told by making the key another one in every row. */
function partsIn(
  described: Described,
  own: (number | null)[],
  mappings: Mapping[],
  { table }: Placement,
  shape: readonly TableProfile[],
  sure: number,
): Part[] | null {
  const taken = new Set(mappings.flatMap(({ sources, guessed, confidence, decided_by }) => !guessed && (confidence >= sure || decided_by !== 'matcher') ? sources : [])) // prettier-ignore
  const free = table.names.map((name, at) =>
    taken.has(at) || shape.every(({ columns }) => columns[at]!.filled === 0) ? null : name,
  )
  const found = described.parts.map((part, index): Part | null => {
    const at = own[index]
    if (at === null || at === undefined) {
      const source = mostAlike(part, free)
      return source === null ? null : { source }
    }
    const { sources, lead, constant, guessed, confidence, decided_by } = mappings[at]!
    if (constant !== undefined) return { value: constant }
    const isKnown = sources.length === 1 && lead.length === 0 && !guessed && (confidence >= sure || decided_by !== 'matcher') // prettier-ignore
    return isKnown ? { source: sources[0]! } : null
  })
  const open = found.flatMap((part, at) => (part === null ? [at] : []))
  if (open.length === 0) return isKey(found as Part[], table.profile, shape) ? (found as Part[]) : null
  if (open.length > 1 || own[open[0]!] !== null) return null
  const possible = free.flatMap((name, source) => {
    const parts = found.map((part) => part ?? { source })
    const isShort = name !== null && shape.every(({ columns }) => columns[source]!.max_length <= LONGEST_NUMBER)
    return isShort && isKey(parts, table.profile, shape) ? [parts] : []
  })
  return possible.length === 1 ? possible[0]! : null
}

/**
 * Whether the parts together are another key in nearly every row that has all of them: of the table, or of all with the same columns, as a
 * sheet with a total alone says nothing against what the others show.
 */
function isKey(parts: Part[], profile: TableProfile, shape: readonly TableProfile[]): boolean {
  const sources = parts.flatMap((part) => ('source' in part ? part.source : []))
  if (sources.length === 0 || new Set(sources).size < sources.length || !isEnded(parts)) return false
  return areKeys(sources, [profile]) || (shape.length > 1 && areKeys(sources, shape))
}

function areKeys(sources: number[], profiles: readonly TableProfile[]): boolean {
  const rows = profiles.flatMap((profile) => profile.rows.map((cells) => ({ cells, profile })))
  const keys = rows.flatMap(({ cells, profile }) => {
    const own = sources.map((source) => cells[profile.columns[source]!.position]?.trim() ?? '')
    return own.includes('') ? [] : own.join('\n')
  })
  const isLeast = keys.length >= LEAST_ONCE * rows.length
  return isLeast && new Set(keys).size >= LEAST_ONCE * keys.length
}

/** What is the same in all rows stands before or behind the columns, not among them. */
function isEnded(parts: Part[]): boolean {
  const first = parts.findIndex((part) => 'source' in part)
  const last = parts.findLastIndex((part) => 'source' in part)
  return parts.slice(first, last + 1).every((part) => 'source' in part)
}

function joined(
  parts: Part[],
  { separator }: Described,
  name: string,
  { table, side }: Placement,
  context: Context,
): Mapping {
  const first = parts.findIndex((part) => 'source' in part)
  const last = parts.findLastIndex((part) => 'source' in part)
  const text = (some: Part[]): string[] => some.map((part) => ('value' in part ? part.value : ''))
  const [before, behind] = [text(parts.slice(0, first)), text(parts.slice(last + 1))]
  const sources = parts.flatMap((part) => ('source' in part ? part.source : []))
  const lead: Transform[] = [
    ...(sources.length > 1 ? [{ kind: 'merge' as const, separator }] : []),
    { kind: 'trim' },
    ...(before.length > 0 ? [{ kind: 'prefix' as const, text: [...before, ''].join(separator) }] : []),
    ...(behind.length > 0 ? [{ kind: 'suffix' as const, text: ['', ...behind].join(separator) }] : []),
  ]
  const said = parts.map((part) => `“${'value' in part ? part.value : table.profile.columns[part.source]!.name}”`)
  const reason = `Its description says that it is joined: ${said.join(', ')}.`
  context.notes.push(`“${name}” of ${side.template.name} is joined of ${said.join(', ')} of ${tableLabel(table.profile)}, as its description says.`) // prettier-ignore
  return { sources, lead, confidence: 0.9, reason, decided_by: 'matcher', alternatives: [] }
}
