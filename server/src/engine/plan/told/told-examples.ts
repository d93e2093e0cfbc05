import { cellsOf } from '../../profile/cells-of.ts'
import { contradiction } from '../../examples/contradiction.ts'
import { applyChain, isKnown } from '../../examples/interpret.ts'
import { decidingValue, rankPrograms, type Ranked, type RealValue } from '../../examples/rank.ts'
import { findPrograms } from '../../examples/search.ts'
import { directivesOf, sameName, type Directive } from '../../knowledge/directives.ts'
import { ALL_VALUES, EMPTY, exampleKey, ONLY_EXAMPLES } from '../../knowledge/statements.ts'
import type { DecidedBy, Example, Transform, ValueMapEntry } from '../../model.ts'
import {
  askAll,
  askValue,
  heading,
  note,
  noteProgram,
  said,
  shown,
  type Base,
  type Exemplified,
  type Found,
} from './ask-examples.ts'
import { tableLabel, type ByExamples, type Context, type Mapping, type Placement } from '../context.ts'
import { withEntries } from './revise.ts'

/** From so many examples of a change on, what fits them is done to all values. */
const ENOUGH = 3
/** Distinct values that programs are tried on, at most. */
const MOST_VALUES = 400
/** Of a table that has none of the examples, a program must take more than this share of the values. */
const LEAST_TAKEN = 0.5

interface Told {
  examples: Example[]
  by: DecidedBy
  /** Nearest first. */
  directives: Extract<Directive, { kind: 'examples' }>[]
  /** Somebody answered that nothing but the examples is to be written. */
  exactly: boolean
  /** … or that other values are as well. */
  generally: boolean
}

/**
 * What the examples of a column come to, told in notes: a chain that fits all of them, the examples alone where none does or where they are
 * too few to tell, and nothing where they contradict each other. Null where there are none, or nothing comes of them. `onReplaced` is called
 * before anything is asked about a chain that is taken instead of what was chosen.
 */
export function chainByExamples(found: Exemplified, context: Context, onReplaced: () => void): ByExamples | null {
  const chain = chainSaid(found.placement, found.target, context)
  const work = chain ? { ...found, chosen: chain.transforms } : found
  const told = toldExamples(work, chain, context)
  const [directive] = told?.directives ?? []
  if (!told || !directive) return null
  const wrong = whyNot(told.examples, work)
  if (wrong !== null) {
    note(context, `${heading(work, told.examples)} are not followed, and nothing is changed: ${wrong}`)
    return null
  }
  const transforms = chainFor(work, told, context, onReplaced)
  return transforms && { transforms, directive }
}

/** Steps that were said exactly: examples that are farther count no more, and nearer ones build on them. */
function chainSaid(
  { side }: Placement,
  target: number,
  { directives }: Context,
): Extract<Directive, { kind: 'chain' }> | undefined {
  const { slug, columns } = side.template
  return directivesOf(directives, 'chain', slug).find(({ column }) => column === columns[target]!.name)
}

/** Every example of the column that counts: nearer ones go before farther ones on the same value, and answers before all. */
function toldExamples(
  { placement, target, inputs }: Exemplified,
  chain: Directive | undefined,
  context: Context,
): Told | null {
  const { slug, columns } = placement.side.template
  const { name } = columns[target]!
  const names = [name, ...inputs.map(({ column }) => column)]
  const own = directivesOf(context.directives, 'examples', slug).filter(({ column, slug: exact }) =>
    exact === null ? names.some((one) => sameName(one, column)) : column === name,
  )
  const heard = chain ? own.filter((one) => context.directives.indexOf(one) < context.directives.indexOf(chain)) : own
  const [first] = heard
  if (!first) return null
  const key = exampleKey(slug, name, [])
  const answers = [...context.answers.values()].filter((answer) => answer.key.startsWith(key))
  const given = answers.flatMap((answer) => exampleOf(answer.key.slice(key.length), answer.value))
  const known = new Set<string>()
  const examples = [given, ...heard.map((one) => one.examples)].flatMap((group) => {
    // What is said twice in one breath, and differently, is for `whyNot` to find.
    const open = group.filter(({ from }) => !known.has(JSON.stringify(from)))
    for (const { from } of group) known.add(JSON.stringify(from))
    return [...new Map(open.map((example) => [JSON.stringify(example), example])).values()]
  })
  const general = context.answers.get(key)?.value
  return {
    examples,
    by: first.by,
    directives: heard,
    exactly: general === ONLY_EXAMPLES || answers.some(({ value }) => value === ONLY_EXAMPLES),
    generally: general === ALL_VALUES,
  }
}

