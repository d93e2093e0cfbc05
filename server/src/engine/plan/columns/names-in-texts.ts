import { isWhole, tableLabel, UNMAPPED, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { linkedOf } from '../links/links.ts'
import { namedBy, type Named } from '../links/namings.ts'
import { foldName } from '../links/near-names.ts'
import { keysByNames, type KeyIn } from '../links/names-within.ts'
import type { ValueMapEntry } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { SURE } from '../sure.ts'
import { FIRST_FILLED } from './told-columns.ts'

// A cash book has the number of a member in some rows only, and in all of them the name, within the text of what was paid.

/** So many of the rows without a number must name somebody, and of all rows where none has a number. */
const LEAST_NAMED = 0.5
/** So many rows that have both must say the same, of at least so many. */
const AGREEING = 0.95
const FEW = 5
/** A longer map is no matter of a plan, which a person is to read. */
const MOST_ENTRIES = 5_000

interface Texts {
  source: number
  entries: ValueMapEntry[]
  named: number
}

/** The mappings with the links that stand in texts as whole names, where their keys are in some rows or in none. */
export function withNamesInTexts(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { side, table } = placement
  if (!isWhole(table.profile)) return mappings
  return mappings.map((mapping, target) => {
    const linked = linkedOf(side.template.columns[target]!, context.templates)
    const own = ownKeys(mapping)
    if (linked === null || linked.template === side.template || own === undefined) return mapping
    if (own === null && !side.template.columns[target]!.required) return mapping
    const named = namedBy(linked, [...(context.placed ?? [])], context)
    const keyIn = named && keysByNames(named)
    if (!keyIn || (own === null && mapping.sources.some((source) => areKeys(table.profile.columns[source]!, named))))
      return mapping
    const found = table.profile.columns.flatMap((_, source) =>
      source === own ? [] : (textsWith(keyIn, source, own, placement) ?? []),
    )
    const [best, ...more] = found.toSorted((a, b) => b.named - a.named)
    return best === undefined || more.some(({ named: other }) => other === best.named)
      ? mapping
      : taken(best, own, target, mapping, placement, context)
  })
}

/** The column of keys as they are; null where no column holds them, undefined where they are made otherwise. */
function ownKeys(mapping: Mapping): number | null | undefined {
  const { sources, lead, constant, guessed, confidence, decided_by } = mapping
  const [own, ...more] = sources
  if (constant !== undefined || more.length > 0 || lead.length > 0) return undefined
  if (own === undefined) return decided_by === 'matcher' ? null : undefined
  return decided_by === 'matcher' && (guessed || confidence < SURE) ? null : own
}

/** From this share of the cells on a column that seemed to be the link by its values alone has its keys. */
const NEARLY_ALL = 0.9

/** Keys beside texts are whose row it is, whatever they are called: somebody else may be named in the texts. That is a question, then. */
function areKeys({ values, distinct, filled }: ColumnProfile, { keys }: Named): boolean {
  const isKey = (value: string): boolean =>
    keys.has(foldName(value)) || (/^\s*0+\d+\s*$/.test(value) && keys.has(`${Number(value)}`))
  const found = values.reduce((sum, { value, count }) => (isKey(value) ? sum + count : sum), 0)
  return distinct >= FEW && found >= NEARLY_ALL * filled
}

/** The texts of a column with the keys of the rows that they name, where enough of them do and none of the keys beside says otherwise. */
function textsWith(keyIn: KeyIn, source: number, own: number | null, { table }: Placement): Texts | null {
  const { columns, rows } = table.profile
  const texts = columns[source]!
  // Where somebody is reached names the firm, but row by row nobody entered it: what stays empty may be meant so.
  if (own !== null && (texts.types.email ?? 0) >= LEAST_NAMED) return null
  if ((texts.types.words ?? 0) < LEAST_NAMED && !texts.values.some(({ value }) => /\p{L}\s+\p{L}/u.test(value)))
    return null
  const keys = new Map(texts.values.map(({ value }) => [value, keyIn(value)]))
  let [open, named, both, agreeing] = [0, 0, 0, 0]
  for (const cells of rows) {
    const text = cells[texts.position]
    const key = text === null || text === undefined ? null : (keys.get(text) ?? keyIn(text))
    const known = own === null ? undefined : cells[columns[own]!.position]?.trim()
    if (known) {
      if (key !== null) both++
      if (key === known) agreeing++
    } else {
      open++
      if (key !== null) named++
    }
  }
  const isKnown = own === null || (both >= FEW && agreeing >= AGREEING * both)
  if (!isKnown || named < FEW || named < LEAST_NAMED * open) return null
  const entries = [...keys].flatMap(([raw, value]): ValueMapEntry[] =>
    value === null ? [] : [{ raw, value, decided_by: 'matcher' }],
  )
  return new Set(entries.map(({ value }) => value)).size < FEW || entries.length > MOST_ENTRIES
    ? null
    : { source, entries, named }
}

function taken(
  { source, entries, named }: Texts,
  own: number | null,
  target: number,
  mapping: Mapping,
  placement: Placement,
  context: Context,
): Mapping {
  const { profile } = placement.table
  const { name } = placement.side.template.columns[target]!
  const header = profile.columns[source]!.name
  const where = own === null ? '' : ` where “${profile.columns[own]!.name}” is empty`
  const shown = entries[0]!
  const note = `“${name}” of ${placement.side.template.name} is that of whom the texts in “${header}” of ${tableLabel(profile)} name${where} (${named} rows): “${shown.raw}” is ${shown.value}.`
  if (!context.notes.includes(note)) context.notes.push(note)
  if (own === null) dropQuestions([target], placement, context)
  const reason = `${own === null ? 'No column holds it.' : mapping.reason} The texts in “${header}” name whose it is${where}.`
  const map = { kind: 'value_map' as const, entries: entries.toSorted((a, b) => (a.raw < b.raw ? -1 : 1)) }
  return own === null
    ? { ...UNMAPPED, sources: [source], lead: [{ kind: 'trim' }, map], confidence: 0.9, reason }
    : { ...mapping, sources: [own, source], lead: [FIRST_FILLED, map], reason }
}
