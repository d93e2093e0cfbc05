import { meaningsOf } from '../vocabulary/meanings.ts'
import { fold } from '../names/words.ts'

// M is a man in English and a woman beside H (hombre, mujer), V a woman in Dutch and a man in Spanish: a letter says which only beside the other.

/** The letters for man and woman that stand together. */
const PAIRS = [
  ['H', 'M'],
  ['H', 'F'],
  ['U', 'D'],
  ['M', 'F'],
  ['M', 'W'],
]
/** Beside M, a V is one or the other by the language. */
const [MAN_FIRST, WOMAN_FIRST] = [
  ['M', 'V'],
  ['V', 'M'],
]
const DUTCH = /geslacht|kunne|man ?\/ ?vrouw/
const SPANISH = /sexo|genero/

/**
 * What the letters of a column mean, where they are those of a man and a woman and both are allowed. Null: it isn't such a column. Empty: it
 * is, and nothing tells which of them is which.
 */
export function genderLetters(
  values: readonly string[],
  header: string,
  allowed: readonly string[],
): ReadonlyMap<string, string> | null {
  const [man, woman] = [
    ['male', 'm'],
    ['female', 'f'],
  ].map(
    ([sex, letter]) =>
      allowed.find((value) => value.length > 1 && sameMeaning(value, sex!)) ??
      allowed.find((value) => value.toLowerCase() === letter),
  )
  if (man === undefined || woman === undefined) return null
  const shown = asNumbered(values, man, woman) ?? asAddressed(values, man, woman)
  if (shown) return shown
  const letters = new Set(values.flatMap((value) => (/^\p{L}$/u.test(value) ? value.toUpperCase() : [])))
  if (letters.size !== 2) return null
  const isOf = (pair: readonly string[]): boolean => pair.every((letter) => letters.has(letter))
  const found = PAIRS.find(isOf) ?? (isOf(MAN_FIRST!) ? byLanguage(fold(header)) : null)
  if (found === null) return null
  const meant = new Map(found.map((letter, at) => [letter, at === 0 ? man : woman]))
  return new Map(
    values.flatMap((value) => (meant.has(value.toUpperCase()) ? [[value, meant.get(value.toUpperCase())!]] : [])),
  )
}

/** 1 is a man and 2 a woman, 0 not known and 9 not applicable (ISO/IEC 5218), as in the numbers of French social insurance. */
function asNumbered(values: readonly string[], man: string, woman: string): ReadonlyMap<string, string> | null {
  const both = ['1', '2'].every((figure) => values.includes(figure))
  if (!both || values.some((value) => !/^[0129]$/.test(value))) return null
  return new Map([
    ['1', man],
    ['2', woman],
  ])
}

/** Who is addressed as Mr is a man, as Mrs or Miss a woman. */
function asAddressed(values: readonly string[], man: string, woman: string): ReadonlyMap<string, string> | null {
  const found = values.flatMap((value): [string, string][] => {
    const title = value.replace(/\.$/, '')
    if (sameMeaning(title, 'mister')) return [[value, man]]
    return /^ms$/i.test(title) || sameMeaning(title, 'mrs') || sameMeaning(title, 'miss') ? [[value, woman]] : []
  })
  const meant = new Map(found)
  return new Set(meant.values()).size === 2 && found.some(([value]) => value.length > 1) ? meant : null
}

function byLanguage(header: string): readonly string[] {
  const [, first] = /(?<!\p{L})([mv]) ?\/ ?[mv](?!\p{L})/u.exec(header) ?? []
  if (first !== undefined) return first === 'm' ? MAN_FIRST! : WOMAN_FIRST!
  if (DUTCH.test(header)) return MAN_FIRST!
  return SPANISH.test(header) ? WOMAN_FIRST! : []
}

function sameMeaning(left: string, right: string): boolean {
  const known = meaningsOf(right)
  return meaningsOf(left).some((meaning) => known.includes(meaning))
}
