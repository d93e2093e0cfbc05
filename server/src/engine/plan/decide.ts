import type { Advice, Doubt } from '../advice/model.ts'
import { areaCodesSaid } from '../knowledge/area-codes-said.ts'
import { withCallNames } from '../knowledge/called-files.ts'
import { constantsSaid, tablesSaid } from '../knowledge/constants-said.ts'
import { collectDirectives } from '../knowledge/directives.ts'
import { describedIn } from '../knowledge/grounded/described.ts'
import { withIdentities } from '../knowledge/grounded/identities.ts'
import { withPrograms } from '../knowledge/programs.ts'
import { emptyListed } from '../knowledge/empty-listed.ts'
import { withHeadersQuoted } from '../knowledge/headers-with-points.ts'
import { frontsInstead } from '../knowledge/fronts-instead.ts'
import { groundedIn, withGrounded } from '../knowledge/grounded/grounded.ts'
import { headedLists } from '../knowledge/headed-lists.ts'
import { keysRewritten } from '../knowledge/keys-rewritten.ts'
import { numberClassesSaid } from '../knowledge/number-classes.ts'
import { frontsAbove } from '../knowledge/fronts-above.ts'
import { rowsOfSomebody } from '../knowledge/somebodys-rows.ts'
import { tablesNotToUse } from '../knowledge/tables-not-to-use.ts'
import { legendsIn } from '../knowledge/legends.ts'
import { readingsOf, sentenceDoubts } from '../knowledge/readings.ts'
import { frontsReplaced } from '../knowledge/replaced-fronts.ts'
import { sectionsSaid } from '../knowledge/sections-said.ts'
import { settleNames } from '../knowledge/settle-names.ts'
import { textsOf, withoutEmphasis } from '../knowledge/texts.ts'
import type { LinkShare } from '../match/score-columns.ts'
import type { Answer, KnowledgeEntry, Plan, Question, Revision, SheetPlan, Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import { listedCellsIn } from './crosstabs/listed-cells.ts'
import { placeKey } from './tables/ask-table.ts'
import { askDoubtful } from './columns/ask-doubtful.ts'
import { askGuessedLater } from './columns/ask-guessed-later.ts'
import { askPlacedLater } from './columns/ask-placed-later.ts'
import { takenCrosstabs, tellCrosstabs, withCrosstabs, withoutLists } from './crosstabs/crosstab-rows.ts'
import { crosstabsIn, type Crosstab } from './crosstabs/crosstabs.ts'
import { answersByKey, shapesOf, type Context, type Placed, type Placement } from './context.ts'
import { explainingTables } from './tables/explaining-tables.ts'
import { evidentBoth } from './tables/evident-both.ts'
import { describedBoth } from './tables/described-both.ts'
import { inlinePlacements } from './tables/inline.ts'
import { listsOfLinked } from './tables/lists-of-linked.ts'
import { saidBoth } from './tables/said-both.ts'
import { linkShares } from './links/links.ts'
import { filledColumns } from './columns/filled-elsewhere.ts'
import { mapColumns } from './columns/map-columns.ts'
import { doublingOnly, keylessOnly, placedByNaming, placedForNeeded } from './tables/needed-templates.ts'
import { namesakeLists } from './joins/namesake-lists.ts'
import { listsOfLatest } from './joins/latest-of-several.ts'
import { sayingMoreOfOthers } from './joins/more-about.ts'
import { placeByLinks, placeTables } from './tables/place-tables.ts'
import { numberedFirsts } from './tables/numbered-firsts.ts'
import { pointedLists } from './tables/pointed-lists.ts'
import { noteDoubling, noteMissing, noteRestingRules } from './told/sheet-notes.ts'
import { withShortDates } from './short-dates.ts'
import { tellRevision } from './told/tell-revision.ts'
import { heededOf } from './tables/told-tables.ts'
import { translatingLists } from './tables/translating-lists.ts'
import { latestYearOf } from './transforms/dates/dates.ts'
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
  const said = withHeadersQuoted(withoutMarkdown(asked))
  const given = { ...said, templates: withIdentities(said.templates, textsOf(said)) }
  const crosstabs = crosstabsIn(given.profiles, given.templates, textsOf(given))
  const others = given.profiles.filter((profile) => !crosstabs.some(({ wide }) => wide === profile))
  const found = [...crosstabs, ...listedCellsIn(others, given.templates)]
  if (found.length === 0) return decideOn(given, [])
  const directives = settleNames(collectDirectives(given), given.profiles, given.templates)
  return decideWith(given, takenCrosstabs(found, directives, given.answers))
}

