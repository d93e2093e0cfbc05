import { countryCode } from '../profile/countries.ts'
import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { share, show } from './phrase.ts'

// Rare values next to frequent ones. Two kinds of evidence: a few letters apart in a column of categories, and one character that stands
// for all others wherever something went wrong (a bad scan, a keyboard, a conversion). The second is looked for in the whole table first,
// because it makes a wildcard of that character, with which long texts, codes and numbers can be told as well.

/** Pairs that are compared per column. */
const MAX_PAIRS = 400_000
/** Pairs that tell whether there is noise at all. */
const MAX_TRIED = 50_000
const MAX_LENGTH = 400
/** A character that so many values have in place of others, of so many different ones, is noise and not spelling. */
const NOISE_VALUES = 8
const NOISE_REPLACED = 4
const NOISE_SHARE = 0.6

/** A character that stands for others all over the table; null where there is none. */
export function noiseCharacter({ columns }: Grid): string | null {
  const found = new Map<string, { values: number; replaced: Set<string> }>()
  let all = 0
  for (const column of columns) {
    for (const { from, to } of substitutions(column)) {
      all++
      const known = found.get(to) ?? { values: 0, replaced: new Set() }
      known.values++
      for (const character of from) known.replaced.add(character)
      found.set(to, known)
    }
  }
  const [best] = [...found].toSorted((a, b) => b[1].values - a[1].values)
  if (!best) return null
  const [character, { values, replaced }] = best
  return values >= NOISE_VALUES && replaced.size >= NOISE_REPLACED && values >= all * NOISE_SHARE ? character : null
}

/** Rare values that differ from a frequent one of the same length in one character, at one or several places. */
function substitutions(column: GridColumn): { from: string; to: string }[] {
  const { frequent, rare } = split(column)
  const lengths = Map.groupBy(frequent, (code) => column.values[code]!.length)
  const found: { from: string; to: string }[] = []
  let pairs = 0
  for (const code of rare) {
    const value = column.values[code]!
    if (value.length < 3 || value.length > MAX_LENGTH) continue
    for (const other of lengths.get(value.length) ?? []) {
      if (++pairs > MAX_TRIED) return found
      if (column.counts[other]! <= column.counts[code]!) continue
      const change = oneCharacter(value, column.values[other]!)
      if (change === null) continue
      found.push(change)
      break
    }
  }
  return found
}

function split(column: GridColumn): { frequent: number[]; rare: number[] } {
  const codes = presentCodes(column)
  const frequent = codes.filter((code) => column.counts[code]! >= 3)
  return { frequent, rare: codes.filter((code) => column.counts[code]! * 20 <= column.filled) }
}

/** The one character of `value` that stands where `right` has others, and those; null where there are several such, or too many places. */
function oneCharacter(value: string, right: string): { from: string; to: string } | null {
  const most = Math.max(1, value.length * 0.35)
  let [to, from] = ['', '']
  for (let at = 0; at < value.length; at++) {
    const character = value[at]!
    if (character === right[at]) continue
    if (to === '') to = character
    if (character !== to) return null
    from += right[at]!
    if (from.length > most) return null
  }
  return to === '' ? null : { from, to }
}

/** Values with the noise character, where only one frequent value of the column has the rest of their characters. */
export function noisyValues({ columns }: Grid, noise: string): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const codes = presentCodes(column)
    const forms = formsOf(column, codes)
    return codes.flatMap((code): ValueProposal[] => {
      const value = column.values[code]!
      if (!value.includes(noise) || value.length > MAX_LENGTH) return []
      const whole = resembling(value, column.counts[code]!, forms.whole, noise)
      const found = whole ?? inFigures(value, column.counts[code]!, forms.bare, noise)
      if (!found) return []
      const { suggested, rows, sure } = found
      const evidence = `${show(value)} is ${show(suggested)} but for “${noise}”, which stands for other characters all over the table; that one is in ${rows} rows.`
      return [{ column: index, code, suggested, evidence, confidence: sure ? 0.95 : 0.8, kind: 'misspelt' }]
    })
  })
}

interface Form {
  text: string
  rows: number
}

/** The values by length, and what is left of them when all figures are alike. */
function formsOf(column: GridColumn, codes: number[]): { whole: Map<number, Form[]>; bare: Map<number, Form[]> } {
  const bare = new Map<string, number>()
  for (const code of codes) {
    const form = withoutFigures(column.values[code]!)
    bare.set(form, (bare.get(form) ?? 0) + column.counts[code]!)
  }
  const whole = codes.map((code): Form => ({ text: column.values[code]!, rows: column.counts[code]! }))
  const byLength = (forms: Form[]): Map<number, Form[]> => Map.groupBy(forms, ({ text }) => text.length)
  return { whole: byLength(whole), bare: byLength([...bare].map(([text, rows]) => ({ text, rows }))) }
}

const withoutFigures = (value: string): string => value.replace(/\d+/g, '0')

interface Resembling {
  suggested: string
  rows: number
  sure: boolean
}

function resembling(value: string, count: number, forms: Map<number, Form[]>, noise: string): Resembling | null {
  const fitting = (forms.get(value.length) ?? []).filter(
    ({ text, rows }) => text !== value && rows >= Math.max(2, count) && fits(value, text, noise),
  )
  const [best, second] = fitting.toSorted((a, b) => b.rows - a.rows)
  if (!best || (second && second.rows * 4 > best.rows)) return null
  return { suggested: best.text, rows: best.rows, sure: second === undefined }
}

