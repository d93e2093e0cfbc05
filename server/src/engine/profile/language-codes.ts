import { LANGUAGES } from './languages.ts'

// Codes of languages, by their names in whatever language.

/** Every two-letter code of a language that names are known in. */
export function allLanguages(): string[] {
  return Intl.DisplayNames.supportedLocalesOf(twoLetters()).filter((code) => !LANGUAGES.includes(code))
}

function twoLetters(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters.flatMap((first) => letters.map((second) => first + second))
}

let languageNames: Map<string, string> | null = null

/**
 * ISO 639-1 code of a language's code or name, in any language that Node has, or of its code of three letters (ISO 639-2), or null. Slow at
 * first, so only for columns that must hold codes.
 */
export function languageCode(value: string): string | null {
  const text = value.trim().toLowerCase()
  if (text.length < 2 || text.length > 40) return null
  languageNames ??= namesOfLanguages()
  if (/^[a-z]{2,3}$/.test(text)) {
    const [code = ''] = Intl.getCanonicalLocales(text)
    if (languageNames.has(code)) return languageNames.get(code)!
  }
  return languageNames.get(text) ?? languageNames.get(plainLetters(text)) ?? null
}

let beginnings: Map<string, string | null> | null = null

/** The only one of the most frequent languages whose name, in whichever of them, begins so: “Ing.” of inglés, “Hol” of holandés. */
export function languageBeginning(value: string): string | null {
  const text = plainLetters(value.trim().replace(/\.$/, ''))
  if (!/^\p{L}{3,5}$/u.test(text)) return null
  if (!beginnings) {
    beginnings = new Map()
    for (const language of [...LANGUAGES, 'gl']) {
      const inLanguage = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
      for (const code of LANGUAGES) {
        const name = plainLetters(inLanguage.of(code) ?? '')
        for (const length of [3, 4, 5].filter((one) => one < name.length)) {
          const start = name.slice(0, length)
          const other = beginnings.get(start)
          beginnings.set(start, other === undefined || other === code ? code : null)
        }
      }
    }
  }
  return beginnings.get(text) ?? null
}

function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** What languages are called besides, by those who speak them or for short. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  sotho: 'st',
  siswati: 'ss',
  mandarin: 'zh',
  cantonese: 'zh',
  castilian: 'es',
  castellano: 'es',
  farsi: 'fa',
  tagalog: 'tl',
  flemish: 'nl',
  vlaams: 'nl',
  flämisch: 'nl',
  flamand: 'nl',
  moldovan: 'ro',
}

/** The nearer language's word for a language counts where it is another one's, too. */
function namesOfLanguages(): Map<string, string> {
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  const codes = twoLetters().filter((code) => Intl.getCanonicalLocales(code)[0] === code && english.of(code))
  const names = new Map([...codes.map((code): [string, string] => [code, code]), ...Object.entries(ALSO_CALLED)])
  for (const language of [...LANGUAGES, ...allLanguages()]) {
    const inLanguage = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
    for (const code of codes) {
      const name = inLanguage.of(code)?.toLowerCase()
      if (name === undefined) continue
      // Neighbours write the same word with other accents: holandés, holandês.
      for (const one of [name, plainLetters(name)]) if (!names.has(one)) names.set(one, code)
    }
  }
  return names
}
