import { decimalsDescribed } from '../../../match/values/described-notation.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import type { Transform } from '../../../model.ts'
import { multiplied } from '../../../profile/decimals.ts'
import { readNumber, type Marks } from '../../../profile/numbers.ts'
import { areLettered, improves, push, shareOf, type Travelling, type Work } from '../column-values.ts'
import { addWithoutClosing } from './closed-amounts.ts'
import { addCredits } from './credits.ts'
import { addHundredths } from './hundredths-behind-hours.ts'
import { addLeastFigures } from './least-figures.ts'
import { leftAs, measureOf } from './measures.ts'
import { addMillions } from './millions-in-short.ts'
import { oneMark } from './mixed-marks.ts'
import { addNamedFigures } from './named-figures.ts'
import { isRoundedUnit } from '../../../profile/units.ts'
import { complete, countVotes, marksOf, most, plainNumber, wantsWhole, wholeMarks } from './number-marks.ts'
import { areSharesOfOthers, isPercentage, mixedShares, shareIn } from './percentages.ts'
import { addPeriodsBehind } from './periods-behind.ts'
import { toldUnits } from './told-units.ts'
import { addWithoutUnits } from './row-units.ts'
import { withSigns } from './signed-figures.ts'
import { addTaxBehind } from './tax-behind.ts'
import { withoutSigns } from './without-signs.ts'
import { addUnqualified, addWordedFigures } from './worded-figures.ts'
import { addToldValues } from '../values/told-values.ts'

const CANONICAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** Brings amounts and numbers to plain figures. Adds nothing when they are plain already. */
export function addNumber(work: Work): void {
  withSigns(work, (own) => withoutSigns(own, addFigures))
}

function addFigures(work: Work): void {
  addCredits(work)
  addWithoutClosing(work)
  addPeriodsBehind(work)
  addHundredths(work)
  addMillions(work)
  addTaxBehind(work)
  addNamedFigures(work)
  addLeastFigures(work)
  addUnqualified(work)
  addWithoutUnits(work)
  let measure = measureOf(work)
  if (measure === null) addWordedFigures(work)
  const whole = wantsWhole(work)
  const isOpen = (value: string): boolean => {
    // 1.250 is plain, and yet perhaps the thousand of a column of whole numbers.
    const number = CANONICAL.test(value) && !(whole && /\.\d{3}$/.test(value)) ? null : readNumber(value)
    return number !== null && (number.unit === null || measure !== null)
  }
  const open = work.values.filter(({ value }) => value !== null && isOpen(value))
  if (open.length === 0 && measure === null) return addNotation(work)
  if (areCodes(open, work)) return
  oneMark(work, measure)
  const marks = marksOf(work, measure)
  const areOfOthers = areSharesOfOthers(work)
  const percent = measure === null && !areOfOthers && open.some(({ value }) => isPercentage(value!))
  // "12 %" in a column of percentages stays 12; elsewhere it is 0.12.
  if (percent && wantsPercent(work, marks)) pushPercent(work)
  const divided = percent && work.transforms.at(-1)?.kind !== 'strip'
  if (divided) measure = mixedShares(work, marks)
  const fraction = divided && measure === null
  const transform: Transform = { kind: 'number', ...marks, ...(fraction ? { percent: true } : {}), ...measure }
  const read = (value: string): string | null =>
    areOfOthers && isPercentage(value) ? null : fraction ? shareIn(value, marks) : plainNumber(value, marks, measure)
  // Before the numbers are read, so that a word that somebody gave a number to is not called none.
  addToldValues(work, (value) => read(value) === value)
  push(work, transform, (value) => read(value) ?? leftAs(value, measure))
  addNotation(work)
}

/** Numbers in a column that nothing says is one of numbers: read as such when the rule takes them then, and only then. */
export function tryNumber(work: Work): void {
  withSigns(work, (own) => withoutSigns(own, tryFigures))
}

