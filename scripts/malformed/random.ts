/** Numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  /** A whole number below `limit`. */
  below(limit: number): number
  pick<T>(from: readonly T[]): T
  /** True `share` of the time. */
  chance(share: number): boolean
  bytes(length: number): Buffer
}

export const seeded = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (from) => {
      const picked = from[below(from.length)]
      if (picked === undefined) throw new RangeError('There is nothing to pick from.')
      return picked
    },
    chance: (share) => next() < share,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}
