import { nameCase } from '../transforms/name-case.ts'
import { compilePattern } from '../match/pattern/pattern.ts'
import type { Transform } from '../model.ts'
import { groupsOf } from '../transforms/rewrite.ts'
import { spaces } from '../transforms/text.ts'
import { calculated } from './calculation.ts'
import { rewriteDate } from './dates.ts'
import { plainNumber } from './numbers.ts'
import { jsPattern } from '../transforms/js-pattern.ts'

// What the steps that are searched for do to a value, as their SQL does it: chains are tried on examples without a database.

type Merge = Extract<Transform, { kind: 'merge' }>

/** What a chain makes of a value; `failed`: some step could not take it, and left it as it was. */
export interface Outcome {
  value: string | null
  failed: boolean
}

/** The value after a chain; null is empty. `inputs`: a value for each source column. */
export function applyChain(transforms: readonly Transform[], inputs: readonly string[]): Outcome {
  const seen: Outcome[] = [{ value: inputs[0] || null, failed: false }]
  for (const transform of transforms) {
    const { value, failed } = seen.at(-1)!
    if (transform.kind === 'take_back') {
      const before = seen.at(-1 - transform.steps) ?? seen[0]!
      const isKept = isMatch(value, transform.pattern) && !isMatch(before.value, transform.pattern)
      seen.push(isKept ? { value, failed } : before)
      continue
    }
    const next =
      transform.kind === 'merge'
        ? metIn(transform, inputs.length === 1 ? [value] : inputs)
        : applyStep(transform, value)
    seen.push({ value: next === undefined ? value : next || null, failed: failed || next === undefined })
  }
  return seen.at(-1)!
}

/** What a merge makes of the cells of a row; undefined where it can't take them. */
export function metIn(merge: Merge, inputs: readonly (string | null)[]): string | null | undefined {
  if (merge.calculation) return calculated(merge.calculation, inputs)
  const filled = inputs.flatMap((input) => (input && trimSpaces(input)) || [])
  return mergeOf(filled, merge)
}

/** The values of a merge's columns as one; `filled` are those that are not empty. */
export function mergeOf(filled: readonly string[], { separator, first, tokens = [] }: Merge): string {
  const none = tokens.map((token) => token.trim().toLowerCase())
  const parts = none.length === 0 ? filled : filled.filter((part) => !none.includes(part.toLowerCase()))
  return first ? (parts[0] ?? '') : parts.join(separator)
}

function isMatch(value: string | null, pattern: string): boolean {
  return value !== null && (compilePattern(pattern)?.matches(value) ?? false)
}

/** The value after one step; undefined where the step can't take it. */
export function applyStep(transform: Transform, value: string | null): string | null | undefined {
  if (transform.kind === 'default') return value ?? transform.value
  if (transform.kind === 'constant') return transform.value
  if (value === null) return null
  switch (transform.kind) {
    case 'trim':
      return trimSpaces(value)
    case 'collapse_spaces':
      return value.replace(/[\s\u0085]+/gu, ' ')
    case 'case':
      if (transform.to === 'name') return nameCase(value, transform.words ?? [])
      return transform.to === 'title' ? titled(value) : mapped(value, transform.to)
    case 'strip':
      return trimOf(value, transform.characters)
    case 'replace':
      return value.replaceAll(transform.find, () => transform.with)
    case 'pad': {
      const fill = transform.character.repeat(Math.max(0, transform.length - [...value].length))
      return transform.side === 'left' ? fill + value : value + fill
    }
    case 'prefix':
      return transform.text + value
    case 'suffix':
      return value + transform.text
    case 'insert': {
      const characters = [...value]
      if (characters.length <= Math.abs(transform.at)) return value
      return characters.slice(0, transform.at).join('') + transform.text + characters.slice(transform.at).join('')
    }
    case 'split':
      return partOf(value, transform)
    case 'swap':
      return swapped(value, transform.separator, transform.with)
    case 'extract': {
      const match = jsPattern(transform.pattern).exec(value)
      return match ? (match[groupsOf(transform.pattern) > 0 ? 1 : 0] ?? null) : undefined
    }
    case 'rewrite':
      return rewritten(value, transform.pattern, transform.with)
    case 'null_token':
      return transform.tokens.some((token) => token.trim().toLowerCase() === trimOf(value, ' ').toLowerCase())
        ? null
        : value
    case 'date':
      return rewriteDate(value, transform)
    case 'number':
      return plainNumber(value, transform)
    case 'value_map':
      return transform.entries.find(({ raw }) => raw === value)?.value ?? value
    default:
      return value
  }
}

/** Steps that are known here; chains with others are not tried on values. */
export function isKnown({ kind }: Transform): boolean {
  return !['boolean', 'phone', 'email', 'row_number', 'correct'].includes(kind)
}

export function trimSpaces(value: string): string {
  return trimOf(value, spaces)
}

function trimOf(value: string, characters: string): string {
  const list = [...value]
  let [start, end] = [0, list.length]
  while (start < end && characters.includes(list[start]!)) start++
  while (end > start && characters.includes(list[end - 1]!)) end--
  return list.slice(start, end).join('')
}

/** One character for one, as SQL does it. */
function mapped(value: string, to: 'upper' | 'lower'): string {
  return [...value]
    .map((character) => {
      if (to === 'upper' && character === 'ß') return 'ẞ'
      const other = to === 'upper' ? character.toUpperCase() : character.toLowerCase()
      return [...other].length === 1 ? other : character
    })
    .join('')
}

const PIECE = /\p{L}['’]|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|[^\p{L}\p{M}\p{N}]+/gu

function titled(value: string): string {
  return mapped(value, 'lower').replace(PIECE, (piece) => {
    const [first = '', ...rest] = piece
    return mapped(first, 'upper') + rest.join('')
  })
}

function partOf(value: string, { separator, part, rest }: Extract<Transform, { kind: 'split' }>): string | null {
  const whole = separator === ' ' ? trimOf(value, ' ').replace(/ +/g, ' ') : value
  const parts = whole.split(separator)
  const at = part < 0 ? parts.length + part : part - 1
  const taken = rest ? parts.slice(Math.max(at, 0)).join(separator) : parts[at]
  return taken === undefined ? null : trimSpaces(taken)
}

function swapped(value: string, separator: string, between: string): string {
  const at = value.indexOf(separator)
  const before = at < 0 ? '' : trimOf(value.slice(0, at), ' ')
  const after = at < 0 ? '' : trimOf(value.slice(at + separator.length), ' ')
  return before === '' || after === '' ? value : after + between + before
}

function rewritten(value: string, pattern: string, text: string): string | undefined {
  const match = jsPattern(`^(?:${pattern})$`).exec(value)
  return match
    ? text.replace(/\\([0-9\\])/g, (_, mark: string) => (mark === '\\' ? '\\' : (match[Number(mark)] ?? '')))
    : undefined
}
