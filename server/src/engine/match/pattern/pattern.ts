import { literalsOf, type Literals } from './pattern-literals.ts'
import { parsePattern, type PatternNode } from './pattern-parse.ts'
import { remembering } from '../../remembering.ts'

/**
 * Rules evaluated while deciding, in time linear in the value, whatever the pattern: JavaScript's own engine would hang on
 * `(a+)+$`. Thompson's construction with a lazily built automaton (https://swtch.com/~rsc/regexp/regexp1.html).
 */
export interface Pattern {
  source: string
  /** Whether the whole value matches. */
  matches: (value: string) => boolean
  /** All values that match, when there are at most 60 of them; else null. */
  values: string[] | null
  literals: Literals
}

type Step =
  | { kind: 'set'; ranges: [number, number][]; next: number }
  | { kind: 'fork'; next: number[] }
  | { kind: 'start' | 'end'; next: number }
  | { kind: 'accept' }

const MAX_STEPS = 20_000
/** The automaton built so far is dropped beyond this: bounded memory for any pattern and values. */
const MAX_TRANSITIONS = 20_000
const MAX_VALUES = 60
/** Longer values are cells of prose; the check stage looks at them whole. */
const MAX_LENGTH = 1000

/** The compiled rule, or null when the pattern isn't readable here. */
export const compilePattern = remembering(500, (source): Pattern | null => {
  const node = parsePattern(source)
  const steps = node ? buildSteps(node) : null
  return node && steps ? { source, matches: matcher(steps), values: enumerate(node), literals: literalsOf(node) } : null
})

/** A rule that takes exactly these values, such as the keys of another table. */
export function anyOf(values: ReadonlySet<string>): Pattern {
  const [first = '', ...others] = values
  const isCommon = (at: number): boolean => others.every((value) => value[at] === first[at])
  const end = Array.from(first, (_, at) => at).find((at) => !isCommon(at)) ?? first.length
  const marks = new Set(others.concat(first).flatMap((value) => value.match(/[^\p{L}\p{M}\p{N}]/gu) ?? []))
  const literals = { prefix: first.slice(0, end), marks: [...marks], places: null, alternatives: [] }
  return { source: '', matches: (value) => values.has(value), values: null, literals }
}

// ------------------------------------------------------------------------------------------------------------ automaton

function buildSteps(node: PatternNode): Step[] | null {
  const steps: Step[] = [{ kind: 'accept' }]
  const add = (step: Step): number => steps.push(step) - 1
  const build = (item: PatternNode, next: number): number => {
    if (steps.length > MAX_STEPS) return next
    if (item.kind === 'set') return add({ kind: 'set', ranges: item.ranges, next })
    if (item.kind === 'sequence') return item.items.reduceRight((after, part) => build(part, after), next)
    if (item.kind === 'choice') return add({ kind: 'fork', next: item.items.map((part) => build(part, next)) })
    if (item.kind === 'repeat') return buildRepeat(item, next)
    return add({ kind: item.kind, next })
  }
  const buildRepeat = (item: PatternNode & { kind: 'repeat' }, next: number): number => {
    let entry = next
    if (item.max === Infinity) {
      const loop: { kind: 'fork'; next: number[] } = { kind: 'fork', next: [next] }
      entry = add(loop)
      loop.next.push(build(item.item, entry))
    } else {
      for (let count = item.min; count < item.max; count++) {
        entry = add({ kind: 'fork', next: [build(item.item, entry), next] })
        if (steps.length > MAX_STEPS) return entry
      }
    }
    for (let count = 0; count < item.min; count++) entry = build(item.item, entry)
    return entry
  }
  const start = build(node, 0)
  if (steps.length > MAX_STEPS) return null
  steps.push({ kind: 'fork', next: [start] })
  return steps
}

interface State {
  steps: number[]
  accepts: boolean
  next: Map<number, State>
}

