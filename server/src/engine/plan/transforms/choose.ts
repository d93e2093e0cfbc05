// Over 300 lines: one order in which everything that a value may need is tried, and what tells that it is needed.
import { applyStep, mergeOf, metIn } from '../../examples/interpret.ts'
import { kindShare, type Expected } from '../../match/expected.ts'
import { ruleOf } from '../../match/sides.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Transform } from '../../model.ts'
import { codeForOther, countryOfSign, countrySigned, countryOfThree, currencyCode } from '../../profile/countries.ts'
import { languageCode } from '../../profile/language-codes.ts'
import { typeShares } from '../../profile/column.ts'
import { dateForms } from '../../profile/dates.ts'
import { saysOrigin } from '../../profile/demonyms.ts'
import type { ValueCount } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { stateCode } from '../../profile/subdivisions.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { passesAll, push, pushCollapse, pushTrim, shareOf, travelling, type Work } from './column-values.ts'
import { addDaysOfYear } from './dates/days-of-year.ts'
import { addDate, addEpoch, addMonth, addYear, areMonths, checkDates } from './dates/dates.ts'
import { addDescribedFigures } from './numbers/described-figures.ts'
import { addEmptyMeaning } from './empty/empty-cells.ts'
import { addEmptyZero } from './empty/empty-amounts.ts'
import { askUnknownLinks } from './values/unknown-links.ts'
import { addLeftEmpty } from './empty/left-empty.ts'
import { addFractions } from './numbers/fractions.ts'
import { isWantedAsWritten } from './texts/as-written.ts'
import { addAddress, addHost, wantsHost } from './texts/hosts.ts'
import { addWithoutKinds } from './kinds-in-front.ts'
import { addLinkKeys, addNowhere, keysOfFigures, type LinkTarget } from './link-keys.ts'
import { addMovedKeys, addMovedWritten } from './moved-keys.ts'
import { addLeftOutTops } from './left-out-tops.ts'
import { addKeysOfNumbers } from './numbers-of-keys.ts'
import { addNoSuchRow } from './no-such-row.ts'
import { addOtherKeys } from './other-keys.ts'
import { addListedSpellings } from './values/listed-spellings.ts'
import { addListedPersons } from './values/listed-persons.ts'
import { addSaidPersons } from './values/said-persons.ts'
import { addListedMeanings, wantsWords } from './values/listed-meanings.ts'
import { isOtherUnit } from './numbers/measures.ts'
import { isInverse } from './values/booleans.ts'
import { addNameCase } from './texts/name-case.ts'
import { addPartCapitals } from './texts/capitals-of-parts.ts'
import { addNameOrder } from './texts/names.ts'
import { addNullTokens } from './empty/null-tokens.ts'
import { addRefusedZeros } from './empty/refused-zeros.ts'
import { addWithoutNeedlessZeros } from './numbers/needless-zeros.ts'
import { addNumber, tryNumber } from './numbers/numbers.ts'
import { arePadded } from './numbers/padded-figures.ts'
import { addWithoutZeros } from './numbers/without-zeros.ts'
import { addTermDays, addTermsTold } from './numbers/term-days.ts'
import { toldUnits } from './numbers/told-units.ts'
import { addToldFactors } from './numbers/told-factors.ts'
import { addNth, addOrdinal } from './dates/ordinals.ts'
import { addNamedYears, addShortYears } from './dates/short-years.ts'
import { addNumbersApart } from './phones/numbers-apart.ts'
import { addPhone } from './phones/phones.ts'
import { addArticleInFront } from './texts/articles-in-front.ts'
import { addEndPlaces } from './texts/end-places.ts'
import { addFirstOfSeveral } from './texts/first-of-several.ts'
import { addFirstFigures } from './texts/first-figures.ts'
import { addPostalCode, addShownPostalForm } from './texts/postal-codes.ts'
import { addPostalZeros, addSaidPostalZeros } from './texts/postal-zeros.ts'
import { addCountryNames, wantsCountryNames } from './values/country-names.ts'
import { addCodeNames, askRefusedCodes } from './values/code-names.ts'
import { addCase, addRepair } from './repairs/repairs.ts'
import { splitPart, trimText } from './texts/text.ts'
import { addAddedCounts } from './numbers/added-counts.ts'
import { addCountsInWords } from './numbers/counts-in-words.ts'
import { addIntervals } from './values/intervals.ts'
import { addFiguresOfLetters } from './values/letters-before-figures.ts'
import { addFiguresOfWords } from './values/figures-of-words.ts'
import { addSaidKeys, addSaidMeanings } from './values/said-meanings.ts'
import { addSeveralAllowed } from './values/several-allowed.ts'
import { addSeveralCodes } from './values/several-codes.ts'
import { addSaidFront } from './said-front.ts'
import { addListedTerms } from './values/listed-terms.ts'
import { addWithoutAdditions } from './values/additions.ts'
import { addTerms } from './values/terms.ts'
import { addTime, holdsTimes } from './dates/times.ts'
import { addOwnNames } from './texts/own-names.ts'
import { addWithoutCode, addWithoutWord } from './texts/without-word.ts'
import { addToldCase } from './texts/told-case.ts'
import { addToldMarks } from './texts/told-marks.ts'
import { addTopLevel } from './top-level.ts'
import { addUnescape } from './texts/unescape.ts'
import { addUntitled } from './texts/untitled.ts'
import { addValueMap } from './values/value-maps.ts'
import {
  addCountryCodes,
  addCurrencyCodes,
  addLanguageCodes,
  addStateCodes,
  wantsThreeLetters,
} from './values/known-codes.ts'
import { addAlwaysTold, addToldValues } from './values/told-values.ts'
import { askWordsBesideForms } from './values/words-beside-forms.ts'
import { anyOf, compilePattern, type Pattern } from '../../match/pattern/pattern.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'

