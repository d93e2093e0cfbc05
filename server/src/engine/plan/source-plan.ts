import { ruleOf } from '../match/sides.ts'
import type { ColumnPlan, ColumnRef, SourcePlan, Transform } from '../model.ts'
import { profileOfPart } from '../profile/column-part.ts'
import type { ColumnProfile } from '../profile/model.ts'
import { asideSkips, repeatedHeader, testSkips } from './aside.ts'
import { allowedBy } from './columns/allowed-value.ts'
import { askFilling } from './columns/ask-filling.ts'
import { beginningAlike } from './columns/beginning-alike.ts'
import { withKinds } from './columns/by-kind.ts'
import { withKindsByKey } from './columns/kinds-by-key.ts'
import { askRivals } from './joins/ask-rivals.ts'
import { withChanges } from './joins/changed-columns.ts'
import {
  answeredBy,
  askOfCompleting,
  filledByAll,
  withoutOthers,
  type Completing,
  type Filled,
} from './joins/completed.ts'
import { columnRef, type Context, type Mapping, type Placed } from './context.ts'
import { byListedTerms } from './columns/terms-listed.ts'
import { partsAsWritten } from './columns/parts-as-written.ts'
import { takeEvident } from './columns/take-evident.ts'
import { dropFillings, dropQuestions, dropSkipped } from './drop-questions.ts'
import { groupsAbove } from './tables/groups-above.ts'
import { inlineSkips, isInline } from './tables/inline.ts'
import { latestSkips } from './told/latest-rows.ts'
import { gapFillers, isFromAlone, toldBehind, wholeOr } from './joins/gap-fillers.ts'
import type { Group } from './joins/group.ts'
import { linkShares, linkTarget } from './links/links.ts'
import { mapColumns } from './columns/map-columns.ts'
import { ofParts, otherParts, type Part } from './joins/parts.ts'
import { reviseTransforms, toldSkips } from './told/revise.ts'
import { tellContradictions } from './joins/tell-contradictions.ts'
import { calledInLists } from './links/called-in-lists.ts'
import { linkedByPairs } from './links/link-pairs.ts'
import { linkedByTables } from './links/link-tables.ts'
import { linkedByFronts } from './links/fronts-beside.ts'
import { linkedByParts } from './links/link-parts.ts'
import { withSidesJoined } from './sides/completing-sides.ts'
import { accountMapping, byAccounts, letteredAccounts, type LetteredAccounts } from './sides/side-accounts.ts'
import { byLetters, letteredMapping, letteredSides, type LetteredSides } from './sides/side-letters.ts'
import { byPeriodsOfKinds } from './sides/periods-of-kinds.ts'
import { bySignsSaid } from './sides/signs-said.ts'
import { bySides, sidedMapping, sidesOf, type SidedColumn } from './sides/sides.ts'
import { withDaysOfLists } from './joins/days-of-lists.ts'
import { forOne } from './joins/for-one.ts'
import { makesAllAlike, toldDefault } from './columns/stand-ins.ts'
import { chainByExamples } from './told/told-examples.ts'
import { chooseTransforms } from './transforms/choose.ts'
import { unmappedColumns } from './columns/unmapped.ts'

// Over 300 lines: the order in which the steps of one table's plan are taken is what this file is about, and it stands in one place.

/** How one table, with those that complete it, fills a template: `all` are the tables that links may lead to. Mostly one source. */
export function sourcePlans(group: Group, all: Placed[], context: Context): SourcePlan[] {
  const { main } = group
  const { placement } = main
  const joined = withSidesJoined(
    main,
    group.joined.map((one) => withoutOthers(main, withChanges(main, one, context), all, context)),
    context,
  )
  const asking = calledInLists(
    placement,
    mapColumns(placement, context, linkShares(placement, all, context)),
    all,
    context,
  )
  const filled = filledByAll(main, asking, joined, context)
  dropQuestions(answeredBy(joined, main, filled), main.placement, context)
  askOfCompleting(main, joined, filled, all, context)
  askRivals(main, joined, filled, context)
  tellContradictions({ main, joined }, filled, context)
  const sided = takeSides(main, filled, context)
  const accounts = sided ? null : takeAccounts(main, filled, context)
  const lettered = sided || accounts ? null : takeLetters(main, filled, context)
  const plan = planOf(group, joined, filled, all, context)
  if (sided) {
    const { columns } = placement.table.profile
    const side = (which: ColumnProfile): ColumnPlan =>
      columnPlan(main, sidedMapping(sided, which, columns), sided.target, all, context)
    return bySides(plan, sided, main, side, context)
  }
  if (accounts) {
    const account = (target: number, source: number): ColumnPlan =>
      columnPlan(main, accountMapping(accounts, source, filled[target]!.mapping), target, all, context)
    return byAccounts(plan, accounts, main, account, context)
  }
  if (!lettered) {
    const of = (target: number, source: number): ColumnPlan =>
      columnPlan(main, { ...filled[target]!.mapping, sources: [source], lead: [] }, target, all, context)
    const mappings = filled.map(({ placed, mapping }): Mapping =>
      placed === main ? mapping : { ...mapping, sources: [] },
    )
    const mapped = (target: number, mapping: Mapping): ColumnPlan => columnPlan(main, mapping, target, all, context)
    const parts = bySignsSaid(plan, main, context) ??
      byPeriodsOfKinds(plan, main, mappings, mapped, context) ??
      byListedTerms(plan, main, mapped, context) ?? [plan]
    return [...parts, ...groupsAbove(plan, main, mappings, of, context)]
  }
  const amount = (target: number): ColumnPlan =>
    columnPlan(main, letteredMapping(lettered, filled[target]!.mapping), target, all, context)
  return byLetters(plan, lettered, main, amount, context)
}

