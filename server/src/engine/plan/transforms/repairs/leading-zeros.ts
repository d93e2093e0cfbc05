import { compilePattern } from '../../../match/pattern/pattern.ts'
import { onlyLength } from '../../../match/values/surplus-zeros.ts'
import { isNumeric, type Travelling, type Work } from '../column-values.ts'
import { cellsOf } from '../../../profile/cells-of.ts'
import { lackFigures, OWN_SHARE, SEVERAL, ZEROS } from './lacking-figures.ts'
import { changed, marksOf, padded, removal, type Repair } from './repair-steps.ts'
import { surplusZeros } from './surplus-zeros.ts'
import { areOfOtherStates } from './zips-of-states.ts'

// Leading zeros that a spreadsheet took away (of 00123, of 09:05), those that a description wants behind, and those that are more
// than a rule takes.

/** From this share of the cells on, a column is one of figures. */
const FIGURES = 0.9
/** So many times as many codes with their leading zeros show that none were taken away. */
const FAR_MORE = 4

/** Every chain worth trying for them. */
export function leadingZeros(work: Work): Repair[][] {
  return [...padding(work), ...paddingBare(work), ...oneZero(work), ...surplusZeros(work, work.rule!)]
}

/** So much of all that is one figure short shows that those lost their zero, whatever a few others are. */
const NEARLY_ALL_SHORT = 0.9

/** “6804” beside “06804”, with a few that are far shorter: these are something else, and stay as they stand. */
function oneZero(work: Work): Repair[][] {
  const length = onlyLength(work.rule!)
  if (length === null || length < 2 || work.target.unique || isNumeric(work)) return []
  const filled = work.values.filter(({ value }) => value !== null && /^\d+$/.test(value))
  const [kept = [], short = []] = [true, false].map((isMet) =>
    filled.filter(({ value }) => work.rule!.matches(value!) === isMet),
  )
  const near = short.filter(({ value }) => value!.length === length - 1)
  const whole = new Set(kept.map(({ value }) => value!))
  const standing = near.filter(({ value }) => whole.has(`0${value!}`))
  const isLost = standing.length >= SEVERAL && cellsOf(standing) >= NEARLY_ALL_SHORT * cellsOf(short)
  return isLost ? [[zeroBefore(length - 1)]] : []
}

function zeroBefore(figures: number): Repair {
  const form = new RegExp(`^\\d{${figures}}$`)
  return {
    transform: { kind: 'rewrite', pattern: `(\\d{${figures}})`, with: '0\\1' },
    change: (value) => (form.test(value) ? `0${value}` : value),
  }
}

/** The same once a mark that stands with some of them is away: `#1189` beside `1187`. */
function paddingBare(work: Work): Repair[][] {
  if (isNumeric(work)) return []
  return marksOf(work).flatMap((mark) => {
    const bare = removal(mark)
    const values = work.values.map((one) => ({
      ...one,
      value: one.value && (work.rule!.matches(one.value) ? one.value : bare.change(one.value)),
    }))
    const short = values.filter(({ value }) => value !== null && /^\d+$/.test(value) && !work.rule!.matches(value))
    const figures = values.filter(({ value }) => value !== null && /^\d+$/.test(value))
    // One odd number among good codes is more likely a wrong one. Blanks are only for the eye: who types them keeps the number a text.
    const share = mark.trim() === '' ? 0 : OWN_SHARE
    if (short.length < SEVERAL || cellsOf(short) < share * cellsOf(figures)) return []
    return padding({ ...work, values }).map((steps) => [bare, ...steps])
  })
}

/** “84” beside “0312 Tools”, of which the number is taken: what is short once that is done, and is a key of the linked rows with its zeros, gets them. */
export function withZerosOfKeys(work: Work, steps: readonly Repair[]): Repair[] | null {
  const length = onlyLength(work.rule!)
  const { keys } = work
  if (length === null || !keys) return null
  const short = work.values.flatMap(({ value }) => {
    const written = value === null ? '' : changed(value, [...steps])
    return /^\d+$/.test(written) && !work.rule!.matches(written) ? [written] : []
  })
  const pad = padded(length)
  return short.length > 0 && short.every((value) => keys.has(pad.change(value))) ? [...steps, pad] : null
}