/** The chain of transforms for a mapped column, from what its values look like; a value that is right already is never changed. */
export function chooseTransforms(
  placement: Placement,
  mapping: Mapping,
  targetIndex: number,
  context: Context,
  link: LinkTarget | null,
): Transform[] {
  const work = startWork(placement, mapping, targetIndex, context, link)
  // What is counted has nothing of the cells.
  if (!work || mapping.lead[0]?.kind === 'row_number') return mapping.lead
  clean(work)
  addDaysOfYear(work)
  const listed = link ? null : listedValues(work)
  if (listed) addEmptyMeaning(work, listed)
  addDescribedFigures(work)
  if (!link) addEndPlaces(work)
  if (!link) addWithoutZeros(work)
  if (!link) addOwnNames(work)
  if (!link) addListedPersons(work)
  if (!link) addSaidPersons(work)
  if (!link) addToldFactors(work)
  const several = !link && !listed && (addSeveralCodes(work) || addSeveralAllowed(work))
  if (!link && !listed && !several) addSaidMeanings(work)
  if (!link && !listed && !several) addFiguresOfWords(work)
  if (!link && !listed) addFiguresOfLetters(work)
  addListedTerms(work)
  addTerms(work)
  addIntervals(work)
  addAddedCounts(work)
  addCountsInWords(work)
  addNullTokens(work)
  if (!link && !listed) addRefusedZeros(work)
  if (link) addNowhere(work, link)
  if (link) addTopLevel(work)
  if (link) addOtherKeys(work, link)
  nothingFirst(work)
  if (!link) addUntitled(work)
  if (!link) addFirstOfSeveral(work)
  addNameOrder(work)
  const moved = link ? addMovedKeys(work, link) : 0
  addSaidFront(work)
  if (link) {
    addWithoutKinds(work, link)
    addLinkKeys(work, link)
    // What names became are keys as they stand in the file.
    addSaidFront(work)
  }
  if (link) addNoSuchRow(work, link)
  if (link) addLeftOutTops(work)
  if (
    !passesAll(work) ||
    wantsLowerCase(work) ||
    (!link && arePadded(work)) ||
    isOtherUnit(work) ||
    hasOtherCodes(work) ||
    wantsHost(work) ||
    isInverse(work)
  )
    convert(work, link)
  else if (!link && kindOf(work) === 'date') checkDates(work)
  else if (!link) {
    addAlwaysTold(work)
    addTermsTold(work)
    // A rule for several countries takes what lost its zero in one of them.
    addPostalZeros(work)
    // A lax rule takes the codes, too.
    if (wantsWords(work.target) || mapping.decided_by !== 'matcher') addListedMeanings(work)
    if (work.rule) addNameCase(work)
    addToldCase(work)
    addToldMarks(work)
  }
  if (!link) addNameOrder(work)
  if (!link) addWithoutNeedlessZeros(work)
  if (!link) addEmptyZero(work)
  if (link) addMovedWritten(work, link, moved)
  if (link?.known) addSaidKeys(work, link.known)
  if (link?.known) addKeysOfNumbers(work, link.known)
  if (link) askUnknownLinks(work, link)
  addNumbersApart(work)
  addLeftEmpty(work, link)
  return work.transforms
}

