import { escaped } from '../escaped.ts'
// Over 300 lines: a pattern, what can be taken of it, and how the wanted text is put together of that belong to one search.
import type { Transform } from '../model.ts'

type RewriteStep = Extract<Transform, { kind: 'rewrite' }>

/** A way to write values anew, and how far it is from the simplest one. */
export interface Rewrite {
  step: RewriteStep
  cost: number
}

/** A piece of a pattern: what stands there in each value, and what may stand there in others. `fixed`: it is the same everywhere. */
interface Piece {
  pattern: string
  texts: string[]
  fixed?: true
}

/** Something that the wanted texts can be made of: a group of the pattern, or the start or the end of one. */
interface Part {
  texts: string[]
  cost: number
  piece: number
  /** Characters taken from the start or, below zero, from the end; null: all of it. */
  take: number | null
}

type Segment = Part | string

/** RE2 writes `\1` to `\9`. */
const MOST_GROUPS = 9
const LONGEST = 200
/** Ways kept for one pattern: another as good as the first may be the one that is meant. */
const WAYS = 2
/** States of one search, at most. */
const MOST_STATES = 4000
const LONGEST_CONSTANT = 24

/**
 * Ways to make the wanted texts of the given ones by taking parts of them and putting constant text between: concatenations of substrings,
 * found for all examples at once (Gulwani 2011, Automating String Processing in Spreadsheets Using Input-Output Examples).
 */
export function rewritesFor(given: readonly string[], wanted: readonly string[]): Rewrite[] {
  if (given.some((text) => text.length > LONGEST) || wanted.some((text) => text.length > LONGEST)) return []
  return skeletons(given).flatMap(({ pieces, cost }) =>
    concatenations(partsOf(pieces), wanted).flatMap((way) => {
      const step = written(pieces, way.segments)
      return step ? [{ step, cost: 0.6 + cost + way.cost }] : []
    }),
  )
}

interface Skeleton {
  pieces: Piece[]
  cost: number
}

/** Ways to cut all values alike. */
function skeletons(given: readonly string[]): Skeleton[] {
  const found = [byTokens(given), ...byMarks(given), byEnds(given), bySlots(given)]
  return found.filter((one) => one !== null)
}

const TOKENS = /[\p{L}\p{M}]+|[0-9]+| +|[^]/gu

/** Runs of letters, digits and spaces, where all values have the same ones in the same order. */
function byTokens(given: readonly string[]): Skeleton | null {
  const lists = given.map((text) => text.match(TOKENS) ?? [])
  const [first = []] = lists
  if (first.length > 24 || lists.some((list) => list.length !== first.length)) return null
  const pieces = first.map((_, at): Piece | null => {
    const texts = lists.map((list) => list[at]!)
    const kinds = new Set(texts.map(kindOf))
    if (kinds.size > 1) return null
    return pieceOf([...kinds][0]!, texts)
  })
  if (pieces.includes(null)) return null
  const cost = 0.02 * pieces.length
  return pieces.length < 2 ? null : { pieces: pieces as Piece[], cost }
}

function kindOf(text: string): string {
  if (/^[\p{L}\p{M}]/u.test(text)) return 'letters'
  if (/^[0-9]/.test(text)) return 'digits'
  return text.startsWith(' ') ? ' ' : text
}

function pieceOf(kind: string, texts: string[]): Piece {
  if (kind === 'letters') return { pattern: '[\\p{L}\\p{M}]+', texts }
  if (kind === 'digits') return { pattern: '[0-9]+', texts }
  if (kind === ' ') return { pattern: ' +', texts, fixed: true }
  return { pattern: escaped(kind), texts, fixed: true }
}

const MARKS = /[^\p{L}\p{M}\p{N}]+/gu

