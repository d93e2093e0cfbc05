import { conceptsOf } from '../match/names/words.ts'
import { isUniform, nameCase } from '../transforms/name-case.ts'
import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { share, show } from './phrase.ts'

// How the words of a column are written: in capitals where the others are not, and in full where the others are short for it.

const MIN_CELLS = 20
const MAX_LENGTH = 120
const MAX_WORDS = 12
/** Share of the values with letters in which capitals and small letters stand beside each other. */
const MIXED = 0.6
/** Share of the longer words that begin with a capital, where all do. */
const TITLED = 0.97
/** A form of a word is the column's own when it is so many times as frequent as the others. */
const LEAD = 3
/** Short forms at the ends of values: share of the filled cells. */
const MIN_SHARE = 0.03

/** Values in capitals, or in small letters, among mixed ones: as their words are written elsewhere. */
export function unevenCase({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const codes = worded(column)
    const mixed = codes.filter((code) => isMixed(column.values[code]!))
    const rows = rowsOf(column, mixed)
    if (column.filled < MIN_CELLS || rows < rowsOf(column, codes) * MIXED) return []
    const [wholes, words] = [
      formsOf(column, mixed, (value) => [value]),
      formsOf(column, mixed, (value) => value.split(' ')),
    ]
    const isTitled = titledShare(words) >= TITLED
    const called = conceptsOf(column.name)
    const isOfPersons = called.includes('name') && (called.includes('first') || called.includes('last'))
    return codes.flatMap((code): ValueProposal[] => {
      const value = column.values[code]!
      if (isMixed(value)) return []
      const whole = formIn(wholes, value, column.counts[code])
      // What is in small letters may be a remark.
      const isShouted = isTitled && value.includes(' ') && value === value.toUpperCase()
      const suggested =
        whole ?? (isShouted ? wordByWord(value, words) : null) ?? (isTitled && isOfPersons ? named(value) : null)
      if (suggested === null || suggested === value) return []
      const evidence = `${share(rows, rowsOf(column, codes))} of the values of ${column.name} have capitals and small letters, ${whole === null ? `and their words are written as in ${show(suggested)}` : `among them ${show(suggested)}`}.`
      return [{ column: index, code, suggested, evidence, confidence: whole === null ? 0.88 : 0.93, kind: 'format' }]
    })
  })
}

/** The first or last name of a person, which is short for nothing: shorter ones may be initials. */
function named(value: string): string | null {
  return isUniform(value) && /^\p{L}{4}/u.test(value) ? nameCase(value, []) : null
}

function worded(column: GridColumn): number[] {
  return presentCodes(column).filter((code) => {
    const value = column.values[code]!
    return value.length <= MAX_LENGTH && /\p{L}{2}/u.test(value)
  })
}

const isMixed = (value: string): boolean => value !== value.toUpperCase() && value !== value.toLowerCase()

function rowsOf({ counts }: GridColumn, codes: number[]): number {
  return codes.reduce((sum, code) => sum + counts[code]!, 0)
}

/** Of each text without regard to case: how often it has which form. */
type Forms = Map<string, Map<string, number>>

function formsOf(column: GridColumn, codes: number[], parts: (value: string) => string[]): Forms {
  const forms: Forms = new Map()
  for (const code of codes) {
    for (const part of parts(column.values[code]!)) {
      const known = forms.get(part.toLowerCase()) ?? new Map<string, number>()
      known.set(part, (known.get(part) ?? 0) + column.counts[code]!)
      forms.set(part.toLowerCase(), known)
    }
  }
  return forms
}

/** The usual form of a text that is written otherwise in `count` cells. */
function formIn(forms: Forms, text: string, count = 0): string | null {
  const [first, second] = [...(forms.get(text.toLowerCase()) ?? [])].toSorted((a, b) => b[1] - a[1])
  return first && first[1] >= Math.max(count, second?.[1] ?? 0) * LEAD ? first[0] : null
}

/** How many of the longer words begin with a capital. */
function titledShare(forms: Forms): number {
  let [all, titled] = [0, 0]
  for (const [folded, written] of forms) {
    if (!/^\p{L}{5}/u.test(folded)) continue
    for (const [form, count] of written) {
      all += count
      if (/^\p{Lu}/u.test(form)) titled += count
    }
  }
  return all === 0 ? 0 : titled / all
}

/** Every word has its form; one that is nowhere else begins with a capital, if most of the others are somewhere. */
function wordByWord(value: string, forms: Forms): string | null {
  const words = value.split(' ')
  if (words.length > MAX_WORDS) return null
  let unknown = 0
  const written = words.map((word) => {
    if (!/\p{L}/u.test(word)) return word
    const form = formIn(forms, word)
    if (form !== null) return form
    unknown++
    return /^\p{L}{4,}(?:['’]\p{L})?$/u.test(word) ? word[0]!.toUpperCase() + word.slice(1).toLowerCase() : null
  })
  return unknown * 2 > words.length || written.includes(null) ? null : written.join(' ')
}

/** Words at the end or beginning of values that most of the column's values have shorter, with a point: `Oak Street` among `Elm St.` */
export function shortForms({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const codes = worded(column).filter((code) => column.values[code]!.includes(' '))
    if (column.filled < MIN_CELLS || codes.length < MIN_CELLS) return []
    return [...shortened(column, index, codes, /^(.* )()(\S+)$/), ...shortened(column, index, codes, /^()()(\S+)(?= )/)]
  })
}

function shortened(column: GridColumn, index: number, codes: number[], at: RegExp): ValueProposal[] {
  const rows = new Map<string, number>()
  const places = codes.flatMap((code) => {
    const match = at.exec(column.values[code]!)
    const word = match?.[3]
    if (word === undefined) return []
    rows.set(word, (rows.get(word) ?? 0) + column.counts[code]!)
    return [{ code, word, start: match![1]!.length }]
  })
  const short = [...rows].filter(
    ([word, count]) => /^\p{Lu}\p{L}{0,4}\.$/u.test(word) && count >= column.filled * MIN_SHARE,
  )
  return places.flatMap(({ code, word, start }): ValueProposal[] => {
    const fitting = short.filter(([form, count]) => isShortOf(form, word) && count >= rows.get(word)! * LEAD)
    const [form, second] = fitting
    if (!form || second || word.endsWith('.')) return []
    const value = column.values[code]!
    const suggested = value.slice(0, start) + form[0] + value.slice(start + word.length)
    const evidence = `${show(form[0])} stands in its place in ${form[1]} values of ${column.name}, ${show(word)} in ${rows.get(word)}.`
    return [{ column: index, code, suggested, evidence, confidence: 0.9, kind: 'format' }]
  })
}

/** `Ave.` of `Ave` and of `Avenue`: the same first and last letter, and those between in their order. */
function isShortOf(form: string, word: string): boolean {
  const letters = form.slice(0, -1)
  if (letters === word) return true
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || word.length < letters.length + 2 || letters.length < 2) return false
  if (letters[0] !== word[0] || letters.at(-1) !== word.at(-1)) return false
  let from = 0
  return [...letters].every((letter) => (from = word.indexOf(letter, from) + 1) > 0)
}
