import { filledStatesIn, type FilledState } from '../../knowledge/filled-states.ts'
import { LEFT_OUT } from '../../knowledge/grounded/acts.ts'
import { namesColumn } from '../../knowledge/grounded/columns.ts'
import { tablesIn } from '../../knowledge/grounded/tables.ts'
import { isSameWord, wordsIn } from '../../knowledge/grounded/words.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import { isQuoted } from '../../knowledge/quotations.ts'
import type { Choice } from '../../match/choose-columns.ts'
import type { DecidedBy, Transform } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isNoDay, isNullWord } from '../../profile/null-words.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { stateMapping, statesOfFilling } from './state-mapping.ts'
import { stateByDay } from './states-by-days.ts'
import { stateByPastDay } from './states-by-past-days.ts'

// A state that no column holds, but that a sentence or the template tells by another column: who has an end date has left.

/** A day so far off that it says that there is none. */
const FOR_EVER = /(?:^|\D)(?:9999|2999)(?:\D|$)|2[01]99[-./]12[-./]31|31[-./]12[-./]2[01]99/
/** Of more values the two that are named are a chance. */
const MOST_STATES = 12
const ON_A_LIST = /(?<!\p{L})(?:on|op|auf|sur|sul(?:la)?|na)(?!\p{L})/iu

interface Said extends FilledState {
  by: Extract<DecidedBy, 'instruction' | 'knowledge'>
  origin: string
}

/** What fills the template columns of few allowed values, one of which the rows have where another cell is filled. */
export function statesByFilling(
  open: readonly number[],
  choices: ReadonlyMap<number, Choice>,
  placement: Placement,
  context: Context,
): Map<number, Mapping> {
  return new Map(
    open.flatMap((target): [number, Mapping][] => {
      const allowed = placement.side.rules[target]?.values ?? []
      if (allowed.length < 2 || allowed.length > MOST_STATES) return []
      const states = saidOf(target, allowed, placement, context)
      const found =
        states.length === 0 ? null : stateOf(states, allowed, target, choices, placement, [...context.shapes.keys()])
      const mapping = found
        ? mappingOf(found, target, placement, context)
        : (stateByDay(target, placement, context, nullTokens) ??
          stateByPastDay(target, choices, placement, context, nullTokens))
      return mapping ? [[target, mapping]] : []
    }),
  )
}

/** What is said of it: by its description, else by what people wrote. */
function saidOf(target: number, allowed: readonly string[], { side }: Placement, { texts = [] }: Context): Said[] {
  const { slug, columns } = side.template
  const { name, description } = columns[target]!
  const own = { by: 'knowledge' as const, origin: `the description of “${slug}.${name}”` }
  const described = sentencesIn(description ?? '').flatMap((text) =>
    filledStatesIn(text, allowed).map((state): Said => ({ ...state, ...own })),
  )
  if (described.length > 0) return described
  return texts
    .filter((text) => text.slug === null || text.slug === slug)
    .flatMap(({ text, by, origin }) =>
      sentencesIn(text)
        // What rows that stay behind lack is no state of others.
        .filter((one) => !LEFT_OUT.test(one))
        .flatMap((one) => filledStatesIn(one, allowed, name).map((state): Said => ({ ...state, by, origin }))),
    )
}

interface State {
  source: number
  filled: string
  empty: string
  said: Said
}

/** The first that names a column of the table, and says what both kinds of rows have: of two values the other one says itself. */
function stateOf(
  states: readonly Said[],
  allowed: readonly string[],
  target: number,
  choices: ReadonlyMap<number, Choice>,
  placement: Placement,
  profiles: readonly TableProfile[],
): State | null {
  const named = states.flatMap((said) => {
    // “Whoever is on the list of leavers” is told by the list.
    if (ON_A_LIST.test(said.clause) && tablesIn(said.clause, profiles).length > 0) return []
    if (isOfOthers(said, placement, profiles)) return []
    const source = sourceIn(said.clause, target, choices, placement)
    return source === null || saysItself(placement.table.profile.columns[source]!) ? [] : [{ said, source }]
  })
  const [first] = named
  if (!first) return null
  const { source, said } = first
  const isAgreed = named.every(
    (one) => one.source === source && (one.said.value === said.value) === (one.said.filled === said.filled),
  )
  if (!isAgreed) return null
  // “Without one it is paid” is of the cell that was spoken of.
  const sameSentence = states.filter((one) => one.said === said.said).map((one) => ({ said: one }))
  const valueOf = (filled: boolean): string | undefined =>
    [...named, ...sameSentence].find((one) => one.said.filled === filled)?.said.value
  const rest = allowed.filter((value) => value !== said.value)
  const other =
    valueOf(!said.filled) ??
    (rest.length === 1 ? rest[0] : said.filled ? undefined : happenedIn(source, rest, choices, placement))
  if (other === undefined) return null
  return said.filled
    ? { source, said, filled: said.value, empty: other }
    : { source, said, filled: other, empty: said.value }
}

