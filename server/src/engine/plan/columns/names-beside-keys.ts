import { wordsIn } from '../../knowledge/grounded/words.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Choice } from '../../match/choose-columns.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isNameAlone } from './names-of-others.ts'
import type { OpenTable } from './open-table.ts'

// “New no.”, “New product”, “Sage”, “Sage name”: a list of the new numbers beside those of another system has the name of each of them, and what
// stands before both tells which name is that of the rows.

/** What a number is called behind what it is of. */
const NUMBERS = new Set(['number', 'id', 'code'])
const MOSTLY_WORDS = 0.8
/** No other list has a clearer one: its names are those of the other numbers. */
const CLEARLY = 0.95

/**
 * The only text headed with what stands in front of the key as well, where the likelier name is headed as other numbers of the table are.
 */
export function nameBesideKey(target: number, { byTarget, choices, placement }: OpenTable): Choice | undefined {
  const { table, side } = placement
  const { desiredRule, unique } = side.template.columns[target]!
  const own = byTarget.get(target) ?? []
  const likeliest = choices.get(target)?.candidate
  const key = side.template.columns.findIndex((column) => column.unique && column.desiredRule !== 'link')
  const keyed = choices.get(key)?.candidate
  if (unique || desiredRule !== 'none' || !isNameAlone(target, placement) || !likeliest || !keyed) return undefined
  const { columns } = table.profile
  const front = frontOf(columns[keyed.source]!)
  const other = frontOf(columns[likeliest.source]!)
  if (front === null || other === null || front === other) return undefined
  const isOfOthers = columns.some((column, at) => at !== keyed.source && numbersOf(column) === other)
  const beside = own.filter(({ source }) => source !== keyed.source && frontOf(columns[source]!) === front)
  const texts = beside.filter(({ source }) => (columns[source]!.types.words ?? 0) >= MOSTLY_WORDS)
  const [candidate] = texts
  return isOfOthers && candidate && texts.length === 1 ? { candidate, confidence: CLEARLY, rivals: [] } : undefined
}

/** What stands before the last word of a header of several. */
function frontOf({ name }: ColumnProfile): string | null {
  const words = wordsIn(name)
  return words.length < 2
    ? null
    : words
        .slice(0, -1)
        .map(({ stem }) => stem)
        .join(' ')
}

/** What a column of codes has the numbers of: “Sage”, “Sage no.”. */
function numbersOf(column: ColumnProfile): string | null {
  const { name, types } = column
  if ((types.code ?? 0) < MOSTLY_WORDS) return null
  const words = wordsIn(name)
  const last = conceptsOf(words.at(-1)?.raw ?? '')
  return last.some((concept) => NUMBERS.has(concept)) ? frontOf(column) : words.map(({ stem }) => stem).join(' ')
}
