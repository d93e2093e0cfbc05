import type { Example, PlanChange, Revision } from '../../server/src/engine/model.ts'
import type { Suggestion } from '../../server/src/engine/repair/model.ts'
import { isRight } from './repair-score.ts'

// Rows of which the truth is told, as an expert would who looks at a few: as examples of each column, and by accepting or leaving what is
// suggested for it.

/** As many different rows, the same ones each time (mulberry32). */
export function labelledRows(rows: number, count: number, seed: number): number[] {
  let state = seed
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const chosen = new Set<number>()
  while (chosen.size < Math.min(count, rows)) chosen.add(Math.floor(random() * rows))
  return [...chosen].toSorted((a, b) => a - b)
}

interface Labelled {
  names: string[]
  labels: number[]
  dirty: string[][]
  clean: string[][]
  suggestions: readonly Suggestion[]
}

/** So many labelled suggestions tell whether those of their column are right more often than not. */
const TELLING = 3

/** Columns whose suggestions an expert would accept, or leave, by the labelled ones. */
export function judgedColumns({ labels, clean, suggestions }: Labelled): { right: Set<number>; wrong: Set<number> } {
  const seen = Map.groupBy(
    suggestions.filter(({ row, suggested }) => suggested !== undefined && labels.includes(row)),
    ({ column }) => column,
  )
  const shares = [...seen]
    .filter(([, some]) => some.length >= TELLING)
    .map(([column, some]) => ({
      column,
      share: some.filter((suggestion) => isRight(suggestion, clean)).length / some.length,
    }))
  return {
    right: new Set(shares.filter(({ share }) => share > 0.5).map(({ column }) => column)),
    wrong: new Set(shares.filter(({ share }) => share < 0.5).map(({ column }) => column)),
  }
}

/** What an empty cell should be is said only where several rows say the same: it would be done to all of them. */
function isTold(labels: number[], at: number, { dirty, clean }: Pick<Labelled, 'dirty' | 'clean'>): boolean {
  const wanted = labels.filter((row) => (dirty[row]![at] ?? '') === '').map((row) => clean[row]![at] ?? '')
  return wanted.length >= 3 && new Set(wanted).size === 1
}

/** What somebody says who knows what is right in the labelled rows. */
export function saidOfLabels(labelled: Labelled, slug: string): Revision {
  const { names, labels, dirty, clean } = labelled
  const changes = names.flatMap((column, at): PlanChange[] => {
    const examples = labels.flatMap((row): Example[] => {
      const [from, to] = [dirty[row]![at] ?? '', clean[row]![at] ?? '']
      return from === '' && !isTold(labels, at, { dirty, clean }) ? [] : [{ from: [from], to }]
    })
    return examples.every(({ from, to }) => from[0] === to) ? [] : [{ kind: 'examples', slug, column, examples }]
  })
  const accepted = [...judgedColumns(labelled).right].map((at) => `Accept the suggestions for \`${names[at]}\`.`)
  return { instructions: accepted.join('\n') || null, changes }
}
