import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { halvesOf } from '../long-sentences.ts'
import { answersOfCodes } from './answers-of-codes.ts'
import { beginningsSaid } from './beginnings.ts'
import { bracketedIn } from './bracketed.ts'
import { constantsIn } from './constants.ts'
import { countedTwice } from './counted-twice.ts'
import { defaultsIn } from './defaults.ts'
import { doneSince } from './done-since.ts'
import { doublesSaid } from './doubles.ts'
import { leadingLists } from './leading-lists.ts'
import { lineThatRuns } from './line-that-runs.ts'
import { headersExplained } from './headers-explained.ts'
import { linkedDefaults } from './linked-defaults.ts'
import { listedWhereLacking } from './listed-where-lacking.ts'
import { longerNumbers } from './longer-numbers.ts'
import { keysNamed } from './named-keys.ts'
import { elseFrom } from './else-from.ts'
import { essentialsMissing, withoutEssentials } from './essentials.ts'
import { factsListed } from './facts-listed.ts'
import { fallbacksIn } from './fallbacks.ts'
import { filledWhereLacking } from './filled-where-lacking.ts'
import { frontsSaid } from './fronts.ts'
import { gapsFrom } from './gaps-from.ts'
import { glossesIn } from './glosses.ts'
import { kindsLeftOut } from './kinds-out.ts'
import { leftEmpty, leftEmptyBesides } from './left-empty.ts'
import { listedAnswers } from './listed-answers.ts'
import { ofLeftOut } from './of-left-out.ts'
import { ofUntied } from './of-untied.ts'
import { ofNamedOwner } from './of-named-owner.ts'
import { ofState } from './of-state.ts'
import { oneAndTheSame } from './one-and-the-same.ts'
import { oneThingOut } from './one-thing-out.ts'
import { onlyFor } from './only-for.ts'
import { onlyWithBalance } from './only-with-balance.ts'
import { onlyThere } from './only-there.ts'
import { newestOfSame } from './newest.ts'
import { meantForUs } from './meant-for-us.ts'
import { movedDomains } from './moved-domains.ts'
import { noesIn } from './noes.ts'
import { mergedKeys } from './merged-keys.ts'
import { numbersBehind } from './numbers-behind.ts'
import { numbersTaken } from './numbers-taken.ts'
import { numbersInFull } from './numbers-in-full.ts'
import { notThere } from './not-there.ts'
import { notOfKind } from './not-of-kind.ts'
import { nothingQuoted } from './nothing-quoted.ts'
import { notedKeys } from './noted-keys.ts'
import { othersOfSame } from './others-of-same.ts'
import { outOfDate } from './out-of-date.ts'
import { overWhenFilled } from './over-when-filled.ts'
import { partlyIn } from './partly.ts'
import { placesGone } from './places-gone.ts'
import { pointingNowhere } from './pointing-nowhere.ts'
import { prefixedKeys } from './prefixed-keys.ts'
import { columnsQuoted } from './quoted-columns.ts'
import { valuesQuoted } from './quoted-values.ts'
import { allOf, firstOf, unless, type Reader, type Words } from './readers.ts'
import { nounsOf } from './rows-out.ts'
import { columnsFrom } from './columns-from.ts'
import { columnInTable } from './column-in-table.ts'
import { columnsThatAre } from './column-is.ts'
import { columnsLeftOut } from './columns-out.ts'
import { samePersons } from './same-persons.ts'
import { rowsUnderKey } from './rows-under-key.ts'
import { columnsSaidIn } from './same-as.ts'
import { tablesLeftOut } from './tables-out.ts'
import { sheetsOfState } from './sheets-of-state.ts'
import { sheetsKeyed } from './sheets-keyed.ts'
import { sheetsAndHeadings } from './sheets-and-headings.ts'
import { successors } from './successors.ts'
import { takenAs } from './taken-as.ts'
import { thereTwice } from './there-twice.ts'
import { tickedAs } from './ticked-as.ts'
import { wholeTablesIn } from './whole-tables.ts'
import { somethingElse } from './something-else.ts'
import { staleTables } from './stale-tables.ts'
import { unreadIn, type Given, type Unread } from './unread.ts'
import { highestVersion } from './versions.ts'
import { zerosQuoted } from './zeros-quoted.ts'
import { laterTables, replacingTables } from '../plain/later-tables.ts'
import { highestOfDoubles, newestOfDoubles } from '../plain/one-of-doubles.ts'
import { rowsSaid } from '../plain/rows-said.ts'
import { sameNames } from '../plain/same-names.ts'
import { placeholdersSaid } from '../plain/valueless.ts'
import { figuresSaid, saidPlainly } from '../plain/plain.ts'

/** What is said of all rows of a table, or of whole columns. */
const OF_ALL = allOf(wholeTablesIn, partlyIn, columnsSaidIn, columnsThatAre)

/** What stands in brackets, or at the end, is said besides, whatever else the sentence says. */
const BESIDE = allOf(bracketedIn, takenAs)

