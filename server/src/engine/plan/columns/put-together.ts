import { escaped } from '../../escaped.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import { BETWEEN } from '../../match/composites/composite.ts'
import { BARE_NUMBER } from '../../knowledge/keys-said.ts'
import type { Transform } from '../../model.ts'

// How the parts of a key are put together, so that its rule and the value that is shown are met: what stands between and in front, and how far
// numbers are filled up with zeros, or that they have none.

/**
 * A column, the number that the row gets, or the same in all rows. `width`: so many characters are said to be wanted, one for a number that has
 * no zeros in front; `year`: it is the year of
 * the column's dates, in so many figures; `century`: some show but two of its four; `codes`: it is what these say of the column's words; `bare`: it
 * is the figures alone, without the letters before them.
 */
export type Part =
  | {
      source: number
      width: number | null
      year?: number
      century?: boolean
      codes?: ReadonlyMap<string, string>
      bare?: true
      /** The template column with a list of values that it fills: the key has it as it is written there. */
      listed?: number
    }
  | { counted: true; width: number | null }
  | { value: string }

export interface Wanted {
  parts: Part[]
  /** What stands between one part and the next; null where that is to be found out. */
  between: (string | null)[]
  example: string | null
  rule: Pattern | null
}

export interface Written {
  between: string[]
  front: string
  widths: (number | null)[]
  /** The rule, or the value that is shown, is met by nearly all. */
  isMet: boolean
}

/** What stands before the two figures of a year, where no date shown is older. */
export const CENTURY = '20'
const SIGNS = ['-', '/', '_', '.', ' ', '']
const BESIDE_TEXT = ['', '-', '/']
const MOST = 0.9
/** Others are wrong in some other way. */
const MANY = 0.5
const WIDTHS = [BARE_NUMBER, 2, 3, 4, 5, 6, 7, 8]
/** So many rows tell it. */
const ENOUGH = 200

/** The way in which the rows' parts become keys; null where none makes what the rule takes. */
export function writtenOf({ parts, between, example, rule }: Wanted, rows: string[][]): Written | null {
  const seen = rows.slice(0, ENOUGH)
  const open = waysOf(parts, between, example, rule, seen)
  const tests = testsOf(example, rule)
  for (const least of [MOST, MANY]) {
    for (const test of tests) {
      const met = open.find((way) => seen.filter((row) => test(valueOf(way, row))).length >= least * seen.length)
      if (met && seen.length > 0) return { ...met, isMet: true }
    }
  }
  const besides = besideTexts(parts)
  if (rule) return null
  // Keys are told apart in any case, and a dash is what most have.
  return {
    between: between.map((one, at) => one ?? (besides[at] ? '' : '-')),
    front: '',
    widths: parts.map(saidWidth),
    isMet: false,
  }
}

type Way = Omit<Written, 'isMet'>

/** The plainest first. */
function waysOf(
  parts: Part[],
  between: (string | null)[],
  example: string | null,
  rule: Pattern | null,
  rows: string[][],
): Way[] {
  const besides = besideTexts(parts)
  const signs = between.some((one, at) => one === null && !besides[at]) ? SIGNS : ['']
  const texts = between.some((one, at) => one === null && besides[at]) ? BESIDE_TEXT : ['']
  const fronts = [...new Set(['', rule?.literals.prefix ?? '', /^\D*/.exec(example ?? '')![0]])]
  const widths = widthsOf(parts, rows)
  return widths.flatMap((own) =>
    fronts.flatMap((front) =>
      signs.flatMap((sign) =>
        texts.map((text) => ({
          front,
          widths: own,
          between: between.map((one, at) => one ?? (besides[at] ? text : sign)),
        })),
      ),
    ),
  )
}

/** Whether one of the two parts is the same in all rows, for each place between two. */
function besideTexts(parts: Part[]): boolean[] {
  return parts.slice(1).map((part, at) => isText(part) || isText(parts[at]))
}

function isText(part: Part | undefined): boolean {
  return part !== undefined && 'value' in part
}

type YearWanted = 'two' | 'four' | 'four of two'

function yearIn(part: Part | undefined): YearWanted | null {
  if (!part || !('source' in part) || part.year === undefined) return null
  if (part.year === 2) return 'two'
  return part.century ? 'four of two' : 'four'
}

function saidWidth(part: Part): number | null {
  return 'value' in part ? null : part.width
}