function startWork(
  placement: Placement,
  mapping: Mapping,
  targetIndex: number,
  context: Context,
  link: LinkTarget | null,
): Work | null {
  const own = placement.side.template.columns[targetIndex]!
  const source = placement.table.profile.columns[mapping.sources[0] ?? -1]
  if (!source) return null
  // What is said of the keys holds for what leads to them.
  const target = link?.described ? { ...own, description: `${own.description ?? ''}. ${link.described}` } : own
  const rule = link ? (link.rule ? compilePattern(link.rule) : null) : ruleOf(target)
  const work: Work = {
    placement,
    context,
    mapping,
    target,
    kinds: (placement.side.kinds[targetIndex] ?? []).filter(
      (kind) => !link || !areNoNumbers(link, rule) || !COUNTED.has(kind),
    ),
    rule,
    source,
    values: travelling(source.values),
    transforms: [],
    keys: link && keysOfFigures(link),
  }
  return lead(work, mapping.lead)
}

const COUNTED = new Set<Expected>(['number', 'integer'])

/** The keys that a column leads to are written with letters: the number of a row is its name, and nothing is counted by it. */
function areNoNumbers({ keys }: LinkTarget, rule: Pattern | null): boolean {
  if (rule) return !Array.from({ length: 20 }, (_, more) => '1'.repeat(more + 1)).some(rule.matches)
  return keys !== null && keys.size > 0 && ![...keys].some((key) => /^[\d.,]+$/.test(key))
}

/** Longer texts are no addresses or amounts, and would cost a backtracking pattern much. */
const LONGEST = 300

/** What begins a chain and makes values of another kind. */
const PARTING = new Set<Transform['kind']>(['merge', 'split', 'extract', 'rewrite'])

/** A merge comes first and its values are seen in the rows kept; a split takes its part of every value. What that comes to is looked at anew. */
function lead(work: Work, transforms: Transform[]): Work {
  const [first] = transforms
  if (first?.kind === 'merge') {
    const parts = transforms.filter(({ kind }) =>
      ['extract', 'rewrite', 'prefix', 'suffix', 'value_map'].includes(kind),
    )
    work.values = travelling(mergedValues(work, first)).map((one) => ({
      ...one,
      value: parts.reduce<string | null>(
        (value, step) =>
          (value && (applyStep(step, value) ?? (step.kind === 'rewrite' || step.kind === 'value_map' ? value : ''))) ||
          null,
        one.value,
      ),
    }))
    work.transforms.push(...transforms)
  }
  if (first?.kind === 'split') {
    const { separator, part, rest } = first
    work.transforms.push(first)
    work.values = work.values.map((value) => ({
      ...value,
      value: splitPart(value.raw, separator, part, rest ?? false),
    }))
  }
  if (first?.kind === 'extract') {
    const pattern = jsPattern(first.pattern)
    work.transforms.push(first)
    work.values = work.values.map((value) => {
      const found = value.raw.length > LONGEST ? null : pattern.exec(value.raw)
      // A part that is not there leaves nothing.
      return { ...value, value: found === null || found.length === 1 ? value.raw : (found[1] ?? null) }
    })
  }
  if ((first?.kind === 'trim' && transforms.length > 1) || first?.kind === 'rewrite')
    // A cell of which nothing is left is empty.
    for (const step of transforms)
      push(work, step, (value) => (applyStep(step, value) ?? (step.kind === 'rewrite' ? value : '')) || null)
  const isPart = transforms.some(({ kind }) => kind === 'split' || kind === 'extract')
  if (first && (PARTING.has(first.kind) || (first.kind === 'trim' && isPart))) {
    const parts = work.values.flatMap(({ value, count, row }) => (value === null ? [] : [{ value, count, row }]))
    work.source = { ...work.source, types: typeShares(parts, work.source.name), dates: dateForms(parts) }
  }
  return work
}

/** What stands for nothing has no part to be taken out: it goes before that is looked for. */
function nothingFirst({ transforms }: Work): void {
  const at = transforms.findIndex(({ kind }) => kind === 'null_token')
  if (transforms[0]?.kind === 'extract' && at > 0) transforms.unshift(...transforms.splice(at, 1))
}

