import { fold } from '../match/names/words.ts'
import { compilePattern } from '../match/pattern/pattern.ts'
import type { Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import type { Directive } from './directives.ts'
import { anyOf, EXCEPT, NOT, SOME } from './grounded/acts.ts'
import { tablesIn } from './grounded/tables.ts'

// “Ruth's workbook also has routes that were never in the system; those are all hers”, where “D01 is Ruth Abel”: all rows of the file that is called after
// somebody have her code, in the only column that takes such.

const ALL_OF_ONE = anyOf(
  "(?:those|these|they|all of (?:those|these|them))(?: \\p{L}+)?(?: are|[’']re) all (?:his|hers)",
  '(?:die|diese|sie) (?:gehören alle (?:ihm|ihr)|sind alle (?:seine|ihre))',
  '(?:ils|elles|ceux-ci|celles-ci) (?:sont tous à lui|sont toutes à elle|sont tou(?:te)?s à (?:lui|elle))',
  '(?:es[oa]s |est[oa]s )?son tod[oa]s suy[oa]s',
  '(?:quest[ie] |quell[ie] )?sono tutt[ie] (?:suoi|sue)',
  '(?:die|deze|ze) zijn allemaal van (?:hem|haar)',
)
/** “Harbour is from Ruth's workbook, where everyone is Dr Abel's client”: there is nobody else whose rows they could be. */
const NOBODY_ELSE = anyOf(
  "(?:everyone|everybody|all|they(?: are|[’']re) all)(?: (?:there|of them))?(?: (?:is|are))? (?:an? |the )?(?:\\p{L}+\\.? )?[\\p{L}'’-]+[’'](?:s)? \\p{L}+",
  '(?:alle|jeder|jede)(?: dort)?(?: (?:sind|ist|gehört|gehören))?(?: \\p{L}+)? (?:von|bei|zu) (?:\\p{L}+\\.? )?[\\p{L}’-]+',
  '(?:tous|toutes)(?: \\p{L}+)? (?:sont|est) (?:\\p{L}+ )?(?:de|à|chez) (?:\\p{L}+\\.? )?[\\p{L}’-]+',
  '(?:tod[oa]s)(?: \\p{L}+)? son (?:\\p{L}+ )?de (?:\\p{L}+\\.? )?[\\p{L}’-]+',
  '(?:tutti|tutte)(?: \\p{L}+)? sono (?:\\p{L}+ )?(?:di|del|della) (?:\\p{L}+\\.? )?[\\p{L}’-]+',
  '(?:iedereen|allemaal|alle)(?: \\p{L}+)? (?:is|zijn) (?:\\p{L}+ )?van (?:\\p{L}+\\.? )?[\\p{L}’-]+',
)
/** Before what is said of a place: where it is, or whose list. */
const WHERE = anyOf(
  'where|in which|there',
  'wo|worin|dort',
  'où|dans lequel',
  'donde|en (?:el|la) que',
  'dove|in cui',
  'waar|waarin',
)
const SENTENCE_END = /(?<=[.!?])\s+|\n+/u
const SHORTEST_NAME = 3

/** The code of the one whose rows all rows of a file are said to be; `known`: what is said that codes stand for. */
export function rowsOfSomebody(
  instructions: string | null,
  known: readonly Directive[],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const sentences = (instructions ?? '').split(SENTENCE_END)
  const ofPlaces = sentences.flatMap((text) => ofNobodyElse(text, known, profiles, templates))
  const ofFiles = sentences.flatMap((text, at): Directive[] => {
    const found = ALL_OF_ONE.exec(text)
    if (!found || /\p{L}/u.test(text.slice(found.index + found[0].length))) return []
    const before = text.slice(0, found.index)
    const [somebody, ...others] = namedIn(/\p{L}/u.test(before) ? before : (sentences[at - 1] ?? ''), known)
    const within = somebody ? filesOf(somebody.names, profiles) : []
    const columns = somebody ? columnsOf(somebody.code, somebody.slug, templates) : []
    if (!somebody || others.length > 0 || within.length !== 1 || columns.length !== 1) return []
    const how = { by: 'instruction', origin: 'an instruction', revision: 0, said: `“${text.trim()}”` } as const
    return [{ ...how, kind: 'constant', ...columns[0]!, value: somebody.code, perhaps: true, within: within[0]! }]
  })
  return [...ofPlaces, ...ofFiles]
}

/** The code of the only one whose rows a file has, in every column that takes such: what its tables have a column for has its own. */
function ofNobodyElse(
  text: string,
  known: readonly Directive[],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const place = WHERE.exec(text)
  const behind = place ? text.slice(place.index) : ''
  if (!place || !NOBODY_ELSE.test(behind) || [NOT, EXCEPT, SOME].some((word) => word.test(behind.replace(WHERE, ' '))))
    return []
  const [somebody, ...others] = namedIn(behind, known)
  const files = new Set(tablesIn(text.slice(0, place.index), profiles).map(({ table }) => table.file_name))
  const [within, ...more] = files
  if (!somebody || others.length > 0 || within === undefined || more.length > 0) return []
  const how = {
    by: 'instruction',
    origin: 'an instruction',
    revision: 0,
    said: `“${text.trim().replace(/[.!]$/u, '')}”`,
  } as const
  return columnsOf(somebody.code, somebody.slug, templates).map((column): Directive => ({
    ...how,
    kind: 'constant',
    ...column,
    value: somebody.code,
    perhaps: true,
    within,
  }))
}

interface Somebody {
  code: string
  slug: string | null
  names: readonly string[]
}

/** Those of whom a text speaks by a name of theirs, as it is said whose code is which. */
function namedIn(text: string, known: readonly Directive[]): Somebody[] {
  const said = new Set((text.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? []).map(fold))
  const found = known.flatMap((one) =>
    one.kind === 'value_list'
      ? one.entries.flatMap(({ raw, meanings }): Somebody[] => {
          const names = meanings
            .filter((name) => /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.'’-]*)+$/u.test(name))
            .flatMap(wordsOf)
          return names.some((name) => said.has(name)) ? [{ code: raw, slug: one.slug, names }] : []
        })
      : [],
  )
  return [...new Map(found.map((one) => [one.code, one])).values()]
}

function wordsOf(name: string): string[] {
  return (name.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length >= SHORTEST_NAME).map(fold)
}

/** The files that are called after somebody. */
function filesOf(names: readonly string[], profiles: readonly TableProfile[]): string[] {
  const called = profiles.filter(({ table }) =>
    (table.file_name.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => names.includes(fold(word))),
  )
  return [...new Set(called.map(({ table }) => table.file_name))]
}

/** The columns whose rule takes a code and, of any text, not much else. */
function columnsOf(
  code: string,
  slug: string | null,
  templates: readonly Template[],
): { slug: string; column: string }[] {
  return templates
    .filter((one) => slug === null || one.slug === slug)
    .flatMap((template) =>
      template.columns.flatMap(({ name, unique, desiredRule, strictRule }) => {
        const rule = desiredRule === 'strict' && strictRule && !unique ? compilePattern(strictRule) : null
        return rule?.matches(code) && !rule.matches(`${code} ${code} x`) ? [{ slug: template.slug, column: name }] : []
      }),
    )
}