function tryFigures(work: Work): void {
  if (!work.rule || areLettered(work)) return
  addCredits(work)
  addWithoutClosing(work)
  addPeriodsBehind(work)
  addMillions(work)
  addTaxBehind(work)
  addNamedFigures(work)
  addLeastFigures(work)
  addUnqualified(work)
  addWithoutUnits(work)
  let measure = measureOf(work)
  if (measure === null) addWordedFigures(work)
  const { types } = work.source
  const decimals = (types.decimal ?? 0) + (types.amount ?? 0)
  const share = (types.integer ?? 0) + decimals + (types.percent ?? 0)
  // Of marks, half of them whole numbers, some have decimals.
  if (measure !== null || (share >= 0.5 && decimals >= SOME)) oneMark(work, measure)
  const votes = countVotes(work, measure)
  const whole = wholeMarks(work, votes)
  if (share < 0.5 && measure === null) return
  if (!whole && votes.decimal.size === 0 && votes.either.size > 0) return
  const marks = whole ?? complete(most(votes.decimal) ?? '.', most(votes.grouping), votes)
  const areOfOthers = areSharesOfOthers(work)
  const percent =
    measure === null && !areOfOthers && work.values.some(({ value }) => value !== null && isPercentage(value))
  const divided = percent && !wantsPercent(work, marks)
  if (divided) measure = mixedShares(work, marks)
  const fraction = divided && measure === null
  const bare = (value: string): string => (percent && !divided ? value.replace(/^%+|%+$/g, '').trim() : value)
  const read = (value: string, places?: number): string =>
    (areOfOthers && isPercentage(value)
      ? null
      : fraction
        ? shareIn(value, marks)
        : plainNumber(bare(value), marks, measure, places)) ?? leftAs(value, measure)
  const best = bestNotation(work, (value, notation) => written(read(value, notation.decimals), notation))
  const plain = improves(work, (value) => read(value))
  if (best === undefined && !plain) return
  // One value that happens to become right does not make figures of all the others.
  const met = (value: string): boolean =>
    work.rule!.matches(best === undefined ? read(value) : written(read(value, best.decimals), best))
  if (shareOf(work, met) < MOST) return
  addToldValues(work, (value) => read(value) === value)
  if (percent && !divided) pushPercent(work)
  const passing = (change: (value: string) => string): number =>
    shareOf(work, (value) => work.rule!.matches(change(value)))
  // As many decimals as the file has, where the rule takes those as well.
  const isPlain =
    plain &&
    best !== undefined &&
    passing((value) => read(value)) >= passing((value) => written(read(value, best.decimals), best))
  const fixed = isPlain ? {} : (best ?? {})
  const step: Transform = {
    kind: 'number',
    ...marks,
    ...(fraction ? { percent: true } : {}),
    ...measure,
    ...fixed,
  }
  push(work, step, (value) => written(read(value, fixed.decimals), fixed))
}

/** From this share of the cells on a column has decimals beside its whole numbers. */
const SOME = 0.1
/** From this share of the cells on that meet the rule once they are read as numbers, that is what they are. */
const MOST = 0.5

/** Decimals that a rule may want; whole numbers may have been written with zeros behind the mark. */
const PLACES = [1, 2, 3, 4, 5, 6, 0]

/** How numbers are written: with as many decimals as they have, and a point, where nothing is said. */
type Notation = Pick<Extract<Transform, { kind: 'number' }>, 'decimals' | 'written_decimal'>

/** With a point, if that does as well. */
const NOTATIONS: Notation[] = [
  ...PLACES.map((decimals) => ({ decimals })),
  { written_decimal: ',' },
  ...PLACES.filter((decimals) => decimals > 0).map((decimals) => ({ decimals, written_decimal: ',' as const })),
]

/** The rule says whether it wants 12 or 0.12, however many decimals it wants; where it takes both, the names do. */
function wantsPercent(work: Work, marks: Marks): boolean {
  if (!work.rule) return isPercent(work)
  const share = (times: string): number =>
    shareOf(work, (value) => {
      const figures = plainNumber(value.replace(/%\s*$/, ''), marks, null)
      if (figures === null) return false
      return NOTATIONS.some((notation) => work.rule!.matches(written(multiplied(figures, times), notation)))
    })
  const [whole, divided] = [share('1'), share('0.01')]
  return whole === divided ? isPercent(work) : whole > divided
}

