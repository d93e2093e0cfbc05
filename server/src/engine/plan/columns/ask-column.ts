import { NONE, PLUS } from '../../knowledge/statements.ts'
import type { Choice } from '../../match/choose-columns.ts'
import { possibleMerges } from '../../match/composites/merges.ts'
import type { Candidate } from '../../match/score-columns.ts'
import { closestValue } from '../../match/values/same-meaning.ts'
import type { Evidence, Question } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isOtherSide } from './taxed-sums.ts'
import { LEAST_DEFAULT } from './last-resort.ts'
import { areOnlyDays } from './only-days.ts'
import {
  ask,
  columnRef,
  askedWith,
  columnKey,
  shapeLabel,
  UNMAPPED,
  type Context,
  type Mapping,
  type Placement,
} from '../context.ts'
import { candidateReason } from './reasons.ts'

/** What else a column could be, for the preview. */
export function alternativesOf(
  candidates: Candidate[],
  table: Placement['table'],
  side: Placement['side'],
): Mapping['alternatives'] {
  return candidates
    .filter(({ standing }) => standing >= 0.05)
    .slice(0, 5)
    .map((candidate) => ({
      sources: [candidate.source],
      confidence: round(candidate.standing),
      reason: candidateReason(candidate, table, side),
    }))
}

/** An unclear column: mapped as the question's default says until there is an answer, or without one where it `isTaken`. `resort` is what a required one can't do without. */
export function askColumn(
  target: number,
  likely: Candidate[],
  choice: Choice | undefined,
  resort: Candidate | undefined,
  free: ReadonlySet<number>,
  placement: Placement,
  context: Context,
  isTaken = false,
): Mapping {
  const { table, side } = placement
  const column = side.template.columns[target]!
  const found = resort ? [resort, ...likely.filter(({ source }) => source !== resort.source)] : likely
  const [best] = found
  const isChosen = choice !== undefined && choice.candidate.source === best?.source
  const sure = isChosen ? choice.confidence : (best?.probability ?? 0) * 0.8
  const preset = best && resort ? table.profile.columns[best.source]!.name : NONE
  const question = columnQuestion(target, found, free, preset, placement, context)
  const answer = isTaken ? null : ask(context, question)
  if (isTaken) noteTaken(preset, column.name, placement, context)
  const reason = best ? candidateReason(best, table, side) : 'No header is like it.'
  const alternatives = alternativesOf(found.slice(1), table, side)
  const name = answer ?? preset
  const source = table.profile.columns.findIndex((candidate) => candidate.name === name)
  if (source < 0)
    return { ...UNMAPPED, alternatives, reason: `It is unclear which column “${column.name}” is. ${reason}` }
  return {
    sources: [source],
    lead: [],
    confidence: round(sure),
    reason,
    decided_by: answer === null ? 'matcher' : 'answer',
    alternatives,
    ...(answer === null && sure < LEAST_DEFAULT && { guessed: true as const }),
  }
}

/** From here on the likeliest column was never another one, where it is so much likelier than the next: nobody needs to be asked, but of taxes. */
const AHEAD = 0.4
const FAR = 2

/** Nor do other values meet the rule better, or several columns make one. */
export function isFarAhead(
  [best, ...others]: Candidate[],
  free: ReadonlySet<number>,
  { candidates, table, side }: Placement,
): boolean {
  const { source, target, probability, rule } = best!
  if (isOtherSide(table.profile.columns[source]!.name, side.template.columns[target]!)) return false
  const total = Math.max(1, sum([best!, ...others].map((one) => one.probability)))
  const next = Math.max(0, ...others.map((one) => one.probability))
  if (probability / total < AHEAD || probability < FAR * next || possibleMerges(target, table, side).length > 0)
    return false
  const met = (one: Candidate): number => one.rule?.now ?? 0
  return (
    rule === null ||
    !candidates.some(
      (one) => one.target === target && one.source !== source && free.has(one.source) && met(one) > met(best!),
    )
  )
}

/** Headers so much alike are no chance, where nothing else comes into question. */
const ALIKE = 0.15
/** This share of the cells of a key meets its rule. */
const MEETS = 0.95
/** What fewer cells can be made to meet is hardly a list's, and what even fewer can is out of the question. */
const MEETS_LIST = 0.8
const MAY_MEET = 0.5

/**
 * The only column that is left for a required one: whose values meet the rule of a key, or may meet a list. What is asked of these values
 * says as much as a question about the column.
 */
export function isOnlyOne(
  [best, ...others]: Candidate[],
  free: ReadonlySet<number>,
  { candidates, table, side }: Placement,
): boolean {
  const { source, target, name, rule } = best!
  const pattern = side.rules[target]
  const listed = pattern?.values ?? null
  // What can't be made to meet the rule of a key is no rival, whatever it is called.
  const rivals =
    listed === null
      ? others.filter((one) => (one.rule?.reachable ?? 0) >= MAY_MEET && !areOnlyDays(one, { table, side }))
      : others
  if (!pattern || rule === null || rivals.length > 0) return false
  if (listed !== null && (name ?? 0) >= ALIKE) return true
  const isMet =
    listed === null
      ? rule.now >= MEETS || (rule.reachable >= MEETS && areOwnCodes(table.profile.columns[source]!))
      : rule.reachable >= MEETS_LIST || (rule.reachable >= MAY_MEET && isListItself(target, source, { table, side }))
  const isRival = (one: Candidate): boolean =>
    one.target === target &&
    one.source !== source &&
    free.has(one.source) &&
    (one.rule?.reachable ?? 0) >= MAY_MEET &&
    !areOnlyDays(one, { table, side })
  return isMet && (pattern.values !== null || side.template.columns[target]!.unique) && !candidates.some(isRival)
}

