import { quoteLiteral } from '../literal.ts'
import { parsePattern, type PatternNode } from '../match/pattern/pattern-parse.ts'
import { isOneOf } from '../transforms/text.ts'

/** Longer ones are left to RE2. */
const MOST_PLACES = 60
const MOST_WORDS = 8

/** Characters that stand for themselves in a GLOB, and in a class of it. */
const PLAIN = /^[A-Za-z0-9 .,:;/_+@#&=%-]$/

/**
 * Whether a value matches a whole pattern: what `regexp_full_match` says, NULL of a NULL. RE2 takes as long to begin as to read a dozen
 * characters, so rules of a few words, and those whose every place is known (`A[0-9]{8}`), are compared without it.
 */
export function fullMatch(column: string, pattern: string): string {
  // What stands between \\Q and \\E is one piece to the parser, but not to RE2.
  const node = pattern.includes('\\Q') ? null : parsePattern(pattern)
  const words = node && wordsOf(node)
  if (words) return isOneOf(column, words)
  const glob = node && globOf(node, true, true)
  return glob
    ? `${column} GLOB ${quoteLiteral(glob.join(''))}`
    : `regexp_full_match(${column}, ${quoteLiteral(pattern)})`
}

/** The words that a pattern is a choice of; null when it is more than that. */
function wordsOf(node: PatternNode): string[] | null {
  const items = node.kind === 'choice' ? node.items : [node]
  const words = items.map(wordOf)
  return items.length <= MOST_WORDS && words.every((word) => word !== null) ? words : null
}

function wordOf(node: PatternNode): string | null {
  if (node.kind === 'sequence') {
    const parts = node.items.map(wordOf)
    return parts.every((part) => part !== null) ? parts.join('') : null
  }
  if (node.kind !== 'set') return null
  const [[low, high] = [0, 1], ...more] = node.ranges
  return more.length === 0 && low === high ? String.fromCodePoint(low) : null
}

/** One GLOB for each place of the values; null where their length or an alphabet is not that simple. `first`, `last`: it begins, or ends, the pattern. */
function globOf(node: PatternNode, first: boolean, last: boolean): string[] | null {
  if (node.kind === 'start') return first ? [] : null
  if (node.kind === 'end') return last ? [] : null
  if (node.kind === 'choice') return null
  if (node.kind === 'set') {
    const place = placeOf(node)
    return place === null ? null : [place]
  }
  const items =
    node.kind === 'sequence'
      ? node.items
      : node.min === node.max && node.max <= MOST_PLACES
        ? Array.from({ length: node.max }, () => node.item)
        : null
  const parts = items?.map((item, index) => globOf(item, first && index === 0, last && index === items.length - 1))
  const places = parts?.every((part) => part !== null) ? parts.flat() : null
  return places !== null && places.length > 0 && places.length <= MOST_PLACES ? places : null
}

function placeOf({ ranges }: PatternNode & { kind: 'set' }): string | null {
  const bounds = ranges.map(([low, high]) => [String.fromCodePoint(low), String.fromCodePoint(high)] as const)
  const [[low, high] = ['', ''], ...more] = bounds
  if (more.length === 0 && low === high) return PLAIN.test(low) ? low : null
  const isOrdered = bounds.every(([from, to]) => /^(?:\d\d|[a-z][a-z]|[A-Z][A-Z])$/.test(from + to))
  return isOrdered && bounds.length > 0 ? `[${bounds.map(([from, to]) => `${from}-${to}`).join('')}]` : null
}
