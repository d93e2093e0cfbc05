import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { beginningsSaid } from './beginnings.ts'
import { bracketedIn } from './bracketed.ts'
import { constantsIn } from './constants.ts'
import { defaultsIn } from './defaults.ts'
import { doublesSaid } from './doubles.ts'
import { keysNamed } from './named-keys.ts'
import { elseFrom } from './else-from.ts'
import { factsListed } from './facts-listed.ts'
import { fallbacksIn } from './fallbacks.ts'
import { frontsSaid } from './fronts.ts'
import { gapsFrom } from './gaps-from.ts'
import { glossesIn } from './glosses.ts'
import { leftEmpty } from './left-empty.ts'
import { listedAnswers } from './listed-answers.ts'
import { ofLeftOut } from './of-left-out.ts'
import { oneAndTheSame } from './one-and-the-same.ts'
import { onlyThere } from './only-there.ts'
import { newestOfSame } from './newest.ts'
import { movedDomains } from './moved-domains.ts'
import { noesIn } from './noes.ts'
import { mergedKeys } from './merged-keys.ts'
import { notThere } from './not-there.ts'
import { nothingQuoted } from './nothing-quoted.ts'
import { notedKeys } from './noted-keys.ts'
import { outOfDate } from './out-of-date.ts'
import { partlyIn } from './partly.ts'
import { prefixedKeys } from './prefixed-keys.ts'
import { columnsQuoted } from './quoted-columns.ts'
import { valuesQuoted } from './quoted-values.ts'
import { nounsOf, rowsLeftOut } from './rows-out.ts'
import { columnsFrom } from './columns-from.ts'
import { columnsThatAre } from './column-is.ts'
import { columnsLeftOut } from './columns-out.ts'
import { samePersons } from './same-persons.ts'
import { columnsSaidIn } from './same-as.ts'
import { tablesLeftOut } from './tables-out.ts'
import { sheetsKeyed } from './sheets-keyed.ts'
import { sheetsAndHeadings } from './sheets-and-headings.ts'
import { successors } from './successors.ts'
import { takenAs } from './taken-as.ts'
import { wholeTablesIn } from './whole-tables.ts'
import { somethingElse } from './something-else.ts'
import { staleTables } from './stale-tables.ts'
import { unreadIn, type Given } from './unread.ts'
import { highestVersion } from './versions.ts'
import { zerosQuoted } from './zeros-quoted.ts'
import { newestOfDoubles } from '../plain/one-of-doubles.ts'
import { rowsSaid } from '../plain/rows-said.ts'
import { sameNames } from '../plain/same-names.ts'
import { placeholdersSaid } from '../plain/valueless.ts'
import { figuresSaid, saidPlainly } from '../plain/plain.ts'

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
  const glosses = glossesIn(given, profiles)
  const nouns = nounsOf(profiles, templates)
  return unreadIn(given, profiles, templates).flatMap((sentence) => {
    const whole = [wholeTablesIn, partlyIn, columnsSaidIn, columnsThatAre].flatMap((read) =>
      read(sentence, profiles, templates),
    )
    // What stands in brackets, or at the end, is said besides, whatever else the sentence says.
    const bracketed = [bracketedIn, takenAs]
      .flatMap((read) => read(sentence, profiles, templates))
      .filter((one) => whole.length === 0 || isOfAnother(one, whole))
    if (known.some(({ said }) => said === sentence.origin.said)) return [...whole, ...bracketed]
    const alike = sameNames(sentence, profiles)
    const nothing = alike.length > 0 ? alike : placeholdersSaid(sentence, profiles, templates)
    if (nothing.length > 0) return nothing
    // Units and figures that are calculated with leave no doubt of what is said.
    const figures = figuresSaid(sentence, profiles, templates)
    if (figures.length > 0) return figures
    const listed = listedAnswers(sentence, profiles, templates)
    const same = listed.length > 0 ? listed : samePersons(sentence, profiles, templates)
    if (same.length > 0) return same
    const belonging = ofLeftOut(sentence, templates)
    const left = belonging.length > 0 ? [] : tablesLeftOut(sentence, profiles, templates)
    const tables = belonging.length + left.length > 0 ? left : staleTables(sentence, profiles)
    const columns = tables.length > 0 ? [] : columnsLeftOut(sentence, profiles)
    if (tables.length + columns.length > 0) return [...bracketed, ...tables, ...columns]
    const domains = movedDomains(sentence, profiles)
    if (domains.length > 0) return domains
    const instead = elseFrom(sentence, profiles, templates)
    if (instead.length > 0) return [...bracketed, ...instead]
    const noted = notedKeys(sentence, profiles, templates)
    const merged = noted.length > 0 ? noted : mergedKeys(sentence, profiles, templates)
    const missing = merged.length > 0 ? merged : notThere(sentence, profiles, templates)
    if (missing.length > 0) return [...bracketed, ...missing]
    const quoted = [columnsQuoted, valuesQuoted, nothingQuoted, zerosQuoted].flatMap((read) =>
      read(sentence, profiles, templates),
    )
    if (quoted.length > 0) return [...bracketed, ...quoted]
    const named = sheetsAndHeadings(sentence, profiles, templates)
    if (named.length > 0) return [...bracketed, ...named]
    const keyed = sheetsKeyed(sentence, profiles, templates)
    if (keyed.length > 0) return [...bracketed, ...keyed]
    const gaps = gapsFrom(sentence, profiles, templates)
    if (gaps.length > 0) return [...bracketed, ...gaps]
    const versions = highestVersion(sentence, profiles, nouns)
    const latest = versions.length > 0 ? versions : newestOfSame(sentence, profiles)
    const newest = latest.length > 0 ? latest : newestOfDoubles(sentence, profiles, templates)
    if (newest.length > 0) return [...bracketed, ...newest]
    const alone = onlyThere(sentence, profiles, templates)
    const read = [
      ...whole,
      ...bracketed,
      ...beginningsSaid(sentence, profiles, templates),
      ...doublesSaid(sentence, profiles, templates),
      ...oneAndTheSame(sentence, templates),
      ...rowsSaid(sentence, profiles, templates, rowsLeftOut(sentence, profiles, templates, glosses)),
      ...belonging,
      ...(whole.length > 0 || alone.length > 0 ? [] : constantsIn(sentence, profiles, templates).filter(isOfText)),
      ...alone,
      ...factsListed(sentence, profiles, templates),
      ...columnsFrom(sentence, profiles, templates),
      ...leftEmpty(sentence, templates),
      ...somethingElse(sentence, profiles),
      ...outOfDate(sentence, profiles),
      ...prefixedKeys(sentence, profiles, templates),
      ...frontsSaid(sentence, profiles, templates),
      ...keysNamed(sentence, profiles, templates),
      ...defaultsIn(sentence, profiles, templates),
      ...noesIn(sentence, profiles, templates),
      ...fallbacksIn(sentence, profiles),
      ...successors(sentence, profiles),
    ]
    return read.length > 0 ? read : saidPlainly(sentence, profiles, templates)
  })
}

/** A mark alone stands between values, and is none. */
function isOfText(one: Directive): boolean {
  return one.kind !== 'constant' || /[\p{L}\p{N}]/u.test(one.value)
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
