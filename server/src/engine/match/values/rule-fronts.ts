import type { Pattern } from '../pattern/pattern.ts'
import { remembering } from '../../remembering.ts'

/** Letters in front of what may be figures: `INV-` of `INV-\d+`, `E-` of `E-[a-z0-9]+`. */
const ALONE = /^([A-Z]{1,6})(\\?[-./_ ]?)(?:\\d|\[[^\]]*(?:0-9|\\d)[^\]]*\])/u
/** A few of them: `(INV|CR)-\d+`. */
const SOME = /^\((?:\?:)?([A-Z]{1,6}(?:\|[A-Z]{1,6})+)\)(\\?[-./_ ]?)(?:\\d|\[0-9\])[^|]*$/u
/** One letter of several: `[WE]\d+`. */
const LETTER = /^\[([A-Z]{2,5})\](\\?[-./_ ]?)(?:\\d|\[0-9\])[^|]*$/u
/** Small letters are a front only with a mark behind: `(sub|inv)_[A-Za-z0-9]+`. */
const SMALL = /^\(?(?:\?:)?([a-z]{1,6}(?:\|[a-z]{1,6})*)\)?(\\?[-_])(?:\\d|\[[^\]]*(?:0-9|\\d)[^\]]*\])/u

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
  const branches = branchesOf(whole)
  const fronts = branches.map((branch) => [ALONE, SOME, SMALL].flatMap((form) => form.exec(branch) ?? []))
  if (branches.length < 2 || fronts.some((one) => one.length === 0)) return []
  return fronts.flatMap(([, own, sign = '']) => own!.split('|').map((front) => front + sign.replace('\\', '')))
})

const OUTER = /^\((?:\?:)?(.*)\)$/u

/** What a rule takes one of, each with what is in its brackets: `(WX\d{5}|(KA|KB)\d{4})`. */
function branchesOf(rule: string): string[] {
  const inner = OUTER.exec(rule)?.[1] ?? ''
  const text = inner === '' || branchedAt(inner) === null ? rule : inner
  return branchedAt(text) ?? [text]
}

/** A text at the bars that are in no brackets; null where some of these close before they open. */
function branchedAt(text: string): string[] | null {
  const found = ['']
  let depth = 0
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (depth < 0) return null
    if (sign === '|' && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found
}

/** More figures than this are behind no letters. */
const MOST_FIGURES = 12

/** So many figures as the rule wants behind the letters, where that is one number: what is shorter lacks zeros. */
export function lengthBehind(front: string, rule: Pattern): number | null {
  const lengths = Array.from({ length: MOST_FIGURES }, (_, more) => more + 1)
  const [length, ...more] = lengths.filter((figures) => rule.matches(front + '1'.repeat(figures)))
  return length === undefined || more.length > 0 || !rule.matches(front + '0'.repeat(length - 1) + '1') ? null : length
}
