import { isCategory, shownColumn } from '../../../advice/shown.ts'
import { EMPTY, KEEP, valueKey } from '../../../knowledge/statements.ts'
import { isTied, type Closest } from '../../../match/values/same-meaning.ts'
import type { Question, ValueMapEntry } from '../../../model.ts'
import { adviceOn, doubt } from '../../columns/advised.ts'
import { ask, tableLabel } from '../../context.ts'
import { sameValue, type Travelling, type Work } from '../column-values.ts'
import { evidence, scaled } from '../dates/dates.ts'
import { keysOf } from './told-values.ts'

/** A list of allowed values that is longer is no matter of picking one. */
const MOST_ALLOWED = 60

/** A value that may stand for several, or for none that is known. */
export interface Unclear {
  travelling: Travelling
  candidates: readonly Closest[]
}

/**
 * The entry that an adviser's word makes of a raw value: an allowed value, and one of those that it is like where it is like any. Its
 * rows get a warning each, because nothing else says so.
 */
export function adviseValue(
  work: Work,
  { travelling, candidates }: Unclear,
  allowed: readonly string[],
): ValueMapEntry[] {
  const { context, placement, source, target } = work
  const { template } = placement.side
  const raw = travelling.value!
  // What a link allows are values of another table, which are somebody's.
  if (target.desiredRule === 'link') return []
  const key = valueKey(template.slug, target.name, raw)
  const like = candidates.length > 0 ? candidates.map(({ value }) => value) : allowed
  if (isCategory(source, { value: travelling.raw, count: travelling.count }) && like.length <= MOST_ALLOWED) {
    doubt(context, key, () => ({
      about:
        `What does ${JSON.stringify(raw)} mean in the column ${JSON.stringify(shownColumn(source))}? ` +
        `It goes to “${target.name}”${target.description ? ` (${target.description})` : ''} of ${template.name}.`,
      options: like.map((value) => ({ value, shown: value })),
    }))
  }
  const advice = adviceOn(context, key, like)
  if (!advice || advice.value === null) return []
  context.notes.push(
    `“${raw}” in “${source.name}” is taken for “${advice.value}” of “${target.name}”, because the model says: “${advice.reason}”. Its rows have a warning.`,
  )
  return [{ raw, value: advice.value, decided_by: 'model' }]
}

/**
 * The entry that the answer, or the default until there is one, makes of a raw value. Where the rule takes others than a list has, it may be any
 * text.
 */
export function askValue(
  work: Work,
  travelling: Travelling,
  candidates: readonly Closest[],
  allowed: readonly string[],
  meaning: string,
  takesOthers = false,
): ValueMapEntry[] {
  const raw = travelling.value!
  const preset = defaultOf(candidates)
  const keys = new Set(keysOf(work, raw).map(({ key }) => key))
  // The same word for the same list is asked about once.
  const isAsked = work.context.questions.some(({ key }) => keys.has(key))
  const answer = isAsked
    ? null
    : ask(work.context, valueQuestion(work, travelling, candidates, allowed, meaning, takesOthers))
  const value = answer ?? preset
  if (value === KEEP) return []
  return [{ raw, value: value === EMPTY ? '' : value, decided_by: answer === null ? 'matcher' : 'answer' }]
}

/** Between candidates that are as good as each other, leaving the value (with its issue) is the only safe default. */
function defaultOf(candidates: readonly Closest[]): string {
  const [best] = candidates
  return best && !isTied(candidates) ? best.value : KEEP
}

function valueQuestion(
  work: Work,
  travelling: Travelling,
  candidates: readonly Closest[],
  allowed: readonly string[],
  meaning: string,
  takesOthers: boolean,
): Question {
  const { placement, source, target } = work
  const { template } = placement.side
  const raw = travelling.value!
  const total = candidates.reduce((sum, { confidence }) => sum + confidence, 0) || 1
  const confidence = (value: string): number => {
    const found = candidates.find((candidate) => candidate.value === value)
    return found ? Math.round((found.confidence / total) * 90) / 100 : 0
  }
  const options = allowed
    .map((value) => ({ value, label: value, confidence: confidence(value) }))
    .toSorted((a, b) => b.confidence - a.confidence)
  const near = candidates.slice(0, 3).map(({ value }) => `“${value}”`)
  const hint =
    near.length > 1 ? ` It could be ${near.join(' or ')}.` : near.length === 1 ? ` It may be ${near[0]}.` : ''
  const rows = scaled(sameValue(work, raw), placement.table.profile, source)
  return {
    key: valueKey(template.slug, target.name, raw),
    kind: 'value_map',
    prompt:
      `What does “${raw}” in column “${source.name}” of ${tableLabel(placement.table.profile)} mean? ` +
      `“${target.name}” of ${template.name} ${takesOthers ? 'takes such as' : 'allows'} ${listed(allowed)}.${meaning}${hint}`,
    target: { slug: template.slug, column: target.name },
    options: [
      ...options,
      ...(target.required ? [] : [{ value: EMPTY, label: 'It means nothing: leave the cell empty', confidence: 0.05 }]),
      {
        value: KEEP,
        label: 'Leave it as it is: its rows get an issue',
        confidence: candidates.length === 0 ? 0.5 : 0.1,
      },
    ],
    free_text: takesOthers,
    evidence: [evidence(work, { value: travelling.raw, count: travelling.count, row: travelling.row })],
    affected_rows: rows,
    default: defaultOf(candidates),
  }
}

function listed(values: readonly string[]): string {
  const shown = values.slice(0, 12).join(', ')
  return values.length > 12 ? `${shown}, …` : shown
}
