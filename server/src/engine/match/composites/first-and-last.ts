import { conceptsOf, wordsOf } from '../names/words.ts'

const BEGINS = new Set(
  'start starts begin begins beginning arrival first beginn anfang von from debut inicio inizio od poczatek aanvang vanaf'.split(
    ' ',
  ),
)
const ENDS = new Set('end ends finish departure last ende bis until to fin fine do koniec einde tot'.split(' '))

/** Of some columns the only one that is called after where something begins, and the only one after where it ends. */
export function firstAndLast(named: readonly { name: string }[], columns: readonly number[]): [number, number] | null {
  const called = (words: ReadonlySet<string>): number[] =>
    columns.filter((at) => {
      const { name } = named[at]!
      return [...conceptsOf(name), ...wordsOf(name)].some((word) => words.has(word))
    })
  const [first, ...firsts] = called(BEGINS)
  const [last, ...lasts] = called(ENDS)
  if (first === undefined || last === undefined || firsts.length + lasts.length > 0 || first === last) return null
  return [first, last]
}

/** Whether a name says where something ends. */
export function saysEnd(name: string): boolean {
  return [...conceptsOf(name), ...wordsOf(name)].some((word) => ENDS.has(word))
}
