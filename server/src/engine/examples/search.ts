import type { Example, Transform } from '../model.ts'
import { applyChain, applyStep } from './interpret.ts'
import { candidateSteps } from './steps.ts'

/** A chain that makes of every example what is wanted. */
export interface Program {
  transforms: Transform[]
  /** How much it says: of two chains that fit, the shorter one is likelier meant. */
  cost: number
}

/** Chains are this long at most, without what is done to spaces. */
const DEEPEST = 3
/** Intermediate results that are gone on from, and chains that are kept, at most. */
const MOST_STATES = 120
const MOST_PROGRAMS = 32
/** Chains that say this much more than the shortest are not looked for. */
const MARGIN = 1.2
/** Examples that are searched with: what fits these is tried on the others. */
const MOST_EXAMPLES = 10

interface State {
  texts: string[]
  transforms: Transform[]
  cost: number
  depth: number
}

/**
 * The shortest chains that make of every example what is wanted, the shortest first; none where there is none. Intermediate results that
 * are the same for all examples are one (observational equivalence), and steps are proposed by what separates them from what is wanted.
 * Depends on nothing but the examples, and ends after a fixed amount of work.
 */
export function findPrograms(examples: readonly Example[]): Program[] {
  const told = examples.filter(({ to }) => to !== '').filter(({ from }) => from.some((text) => text !== ''))
  const changing = told.filter(({ from, to }) => from.length > 1 || from[0] !== to)
  if (changing.length === 0) return []
  const kept = told.filter((example) => !changing.includes(example))
  // Both kinds tell: the longest list of them that is still cheap.
  const searched = [...changing.slice(0, MOST_EXAMPLES), ...kept.slice(0, MOST_EXAMPLES)]
  const wanted = searched.map(({ to }) => to)
  const found = new Map<string, Program>()
  const open = startsOf(searched)
  const seen = new Set(open.map(({ texts }) => JSON.stringify(texts)))
  for (const { texts, transforms, cost } of open) if (isSame(texts, wanted)) keep({ transforms, cost })
  for (let states = 0; states < MOST_STATES; states++) {
    const state = takeCheapest(open)
    if (!state || state.cost > limit()) break
    for (const { step, cost } of candidateSteps(state.texts, wanted)) {
      const total = state.cost + cost
      if (total > limit()) continue
      const texts = state.texts.map((text) => applyStep(step, text))
      if (!texts.every((text) => typeof text === 'string' && text !== '')) continue
      const next: State = {
        texts: texts as string[],
        transforms: [...state.transforms, step],
        cost: total,
        depth: state.depth + (step.kind === 'trim' || step.kind === 'collapse_spaces' ? 0 : 1),
      }
      if (isSame(next.texts, wanted)) keep(next)
      else if (next.depth < DEEPEST && isNew(next)) open.push(next)
    }
  }
  return [...found.values()]
    .filter(({ transforms }) => told.every((example) => fits(transforms, example)))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST_PROGRAMS)

  function limit(): number {
    return Math.min(6, ...[...found.values()].map(({ cost }) => cost + MARGIN))
  }
  function keep({ transforms, cost }: Program): void {
    const key = JSON.stringify(transforms)
    if (found.size < 4 * MOST_PROGRAMS && !found.has(key)) found.set(key, { transforms, cost })
  }
  function isNew({ texts }: State): boolean {
    const key = JSON.stringify(texts)
    return !seen.has(key) && seen.add(key) !== undefined
  }
}

/** Whether the chain makes of the example what is wanted. */
export function fits(transforms: readonly Transform[], { from, to }: Example): boolean {
  const { value, failed } = applyChain(transforms, from)
  return !failed && (value ?? '') === to
}

function isSame(texts: readonly string[], wanted: readonly string[]): boolean {
  return texts.every((text, index) => text === wanted[index])
}

function takeCheapest(open: State[]): State | undefined {
  let best = 0
  for (let index = 1; index < open.length; index++) if (open[index]!.cost < open[best]!.cost) best = index
  return open.splice(best, 1)[0]
}

/** Marks that several values are joined with, to be told apart again: the first that no value has. */
const BETWEEN = ['|', '¦', ';', '~', '\u001f']

/** The value itself; several are joined first, plainly or with a mark that tells them apart. */
function startsOf(examples: readonly Example[]): State[] {
  const width = examples[0]?.from.length ?? 0
  if (width === 1) return [{ texts: examples.map(({ from }) => from[0]!), transforms: [], cost: 0, depth: 0 }]
  const mark = BETWEEN.find((one) => !examples.some(({ from, to }) => [...from, to].some((text) => text.includes(one))))
  const plain = examples.every(({ to }) => to.includes(', ')) ? [', ', ' ', ''] : [' ', '', ', ', '-', '/']
  return [...plain, ...(mark ? [mark] : [])].map((separator) => {
    const transforms: Transform[] = [{ kind: 'merge', separator }]
    const texts = examples.map(({ from }) => applyChain(transforms, from).value ?? '')
    return { texts, transforms, cost: separator === mark ? 0.2 : 0.3, depth: 0 }
  })
}
