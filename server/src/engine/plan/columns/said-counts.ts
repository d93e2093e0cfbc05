import { namesColumn } from '../../knowledge/grounded/columns.ts'
import type { CountPair } from '../../match/composites/count-pairs.ts'
import { sharesOf } from '../../match/composites/composite.ts'
import type { Context, Placement } from '../context.ts'

// “The column has seniors + juniors”: what two counts in one cell are of, and in which order.

const PAIR = /(?<![\p{L}\p{N}])["“„«`']?(\p{L}[\p{L}_]+)["”“»`']?\s*(?:\+|&|plus)\s*["“„«`']?(\p{L}[\p{L}_]+)/giu

/** The pairs of number columns of the template that texts name so, nearest first. */
export function saidCounts({ side, table }: Placement, { texts = [] }: Context): CountPair[] {
  const { slug, columns } = side.template
  const hasPairs = table.profile.columns.some((column) => sharesOf(column, /^\d+\s*[+&]\s*\d+$/) > 0)
  if (!hasPairs) return []
  const counted = columns.flatMap((column, at) =>
    side.kinds[at]!.some((kind) => kind === 'integer' || kind === 'number') ? [{ column, at }] : [],
  )
  const named = (word: string): number[] => counted.flatMap(({ column, at }) => (namesColumn(word, column) ? [at] : []))
  return texts
    .filter((text) => text.slug === null || text.slug === slug)
    .flatMap(({ text }) =>
      [...text.matchAll(PAIR)].flatMap(([, one = '', other = '']): CountPair[] => {
        const [[first, ...more], [second, ...others]] = [named(one), named(other)]
        if (first === undefined || second === undefined || more.length + others.length > 0) return []
        return first === second ? [] : [[first, second]]
      }),
    )
}