/** Fields between the marks that all values have at their start, at their end, or everywhere. */
function byMarks(given: readonly string[]): Skeleton[] {
  const lists = given.map((text) => text.match(MARKS) ?? [])
  const [first = []] = lists
  const isSame = (at: number): boolean => lists.every((list) => list.at(at) === first.at(at))
  const shortest = Math.min(...lists.map((list) => list.length))
  const alike = lists.every((list) => list.length === shortest)
  const isPrefix = (count: number): boolean => count <= shortest && first.slice(0, count).every((_, at) => isSame(at))
  const isSuffix = (count: number): boolean =>
    count <= shortest && first.slice(-count).every((_, at) => isSame(at - count))
  const found: Skeleton[] = []
  for (let count = 1; count <= Math.min(shortest, MOST_GROUPS - 1); count++) {
    if (isPrefix(count)) found.push(cut(given, first.slice(0, count), 'start', alike && count === shortest))
    if (isSuffix(count) && !(alike && count === shortest)) found.push(cut(given, first.slice(-count), 'end', false))
  }
  return found
}

/** The fields that the marks cut, counted from one end; what is left over at the other end is the last field. */
function cut(given: readonly string[], marks: string[], from: 'start' | 'end', whole: boolean): Skeleton {
  const fields = given.map((text) => {
    let rest = text
    const found: string[] = []
    for (const mark of from === 'start' ? marks : marks.toReversed()) {
      const at = from === 'start' ? rest.indexOf(mark) : rest.lastIndexOf(mark)
      found.push(from === 'start' ? rest.slice(0, at) : rest.slice(at + mark.length))
      rest = from === 'start' ? rest.slice(at + mark.length) : rest.slice(0, at)
    }
    return from === 'start' ? [...found, rest] : [rest, ...found.toReversed()]
  })
  const open = from === 'start' ? marks.length : 0
  const pieces = Array.from({ length: marks.length + 1 }, (_, at): Piece[] => {
    const beside = marks[from === 'start' ? at : at - 1]
    const pattern = at === open && !whole ? '.*' : `[^${escapedInClass(beside ?? marks.at(-1)!)}]*`
    const field = { pattern, texts: fields.map((list) => list[at]!) }
    return at === marks.length ? [field] : [field, { pattern: escaped(marks[at]!), texts: [], fixed: true }]
  })
  return { pieces: pieces.flat(), cost: 0.1 + 0.02 * marks.length + (whole ? 0 : 0.1) }
}

/** What stands before the first mark and behind the last one, whatever is between. */
function byEnds(given: readonly string[]): Skeleton | null {
  const lists = given.map((text) => text.match(MARKS) ?? [])
  const [first, last] = [lists[0]?.[0], lists[0]?.at(-1)]
  if (!first || !last || lists.some((list) => list[0] !== first || list.at(-1) !== last)) return null
  const ends = given.map((text) => [text.indexOf(first), text.lastIndexOf(last)] as const)
  return {
    pieces: [
      { pattern: `[^${escapedInClass(first)}]*`, texts: given.map((text, at) => text.slice(0, ends[at]![0])) },
      { pattern: '.*', texts: given.map((text, at) => text.slice(ends[at]![0], ends[at]![1])) },
      { pattern: escaped(last), texts: [], fixed: true },
      {
        pattern: `[^${escapedInClass(last)}]*`,
        texts: given.map((text, at) => text.slice(ends[at]![1] + last.length)),
      },
    ],
    cost: 0.3,
  }
}

/** Single places of values that are equally long. */
function bySlots(given: readonly string[]): Skeleton | null {
  const lists = given.map((text) => [...text])
  const length = lists[0]?.length ?? 0
  if (length === 0 || length > 24 || lists.some((list) => list.length !== length)) return null
  const pieces = Array.from({ length }, (_, at): Piece => {
    const texts = lists.map((list) => list[at]!)
    const pattern = texts.every((text) => /[0-9]/.test(text))
      ? '[0-9]'
      : texts.every((text) => /\p{L}/u.test(text))
        ? '\\p{L}'
        : '.'
    return { pattern, texts }
  })
  return { pieces, cost: 0.4 }
}

