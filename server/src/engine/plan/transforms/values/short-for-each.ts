import { fold } from '../../../match/names/words.ts'

// Short codes of which each can only be one of the values of a list: S, C, M and U beside `sickness`, `compassionate`, `medical` and `unpaid`;
// WK, WE and BA beside `Weltküche`, `Wein` and `Backen`, though WE alone could be either of two.

/** Of fewer values, a code has the letters of one by chance. */
const FEWEST = 3
/** Ways to share out more are too many to try, and more letters are a word. */
const MOST = 12
const CODE = /^\p{L}{1,3}$/u

/**
 * The values of a list by their codes, where a column has as many codes as there are values and only one way to give each code a value that it is
 * short for. Each is weak alone, and together they are no other list.
 */
export function shortForEach(texts: readonly string[], allowed: readonly string[]): ReadonlyMap<string, string> {
  const codes = texts.filter((text) => CODE.test(text.trim()))
  const different = [...new Set(codes.map(plain))]
  if (allowed.length < FEWEST || allowed.length > MOST || different.length !== allowed.length) return new Map()
  const [only, ...more] = sharings(different, allowed)
  return only && more.length === 0 ? new Map(codes.map((code) => [code, only.get(plain(code))!])) : new Map()
}

function plain(text: string): string {
  return fold(text.trim())
}

/** The ways to give each code a value of its own that it is short for: two of them, where there are more. */
function sharings(codes: readonly string[], values: readonly string[]): ReadonlyMap<string, string>[] {
  const [code, ...others] = codes
  if (code === undefined) return [new Map()]
  const found: ReadonlyMap<string, string>[] = []
  for (const value of values.filter((one) => isShortFor(code, plain(one)))) {
    const rest = sharings(
      others,
      values.filter((one) => one !== value),
    )
    found.push(...rest.map((sharing) => new Map([...sharing, [code, value]])))
    if (found.length > 1) return found
  }
  return found
}

/** Its letters stand in the value in their order, and the first is that of the value. */
function isShortFor(code: string, value: string): boolean {
  if (!value.startsWith(code[0]!)) return false
  let at = 0
  return [...code].every((letter) => {
    at = value.indexOf(letter, at) + 1
    return at > 0
  })
}
