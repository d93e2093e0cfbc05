import type { Template } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { wordsOf } from './words.ts'

// `name_en` and `name_fr`, “English” and “Français”: columns that are called alike but for the language of what they hold.

/** How columns are marked with a language: codes, and the words of descriptions. */
const MARKS: Record<string, readonly string[]> = {
  en: ['en', 'eng', 'english', 'anglais', 'englisch', 'ingles', 'inglese', 'engels'],
  fr: ['fr', 'fra', 'fre', 'french', 'francais', 'franzosisch', 'frances', 'francese', 'frans'],
  de: ['de', 'deu', 'ger', 'german', 'allemand', 'deutsch', 'aleman', 'tedesco', 'duits'],
  es: ['es', 'spa', 'spanish', 'espagnol', 'spanisch', 'espanol', 'spagnolo', 'spaans'],
  it: ['it', 'ita', 'italian', 'italien', 'italienisch', 'italiano', 'italiaans'],
  nl: ['nl', 'nld', 'dut', 'dutch', 'neerlandais', 'niederlandisch', 'holandes', 'olandese', 'nederlands'],
  pt: ['pt', 'por', 'portuguese', 'portugais', 'portugiesisch', 'portugues', 'portoghese'],
}

/** How alike a header that is nothing but a language is to the only column of that language. */
export const IN_LANGUAGE = 0.9
/** A code of two letters is a small word of some language as well. */
const LEAST_LETTERS = 4

export interface Marked {
  target: number
  language: string
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
 * Whether a header says that its column holds the language of a template column (`whole`: and nothing else), or the other one of the two.
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
      .flatMap((pair) => pair.map(({ target, language }) => [target, { language, languages: pair }] as const)),
  )
  return (source, target) => {
    const own = said[source]
    const want = wanted.get(target)
    if (!own || !want || !want.languages.some(({ language }) => language === own.language)) return null
    if (own.language !== want.language) return 'other'
    // Where several things are wanted in two languages, one alone doesn't say which.
    return own.isWhole && pairs.length === 1 ? 'whole' : 'same'
  }
}

/** “Français”, “Nom (FR)”, “Designation French”: the language at the end of a header, and whether it is all that it says. */
function languageSaid(header: string): { language: string; isWhole: boolean } | null {
  const words = wordsOf(header)
  const last = words.at(-1)
  const language = last === undefined ? null : languageOf(last)
  if (language === null) return null
  const isWhole = words.length === 1
  return isWhole && last!.length < LEAST_LETTERS ? null : { language, isWhole }
}

function languageOf(word: string): string | null {
  return Object.entries(MARKS).find(([, marks]) => marks.includes(word))?.[0] ?? null
}
