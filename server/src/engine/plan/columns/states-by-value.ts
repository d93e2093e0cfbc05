import { namesColumn } from '../../knowledge/grounded/columns.ts'
import { placeOf, wordsIn } from '../../knowledge/grounded/words.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import { meantStatesIn, valuedStatesIn, type ValuedStates } from '../../knowledge/valued-states.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import type { DecidedBy, Transform, ValueMapEntry } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { meaningsOf } from '../tables/code-lists.ts'
import { stateMapping } from './state-mapping.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'

// A value that no column holds, but that the description tells by what another one holds: the rate of tax by the class of tax, of which only the
// unusual one is written down; or by what a list says that its codes stand for: “45 for a first lesson, otherwise 30”.

const MOST_ALLOWED = 12
/** A column of more different values is no class of anything. */
const MOST_VALUES = 40

/** What fills the template columns whose descriptions say which rows have which value, and what all others have. */
export function statesByValue(open: readonly number[], placement: Placement, context: Context): Map<number, Mapping> {
  return new Map(
    open.flatMap((target): [number, Mapping][] => {
      const { description } = placement.side.template.columns[target]!
      const allowed = allowedIn(description ?? '', placement.side.rules[target] ?? null)
      if (allowed.length < 2 || allowed.length > MOST_ALLOWED) return []
      const said = valuedStatesIn(description ?? '', allowed)
      if (!said) return saidInTexts(target, allowed, placement, context).slice(0, 1)
      const named = columnsOf(said, placement)
      const [only, ...more] = named.length === 0 ? explainedBy(said, placement, context) : named
      return only && more.length === 0 ? [[target, mappingOf(only, said, target, placement, context)]] : []
    }),
  )
}

/** What somebody wrote of a column that they name: “a Y under “Left” means they are inactive, everyone else is active”. */
function saidInTexts(
  target: number,
  allowed: readonly string[],
  placement: Placement,
  context: Context,
): [number, Mapping][] {
  const { slug } = placement.side.template
  const texts = (context.texts ?? []).filter((text) => text.slug === null || text.slug === slug)
  return texts.flatMap(({ text, origin, by }) =>
    sentencesIn(text).flatMap((sentence): [number, Mapping][] => {
      const said = meantStatesIn(sentence, allowed)
      const [only, ...more] = said ? columnsOf(said, placement).filter(({ isCalled }) => isCalled) : []
      if (!said || !only || more.length > 0) return []
      return [[target, mappingOf(only, said, target, placement, context, { origin, by, said: sentence })]]
    }),
  )
}

/** The values that a rule lists, or the figures of the description that it takes. */
function allowedIn(description: string, rule: Pattern | null): readonly string[] {
  if (!rule || rule.values) return rule?.values ?? []
  const figures = description.match(/(?<![\d.,])\d{1,6}(?:\.\d{1,2})?(?![\d]|[.,]\d)/g) ?? []
  return [...new Set(figures)].filter((figure) => rule.matches(figure) && !rule.matches('x'))
}

interface Telling {
  source: number
  /** What is said of each of the column's values. */
  entries: { raw: string; value: string }[]
  /** Every part names the column itself. */
  isCalled?: boolean
}

/** The columns in which every part that is said names a value: by the header as well, or by words that no other column has. */
function columnsOf({ states, rest }: ValuedStates, { table, side }: Placement): Telling[] {
  // “If the donor is marked”, “the main contact of the account”: what the rows are called, or belong to, is no value of theirs.
  const links = side.template.columns.filter(({ desiredRule }) => desiredRule === 'link')
  const names = [side.template.slug, side.template.name, ...links.map(({ name }) => name)]
  const nouns = new Set(names.flatMap(wordsIn).map(({ stem }) => stem))
  const found = table.profile.columns.flatMap((column, source) => {
    if (!column.complete || column.filled === 0 || column.distinct > MOST_VALUES) return []
    const named = states.map(({ clause, value }) => ({
      value,
      raws: valuesIn(clause, column).filter((raw) => wordsIn(raw).some(({ stem }) => !nouns.has(stem))),
      isCalled: namesColumn(clause, column) || isWritten(column.name, clause),
    }))
    const isTold = named.every(({ raws, isCalled }) => raws.length > 0 && (isCalled || raws.some(isWord)))
    const told = named.flatMap(({ raws, value }) => raws.map((raw) => ({ raw, value })))
    if (!isTold || new Set(told.map(({ raw }) => raw)).size < told.length) return []
    const known = new Set(told.map(({ raw }) => raw))
    const others = column.values.flatMap(({ value }) =>
      known.has(value.trim()) ? [] : [{ raw: value.trim(), value: rest }],
    )
    return [{ source, entries: [...told, ...others], isCalled: named.every(({ isCalled }) => isCalled) }]
  })
  const called = found.filter(({ isCalled }) => isCalled)
  return called.length > 0 ? called : found
}

