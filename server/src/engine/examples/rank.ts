import { cellsOf } from '../profile/cells-of.ts'
import type { Pattern } from '../match/pattern/pattern.ts'
import type { Example, Transform } from '../model.ts'
import { applyChain } from './interpret.ts'
import type { Program } from './search.ts'

/** A value of the column (of each source column), and how many rows of those looked at have it. */
export interface RealValue {
  from: string[]
  count: number
}

/** A program with what it does to the column's own values. */
export interface Ranked extends Program {
  /** Less is better. */
  score: number
  /** Of each real value; null where it can't take the value, which stays then. */
  results: (string | null)[]
  /** Rows whose value it can't take. */
  failed: number
}

/** What it counts that a program cuts figures. */
const CUT = 2
/** Programs this near the best are as good as it. */
const NEAR = 0.5

/**
 * Programs by how short they are and by what they do to the other values: one that can't take them, or makes texts of another form than
 * the examples want, or breaks the column's rule, is hardly meant (as He et al. 2018, Transform-Data-by-Example, rank by the rest of the
 * column).
 */
export function rankPrograms(
  programs: readonly Program[],
  values: readonly RealValue[],
  examples: readonly Example[],
  rule: Pattern | null,
): Ranked[] {
  const forms = new Set(examples.map(({ to }) => formOf(to)))
  const regular = forms.size <= 2
  const rows = cellsOf(values) || 1
  const ranked = programs.map((program): Ranked => {
    let [failed, odd, broken] = [0, 0, 0]
    const results = values.map(({ from, count }) => {
      const outcome = applyChain(program.transforms, from)
      if (outcome.failed) failed += count
      else if (outcome.value === null || (regular && !forms.has(formOf(outcome.value)))) odd += count
      if (rule && !outcome.failed && outcome.value !== null && !rule.matches(outcome.value)) broken += count
      return outcome.failed ? null : (outcome.value ?? '')
    })
    const cuts = values.some(({ from }, at) => isCut(from, results[at]))
    const score = program.cost + (4 * failed + odd + 3 * broken) / rows + (cuts ? CUT : 0)
    return { ...program, score, results, failed }
  })
  return ranked.toSorted((a, b) => a.score - b.score)
}

/** A figure of which the decimals were left out, where they are no zeros: examples without decimals do not tell that. */
function isCut(from: readonly string[], result: string | null | undefined): boolean {
  if (typeof result !== 'string' || !/^[0-9]+$/.test(result)) return false
  return from.some((text) => new RegExp(`(?<![0-9.,])${result}[.,][0-9]*[1-9][0-9]*(?![0-9.,])`).test(text))
}

/** Runs of capitals, small letters and figures as one each. */
function formOf(value: string): string {
  return value
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/[\p{Ll}\p{M}]+/gu, 'a')
    .replace(/[0-9]+/g, '9')
}

/** A value that tells which of several programs is meant, and what each of them makes of it. */
export interface Deciding {
  value: RealValue
  /** The best program's comes first. */
  choices: { result: string; transforms: Transform[] }[]
  /** Rows in which programs that are as good differ. */
  rows: number
}

/** The value that most programs as good as the best one differ in; null when they are all the same to the column. */
export function decidingValue(ranked: readonly Ranked[], values: readonly RealValue[]): Deciding | null {
  const [best] = ranked
  if (!best) return null
  const rivals = ranked.filter(({ score }) => score <= best.score + NEAR)
  const told = (program: Ranked, at: number): string => program.results[at] ?? values[at]!.from.join(' ')
  const differing = values.flatMap((value, at) => {
    const results = new Map(rivals.toReversed().map((program) => [told(program, at), program]))
    return results.size > 1 ? [{ value, at, results }] : []
  })
  const [first] = differing.toSorted((a, b) => b.results.size - a.results.size || b.value.count - a.value.count)
  if (!first) return null
  const choices = rivals.filter((program) => first.results.get(told(program, first.at)) === program)
  return {
    value: first.value,
    choices: choices.map((program) => ({ result: told(program, first.at), transforms: program.transforms })),
    rows: differing.reduce((sum, { value }) => sum + value.count, 0),
  }
}
