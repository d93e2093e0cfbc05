/**
 * Parses the part of RE2's syntax that rules are written in (https://github.com/google/re2/wiki/Syntax) to a tree.
 * What is outside of that part (word boundaries, multi-line anchors, rare classes) makes the pattern "not readable":
 * the caller then treats the rule as unknown here, and the check stage, which runs the real engine, has the last word.
 */

import { CLASSES, CONTROL, foldRange, invert, LAST_CODE_POINT, POSIX, type Range } from './pattern-classes.ts'

export type PatternNode =
  | { kind: 'set'; ranges: Range[] }
  | { kind: 'sequence'; items: PatternNode[] }
  | { kind: 'choice'; items: PatternNode[] }
  | { kind: 'repeat'; item: PatternNode; min: number; max: number }
  | { kind: 'start' }
  | { kind: 'end' }

/** RE2 refuses larger counts, too. */
const MAX_REPEAT = 1000
const MAX_PATTERN = 2000

class Unreadable extends Error {}

interface Cursor {
  text: string
  at: number
  ignoreCase: boolean
  dotAll: boolean
  depth: number
}

/** The tree of `pattern`, or null when it isn't readable here (see above). */
export function parsePattern(pattern: string): PatternNode | null {
  if (pattern.length > MAX_PATTERN) return null
  const cursor: Cursor = { text: pattern, at: 0, ignoreCase: false, dotAll: false, depth: 0 }
  try {
    const node = readChoice(cursor)
    return cursor.at === pattern.length ? node : null
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

function readChoice(cursor: Cursor): PatternNode {
  if (cursor.depth++ > 100) throw new Unreadable()
  const { ignoreCase, dotAll } = cursor
  const items = [readSequence(cursor)]
  while (peek(cursor) === '|') {
    cursor.at++
    items.push(readSequence(cursor))
  }
  Object.assign(cursor, { ignoreCase, dotAll })
  cursor.depth--
  return items.length === 1 ? items[0]! : { kind: 'choice', items }
}

function readSequence(cursor: Cursor): PatternNode {
  const items: PatternNode[] = []
  while (cursor.at < cursor.text.length && peek(cursor) !== '|' && peek(cursor) !== ')') {
    const atom = readAtom(cursor)
    if (atom) items.push(readRepeat(cursor, atom))
  }
  return items.length === 1 ? items[0]! : { kind: 'sequence', items }
}

function readRepeat(cursor: Cursor, atom: PatternNode): PatternNode {
  let item = atom
  for (;;) {
    const bounds = readBounds(cursor)
    if (!bounds) return item
    // A lazy mark changes what is captured, never whether the whole value matches.
    if (peek(cursor) === '?') cursor.at++
    item = { kind: 'repeat', item, min: bounds[0], max: bounds[1] }
  }
}

function readBounds(cursor: Cursor): [number, number] | null {
  const mark = peek(cursor)
  if (mark === '*' || mark === '+' || mark === '?') {
    cursor.at++
    return mark === '*' ? [0, Infinity] : mark === '+' ? [1, Infinity] : [0, 1]
  }
  const counted = /^\{(\d+)(,(\d*))?\}/.exec(cursor.text.slice(cursor.at, cursor.at + 12))
  if (!counted) return null
  cursor.at += counted[0].length
  const min = Number(counted[1])
  const max = counted[2] === undefined ? min : counted[3] === '' ? Infinity : Number(counted[3])
  if (min > MAX_REPEAT || (max !== Infinity && (max > MAX_REPEAT || max < min))) throw new Unreadable()
  return [min, max]
}

/** Null for a flag group such as `(?i)`, which matches nothing itself. */
function readAtom(cursor: Cursor): PatternNode | null {
  const char = take(cursor)
  if (char === '(') return readGroup(cursor)
  if (char === '[') return readClass(cursor)
  if (char === '.') return dot(cursor)
  if (char === '^') return { kind: 'start' }
  if (char === '$') return { kind: 'end' }
  if (char === '*' || char === '+' || char === '?') throw new Unreadable()
  if (char === '\\') return readEscape(cursor)
  return literal(cursor, char.codePointAt(0)!)
}

function dot(cursor: Cursor): PatternNode {
  const newline = 10
  const ranges: Range[] = cursor.dotAll
    ? [[0, LAST_CODE_POINT]]
    : [
        [0, newline - 1],
        [newline + 1, LAST_CODE_POINT],
      ]
  return { kind: 'set', ranges }
}

function readGroup(cursor: Cursor): PatternNode | null {
  const rest = cursor.text.slice(cursor.at)
  const opening = /^\?(?:P?<\w+>|([imsU]*)(?:-([imsU]+))?(:|\)))/.exec(rest)
  if (rest.startsWith('?')) {
    if (!opening) throw new Unreadable()
    cursor.at += opening[0].length
    if (opening[3] === ')') return setFlags(cursor, opening[1]!, opening[2] ?? '')
  }
  const saved = { ignoreCase: cursor.ignoreCase, dotAll: cursor.dotAll }
  if (opening?.[3] === ':') setFlags(cursor, opening[1]!, opening[2] ?? '')
  const node = readChoice(cursor)
  if (take(cursor) !== ')') throw new Unreadable()
  Object.assign(cursor, saved)
  return node
}

function setFlags(cursor: Cursor, on: string, off: string): null {
  if (/[mU]/.test(on)) throw new Unreadable()
  if (on.includes('i')) cursor.ignoreCase = true
  if (on.includes('s')) cursor.dotAll = true
  if (off.includes('i')) cursor.ignoreCase = false
  if (off.includes('s')) cursor.dotAll = false
  return null
}

function readEscape(cursor: Cursor): PatternNode {
  const char = take(cursor)
  if (char === 'A') return { kind: 'start' }
  if (char === 'z') return { kind: 'end' }
  if (char === 'Q') return readQuoted(cursor)
  const ranges = classEscape(cursor, char)
  return ranges ? { kind: 'set', ranges } : literal(cursor, charEscape(cursor, char))
}

function readQuoted(cursor: Cursor): PatternNode {
  const end = cursor.text.indexOf('\\E', cursor.at)
  const text = cursor.text.slice(cursor.at, end < 0 ? undefined : end)
  cursor.at = end < 0 ? cursor.text.length : end + 2
  return { kind: 'sequence', items: [...text].map((char) => literal(cursor, char.codePointAt(0)!)) }
}

function classEscape(cursor: Cursor, char: string): Range[] | null {
  const lower = char.toLowerCase()
  if (lower === 'p') return unicodeClass(cursor, char === 'P')
  const ranges = CLASSES.get(lower)
  if (!ranges) return null
  return char === lower ? ranges : invert(ranges)
}

function charEscape(cursor: Cursor, char: string): number {
  const control = CONTROL.get(char)
  if (control !== undefined) return control
  if (char === 'x') return hexEscape(cursor)
  if (/[a-zA-Z0-9]/.test(char)) throw new Unreadable()
  return char.codePointAt(0)!
}

function hexEscape(cursor: Cursor): number {
  const match = /^(?:\{([0-9a-fA-F]{1,6})\}|([0-9a-fA-F]{2}))/.exec(cursor.text.slice(cursor.at, cursor.at + 8))
  if (!match) throw new Unreadable()
  cursor.at += match[0].length
  return parseInt(match[1] ?? match[2]!, 16)
}

/** Unicode categories, from the host's own tables, over the basic plane. */
function unicodeClass(cursor: Cursor, negated: boolean): Range[] {
  const match = /^(?:\{(\^?)(\w+)\}|(\w))/.exec(cursor.text.slice(cursor.at, cursor.at + 24))
  if (!match) throw new Unreadable()
  cursor.at += match[0].length
  const name = match[2] ?? match[3]!
  if (!/^(L[ultmo]?|N[dlo]?|P[cdseifo]?|S[mcko]?|Z[slp]?|M[nce]?|Latin|Greek|Cyrillic|Han)$/.test(name))
    throw new Unreadable()
  const member = new RegExp(name.length > 2 ? `\\p{Script=${name}}` : `\\p{${name}}`, 'u')
  const ranges: Range[] = []
  for (let code = 0; code <= 0xffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    if (!member.test(String.fromCharCode(code))) continue
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return negated !== (match[1] === '^') ? invert(ranges) : ranges
}

function readClass(cursor: Cursor): PatternNode {
  const negated = peek(cursor) === '^'
  if (negated) cursor.at++
  const ranges: Range[] = []
  for (let first = true; ; first = false) {
    if (peek(cursor) === ']' && !first) break
    ranges.push(...readClassItem(cursor))
  }
  cursor.at++
  const folded = cursor.ignoreCase ? ranges.flatMap(foldRange) : ranges
  return { kind: 'set', ranges: negated ? invert(folded) : folded }
}

function readClassItem(cursor: Cursor): Range[] {
  const posix = /^\[:(\^?)(\w+):\]/.exec(cursor.text.slice(cursor.at, cursor.at + 16))
  if (posix) return posixClass(cursor, posix)
  const char = take(cursor)
  if (char === '\\') {
    const escape = take(cursor)
    const ranges = classEscape(cursor, escape)
    return ranges ?? rangeFrom(cursor, charEscape(cursor, escape))
  }
  return rangeFrom(cursor, char.codePointAt(0)!)
}

function posixClass(cursor: Cursor, match: RegExpExecArray): Range[] {
  const body = POSIX.get(match[2]!)
  if (!body) throw new Unreadable()
  cursor.at += match[0].length
  const inner = readClass({ ...cursor, text: `${body}]`, at: 0, ignoreCase: false })
  const ranges = inner.kind === 'set' ? inner.ranges : []
  return match[1] ? invert(ranges) : ranges
}

function rangeFrom(cursor: Cursor, low: number): Range[] {
  if (peek(cursor) !== '-' || cursor.text[cursor.at + 1] === ']') return [[low, low]]
  cursor.at++
  const char = take(cursor)
  const high = char === '\\' ? charEscape(cursor, take(cursor)) : char.codePointAt(0)!
  if (high < low) throw new Unreadable()
  return [[low, high]]
}

function literal(cursor: Cursor, code: number): PatternNode {
  return { kind: 'set', ranges: cursor.ignoreCase ? foldRange([code, code]) : [[code, code]] }
}

function peek(cursor: Cursor): string | undefined {
  return cursor.text[cursor.at]
}

function take(cursor: Cursor): string {
  const code = cursor.text.codePointAt(cursor.at)
  if (code === undefined) throw new Unreadable()
  const char = String.fromCodePoint(code)
  cursor.at += char.length
  return char
}
