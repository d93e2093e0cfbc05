import type { Template } from '../../model.ts'
import { CONCEPTS, isSameWord } from '../vocabulary.ts'
import { conceptsOf, wordsOf } from './words.ts'

/**
 * What a template's rows are, by its name. A word may be another thing in another language, as “locations” are rentals in French: what the template's
 * own columns call by the same word, in one number or the other, is meant as well.
 */
export function impliedBy({ name, slug, columns }: Pick<Template, 'name' | 'slug' | 'columns'>): ReadonlySet<string> {
  const called = [name, slug].flatMap(words)
  const own = columns.flatMap((column) => words(column.name))
  const meant = own.filter((word) => called.some((one) => one !== word && isSameWord(one, word)))
  const known = meant.flatMap((word) => conceptsOf(word)).filter((concept) => CONCEPTS.has(concept))
  const said = [...conceptsOf(name), ...conceptsOf(slug)]
  // A word that nothing is known of is the same in either number anyway.
  return new Set(said.every((concept) => CONCEPTS.has(concept)) ? [...said, ...known] : said)
}

function words(name: string): string[] {
  return wordsOf(name.replaceAll('_', ' ')).filter((word) => word.length >= LEAST_LETTERS)
}

const LEAST_LETTERS = 4
