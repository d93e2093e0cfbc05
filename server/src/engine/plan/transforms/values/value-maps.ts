import { cellsOf } from '../../../profile/cells-of.ts'
import { isLetterBeside, isLoneNo, isLoneTruth, isOtherLetter, withoutFollowing } from './lone-letters.ts'
import { calendarValues } from '../../../match/values/calendar.ts'
import { letteredFigures } from '../../../match/values/lettered-figures.ts'
import { allowedInterval } from '../../../match/values/allowed-intervals.ts'
import { dayTermsIn } from '../../../match/values/day-terms.ts'
import { howOften } from '../../../match/values/how-often.ts'
import { howOftenByLetters } from '../../../match/values/how-often-letters.ts'
import { figureWithin } from '../../../match/values/figure-within.ts'
import { closestValue, INITIALS, isClear, isTied, SAME, type Closest } from '../../../match/values/same-meaning.ts'
import type { ValueMapEntry } from '../../../model.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import { leavesCell } from '../../columns/kept-rows.ts'
import { mayBeNone } from '../empty/null-tokens.ts'
import type { Meanings } from '../../tables/code-lists.ts'
import { answered, inverted, isInverse, isLettered, isTick, isTickColumn, isYesBesideNo } from './booleans.ts'
import { noOf } from '../../../match/values/yes-or-no.ts'
import { tableMark } from '../numbers/number-marks.ts'
import { begunWords } from '../../../match/values/begun-words.ts'
import { isOtherCode } from './codes-beside.ts'
import { besideHeader, calledAs, saidByHeader, tellCalled } from './called-values.ts'
import { addEntries, united, type Travelling, type Work } from '../column-values.ts'
import { contested } from './contested.ts'
import { cutBeside } from '../../../match/values/cut-beside.ts'
import { cutForeignWords } from '../../../match/values/cut-foreign-words.ts'
import { labelledIn, labelledSo } from './described-codes.ts'
import { equalFigureIn } from './equal-figures.ts'
import { inBothWords } from '../../../match/values/both-words.ts'
import { explainedValues, isExplainedOtherwise, meaningOf, meaningsIn } from './explained-values.ts'
import { genderLetters } from '../../../match/values/gender-letters.ts'
import { languageLetters } from '../../../match/values/language-letters.ts'
import { noneOf } from '../empty/none-said.ts'
import { lastOfTwo } from './last-of-two.ts'
import { rareBeside } from './rare-values.ts'
import { saidMeanings } from './said-meanings.ts'
import { sharedSigns } from './shared-signs.ts'
import { areMany, isShortBehind, shortForEach } from './short-for-each.ts'
import { foldIn, toldValue } from './told-values.ts'
import { tellOften } from './told-often.ts'
import { adviseValue, askValue, type Unclear } from './unclear-values.ts'

/** More unknown values than this show another list of values, not slips: they become issues instead of questions. */
const MAX_QUESTIONS = 12
/** Unless the column has a list of its own: all its rows would be lost for so many answers. */
const MOST_CODES = 24
/**
 * Maps what isn't an allowed value to one that is: told, or clearly the same; asks where it could be several. Allowed values that are
 * codes are keys: another key is no misspelling of one, however near it is.
 */
export function addValueMap(all: Work, allowed: readonly string[]): void {
  if (isInverse(all)) return addInverse(all, allowed)
  const work = { ...all, values: all.values.filter(({ raw }) => !isLeftOut(all, raw)) }
  const known = new Set(allowed)
  const open = united(work.values.filter(({ value }) => value !== null && !known.has(value)))
  const column = readColumn(work, open, allowed)
  const { keys, foreign, gender } = column
  // An M beside an H is allowed where it is a man's, and is none.
  const entries = [...(gender ?? [])].flatMap(([raw, value]) => (known.has(raw) ? [decided(raw, value)] : []))
  const unclear: Unclear[] = []
  const said = saidMeanings(work, allowed)
  for (const travelling of open) {
    const raw = travelling.value!
    const found = closestValue(raw, allowed)
    // A word among keys is none, and what a list of codes explains otherwise is no shorter form of what is allowed.
    const candidates = said.others.has(raw)
      ? []
      : found.filter(({ value, confidence }) => !keys || confidence >= SAME || !/\d/.test(value))
    const told = toldValue(work, raw)
    const value = surely(work, raw, candidates, column)
    const meant = said.meant.get(raw)
    if (told && (!meant || known.has(told.value))) entries.push(told)
    else if (meant) entries.push(meant)
    else if (value !== null) entries.push(decided(raw, value))
    else unclear.push(...unclearValue(work, travelling, foreign && keys ? found : candidates, column))
  }
  const last = keys ? [] : lastOfTwo(work, entries, unclear, allowed)
  if (last.length > 0) {
    entries.push(...last)
    unclear.length = 0
  }
  tellCalled(work, column.called, entries)
  tellOften(work, column.often, entries)
  if (!keys) unclear.push(...rareBeside(work, open, entries, unclear, MAX_QUESTIONS))
  const pairs = foreign && keys ? null : pairsOf(unclear)
  const either = contested(entries, work.values, allowed)
  const left = entries.filter(({ raw }) => !either.some(({ travelling }) => travelling.value === raw))
  addEntries(all, [
    ...left,
    ...settle(work, either, column),
    ...(pairs ?? settle(work, withoutFollowing(work, unclear), column)),
  ])
}

