import type { Pattern } from '../pattern/pattern.ts'
import { remembering } from '../../remembering.ts'

/** Letters in front of what may be figures: `INV-` of `INV-\d+`, `E-` of `E-[a-z0-9]+`. */
const ALONE = /^([A-Z]{1,6})(\\?[-./_ ]?)(?:\\d|\[[^\]]*(?:0-9|\\d)[^\]]*\])/u
/** A few of them: `(INV|CR)-\d+`. */
const SOME = /^\((?:\?:)?([A-Z]{1,6}(?:\|[A-Z]{1,6})+)\)(\\?[-./_ ]?)(?:\\d|\[0-9\])[^|]*$/u
/** One letter of several: `[WE]\d+`. */
const LETTER = /^\[([A-Z]{2,5})\](\\?[-./_ ]?)(?:\\d|\[0-9\])[^|]*$/u

/** What a rule wants in front of figures, where that can be one of several, each with the mark behind it; none for a rule of another form. */
export function frontsOf({ source }: Pattern): readonly string[] {
  return read(source)
}

const read = remembering(500, (source: string): readonly string[] => {
  const whole = source.replace(/^\^|\$$/g, '')
  const inner = /^\((?:\?:)?([^()]+)\)$/.exec(whole)?.[1] ?? whole
  const [, letters, mark = ''] = SOME.exec(inner) ?? SOME.exec(whole) ?? []
  if (letters !== undefined) return letters.split('|').map((front) => front + mark.replace('\\', ''))
  const [, several, behind = ''] = LETTER.exec(inner) ?? []
  if (several !== undefined) return [...several].map((letter) => letter + behind.replace('\\', ''))
  const branches = inner.split('|').map((branch) => ALONE.exec(branch))
  if (branches.length < 2 || branches.some((branch) => branch === null)) return []
  return branches.map((branch) => branch![1]! + branch![2]!.replace('\\', ''))
})

/** More figures than this are behind no letters. */
const MOST_FIGURES = 12

/** So many figures as the rule wants behind the letters, where that is one number: what is shorter lacks zeros. */
export function lengthBehind(front: string, rule: Pattern): number | null {
  const lengths = Array.from({ length: MOST_FIGURES }, (_, more) => more + 1)
  const [length, ...more] = lengths.filter((figures) => rule.matches(front + '1'.repeat(figures)))
  return length === undefined || more.length > 0 || !rule.matches(front + '0'.repeat(length - 1) + '1') ? null : length
}