/** Figures stay what they are: only the words around them are held against those of other values. */
function inFigures(value: string, count: number, forms: Map<number, Form[]>, noise: string): Resembling | null {
  const bare = withoutFigures(value)
  if (bare === value || !/\p{L}{2}/u.test(bare)) return null
  const found = resembling(bare, count, forms, noise)
  if (!found || found.rows < 5) return null
  const figures = value.match(/\d+/g) ?? []
  if ((found.suggested.match(/0/g) ?? []).length !== figures.length) return null
  let at = 0
  return { ...found, suggested: found.suggested.replace(/0/g, () => figures[at++]!) }
}

/** At least a part of the value has to be there to be recognised. */
function fits(value: string, right: string, noise: string): boolean {
  let hidden = 0
  for (let at = 0; at < value.length; at++) {
    if (value[at] === right[at]) continue
    if (value[at] !== noise) return false
    hidden++
  }
  return hidden > 0 && hidden <= value.length * 0.67
}

/** A column with more values than this share of its cells, or with more than so many, is none of categories. */
const CATEGORY_SHARE = 0.25
const CATEGORY_VALUES = 300
const RATIO = 10

/** Rare values of categories that are one or two letters from a frequent one (Damerau–Levenshtein, adjacent transpositions counted once). */
export function misspeltCategories({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const codes = presentCodes(column)
    const frequent = codes.filter((code) => column.counts[code]! >= RATIO && /\p{L}/u.test(column.values[code]!))
    const rare = codes.filter((code) => column.counts[code]! * RATIO <= column.filled)
    if (codes.length > column.filled * CATEGORY_SHARE || frequent.length > CATEGORY_VALUES) return []
    // Where most values are rare, a rare one says nothing: names of people.
    const common = frequent.reduce((sum, code) => sum + column.counts[code]!, 0)
    if (common < column.filled * 0.6 || rare.length * frequent.length > MAX_PAIRS) return []
    return unlike(
      rare.flatMap((code) => misspelt(column, index, code, frequent, common)),
      column,
    )
  })
}

/** The same difference between several values and others is a difference that means something: `ak_1`, `al_1`, `ak_2`, `al_2`. */
function unlike(proposals: ValueProposal[], { values }: GridColumn): ValueProposal[] {
  const differences = Map.groupBy(proposals, ({ code, suggested }) => differenceOf(values[code]!, suggested ?? ''))
  return [...differences].flatMap(([difference, some]) => (difference !== '' && some.length > 2 ? [] : some))
}

/** What is left of both when what they begin and end with alike is gone. */
function differenceOf(one: string, other: string): string {
  let [start, end] = [0, 0]
  const shorter = Math.min(one.length, other.length)
  while (start < shorter && one[start] === other[start]) start++
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return `${one.slice(start, one.length - end)}\0${other.slice(start, other.length - end)}\0${start}`
}

function misspelt(
  column: GridColumn,
  index: number,
  code: number,
  frequent: number[],
  common: number,
): ValueProposal[] {
  const value = column.values[code]!
  const count = column.counts[code]!
  const near = frequent.flatMap((other) => {
    const right = column.values[other]!
    if (other === code || column.counts[other]! < count * RATIO || figuresOf(right) !== figuresOf(value)) return []
    const distance = letterDistance(value, right)
    return distance === null ? [] : [{ other, distance }]
  })
  const [best, second] = near.toSorted(
    (a, b) => a.distance - b.distance || column.counts[b.other]! - column.counts[a.other]!,
  )
  if (!best || (second && second.distance === best.distance)) return []
  const right = column.values[best.other]!
  // Iran is no slip for Iraq.
  if (countryCode(value) !== null && countryCode(value) !== countryCode(right)) return []
  const ratio = column.counts[best.other]! / count
  const usual = common / column.filled
  return [
    {
      column: index,
      code,
      suggested: right,
      evidence: `${show(value)} is in ${count === 1 ? 'one row' : `${count} rows`} and ${best.distance === 0 ? 'differs only in case, spaces or marks from' : `${best.distance === 1 ? 'one letter' : 'two letters'} from`} ${show(right)}, which is in ${column.counts[best.other]} (${share(column.counts[best.other]!, column.filled)}).`,
      confidence: Math.min(0.95, (ratio >= 30 ? 0.93 : 0.86) * Math.min(1, usual + 0.1)),
      kind: 'misspelt',
    },
  ]
}

const figuresOf = (value: string): string => value.replace(/\D+/g, ' ').trim()

/** 0 to 2; null when more than the words that differ allow by their length: one letter from 5 on, two from 9 on. */
function letterDistance(one: string, other: string): number | null {
  const [a, b] = differingWords(plain(one), plain(other))
  if (a === '' && b === '') return 0
  const shorter = Math.min(a.length, b.length)
  const most = shorter >= 9 ? 2 : shorter >= 5 ? 1 : 0
  if (most === 0 || Math.abs(a.length - b.length) > most || shorter > 120) return null
  const distance = editDistance(a, b, most)
  return distance <= most ? distance : null
}

/** Without the words that both begin and end with. */
function differingWords(one: string, other: string): [string, string] {
  const [a, b] = [one.split(' '), other.split(' ')]
  while (a.length > 0 && b.length > 0 && a[0] === b[0]) [a, b].forEach((words) => words.shift())
  while (a.length > 0 && b.length > 0 && a.at(-1) === b.at(-1)) [a, b].forEach((words) => words.pop())
  return [a.join(' '), b.join(' ')]
}

const plain = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()

/** Optimal string alignment, cut off above `most`. */
export function editDistance(a: string, b: string, most: number): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    ;[before, last] = [last, row]
  }
  return last[b.length]!
}
