import type { Advice, Doubt } from '../advice/model.ts'
import { constantsSaid } from '../knowledge/constants-said.ts'
import { collectDirectives, directivesOf } from '../knowledge/directives.ts'
import { readingsOf, sentenceDoubts } from '../knowledge/readings.ts'
import { settleNames } from '../knowledge/settle-names.ts'
import type { LinkShare } from '../match/score-columns.ts'
import type {
  Answer,
  ColumnPlan,
  ColumnRef,
  KnowledgeEntry,
  Plan,
  Question,
  Revision,
  RowSkip,
  SheetPlan,
  SourcePlan,
  Template,
  Transform,
} from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import { acceptedColumns } from './accepted.ts'
import { asideSkips } from './aside.ts'
import { askCompleting } from './ask-completing.ts'
import { askFilling } from './ask-filling.ts'
import {
  answersByKey,
  answerTo,
  columnKey,
  columnRef,
  shapesOf,
  type Context,
  type Mapping,
  type Placed,
  type Placement,
} from './context.ts'
import { groupTables, type Group } from './joins.ts'
import { linkShares, linkTarget } from './links.ts'
import { mapColumns, SURE } from './map-columns.ts'
import { placeByLinks, placeTables } from './place-tables.ts'
import { restingRules } from './resting-rules.ts'
import { reviseTransforms, toldSkips } from './revise.ts'
import { tellContradictions } from './tell-contradictions.ts'
import { tellRevision } from './tell-revision.ts'
import { toldDefault } from './told-columns.ts'
import { chainByExamples } from './told-examples.ts'
import { chooseTransforms } from './transforms/choose.ts'
import { latestYearOf } from './transforms/dates.ts'
import { unmappedColumns } from './unmapped.ts'

export interface DecideInput {
  profiles: TableProfile[]
  templates: Template[]
  /** The entries in scope: of the account, of the migration's source, of these templates. */
  knowledge: KnowledgeEntry[]
  instructions: string | null
  /** All answers given so far; those to questions that are not asked any more are not looked at. */
  answers: Answer[]
  /** What an adviser said to doubts of earlier attempts at this plan, or of earlier plans. */
  advice?: Advice[]
  /** What an adviser could help with is looked for. */
  seeksDoubts?: boolean
  /** `decide`: defaults are taken, noted, and nothing is asked. */
  autonomy: 'ask' | 'decide'
  /** What updates said, in order; the notes tell what the last one came to. */
  revisions?: Revision[]
  /** The year in which the migration was made: what is older than it must be, is. */
  created_year?: number
  version: number
}

export interface Decision {
  plan: Plan
  /** What is unclear and matters. The plan holds their defaults. Empty with autonomy `decide`. */
  questions: Question[]
  notes: string[]
  /** What an adviser could help with that has not been asked yet. */
  doubts: Doubt[]
}

/**
 * Decides which table goes to which template, which column to which, and what is done to the values. Depends on nothing but
 * its input: the same input gives the same plan. Nearer wins: the later of revision and answer, instruction, knowledge (template and its
 * description, source, account), then what was seen in the data.
 */
export function decide(input: DecideInput): Decision {
  const advice = new Map(input.advice?.map((one) => [one.key, one]))
  const readings = readingsOf(input, advice, input.profiles, input.templates)
  const said = [
    ...collectDirectives(input),
    ...constantsSaid(input.instructions, input.profiles, input.templates),
    ...readings.directives,
  ]
  const context: Context = {
    directives: settleNames(said, input.profiles, input.templates),
    answers: answersByKey(input.answers),
    questions: [],
    templates: input.templates,
    shapes: shapesOf(input.profiles),
    notes: [],
    advice,
    doubts: input.seeksDoubts ? [] : null,
    latestYear: latestYearOf(input.profiles, input.created_year ?? null),
  }
  if (context.doubts) {
    const unread = sentenceDoubts(input, input.profiles, input.templates)
    context.doubts.push(...unread.filter(({ key }) => !advice.has(key)))
  }
  const placed = placeTables(input.profiles, input.templates, context)
  // Links are looked at once the columns they lead to are known: what the first round asks is asked again by the second.
  const trial = (placement: Placement, linkShare: LinkShare): Placed => ({
    placement,
    mappings: mapColumns(placement, { ...context, questions: [], notes: [], doubts: null }, linkShare),
  })
  const known = placed.placements.map((placement) => trial(placement, () => null))
  const shareOf = (placement: Placement): LinkShare => linkShares(placement, input.templates, known, context)
  const more = placeByLinks(placed.unplaced, placed.placements, shareOf, context)
  const ignored = [...placed.ignored, ...more.ignored]
  const first = [...known, ...more.placements.map((placement) => trial(placement, shareOf(placement)))]
  const settled = first.map(({ placement }) => trial(placement, linkShares(placement, input.templates, first, context)))
  const sheets = input.templates.flatMap((template): SheetPlan[] => {
    const tables = settled.filter(({ placement }) => placement.side.template === template)
    return tables.length === 0 ? [] : [sheetPlan(template, tables, settled, input, context)]
  })
  if (input.autonomy === 'ask') askLinksLater(context)
  noteRestingRules(input.templates, sheets, context)
  const plan: Plan = {
    version: input.version,
    sheets,
    ignored_tables: ignored.map(({ profile: { table }, reason }) => ({
      file_id: table.file_id,
      table: table.name,
      reason,
    })),
  }
  context.notes.unshift(...tellRevision(plan, input, context.directives), ...readings.notes)
  noteMissing(input.templates, sheets, context)
  return input.autonomy === 'decide'
    ? takeDefaults(plan, context)
    : { plan, questions: context.questions, notes: context.notes, doubts: context.doubts ?? [] }
}

