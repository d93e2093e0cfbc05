import type { Template } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { conceptsOf, wordsOf } from './words.ts'

// `name_en` and `name_fr`, “English” and “Français”: columns that are called alike but for the language of what they hold.

/** How columns are marked with a language: codes, and the words of descriptions. */
const MARKS: Record<string, readonly string[]> = {
  en: 'en eng english anglais anglaise englisch englische englischer ingles inglesa inglese engels engelse'.split(' '),
  fr: 'fr fra fre french francais francaise franzosisch franzosische franzosischer frances francesa francese frans franse'.split(
    ' ',
  ),
  de: 'de deu ger german allemand allemande deutsch deutsche deutscher aleman alemana alemao tedesco tedesca duits duitse'.split(
    ' ',
  ),
  es: 'es spa spanish espagnol espagnole spanisch spanische spanischer espanol espanola espanhol spagnolo spagnola spaans spaanse'.split(
    ' ',
  ),
  it: 'it ita italian italien italienne italienisch italienische italienischer italiano italiana italiaans italiaanse'.split(
    ' ',
  ),
  nl: 'nl nld dut dutch neerlandais neerlandaise niederlandisch niederlandische holandes holandesa olandese nederlands nederlandse'.split(
    ' ',
  ),
  pt: 'pt por portuguese portugais portugaise portugiesisch portugiesische portugues portuguesa portoghese portugees'.split(
    ' ',
  ),
}

/** How alike a header that is nothing but a language is to the only column of that language. */
export const IN_LANGUAGE = 0.9
/** A code of two letters is a small word of some language as well. */
const LEAST_LETTERS = 4

export interface Marked {
  target: number
  language: string
  /** What it is called but for the language. */
  base: string
}

/** Two template columns that are called alike but for a language. */
export function languagePairs({ columns }: Template): Marked[][] {
  const marked = columns.flatMap(({ name, desiredRule }, target) => {
    if (desiredRule !== 'none' && desiredRule !== 'ai') return []
    const words = wordsOf(name)
    const place = words.findIndex((word, at) => at > 0 && languageOf(word) !== null)
    return place < 0
      ? []
      : [{ target, language: languageOf(words[place]!)!, base: words.toSpliced(place, 1).join(' ') }]
  })
  return [...Map.groupBy(marked, ({ base }) => base).values()].filter(
    (group) => group.length === 2 && group[0]!.language !== group[1]!.language,
  )
}

/**
 * Whether a header says that its column holds the language of a template column (`whole`: and the same, or nothing else), or the other one of the two.
 * Null where it says neither, or no column beside it holds the other.
 */
export type SaidLanguage = (source: number, target: number) => 'whole' | 'same' | 'other' | null

export function languagesSaid(columns: readonly Pick<ColumnProfile, 'name'>[], template: Template): SaidLanguage {
  const pairs = languagePairs(template)
  if (pairs.length === 0) return () => null
  const said = columns.map(({ name }) => languageSaid(name))
  const isSaid = (language: string): boolean => said.some((one) => one?.language === language)
  const wanted = new Map(
    pairs
      .filter((pair) => pair.every(({ language }) => isSaid(language)))
      .flatMap((pair) => pair.map((one) => [one.target, { ...one, languages: pair }] as const)),
  )
  return (source, target) => {
    const own = said[source]
    const want = wanted.get(target)
    if (!own || !want || !want.languages.some(({ language }) => language === own.language)) return null
    if (own.language !== want.language) return 'other'
    // Where several things are wanted in two languages, one alone doesn't say which.
    const isWhole = own.rest === '' ? pairs.length === 1 : meaningOf(own.rest) === meaningOf(want.base)
    return isWhole ? 'whole' : 'same'
  }
}

/** “Français”, “Nom (FR)”, “Designation French”, “English name”: the language at either end of a header, and the rest of it. */
function languageSaid(header: string): { language: string; rest: string } | null {
  const words = wordsOf(header)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const ofLast = languageOf(last)
  const language = ofLast ?? (first.length < LEAST_LETTERS ? null : languageOf(first))
  if (language === null || (words.length === 1 && last.length < LEAST_LETTERS)) return null
  return { language, rest: words.toSpliced(ofLast === null ? 0 : -1, 1).join(' ') }
}

function meaningOf(words: string): string {
  return conceptsOf(words).join(' ')
}

function languageOf(word: string): string | null {
  return Object.entries(MARKS).find(([, marks]) => marks.includes(word))?.[0] ?? null
}
