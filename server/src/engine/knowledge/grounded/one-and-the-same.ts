import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, TWICE } from './acts.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “Wer in der Stammliste und bei den Ausgeschiedenen steht, ist derselbe Mensch und nur einmal anzulegen”, “who is on both lists is one person”: rows
// that share a key are one row, whichever of them comes first.

/** Somebody. */
export const PERSON = anyOf(
  'persons?|people|man|woman|human|individual|mensch(?:en)?|personen?|personnes?|personas?|persone?|persoon|personen|osob\\p{L}+',
)
const SAME =
  '(?:(?:one and )?the same|one|derselben?|dieselben?|ein und derselbe|eine?|la même|une seule|la misma|el mismo|una sola|la stessa|lo stesso|dezelfde|één|ta sama)'
/** “… is the same person”, “sind ein Mensch”. */
export const IS_ONE = new RegExp(
  `(?<!\\p{L})(?:is|are|means|ist|sind|est|sont|es|son|è|sono|zijn|to) (?:\\p{L}+ )?${SAME} (\\p{L}+)(?!\\p{L})`,
  'iu',
)
export const ONCE = anyOf(
  'only once|just once|one row|a single row|single record|(?:comes?|appears?|be there|imported|migrated|loaded|taken|created|goes?|go)(?: over| across| along| in)? once',
  'nur einmal|nur ein mal|nur eine zeile|(?<!noch )einmal (?:anlegen|anzulegen|kommen|übernehmen|übernommen)',
  "une seule fois|qu['’]une fois",
  'una sola vez|solo una vez|sólo una vez',
  'una volta sola|una sola volta|solo una volta',
  '(?:maar|slechts) (?:één|een) ?(?:keer|maal)|eenmaal',
  'tylko raz|jeden raz',
)

/** Which rows that share a key a sentence makes one. */
export function oneAndTheSame(
  { text, origin }: Unread,
  _profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const noun = IS_ONE.exec(text)?.[1]
  if (noun === undefined || !(ONCE.test(text) || TWICE.test(text))) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const named = templatesIn(noun, own)
  const meant = named.length > 0 ? named : PERSON.test(noun) ? own.filter(isOfPeople) : []
  const keys = meant.flatMap(({ slug, columns }) => {
    const [key, ...others] = columns.filter(({ unique, required }) => unique && required)
    return key && others.length === 0 ? [{ slug, column: key.name }] : []
  })
  return keys.map((one) => ({ ...origin, kind: 'same_key', keep: 'keep_first', ...one }))
}

/** Its rows have a first name, or were born. */
export function isOfPeople({ columns }: Template): boolean {
  return columns.some(({ name }) => conceptsOf(name).some((concept) => concept === 'first' || concept === 'birth'))
}
