import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import { isSameWord } from './words.ts'

// “If a customer's country is empty”, “das Land eines Kunden”, “le pays du client”: whose column is meant. The word for the owner names no column.

const A =
  "(?:(?:an?|the|each|every|any|eine[srn]?|de[srn]?|die|jede[srn]?|le|la|l[’']|une?|chaque|el|un[ao]?|cada|il|lo|ogni|een|het|elke?)\\s?)"
/** `customer's`, `customers’`. */
const BEFORE = new RegExp(`${A}?(?<!\\p{L})(\\p{L}{4,})(?:['’]s|(?<=s)['’])(?=\\s\\p{L})`, 'giu')
/** `of a customer`, `eines Kunden`, `d'un client`. */
const BEHIND = new RegExp(
  `(?<=\\p{L}\\s)(?:(?:of|von|vom|bei|de|di|van|bij)\\s${A}?|d[’']${A}|d(?:u|es|el|ella|ello|ei|egli|elle|ell[’'])\\s?|(?:eine[sr]|de[sr]|jede[sr])\\s)(\\p{L}{4,})(?!\\p{L})`,
  'giu',
)

/** The only template whose rows a sentence calls the owners of a column, and what it says without them; null where none is called so. */
export function ownerIn(text: string, templates: readonly Template[]): { slug: string; rest: string } | null {
  const found = [BEFORE, BEHIND].flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ 0: whole, 1: word = '' }) => {
      const called = templates.filter(({ name, slug }) => [name, slug].some((one) => isCalled(one, word)))
      return called.length === 1 ? [{ slug: called[0]!.slug, rest: text.replace(whole, ' ') }] : []
    }),
  )
  return found.length === 1 ? found[0]! : null
}

function isCalled(name: string, word: string): boolean {
  const meant = conceptsOf(name)
  return isSameWord(word, name) || (meant.length === 1 && conceptsOf(word).join() === meant[0])
}
