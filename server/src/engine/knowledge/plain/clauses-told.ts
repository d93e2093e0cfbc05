import { anyOf } from '../grounded/acts.ts'
import { OUT } from './acts.ts'
import type { ColumnSaid } from './columns-said.ts'

// What a sentence says is to be, and what not: “the work mail, not the private one”, “the private ones are out of date, take …”.

export interface Clause {
  text: string
  columns: ColumnSaid[]
  /** It is not meant, or no longer right. */
  isRefused: boolean
}

/** From here on another thing is refused. */
const INSTEAD =
  "(?:and |but )?(?:not|never)(?= (?:the|from|their|our)(?!\\p{L}))|(?:and |but )?not(?= \\p{Lu})|instead of|rather than|in place of|(?:und |aber )?nicht(?= (?:die|der|das|den|dem|aus|in)(?!\\p{L}))|und nicht|statt|anstatt|anstelle(?: von)?|(?:et )?(?:non|pas)(?= (?:la|le|les|l[’']|d[eu]))|et (?:non|pas)|au lieu d[eu]|plutôt que|(?:y )?no(?= (?:el|la|los|las)(?!\\p{L}))|y no|en (?:vez|lugar) de|(?:e )?non(?= (?:il|lo|la|i|gli|le|quell\\p{L}+)(?!\\p{L}))|e non|invece d\\p{L}+|anziché|al posto d\\p{L}+|(?:en )?niet(?= (?:de|het)(?!\\p{L}))|en niet|in plaats van"
/** “Are not the right ones” is said of what stands before it. */
const NO_VERB =
  '(?<!(?:is|are|was|were|do|does|did|should|must|can|will|ist|sind|soll|sollen|est|sont|es|son|è|sono|zijn) )'
const BREAKS = new RegExp(
  `[,;:]\\s+|[.!]\\s+|\\s[-–—]\\s|[()]\\s*|\\s(?:but|because|since|so|sondern|weil|denn|mais|parce que|sino|pero|porque|perché|bensì|ma|maar|omdat)\\s|\\s(?=as the )|(?<![\\p{L}])${NO_VERB}(?=(?:${INSTEAD}))`,
  'giu',
)
/** What is not to be, or is right no more. */
const REFUSED = anyOf(
  "not|n[’']t|never|no|no longer|nobody|none|nothing|ignor\\p{L}+|forget|skip|drop|disregard|instead of|rather than|in place of|out of date|outdated|old|obsolete|stale|wrong|incorrect|going away|goes away|switched off|dead|useless|abandoned|discontinued|retired",
  'nicht|kein\\p{L}*|nie|niemand|ignor\\p{L}+|vergess\\p{L}+|statt|anstatt|anstelle|veraltet\\p{L}*|überholt\\p{L}*|falsch\\p{L}*|abgeschaltet|alte[nrs]?',
  'pas|plus|jamais|personne|aucune?|rien|ignor\\p{L}+|oubli\\p{L}+|au lieu|plutôt que|et non|périmée?s?|obsolètes?|fau(?:x|sses?)|anciene?nes?',
  'no|ni|nunca|nadie|ningun\\p{L}+|ignor\\p{L}+|en (?:vez|lugar) de|obsolet[oa]s?|antigu[oa]s?|incorrect[oa]s?|desactualizad[oa]s?',
  'non|né|mai|nessun\\p{L}*|ignor\\p{L}+|invece d\\p{L}+|anziché|al posto|obsolet[oaei]|vecchi[oae]?|sbagliat[oaei]|superat[oaei]',
  'niet|geen|nooit|niemand|negeer|negeren|in plaats van|verouderde?|oude|foute?|verkeerde?',
)
/** “The old one” may be what is refused, and “no” a word of agreement: what is asked for in the same breath is not. */
const STRONG = /(?<!\p{L})(?:not only|nicht nur|pas seulement|no s[óo]lo|non solo|niet alleen|no doubt)(?!\p{L})/iu

/** The clauses of a sentence, each with the columns that it names. */
export function clausesIn(text: string, said: readonly ColumnSaid[]): Clause[] {
  const cuts = [...text.matchAll(BREAKS)]
    .map(({ 0: mark, index }) => ({ from: index, to: index + mark.length, isOpening: mark.trim() === '(' }))
    .filter(({ from, to }) => !said.some(({ at, end }) => from > at && to < end && to > from))
  const clauses: Clause[] = []
  let from = 0
  let isOpen = false
  for (const cut of [...cuts, { from: text.length, to: text.length, isOpening: false }]) {
    const part = text.slice(from, cut.from)
    const before = clauses.at(-1)
    const refused = (REFUSED.test(part) || OUT.test(part)) && !STRONG.test(part)
    if (part.trim() !== '')
      clauses.push({
        text: part,
        columns: said.filter(({ at }) => at >= from && at < cut.from),
        // What stands in brackets explains what stands before them.
        isRefused: isOpen && before ? before.isRefused || refused : refused,
      })
    isOpen = cut.isOpening
    from = cut.to
  }
  return clauses
}
