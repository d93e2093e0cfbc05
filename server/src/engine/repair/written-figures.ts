import { currencyCode } from '../profile/countries.ts'
import { multiplied } from '../profile/decimals.ts'
import { markEvidence, readNumber } from '../profile/numbers.ts'
import { takeMultiple, timesBetween, unitCalled } from '../profile/units.ts'
import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { share, show } from './phrase.ts'
import { editDistance } from './spelling.ts'

// Columns whose numbers are written with something: $18,000,000, 3,612, 72%, 53 residents. The few that are written otherwise (18M, USD
// 18000000, 3612, 0.72, 53) are brought to the usual form, where they are then of the others' size and can mean nothing else.

const WRITTEN = /^(\D*?)(\d(?:[\d.,'’\u00a0\u202f ]*\d)?)(\D*)$/
const MAX_LENGTH = 40
const MIN_CELLS = 20
/** Share of the filled cells with the usual marks around their figures. */
const USUAL = 0.6
/** Of the figures that could have marks between thousands, those that do where a column has them. */
const GROUPED = 0.6
/** Words that nothing is known of stand behind so many values, at least. */
const MIN_ROWS = 3
/** Longer words may have one letter wrong, or two. */
const TYPED = 6

interface Figures {
  code: number
  before: string
  figures: string
  after: string
}

interface Style {
  before: string
  after: string
  grouping: string
  decimal: '.' | ','
  /** Digits behind the mark: null where the values have several numbers of them. */
  places: number | null
  rows: number
  low: number
  high: number
}

export function writtenFigures({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    if (column.filled < MIN_CELLS) return []
    const all = presentCodes(column).flatMap((code) => figuresOf(column.values[code]!, code) ?? [])
    if (rowsOf(column, all) < column.filled * USUAL) return []
    const style = styleOf(column, all)
    return style === null ? [] : others(column, index, all, style)
  })
}

function figuresOf(value: string, code: number): Figures | null {
  if (value.length > MAX_LENGTH) return null
  const [, before = '', figures = '', after = ''] = WRITTEN.exec(value) ?? []
  return figures === '' ? null : { code, before, figures, after }
}

function rowsOf({ counts }: GridColumn, some: { code: number }[]): number {
  return some.reduce((sum, { code }) => sum + counts[code]!, 0)
}

/** Null where no form is usual, or where it is that of plain numbers or codes. */
function styleOf(column: GridColumn, all: Figures[]): Style | null {
  const forms = Map.groupBy(all, ({ before, after }) => `${before}\0${after}`)
  const [usual] = [...forms.values()].toSorted((a, b) => rowsOf(column, b) - rowsOf(column, a))
  if (!usual || rowsOf(column, usual) < column.filled * USUAL || !isNumber(usual[0]!)) return null
  const [grouping, decimal] = [groupingOf(column, usual), decimalOf(column, usual)]
  const { before, after } = usual[0]!
  if (grouping === null || decimal === null || grouping === decimal || (before + after + grouping).trim() === '')
    return null
  const marks = { grouping, decimal }
  const numbers = usual.flatMap(({ code, figures }) => {
    const plain = plainOf(figures, marks)
    return plain === null ? [] : [{ code, plain }]
  })
  // Zeros in front are those of codes.
  if (numbers.some(({ plain }) => /^0\d/.test(plain)) || rowsOf(column, numbers) < column.filled * USUAL) return null
  const rising = numbers.map(({ plain }) => Number(plain)).toSorted((a, b) => a - b)
  return {
    ...marks,
    before,
    after,
    places: placesOf(column, numbers),
    rows: rowsOf(column, numbers),
    low: rising[Math.floor(rising.length * 0.01)]!,
    high: rising[Math.ceil(rising.length * 0.99) - 1]!,
  }
}

/** Something that is counted or measured, and no number behind a word (`Room 12`) or in a code (`12b`). */
function isNumber({ before, after }: Figures): boolean {
  return (
    (before === '' || readNumber(`${before}1`)?.currency === true) && (after === '' || /^(?:\W|\p{L}{2})/u.test(after))
  )
}

function groupingOf(column: GridColumn, usual: Figures[]): string | null {
  const long = usual.filter(({ figures }) => figures.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '').length > 3)
  const groups = Map.groupBy(long, ({ figures }) => {
    const evidence = markEvidence(figures)
    return evidence === null
      ? null
      : 'grouping' in evidence
        ? evidence.grouping
        : evidence.says === 'either'
          ? evidence.mark
          : ''
  })
  const all = rowsOf(column, long)
  const [most] = [...groups].toSorted((a, b) => rowsOf(column, b[1]) - rowsOf(column, a[1]))
  if (!most || most[0] === null) return long.length === 0 ? '' : null
  // A mark before three digits is that of decimals as well: something has to say more.
  const isSure = [...most[1]].some(({ figures }) => ['both', 'grouping'].includes(markEvidence(figures)!.says))
  if (most[0] !== '' && !isSure && rowsOf(column, most[1]) < MIN_ROWS * 3) return null
  return rowsOf(column, most[1]) >= all * GROUPED ? most[0] : null
}

function decimalOf(column: GridColumn, usual: Figures[]): '.' | ',' | null {
  const rows = { '.': 0, ',': 0 }
  for (const { code, figures } of usual) {
    const evidence = markEvidence(figures)
    if (evidence !== null && 'decimal' in evidence) rows[evidence.decimal] += column.counts[code]!
  }
  const [some, other] = rows['.'] >= rows[','] ? (['.', ','] as const) : ([',', '.'] as const)
  return rows[other] > rows[some] * 0.2 ? null : some
}

function placesOf(column: GridColumn, numbers: { code: number; plain: string }[]): number | null {
  const found = Map.groupBy(numbers, ({ plain }) => plain.split('.')[1]?.length ?? 0)
  const [most] = [...found].toSorted((a, b) => rowsOf(column, b[1]) - rowsOf(column, a[1]))
  return most && rowsOf(column, most[1]) >= rowsOf(column, numbers) * 0.9 ? most[0] : null
}

/** Digits with a point, as the marks of the column have it. */
function plainOf(figures: string, { grouping, decimal }: Pick<Style, 'grouping' | 'decimal'>): string | null {
  const evidence = markEvidence(figures)
  if (evidence === null) return null
  const own =
    'decimal' in evidence
      ? evidence.decimal
      : evidence.says === 'either' && evidence.mark === decimal && grouping !== evidence.mark
        ? evidence.mark
        : null
  if (own === null) return figures.replace(/\D/g, '')
  const [whole = '', rest = ''] = [
    figures.slice(0, figures.lastIndexOf(own)),
    figures.slice(figures.lastIndexOf(own) + 1),
  ]
  return `${whole.replace(/\D/g, '')}.${rest}`
}

function others(column: GridColumn, index: number, all: Figures[], style: Style): ValueProposal[] {
  const rest = all.filter(({ code, before, figures, after }) => {
    const plain = before === style.before && after === style.after ? plainOf(figures, style) : null
    return plain === null || written(plain, style) !== column.values[code]
  })
  const read = rest.flatMap((one) => {
    const found = timesOf(one, style)
    return found === null ? [] : [{ ...one, ...found }]
  })
  const unknown = Map.groupBy(
    read.filter(({ word }) => word !== null),
    ({ word }) => word,
  )
  // Another currency or unit anywhere: what has none may be in that.
  const isMixed = rowsOf(column, rest) > rowsOf(column, read)
  return read.flatMap(({ code, figures, times, word, isBare }): ValueProposal[] => {
    if (word !== null && (unknown.size > 1 || rowsOf(column, unknown.get(word)!) < MIN_ROWS)) return []
    if (isBare && isMixed && style.before + style.after !== '') return []
    const plain = plainOf(figures, style)
    const suggested = plain === null ? null : sized(plain, times, style)
    if (suggested === null || suggested === column.values[code]) return []
    const evidence = `${share(style.rows, column.filled)} of the values of ${column.name} are written as in ${show(suggested)}, and of that size.`
    return [{ column: index, code, suggested, evidence, confidence: word === null ? 0.93 : 0.85, kind: 'format' }]
  })
}

interface Reading {
  /** What the figures may have to be multiplied with. */
  times: string[]
  /** Stands behind the figures, and nothing is known of it. */
  word: string | null
  isBare: boolean
}

/** What the marks around figures say in a column of that form; null where they are others than the column's. */
function timesOf({ before, figures, after }: Figures, style: Style): Reading | null {
  const multiple = takeMultiple(`1${after}`) ?? shortMultiple(after, style)
  const [front, back] = [before.trim(), multiple === null ? after.trim() : multiple.text.slice(1).trim()]
  const factor = multiple === null ? '1' : timesBetween(multiple.unit, 'ones')
  if (factor === null || /[-−–+(]/.test(front + back)) return null
  const known = { word: null, isBare: front + back === '' }
  const isAlike = meaningOf(front, back) === meaningOf(style.before.trim(), style.after.trim())
  // A letter right at the figures may stand for one of them.
  const isTyped = front === style.before.trim() && /^\s/.test(after) === /^\s/.test(style.after)
  if (isAlike || (isTyped && isSlip(back, style.after.trim()))) return { ...known, times: [factor] }
  if (front + back === '') {
    const isShare = style.after.trim() === '%' && /^0[.,]\d/.test(figures)
    return { ...known, times: isShare ? [factor, '100'] : [factor] }
  }
  const isWord = style.before + style.after === '' && front === '' && /^\p{L}{3,15}\.?$/u.test(back)
  return isWord && multiple === null && unitCalled(back) === null && !PACKED.test(back)
    ? { times: ['1'], word: back.toLowerCase(), isBare: false }
    : null
}

/** Letters that say how many an amount counts, and are units elsewhere: `$7M`. */
function shortMultiple(after: string, { before, after: behind }: Style): { text: string; unit: string } | null {
  if (!/^\s?[KkM]$/.test(after) || readNumber(`${before}1${behind}`)?.currency !== true) return null
  return { text: '1', unit: /k/i.test(after) ? 'thousands' : 'millions' }
}

/** They say how many the figures count. */
const PACKED =
  /^(?:doz|dz|dutzend|pair|paar|gross|box|pack|case|set|bag|hundred|thousand|million|billion|tsd|mio|mrd|mld|lakh|lac|crore)/i

/** The same for all ways to write a currency, a unit or a word. */
function meaningOf(front: string, back: string): string {
  const text = front === '' ? back : back === '' ? front : `${front} ${back}`
  const plain = text.toLowerCase().replace(/[\s.]+/g, '')
  if (plain === '') return ''
  if (/^(?:%|percent|pct|prozent)$/.test(plain)) return '%'
  if (plain === '$' || plain === 'us$' || plain === '$us') return 'USD'
  return currencyCode(text) ?? (front === '' ? unitCalled(back) : null) ?? plain
}

function isSlip(word: string, usual: string): boolean {
  return usual.length >= TYPED && /^\p{L}/u.test(word) && editDistance(word, usual, 2) <= (usual.length > 9 ? 2 : 1)
}

/** In the form of the column, if one reading alone is of the size of its values. */
function sized(plain: string, times: string[], style: Style): string | null {
  const slack = (style.high - style.low) / 4
  const fitting = times
    .map((factor) => multiplied(plain, factor))
    .filter((number) => Number(number) >= Math.max(0, style.low - slack) && Number(number) <= style.high + slack)
    .flatMap((number) => written(number, style) ?? [])
  return fitting.length === 1 ? fitting[0]! : null
}

function written(plain: string, { before, after, grouping, decimal, places }: Style): string | null {
  const [whole = '', rest = ''] = plain.split('.')
  const digits = places === null ? rest : rest.length > places ? rest.replace(/0+$/, '') : rest.padEnd(places, '0')
  if (places !== null && digits.length > places) return null
  const grouped = grouping === '' ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, grouping)
  return `${before}${grouped}${digits === '' ? '' : decimal + digits}${after}`
}
