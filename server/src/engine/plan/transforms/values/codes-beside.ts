import { fold } from '../../../match/names/words.ts'

// `OPEN_DEAL` beside `OPEN`: a system's own list tells the two apart, so that the longer one is no way to write the shorter.

/** Codes as systems have them: in one case, with words put together by a mark. */
const CODE = /^(?:[\p{Lu}\p{N}]+(?:[_-][\p{Lu}\p{N}]+)*|[\p{Ll}\p{N}]+(?:_[\p{Ll}\p{N}]+)*)$/u
const PARTED = /[_-]/u

/** Whether a code of several words has all of the meant value's, and a column of codes has that value by itself as well. */
export function isOtherCode(raw: string, meant: string, values: readonly string[]): boolean {
  if (!PARTED.test(raw) || !values.every((value) => CODE.test(value.trim()))) return false
  const whole = wordsOf(meant).join(' ')
  const own = wordsOf(raw)
  const hasMore = own.length > wordsOf(meant).length && ` ${own.join(' ')} `.includes(` ${whole} `)
  return hasMore && values.some((value) => value !== raw && wordsOf(value).join(' ') === whole)
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