/** Which column is a link can be seen in the keys that it leads to: it isn't asked before these are known. */
function askLinksLater(context: Context): void {
  const { questions, templates } = context
  const isAsked = (slug: string, column: string): boolean =>
    questions.some(({ kind, target, options }) =>
      kind === 'column_match'
        ? target.slug === slug && target.column === column
        : target.column === null && options.some(({ value }) => value === slug),
    )
  const waits = ({ kind, target: { slug, column } }: Question): boolean => {
    const own = templates.find((template) => template.slug === slug)
    const { desiredRule, linkRule = [] } = own?.columns.find(({ name }) => name === column) ?? {}
    if (kind !== 'column_match' || desiredRule !== 'link') return false
    return linkRule.some(({ templateId, columnName }) => {
      const parent = templates.find(({ id }) => id === templateId)
      return parent !== undefined && parent !== own && isAsked(parent.slug, columnName)
    })
  }
  const later = questions.filter(waits)
  // Two that wait for each other are asked at once.
  if (later.length === questions.length) return
  questions.splice(0, questions.length, ...questions.filter((question) => !later.includes(question)))
}

function takeDefaults(plan: Plan, { questions, notes, doubts }: Context): Decision {
  const taken = questions.map(
    ({ prompt, default: preset }) => `Decided without asking: ${prompt} Taken: ${preset ?? 'nothing'}.`,
  )
  return { plan, questions: [], notes: [...notes, ...taken], doubts: doubts ?? [] }
}

function noteMissing(templates: Template[], sheets: SheetPlan[], context: Context): void {
  const missing = templates.filter(({ slug }) => !sheets.some((sheet) => sheet.slug === slug))
  for (const { name } of missing) context.notes.push(`No table fits the template ${name}: it gets no sheet.`)
}

function noteRestingRules(templates: Template[], sheets: SheetPlan[], context: Context): void {
  const filled = templates.filter(({ slug }) => sheets.some((sheet) => sheet.slug === slug))
  context.notes.push(...filled.flatMap(restingRules))
}

function sheetPlan(
  template: Template,
  tables: Placed[],
  all: Placed[],
  input: DecideInput,
  context: Context,
): SheetPlan {
  // A completing table asks nothing about the columns that it isn't there for, so questions are raised once groups are known.
  const groups = groupTables(tables, context)
  const sources = groups.map((group) => sourcePlan(group, all, input, context))
  const accepted = acceptedColumns(template, sources, context)
  const duplicates = duplicatesOf(template.slug, context)
  return { slug: template.slug, sources, duplicates, ...(accepted.length > 0 && { accepted }) }
}

/** What nobody told is settled where the rows can be compared (write/duplicates.ts), with autonomy too. */
function duplicatesOf(slug: string, context: Context): SheetPlan['duplicates'] {
  const key = `duplicate:${slug}`
  // What an earlier migration was told counts, and is told, only where there are such rows again (write/duplicates.ts).
  const answer = context.answers.get(key)?.earlier
    ? null
    : answerTo(context, key, slug, ({ kind }) => kind === 'duplicates')
  if (answer === 'keep_first' || answer === 'keep_last' || answer === 'keep_all') return answer
  return directivesOf(context.directives, 'duplicates', slug)[0]?.policy ?? 'ask'
}

/** A template column with the table that fills it. */
interface Filled {
  placed: Placed
  mapping: Mapping
}

