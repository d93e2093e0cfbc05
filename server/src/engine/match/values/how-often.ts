import { closestValue, isClear } from './same-meaning.ts'

// “26”, “12” and “1” where biweekly, monthly and yearly are allowed: so many times a year. Elsewhere 1, 3 and 12 are the months between two.

/** What each figure says, and which of them are no numbers of a list that is counted through. */
const READINGS: { often: Record<string, string>; telling: readonly string[] }[] = [
  {
    often: {
      52: 'weekly',
      26: 'biweekly',
      24: 'semimonthly',
      12: 'monthly',
      6: 'bimonthly',
      4: 'quarterly',
      2: 'semiannual',
      1: 'yearly',
    },
    telling: ['52', '26', '24'],
  },
  {
    often: { 1: 'monthly', 2: 'bimonthly', 3: 'quarterly', 6: 'semiannual', 12: 'yearly' },
    telling: ['12'],
  },
  {
    often: { 1: 'weekly', 2: 'biweekly', 13: 'quarterly', 26: 'semiannual', 52: 'yearly' },
    telling: ['13', '26', '52'],
  },
]
/** Fewer different figures are something else by chance. */
const FEWEST = 2

/** The allowed values that the figures of a column stand for, where they can be read in one way alone as how often something is. */
export function howOften(raws: readonly string[], allowed: readonly string[]): ReadonlyMap<string, string> {
  const figures = raws.filter((raw) => /^\s*\d{1,2}\s*$/.test(raw))
  const others = raws.filter((raw) => /\d/.test(raw) && !/\p{L}/u.test(raw) && !figures.includes(raw))
  if (new Set(figures.map(Number)).size < FEWEST || others.length > 0) return new Map()
  const read = READINGS.flatMap(({ often, telling }) => {
    const meant = figures.map((raw): [string, string] | null => {
      const word = often[String(Number(raw))]
      const candidates = word === undefined ? [] : closestValue(word, allowed)
      return isClear(candidates) ? [raw, candidates[0]!.value] : null
    })
    return meant.includes(null) ? [] : [{ meant: meant as [string, string][], telling }]
  })
  const [only, ...more] = read
  const isTelling = only?.meant.some(([raw]) => only.telling.includes(String(Number(raw)))) ?? false
  return more.length === 0 && isTelling ? new Map(only!.meant) : new Map()
}