/** Numbers may be filled up, the first and the last part's alone where nothing is said of them. */
function widthsOf(parts: Part[], rows: string[][]): (number | null)[][] {
  const said = parts.map(saidWidth)
  const isOpen = (at: number): boolean =>
    !isText(parts[at]) &&
    yearIn(parts[at]!) === null &&
    said[at] === null &&
    rows.every((row) => /^\d+$/.test(row[at]!))
  const ends = [parts.length - 1, 0].filter(isOpen)
  return ends.reduce(
    (found, at) => [...found, ...WIDTHS.flatMap((width) => found.map((own) => own.with(at, width)))],
    [said],
  )
}

function valueOf({ front, between, widths }: Way, row: string[]): string {
  return row.reduce((text, part, at) => {
    const width = widths[at] ?? 0
    return `${text}${at === 0 ? '' : between[at - 1]}${/^\d+$/.test(part) && width > 0 ? filledTo(part, width) : part}`
  }, front)
}

/** As `filledUp` writes it: zeros in front that are more than enough go. */
function filledTo(part: string, width: number): string {
  return part.replace(/^0+/, '').padStart(width, '0')
}

/** Whether a part in so many figures is another text, with more zeros in front or fewer. */
export function isOtherIn(part: string, width: number): boolean {
  return /^\d+$/.test(part) ? filledTo(part, width) !== part : part.length < width
}

/** What a key must be: what the rule takes and the value that is shown is like, then the one or the other. */
function testsOf(example: string | null, rule: Pattern | null): ((value: string) => boolean)[] {
  const [exact, like] = example === null ? [null, null] : [shapeOf(example, true), shapeOf(example, false)]
  const both = [exact, like].flatMap((shape) =>
    shape && rule ? [(value: string) => shape.test(value) && rule.matches(value)] : [],
  )
  const alone = [exact, like].flatMap((shape) => (shape ? [(value: string) => shape.test(value)] : []))
  return [...both, ...(rule ? [rule.matches] : alone)]
}

/** Values like this one: figures for figures, as many where zeros fill them up; letters for letters, or just those in front. */
function shapeOf(example: string, isExact: boolean): RegExp {
  const pieces = example.match(/\d+|\p{L}+|[^\p{L}\d]+/gu) ?? []
  const shape = pieces.map((piece, at) => {
    if (/^0\d/.test(piece)) return `\\d{${piece.length}}`
    if (/^\d/.test(piece)) return '\\d+'
    return /^\p{L}/u.test(piece) && !(isExact && at === 0) ? '\\p{L}+' : escaped(piece)
  })
  return new RegExp(`^${shape.join('')}$`, 'u')
}

/** The columns and the steps that write it; null where no chain does. */
export function stepsOf(
  parts: Part[],
  { between, front, widths }: Written,
): { sources: number[]; lead: Transform[] } | null {
  const sources = parts.flatMap((part) => ('source' in part ? [part.source] : []))
  const counted = parts.findIndex((part) => 'counted' in part)
  const varied = parts.flatMap((part, at) => ('value' in part ? [] : [at]))
  if (counted >= 0 && counted !== varied.at(-1)) return null
  const text = (from: number, to: number): string =>
    parts.slice(from, to).reduce((all, part, at) => {
      const sign = from + at === 0 ? '' : between[from + at - 1]!
      return `${all}${sign}${'value' in part ? part.value : ''}`
    }, '')
  const first = varied[0]!
  const last = varied.at(-1)!
  const before = `${front}${text(0, first + 1)}`
  const behind = last + 1 < parts.length ? text(last + 1, parts.length) : ''
  const gaps = varied.slice(1).map((at, index) => text(varied[index]! + 1, at + 1))
  const own = varied.map((at) => widths[at] ?? null)
  const years = varied.map((at) => yearIn(parts[at]!))
  const codes = varied.map((at) => codesIn(parts[at]!))
  const bare = varied.filter((at) => isBare(parts[at]!)).map((at) => varied.indexOf(at))
  const isListed = parts.some((part) => 'source' in part && part.listed !== undefined)
  if (varied.length === 1 && (years[0] !== null || codes[0] !== null)) return null
  return {
    sources,
    lead: [
      ...(counted >= 0 ? [{ kind: 'row_number' as const, start: 1, within: true }] : []),
      ...joined(gaps, own, years, codes, bare, isListed),
      ...(before === '' ? [] : [{ kind: 'prefix' as const, text: before }]),
      ...(behind === '' ? [] : [{ kind: 'suffix' as const, text: behind }]),
    ],
  }
}