/** Pieces of single places are taken several at a time; of others, all of it, or a few characters at an end. */
function partsOf(pieces: readonly Piece[]): Part[] {
  if (pieces.length > 1 && pieces.every(({ texts, fixed }) => !fixed && texts.every((text) => [...text].length === 1)))
    return pieces.flatMap((_, from) => runsFrom(pieces, from))
  return pieces.flatMap(({ pattern, texts, fixed }, piece): Part[] => {
    if (fixed) return []
    const whole: Part = { texts, cost: 0.25, piece, take: null }
    const shortest = Math.min(...texts.map((text) => [...text].length))
    const lengths = [1, 2, 3, 4].filter((length) => length <= shortest)
    // Of what may be anything, a number of characters is hardly meant.
    const isRun = /^\[(?:0-9|\\p\{L\}\\p\{M\})\]\+$/.test(pattern)
    const cost = (length: number): number => (length === 1 ? 0.45 : isRun ? 0.55 : 0.85)
    return [
      whole,
      ...lengths.flatMap((length) =>
        [length, -length].map((take) => ({
          texts: texts.map((text) => taken(text, take)),
          cost: cost(length),
          piece,
          take,
        })),
      ),
    ]
  })
}

function taken(text: string, take: number): string {
  const list = [...text]
  return (take > 0 ? list.slice(0, take) : list.slice(take)).join('')
}

/** The places from one on; `take` is how many. */
function runsFrom(pieces: readonly Piece[], from: number): Part[] {
  const texts = pieces[from]!.texts.map(() => '')
  return pieces.slice(from).map((_, index): Part => {
    for (const [example, text] of pieces[from + index]!.texts.entries()) texts[example] += text
    return { texts: [...texts], cost: 0.35, piece: from, take: index + 1 }
  })
}

interface Way {
  segments: Segment[]
  cost: number
}

interface State extends Way {
  /** How much of each wanted text is made. */
  at: number[]
}

/** The cheapest ways to put the wanted texts together: the shortest paths through what is made of them, all examples at once. */
function concatenations(parts: Part[], wanted: readonly string[]): Way[] {
  const open: State[] = [{ at: wanted.map(() => 0), segments: [], cost: 0 }]
  const visits = new Map<string, number>()
  const ways: Way[] = []
  for (let states = 0; states < MOST_STATES && ways.length < WAYS; states++) {
    const state = cheapest(open)
    if (!state) break
    const key = state.at.join()
    const seen = visits.get(key) ?? 0
    if (seen >= WAYS) continue
    visits.set(key, seen + 1)
    if (state.at.every((at, index) => at === wanted[index]!.length)) {
      if (state.segments.some((segment) => typeof segment !== 'string')) ways.push(state)
      continue
    }
    open.push(...onwards(state, parts, wanted))
  }
  return ways
}

function cheapest(open: State[]): State | undefined {
  let best = 0
  for (let index = 1; index < open.length; index++) if (open[index]!.cost < open[best]!.cost) best = index
  const found = open[best]
  const last = open.pop()
  if (found && last && last !== found) open[best] = last
  return found
}

function onwards({ at, segments, cost }: State, parts: Part[], wanted: readonly string[]): State[] {
  const next: State[] = []
  for (const part of parts) {
    if (part.texts.every((text) => text === '')) continue
    if (!part.texts.every((text, index) => wanted[index]!.startsWith(text, at[index]))) continue
    next.push({
      at: at.map((place, index) => place + part.texts[index]!.length),
      segments: [...segments, part],
      cost: cost + part.cost,
    })
  }
  // Two constants behind each other are one.
  if (typeof segments.at(-1) === 'string') return next
  const shared = sharedStart(wanted.map((text, index) => text.slice(at[index])))
  for (let length = 1; length <= Math.min(shared.length, LONGEST_CONSTANT); length++) {
    const text = shared.slice(0, length)
    next.push({
      at: at.map((place) => place + length),
      segments: [...segments, text],
      cost: cost + 0.3 + constantCost(text),
    })
  }
  return next
}

function sharedStart([first = '', ...others]: string[]): string {
  let length = first.length
  for (const other of others) {
    let same = 0
    while (same < length && other[same] === first[same]) same++
    length = same
  }
  return first.slice(0, length)
}

