// Over 300 lines: one order in which everything that may bring values to their rule is tried, and which of it is taken.
import { compilePattern, type Pattern } from '../../../match/pattern/pattern.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import { birthNumbers } from './birth-numbers.ts'
import { frontFromName, inForm, inSameForm } from './coded-forms.ts'
import { withOwnEnds } from './own-ends.ts'
import { asExemplified, shownOfTable } from './shown-codes.ts'
import { inFormsOfSeveral } from './forms-of-several.ts'
import { frontDescribed } from './described-fronts.ts'
import { frontOfTable } from './fronts-of-tables.ts'
import { frontsInPart } from './fronts-in-part.ts'
import { frontWithLength } from './fronts-with-length.ts'
import { frontWord, noteOfFront } from './front-words.ts'
import { leadingZeros, withZerosOfKeys } from './leading-zeros.ts'
import { withoutTimes } from './times.ts'
import { frontOfCountry, ownFronts } from './own-fronts.ts'
import { codesWithNames } from './codes-with-names.ts'
import { bareNumbers, codesInText, initials, numbered } from './codes.ts'
import { improves, isNumeric, push, shareOf, type Work } from '../column-values.ts'
import {
  changed,
  decimalPoints,
  hasNumberSign,
  inventsFigures,
  movesMark,
  isCase,
  isExtraction,
  isFront,
  isPlus,
  isRewriting,
  isWord,
  losesLetters,
  losesMark,
  marksOf,
  removal,
  type Repair,
  replacement,
  subsets,
  withBareFronts,
} from './repair-steps.ts'
import { listMarks } from './list-marks.ts'
import { missingMarks } from './missing-marks.ts'
import { partsBetweenMarks } from './parts-between-marks.ts'
import { withoutNamedFronts } from './named-fronts.ts'
import { numbersOfYears } from './numbers-of-years.ts'
import { chainsAround, isMissingFront, withoutPrefixes } from './shapes.ts'
import { frontOfTaxName } from './tax-fronts.ts'
import { titleCase } from '../texts/text.ts'
import { yearSpans } from './year-spans.ts'
import { zerosAndMarks } from './zeros-and-marks.ts'

/** Repairs one after the other, and how many cells they make right. */
interface Chain {
  steps: Repair[]
  gained: number
}

const CASES: Repair[] = [
  { transform: { kind: 'case', to: 'upper' }, change: (value) => value.toUpperCase() },
  { transform: { kind: 'case', to: 'lower' }, change: (value) => value.toLowerCase() },
  { transform: { kind: 'case', to: 'title' }, change: titleCase },
]

