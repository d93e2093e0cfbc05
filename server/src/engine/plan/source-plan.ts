import type { ColumnPlan, ColumnRef, JoinPlan, RowSkip, SourcePlan, Transform } from '../model.ts'
import type { ColumnProfile, TableProfile } from '../profile/model.ts'
import { asideSkips } from './aside.ts'
import { askCompleting } from './ask-completing.ts'
import { askFilling } from './ask-filling.ts'
import { columnKey, columnRef, type Context, type Mapping, type Placed } from './context.ts'
import { inlineSkips, isInline } from './inline.ts'
import type { Group } from './joins.ts'
import { linkShares, linkTarget } from './links.ts'
import { mapColumns, SURE } from './map-columns.ts'
import { ofParts, otherParts } from './parts.ts'
import { reviseTransforms, toldSkips } from './revise.ts'
import { othersIn, tellContradictions } from './tell-contradictions.ts'
import { linkedByPairs } from './link-pairs.ts'
import { byLetters, letteredSides } from './side-letters.ts'
import { bySides, sidedMapping, sidesOf } from './sides.ts'
import { toldDefault } from './told-columns.ts'
import { chainByExamples } from './told-examples.ts'
import { chooseTransforms } from './transforms/choose.ts'
import { unmappedColumns } from './unmapped.ts'

/** A template column with the table that fills it. */
interface Filled {
  placed: Placed
  mapping: Mapping
}

/** How one table, with those that complete it, fills a template: `all` are the tables that links may lead to. Mostly one source. */
export function sourcePlans({ main, joined: found }: Group, all: Placed[], context: Context): SourcePlan[] {
  const { placement } = main
  const { profile } = placement.table
  const joined = found.map((one) => withoutOthers(main, one, all, context))
  const asking = mapColumns(placement, context, linkShares(placement, all, context))
  const filled = asking.map((mapping, target): Filled => {
    const fills = ({ sources, guessed }: Mapping): boolean => sources.length > 0 && !guessed
    // Rows that the other table lacks have their keys, too.
    const isKey = ({ placement: other }: Placed, { right }: JoinPlan, { sources }: Mapping): boolean =>
      mapping.sources.length === 1 &&
      sources.length === 1 &&
      other.table.profile.columns[sources[0]!]!.position === right
    const completing = joined.find(
      ({ placed, join }) => fills(placed.mappings[target]!) && !isKey(placed, join, placed.mappings[target]!),
    )
    const surer = completing !== undefined && completing.placed.mappings[target]!.confidence >= SURE
    // That no column of the main table is meant says nothing about the others.
    const none = mapping.sources.length === 0 && (mapping.confidence < SURE || mapping.decided_by === 'answer')
    const lacks = none || mapping.guessed || (mapping.confidence < SURE && surer)
    const assigned = !mapping.assigned && completing?.placed.mappings[target]!.assigned
    return (lacks || assigned || completing?.lookup) && completing
      ? { placed: completing.placed, mapping: completing.placed.mappings[target]! }
      : { placed: main, mapping }
  })
  // A column that a completing table fills needs no answer from the main table.
  const completed = filled.flatMap(({ placed }, target) => (placed === main ? [] : [target]))
  dropQuestions(completed, main, context)
  const known = sureElsewhere({ main, joined }, all)
  for (const { placed, others, lookup } of joined) {
    if (lookup) continue
    const both = filled.map(({ placed: by, mapping }) =>
      by === placed && isUnsure(mapping) ? emptied(mapping) : mapping,
    )
    const share = linkShares(placed.placement, all, context)
    askCompleting(placed.placement, main.placement, both, share, { others, known }, context)
  }
  tellContradictions({ main, joined }, filled, context)
  const sided = sidesOf({
    placement,
    mappings: filled.map(({ placed, mapping }) => (placed === main ? mapping : { ...mapping, decided_by: 'answer' })),
  })
  if (sided) {
    dropQuestions([sided.target, ...(sided.side ? [sided.side.target] : [])], main, context)
    filled[sided.target] = { placed: main, mapping: sidedMapping(sided, sided.plus, profile.columns) }
    if (sided.side) filled[sided.side.target] = { placed: main, mapping: { ...asking[sided.side.target]!, sources: [], lead: [], constant: sided.side.plus } } // prettier-ignore
  }
  const lettered = sided ? null : letteredSides(placement, filled.map(({ placed, mapping }) => (placed === main ? mapping : { ...mapping, sources: [], constant: '' }))) // prettier-ignore
  const apart = lettered && 'debit' in lettered.targets ? [lettered.targets.debit, lettered.targets.credit] : []
  dropQuestions(apart, main, context)
  for (const target of apart) filled[target] = { placed: main, mapping: { ...asking[target]!, sources: [], lead: [] } }
  const mappings = filled.map(({ mapping }) => mapping)
  const linked = linkedByPairs(main, mappings, all, context)
  dropQuestions([...linked.keys()], main, context)
  const columns = filled.map(({ placed, mapping }, target) => {
    const byPair = linked.get(target)
    if (byPair) return byPair
    const value = mapping.sources.length > 0 ? null : askFilling(main.placement, mappings, target, context)
    const settled = value === null ? mapping : filling(value, mapping)
    const parts = placed === main ? [] : otherParts(placed, settled, joined, context)
    return columnPlan(placed, settled, target, all, context, parts)
  })
  const plan: SourcePlan = {
    file_id: profile.table.file_id,
    table: profile.table.name,
    joins: joined.map(({ join }) => join),
    columns,
    skips: [
      ...repeatedHeader(profile),
      ...asideSkips(placement, context),
      ...(isInline(placement.side.template.slug, all, context.templates) ? inlineSkips(main, context.templates) : []),
      ...toldSkips(placement.side.template.slug, columns, profile, context),
    ],
    unmapped: [main, ...joined.map(({ placed }) => placed)].flatMap((placed) =>
      unmappedColumns(placed, columns, joined, context),
    ),
  }
  if (lettered) {
    const amount = (target: number): Mapping =>
      apart.length === 0
        ? mappings[target]!
        : { ...asking[target]!, sources: [lettered.amount], lead: [], confidence: 0.9, decided_by: 'matcher', reason: `“${lettered.letter.name}” says on which side the amount stands.` } // prettier-ignore
    return byLetters(plan, lettered, main, (target) => columnPlan(main, amount(target), target, all, context), context)
  }
  if (!sided) return [plan]
  const planOf = (which: ColumnProfile): ColumnPlan =>
    columnPlan(main, sidedMapping(sided, which, profile.columns), sided.target, all, context)
  return bySides(plan, sided, main, planOf, context)
}

