import { conceptsOf, squash } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { wordsIn } from './words.ts'

// “Everybody on the Riverside list lives in France”: a sheet may be called Riverside all by itself, and have that house's rooms. Whom the sentence is
// about stands in the file that has a word of its name, and the columns of such rows.

/** A table with so few of a template's columns has no rows of it, and one with so many has. */
const HARDLY = 1
const LEAST = 3
/** Shorter words are in any name. */
const LEAST_LETTERS = 4
/** What any list may be called. */
const OF_LISTS = new Set(
  'list lists liste listen lista listas lijst table file sheet data export report copy new'
    .split(' ')
    .flatMap(longWordsIn),
)

/** The tables that are named, or in the place of one that can have no such rows the only one of the same house that can. */
export function listsOfHouse(
  named: readonly TableProfile[],
  template: Template | undefined,
  profiles: readonly TableProfile[],
): readonly TableProfile[] {
  const [one, ...more] = named
  if (!one || !template || more.length > 0 || columnsIn(one, template) > HARDLY) return named
  // “New boats” and “Boats” have no house in common, but what they list.
  const listed = longWordsIn(`${template.slug.replaceAll('-', ' ')} ${template.name}`)
  const house = new Set(longWordsIn(one.table.name).filter((word) => !listed.includes(word) && !OF_LISTS.has(word)))
  const others = profiles.filter(
    ({ table, columns }) =>
      table.file_id !== one.table.file_id &&
      longWordsIn(`${table.file_name.replace(/\.[^.]+$/, '')} ${table.name}`).some((word) => house.has(word)) &&
      columnsIn({ table, columns }, template) >= LEAST,
  )
  return others.length === 1 ? others : named
}

/** The stems of the longer words of a name. */
function longWordsIn(name: string): string[] {
  return wordsIn(name.replaceAll('_', ' ')).flatMap(({ raw, stem }) => (raw.length >= LEAST_LETTERS ? [stem] : []))
}

/** How many of the template's columns a header of the table is called like. */
function columnsIn({ columns }: Pick<TableProfile, 'table' | 'columns'>, template: Template): number {
  return template.columns.filter(({ name }) => columns.some((own) => areAlike(own.name, name))).length
}

function areAlike(header: string, column: string): boolean {
  if (squash(header) === squash(column)) return true
  const [own, wanted] = [conceptsOf(header), conceptsOf(column)]
  return own.length > 0 && wanted.length > 0 && own.toSorted().join() === wanted.toSorted().join()
}