function mergedValues({ placement, mapping }: Work, merge: Extract<Transform, { kind: 'merge' }>): ValueCount[] {
  const { columns, rows } = placement.table.profile
  const positions = mapping.sources.map((source) => columns[source]!.position)
  const merged = rows.map((cells, row) => {
    if (merge.calculation) {
      const own = positions.map((position) => cells[position] ?? null)
      return { value: metIn(merge, own) ?? own[0]!, count: 1, row }
    }
    const filled = positions.flatMap((position) => cells[position]?.trim() || [])
    const parts = filled.filter((cell) => !isNullWord(cell))
    return { value: mergeOf(parts, merge), count: 1, row }
  })
  // What is taken as it stands stands there again and again: a code in many rows is no slip.
  return merge.first
    ? [...Map.groupBy(merged, ({ value }) => value).values()].map((same) => ({ ...same[0]!, count: same.length }))
    : merged
}

/** White space is taken off where it was seen, or where not every row was looked at. */
function clean(work: Work): void {
  const { source, mapping, placement } = work
  addUnescape(work)
  // Around a part that was taken out may be spaces of all kinds.
  if (mapping.lead.length > 0) {
    const isPadded = source.padded > 0 && mapping.lead[0]?.kind !== 'merge'
    if (isPadded || work.values.some(({ value }) => value !== null && value !== trimText(value))) pushTrim(work)
    joinStreetLines(work)
    return
  }
  const partly = !source.complete && source.sampled < placement.table.profile.table.rows
  if (source.padded > 0 || partly) pushTrim(work)
  if (source.double_spaced > 0 || wantsOneLine(work)) pushCollapse(work)
}

/** The street of an address in several lines may be two of them: the house, and the suite or floor in it. */
function joinStreetLines(work: Work): void {
  const { target, mapping, values } = work
  const isStreet = conceptsOf(target.name).some((concept) => concept === 'street' || concept === 'address')
  if (!isStreet || mapping.lead[0]?.kind !== 'extract' || !values.some(({ value }) => value?.includes('\n'))) return
  push(work, { kind: 'replace', find: '\n', with: ', ' }, (value) => value.replaceAll('\n', ', '))
}

/** “In one line”, “line breaks become spaces”, “einzeilig”. */
const ONE_LINE =
  /(?<!\p{L})(?:(?:in|on|as) (?:one|a single) line|(?:no|without) (?:line ?breaks|newlines)|(?:line ?breaks|newlines) (?:become|are|turned|replaced|as)|einzeilig|(?:in|auf) einer zeile|ohne zeilenumbr\p{L}+|zeilenumbr\p{L}+ (?:werden|als|durch)|(?:sur|en) une (?:seule )?ligne|sans (?:retours?|sauts?) (?:à|de) (?:la )?ligne|en una (?:sola )?línea|sin saltos de línea|(?:in|su) una (?:sola )?riga|senza a capo|(?:op|in) (?:één|een) regel|zonder regeleinden?)(?!\p{L})/iu

/** Whether the description wants texts of several lines in one. */
function wantsOneLine({ target, source, values }: Work): boolean {
  if (!ONE_LINE.test(target.description ?? '')) return false
  return !source.complete || values.some(({ value }) => value?.includes('\n'))
}

function convert(work: Work, link: LinkTarget | null): void {
  if (!link) addOrdinal(work)
  const allowed = link ? link.values : listedValues(work)
  if (link?.keys) addRepair({ ...work, rule: anyOf(link.keys) })
  if (allowed) {
    // Keys follow the rule of the column that they lead to, which says more of their form than those that there are.
    if (link?.keys) addRepair(work)
    if (!link) addWithoutAdditions(work, allowed)
    if (!link) addWithoutCode(work, allowed)
    addCase(work, allowed)
    addValueMap(work, allowed)
    return
  }
  // “1234 AB, foreign ones as they stand”: what is shown is not left alone.
  if (!link) addShownPostalForm(work)
  if (!link && work.rule === null && isWantedAsWritten(work.target.description ?? '')) {
    addSaidPostalZeros(work)
    return addToldValues(work)
  }
  if (!link) askWordsBesideForms(work)
  if (!link) addWithoutWord(work)
  if (!link) addWithoutCode(work)
  if (!link) addListedSpellings(work)
  if (!link) addListedMeanings(work)
  if (!link) addFractions(work)
  if (!link) addNth(work)
  if (!link) addFirstFigures(work)
  if (!link) addTermDays(work)
  if (areMonths(work)) return addMonth(work)
  addNamedYears(work)
  addShortYears(work)
  if (addYear(work) || addEpoch(work)) return
  const kind = holdsTimes(work) ? 'time' : holdsOtherUnit(work) ? 'number' : kindOf(work)
  convertKind(work, kind, link !== null)
  if (kind === undefined) tryNumber(work)
  addHost(work)
  const isAddress = addAddress(work)
  addPostalZeros(work)
  addPostalCode(work)
  addToldValues(work)
  if (!link) addCodeNames(work)
  if (!link) addArticleInFront(work)
  if (!link && !addPartCapitals(work)) addNameCase(work)
  if (!link) addToldCase(work)
  if (!link) addToldMarks(work)
  // What begins with `https://` by repair would be any text.
  if (!isAddress) addRepair(work)
  if (!link) askRefusedCodes(work)
}