/** Only rows that stay behind, as somebody said, have it: what it would mean tells nothing of the others. */
function isLeftOut({ placement, mapping, source, context }: Work, raw: string): boolean {
  const { slug } = placement.side.template
  return mapping.sources.length === 1 && leavesCell(raw, source.position, slug, placement.table.profile, context)
}

const decided = (raw: string, value: string): ValueMapEntry => ({ raw, value, decided_by: 'matcher' })

/** What its values say together of a column, and what is said of it elsewhere. */
interface ReadColumn {
  allowed: readonly string[]
  /** What is allowed are codes with digits. */
  keys: boolean
  /** No value is right: keys are written otherwise then, which is asked about and never taken for a misspelling. */
  foreign: boolean
  /** It has a list of codes of its own. */
  coded: boolean
  ticks: boolean
  lettered: boolean
  /** The allowed value that the header of a column of yes and no names. */
  called: string | null
  calendar: ReadonlyMap<string, string> | null
  gender: ReadonlyMap<string, string> | null
  languages: ReadonlyMap<string, string>
  described: (raw: string) => string | null
  equal: (raw: string) => string | null
  within: (raw: string) => string | null
  lettersAlike: (raw: string) => string | null
  /** What its short codes are, where each is that of another allowed value. */
  shortForms: ReadonlyMap<string, string>
  often: ReadonlyMap<string, string>
  oftenByLetters: ReadonlyMap<string, string>
  dayTerms: (raw: string) => string | null
  signs: ReadonlyMap<string, string | null>
  meanings: Meanings | null
  explained: ReadonlyMap<string, string>
  /** What its codes may be the beginnings of, other than what is allowed. */
  begun: ReadonlyMap<string, readonly string[]>
  /** What its codes are, where they are short for words of another language. */
  foreignWords: ReadonlyMap<string, string>
}

function readColumn(work: Work, open: Travelling[], allowed: readonly string[]): ReadColumn {
  const { source, target, values } = work
  const meanings = meaningsIn(work, open)
  const texts = open.flatMap(({ value }) => (isNullWord(value!) ? [] : value!))
  const filled = values.flatMap(({ value }) => value ?? [])
  const described = labelledIn(target.description ?? '', allowed)
  return {
    allowed,
    keys: areKeys(allowed),
    foreign: open.length > 0 && open.length === values.filter(({ value }) => value !== null).length,
    coded: isCodedOtherwise(work, open, allowed),
    ticks: isTickColumn(work),
    lettered: isLettered(work, open, allowed),
    called: calledAs(source, allowed, work.context),
    calendar: calendarValues(texts, allowed),
    gender: genderLetters(filled, source.name, allowed),
    languages: languageLetters(filled, source.name, allowed),
    described,
    equal: equalFigureIn(texts, allowed, target, { decimalMark: tableMark(work), all: filled }),
    within: figureWithin(texts, allowed, work.mapping.decided_by !== 'matcher'),
    lettersAlike: letteredFigures(texts, allowed),
    shortForms: codesShortFor(open, allowed),
    often: howOften(texts, allowed),
    oftenByLetters: howOftenByLetters(texts, allowed),
    dayTerms: dayTermsIn(filled, allowed),
    signs: sharedSigns(values, allowed),
    meanings,
    explained: explainedValues(work, meanings, allowed, described),
    begun: begunWords(
      filled.filter((value) => !isNullWord(value)),
      allowed,
      labelledSo(target.description ?? '', allowed),
    ),
    foreignWords: cutForeignWords(texts, allowed),
  }
}

/** A slip here and there is no code of its own: one cell of `S` among many of E, G and W. */
const RARE = 0.03

function codesShortFor(open: readonly Travelling[], allowed: readonly string[]): ReadonlyMap<string, string> {
  const filled = open.filter(({ value }) => !isNullWord(value!))
  const texts = (some: readonly Travelling[]): string[] => some.map(({ value }) => value!)
  const found = shortForEach(texts(filled), allowed)
  return found.size > 0
    ? found
    : shortForEach(texts(filled.filter(({ count }) => count > RARE * cellsOf(filled))), allowed)
}

