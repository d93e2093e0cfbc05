import { escaped } from '../../escaped.ts'
import { wordsOf } from '../../match/names/words.ts'
import { isSameWord } from '../../match/vocabulary.ts'
import type { Placement } from '../context.ts'
import type { Evident } from './evident-filling.ts'

// “The boats on the Hired sheet belong with the others”, of `hired_boat`: what a sentence calls the rows of a sheet, with the sheet's own name, is one of the allowed values.

const ARTICLE =
  '(?:the|all|our|its|these|those|die|alle|unsere|les|nos|ces|tou(?:te)?s les|l[oa]s|tod[oa]s l[oa]s|nuestr[oa]s|gli|i|le|tutt[ie] (?:gli|i|le)|de|het|onze|[oa]s)'
const IN = '(?:on|in|of|from|under|auf|im|aus|von|vom|sur|dans|de|du|en|del|nella?|sul(?:la)?|di|della?|op|uit|van)'
const OF_SHEET =
  "(?:(?:the|our|this|dem|der|den|la|le|l['’]|el|il|de|het) ?)?(?:(?:sheet|tab|list|table|file|blatt|tabelle|liste|feuille|onglet|hoja|pestaña|foglio|scheda|blad|tabblad)s? )?[\"“„«‘']?"

/** The only allowed value of whose words one is what a sentence calls the rows of this sheet, and the others are the sheet's name. */
export function calledWithRows(
  target: number,
  { table: { profile }, side }: Placement,
  texts: readonly string[],
): Evident | null {
  const { file_name, name } = profile.table
  const allowed = side.rules[target]?.values ?? []
  if (allowed.length < 2 || name.trim() === '') return null
  const called = wordsOf(name)
  const said = new RegExp(
    `(?<!\\p{L})${ARTICLE} (\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*)?) ${IN} ${OF_SHEET}${escaped(name.trim())}(?![\\p{L}\\p{N}])`,
    'giu',
  )
  const found = texts.flatMap((text) =>
    [...text.matchAll(said)].flatMap(([whole, rows = '']) => {
      const nouns = wordsOf(rows)
      const isOne = (words: readonly string[]) => (word: string) => words.some((other) => isSameWord(word, other))
      return allowed.flatMap((value) => {
        const own = wordsOf(value)
        const ofSheet = own.filter((word) => !isOne(nouns)(word))
        const isCalled = ofSheet.length > 0 && ofSheet.length < own.length && ofSheet.every(isOne(called))
        return isCalled ? [{ value, whole }] : []
      })
    }),
  )
  const [first] = found
  if (!first || found.some(({ value }) => value !== first.value)) return null
  return { value: first.value, why: `“${first.whole}” says so of ${file_name}, sheet ${name}` }
}