/** A completing table with what its columns are once those are left out that the main table has, with other figures. */
function withoutOthers(
  main: Placed,
  one: Group['joined'][number],
  all: Placed[],
  context: Context,
): Group['joined'][number] & { others: ReadonlySet<number> } {
  const others = othersIn(main, one)
  if (others.size === 0) return { ...one, others }
  const { placement } = one.placed
  const quiet: Context = { ...context, questions: [], notes: [], doubts: null }
  const completed = { elsewhere: others, others, known: new Set<number>() }
  const mappings = mapColumns(placement, quiet, linkShares(placement, all, context), completed)
  return { ...one, placed: { placement, mappings }, others }
}

function isUnsure({ decided_by, confidence, sources }: Mapping): boolean {
  return decided_by === 'matcher' && confidence < SURE && sources.length === 1
}

/** What a completing table may fill is asked about as what nothing fills. */
function emptied(mapping: Mapping): Mapping {
  return { ...mapping, sources: [] }
}

/** What other tables of the template fill for sure. */
function sureElsewhere({ main, joined }: Group, all: Placed[]): ReadonlySet<number> {
  const own = [main, ...joined.map(({ placed }) => placed)].map(({ placement }) => placement.table)
  const others = all.filter(
    ({ placement: { side, table } }) => side.template === main.placement.side.template && !own.includes(table),
  )
  return new Set(
    others.flatMap(({ mappings }) =>
      mappings.flatMap(({ sources, confidence }, target) => (sources.length > 0 && confidence >= SURE ? [target] : [])),
    ),
  )
}

function filling({ value, by }: NonNullable<ReturnType<typeof askFilling>>, mapping: Mapping): Mapping {
  return {
    ...mapping,
    constant: value,
    confidence: 1,
    reason:
      by === 'answer'
        ? `You answered that every row has “${value}”.`
        : `The table is called “${value}”, as long as nobody says otherwise.`,
    decided_by: by,
  }
}

