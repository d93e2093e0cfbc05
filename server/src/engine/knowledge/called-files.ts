import { escaped } from '../escaped.ts'
import type { Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import { namesAbove } from './called-above.ts'
import { isPlain, wordsBeyond } from './grounded/clauses.ts'
import { calledOnly, namesOf, tablesBeginning, tablesIn } from './grounded/tables.ts'
import { saysNoMore } from './grounded/whoever.ts'
import { wordsIn } from './grounded/words.ts'
import type { SaidText } from './texts.ts'

// “… partly through the Haddow web shop (the CSV)”: from then on “the shop list” is that file, whatever it is called. “The bakery comes from Till 9”:
// from then on “the bakery” is all files that begin so. “A G/L account in Sage is …”: Sage is the only file with such a column.

const CALLED = /([^.;:!?()]{2,80}?\s)?(\p{L}{4,})\s*\(([^()]{2,60})\)/gu
const COMES_FROM =
  "(?:comes?|came) (?:all )?from|komm(?:t|en) (?:alle[sn]? )?aus|stamm(?:t|en) aus|vien(?:t|nent) d[eu]|vienen? del?|(?:vien|proviene|(?:pro)?veng?on)[eo] da(?:l|lla|ll[’'])?|kom(?:t|en) uit"
const ARTICLE = '(?:(?:the|our|all|der|die|das|le|la|les|el|los|las|il|lo|gli|i|de|het)\\s+)?'
const SYSTEM =
  '([^,;:.()]{2,40}?)(?=\\s*(?:[,;:.(]|$)|\\s+(?:and|und|et|y|e|en|while|whereas|während|tandis que|mientras|mentre|terwijl)\\s)'
const OF_SYSTEM = new RegExp(`(?<!\\p{L})(\\p{L}{4,})\\s+(?:${COMES_FROM})\\s+${ARTICLE}${SYSTEM}`, 'giu')

/** The tables with the words that people say they call their files by. */
export function withCallNames(
  profiles: TableProfile[],
  texts: readonly SaidText[],
  templates: readonly Template[],
): TableProfile[] {
  const nouns = templates.flatMap(({ slug, name }) => wordsIn(`${slug} ${name}`).map(({ stem }) => stem))
  const taken = new Set([...nouns, ...profiles.flatMap(namesOf).map(({ stem }) => stem)])
  // A sheet or a list of another file may be of what comes from the system.
  const ofFiles = new Set([
    ...nouns,
    ...profiles.flatMap(({ table }) => wordsIn(table.file_name)).map(({ stem }) => stem),
  ])
  const byColumns = texts.flatMap(({ text }) => withColumns(text, profiles)).filter(({ stem }) => !ofFiles.has(stem))
  const found = texts
    .flatMap(({ text }) => [...callNamesIn(text, profiles), ...systemsIn(text, profiles), ...aboveIn(text, profiles)])
    .filter(({ stem }) => !taken.has(stem))
    .concat(byColumns)
  const files = Map.groupBy(found, ({ stem }) => stem)
  // What two files are called by names neither.
  const own = [...files.values()].filter((some) => new Set(some.map(({ within }) => within)).size === 1)
  const called = own.flatMap(([one]) => one ?? [])
  return called.length === 0
    ? profiles
    : profiles.map((profile) => {
        const words = called.filter(({ tables }) => tables.includes(profile)).map(({ word }) => word)
        return words.length === 0 ? profile : { ...profile, called: [...(profile.called ?? []), ...words] }
      })
}

interface CallName {
  word: string
  stem: string
  within: string
  tables: TableProfile[]
}

/** Words for what files come from: which one it is says the word before. */
const A_SYSTEM =
  /^(?:systems?|program(?:me)?s?|software|platforms?|databases?|apps?|applications?|programme?n?|systemen?|datenbank|syst[eè]mes?|logiciels?|programmes?|sistemas?|programas?|sistem[ai]|programm[ai]|gestionale|systeem|programma|systemu?|oprogramowani\p{L}+|program\p{L}?)$/iu

/** “The fleet system (…)” is “fleet”. */
function wordCalled(before: string, word: string): string {
  return A_SYSTEM.test(word) ? (/(\p{L}{4,})\s+$/u.exec(before)?.[1] ?? word) : word
}

function callNamesIn(text: string, profiles: readonly TableProfile[]): CallName[] {
  return [...text.matchAll(CALLED)].flatMap(([, before = '', last = '', inner = '']): CallName[] => {
    const word = wordCalled(before, last)
    const [own] = wordsIn(word)
    if (!own || isPlain(own.text) || saysNoMore(own.text)) return []
    for (const where of [inner, `${before} ${word} ${inner}`]) {
      const tables = tablesIn(where, profiles)
      const within = calledOnly(tables, profiles) ?? sharedWord(inner, tables, profiles) ?? eachNamed(inner, tables)
      if (within === null || wordsBeyond(inner, tables).some((one) => !saysNoMore(one.text) && !AND.test(one.text)))
        continue
      return [{ word, stem: own.stem, within, tables }]
    }
    return []
  })
}

/** What stands above a table names it, as whoever keeps it does. */
function aboveIn(text: string, profiles: readonly TableProfile[]): CallName[] {
  return namesAbove(text, profiles).flatMap(({ word, table }) =>
    wordsIn(word).map(({ stem }) => ({ word, stem, within: table.table.file_name, tables: [table] })),
  )
}

/** What comes from a system is called so: all files that begin with its name, where not all do. */
function systemsIn(text: string, profiles: readonly TableProfile[]): CallName[] {
  return [...text.matchAll(OF_SYSTEM)].flatMap(([, word = '', system = '']): CallName[] => {
    const [[own], [first, ...more]] = [wordsIn(word), wordsIn(system)]
    if (!own || !first || more.length > 0 || isPlain(own.text) || saysNoMore(own.text)) return []
    const tables = tablesBeginning(first.stem, profiles)
    return tables.length === 0 || tables.length === profiles.length
      ? []
      : [{ word, stem: own.stem, within: first.stem, tables }]
  })
}

const ARE = '(?:is|are|has|have|ist|sind|hat|haben|est|sont|ont|es|son|tienen?|è|sono|ha|hanno|zijn|heeft|hebben)'
const IN = '(?:in|from|of|aus|im|von|dans|de|en|di|del|van|uit)'

/** The name behind a column's, where one file alone has a column that is called so, and in more than one word. */
function withColumns(text: string, profiles: readonly TableProfile[]): CallName[] {
  const owners = Map.groupBy(
    profiles.flatMap((profile) => profile.columns.map(({ name }) => ({ profile, name: name.trim().toLowerCase() }))),
    ({ name }) => name,
  )
  const folded = text.toLowerCase()
  return [...owners].flatMap(([name, [own, ...more]]): CallName[] => {
    if (!own || more.length > 0 || !folded.includes(name) || wordsIn(name).length < 2) return []
    const of = new RegExp(
      `(?<![\\p{L}\\p{N}])${escaped(name)}\\s+${IN}\\s+(?:the\\s+)?(\\p{L}{3,})\\s+${ARE}(?!\\p{L})`,
      'iu',
    )
    const word = of.exec(text)?.[1]
    const [called] = word !== undefined && /^\p{Lu}/u.test(word) ? wordsIn(word) : []
    if (!called || isPlain(called.text) || saysNoMore(called.text)) return []
    return [{ word: word!, stem: called.stem, within: own.profile.table.file_name, tables: [own.profile] }]
  })
}

/** “Hexham (Optix, the CSV files)”: the word in which the names of several files begin, and of no other one. */
function sharedWord(inner: string, tables: readonly TableProfile[], profiles: readonly TableProfile[]): string | null {
  const said = wordsIn(inner).find(({ stem }) => tablesBeginning(stem, tables).length > 0)
  const alike = said ? tablesBeginning(said.stem, profiles) : []
  return said && alike.length === tables.length && alike.every((one) => tables.includes(one)) ? said.stem : null
}

const AND = /^(?:and|plus|und|et|y|e|en|i|a|och|og)$/u

/** “The fleet system (EQMAST and WOHIST)”: several files, each by its whole name. */
function eachNamed(inner: string, tables: readonly TableProfile[]): string | null {
  const called = wordsIn(inner).filter(({ text }) => !isPlain(text) && !AND.test(text))
  const files = new Map(
    tables.map(({ table }) => [table.file_name.replace(/\.[^.]+$/, '').toLowerCase(), table.file_id]),
  )
  const areAll = called.length > 1 && called.every(({ text }) => files.has(text)) && files.size === called.length
  return areAll && new Set(files.values()).size === files.size ? [...files.keys()].toSorted().join(' + ') : null
}
