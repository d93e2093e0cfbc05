import { remembering } from '../remembering.ts'

/**
 * A pattern of the database (RE2) for use here. Other than that they spell code points differently, both read it alike, but for groups that
 * ignore case: with `(?i:x|no)` V8 overlooks `No` at times, by what the process did before (seen in 13.6, and not with `/x|no/i`). So
 * letters in such a group are spelled out in both cases: `(?:[xX]|[nN][oO])`.
 */
export const jsPattern = remembering(
  500,
  (pattern): RegExp => new RegExp(pattern.includes('(?') ? spelledOut(pattern) : codePoints(pattern), 'u'),
)

/** An escape, with its braces; the beginning of a group with flags, of another group, and its end; a class; any other character. */
const PIECES =
  /\\(?:[pPxu]\{[^}]*\}|[^])|\(\?([a-z]*)(?:-([a-z]+))?([:)])|\(|\)|\[\^?\]?(?:\[:[^\]]*\]|\\[^]|[^\]\\])*\]|[^]/gu

function spelledOut(pattern: string): string {
  const around: boolean[] = []
  let ignoresCase = false
  return pattern.replace(PIECES, (piece: string, on?: string, off?: string, end?: string) => {
    if (piece.startsWith('(')) {
      if (end !== ')') around.push(ignoresCase)
      if (end === undefined) return piece
      ignoresCase = (ignoresCase || on!.includes('i')) && !(off ?? '').includes('i')
      return end === ')' ? '' : flags(on!, off)
    }
    if (piece === ')') ignoresCase = around.pop() ?? false
    else if (piece.startsWith('\\')) return codePoints(piece)
    else if (ignoresCase) return piece.startsWith('[') ? classOf(piece) : (bothCases(piece) ?? piece)
    return codePoints(piece)
  })
}

function flags(on: string, off = ''): string {
  const [others, without] = [on.replace('i', ''), off.replace('i', '')]
  return `(?${others}${without === '' ? '' : `-${without}`}:`
}

function codePoints(piece: string): string {
  return piece.replaceAll('\\x{', '\\u{')
}

/** `[xX]`; null for what has no case. */
function bothCases(letter: string): string | null {
  const others = [letter.toLowerCase(), letter.toUpperCase()].filter((other) => [...other].length === 1)
  const cases = [...new Set(others)]
  return cases.length > 1 ? `[${cases.join('')}]` : null
}

/** A class with the other case of its letters, and of its ranges of letters, behind them. */
function classOf(piece: string): string {
  const inner = piece.slice(piece.startsWith('[^') ? 2 : 1, -1)
  const plain = inner.replace(/\\(?:[pPxu]\{[^}]*\}|[^])|\[:[^\]]*\]/gu, '')
  const more = [...plain.matchAll(/(\p{L})-(\p{L})|\p{L}/gu)].flatMap(([single, from, to]) =>
    [
      [(from ?? single).toLowerCase(), to?.toLowerCase()],
      [(from ?? single).toUpperCase(), to?.toUpperCase()],
    ].map((ends) => ends.filter((end) => end !== undefined).join('-')),
  )
  return codePoints(`${piece.slice(0, -1)}${[...new Set(more)].join('')}]`)
}
