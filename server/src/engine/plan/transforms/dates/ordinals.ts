import { addEntries, improves, push, shareOf, type Work } from '../column-values.ts'

/** “2/3”, “2 of 3”, “2 von 3”, “2 sur 3”: the number of one among so many. */
const AMONG = /^\s*(\d{1,6})\s*(?:\/|of|out of|von|sur|de|di|van)\s*(\d{1,6})\s*$/i
const PATTERN = '^\\s*(\\d{1,6})\\s*(?:/|(?i:of|out of|von|sur|de|di|van))\\s*\\d{1,6}\\s*$'
/** From this share on, that is how the column writes its numbers. */
const MOST = 0.9

/** The number alone, where the rule takes that and the values say as well of how many it is one. */
export function addOrdinal(work: Work): void {
  const { rule } = work
  if (!rule) return
  const among = (value: string): boolean => {
    const [, number = '', all = ''] = AMONG.exec(value) ?? []
    return number !== '' && Number(number) >= 1 && Number(number) <= Number(all)
  }
  const number = (value: string): string => (among(value) ? AMONG.exec(value)![1]! : value)
  if (shareOf(work, among) < MOST || !improves(work, number)) return
  push(work, { kind: 'extract', pattern: PATTERN }, number)
}

/** “1st”, “2de”, “3ème”, “4º”: the number of one in an order. “1d” is any code. */
const NTH = /^\s*(\d{1,4})\s?(?:st|nd|rd|th|er|[eè]re|[eè]me|nde?|e|ste|de|º|ª|\.[ºª])\s*$/iu

/** The numbers of an order as figures, in a column of nothing else, where a number is wanted. */
export function addNth(work: Work): void {
  const { kinds, rule, source, target } = work
  const isWanted = rule
    ? rule.matches('1') && !rule.matches('x')
    : kinds.some((kind) => kind === 'integer' || kind === 'number')
  if (!isWanted || !source.complete || target.desiredRule === 'link') return
  const nth = work.values.filter(({ value }) => value !== null && NTH.test(value) && !rule?.matches(value))
  const isOther = (value: string): boolean => !NTH.test(value) && !/^\s*\d+\s*$/.test(value)
  if (nth.length === 0 || shareOf(work, isOther) > 1 - MOST) return
  addEntries(
    work,
    nth.map(({ value }) => ({ raw: value!, value: NTH.exec(value!)![1]!, decided_by: 'matcher' as const })),
  )
}
