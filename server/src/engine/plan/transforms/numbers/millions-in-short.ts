import { readNumber } from '../../../profile/numbers.ts'
import { push, type Work } from '../column-values.ts'
import { isMoney } from './multiples-above.ts'

// “$32M”, “€4.2m”: of money the letter is millions, and no length or month; “mio” says so to everybody.

const SHORT = /^([^\p{L}]*\d)\s?(MM|M|m)$/u
const SIGN = /\p{Sc}/u

/** Sums of money with a letter for millions behind them get a word that stands for nothing else. */
export function addMillions(work: Work): void {
  const { source, target, values } = work
  const texts = values.flatMap(({ value }) => value?.trim() ?? [])
  const short = texts.map((text) => SHORT.exec(text)).filter((found) => found !== null)
  const [letter, ...others] = new Set(short.map(([, , written]) => written!))
  if (letter === undefined || others.length > 0 || !source.complete) return
  const isMoneyHere = isMoney(target.name) ? letter !== 'm' || short.some(isSigned) : short.every(isSigned)
  const areNumbers = short.every(([, figures]) => readNumber(figures!) !== null)
  // What has the letter elsewhere would be written otherwise as well.
  const isElsewhere = texts.some((text) => text.includes(letter) && !SHORT.test(text))
  if (!isMoneyHere || !areNumbers || isElsewhere) return
  push(work, { kind: 'replace', find: letter, with: ' mio' }, (value) => value.replaceAll(letter, ' mio'))
}

function isSigned([text]: RegExpExecArray): boolean {
  return SIGN.test(text)
}
