import { conceptsOf, fold } from '../names/words.ts'

// “E” beside “F” in a column of languages is English, “N” beside “F” Dutch: by what the languages that are allowed are called, in one language or another.

/** The languages in which lists call languages, beside each its own. */
const CALLED_IN = ['en', 'de', 'fr', 'es', 'it', 'nl']

/** What the letters of a column of languages mean, where each is that of one allowed code alone, and no two of the same. */
export function languageLetters(
  values: readonly string[],
  header: string,
  allowed: readonly string[],
): ReadonlyMap<string, string> {
  const letters = [...new Set(values.map((value) => value.trim()).filter((value) => /^\p{L}$/u.test(value)))]
  const isOfLanguages = conceptsOf(header).includes('language') && allowed.every((code) => /^[a-z]{2}$/i.test(code))
  if (letters.length === 0 || allowed.length < 2 || !isOfLanguages) return new Map()
  const own = meantBy(letters, allowed, (code) => [code])
  return own.size > 0 ? own : meantBy(letters, allowed, (code) => [...CALLED_IN, code])
}

/** By what each language is called in others, which `localesOf` gives. */
function meantBy(
  letters: readonly string[],
  allowed: readonly string[],
  localesOf: (code: string) => string[],
): ReadonlyMap<string, string> {
  const initials = allowed.map((code) => ({ code, of: initialsOf(code.toLowerCase(), localesOf(code.toLowerCase())) }))
  const found = letters.flatMap((letter) => {
    const [only, ...others] = initials.filter((one) => one.of.has(fold(letter)))
    return only && others.length === 0 ? [[letter, only.code] as const] : []
  })
  const meant = new Map(found.map(([letter, code]) => [fold(letter), code]))
  const isEachItsOwn = new Set(meant.values()).size === meant.size
  return found.length === letters.length && isEachItsOwn ? new Map(found) : new Map()
}

/** The letters that a language's names begin with. */
function initialsOf(code: string, locales: readonly string[]): ReadonlySet<string> {
  const names = locales.map((locale) => new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? '')
  return new Set(names.map((name) => fold(name.slice(0, 1))))
}