/** Letters and digits are rather taken from the value than written anew. */
function constantCost(text: string): number {
  return [...text].reduce((sum, character) => sum + (/[\p{L}\p{N}]/u.test(character) ? 0.3 : 0.05), 0)
}

/** The step for a way: a group around everything that is taken. Null where that takes more groups than there are. */
function written(pieces: readonly Piece[], segments: readonly Segment[]): RewriteStep | null {
  const slots = pieces.every(({ texts, fixed }) => !fixed && texts.every((text) => [...text].length === 1))
  const parts = segments.filter((segment) => typeof segment !== 'string')
  const { pattern, numberOf } = slots && pieces.length > 1 ? slotPattern(pieces, parts) : groupPattern(pieces, parts)
  const text = segments
    .map((segment) => (typeof segment === 'string' ? segment.replaceAll('\\', '\\\\') : `\\${numberOf(segment)}`))
    .join('')
  const most = Math.max(...parts.map(numberOf))
  return most > MOST_GROUPS ? null : { kind: 'rewrite', pattern, with: text }
}

interface Grouped {
  pattern: string
  numberOf: (part: Part) => number
}

function groupPattern(pieces: readonly Piece[], parts: readonly Part[]): Grouped {
  const numbers = new Map<string, number>()
  const keyOf = ({ piece, take }: Part): string => `${piece}:${take}`
  const pattern = pieces.map((own, piece) => {
    const used = parts.filter((part) => part.piece === piece)
    const whole = used.some(({ take }) => take === null)
    const start = Math.max(0, ...used.flatMap(({ take }) => (take !== null && take > 0 ? [take] : [])))
    const end = Math.max(0, ...used.flatMap(({ take }) => (take !== null && take < 0 ? [-take] : [])))
    if (used.length === 0) return own.pattern
    if (whole) numbers.set(`${piece}:null`, numbers.size + 1)
    // One length from each end: two at once would need groups that overlap.
    const single = own.pattern.replace(/[*+]$/, '')
    const inner = [start, end].map((length, side) => {
      if (length === 0) return ''
      numbers.set(`${piece}:${side === 0 ? length : -length}`, numbers.size + 1)
      return `(${single}${length > 1 ? `{${length}}` : ''})`
    })
    if (start === 0 && end === 0) return `(${own.pattern})`
    const text = `${inner[0]}${single}*${inner[1]}`
    return whole ? `(${text})` : text
  })
  return { pattern: pattern.join(''), numberOf: (part) => numbers.get(keyOf(part)) ?? MOST_GROUPS + 1 }
}

/** Groups of single places, cut wherever something that is taken begins or ends. */
function slotPattern(pieces: readonly Piece[], parts: readonly Part[]): Grouped {
  const runs = new Map(parts.map((part) => [`${part.piece}:${part.take}`, part]))
  const sorted = [...runs.values()].toSorted((a, b) => a.piece - b.piece)
  let pattern = ''
  let end = 0
  for (const { piece, take } of sorted) {
    // What overlaps can't be groups side by side.
    if (piece < end) return { pattern: '', numberOf: () => MOST_GROUPS + 1 }
    pattern += `${joined(pieces.slice(end, piece))}(${joined(pieces.slice(piece, piece + take!))})`
    end = piece + take!
  }
  pattern += joined(pieces.slice(end))
  const order = sorted.map((part) => `${part.piece}:${part.take}`)
  return { pattern, numberOf: ({ piece, take }) => order.indexOf(`${piece}:${take}`) + 1 }
}

/** `[0-9]{4}` for four of them. */
function joined(pieces: readonly Piece[]): string {
  let text = ''
  for (let at = 0; at < pieces.length;) {
    let count = 1
    while (pieces[at + count]?.pattern === pieces[at]!.pattern) count++
    text += pieces[at]!.pattern + (count > 1 ? `{${count}}` : '')
    at += count
  }
  return text
}

/** The first character of a mark, inside a class: a field ends where its mark begins. */
function escapedInClass(mark: string): string {
  const [first = ''] = mark
  return first.replace(/[\\^\]-]/g, String.raw`\$&`)
}
