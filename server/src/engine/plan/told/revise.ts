import { directivesOf, sameName, type Directive } from '../../knowledge/directives.ts'
import type { ColumnRef, RowSkip, Transform, ValueMapEntry } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { ByExamples, Context } from '../context.ts'

// What updates said of a column's values and of rows, over what was chosen from the data.

/**
 * The chain with what was said of it: other steps, and values that need not be among those that were looked at. `shown`: what examples
 * say in its place.
 */
export function reviseTransforms(
  chosen: Transform[],
  column: string,
  inputs: ColumnRef[],
  slug: string,
  { directives }: Context,
  shown: ByExamples | null = null,
): Transform[] {
  const names = [column, ...inputs.map((input) => input.column)]
  const told = directivesOf(directives, 'chain', slug).find((directive) => directive.column === column)
  const chain = shown ?? (told ? { transforms: told.transforms, directive: told } : null)
  const heard = chain ? directives.slice(0, directives.indexOf(chain.directive)) : directives
  const entries = new Map<string, ValueMapEntry>()
  // Nearest first, so that the first word on a value counts; what was said before the chain went with it.
  for (const directive of heard) {
    if (directive.kind !== 'value' || directive.revision === 0 || directive.column === null || directive.or) continue
    if (
      directive.slug === null ? !names.some((name) => sameName(name, directive.column!)) : directive.column !== column
    )
      continue
    if (directive.slug !== null && directive.slug !== slug) continue
    const { raw, value, by } = directive
    if (!entries.has(raw)) entries.set(raw, { raw, value, decided_by: by })
  }
  const isMeant = (name: string): boolean => names.some((own) => sameName(own, name))
  const steps = heard.filter(
    (directive) => directive.kind === 'step' && isFor(directive, slug) && isMeant(directive.column),
  )
  const tokens = heard.flatMap((directive) =>
    directive.kind === 'null_token' &&
    isFor(directive, slug) &&
    (directive.column === null || isMeant(directive.column))
      ? directive.tokens
      : [],
  )
  const first = inputs.length === 0 ? [] : withTokens(chain ? chain.transforms : chosen, tokens)
  const mapped = withEntries(inputs.length === 0 ? (chain?.transforms ?? chosen) : first, entries)
  // In the order in which they were said.
  return [
    ...mapped,
    ...steps.toReversed().flatMap((directive) => (directive.kind === 'step' ? directive.transforms : [])),
  ]
}

function isFor({ slug }: Directive, of: string): boolean {
  return slug === null || slug === of
}

/** The chain with more texts that count as empty: before anything reads the values, and after what makes one value of several. */
function withTokens(chain: Transform[], tokens: string[]): Transform[] {
  if (tokens.length === 0) return chain
  const known = chain.findIndex(({ kind }) => kind === 'null_token')
  const step = chain[known]
  if (step?.kind === 'null_token') {
    const all = [...new Set([...step.tokens, ...tokens])]
    return chain.with(known, { kind: 'null_token', tokens: all })
  }
  const at = chain.findIndex(({ kind }) => !['merge', 'split', 'trim', 'collapse_spaces'].includes(kind))
  const place = at < 0 ? chain.length : at
  return [...chain.slice(0, place), { kind: 'null_token', tokens: [...new Set(tokens)] }, ...chain.slice(place)]
}

export function withEntries(chain: Transform[], entries: Map<string, ValueMapEntry>): Transform[] {
  if (entries.size === 0) return chain
  const place = chain.findLastIndex(({ kind }) => kind === 'value_map')
  const known = chain[place]
  const merged = new Map(known?.kind === 'value_map' ? known.entries.map((entry) => [entry.raw, entry]) : [])
  for (const [raw, entry] of entries) merged.set(raw, entry)
  const changing = [...merged.values()].filter(({ raw, value }) => raw !== value)
  const sorted = changing.toSorted((a, b) => (a.raw < b.raw ? -1 : a.raw > b.raw ? 1 : 0))
  const step: Transform[] = sorted.length === 0 ? [] : [{ kind: 'value_map', entries: sorted }]
  return place < 0 ? [...chain, ...step] : [...chain.slice(0, place), ...step, ...chain.slice(place + 1)]
}