/** Letters with figures, another in nearly every row: an order's number with a mark more than the rule wants, “#WS-001041”. */
function areOwnCodes({ values, distinct, filled }: ColumnProfile): boolean {
  return (
    distinct >= MEETS * filled &&
    values.every(({ value }) => /\p{L}/u.test(value) && /\d{3}/.test(value) && !/[\s@]/.test(value.trim()))
  )
}

/** So many values are a list's own: two or three may be those of another. */
const FEWEST_LISTED = 4
const AS_LISTED = 0.9

/** Whether all that a list allows stands in the column, beside what is yet to be asked: laptop, desktop, monitor and phone, and “Notebook”. */
function isListItself(target: number, source: number, { table, side }: Pick<Placement, 'table' | 'side'>): boolean {
  const listed = side.rules[target]!.values!
  const { values, types } = table.profile.columns[source]!
  const isShared = side.rules.some(
    (other, at) => at !== target && other?.values?.some((value) => listed.includes(value)),
  )
  if (isShared || listed.length < FEWEST_LISTED || (types.words ?? 0) < MEETS_LIST) return false
  const found = new Set(
    values.flatMap(({ value }) => {
      const [closest] = closestValue(value, listed)
      return closest !== undefined && closest.confidence >= AS_LISTED ? [closest.value] : []
    }),
  )
  return found.size === listed.length
}

function noteTaken(source: string, target: string, { table, side }: Placement, context: Context): void {
  const note = `“${source}” of ${shapeLabel(table.profile, context)} was taken for “${target}” of ${side.template.name}: no other column is nearly as likely.`
  if (!context.notes.includes(note)) context.notes.push(note)
}

/** Which column of the table it is: the likeliest first, with cells of them. `preset` holds until there is an answer. */
export function columnQuestion(
  target: number,
  found: Candidate[],
  free: ReadonlySet<number>,
  preset: string,
  placement: Placement,
  context: Context,
): Question {
  const { table, side } = placement
  const { template } = side
  const column = template.columns[target]!
  const options = optionsFor(found, free, table)
  const merges = possibleMerges(target, table, side).map((sources) => mergeOption(sources, table))
  const described = column.description ? ` (${column.description})` : ''
  const wanted = column.required ? 'is required' : found.length > 1 ? 'has several candidates' : 'is not clear'
  const shown = found.length > 0 ? found.slice(0, 3).map(({ source }) => source) : [...free].slice(0, 3)
  return {
    key: columnKey(placement, column.name, context),
    kind: 'column_match',
    prompt:
      `Which column of ${shapeLabel(table.profile, context)} is “${column.name}”${described} of ${template.name}? It ${wanted}; ` +
      `${found.length > 0 ? 'the likeliest are' : 'no header is like it, and nothing was found for'} ${options
        .slice(0, 3)
        .map(({ value }) => `“${value}”`)
        .join(', ')}.`,
    target: { slug: template.slug, column: column.name },
    options: [
      ...options,
      ...merges,
      {
        value: NONE,
        label: 'None of them',
        confidence: round(Math.max(0, 1 - sum(options.map(({ confidence }) => confidence)))),
      },
    ],
    free_text: false,
    evidence: shown.flatMap((source) => evidenceOf(placement, source)),
    affected_rows: sum(askedWith(table.profile, context).map(({ table: { rows } }) => rows)),
    default: preset,
  }
}

/** The candidates first, then the columns that nothing was found for, then the others of a table that isn't too wide to list. */
function optionsFor(found: Candidate[], free: ReadonlySet<number>, table: Placement['table']): Question['options'] {
  const likely = new Map(found.map(({ source, probability }) => [source, probability]))
  const total = Math.max(
    1,
    [...likely.values()].reduce((a, b) => a + b, 0),
  )
  const columns = table.profile.columns.map((column, source) => ({
    column,
    confidence: (likely.get(source) ?? 0) / total,
    rank: free.has(source) ? 0 : 1,
  }))
  return columns
    .filter(({ column, confidence }) => confidence > 0 || column.filled > 0)
    .toSorted((a, b) => b.confidence - a.confidence || a.rank - b.rank || a.column.position - b.column.position)
    .slice(0, 40)
    .map(({ column, confidence }) => ({ value: column.name, label: labelOf(column), confidence: round(confidence) }))
}

function mergeOption(sources: number[], { profile }: Placement['table']): Question['options'][number] {
  const columns = sources.map((source) => profile.columns[source]!)
  const row = profile.rows.find((cells) => columns.every(({ position }) => cells[position]?.trim()))
  const sample = row
    ? `: ${columns
        .map(({ position }) => row[position]!.trim())
        .join(' ')
        .slice(0, 60)}`
    : ''
  return {
    value: columns.map(({ name }) => name).join(PLUS),
    label: `${columns.map(({ name }) => name).join(' and ')} together${sample}`,
    confidence: 0,
  }
}

function labelOf(column: Placement['table']['profile']['columns'][number]): string {
  const samples = column.values.slice(0, 3).map(({ value }) => value.trim().slice(0, 40))
  return samples.length === 0 ? `${column.name} (empty)` : `${column.name}: ${samples.join(', ')}`
}

function evidenceOf({ table }: Placement, source: number): Evidence[] {
  const column = table.profile.columns[source]!
  const { file_id, table: name, column: header } = columnRef(table.profile, column)
  return column.values.slice(0, 3).map(({ value, row }) => ({ file_id, table: name, row, column: header, value }))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

export function round(share: number): number {
  return Math.round(share * 1000) / 1000
}