/** The allowed value that a raw one stands for beyond doubt. */
function surely(work: Work, raw: string, candidates: readonly Closest[], column: ReadColumn): string | null {
  const { allowed, calendar, gender, explained } = column
  const said = column.described(raw) ?? column.equal(raw) ?? column.within(raw) ?? column.lettersAlike(raw)
  if (said !== null) return said
  const sign = column.signs.get(raw)
  if (sign !== undefined) return sign ?? explained.get(raw) ?? null
  const beside =
    answered(work, raw, allowed) ??
    besideHeader(work, raw, allowed) ??
    noneOf(raw, allowed) ??
    allowedInterval(raw, allowed)
  if (beside !== null) return beside
  if (isYesBesideNo(work, raw, allowed)) return allowed.find((value) => value !== noOf(allowed))!
  const read = column.often.get(raw) ?? calendar?.get(raw) ?? gender?.get(raw) ?? column.languages.get(raw)
  if (read !== undefined) return read
  if (isLetterBeside(gender, raw)) return null
  const named = saidByHeader(work, raw, column.called, allowed)
  if (named !== null) return named
  if (column.ticks && isNullWord(raw)) return noOf(allowed)!
  if (isLoneNo(work, raw, allowed)) return explained.get(raw) ?? null
  if (candidates[0] !== undefined && candidates[0].confidence >= SAME) return candidates[0].value
  const listed = explained.get(raw)
  if (listed !== undefined) return listed
  const both = raw.includes('/') ? inBothWords(raw, allowed) : null
  if (both !== null) return both
  if (isLoneTruth(work, raw, allowed)) return null
  if (isExplainedOtherwise(raw, column.meanings, allowed)) return null
  const plain = column.oftenByLetters.get(raw) ?? column.dayTerms(raw)
  if (plain !== null) return plain
  const begun = column.begun.get(raw)
  if (begun !== undefined) return begun.length === 1 ? begun[0]! : null
  // Among codes of its own a column may have one that is the initials of something else by chance.
  const full = work.values.flatMap(({ value }) => value ?? [])
  const isChance = candidates[0]?.confidence === INITIALS && column.coded
  if (candidates[0] && isOtherCode(raw, candidates[0].value, full)) return null
  if (isClear(candidates) && !isChance && !(column.lettered && isOtherLetter(raw, candidates[0]!.value)))
    return candidates[0]!.value
  const meant = cutBeside(raw, full, allowed, labelledSo(work.target.description ?? '', allowed))
  if (meant !== null) return meant
  const word = column.foreignWords.get(raw)
  if (word !== undefined && candidates.every(({ value }) => value === word)) return word
  // A list that has the letter for something else, or a text that does, says more than that a word begins with it.
  const shortForm = column.meanings?.texts.has(raw) ? undefined : column.shortForms.get(raw)
  if (shortForm === undefined) return null
  const isSeen = candidates.some(({ value }) => value === shortForm) || isShortBehind(raw, shortForm)
  return isSeen || isLastOfShort(raw, column) ? shortForm : null
}

/** “DY” beside HR, WK and MO, which are beyond doubt: the only value that is left is what it is short for. */
function isLastOfShort(raw: string, { allowed, shortForms }: ReadColumn): boolean {
  if (areMany([...shortForms.keys()])) return true
  return [...shortForms].every(([code, value]) => {
    const found = code === raw ? [] : closestValue(code, allowed)
    return code === raw || (isClear(found) && found[0]!.value === value)
  })
}

/** The value with what it may stand for, where that is worth a question. */
function unclearValue(
  work: Work,
  travelling: Travelling,
  candidates: readonly Closest[],
  column: ReadColumn,
): Unclear[] {
  const { keys, foreign, coded, gender, signs } = column
  const raw = travelling.value!
  // Its rows would be lost, and by one that is allowed nobody can tell which is meant.
  if (signs.has(raw)) return [{ travelling, candidates: candidates.length > 1 ? candidates : [] }]
  if (isLetterBeside(gender, raw) || mayBeNone(work, raw)) return [{ travelling, candidates: [] }]
  if (isExplainedOtherwise(raw, column.meanings, column.allowed)) return [{ travelling, candidates: [] }]
  const begun = column.begun.get(raw)
  if (begun) return [{ travelling, candidates: begun.map((value) => ({ value, confidence: AS_LIKELY })) }]
  const often = keys ? isOften(work, travelling) : isCode(work, travelling)
  return (foreign && keys) || coded || candidates.length > 0 || often ? [{ travelling, candidates }] : []
}