/** Figures of another unit than the template's are converted whatever the rule makes of them: 19 tonnes are no 19 kg, and 7.7 are no mistake. */
function holdsOtherUnit(work: Work): boolean {
  const { integer = 0, decimal = 0 } = work.source.types
  if (toldUnits(work)) return true
  return isOtherUnit(work) && integer + decimal >= 0.5
}

/** The values of a rule that lists them; figures that it only bounds (`[1-6]\.\d`) are no list. */
function listedValues({ rule }: Work): readonly string[] | null {
  const values = rule?.values ?? null
  const figures = values !== null && values.length > 12 && values.every((value) => /^-?\d+(?:\.\d+)?$/.test(value))
  return figures ? null : values
}

/** The kind that the column expects and most of the values are of. */
function kindOf({ kinds, source, rule, values }: Work): Expected | undefined {
  const left = values.flatMap(({ value, count, row }) => (value === null ? [] : [{ value, count, row }]))
  // What was given another value by now is of its kind: “nil” is 0.00.
  const types = values.some(({ value, raw }) => value !== raw) ? typeShares(left, source.name) : source.types
  // Whatever else stands there, the dates of a column that must hold dates are read.
  const least = (kind: Expected): number => (kind === 'date' && rule !== null ? 0.1 : 0.5)
  return kinds.find((expected) => (kindShare([expected], { ...source, types }) ?? 0) >= least(expected))
}

function convertKind(work: Work, kind: Expected | undefined, isLink: boolean): void {
  if (kind === 'date') addDate(work)
  else if (kind === 'time') addTime(work)
  else if (kind === 'number' || kind === 'integer') {
    // “RM 2000.010” is a key with the letters of a house before it, and no sum of money.
    if (!isLink || !work.source.types.amount) addNumber(work)
  } else if (kind === 'phone') addPhone(work)
  else if (kind === 'email') addEmail(work)
  // What a link takes are codes of the linked rows, whatever else has two letters.
  else if (isLink) return
  else if (wantsStateCodes(work)) addStateCodes(work)
  else if (wantsCountryNames(work)) addCountryNames(work)
  else if (wantsCountryCodes(work)) addCountryCodes(work, areVehicleSigns(work))
  else if (wantsCurrencyCodes(work)) addCurrencyCodes(work)
  else if (wantsLanguageCodes(work)) addLanguageCodes(work)
}

/** Addresses are the same in any case; a rule that takes capitals leaves them alone unless lower case is asked for. */
function addEmail(work: Work): void {
  const { rule } = work
  if (shareOf(work, (value) => value === plainEmail(value)) === 1) return
  if (rule && !rule.matches('anna@example.com')) return
  // Nothing that passes is changed for another cell that fails either way, but where two spellings of one address would be two rows.
  const mends = (value: string): boolean => rule !== null && !rule.matches(value) && rule.matches(plainEmail(value))
  const isMended = work.values.some(({ value }) => value !== null && mends(value))
  if (wantsLowerCase(work) || isMended || (work.target.unique && !passesAll(work)))
    push(work, { kind: 'email' }, plainEmail)
}

function plainEmail(value: string): string {
  return value.replace(/^mailto:|[<>]/gi, '').toLowerCase()
}

function wantsLowerCase({ kinds, target }: Work): boolean {
  return kinds.includes('email') && /lower ?-?case/i.test(target.description ?? '')
}