/** “As a share: 0.19” */
const A_SHARE =
  /(?<![\d.,])0[.,]\d|\b(?:fraction|decimal fraction|share of (?:one|1)|anteil|als dezimalzahl|fraction d[’']unité|fracci[óo]n|frazione)\b/iu

function isPercent({ source, target }: Work): boolean {
  const description = target.description ?? ''
  const isNamed = conceptsOf(`${target.name} ${description}`).includes('percent')
  return (source.types.percent ?? 0) > 0 && isNamed && !A_SHARE.test(description)
}

function pushPercent(work: Work): void {
  push(work, { kind: 'strip', characters: '%' }, (value) => value.replace(/^%+|%+$/g, '').trim())
}

/** A rule that wants a fixed number of decimals, or a comma before them, gets them from the step that reads the numbers. */
function addNotation(work: Work): void {
  const last = work.transforms.at(-1)
  const change = converting(work, last) ?? written
  const best = work.rule === null ? toldNotation(work) : (bestNotation(work, change) ?? ofCents(work, change))
  if (best === undefined) return
  if (last?.kind === 'number') work.transforms.pop()
  const known = last?.kind === 'number' ? last : ({ kind: 'number', decimal: '.', grouping: '' } as const)
  push(work, { ...known, ...best }, (value) => (work.rule === null ? written : change)(value, best))
}

/** What is converted to another unit has as many decimals as are wanted: it is read again, and rounded. */
function converting(
  { values, rule }: Work,
  last: Transform | undefined,
): ((value: string, notation: Notation) => string) | null {
  if (last?.kind !== 'number' || last.unit === undefined || rule === null || !isRoundedUnit(last.unit)) return null
  const { unit, bare_unit } = last
  const measure = { unit, ...(bare_unit !== undefined && { bare_unit }) }
  const raws = new Map(values.flatMap(({ value, raw }) => (value === null ? [] : [[value, raw.trim()] as const])))
  return (value, notation) => {
    const raw = raws.get(value)
    const again =
      raw === undefined || notation.decimals === undefined ? null : plainNumber(raw, last, measure, notation.decimals)
    return written(again ?? value, notation)
  }
}

/** Of what was cents nobody wants 12.5: two decimals, where the rule takes them of all. */
function ofCents(work: Work, change: (value: string, notation: Notation) => string): Notation | undefined {
  const notation: Notation = { decimals: 2 }
  const isTaken = shareOf(work, (value) => work.rule!.matches(change(value, notation))) === 1
  return areOfCents(work) && isTaken ? notation : undefined
}

function areOfCents(work: Work): boolean {
  const told = toldUnits(work)
  return told?.bare_unit === 'hundredths' && told.unit === 'ones'
}

/** The way of writing by which most cells come to meet the rule; undefined where none makes any of them better. */
function bestNotation(work: Work, change: (value: string, notation: Notation) => string): Notation | undefined {
  const better = NOTATIONS.filter((notation) => improves(work, (value) => change(value, notation)))
  const met = (notation: Notation): number => shareOf(work, (value) => work.rule!.matches(change(value, notation)))
  return better.toSorted((a, b) => met(b) - met(a))[0]
}

/** “Euro, decimal comma”: what a description says of the mark, in the languages that templates are written in. */
const DECIMAL_COMMA =
  /\bdecimal commas?\b|\bcommas? (?:as|for|is|before) (?:the |its )?(?:decimals?|cents)|\bwith (?:a )?comma (?:not|instead of|rather than)|dezimalkomma|komma als dezimal|mit (?:dem )?komma\b(?! getrennt)|virgules? décimales?|virgule comme (?:séparateur|marque) décimal|coma decimal|coma como separador decimal|virgol[ae] decimal[ei]|virgola come separatore decimale|decimale komma|komma als decimaal/iu
const NO_COMMA =
  /\b(?:no|not|without|never|kein|keine|ohne|nicht|sans|pas|sin|senza|non|geen|niet)\b[^.;,]{0,12}\b(?:comma|commas|komma|dezimalkomma|virgule|coma|virgola)\b/iu

/** Without a rule the description may still want a comma, or a number of decimals; without the latter whole numbers stay as they are. */
function toldNotation(work: Work): Notation | undefined {
  const { target, values } = work
  const description = target.description ?? ''
  const decimals = decimalsDescribed(description) ?? (areOfCents(work) ? 2 : null)
  const isComma = DECIMAL_COMMA.test(description) && !NO_COMMA.test(description)
  const notation: Notation = {
    ...(decimals === null ? {} : { decimals }),
    ...(isComma ? { written_decimal: ',' } : {}),
  }
  return values.some(({ value }) => value !== null && written(value, notation) !== value) ? notation : undefined
}

/** As the transform writes it; what is no plain number stays. */
function written(value: string, { decimals, written_decimal = '.' }: Notation): string {
  if (!CANONICAL.test(value)) return value
  return (decimals === undefined ? value : withDecimals(value, decimals)).replace('.', written_decimal)
}

/** As the transform writes them: filled up with zeros, never rounded. */
function withDecimals(value: string, places: number): string {
  if (!CANONICAL.test(value)) return value
  const [whole = '', decimals = ''] = value.split('.')
  const kept = decimals.replace(/0+$/, '').padEnd(places, '0')
  return kept === '' ? whole : `${whole}.${kept}`
}

/** Figures with leading zeros, as they may stand: `0010` of a cost centre is no number, and without its zeros another one. */
function areCodes(open: Travelling[], { rule }: Work): boolean {
  const isCode = (value: string): boolean => /^\s*0\d+\s*$/.test(value) && (rule?.matches(value) ?? true)
  const count = (some: Travelling[]): number => some.reduce((sum, one) => sum + one.count, 0)
  return count(open.filter(({ value }) => isCode(value!))) > count(open) / 2
}