/** Each of several words that a code may be the beginning of. */
const AS_LIKELY = 0.5

/** What a model, an answer or a default makes of the values; more than can be asked about are left as they are, which is noted. */
function settle(work: Work, unclear: Unclear[], { allowed, coded, meanings }: ReadColumn): ValueMapEntry[] {
  const advised = unclear.flatMap((one) => adviseValue(work, one, allowed))
  const left = unclear.filter(({ travelling }) => !advised.some(({ raw }) => raw === travelling.value))
  const fold = foldIn(work)
  const groups = [...Map.groupBy(left, ({ travelling }) => fold(travelling.value!)).values()]
  if (groups.length > (coded ? MOST_CODES : MAX_QUESTIONS)) {
    work.context.notes.push(
      `${left.length} values of “${work.source.name}” are none of the values that “${work.target.name}” allows; they are left as they are.`,
    )
    return advised
  }
  const asked = groups.flatMap(([{ travelling, candidates } = left[0]!, ...variants]) => {
    const made = askValue(work, travelling, candidates, allowed, meaningOf(travelling, meanings))
    return [...made, ...made.flatMap((entry) => variants.map((one) => ({ ...entry, raw: one.travelling.value! })))]
  })
  return [...advised, ...asked]
}

/** A yes to the opposite is a no: allowed values change, too. What is neither stays, and breaks the rule. */
function addInverse(work: Work, allowed: readonly string[]): void {
  const no = noOf(allowed)
  // Beside ticks a dash is what has none.
  const rest = isTickColumn(work) ? (allowed.find((value) => value !== no) ?? null) : null
  const entries = work.values.flatMap(({ value }): ValueMapEntry[] => {
    if (value === null) return []
    const other = isTick(work, value) ? no : isNullWord(value) && rest !== null ? rest : inverted(value, allowed)
    const told = toldValue(work, value)
    if (told) return [told]
    return other === null ? [] : [{ raw: value, value: other, decided_by: 'matcher' }]
  })
  const { source, target, context } = work
  context.notes.push(`A yes in “${source.name}” is a no to “${target.name}”: they ask for opposite things.`)
  addEntries(work, entries)
}

/**
 * A list of its own that the column has instead of the allowed one: few values, most of them not clearly any of those. Then the rare one is
 * no slip either, and figures are codes.
 */
function isCodedOtherwise(work: Work, open: Travelling[], allowed: readonly string[]): boolean {
  const { source, values } = work
  const left = open.filter(({ value }) => !isNullWord(value!))
  const total = cellsOf(values.filter(({ value }) => value !== null))
  const strange = left.filter(({ value }) => !isClear(closestValue(value!, allowed)))
  return (
    source.complete &&
    left.length <= 2 * MOST_CODES &&
    total >= 2 * left.length &&
    cellsOf(strange) > total / 2 &&
    cellsOf(values.filter(({ value }) => value !== null && allowed.includes(value))) <= total / 4
  )
}

/** Codes with a digit in them. */
function areKeys(allowed: readonly string[]): boolean {
  return allowed.length > 0 && allowed.filter((value) => /\d/.test(value)).length > allowed.length / 2
}

/** Values that each can only be one allowed value, and each another one: what is weak alone is sure together. Null when it isn't so. */
function pairsOf(unclear: Unclear[]): ValueMapEntry[] | null {
  const meant = new Map<string, string>()
  for (const { travelling, candidates } of unclear) {
    const [best] = candidates
    if (!best || isTied(candidates)) return null
    meant.set(travelling.value!.toLowerCase(), best.value)
  }
  if (meant.size < 2 || new Set(meant.values()).size < meant.size) return null
  return unclear.map(({ travelling, candidates }) => decided(travelling.value!, candidates[0]!.value))
}

/**
 * A value like none that is allowed is asked about when it stands there often enough to mean something: a slip becomes an issue. Twice is
 * enough where every row must have one, and for a whole word: its rows would be lost.
 */
function isCode(work: Work, { value, count }: Travelling): boolean {
  const twice = work.target.required || /^\p{L}{4,}(?: \p{L}+)*$/u.test(value ?? '')
  return /\p{L}|^\d{1,3}$/u.test(value ?? '') && (count >= (twice ? 2 : 3) || count >= work.source.filled / 20)
}

/** Beside keys that are allowed, another one that stands in so many cells is no slip either. */
function isOften({ source }: Work, { value, count }: Travelling): boolean {
  return /\p{L}|^\d{1,3}$/u.test(value ?? '') && count >= 3 && count >= source.filled / 20
}
