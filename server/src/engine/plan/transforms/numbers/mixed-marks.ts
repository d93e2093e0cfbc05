import { markEvidence, readNumber, type Grouping, type Marks } from '../../../profile/numbers.ts'
import { push, type Work } from '../column-values.ts'
import { unitOff, type Measure } from './measures.ts'
import { countVotes, most, plainNumber, type Votes } from './number-marks.ts'

// Figures of one column whose decimals stand behind a point here, and behind a comma there.

/**
 * “62.5” beside “88,25”, where neither mark groups thousands: each can only mark decimals, so the rarer one is written as the other. “236.81” beside
 * “1.785,00”, as in workbooks some of whose figures are texts: those with a comma are read first, and what is plain then stays.
 */
export function oneMark(work: Work, measure: Measure | null): void {
  const votes = countVotes(work, measure)
  const usual = most(votes.decimal)
  if (usual === undefined) return
  const areNear = noThousands(work, measure)
  if (votes.decimal.size < 2 && !(areNear && writesOneInBoth(work, votes, measure))) return
  const open = [...votes.either.keys()].filter((mark) => !areNear && !hasThreeDecimals(work, mark, measure))
  const groups = [...votes.grouping.keys(), ...open].some((mark) => mark === '.' || mark === ',')
  if (groups) return twoNotations(work, votes, measure)
  const find = usual === '.' ? ',' : '.'
  push(work, { kind: 'replace', find, with: usual }, (value) => value.replaceAll(find, usual))
}

/** Thousands would be so many times the largest of the figures that are known for sure. */
const FAR = 10

/**
 * “34.298” and “22,828” beside “21.68” and “10,34”, and nothing larger: what could be thousands would be far from all that is known, and as a
 * figure with decimals it is among them.
 */
function noThousands({ values }: Work, measure: Measure | null): boolean {
  const read = values.flatMap(({ value }) => {
    const figures = value === null ? undefined : readNumber(unitOff(value, measure).text)?.figures
    return figures === undefined ? [] : [{ figures, says: markEvidence(figures)?.says }]
  })
  if (read.some(({ says }) => says === undefined || says === 'both' || says === 'grouping')) return false
  const figuresOf = (unsure: boolean): number[] =>
    read.filter(({ says }) => (says === 'either') === unsure).map(({ figures }) => Number(figures.replace(',', '.')))
  const far = FAR * Math.max(0, ...figuresOf(false))
  return figuresOf(true).every((figure) => figure <= far && 1000 * figure > far)
}

/** “13,750” beside “13.75”: where most that could be thousands are figures of the column with the other mark, that one marks decimals as well. */
function writesOneInBoth({ values }: Work, { decimal, either }: Votes, measure: Measure | null): boolean {
  const [other] = [...either.keys()].filter((mark) => !decimal.has(mark))
  if (other === undefined) return false
  const figures = values.flatMap(({ value }) => readNumber(unitOff(value ?? '', measure).text)?.figures ?? [])
  const known = new Set(figures.filter((one) => !one.includes(other)).map((one) => Number(one.replace(',', '.'))))
  const open = [...new Set(figures.filter((one) => one.includes(other)))]
  const same = open.filter((one) => known.has(Number(one.replace(other, '.'))))
  return 2 * same.length > open.length
}

/** “1 000,000” or “0,500” beside “250,000”: who writes this mark has three decimals behind it, and groups thousands otherwise. */
function hasThreeDecimals({ values }: Work, mark: '.' | ',', measure: Measure | null): boolean {
  return values.some(({ value }) => {
    const figures = value === null ? undefined : readNumber(unitOff(value, measure).text)?.figures
    const found = figures === undefined ? null : markEvidence(figures)
    const isDecimal = (found?.says === 'both' || found?.says === 'decimal') && found.decimal === mark
    return isDecimal && figures!.slice(figures!.indexOf(mark) + 1).length === 3
  })
}

const PLAIN = '-?[0-9]+(?:\\.[0-9]+)?'
const isPlain = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value)

/** Not where a value could be of either: “1.785” is one thing here, and another there. */
function twoNotations(work: Work, { either }: Votes, measure: Measure | null): void {
  if (either.size > 0) return
  // Those that are plain then are all read once more, which is when euros become cents: here they stay what figures without a unit are.
  const own = measure?.bare_unit === undefined ? measure : { unit: measure.bare_unit }
  for (const grouping of groupingsWithComma(work, measure)) {
    const marks: Marks = { decimal: ',', grouping }
    work.transforms.push({ kind: 'number', ...marks, ...own })
    push(work, { kind: 'take_back', steps: 1, pattern: PLAIN }, (value) => {
      const read = isPlain(value) ? null : plainNumber(value, marks, own)
      return read !== null && isPlain(read) ? read : value
    })
  }
}

/** What stands between the thousands of figures whose decimals are behind a comma: “14 264,95 $” beside “$30,501.50”. A point where none of them has thousands. */
function groupingsWithComma({ values }: Work, measure: Measure | null): Grouping[] {
  const found = values.flatMap(({ value }) => {
    const number = value === null ? null : readNumber(unitOff(value, measure).text)
    const marks = number && markEvidence(number.figures)
    return marks?.says === 'both' && marks.decimal === ',' ? [marks.grouping] : []
  })
  return found.length === 0 ? ['.'] : [...new Set(found)]
}