type Codes = ReadonlyMap<string, string>

function codesIn(part: Part): Codes | null {
  return 'source' in part ? (part.codes ?? null) : null
}

function isBare(part: Part): boolean {
  return 'source' in part && part.bare === true
}

function joined(
  gaps: string[],
  widths: (number | null)[],
  years: (YearWanted | null)[],
  codes: (Codes | null)[],
  bare: number[],
  isListed: boolean,
): Transform[] {
  if (gaps.length === 0) {
    const [width] = widths
    return [
      { kind: 'trim' },
      ...(bare.length > 0 ? [{ kind: 'rewrite' as const, pattern: '\\D*(\\d+)', with: '\\1' }] : []),
      ...(width === BARE_NUMBER ? filledUp(0, width) : []),
      ...(width && width > BARE_NUMBER
        ? [{ kind: 'pad' as const, length: width, character: '0', side: 'left' as const }]
        : []),
    ]
  }
  const isUniform = gaps.every((gap) => gap === gaps[0])
  if (isUniform && !isListed && bare.length === 0 && [...widths, ...years, ...codes].every((one) => one === null))
    return [{ kind: 'merge', separator: gaps[0]! }, { kind: 'trim' }]
  const all = gaps.map(() => `(.*?)${BETWEEN}`).join('')
  const written = gaps.map((gap, at) => `\\${at + 1}${gap.replaceAll('\\', '\\\\')}`).join('')
  return [
    { kind: 'merge', separator: BETWEEN },
    ...years.flatMap((wanted, at) => (wanted === null ? [] : [yearStep(at, wanted)])),
    ...codes.flatMap((said, at) => (said === null ? [] : [...said].map(([word, code]) => codeStep(at, word, code)))),
    ...bare.map(bareStep),
    ...widths.flatMap((width, at) => (width === null ? [] : filledUp(at, width))),
    { kind: 'rewrite', pattern: `${all}(.*)`, with: `${written}\\${gaps.length + 1}` },
  ]
}

/** One part of several filled up with zeros: more than enough in front of it, then those that are too many off again. */
function filledUp(at: number, width: number): Transform[] {
  const before = `((?:[^${BETWEEN}]*${BETWEEN}){${at}})`
  const behind = `((?:${BETWEEN}.*)?)`
  return [
    { kind: 'rewrite', pattern: `${before}(\\d+)${behind}`, with: `\\1${'0'.repeat(width - 1)}\\2\\3` },
    { kind: 'rewrite', pattern: `${before}0*?(\\d{${width}}|[1-9]\\d{${width},})${behind}`, with: '\\1\\2\\3' },
  ]
}

/** The step that puts the code of a word in its place among parts that are joined. */
export function codeStep(at: number, word: string, code: string): Transform {
  const pattern = `((?:[^${BETWEEN}]*${BETWEEN}){${at}})${escaped(word)}((?:${BETWEEN}.*)?)`
  return { kind: 'rewrite', pattern, with: `\\1${code}\\2` }
}

/** The step that leaves the figures of a number behind letters among parts that are joined. */
function bareStep(at: number): Transform {
  const pattern = `((?:[^${BETWEEN}]*${BETWEEN}){${at}})[^${BETWEEN}\\d]*(\\d+(?:${BETWEEN}.*)?)`
  return { kind: 'rewrite', pattern, with: '\\1\\2' }
}

/** The step that leaves the year of a date among parts that are joined. */
function yearStep(at: number, wanted: YearWanted): Transform {
  const before = `((?:[^${BETWEEN}]*${BETWEEN}){${at}})`
  const around = `(?:(?:0[1-9]|1[0-2])[0-3]\\d|[^${BETWEEN}\\d][^${BETWEEN}]*)?((?:${BETWEEN}.*)?)`
  const inFront = `(?:[^${BETWEEN}]*[^${BETWEEN}\\d])?`
  const centuries = wanted === 'four of two' ? CENTURY : '(?:19|20)'
  const pattern =
    wanted === 'four'
      ? `${before}${inFront}((?:19|20)\\d\\d)${around}`
      : `${before}(?:\\s*\\d{1,2}[-./]\\d{1,2}[-./](?:${centuries})?|${inFront}${centuries})(\\d\\d)${around}`
  return { kind: 'rewrite', pattern, with: wanted === 'four of two' ? `\\1${CENTURY}\\2\\3` : '\\1\\2\\3' }
}
