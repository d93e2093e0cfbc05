import type { Candidate } from '../../match/score-columns.ts'
import type { SheetPlan } from '../../model.ts'
import { ask, type Context, type Mapping, type Placed, type Placement } from '../context.ts'
import { CLEAR, SURE } from '../sure.ts'
import { columnQuestion } from './ask-column.ts'

/** So unlike is no default, and so many are enough to choose from. */
const WORTH_SHOWING = 0.05
const FEW = 5

/**
 * Asks about columns that were taken for likely enough, and are no more than that: of those every second one is wrong (`npm run bench:match`). What was
 * taken holds until there is an answer.
 */
export function askDoubtful(placed: readonly Placed[], sheets: readonly SheetPlan[], context: Context): void {
  for (const { placement, mappings } of placed)
    for (const [target, mapping] of mappings.entries())
      if (isDoubtful(mapping, target, placement) && isKept(mapping, target, placement, sheets))
        askWhether(target, mapping.sources[0]!, mappings, placement, context)
}

/** Headers so much alike mean the same, and leave no doubt about the column. */
const MEANS = 0.85

/** A choice by likeness alone, of another name. */
export function isDoubtful(
  { sources: [source, ...more], lead, guessed, decided_by, confidence }: Mapping,
  target: number,
  { candidates }: Placement,
): boolean {
  const isOwn = decided_by === 'matcher' && !guessed && lead.length === 0 && more.length === 0
  if (!isOwn || source === undefined || confidence <= SURE || confidence >= CLEAR) return false
  const chosen = candidates.find((one) => one.source === source && one.target === target)
  return (chosen?.name ?? 0) < MEANS
}

/** Whether the plan has it still: another table may fill the column since. */
function isKept(
  { sources: [source], confidence }: Mapping,
  target: number,
  { table, side }: Placement,
  sheets: readonly SheetPlan[],
): boolean {
  const { name: file, file_id } = table.profile.table
  const { name } = side.template.columns[target]!
  const { position } = table.profile.columns[source!]!
  return sheets.some(
    ({ slug, sources }) =>
      slug === side.template.slug &&
      sources.some((plan) => {
        const own = plan.columns.find(({ column }) => column === name)
        const [input, ...more] = own?.inputs ?? []
        return (
          own?.confidence === confidence &&
          more.length === 0 &&
          input?.file_id === file_id &&
          input.table === file &&
          input.position === position
        )
      }),
  )
}

function askWhether(
  target: number,
  source: number,
  mappings: readonly Mapping[],
  placement: Placement,
  context: Context,
): void {
  const { table, side, candidates } = placement
  const { name, required } = side.template.columns[target]!
  const isAsked = context.questions.some(
    ({ target: { slug, column } }) => slug === side.template.slug && column === name,
  )
  if (isAsked) return
  const isTaken = (other: number): boolean =>
    mappings.some(({ sources, confidence }) => sources.includes(other) && confidence >= CLEAR)
  const likely = candidates
    .filter(
      (one) =>
        one.target === target && (one.source === source || (one.probability >= WORTH_SHOWING && !isTaken(one.source))),
    )
    .toSorted((a, b) => rank(b, source) - rank(a, source))
    .slice(0, FEW)
  // Where there must be one, and nothing else comes into question, it is the one.
  if (required && likely.length === 1) return
  ask(context, columnQuestion(target, likely, new Set(), table.profile.columns[source]!.name, placement, context))
}

/** What was taken goes first. */
function rank({ source, probability }: Candidate, taken: number): number {
  return source === taken ? 2 : probability
}