/** “OW”: two capitals are no word of a sentence, where they stand in it just so. */
function isWritten(header: string, clause: string): boolean {
  const name = header.trim()
  return /^\p{Lu}[\p{Lu}\d]{1,3}$/u.test(name) && clause.split(/[^\p{L}\p{N}]+/u).includes(name)
}

/** “a”, “an”, “the”, “jede”: what stands before a thing says nothing of it. */
const ARTICLE =
  /^(?:an?|the|any|every|each|eine?[mnrs]?|der|die|das|jede[mnrs]?|une?|les?|la|un[ao]?|el|los|las|il|lo|gli|een|de|het|elke)\s+/iu

/** The columns of codes that a list explains, each part naming what some of them stand for and no other part does. */
function explainedBy({ states, rest }: ValuedStates, { table }: Placement, context: Context): Telling[] {
  return table.profile.columns.flatMap((column, source) => {
    const isCoded = column.complete && column.filled >= 2 * column.distinct && column.distinct <= MOST_VALUES
    const meanings = isCoded ? meaningsOf(column.values, column.name, table.profile, context) : null
    if (!meanings) return []
    const told = states.map(({ clause, value }) => ({ value, raws: meantBy(clause, column, meanings.texts) }))
    const entries = told.flatMap(({ raws, value }) => raws.map((raw) => ({ raw, value })))
    const known = new Set(entries.map(({ raw }) => raw))
    if (told.some(({ raws }) => raws.length === 0) || known.size < entries.length) return []
    const others = column.values.flatMap(({ value }) =>
      known.has(value.trim()) ? [] : [{ raw: value.trim(), value: rest }],
    )
    return others.length === 0 ? [] : [{ source, entries: [...entries, ...others] }]
  })
}

/** The codes whose texts are clearly what the part names. */
function meantBy(clause: string, { values }: ColumnProfile, texts: ReadonlyMap<string, string[]>): string[] {
  const thing = clause.trim().replace(ARTICLE, '')
  const own = wordsIn(thing)
  if (!isWord(thing)) return []
  const isMeant = (text: string): boolean => placeOf(own, wordsIn(text)) >= 0 || isClear(closestValue(text, [thing]))
  return values.flatMap(({ value }) =>
    (texts.get(value) ?? texts.get(value.trim()) ?? []).some(isMeant) ? [value.trim()] : [],
  )
}

function valuesIn(clause: string, { values }: ColumnProfile): string[] {
  const said = wordsIn(clause)
  const isSaid = (raw: string): boolean => {
    const own = wordsIn(raw)
    const at = placeOf(own, said)
    // A letter is meant as it is written.
    return (
      at >= 0 &&
      (raw.length > 2 ||
        said
          .slice(at, at + own.length)
          .map((word) => word.raw)
          .join('') === own.map((word) => word.raw).join(''))
    )
  }
  return [...new Set(values.map(({ value }) => value.trim()))].filter((raw) => raw !== '' && isSaid(raw))
}

function isWord(raw: string): boolean {
  return /\p{L}{4}/u.test(raw)
}

function mappingOf(
  { source, entries }: Telling,
  { rest, states }: ValuedStates,
  target: number,
  { table, side }: Placement,
  { notes }: Context,
  said?: { origin: string; by: DecidedBy; said: string },
): Mapping {
  const { slug, columns } = side.template
  const { name } = table.profile.columns[source]!
  const by = said?.by ?? 'knowledge'
  const map = entries.map(({ raw, value }): ValueMapEntry => ({ raw, value, decided_by: by }))
  const lead: Transform[] = [{ kind: 'trim' }, { kind: 'value_map', entries: map }, { kind: 'default', value: rest }]
  const named = entries.filter(({ value }) => states.some((one) => one.value === value))
  const what = `“${columns[target]!.name}” is ${named.map(({ raw, value }) => `“${value}” where “${name}” of ${tableLabel(table.profile)} is “${raw}”`).join(', ')}, else “${rest}”`
  const origin = `the description of “${slug}.${columns[target]!.name}”`
  return stateMapping(source, lead, what, said ?? { origin, by }, notes)
}
