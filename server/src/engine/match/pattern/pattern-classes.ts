/** First and last code point. */
export type Range = [number, number]

export const LAST_CODE_POINT = 0x10ffff

/** What `\d`, `\w` and `\s` stand for in RE2. */
export const CLASSES = new Map<string, Range[]>(
  Object.entries({
    d: [[48, 57]],
    w: [
      [48, 57],
      [65, 90],
      [95, 95],
      [97, 122],
    ],
    s: [
      [9, 10],
      [12, 13],
      [32, 32],
    ],
  }),
)
/** The insides of `[[:alpha:]]` …, as a bracket would write them. */
export const POSIX = new Map<string, string>(
  Object.entries({
    alpha: 'A-Za-z',
    digit: '0-9',
    alnum: '0-9A-Za-z',
    upper: 'A-Z',
    lower: 'a-z',
    space: '\\s',
    word: '\\w',
    xdigit: '0-9A-Fa-f',
    punct: '!-/:-@\\[-`{-~',
  }),
)
export const CONTROL = new Map<string, number>(Object.entries({ t: 9, n: 10, v: 11, f: 12, r: 13, a: 7 }))

/** The range with its letters in both cases. */
export function foldRange([low, high]: Range): Range[] {
  if (low === high) {
    const char = String.fromCodePoint(low)
    const folds = [...new Set([char, char.toLowerCase(), char.toUpperCase()])].filter((c) => [...c].length === 1)
    return folds.map((c) => [c.codePointAt(0)!, c.codePointAt(0)!])
  }
  const upper: Range = [Math.max(low, 65), Math.min(high, 90)]
  const lower: Range = [Math.max(low, 97), Math.min(high, 122)]
  const folded: Range[] = [[low, high]]
  if (upper[0] <= upper[1]) folded.push([upper[0] + 32, upper[1] + 32])
  if (lower[0] <= lower[1]) folded.push([lower[0] - 32, lower[1] - 32])
  return folded
}

/** Every code point that is in none of the ranges. */
export function invert(ranges: Range[]): Range[] {
  const result: Range[] = []
  let next = 0
  for (const [low, high] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (low > next) result.push([next, low - 1])
    next = Math.max(next, high + 1)
  }
  if (next <= LAST_CODE_POINT) result.push([next, LAST_CODE_POINT])
  return result
}
