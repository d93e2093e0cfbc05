import { wordsIn } from '../../knowledge/grounded/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context } from '../context.ts'
import { isCalledAlike } from './called-alike.ts'
import { isNumbered } from './numberings.ts'
import type { Naming } from './naming.ts'

// A list that has the codes of two systems side by side, each under the name of its own: “Oldware” and “Newware”. A file that is called after one
// of them has the codes of that one.

const SHORTEST = 4

/** Whether rows are called by a column that is headed with the name of a system after which the file of a source is called, and its own file is not. */
export function isOfSystem({ label, columns }: Naming, source: ColumnProfile, { shapes }: Context): boolean {
  const [word, ...more] = wordsIn(label)
  if (!word || more.length > 0 || word.text.length < SHORTEST || isNumbered(word.text)) return false
  const isNamedAfter = (column: ColumnProfile): boolean => {
    const profile = [...shapes.keys()].find((one) => one.columns.includes(column))
    return profile !== undefined && wordsIn(profile.table.file_name).some(({ stem }) => stem === word.stem)
  }
  return isNamedAfter(source) && !columns.some(isNamedAfter)
}

/**
 * Whether rows are called by a column that is headed with such a name and just what the source's column is called: the “Oldware team” of a list of
 * sites for the “Team” of `Oldware7_people`.
 */
export function isCalledInSystem({ label, columns }: Naming, source: ColumnProfile, { shapes }: Context): boolean {
  const profile = [...shapes.keys()].find((one) => one.columns.includes(source))
  if (!profile || columns.includes(source)) return false
  const file = new Set(wordsIn(profile.table.file_name).map(({ text }) => withoutVersion(text)))
  const words = wordsIn(label)
  const [system, ...more] = words.filter(({ text }) => text.length >= SHORTEST && file.has(withoutVersion(text)))
  if (!system || more.length > 0 || words.length < 2) return false
  const rest = words.flatMap((word) => (word === system ? [] : [word.raw])).join(' ')
  return isCalledAlike({ label: rest }, source)
}

/** `Oldware7` is a version of one system. */
function withoutVersion(word: string): string {
  return word.replace(/\d+$/u, '')
}
