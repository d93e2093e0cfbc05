import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT } from '../grounded/acts.ts'
import { isOfPeople, PERSON } from '../grounded/one-and-the-same.ts'
import { exactly } from '../grounded/rows-out.ts'
import { tablesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { isUndecided, partsOf } from './polarity.ts'
import { IN_BOTH, WINS, WRONG } from './winners.ts'

// “A few of hers are in the ledger as well, and for those we want the ledger's and the shop's details and not hers”; “When somebody is in both, use the
// shop”, which exported several files: the tables of a system, or of several, win over the one list that is named besides.

/** Both have it, as the one list is said to have what the other has. */
const HAS_TOO =
  /(?<!\p{L})(?:(?:has|have|holds?|knows?|lists?) (?:as well|too|also)|also (?:has|have|holds?|knows?|lists?)|(?:hat|haben|kennt|führt) auch|auch (?:hat|haben|kennt|führt)|(?:a|ont|connaît) (?:aussi|également)|también (?:tiene|tienen|conoce)|(?:ha|hanno|conosce) anche|anche (?:ha|hanno)|ook (?:heeft|hebben|kent))(?!\p{L})/iu
/** “… and not hers”: the details of the list that was spoken of before. */
const NOT_THEIRS =
  /(?<!\p{L})(?:for|with|of|bei|von|für|pour|de|para|per|di|voor|van) (?:those|these|them|diesen?|denen|ceux-ci|celles-ci|ceux-là|es[oa]s|ell[oa]s|quest[ie]|quell[ie]|die|deze)(?!\p{L})(.{4,100}?)[, ]\s*(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar) )?(?:not|nicht|pas|no|non|niet) (?:hers|his|theirs|its|ihre|seine|deren|l[ea]s? siens?|l[ea]s? siennes?|l[ea]s? leurs?|l[oa]s? suy[oa]s?|(?:i|le|il|la) su[oaei]\p{L}?|(?:de )?(?:hare|zijne|hunne))[.!]?$/iu
const MOST_WORDS = 45

/** The tables that win, each over those that are named besides. */
export function systemsWinning(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (isUndecided(text) || EXCEPT.test(text) || wordsIn(text).length > MOST_WORDS) return []
  const wanted = HAS_TOO.test(text) || IN_BOTH.test(text) ? NOT_THEIRS.exec(text) : null
  const winning = wanted ? wanted[1]! : IN_BOTH.test(text) ? winningIn(text) : null
  // “The ledger's and the shop's”: each by itself.
  const named = winning === null ? [] : partsOf(winning).flatMap(({ text: part }) => tablesIn(part, profiles))
  const winners = [...new Set(named)]
  const rest = text.replace(winning ?? '', ' ')
  const besides = [rest, before].map((part) => tablesIn(part, profiles).filter((one) => !winners.includes(one)))
  const losers = besides.find((tables) => tables.length > 0) ?? []
  if (winners.length === 0 || losers.length === 0 || fileOf(losers).size > 1) return []
  if (!wanted && !areOfOneName(winning!, winners)) return []
  const people = PERSON.test(`${before} ${text}`) ? templates.filter(isOfPeople) : []
  const slug = origin.slug ?? (people.length === 1 && !wanted ? people[0]!.slug : null)
  const over = losers.map(exactly)
  return winners.map((profile): Directive => ({
    ...origin,
    slug,
    kind: 'key_from',
    table: exactly(profile),
    rows: true,
    over,
  }))
}

/** The only part that says who wins. */
function winningIn(text: string): string | null {
  const parts = partsOf(text).filter(({ text: part }) => WINS.test(part) && !WRONG.test(part))
  return parts.length === 1 ? parts[0]!.text : null
}

function fileOf(tables: readonly TableProfile[]): ReadonlySet<string> {
  return new Set(tables.map(({ table }) => table.file_id))
}

/** Whether all files are called by one word of the text: those that one program wrote. */
function areOfOneName(text: string, tables: readonly TableProfile[]): boolean {
  const names = tables.map(({ table }) => new Set(wordsIn(`${table.file_name} ${table.name}`).map(({ stem }) => stem)))
  return wordsIn(text).some(({ stem, text: word }) => word.length > 3 && names.every((own) => own.has(stem)))
}