/** What is asked about columns of the main table that are filled otherwise is no question any more. */
function dropQuestions(targets: number[], { placement }: Placed, context: Context): void {
  const { columns } = placement.side.template
  const done = targets.map((target) => columnKey(placement, columns[target]!.name, context))
  const keep = context.questions.filter(({ key }) => !done.includes(key))
  context.questions.splice(0, context.questions.length, ...keep)
  if (context.doubts) context.doubts = context.doubts.filter(({ key }) => !done.includes(key))
}

function columnPlan(
  { placement }: Placed,
  mapping: Mapping,
  target: number,
  all: Placed[],
  context: Context,
  parts: readonly Placed[] = [],
): ColumnPlan {
  const column = placement.side.template.columns[target]!
  const whole = parts.length === 0 ? null : ofParts(placement, parts, mapping.sources[0]!)
  const inputs = whole?.inputs ?? refs(placement, mapping.sources)
  const single = mapping.sources.length === 1 && mapping.lead.length === 0
  const source = single ? placement.table.profile.columns[mapping.sources[0]!]! : null
  const link = linkTarget(column, source, mapping.decided_by !== 'matcher', all, context)
  const why = link?.lookup ? `${mapping.reason} ${link.lookup.reason}` : mapping.reason
  const asked = { questions: [...context.questions], notes: [...context.notes] }
  const transforms =
    inputs.length === 0
      ? constantOf(mapping)
      : [
          ...(whole ? [whole.lead] : []),
          ...chooseTransforms(whole?.placement ?? placement, mapping, target, context, link),
        ]
  const shown = chainByExamples({ placement, mapping, target, inputs, chosen: transforms }, context, () => {
    // What was unclear about steps that are not taken is no question.
    context.questions.splice(0, context.questions.length, ...asked.questions)
    context.notes.splice(0, context.notes.length, ...asked.notes)
  })
  const revised = reviseTransforms(transforms, column.name, inputs, placement.side.template.slug, context, shown)
  const names = inputs.map((input) => input.column)
  const steps = emptiedFirst(revised)
  const preset = toldDefault(placement.side.template.slug, column.name, names, context)
  return {
    column: column.name,
    inputs,
    transforms: preset ? [...steps, { kind: 'default', value: preset.value }] : steps,
    confidence: preset && inputs.length === 0 ? 1 : mapping.confidence,
    reason: preset ? `${why} Where it is empty it is “${preset.value}”: ${preset.reason}.` : why,
    decided_by: preset && inputs.length === 0 ? preset.by : mapping.decided_by,
    ...(hasShortened(placement, mapping, target) ? { shortened: true as const } : {}),
    alternatives: mapping.alternatives.map(({ sources, confidence, reason }) => ({
      inputs: refs(placement, sources),
      confidence,
      reason,
    })),
  }
}

/** What stands for nothing is passed over where the first column that has a value counts: it would count, and be emptied then. */
function emptiedFirst(chain: Transform[]): Transform[] {
  const [merge, ...rest] = chain
  const empty = rest.find(({ kind }) => kind !== 'trim' && kind !== 'collapse_spaces')
  return merge?.kind === 'merge' && merge.first && empty?.kind === 'null_token'
    ? [{ ...merge, tokens: empty.tokens }, ...rest]
    : chain
}

function constantOf({ constant }: Mapping): Transform[] {
  return constant === undefined ? [] : [{ kind: 'constant', value: constant }]
}

function refs(placement: Placed['placement'], sources: number[]): ColumnRef[] {
  const { profile } = placement.table
  return sources.map((source) => columnRef(profile, profile.columns[source]!))
}

/** Files glued together repeat their header in the middle: a row in which two columns or more hold their own names. */
function repeatedHeader(profile: TableProfile): RowSkip[] {
  const repeating = profile.columns.filter(({ name, values }) => values.some(({ value }) => value === name))
  const [first] = repeating
  if (!first || repeating.length < 2) return []
  const reason = 'The header is repeated in the middle of the table.'
  return [{ when: { position: first.position, is: 'equal', value: first.name }, reason }]
}

/** A number that a spreadsheet shows in short: as an identifier, its last digits are lost. */
const SHORTENED = /^-?\d(?:[.,]\d+)?E\+\d{1,3}$/i

function hasShortened({ table, side }: Placed['placement'], { sources }: Mapping, target: number): boolean {
  if (side.kinds[target]!.includes('number')) return false
  return sources.some((source) =>
    table.profile.columns[source]!.values.some(({ value }) => SHORTENED.test(value.trim())),
  )
}
