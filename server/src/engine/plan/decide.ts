import type { Advice, Doubt } from '../advice/model.ts'
import { withCallNames } from '../knowledge/called-files.ts'
import { everythingSaid } from '../knowledge/everything-said.ts'
import { collectDirectives, type Directive } from '../knowledge/directives.ts'
import { withFieldsExplained } from '../knowledge/field-lists.ts'
import { withNameOrders } from '../knowledge/name-orders-said.ts'
import { withIdentities } from '../knowledge/grounded/identities.ts'
import { withPrograms } from '../knowledge/programs.ts'
import { withHeadersQuoted } from '../knowledge/headers-with-points.ts'
import { sentenceDoubts } from '../knowledge/readings.ts'
import { settleNames } from '../knowledge/settle-names.ts'
import { textsOf, withoutEmphasis, type SaidText } from '../knowledge/texts.ts'
import { withEachForItsOwn } from '../knowledge/written-for.ts'
import type { Answer, KnowledgeEntry, Plan, Question, Revision, SheetPlan, Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import { listedCellsIn } from './crosstabs/listed-cells.ts'
import { placeKey } from './tables/ask-table.ts'
import { askDoubtful } from './columns/ask-doubtful.ts'
import { askGuessedLater } from './columns/ask-guessed-later.ts'
import { askPlacedLater } from './columns/ask-placed-later.ts'
import { takenCrosstabs, tellCrosstabs, withCrosstabs } from './crosstabs/crosstab-rows.ts'
import { crosstabsIn, type Crosstab } from './crosstabs/crosstabs.ts'
import { answersByKey, shapesOf, type Context } from './context.ts'
import { noteMissing, noteRestingRules } from './told/sheet-notes.ts'
import { withShortDates } from './short-dates.ts'
import { tellRevision } from './told/tell-revision.ts'
import { heededOf } from './tables/told-tables.ts'
import { latestYearOf } from './transforms/dates/dates.ts'
import { arrangeTables } from './tables/arrange-tables.ts'
import { sheetPlan } from './sheet-plan.ts'

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
export function decide(asked: DecideInput): Decision {
  const said = withHeadersQuoted(withPlainTexts(asked))
  const given = { ...said, templates: withIdentities(said.templates, textsOf(said)) }
  const crosstabs = crosstabsIn(given.profiles, given.templates, textsOf(given))
  const others = given.profiles.filter((profile) => !crosstabs.some(({ wide }) => wide === profile))
  const found = [...crosstabs, ...listedCellsIn(others, given.templates)]
  if (found.length === 0) return decideOn(given, [])
  const directives = settleNames(collectDirectives(given), given.profiles, given.templates)
  return decideWith(given, takenCrosstabs(found, directives, given.answers))
}

function withPlainTexts(asked: DecideInput): DecideInput {
  const plain = (text: string): string => withEachForItsOwn(withoutEmphasis(text))
  return {
    ...asked,
    instructions: asked.instructions === null ? null : plain(asked.instructions),
    knowledge: asked.knowledge.map((one) => ({ ...one, content: plain(one.content) })),
  }
}

/** The decision where these tables are looked at as the longer ones that they stand for; where that comes to nothing, as they are. */
function decideWith(given: DecideInput, crosstabs: readonly Crosstab[]): Decision {
  const decision = decideOn(given, crosstabs)
  const { plan, failed } = withCrosstabs(decision.plan, crosstabs)
  if (failed.length === 0) return { ...decision, plan }
  return decideWith(
    given,
    crosstabs.filter((one) => !failed.includes(one)),
  )
}

function decideOn(given: DecideInput, crosstabs: readonly Crosstab[]): Decision {
  const texts = textsOf(given)
  const profiles = given.profiles.map((profile) => crosstabs.find(({ wide }) => wide === profile)?.long ?? profile)
  const spoken = asSpokenOf(profiles.map(withShortDates), texts, given.templates)
  const input = { ...given, profiles: spoken.profiles }
  const advice = new Map(input.advice?.map((one) => [one.key, one]))
  const said = everythingSaid(input, advice)
  const context = contextOf(input, texts, said.directives, advice)
  context.notes.push(...spoken.notes)
  tellCrosstabs(crosstabs, context)
  const { placed, ignored } = arrangeTables(input.profiles, input.templates, crosstabs, context)
  const sheets = input.templates.flatMap((template): SheetPlan[] => {
    const tables = placed.filter(({ placement }) => placement.side.template === template)
    return tables.length === 0 ? [] : [sheetPlan(template, tables, placed, context)]
  })
  const lookedUp = ignored.filter(({ profile }) => isJoined(profile, sheets))
  dropPlaces(
    lookedUp.map(({ profile }) => profile),
    context,
  )
  askDoubtful(placed, sheets, context)
  if (input.autonomy === 'ask') {
    askGuessedLater(placed, context)
    askPlacedLater(context)
    askLinksLater(context)
  }
  noteRestingRules(input.templates, sheets, context)
  const plan: Plan = {
    version: input.version,
    sheets,
    ignored_tables: ignored
      .filter((one) => !lookedUp.includes(one))
      .map(({ profile: { table }, reason }) => ({
        file_id: table.file_id,
        table: table.name,
        reason,
      })),
  }
  context.notes.unshift(...tellRevision(plan, input, heededOf(context), context.notes), ...said.notes)
  noteMissing(input.templates, sheets, context)
  return input.autonomy === 'decide'
    ? takeDefaults(plan, context)
    : { plan, questions: context.questions, notes: context.notes, doubts: context.doubts ?? [] }
}

/** The tables with what texts call them by, what they say that fields stand for, and in which order names stand there; with what is told of that. */
function asSpokenOf(
  profiles: TableProfile[],
  texts: readonly SaidText[],
  templates: readonly Template[],
): { profiles: TableProfile[]; notes: string[] } {
  const explained = withFieldsExplained(withPrograms(profiles, texts), texts)
  return withNameOrders(withCallNames(explained, texts, templates), texts, templates)
}

/** What all steps of a decision know, and add to. */
function contextOf(
  { profiles, templates, answers, seeksDoubts, created_year, ...told }: DecideInput,
  texts: readonly SaidText[],
  directives: Directive[],
  advice: ReadonlyMap<string, Advice>,
): Context {
  const unread = seeksDoubts ? sentenceDoubts(told, profiles, templates) : null
  return {
    directives,
    heeded: new Set(),
    answers: answersByKey(answers),
    texts,
    questions: [],
    templates,
    shapes: shapesOf(profiles),
    notes: [],
    advice,
    doubts: unread && unread.filter(({ key }) => !advice.has(key)),
    latestYear: latestYearOf(profiles, created_year ?? null),
  }
}

/** Which column is a link, and what its values mean, can be seen in the keys that it leads to: it isn't asked before these are known. */
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
    if ((kind !== 'column_match' && kind !== 'value_map') || desiredRule !== 'link') return false
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

/** What a list is for that is looked up needs no answer. */
function dropPlaces(profiles: TableProfile[], context: Context): void {
  const keys = profiles.map((profile) => placeKey(profile, context))
  const { questions } = context
  questions.splice(0, questions.length, ...questions.filter(({ key }) => !keys.includes(key)))
}

/** A list that fits no template may still be looked up. */
function isJoined({ table }: TableProfile, sheets: SheetPlan[]): boolean {
  return sheets.some(({ sources }) =>
    sources.some(({ joins }) => joins.some((join) => join.file_id === table.file_id && join.table === table.name)),
  )
}