/** Tables and columns that stay behind; where rows stay that belong to others, no table does. */
const LEFT_BEHIND = firstOf(unless(ofLeftOut, firstOf(tablesLeftOut, staleTables, sheetsOfState)), columnsLeftOut)

/** Each reads all of a sentence. Those whose words leave the least doubt come first. */
const WHOLE = firstOf(
  ofState,
  sameNames,
  placeholdersSaid,
  figuresSaid,
  listedAnswers,
  meantForUs,
  tickedAs,
  columnInTable,
  countedTwice,
  leadingLists,
  lineThatRuns,
  numbersTaken,
  doneSince,
  highestOfDoubles,
  answersOfCodes,
  samePersons,
  kindsLeftOut,
  oneThingOut,
  LEFT_BEHIND,
  movedDomains,
  headersExplained,
  onlyFor,
  elseFrom,
  notedKeys,
  mergedKeys,
  notThere,
  allOf(columnsQuoted, valuesQuoted, nothingQuoted, zerosQuoted, leftEmptyBesides),
  sheetsAndHeadings,
  sheetsKeyed,
  othersOfSame,
  gapsFrom,
  highestVersion,
  replacingTables,
  // Of the rows of the later table itself the newest counts as well.
  allOf(laterTables, firstOf(newestOfSame, newestOfDoubles)),
)

/** Each reads a part of a sentence, whatever the others read. */
const PARTS = allOf(
  beginningsSaid,
  // “…, and neither are its items” is of what belongs to rows that stay behind, and of no doubles.
  unless(ofLeftOut, doublesSaid),
  oneAndTheSame,
  thereTwice,
  firstOf(rowsSaid, notOfKind, overWhenFilled),
  ofLeftOut,
  pointingNowhere,
  ofUntied,
  unless(allOf(OF_ALL, onlyThere), constantsIn),
  rowsUnderKey,
  onlyThere,
  onlyWithBalance,
  factsListed,
  columnsFrom,
  leftEmpty,
  somethingElse,
  outOfDate,
  firstOf(numbersInFull, numbersBehind, prefixedKeys),
  firstOf(longerNumbers, frontsSaid),
  keysNamed,
  firstOf(linkedDefaults, defaultsIn, filledWhereLacking, listedWhereLacking),
  noesIn,
  fallbacksIn,
  successors,
  placesGone,
)

/**
 * What sentences say that no form understands, from the data to the text: which tables, columns and values a sentence names, and by its verb
 * what becomes of them. Only what the data bears out is taken, and each is told with its sentence, as everything that was said.
 */
export function groundedIn(
  given: Given,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  known: readonly Directive[] = [],
): Directive[] {
  const words: Words = { glosses: glossesIn(given, profiles), nouns: nounsOf(profiles, templates) }
  const isKnown = new Set(known.map(({ said }) => said))
  const readAll = (told: Unread): Directive[] => {
    const essential = essentialsMissing(told, profiles, templates)
    if (essential.length > 0) return essential
    const sentence = withoutEssentials(told)
    const said = (read: Reader): readonly Directive[] => read(sentence, profiles, templates, words)
    const ofAll = said(OF_ALL)
    const beside = said(BESIDE).filter((one) => ofAll.length === 0 || isOfAnother(one, ofAll))
    if (isKnown.has(sentence.origin.said)) return [...ofAll, ...beside]
    const whole = said(WHOLE)
    if (whole.length > 0) return [...beside, ...whole]
    const parts = [...ofAll, ...beside, ...said(PARTS)]
    // That what belongs to rows goes with them doesn't say which these are.
    if (parts.every(({ kind }) => kind === 'bereft')) parts.push(...said(ofNamedOwner))
    return parts.length > 0 ? parts : [...said(saidPlainly)]
  }
  return unreadIn(given, profiles, templates).flatMap((sentence) => {
    const whole = readAll(sentence)
    // “Amounts are in cents, and 0 hours means that none were read”: of two things in one breath each is read by itself, where both can be.
    const halves = whole.every(({ kind }) => kind === 'scaled') ? halvesOf(sentence.text) : null
    const each = halves?.map((text) => readAll({ ...sentence, text, about: text })) ?? []
    return each.length > 0 && each.every((found) => found.length > 0) ? each.flat() : whole
  })
}

/** A value of the column that the sentence speaks of, of a file of which it says nothing else. */
function isOfAnother(one: Directive, whole: readonly Directive[]): boolean {
  const beside = whole.filter(
    (other) =>
      one.kind === 'constant' && other.kind === 'constant' && other.slug === one.slug && other.column === one.column,
  )
  return (
    beside.length > 0 &&
    beside.every((other) => one.kind === 'constant' && other.kind === 'constant' && other.within !== one.within)
  )
}

/** What was said without what a form read of the same sentence, where that names nothing that is there. */
export function withGrounded(said: Directive[], grounded: Directive[]): Directive[] {
  const read = new Set(grounded.map((one) => one.origin + one.said))
  return [...said.filter((one) => !read.has(one.origin + one.said)), ...grounded]
}