function sourcePlan({ main, joined }: Group, all: Placed[], input: DecideInput, context: Context): SourcePlan {
  const { placement } = main
  const { profile } = placement.table
  const asking = mapColumns(placement, context, linkShares(placement, input.templates, all, context))
  const filled = asking.map((mapping, target): Filled => {
    const fills = ({ sources, guessed }: Mapping): boolean => sources.length > 0 && !guessed
    const completing = joined.find(({ placed }) => fills(placed.mappings[target]!))
    const surer = completing !== undefined && completing.placed.mappings[target]!.confidence >= SURE
    // That no column of the main table is meant says nothing about the others.
    const none = mapping.sources.length === 0 && (mapping.confidence < SURE || mapping.decided_by === 'answer')
    const lacks = none || mapping.guessed || (mapping.confidence < SURE && surer)
    const assigned = !mapping.assigned && completing?.placed.mappings[target]!.assigned
    return (lacks || assigned) && completing
      ? { placed: completing.placed, mapping: completing.placed.mappings[target]! }
      : { placed: main, mapping }
  })
  dropAnsweredByJoin(context, filled, main)
  for (const { placed } of joined) {
    const found = filled.map(({ mapping }) => mapping)
    const share = linkShares(placed.placement, input.templates, all, context)
    askCompleting(placed.placement, main.placement, found, share, context)
  }
  tellContradictions({ main, joined }, filled, context)
  const found = filled.map(({ mapping }) => mapping)
  const columns = filled.map(({ placed, mapping }, target) => {
    const value = mapping.sources.length > 0 ? null : askFilling(main.placement, found, target, context)
    const settled = value === null ? mapping : filling(value, mapping)
    return columnPlan(placed, settled, target, all, input, context)
  })
  return {
    file_id: profile.table.file_id,
    table: profile.table.name,
    joins: joined.map(({ join }) => join),
    columns,
    skips: [
      ...repeatedHeader(profile),
      ...asideSkips(placement, context),
      ...toldSkips(placement.side.template.slug, columns, profile, context),
    ],
    unmapped: [main, ...joined.map(({ placed }) => placed)].flatMap((placed) =>
      unmappedColumns(placed, columns, joined, context),
    ),
  }
}

function filling({ value, by }: NonNullable<ReturnType<typeof askFilling>>, mapping: Mapping): Mapping {
  return {
    ...mapping,
    constant: value,
    confidence: 1,
    reason: `You answered that every row has “${value}”.`,
    decided_by: by,
  }
}

/** A column that a completing table fills needs no answer from the main table. */
function dropAnsweredByJoin(context: Context, filled: Filled[], main: Placed): void {
  const { columns } = main.placement.side.template
  const done = filled.flatMap(({ placed }, target) =>
    placed === main ? [] : [columnKey(main.placement, columns[target]!.name, context)],
  )
  const keep = context.questions.filter(({ key }) => !done.includes(key))
  context.questions.splice(0, context.questions.length, ...keep)
  if (context.doubts) context.doubts = context.doubts.filter(({ key }) => !done.includes(key))
}

function columnPlan(
  { placement }: Placed,
  mapping: Mapping,
  target: number,
  all: Placed[],
  input: DecideInput,
  context: Context,
): ColumnPlan {
  const column = placement.side.template.columns[target]!
  const inputs = refs(placement, mapping.sources)
  const single = mapping.sources.length === 1 && mapping.lead.length === 0
  const source = single ? placement.table.profile.columns[mapping.sources[0]!]! : null
  const link = linkTarget(column, source, mapping.decided_by !== 'matcher', input.templates, all, context)
  const why = link?.lookup ? `${mapping.reason} ${link.lookup.reason}` : mapping.reason
  const asked = { questions: [...context.questions], notes: [...context.notes] }
  const transforms =
    inputs.length === 0 ? constantOf(mapping) : chooseTransforms(placement, mapping, target, context, link)
  const shown = chainByExamples({ placement, mapping, target, inputs, chosen: transforms }, context, () => {
    // What was unclear about steps that are not taken is no question.
    context.questions.splice(0, context.questions.length, ...asked.questions)
    context.notes.splice(0, context.notes.length, ...asked.notes)
  })
  const revised = reviseTransforms(transforms, column.name, inputs, placement.side.template.slug, context, shown)
  const preset = toldDefault(placement.side.template.slug, column.name, context)
  return {
    column: column.name,
    inputs,
    transforms: preset ? [...revised, { kind: 'default', value: preset.value }] : revised,
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
