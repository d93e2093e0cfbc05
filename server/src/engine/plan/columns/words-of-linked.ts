import { fold } from '../../match/names/words.ts'
import { stemOf } from '../../knowledge/grounded/words.ts'
import { cellsOf } from '../../profile/cells-of.ts'
import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Context, Placement } from '../context.ts'

// “Summer letter” and “Raffle” under “Through”, for a link to “Summer Appeal 2023” and “Raffle at the fair”: what people call the rows of a list, each
// in some words of theirs. Too little to take it for the link, and enough to ask.

/** So many of the cells have a word of the list. */
const MOST = 0.75
/** A shorter word is in any text. */
const LEAST_LETTERS = 4

/** Whether a column that nothing takes seems to say in other words what the template column links to. */
export function mayNameLinked(
  target: number,
  free: ReadonlySet<number>,
  { table, side }: Placement,
  context: Context,
): boolean {
  const hasWord = wordTest(side.template.columns[target]!, table.profile, context)
  return hasWord !== null && [...free].some((source) => saysSo(table.profile.columns[source]!, hasWord))
}

/** Whether a text has a word of what the rows are called that a column links to; null where it links to none that are known. */
export function wordTest(
  { desiredRule, linkRule = [] }: TemplateColumn,
  profile: TableProfile,
  { placed = [] }: Context,
): ((text: string) => boolean) | null {
  if (desiredRule !== 'link') return null
  const lists = placed
    .map(({ placement }) => placement)
    .filter(
      ({ table, side }) =>
        table.profile !== profile && linkRule.some(({ templateId }) => templateId === side.template.id),
    )
  const words = new Set(lists.flatMap(({ table }) => table.profile.columns.flatMap(wordsOfColumn)))
  return words.size === 0 ? null : (text) => wordsIn(text).some((word) => words.has(word))
}

/** Few texts, each in several rows, most of which have a word of the list; its own keys and names would have been found. */
function saysSo(
  { complete, distinct, filled, values, types }: ColumnProfile,
  hasWord: (text: string) => boolean,
): boolean {
  if (!complete || distinct < 2 || filled < 2 * distinct || (types.words ?? 0) < MOST) return false
  const meant = values.filter(({ value }) => hasWord(value))
  return meant.length >= 2 && cellsOf(meant) >= MOST * filled
}

/** The words of what stands in a list once; what its rows share tells none from the others. */
function wordsOfColumn({ unique, values }: ColumnProfile): string[] {
  return unique ? values.flatMap(({ value }) => wordsIn(value)) : []
}

function wordsIn(text: string): string[] {
  const words = fold(text).match(/\p{L}+/gu) ?? []
  return words.filter(({ length }) => length >= LEAST_LETTERS).map(stemOf)
}
