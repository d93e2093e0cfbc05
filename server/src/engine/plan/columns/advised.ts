import { LEAST_CONFIDENCE, type Advice, type Doubt } from '../../advice/model.ts'
import { shownColumn, shownName } from '../../advice/shown.ts'
import type { Choice } from '../../match/choose-columns.ts'
import { isBorneOut, withName, type Candidate } from '../../match/score-columns.ts'
import { columnKey, tableLabel, type Context, type Placement } from '../context.ts'
import { SURE } from '../sure.ts'

// What an adviser may be asked, and what becomes of its word: it counts as a header that means the same would, or an embedding's nearness
// as one that means about the same. The values have their say as ever, so that advice that the data speak against comes to nothing.

/** Options of a doubt, and doubts of a plan, at most. */
const MOST_OPTIONS = 40
/** Templates that a table may go to, and columns that are shown of either, at most. */
const MOST_TEMPLATES = 20
const MOST_SHOWN = 40
const MOST_DOUBTS = 120

/** Tells an adviser of a decision, unless it was asked already. */
export function doubt({ advice, doubts }: Context, key: string, describe: () => Omit<Doubt, 'key'>): void {
  if (doubts === null || advice.has(key) || doubts.length >= MOST_DOUBTS) return
  if (doubts.some((other) => other.key === key)) return
  const described = describe()
  if (described.options.length > 0) doubts.push({ key, ...described })
}

/** What was advised, when it is one of the options and the adviser stands by it. */
export function adviceOn({ advice }: Context, key: string, options: readonly string[]): Advice | null {
  const found = advice.get(key)
  if (!found || found.value === null || found.confidence < LEAST_CONFIDENCE) return null
  return options.includes(found.value) ? found : null
}

/** A choice that stands on advice, with the reason given. */
export interface AdvisedChoice extends Choice {
  reason: string
}

/**
 * The columns that advice and data together settle, of the `targets` that nothing else did; each source column once, the surest first.
 * What advice is still wanted for becomes a doubt.
 */
export function adviseColumns(
  targets: readonly number[],
  open: Candidate[],
  free: ReadonlySet<number>,
  placement: Placement,
  context: Context,
): Map<number, AdvisedChoice> {
  if (context.doubts === null && context.advice.size === 0) return new Map()
  const byTarget = Map.groupBy(open, ({ target }) => target)
  const found = targets.flatMap((target) => {
    const possible = (byTarget.get(target) ?? []).filter((one) => free.has(one.source) && isBorneOut(one))
    const key = columnKey(placement, placement.side.template.columns[target]!.name, context)
    doubt(context, key, () => columnDoubt(target, possible, placement))
    const choice = choose(possible, context.advice.get(key), placement)
    return choice && choice.confidence >= SURE ? [choice] : []
  })
  const taken = new Set<number>()
  const chosen = new Map<number, AdvisedChoice>()
  for (const choice of found.toSorted((a, b) => b.confidence - a.confidence)) {
    const { source, target } = choice.candidate
    if (!taken.has(source)) chosen.set(target, choice)
    taken.add(source)
  }
  return chosen
}

function choose(possible: Candidate[], advice: Advice | undefined, { table }: Placement): AdvisedChoice | null {
  if (!advice) return null
  const header = (candidate: Candidate): string => table.profile.columns[candidate.source]!.name
  const ranked = possible
    .map((candidate) => withName(candidate, Math.max(candidate.name ?? 0, nearness(advice, header(candidate)))))
    .toSorted((a, b) => b.probability - a.probability || a.source - b.source)
  const [best, ...rivals] = ranked
  if (!best || nearness(advice, header(best)) === 0) return null
  const confidence = odds(best) / (1 + odds(best) + (rivals[0] ? odds(rivals[0]) : 0))
  const said = advice.value === header(best) && advice.confidence >= LEAST_CONFIDENCE
  const reason = said ? `The model says: “${advice.reason}”.` : 'Its header is the nearest in meaning, by the model.'
  return { candidate: best, confidence, rivals: rivals.slice(0, 5), reason }
}

/** What the advice on a column is worth, as the score of a name: 0 when there is none. */
function nearness({ value, confidence, likeness = [] }: Advice, header: string): number {
  const said = value === header && confidence >= LEAST_CONFIDENCE ? 0.55 + 0.4 * Math.min(1, confidence) : 0
  const share = likeness.find((one) => one.value === header)?.share ?? 0
  return Math.max(said, share >= 0.5 ? 0.75 * share : 0)
}

function odds({ probability }: Candidate): number {
  return probability / Math.max(1e-6, 1 - probability)
}

function columnDoubt(target: number, possible: Candidate[], { table, side }: Placement): Omit<Doubt, 'key'> {
  const column = side.template.columns[target]!
  const described = column.description ? ` (${column.description})` : ''
  const shown = possible
    .toSorted((a, b) => b.probability - a.probability || a.source - b.source)
    .slice(0, MOST_OPTIONS)
    .map(({ source }) => table.profile.columns[source]!)
  return {
    about: `Which column of ${shownName(tableLabel(table.profile))} is “${column.name}”${described} of ${side.template.name}?`,
    options: shown.map((one) => ({ value: one.name, shown: shownColumn(one) })),
    names: {
      subject: `${side.template.name} ${column.name}${described}`,
      options: shown.map(({ name }) => shownName(name)),
    },
  }
}

/** Where an adviser would put a table: one of the templates that it is `like` at all. */
export function adviseTable(
  key: string,
  { profile }: Placement['table'],
  like: readonly Placement[],
  context: Context,
): Placement | null {
  const among = like.slice(0, MOST_TEMPLATES)
  doubt(context, key, () => ({
    about: `Which template do the rows of ${shownName(tableLabel(profile))} belong to? Its columns are ${profile.columns.slice(0, MOST_SHOWN).map(shownColumn).join('; ')}.`,
    options: among.map(({ side: { template } }) => {
      const names = template.columns.slice(0, MOST_SHOWN).map(({ name }) => name)
      return { value: template.slug, shown: `${template.name}: ${names.join(', ')}` }
    }),
  }))
  const slugs = among.map(({ side }) => side.template.slug)
  const advice = adviceOn(context, key, slugs)
  const found = among.find(({ side }) => side.template.slug === advice?.value)
  if (!advice || !found) return null
  context.notes.push(
    `${tableLabel(profile)} goes to ${found.side.template.name}, because the model says: “${advice.reason}”.`,
  )
  return found
}