/** An answered question about a value is one more example. */
function exampleOf(about: string, answer: string): Example[] {
  if (!about.startsWith('[') || answer === ONLY_EXAMPLES) return []
  const from = JSON.parse(about) as string[]
  return [{ from, to: answer === EMPTY ? '' : answer }]
}

/** What is wrong with the examples; null when nothing is. */
function whyNot(examples: readonly Example[], { inputs }: Exemplified): string | null {
  if (inputs.length === 0) return 'no source column fills it. Map one first, or name `sources` with the examples.'
  const [{ from: first } = { from: [] }] = examples
  const odd = examples.find(({ from }) => from.length !== first.length)
  if (odd || (first.length !== 1 && first.length !== inputs.length)) {
    return `${said(odd?.from ?? first)} names ${(odd?.from ?? first).length} values, and it is filled from ${inputs.length} source column${inputs.length === 1 ? '' : 's'}.`
  }
  const [one, other] = contradiction(examples) ?? []
  if (one && other)
    return `they contradict each other: ${said(one.from)} would be ${shown(one.to)} and ${shown(other.to)}.`
  return null
}

const CLEANING = ['trim', 'collapse_spaces', 'null_token']

/**
 * Examples may be of what stands in the file, or of what the preview shows: the steps that were chosen come first only where that is the
 * only way to read them.
 */
function baseOf({ placement, mapping, inputs, chosen }: Exemplified, examples: Example[]): Base {
  const values = realValues(placement, mapping)
  const width = examples[0]?.from.length ?? 1
  if (width > 1) return { lead: [], examples, values }
  const isTried = chosen.every(isKnown)
  const after = isTried ? values.map((value) => ({ ...value, from: [applyChain(chosen, value.from).value ?? ''] })) : []
  const has = (list: readonly RealValue[], text: string): boolean =>
    list.some(({ from }) => from.length === 1 && (from[0] === text || from[0]!.trim() === text.trim()))
  const filled = examples.filter(({ from }) => from[0] !== '')
  const isAfter = filled.some(({ from }) => !has(values, from[0]!)) && filled.every(({ from }) => has(after, from[0]!))
  if (isTried && (isAfter || inputs.length > 1)) return { lead: chosen, examples, values: merged(after) }
  const end = chosen.findIndex(({ kind }) => !CLEANING.includes(kind))
  const lead = (end < 0 ? chosen : chosen.slice(0, end)).filter((step) => {
    // A word for nothing of which an example says something else is none.
    return (
      step.kind !== 'null_token' ||
      examples.every(({ from, to }) => to === '' || applyChain([step], from).value !== null)
    )
  })
  const led = (from: string[]): string[] => [applyChain(lead, from).value ?? '']
  return {
    lead,
    examples: examples.map(({ from, to }) => ({ from: led(from), to })),
    values: merged(values.map(({ from, count }) => ({ from: led(from), count }))),
  }
}

function realValues({ table: { profile } }: Placement, { sources }: Mapping): RealValue[] {
  const columns = sources.map((source) => profile.columns[source]!)
  const [single, second] = columns
  if (single && !second) {
    return single.values.slice(0, MOST_VALUES).map(({ value, count }) => ({ from: [value], count }))
  }
  const rows = profile.rows.map((cells) => columns.map(({ position }) => cells[position]?.trim() ?? ''))
  return merged(rows.map((from) => ({ from, count: 1 })))
}

/** Equal values as one, without those of which nothing is left. */
function merged(values: readonly RealValue[]): RealValue[] {
  const counts = new Map<string, RealValue>()
  for (const { from, count } of values) {
    if (from.every((text) => text === '')) continue
    const key = JSON.stringify(from)
    counts.set(key, { from, count: (counts.get(key)?.count ?? 0) + count })
  }
  return [...counts.values()].slice(0, MOST_VALUES)
}