/** Codes in all rows, few and again and again: each says what is so, and that something stands there says nothing. */
function saysItself({ values, complete, empty, distinct, filled }: ColumnProfile): boolean {
  const isCode = (value: string): boolean => /^[\p{L}][\p{L} .-]*$/u.test(value.trim()) && !isNullWord(value)
  if (!complete || empty > 0 || distinct < 2 || distinct > MOST_CODES || filled < CODED * distinct) return false
  return values.every(({ value }) => isCode(value))
}

/** So few words are codes of a state, where each stands in so many rows on average. */
const MOST_CODES = 4
const CODED = 3

/** “An Amazon order with a shipping date”: of the rows of another file, whatever all of them are called. */
function isOfOthers({ said, clause }: Said, { table, side }: Placement, profiles: readonly TableProfile[]): boolean {
  const { slug, name } = side.template
  const nouns = new Set([slug, name].flatMap((called) => wordsIn(called).map(({ stem }) => stem)))
  const subject = wordsIn(said.replace(clause, ' '))
    .filter(({ stem }) => !nouns.has(stem))
    .map(({ raw }) => raw)
  const named = tablesIn(subject.join(' '), profiles)
  return named.length > 0 && named.length < profiles.length && !named.includes(table.profile)
}

/** What has become of a row that has the day of it: “completed” where the cell is a “completion date”, or was “finished”. */
function happenedIn(
  source: number,
  allowed: readonly string[],
  choices: ReadonlyMap<number, Choice>,
  { table, side }: Placement,
): string | undefined {
  const filled = [...choices].flatMap(([target, { candidate }]) =>
    candidate.source === source ? [side.template.columns[target]!.name] : [],
  )
  const words = [table.profile.columns[source]!.name, ...filled].flatMap((name) =>
    wordsIn(name).map(({ text }) => text),
  )
  const found = allowed.filter((value) => words.some((word) => word.length >= 4 && isSameWord(word, value)))
  return found.length === 1 ? found[0] : undefined
}

/** The only column that a part of a sentence names: by what the template calls it, else by its header. */
function sourceIn(
  clause: string,
  target: number,
  choices: ReadonlyMap<number, Choice>,
  { table, side }: Placement,
): number | null {
  const { columns } = side.template
  const quoted = [...table.profile.columns.keys()].filter((at) => isQuoted(table.profile.columns[at]!.name, clause))
  if (quoted.length === 1) return quoted[0]!
  const called = longest(
    [...columns.keys()].filter((at) => at !== target && namesColumn(clause, columns[at]!)),
    (at) => columns[at]!.name,
  )
  const filled = called.flatMap((at) => choices.get(at)?.candidate.source ?? [])
  const all = [...table.profile.columns.keys()]
  const begun = all.filter((at) => isBegun(table.profile.columns[at]!.name, clause))
  const headers = begun.length > 0 ? begun : all.filter((at) => namesColumn(clause, table.profile.columns[at]!))
  // “A shipping date” is the “Date shipped”, and no “shipping” that the template has.
  const nearest = longest(headers, (at) => table.profile.columns[at]!.name)
  const isNearer =
    Math.max(0, ...nearest.map((at) => wordsIn(table.profile.columns[at]!.name).length)) >
    Math.max(0, ...called.map((at) => wordsIn(columns[at]!.name).length))
  const found = filled.length > 0 && !isNearer ? filled : nearest
  const [only, ...more] = new Set(found)
  return only !== undefined && more.length === 0 ? only : null
}

/** So much of a word is in all its forms. */
const BEGINNING = 5

/** “No finish date” is said of a column “Finished”, and not of a “Date”. */
function isBegun(header: string, clause: string): boolean {
  const [own, ...more] = wordsIn(header)
  const begins = (word: string): boolean =>
    word.length > BEGINNING && own!.text.startsWith(word.slice(0, -1)) && word !== own!.text
  return own !== undefined && more.length === 0 && wordsIn(clause).some(({ text }) => begins(text))
}

/** “End date” names an “end date”, and no “date”. */
function longest(found: number[], nameOf: (at: number) => string): number[] {
  const lengths = found.map((at) => wordsIn(nameOf(at)).length)
  return found.filter((_, index) => lengths[index] === Math.max(...lengths))
}

function mappingOf(
  { source, filled, empty, said }: State,
  target: number,
  { table, side }: Placement,
  { notes }: Context,
): Mapping {
  const column = table.profile.columns[source]!
  const { name } = column
  const lead = statesOfFilling(filled, empty, nullTokens(column))
  const what = `“${side.template.columns[target]!.name}” is “${filled}” where “${name}” of ${tableLabel(table.profile)} is filled, else “${empty}”`
  return stateMapping(source, lead, what, said, notes)
}

/** What stands in cells that hold no day. */
function nullTokens({ values }: ColumnProfile): Transform[] {
  const isNone = (value: string): boolean => isNullWord(value) || isNoDay(value) || FOR_EVER.test(value)
  const tokens = values.flatMap(({ value }) => (isNone(value.trim()) ? [value.trim()] : []))
  return tokens.length > 0 ? [{ kind: 'null_token', tokens }] : []
}
