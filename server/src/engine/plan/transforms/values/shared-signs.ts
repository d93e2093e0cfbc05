import { currenciesSharing, currencyCode } from '../../../profile/countries.ts'
import type { Travelling } from '../column-values.ts'

// Signs of money that several currencies share: whose dollar `$` is can be seen in the cells that say it by its code, and in the list of what is
// allowed where that has but one.

/** “$”, “kr”. */
export function isShared(value: string): boolean {
  return currenciesSharing(value).length > 0
}

/** Whose dollar a bare sign is: that of most of the cells that say it by its code. Beside “C$” alone it is another one than Canada's. */
export function currencyOfSign(sign: string, values: readonly Travelling[]): string | null {
  return codesSaid(sign, values)[0] ?? null
}

/** The currencies of the sign that cells say by their code, those of most cells first. */
function codesSaid(sign: string, values: readonly Travelling[]): string[] {
  const sharing = currenciesSharing(sign)
  const cells = new Map<string, number>()
  for (const { value, count } of values) {
    const code = value === null || value.trim().endsWith('$') ? null : currencyCode(value)
    if (code !== null && sharing.includes(code)) cells.set(code, (cells.get(code) ?? 0) + count)
  }
  return [...cells].toSorted((a, b) => b[1] - a[1]).map(([code]) => code)
}

/**
 * Which of the allowed currencies each shared sign among the values is: the only one of those that share it, or the only one that other cells say
 * by its code. Null where it may be several, as beside the code of one that is not allowed.
 */
export function sharedSigns(
  values: readonly Travelling[],
  allowed: readonly string[],
): ReadonlyMap<string, string | null> {
  return new Map(
    values.flatMap(({ value }): [string, string | null][] => {
      const sharing = value === null ? [] : currenciesSharing(value).filter((code) => allowed.includes(code))
      if (value === null || sharing.length === 0) return []
      const said = codesSaid(value, values)
      const [only, ...more] = sharing.length === 1 && said.length === 0 ? sharing : said
      return [[value, only !== undefined && more.length === 0 && sharing.includes(only) ? only : null]]
    }),
  )
}