function chainFor(work: Exemplified, told: Told, context: Context, onReplaced: () => void): Transform[] | null {
  const { side } = work.placement
  const base = baseOf(work, told.examples)
  const changing = base.examples.filter(({ from, to }) => from.length > 1 || from[0] !== to)
  const title = heading(work, told.examples)
  if (changing.length === 0) {
    note(context, `${title} are so already: they change nothing.`)
    return null
  }
  const general = changing.filter(({ from, to }) => to !== '' && from.some((text) => text !== ''))
  // Values of a list are mapped one by one: a general program would make others of them.
  const isListed = (side.rules[work.target]?.values ?? null) !== null
  if (told.exactly || isListed || general.length === 0) return exactly(work, told, base, context, '')
  const programs = findPrograms(base.examples)
  const ranked = rankPrograms(programs, base.values, base.examples, side.rules[work.target] ?? null)
  const [best] = ranked
  if (!best) return exactly(work, told, base, context, 'Nothing general fits them. ')
  if (isElsewhere(best, base)) {
    note(
      context,
      `${title} are of other tables, and what fits them does not fit ${tableLabel(work.placement.table.profile)}: nothing is changed there.`,
    )
    return null
  }
  const few = general.length < ENOUGH && !told.generally
  if (!few && base.lead !== work.chosen) onReplaced()
  const chosen = decided(work, { ranked, base, few, count: told.examples.length }, context)
  if (!chosen) return exactly(work, told, base, context, few ? 'They are too few to do the same to other values. ' : '')
  noteProgram(work, told.examples, base, chosen, context)
  return [...base.lead, ...emptying(base.examples), ...chosen.transforms, ...filling(base.examples)]
}

/** None of the examples stands in the table, and the program can't take most of what does. */
function isElsewhere({ failed }: Ranked, { values, examples }: Base): boolean {
  const known = new Set(values.map(({ from }) => JSON.stringify(from)))
  const rows = cellsOf(values)
  return failed > LEAST_TAKEN * rows && !examples.some(({ from }) => known.has(JSON.stringify(from)))
}

/** The program that is done to all values, once it is clear that one is; null for the examples alone. Asks where that isn't clear. */
function decided(work: Exemplified, found: Found, context: Context): Ranked | null {
  const { ranked, base, few } = found
  const [best] = ranked
  const deciding = decidingValue(ranked, base.values)
  if (deciding) {
    const answer = askValue(work, found, deciding, context)
    if (answer === ONLY_EXAMPLES || (answer === null && few)) return null
    // An answer is an example by now, so that all that is left agrees with it.
    return best ?? null
  }
  if (!few) return best ?? null
  const answer = askAll(work, found, context)
  return answer === ALL_VALUES ? (best ?? null) : null
}

/** The examples and nothing else: as a map of values behind what was chosen, keyed by what that makes of them. */
function exactly(
  work: Exemplified,
  { by, examples }: Told,
  base: Base,
  context: Context,
  why: string,
): Transform[] | null {
  const { chosen } = work
  const isTried = chosen.every(isKnown)
  const entries = new Map<string, ValueMapEntry>()
  for (const [index, { from, to }] of examples.entries()) {
    const isShown = base.lead === chosen || !isTried
    const raw = isShown ? base.examples[index]?.from[0] : applyChain(chosen, from).value
    if (raw) entries.set(raw, { raw, value: to, decided_by: by })
  }
  // What the steps make of a value is not known of all of them: then the values come first.
  const mapped = isTried ? withEntries(chosen, entries) : [...withEntries([], entries), ...chosen]
  const chain = [...mapped, ...filling(examples)]
  note(context, `${heading(work, examples)} are written as they are, and other values are left. ${why}`.trim())
  return chain
}

/** What examples say is nothing. */
function emptying(examples: readonly Example[]): Transform[] {
  const tokens = examples.flatMap(({ from, to }) => (to === '' && from.length === 1 && from[0] !== '' ? from : []))
  return tokens.length === 0 ? [] : [{ kind: 'null_token', tokens: [...new Set(tokens)] }]
}

/** What examples say of empty cells. */
function filling(examples: readonly Example[]): Transform[] {
  const value = examples.find(({ from }) => from.every((text) => text === ''))?.to ?? ''
  return value === '' ? [] : [{ kind: 'default', value }]
}