function matcher(steps: Step[]): (value: string) => boolean {
  let states = new Map<string, State>()
  let transitions = 0
  const reach = (from: number[], atStart: boolean): State => {
    const open = closure(steps, from, atStart, false)
    const accepts = closure(steps, from, atStart, true).includes(0)
    const key = `${accepts}:${open.join()}`
    const known = states.get(key)
    if (known) return known
    const state = { steps: open, accepts, next: new Map<number, State>() }
    states.set(key, state)
    return state
  }
  let start = reach([steps.length - 1], true)
  const step = (state: State, code: number): State => {
    const known = state.next.get(code)
    if (known) return known
    const next = reach(advance(steps, state.steps, code), false)
    state.next.set(code, next)
    transitions++
    return next
  }
  return (value) => {
    if (value.length > MAX_LENGTH) return false
    if (transitions > MAX_TRANSITIONS) {
      states = new Map()
      transitions = 0
      start = reach([steps.length - 1], true)
    }
    let state = start
    for (const char of value) {
      state = step(state, char.codePointAt(0)!)
      if (state.steps.length === 0 && !state.accepts) return false
    }
    return state.accepts
  }
}

/** The `set` steps (and `accept`) that can be reached from `from` without taking a character, in rising order. */
function closure(steps: Step[], from: number[], atStart: boolean, atEnd: boolean): number[] {
  const seen = new Set<number>()
  const open: number[] = []
  const pending = [...from]
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    if (seen.has(index)) continue
    seen.add(index)
    const step = steps[index]!
    if (step.kind === 'set' || step.kind === 'accept') open.push(index)
    else if (step.kind === 'fork') pending.push(...step.next)
    else if (step.kind === 'start' ? atStart : atEnd) pending.push(step.next)
    else if (step.kind === 'end') open.push(index)
  }
  return open.toSorted((a, b) => a - b)
}

function advance(steps: Step[], open: number[], code: number): number[] {
  const next: number[] = []
  for (const index of open) {
    const step = steps[index]!
    if (step.kind === 'set' && step.ranges.some(([low, high]) => code >= low && code <= high)) next.push(step.next)
  }
  return next
}

// ---------------------------------------------------------------------------------------------------- finite languages

function enumerate(node: PatternNode): string[] | null {
  const values = spell(node)
  return values && values.length > 0 ? [...new Set(values)] : null
}

function spell(node: PatternNode): string[] | null {
  if (node.kind === 'start' || node.kind === 'end') return ['']
  if (node.kind === 'set') return spellSet(node.ranges)
  if (node.kind === 'choice') {
    const parts = node.items.map(spell)
    return parts.every((part) => part !== null) ? atMost(parts.flat()) : null
  }
  if (node.kind === 'sequence') return node.items.reduce<string[] | null>((all, item) => join(all, spell(item)), [''])
  if (node.max > 3) return null
  const once = spell(node.item)
  let all: string[] | null = []
  for (let count = node.min, power = times(once, node.min); count <= node.max; count++, power = join(power, once)) {
    all = all && power ? atMost([...all, ...power]) : null
  }
  return all
}

function spellSet(ranges: [number, number][]): string[] | null {
  const size = ranges.reduce((sum, [low, high]) => sum + high - low + 1, 0)
  if (size > MAX_VALUES) return null
  return ranges.flatMap(([low, high]) =>
    Array.from({ length: high - low + 1 }, (_, offset) => String.fromCodePoint(low + offset)),
  )
}

function times(values: string[] | null, count: number): string[] | null {
  let all: string[] | null = ['']
  for (let index = 0; index < count; index++) all = join(all, values)
  return all
}

function join(left: string[] | null, right: string[] | null): string[] | null {
  if (!left || !right || left.length * right.length > MAX_VALUES * 4) return null
  return atMost(left.flatMap((head) => right.map((tail) => head + tail)))
}

function atMost(values: string[]): string[] | null {
  return values.length <= MAX_VALUES ? values : null
}
