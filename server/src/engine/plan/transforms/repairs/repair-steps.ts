import type { Transform } from '../../../model.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'
import type { Work } from '../column-values.ts'
import { insertText } from '../texts/text.ts'

/** What stands between the parts of a code: so many different marks are tried with and without. */
const MOST_MARKS = 4
/** Longer values are no codes. */
const LONGEST = 80

/** One step and what it makes of a value. */
export interface Repair {
  transform: Transform
  change: (value: string) => string
}

export function changed(value: string, steps: Repair[]): string {
  return steps.reduce((text, step) => step.change(text), value)
}

export function removal(mark: string): Repair {
  return replacement(mark, '')
}

/** “DK-” is taken off, and so is “DK” of those that have it without the mark. */
export function withBareFronts(steps: readonly Repair[]): Repair[] {
  return steps.flatMap((step) => {
    const { transform } = step
    const front = transform.kind === 'replace' && transform.with === '' ? FRONT.exec(transform.find)?.[1] : undefined
    return front === undefined ? [step] : [step, removal(front)]
  })
}

const FRONT = /^(\p{L}{1,4})[^\p{L}\p{N}]{1,2}$/u

export function replacement(find: string, text: string): Repair {
  return { transform: { kind: 'replace', find, with: text }, change: (value) => value.replaceAll(find, text) }
}

export function insertion(text: string, at: number): Repair {
  return { transform: { kind: 'insert', text, at }, change: (value) => insertText(value, text, at) }
}

export function prefixed(text: string): Repair {
  return { transform: { kind: 'prefix', text }, change: (value) => text + value }
}

export function suffixed(text: string): Repair {
  return { transform: { kind: 'suffix', text }, change: (value) => value + text }
}

/** Zeros up to a length: leading ones, but where account numbers and their like are filled up behind. */
export function padded(length: number, side: 'left' | 'right' = 'left'): Repair {
  return {
    transform: { kind: 'pad', length, character: '0', side },
    change: (value) => (side === 'left' ? value.padStart(length, '0') : value.padEnd(length, '0')),
  }
}

/** A number without the zeros in front of it. */
export const UNZEROED: Repair = {
  transform: { kind: 'number', decimal: '.', grouping: '' },
  change: (value) => (/^0+\d+$/.test(value) ? value.replace(/^0+(?=\d)/, '') : value),
}

/** The most frequent marks (`most` of them) that stand between letters and digits: those of values that are right are put back where they are missing. */
export function marksOf({ values }: Work, most = MOST_MARKS): string[] {
  const counts = new Map<string, number>()
  for (const { value, count } of values) {
    if (value === null || value.length > LONGEST) continue
    for (const mark of new Set(value.match(/[^\p{L}\p{M}\p{N}]/gu))) counts.set(mark, (counts.get(mark) ?? 0) + count)
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, most)
    .map(([mark]) => mark)
}

export function subsets(marks: string[]): string[][] {
  return marks.reduce<string[][]>((sets, mark) => [...sets, ...sets.map((set) => [...set, mark])], [[]])
}

/** “#14”: the sign in front of a figure says that it is a number, and nothing else. */
export function hasNumberSign({ values }: Work): boolean {
  const signed = values.filter(({ value }) => value?.includes('#'))
  return signed.length > 0 && signed.every(({ value }) => /^\s*#\s?\d+\s*$/.test(value!))
}

/** “19,5” as “1.95”: the figures of a number and another number, whatever the rule makes of it. */
export function movesMark(value: string, after: string): boolean {
  const [before, behind] = [FIGURES.exec(value), FIGURES.exec(after)]
  return (
    before !== null &&
    behind !== null &&
    before[1] !== behind[1] &&
    `${before[1]}${before[2]}` === `${behind[1]}${behind[2]}`
  )
}
const FIGURES = /^-?(\d+)[.,](\d+)$/

/** “37,5” as “375”, for a rule that takes 37.5: ten times as much. Before three digits a mark may group thousands. */
export function losesMark(value: string, after: string, rule: Pattern): boolean {
  const [, whole = '', decimals = ''] = FIGURES.exec(value) ?? []
  if (decimals === '' || decimals.length === 3 || after.replace('-', '') !== `${whole}${decimals}`) return false
  return rule.matches(`${whole}.${decimals}`)
}

/** “K-0012” as “00000012”, where the rule has codes with letters beside figures of that length: it is one of these, whatever it lacks. */
export function losesLetters(value: string, after: string, rule: Pattern): boolean {
  const isFilledUp = /^\d+$/.test(after) && after.length > value.replace(/\D/g, '').length
  return isFilledUp && /\p{L}/u.test(value) && LETTERED_BRANCH.test(rule.source)
}
const LETTERED_BRANCH = /(?:^|[|(^:])[A-Z]{1,6}\\?[-./_ ]?(?:\\d|\[0-9\])/

/** “62,5” as “62.5” for a rule that takes it so, where no comma can group thousands. */
export function decimalPoints({ values, rule }: Work): Repair[][] {
  const written = values.flatMap(({ value }) => (value !== null && WITH_COMMA.test(value) ? [value] : []))
  const isTaken = written.some((value) => !rule!.matches(value) && rule!.matches(value.replace(',', '.')))
  return isTaken && !written.some((value) => /,\d{3}$/.test(value)) ? [[replacement(',', '.')]] : []
}
const WITH_COMMA = /^-?\d+,\d+$/

/** So many figures are no number that somebody counted up to, but one of an account or a tax office. */
const LONG_NUMBER = 8

/** “AT61 1904 3002 3457” with zeros behind the letters: these kept all of its figures, and what lacks some is another account. */
export function inventsFigures(value: string, after: string): boolean {
  const [before, behind] = [value, after].map((text) => text.replace(/\D/g, '').length)
  return /\p{L}/u.test(value) && /\p{L}/u.test(after) && behind! >= LONG_NUMBER && behind! > before!
}

/** A plus in front of what is dialled within a country makes it a number of another one: only a calling code mends it. */
export function isPlus({ transform }: Repair): boolean {
  return transform.kind === 'prefix' && transform.text.startsWith('+')
}

export function isExtraction({ transform }: Repair): boolean {
  return transform.kind === 'extract'
}

export function isRewriting({ transform }: Repair): boolean {
  return transform.kind === 'rewrite'
}

export function isFront({ transform }: Repair): boolean {
  return transform.kind === 'prefix'
}

export function isCase({ transform }: Repair): boolean {
  return transform.kind === 'case'
}

/** Codes of two or three letters: in capitals, words of any text are such codes, too. */
export function isWord(rule: Pattern): boolean {
  return ['OF', 'of', 'Of', 'THE', 'the', 'The'].some(rule.matches)
}
