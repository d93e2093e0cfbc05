import { callingCodes, mainCountry } from '../../profile/countries.ts'
import type { Pattern } from '../pattern/pattern.ts'

/** Numbers of a country begin with a figure that its rule may tell (`[6-9]`), and are so long at most without their calling code. */
const FIRST = ['6', '2', '7', '1', '9', '3', '4', '5', '8']
const SHORTEST = 6
const LONGEST = 12

/** The country of a rule that takes nothing but international phone numbers with its calling code, as `\\+31\\d{9}` does; else null. */
export function dialledIn({ literals, matches }: Pattern): string | null {
  const [, figures] = /^\+(\d{1,4})/.exec(literals.prefix) ?? []
  if (figures === undefined) return null
  if (!takesNumbers(matches, figures)) return null
  // Whoever shares the calling code 1 dials alike.
  const codes = [1, 2, 3].map((length) => figures.slice(0, length))
  return codes.map((code) => (code === '1' ? 'US' : mainCountry(code))).find((country) => country !== null) ?? null
}

function takesNumbers(matches: Pattern['matches'], calling: string): boolean {
  return FIRST.some((first) =>
    Array.from({ length: LONGEST - SHORTEST + 1 }, (_, more) => first + '0'.repeat(SHORTEST - 1 + more)).some(
      (digits) => matches(`+${calling}${digits}`),
    ),
  )
}

const taken = new WeakMap<Pattern, string[]>()

/** The calling codes of the international numbers that a rule takes: 31 and 32 where it is `\\+(31|32)\\d{8,9}`. */
export function callingCodesOf(rule: Pattern): string[] {
  const known = taken.get(rule)
  if (known) return known
  // Whoever wants international numbers writes their sign: no other rule is tried with the codes of all countries.
  const codes = /\\\+|\[[^\]]*\+/.test(rule.source)
    ? callingCodes().filter((calling) => takesNumbers(rule.matches, calling))
    : []
  taken.set(rule, codes)
  return codes
}