const QUOTES: Repair = {
  transform: { kind: 'strip', characters: '\'"' },
  change: (value) => value.replace(/^['"]+|['"]+$/g, ''),
}

const LOOKALIKES = [
  ['O', '0'],
  ['I', '1'],
  ['L', '1'],
] as const

/** A repair that changes more than case must bring this share of the failing cells to match, or it isn't what is wrong. */
const MOST = 0.6
/** Values may be wrong in several ways: so many are mended one after the other, each of this share of the failing cells or more. */
const MOST_WAYS = 3
const OWN_WAY = 0.2
/** Of so many distinct failing values, this share must match after a chain for it to be tried on all. */
const TRIED = 60
const HOPEFUL = 0.2
/** A phone number has more marks than other codes, and not one of them means anything. */
const ALL_MARKS = 8

/**
 * The shortest chain of case, marks taken away or put in, and leading zeros after which most failing values match the rule, while those
 * that match stay as they are. Where that isn't enough, what stands around them is taken away, or what all must begin with put in front;
 * or some are mended by one chain, others by the next.
 */
export function addRepair(work: Work): void {
  const { rule } = work
  if (!rule) return
  const failing = failingCells(work)
  if (addTold(work, rule, failing) || shareOf(work, (value) => rule.matches(value)) === 1) return
  const near = bestOf(chainsOf(work), work, failing)
  const far = near?.gained === failing || isNumeric(work) ? null : bestOf(farChains(work, rule), work, failing)
  const bare = near?.gained === failing || !areNames(work) ? null : bestOf(bareNumbers(work, rule), work, failing)
  const inText = near?.gained === failing ? null : bestOf(codesInText(rule), work, failing, OWN_WAY)
  const withName = near?.gained === failing ? null : bestOf(codesWithNames(work, rule), work, failing)
  const inOrder =
    near?.gained === failing
      ? null
      : bestOf(
          [
            ...inForm(work, rule),
            ...partsBetweenMarks(work, rule),
            ...withOwnEnds(rule),
            ...asExemplified(work, rule),
            ...frontsInPart(work, rule),
          ],
          work,
          failing,
        )
  const spans = near?.gained === failing ? null : bestOf(yearSpans(work, rule), work, failing)
  // Words that only stand close together would be one.
  const listed = bestOf(listMarks(work, rule), work, failing)
  // A year in full is no number, though other chains make the rule's form of it.
  const ofYears = bestOf(numbersOfYears(work, rule), work, failing)
  const front = near?.gained === failing ? null : (frontFromName(work, rule) ?? frontDescribed(work, rule))
  const named = front && bestOf([front.steps], work, failing)
  const same = near?.gained === failing ? null : inSameForm(work, rule)
  // What a text says holds for few values, too.
  const said = same && bestOf(same.chains, work, failing, 0)
  const fronts = near?.gained === failing ? null : bestOf(ownFronts(work, rule), work, failing)
  const ofCountry = near?.gained === failing ? null : (frontOfCountry(work, rule) ?? frontOfTaxName(work, rule))
  const country = ofCountry && bestOf(ofCountry.chains, work, failing)
  const [single] = [ofYears, listed, near, named, said, country, far, bare, inText, withName, inOrder, spans, fronts]
    .flatMap((chain) => chain ?? [])
    .toSorted((a, b) => b.gained - a.gained || a.steps.length - b.steps.length)
  const several = single?.gained === failing || isNumeric(work) ? null : inSeveralWays(work, failing)
  const best = several && several.gained > (single?.gained ?? 0) ? several : single
  if (best && best === named) work.context.notes.push(front!.note)
  if (best && best === country) tellOnce(work, [ofCountry!.note])
  const word = best && best === far ? frontWord(work, rule, best.steps) : null
  if (word !== null) tellOnce(work, [noteOfFront(work, word)])
  if (best && best === said) tellOnce(work, same!.notes)
  if (best) pushGuarded(work, further(work, rule, best, failing), rule)
}

/** The steps of a chain, or the same with one more that mends what they leave wrong. */
function further(work: Work, rule: Pattern, { steps, gained }: Chain, failing: number): Repair[] {
  const more = [
    withBareFronts(steps),
    withoutNamedFronts(work, rule, steps) ?? steps,
    withZerosOfKeys(work, steps) ?? steps,
  ]
  const best = bestOf(more, work, failing)
  return best && best.gained > gained ? best.steps : steps
}

/** Before all else: zeros in front of six figures of a day, or of another house's numbers, would make the number of somebody else. */
function addTold(work: Work, rule: Pattern, failing: number): boolean {
  const front = frontOfTable(work, rule)
  if (front?.isOfAll) {
    tellOnce(work, [front.note])
    for (const { transform, change } of front.steps) push(work, transform, change)
    return true
  }
  const told =
    failing === 0
      ? null
      : (birthNumbers(work, rule) ??
        front ??
        shownOfTable(work, rule) ??
        frontWithLength(work, rule) ??
        inFormsOfSeveral(work, rule))
  const best = told && bestOf([told.steps], work, failing)
  if (!best) return false
  tellOnce(work, told.note === null ? [] : [told.note])
  pushGuarded(work, best.steps, rule)
  return true
}

function tellOnce({ context }: Work, notes: readonly string[]): void {
  context.notes.push(...notes.filter((note) => !context.notes.includes(note)))
}

/**
 * The steps, and where they change a value that fails the rule all the same (or may, among values that were not looked at), one that takes
 * them back for it: what is wrong in another way is told as it stands in the file.
 */
function pushGuarded(work: Work, steps: Repair[], rule: Pattern): void {
  const before = work.values.map(({ value }) => value)
  for (const { transform, change } of steps) push(work, transform, change)
  const idle = work.values.map(({ value }, at) => value !== before[at] && (value === null || !rule.matches(value)))
  // What a pattern is not made for, it could not take: what is right already need not be.
  const isForAll = work.source.complete && !idle.includes(true) && !steps.some(isRewriting)
  if (isForAll || compilePattern(rule.source) !== rule) return
  work.transforms.push({ kind: 'take_back', steps: steps.length, pattern: rule.source })
  for (const [at, one] of work.values.entries()) if (idle[at]) one.value = before[at]!
}

/** Numbers that name things: what stands in front of them says what they name. In front of others it may be a unit. */
function areNames(work: Work): boolean {
  const { target } = work
  const said = conceptsOf(target.name)
  return (
    !isNumeric(work) || target.unique || target.desiredRule === 'link' || said.includes('number') || said.includes('id')
  )
}

function farChains(work: Work, rule: Pattern): Repair[][] {
  const chains = chainsAround(work, rule)
  const around = [[], ...CASES.slice(0, 2).map((one) => [one])]
    .flatMap((lettering) => chains.map((steps) => [...lettering, ...steps]))
    .filter(
      (steps) =>
        !steps.some(isFront) ||
        isMissingFront(work, rule, (value) => changed(value, steps)) ||
        frontWord(work, rule, steps) !== null,
    )
    .filter((steps) => !work.kinds.includes('phone') || !steps.some(isPlus))
    .filter(([first, ...steps]) => !first || !isCase(first) || !isWord(rule) || !steps.some(isExtraction))
  return [...around, ...numbered(work, rule), ...initials(rule)]
}

/** Chain after chain, each for what those before it leave wrong; null where that isn't most of it, or one chain would do. */
function inSeveralWays(work: Work, failing: number): Chain | null {
  const trial: Work = { ...work, values: work.values.map((one) => ({ ...one })), transforms: [] }
  const found: Chain[] = []
  for (let way = 0; way < MOST_WAYS; way++) {
    const best = bestOf([...chainsOf(trial), ...withoutPrefixes(trial)], trial, failing, OWN_WAY)
    if (!best) break
    found.push(best)
    for (const { transform, change } of best.steps) push(trial, transform, change)
  }
  const gained = found.reduce((sum, chain) => sum + chain.gained, 0)
  const steps = found.flatMap((chain) => chain.steps)
  return found.length > 1 && gained >= MOST * failing && isHarmless(work, steps) ? { steps, gained } : null
}

function bestOf(chains: Repair[][], work: Work, failing: number, least = MOST): Chain | undefined {
  const told = work.values.filter(({ value }) => value !== null && !work.rule!.matches(value)).slice(0, TRIED)
  const isHopeful = (steps: Repair[]): boolean =>
    steps.every(isCase) ||
    told.filter(({ value }) => work.rule!.matches(changed(value!, steps))).length >= HOPEFUL * told.length
  return chains
    .filter(isHopeful)
    .flatMap((steps): Chain[] => {
      const change = (value: string): string => changed(value, steps)
      if (!improves(work, change) || !isHarmless(work, steps)) return []
      const gained = repaired(work, change)
      return steps.every(isCase) || gained >= least * failing ? [{ steps, gained }] : []
    })
    .toSorted((a, b) => b.gained - a.gained || a.steps.length - b.steps.length)[0]
}

function isHarmless({ values, rule }: Work, steps: Repair[]): boolean {
  const isHarmful = (value: string, after: string): boolean =>
    movesMark(value, after) ||
    inventsFigures(value, after) ||
    (rule !== null && (losesMark(value, after, rule) || losesLetters(value, after, rule)))
  return !values.some(({ value }) => value !== null && isHarmful(value, changed(value, steps)))
}

/** The case alone, for a list of allowed values: says more than a map of each spelling, and takes new spellings, too. */
export function addCase(work: Work, allowed: readonly string[]): void {
  const known = new Set(allowed)
  const open = work.values.filter(({ value }) => value !== null && !known.has(value))
  if (open.length === 0) return
  const fitting = CASES.find(
    ({ change }) =>
      open.every(({ value }) => known.has(change(value!))) &&
      work.values.every(({ value }) => value === null || !known.has(value) || change(value) === value),
  )
  if (fitting) push(work, fitting.transform, fitting.change)
}

function failingCells({ values, rule }: Work): number {
  return values.reduce((sum, { value, count }) => (value === null || rule!.matches(value) ? sum : sum + count), 0)
}

function repaired({ values, rule }: Work, change: (value: string) => string): number {
  return values.reduce(
    (sum, { value, count }) =>
      value !== null && !rule!.matches(value) && rule!.matches(change(value)) ? sum + count : sum,
    0,
  )
}

/** Every chain worth trying: a case or none, marks away or none, and perhaps one thing that is missing. */
function chainsOf(work: Work): Repair[][] {
  const common = marksOf(work)
  const every = work.kinds.includes('phone') ? marksOf(work, ALL_MARKS) : []
  const more = every.length > common.length ? [every] : []
  const removals = isNumeric(work)
    ? subsets([' ', ...(hasNumberSign(work) ? ['#'] : [])])
    : isAddress(work)
      ? inAddresses(work)
      : [...subsets(common), ...more]
  const marked = removals.flatMap((marks) => [marks.map(removal), ...missingMarks(work, marks)])
  const others = [
    [QUOTES],
    [replacement(' ', '-')],
    ...decimalPoints(work),
    ...lookalikes(work),
    ...leadingZeros(work),
    ...withoutTimes(work),
    ...zerosAndMarks(work, work.rule!),
  ]
  return [[], ...CASES.map((one) => [one])].flatMap((lettering) =>
    [...marked, ...others].map((steps) => [...lettering, ...steps]),
  )
}

function isAddress({ kinds }: Work): boolean {
  return kinds.includes('email')
}

/** What stands between two addresses, or before a remark, is no slip within one: “a@b.example; ask for Bo” would become another address. */
function inAddresses({ values, rule }: Work): string[][] {
  const failing = values.flatMap(({ value }) => (value === null || rule!.matches(value) ? [] : value))
  const isSlip = (value: string): boolean => value.split(' ').length === 2 && /\s[@.]|[@.]\s/.test(value)
  return subsets(failing.some((value) => /\S\s\S/.test(value) && !isSlip(value)) ? [] : [' '])
}

/** Figures that somebody typed as the letters that look like them, where no value that is right has such a letter: 1O4 for 104. */
function lookalikes({ values, rule }: Work): Repair[][] {
  const bare = values.flatMap(({ value }) => value?.toUpperCase() ?? [])
  const fitting = LOOKALIKES.filter(
    ([letter]) =>
      bare.some((value) => value.includes(letter) && /\d/.test(value)) &&
      !bare.some((value) => value.includes(letter) && rule!.matches(value)),
  )
  const steps = fitting.map(([letter, figure]) => [letter, letter.toLowerCase()].map((one) => replacement(one, figure)))
  return steps.length === 0 ? [] : [...steps, ...(steps.length > 1 ? [steps.flat()] : [])]
}