/** Fills one amount from the two columns of its sides, where the table has them so. */
function takeSides(main: Placed, filled: Filled[], context: Context): SidedColumn | null {
  const { placement } = main
  const mappings = filled.map(({ placed, mapping }): Mapping =>
    placed === main ? mapping : { ...mapping, decided_by: 'answer' },
  )
  const sided = sidesOf({ placement, mappings }, context.texts)
  if (!sided) return null
  const { target, plus, side } = sided
  dropQuestions([target, ...(side ? [side.target] : [])], main.placement, context)
  filled[target] = { placed: main, mapping: sidedMapping(sided, plus, placement.table.profile.columns) }
  if (side)
    filled[side.target] = {
      placed: main,
      mapping: { ...filled[side.target]!.mapping, sources: [], lead: [], constant: side.plus },
    }
  return sided
}

/** Takes the account and the one against it for the accounts of the two sides, where the table has a letter beside them. */
function takeAccounts(main: Placed, filled: Filled[], context: Context): LetteredAccounts | null {
  const { placement } = main
  const mappings = filled.map(({ placed, mapping }): Mapping =>
    placed === main ? mapping : { ...mapping, decided_by: 'answer' },
  )
  const found = letteredAccounts(placement, mappings, context)
  if (!found) return null
  const { own, contra, targets } = found
  dropQuestions(Object.values(targets), main.placement, context)
  for (const [target, source] of [
    [targets.debit, own],
    [targets.credit, contra],
  ] as const)
    filled[target] = { placed: main, mapping: accountMapping(found, source, filled[target]!.mapping) }
  return found
}

/** Takes the columns of the two sides for what a letter beside one amount tells, where the table has it so. */
function takeLetters(main: Placed, filled: Filled[], context: Context): LetteredSides | null {
  const mappings = filled.map(({ placed, mapping }): Mapping =>
    placed === main ? mapping : { ...mapping, sources: [], constant: '' },
  )
  const lettered = letteredSides(main.placement, mappings, context)
  const apart = lettered && 'debit' in lettered.targets ? Object.values(lettered.targets) : []
  dropQuestions(apart, main.placement, context)
  for (const target of apart)
    filled[target] = { placed: main, mapping: { ...filled[target]!.mapping, sources: [], lead: [] } }
  return lettered
}

/** The plan of the main table's rows, before they are taken apart by sides. */
function planOf(
  { main, about, skips = [] }: Group,
  joined: Completing[],
  filled: Filled[],
  all: Placed[],
  context: Context,
): SourcePlan {
  const { placement } = main
  const { profile } = placement.table
  const { slug } = placement.side.template
  const mappings = filled.map(({ mapping }) => mapping)
  const linked = new Map([
    ...linkedByPairs(main, mappings, all, context),
    ...linkedByTables(main, mappings, all, context),
    ...linkedByFronts(main, filled, all, context),
    ...linkedByParts(main, filled, all, context),
  ])
  dropQuestions([...linked.keys()], main.placement, context)
  const own = filled.map(({ placed, mapping }): Mapping => (placed === main ? mapping : { ...mapping, sources: [] }))
  for (const [target, mapping] of mappings.entries()) {
    const evident = isHeld(mapping) ? null : takeEvident(main, joined, own, target, context)
    if (evident) mappings[target] = filled[target]!.mapping = evident
  }
  const before = context.questions.length
  const single: ColumnPlan[] = []
  const planned = ({ placed, mapping, behind }: Filled, target: number): ColumnPlan => {
    const byPair = linked.get(target)
    if (byPair) return byPair
    const value = mapping.sources.length > 0 ? null : askFilling(placement, mappings, target, context)
    const settled = value === null ? mapping : filling(value, mapping)
    const parts = isFromAlone(placed, target, context)
      ? []
      : placed === main
        ? gapFillers(main, target, settled, joined, context)
        : [
            ...otherParts(placed, target, settled, joined, context).filter(
              (part) => !behind?.some((one) => one.placed === part.placed),
            ),
            ...(behind ?? []),
            ...toldBehind(main, target, context),
          ]
    const whole =
      placed === main && parts.length > 0
        ? wholeOr(
            settled,
            parts.map((part) => part.placed.mappings[target]!),
          )
        : null
    const from = placed === main ? placed : { ...placed, placement: { ...placed.placement, completes: true as const } }
    return columnPlan(from, partsAsWritten(whole ?? settled, single, placed.placement), target, all, context, parts)
  }
  // What has parts of others as these are written comes after them.
  const order = [...filled.keys()].toSorted(
    (a, b) => Number(filled[a]!.mapping.written !== undefined) - Number(filled[b]!.mapping.written !== undefined),
  )
  for (const target of order) single[target] = planned(filled[target]!, target)
  const dated = withDaysOfLists(beginningAlike(single, mappings), main, joined, context)
  const keyed = withKindsByKey(dated, placement)
  const { columns, filled: kinds } = withKinds(keyed.columns, placement)
  const told = [...keyed.filled, ...kinds]
  dropQuestions(told, main.placement, context)
  dropFillings(told, main, before, context)
  const plan: SourcePlan = {
    file_id: profile.table.file_id,
    table: profile.table.name,
    joins: joined.map(({ join }) => join),
    columns,
    skips: [
      ...repeatedHeader(profile),
      ...asideSkips(placement, context),
      ...(about ? [about.skip] : []),
      ...skips,
      ...(placement.both?.skips ?? []),
      ...(isInline(slug, all, context.templates) ? inlineSkips(main, context.templates) : []),
      // What somebody said of rows is a better reason than what they say themselves.
      ...toldSkips(slug, columns, profile, context),
      ...latestSkips(columns, main.placement, context),
      ...testSkips(placement, context),
    ],
    unmapped: [main, ...joined.map(({ placed }) => placed)].flatMap((placed) =>
      unmappedColumns(placed, columns, joined, context),
    ),
  }
  dropSkipped(plan, slug, placement, context)
  return plan
}

