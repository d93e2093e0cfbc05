import { improves, push, shareOf, type Work } from './column-values.ts'

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