function withoutMarkdown(asked: DecideInput): DecideInput {
  return {
    ...asked,
    instructions: asked.instructions === null ? null : withoutEmphasis(asked.instructions),
    knowledge: asked.knowledge.map((one) => ({ ...one, content: withoutEmphasis(one.content) })),
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
  const named = withPrograms(profiles.map(withShortDates), texts)
  const input = { ...given, profiles: withCallNames(named, texts, given.templates) }
  const advice = new Map(input.advice?.map((one) => [one.key, one]))
  const readings = readingsOf(input, advice, input.profiles, input.templates)
  const rewritten = keysRewritten(texts, input.profiles, input.templates)
  const constants = constantsSaid(input.instructions, input.profiles, input.templates).filter(
    ({ said: sentence }) => !rewritten.some((one) => one.said === sentence),
  )
  const replaced = [...frontsReplaced(texts, input.profiles, input.templates), ...rewritten]
  const grounded = groundedIn(input, input.profiles, input.templates, [...constants, ...replaced])
  const said = [
    ...withGrounded(collectDirectives(input), [...replaced, ...grounded]),
    ...constants,
    ...rowsOfSomebody(input.instructions, collectDirectives(input), input.profiles, input.templates),
    ...tablesSaid(input.instructions, input.profiles, input.templates),
    ...describedIn(input, input.profiles, input.templates),
    ...sectionsSaid(input.profiles, input.templates),
    ...emptyListed(texts, input.templates),
    ...headedLists(texts, input.profiles, input.templates),
    ...legendsIn(input.profiles),
    ...tablesNotToUse(input.profiles),
    ...frontsAbove(input.profiles, input.templates),
    ...frontsInstead(texts, input.profiles, input.templates),
    ...areaCodesSaid(texts),
    ...numberClassesSaid(texts, input.profiles, input.templates),
    ...readings.directives,
  ]
  const context: Context = {
    directives: settleNames(said, input.profiles, input.templates),
    heeded: new Set(),
    answers: answersByKey(input.answers),
    texts,
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
  tellCrosstabs(crosstabs, context)
  const placed = withoutLists(placeTables(input.profiles, input.templates, context), crosstabs)
  // Links are looked at once the columns they lead to are known: what the first round asks is asked again by the second.
  const trial = (placement: Placement, linkShare: LinkShare): Placed => ({
    placement,
    mappings: mapColumns(placement, { ...context, questions: [], notes: [], doubts: null }, linkShare),
  })
  const seen = placed.placements.map((placement) => trial(placement, () => null))
  const moved = new Map([
    ...placedByNaming(seen, input.templates, context),
    ...placedForNeeded(seen, input.templates, context),
  ])
  const looked = seen.map((one) => (moved.has(one) ? trial(moved.get(one)!, () => null) : one))
  const doubling = doublingOnly(looked, context)
  const keyless = keylessOnly(looked, context)
  context.namesakeLists = namesakeLists(looked, context)
  const perhaps = placed.unplaced.flatMap(({ fits: [best] }) => (best ? [trial(best, () => null)] : []))
  const translating = translatingLists([...looked, ...perhaps], context)
  const aside = [
    ...new Set([
      ...sayingMoreOfOthers(looked, context),
      ...doubling,
      ...keyless,
      ...context.namesakeLists.map(({ placed: list }) => list),
      ...translating,
      ...pointedLists(
        looked.filter((one) => !translating.includes(one)),
        context,
      ),
      ...explainingTables(looked, context),
    ]),
  ]
  const known = looked.filter((one) => !aside.includes(one))
  const shareOf = (placement: Placement): LinkShare => linkShares(placement, known, context)
  const placements = known.map(({ placement }) => placement)
  const unplaced = placed.unplaced.filter(({ table }) => !translating.some((one) => one.placement.table === table))
  const more = placeByLinks(unplaced, placements, shareOf, context)
  const fitted = [...known, ...more.placements.map((placement) => trial(placement, shareOf(placement)))]
  const listing = [...new Set([...listsOfLinked(fitted, context), ...listsOfLatest(fitted, context)])]
  const lists = [...aside, ...listing].map(({ placement: { table } }) => ({
    profile: table.profile,
    reason: keyless.some(({ placement }) => placement.table.profile === table.profile)
      ? 'Other tables have all that it has, and what their rows are known by, which it lacks.'
      : 'It has keys of rows, and no rows of its own.',
  }))
  noteDoubling(doubling, 'lack most of what each must have', context)
  noteDoubling(translating, 'say what these are called elsewhere', context)
  const ignored = [...placed.ignored, ...lists, ...more.ignored]
  const own = fitted.filter((one) => !listing.includes(one))
  const both = [...saidBoth(own, input.templates, context), ...describedBoth(own, input.templates, context)]
  const inline = [
    ...both,
    ...inlinePlacements([...own, ...both.map((one) => trial(one, () => null))], input.templates, context),
  ]
  const inner = inline.map((placement) => trial(placement, () => null))
  const besides = evidentBoth([...own, ...inner], input.templates, context)
  const firsts = numberedFirsts([...own, ...inner], input.templates, context)
  const first = [...own, ...inner, ...[...besides, ...firsts].map((placement) => trial(placement, () => null))]
  context.filled = filledColumns(first)
  context.placed = first
  const settled = first.map(({ placement }) => trial(placement, linkShares(placement, first, context)))
  context.placed = settled
  const sheets = input.templates.flatMap((template): SheetPlan[] => {
    const tables = settled.filter(({ placement }) => placement.side.template === template)
    return tables.length === 0 ? [] : [sheetPlan(template, tables, settled, context)]
  })
  const lookedUp = ignored.filter(({ profile }) => isJoined(profile, sheets))
  dropPlaces(
    lookedUp.map(({ profile }) => profile),
    context,
  )
  askDoubtful(settled, sheets, context)
  if (input.autonomy === 'ask') {
    askGuessedLater(settled, context)
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
  context.notes.unshift(...tellRevision(plan, input, heededOf(context), context.notes), ...readings.notes)
  noteMissing(input.templates, sheets, context)
  return input.autonomy === 'decide'
    ? takeDefaults(plan, context)
    : { plan, questions: context.questions, notes: context.notes, doubts: context.doubts ?? [] }
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