function wantsCountryCodes(work: Work): boolean {
  const { kinds, rule, target, source } = work
  const words = conceptsOf(`${target.name} ${target.description ?? ''}`)
  const isCountry = kinds.includes('country') || words.includes('country')
  // “ES”, “PR” and “MG” are countries, and states of Brazil.
  if (!isCountry && words.includes('state')) return false
  const inThree = isCountry && shareOf(work, (value) => countryOfThree(value) !== null) >= 0.3
  if ((source.types.country ?? 0) < 0.3 && !inThree && !areVehicleSigns(work)) return false
  if (isCountry && wantsThreeLetters(work)) return true
  if (rule) return rule.matches('DE') && rule.matches('US') && !rule.matches('Germany')
  return isCountry && /\biso\b|\bcode\b|alpha-?2/i.test(`${target.name.replace(/_/g, ' ')} ${target.description ?? ''}`)
}

/** Codes of states are wanted, and some value that the rule refuses is the name of one. */
function wantsStateCodes({ rule, target, values }: Work): boolean {
  const isRuled = rule !== null && rule.matches('CA') && rule.matches('TX') && !rule.matches('California')
  const isSaid = rule === null && TWO_LETTERS.test(target.description ?? '')
  if (!isRuled && !isSaid) return false
  const about = conceptsOf(`${target.name} ${target.description ?? ''}`)
  const isRefused = (value: string): boolean => (rule ? !rule.matches(value) : !/^[A-Z]{2}$/.test(value.trim()))
  return about.includes('state') && values.some(({ value }) => value && isRefused(value) && stateCode(value) !== null)
}

/** A description of codes where no rule takes them alone. */
const TWO_LETTERS =
  /(?:two|2)[- ]letters?(?:[- ]\p{L}+){0,3}[- ](?:code|abbreviation)|zwei(?:stellige[rs]?|buchstabige[rs]?)? (?:\p{L}+ )?(?:code|kürzel)|code à (?:deux|2) lettres|c[óo]dig?o de (?:dos|2) letras|codice (?:di|a) due lettere|tweeletterige? code/iu

/** Countries by the signs of their vehicles: single letters for some, and nearly nothing that is neither a sign nor a code. */
function areVehicleSigns(work: Work): boolean {
  const { kinds, target, values } = work
  const about = `${target.name} ${target.description ?? ''}`
  if (!kinds.includes('country') && !conceptsOf(about).includes('country') && !saysOrigin(about)) return false
  const letters = values.filter(({ value }) => value?.length === 1 && countryOfSign(value) !== null)
  const isCountry = (value: string): boolean => countrySigned(value) !== null
  return letters.length > 0 && shareOf(work, isCountry) >= 0.95
}

/** Codes of countries among which are some that only look like it. */
function hasOtherCodes(work: Work): boolean {
  const { kinds, target } = work
  if (!kinds.includes('country') && !conceptsOf(`${target.name} ${target.description ?? ''}`).includes('country'))
    return false
  return work.values.some(({ value }) => value !== null && codeForOther(value) !== null) && wantsCountryCodes(work)
}

/** Languages whose codes are wanted: the rule takes those of two letters, and some value that it refuses is a language's name. */
function wantsLanguageCodes(work: Work): boolean {
  const { rule, target } = work
  const words = conceptsOf(`${target.name} ${target.description ?? ''}`)
  const isCoded = rule
    ? ['de', 'en'].every((code) => rule.matches(code) || rule.matches(code.toUpperCase())) && !rule.matches('German')
    : words.includes('language') && /\biso\b|\bcode\b|639/i.test(`${target.name} ${target.description ?? ''}`)
  // Asked before any value is, as the names of languages take long to load.
  if (!isCoded) return false
  // “bo” and “mo” are languages, and provinces in small letters.
  const isName = (value: string): boolean => value.trim().length > 2 && languageCode(value) !== null
  const isNamed = words.includes('language') || work.values.some(({ value }) => value !== null && isName(value))
  return isNamed && shareOf(work, (value) => languageCode(value) !== null) >= 0.3
}

function wantsCurrencyCodes(work: Work): boolean {
  const { kinds, rule, target } = work
  if (shareOf(work, (value) => currencyCode(value) !== null) < 0.3) return false
  if (rule) return rule.matches('EUR') && rule.matches('USD') && !rule.matches('€')
  return kinds.includes('currency') && /\biso\b|\bcode\b|4217/i.test(`${target.name} ${target.description ?? ''}`)
}
