import { isInterval, isSameInterval } from '../../profile/intervals.ts'

// “every 4 weeks” where `monthly` and `four_weekly` are allowed.

/** The only allowed value that says the same of how often, where what is allowed says that. */
export function allowedInterval(raw: string, allowed: readonly string[]): string | null {
  const intervals = allowed.filter((value) => isInterval(plain(value)))
  const same = intervals.filter((value) => isSameInterval(plain(raw), plain(value)))
  return intervals.length > 1 && same.length === 1 ? same[0]! : null
}

const plain = (value: string): string => value.replaceAll('_', ' ')