/** Zeros to the length that the rule wants. */
function padding(work: Work): Repair[][] {
  // Codes of another form, which the rule takes as well, say nothing against it where it wants figures of one length.
  const known = onlyLength(work.rule!) !== null ? work.rule! : null
  const isMet = ({ value }: Travelling): boolean => work.rule!.matches(value!)
  const filled = work.values.filter(({ value }) => value !== null && !(known?.matches(value) && /\D/.test(value)))
  const [figures = [], others = []] = [true, false].map((are) =>
    filled.filter(({ value }) => /^\d[\d:]*$/.test(value!) === are),
  )
  // What the rule takes has its zeros, though it be longer: 07102-4560.
  const wrong = others.filter(({ value }) => !work.rule!.matches(value!))
  if (
    figures.length === 0 ||
    cellsOf(figures) < FIGURES * cellsOf([...figures, ...wrong]) ||
    areKept(figures, work) ||
    lackFigures(figures, work) ||
    areGroups(work) ||
    areOfOtherStates(work)
  )
    return []
  const short = figures.filter(({ value }) => !work.rule!.matches(value!))
  const shortest = Math.min(...figures.map(({ value }) => value!.length))
  // The step fills up whatever is shorter, so the other values must be as long; those that fail all the same are given back.
  const kept = compilePattern(work.rule!.source) === work.rule ? others.filter(isMet) : others
  const longest = Math.min(20, ...kept.map(({ value }) => value!.length))
  return Array.from({ length: longest }, (_, at) => at + 1)
    .filter((length) => length > shortest && !isOfLetters(length, shortest, work))
    .map((length) => padded(length, isFilledBehind(work) ? 'right' : 'left'))
    .filter((repair) => leadsToKeys(short, repair, work))
    .map((repair) => [repair])
}

/** Zeros that make no key of a link's figures, where all keys are known, are not what these lack: they would only be another wrong key. */
function leadsToKeys(short: Travelling[], { change }: Repair, { keys }: Work): boolean {
  if (!keys) return true
  return short.some(({ value }) => keys.has(change(value!)))
}

/** So many zeros are no loss of a code that may have letters in all its places. */
const MOST_OF_CODES = 3

function isOfLetters(length: number, shortest: number, { rule }: Work): boolean {
  return length > shortest + MOST_OF_CODES && rule!.matches('A'.repeat(length))
}

const BEHIND =
  /\b(?:right|behind|trailing|end|after|rechts|hinten|angeh[äa]ngt|droite|derecha|destra|achter(?:aan)?|[àa] la fin|al final|in fondo)\b/iu

/** A description that has short numbers filled with zeros on the right: `51` is `510000`. */
function isFilledBehind({ target }: Work): boolean {
  const sentences = (target.description ?? '').split(/[.;]\s/)
  return sentences.some((sentence) => ZEROS.test(sentence) && BEHIND.test(sentence) && !/\bleading\b/i.test(sentence))
}

/**
 * Far more codes begin with a zero than are too short: nothing took zeros away, so what is short lacks something else. “Five digits incl. the
 * leading 0” expects some to be lost.
 */
function areKept(figures: Travelling[], { rule, target }: Work): boolean {
  if (!target.unique && ZEROS.test(target.description ?? '')) return false
  const kept = figures.filter(({ value }) => /^0\d+$/.test(value!) && rule!.matches(value!))
  const short = figures.filter(({ value }) => !rule!.matches(value!))
  return cellsOf(kept) > FAR_MORE * cellsOf(short) && (target.unique || !standWhole(short, kept))
}

/** “6804” beside “06804”: each of those that are too short stands there with its zero, too, so that is what it lost. */
function standWhole(short: Travelling[], kept: Travelling[]): boolean {
  const whole = new Set(kept.map(({ value }) => value!))
  return short.every(({ value }) => whole.has(`0${value!}`))
}

/** So many headings are none by chance, and of all that is short so much must be. */
const LEAST_GROUPS = 3
const NEARLY_ALL = 0.9
/** A heading has its number and what it is called. */
const OF_A_HEADING = 2

/** “1 Assets”, “10 Current assets” above “1000 Cash”: what begins other numbers and has nothing but a name heads them, and lacks no zeros. */
function areGroups({ rule, source, placement }: Work): boolean {
  const numbered = placement.table.profile.rows.flatMap((row) => {
    const number = row[source.position]?.trim() ?? ''
    return /^\d+$/.test(number) ? [{ number, filled: row.filter((cell) => cell?.trim()).length }] : []
  })
  const [short, whole] = [false, true].map((isMet) => numbered.filter(({ number }) => rule!.matches(number) === isMet))
  const heads = short!.filter(
    ({ number, filled }) => filled <= OF_A_HEADING && whole!.some((one) => one.number.startsWith(number)),
  )
  const isMore = whole!.filter(({ filled }) => filled > OF_A_HEADING).length * 2 > whole!.length
  return heads.length >= LEAST_GROUPS && heads.length >= NEARLY_ALL * short!.length && isMore
}