/** A column that is hardly like it is only asked about for want of a better one. */
const HARDLY = 0.1

const isHeld = ({ sources, guessed, confidence }: Mapping): boolean =>
  sources.length > 0 && !(guessed && confidence < HARDLY)

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

function columnPlan(
  placed: Placed,
  mapping: Mapping,
  target: number,
  all: Placed[],
  context: Context,
  parts: readonly Part[] = [],
): ColumnPlan {
  const { placement } = placed
  const column = placement.side.template.columns[target]!
  const made =
    forOne(placed, target, mapping, parts, context) ??
    (parts.length === 0 ? null : ofParts(placement, mapping.sources[0]!, parts))
  const inputs = made?.inputs ?? refs(placement, mapping.sources)
  const single = mapping.sources.length === 1 && mapping.lead.length === 0
  const source = single ? placement.table.profile.columns[mapping.sources[0]!]! : null
  const link = linkTarget(
    column,
    source ?? takenPart(placement, mapping),
    mapping.decided_by !== 'matcher',
    all,
    context,
  )
  const why = link?.lookup ? `${mapping.reason} ${link.lookup.reason}` : mapping.reason
  const asked = { questions: [...context.questions], notes: [...context.notes] }
  const steps = (): Transform[] =>
    chooseTransforms(made?.placement ?? placement, made?.mapping ?? mapping, target, context, link)
  const transforms =
    inputs.length === 0 ? constantOf(mapping) : made ? [made.lead, ...steps().slice(made.mapping ? 1 : 0)] : steps()
  const shown = chainByExamples({ placement, mapping, target, inputs, chosen: transforms }, context, () => {
    // What was unclear about steps that are not taken is no question.
    context.questions.splice(0, context.questions.length, ...asked.questions)
    context.notes.splice(0, context.notes.length, ...asked.notes)
  })
  const revised = reviseTransforms(transforms, column.name, inputs, placement.side.template.slug, context, shown)
  const names = inputs.map((input) => input.column)
  const chain = emptiedFirst(revised)
  const told = toldDefault(placement.side.template.slug, column.name, names, context)
  // What all rows have leaves none without.
  const whole =
    told && chain.at(-1)?.kind !== 'constant' ? { ...told, value: allowedBy(ruleOf(column), told.value) } : null
  const preset = whole && makesAllAlike(whole, chain, source) ? null : whole
  const rest = preset?.value ?? mapping.rest
  return {
    column: column.name,
    inputs,
    transforms:
      rest !== undefined && chain.at(-1)?.kind !== 'default' ? [...chain, { kind: 'default', value: rest }] : chain,
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

/** The part that a text says is taken of one column, as a column of its own: what links by it is looked up by that alone. */
function takenPart(
  { table }: Placed['placement'],
  { sources: [source], lead: [step], part }: Mapping,
): ColumnProfile | null {
  if (source === undefined || part === undefined || step?.kind !== 'extract') return null
  return profileOfPart(table.profile.columns[source]!, step.pattern, part)
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

/** A number that a spreadsheet shows in short: as an identifier, its last digits are lost. */
const SHORTENED = /^-?\d(?:[.,]\d+)?E\+\d{1,3}$/i

function hasShortened({ table, side }: Placed['placement'], { sources }: Mapping, target: number): boolean {
  if (side.kinds[target]!.includes('number')) return false
  return sources.some((source) =>
    table.profile.columns[source]!.values.some(({ value }) => SHORTENED.test(value.trim())),
  )
}