/** Rows of a table that were told to be left out: by what stands in a column of it, named itself or by the column that it fills. */
export function toldSkips(
  slug: string,
  columns: { column: string; inputs: ColumnRef[]; transforms: Transform[] }[],
  profile: TableProfile,
  { directives }: Context,
): RowSkip[] {
  const { file_id, name: own } = profile.table
  const left = directivesOf(directives, 'leave_rows', slug)
    .filter(({ table }) => table.file_id === file_id && table.table === own)
    .map(({ when, what, origin }): RowSkip => ({ when, reason: `${what}: such rows are left out, as ${origin} says.` }))
    .map((skip) => withState(skip, profile))
  const skipped = directivesOf(directives, 'skip_rows', slug)
    .toReversed()
    .flatMap((directive): RowSkip[] => {
      const { column, value, keep, origin, exactly } = directive
      const filled = columns.find((candidate) => sameName(candidate.column, column))
      const such = `such rows are left out, as ${origin} says.`
      const several = fillsOneOf(filled, profile)
      if (several !== null) {
        const when = { positions: several, is: 'all_empty' } as const
        return value === null ? [{ when, reason: `“${column}” is empty: ${such}` }] : []
      }
      const [input, second] = filled?.inputs ?? []
      const single = input && !second && isOf(input, profile.table) ? input : undefined
      const found = profile.columns.find(({ name, position }) =>
        single ? position === single.position : sameName(name, column),
      )
      if (!found) return []
      const { name, position } = found
      if (value === null) return [{ when: { position, is: 'empty' }, reason: `“${name}” is empty: ${such}` }]
      // An exact change means exactly that text.
      if (exactly && !keep)
        return [
          withState({ when: { position, is: 'equal', value }, reason: `“${name}” is “${value}”: ${such}` }, profile),
        ]
      const values = spellings(value, single ? (filled?.transforms ?? []) : [])
      // Rows that call themselves tests are not among the values that were seen.
      const isUnseen = !keep && profile.aside.some(({ kind }) => kind === 'test')
      if (!occurs(values, found) && !isUnseen) return []
      const is = keep ? 'none_of' : 'one_of'
      const reason = `“${name}” is ${keep ? 'not ' : ''}“${value}”: ${such}`
      return [withState({ when: { position, is, values }, reason }, profile)]
    })
  return [...left, ...skipped]
}

/** What is said of a row itself, and of no thing that it is about: that another row stands for it. */
const OF_ROWS =
  /duplica|dupl?(?!\p{L})|doppel|doppio|doublon|doubl(?:e|é)|dubbel|dubl|supers|obsol|replaced|ersetzt|remplac|reemplaz|sostitui|vervang|zastąp/iu

/** What stands in a column, beside others, may be told of what the row is about; of a cell that is empty nothing is. */
function withState(skip: RowSkip, { columns }: TableProfile): RowSkip {
  const { when } = skip
  if (when.is !== 'one_of' && when.is !== 'none_of' && when.is !== 'equal') return skip
  const texts = [
    ...('values' in when ? when.values : [when.value]),
    columns.find(({ position }) => position === when.position)?.name ?? '',
  ]
  return texts.some((text) => OF_ROWS.test(text)) ? skip : { ...skip, state: true }
}

/** The columns of which the first that has a value fills a template column; null where one column does, or all of several together. */
function fillsOneOf(
  filled: { inputs: ColumnRef[]; transforms: Transform[] } | undefined,
  { table }: TableProfile,
): number[] | null {
  const [first] = filled?.transforms ?? []
  const isOneOf = first?.kind === 'merge' && first.first === true && filled!.inputs.every((input) => isOf(input, table))
  return isOneOf ? filled!.inputs.map(({ position }) => position) : null
}

/** The value, and what is written as it. */
function spellings(value: string, transforms: Transform[]): string[] {
  const entries = transforms.flatMap((step) => (step.kind === 'value_map' ? step.entries : []))
  const raws = entries.filter((entry) => isSame(entry.value, value)).map(({ raw }) => raw)
  return [...new Set([value, ...raws].map((text) => text.trim().toLowerCase()))]
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

/** A value that no row has leaves out nothing, rather than everything. */
function occurs(values: string[], { complete, values: found }: ColumnProfile): boolean {
  return !complete || found.some(({ value }) => values.includes(value.trim().toLowerCase()))
}

function isOf({ file_id, table }: ColumnRef, of: { file_id: string; name: string }): boolean {
  return file_id === of.file_id && table === of.name
}
