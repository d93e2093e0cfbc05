import { anyOf } from '../../knowledge/grounded/acts.ts'
import type { ColumnProfile } from '../../profile/model.ts'

// “Legacy Chart #”, “frühere Kundennummer”: the list that calls a number so has the newer ones, and its rows stay where both have somebody.

// “Alt” is an alternative in English, and stands for old only with its German ending.
const OLDER = anyOf(
  'old|older|former|previous|legacy',
  'alte[rsn]?|bisherige?[rsn]?|frühere?[rsn]?|ehemalige?[rsn]?|vorherige?[rsn]?',
  'ancien(?:ne)?s?|précédente?s?|antérieure?s?',
  'antigu[oa]s?|anterior(?:es)?',
  'vecchi[oa]?|precedent[ei]',
  'oude?|vorige|voormalige?',
  'star[yaeýáé]|dawn[yae]|poprzedni[ae]?|předchozí',
  'gam(?:mal|la|melt?|le)|tidigare|tidligere|antig[oa]s?',
)

/** Whether its header says that a column has the numbers of an older list. */
export function hasOlderNumbers({ name }: Pick<ColumnProfile, 'name'>): boolean {
  return OLDER.test(name.replace(/[_-]/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
}
