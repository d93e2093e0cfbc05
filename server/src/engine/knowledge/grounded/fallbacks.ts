import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf } from './acts.ts'
import type { Unread } from './unread.ts'
import { placeOf, wordsIn } from './words.ts'

// “One phone number: the cell (mobile), or the home phone (landline) where there is no cell”: a column takes another one's place where that is
// empty, in each table that has both, under whichever of the words it calls them by.

const OR = '(?:or|oder|ou|o|of)'
const WHERE = "(?:where|if|when|wo|wenn|falls|s[’']il|si|quand|là où|se|quando|dove|cuando|donde|als|wanneer|waar)"
const NONE =
  '(?:no|none|not|empty|blank|missing|lacks?|kein\\p{L}*|leer|fehlt|pas|aucune?|vide|manque|hay|falta|vac[ií][oa]|manca|vuot[oa]|non|geen|leeg|ontbreekt)'
/** “A, or B where there is no A” and “A, otherwise B”. */
const INSTEAD = [
  new RegExp(`^(.+?),? ${OR} (?:else )?(.+?),? ${WHERE} (?:[^.;]{0,40}\\s)?${NONE}(?!\\p{L})`, 'iu'),
  new RegExp(
    '^(.+?),? (?:or else|otherwise|else|sonst|ansonsten|ersatzweise|sinon|à défaut|en su defecto|si no|altrimenti|in mancanza|anders|bij gebrek) (.+)$',
    'iu',
  ),
]
/** What is said of leaving rows out is not of what fills a column. */
const NO_FILLING = anyOf('rows?|records?|zeilen?|lignes?|filas?|righe?|rijen?|regels?')

/** The columns that a sentence says stand in for another one. */
export function fallbacksIn({ text, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  if (NO_FILLING.test(text)) return []
  const [, before = '', instead = ''] = INSTEAD.map((form) => form.exec(text)).find((found) => found !== null) ?? []
  if (before === '' || instead === '') return []
  const first = before.slice(before.search(/[^:;]*$/u))
  const pairs = profiles.flatMap(({ columns }): [string, string][] => {
    const [column, ...others] = calledIn(first, columns)
    const [source, ...more] = calledIn(instead, columns)
    const isPair =
      column !== undefined && source !== undefined && column !== source && others.length + more.length === 0
    return isPair && areAlike(column, source) ? [[column.name, source.name]] : []
  })
  return [...new Map(pairs.map((pair) => [pair.join('\n'), pair])).values()].map(([column, source]) => ({
    ...origin,
    kind: 'fallback',
    column,
    source,
  }))
}

/** The columns that are called so; of “Phone” and “Home phone” the one with more words. */
function calledIn(text: string, columns: readonly ColumnProfile[]): ColumnProfile[] {
  const said = wordsIn(text)
  const called = columns.filter(({ name }) => placeOf(wordsIn(name), said) >= 0)
  return called.filter(
    (one) =>
      !called.some(({ name }) => name.length > one.name.length && placeOf(wordsIn(one.name), wordsIn(name)) >= 0),
  )
}

/** From this share of its cells on a column is of a type. */
const MOSTLY = 0.5

/** One has gaps, and both hold the same kind of thing, as far as that can be told. */
function areAlike(column: ColumnProfile, source: ColumnProfile): boolean {
  const typesOf = ({ types }: ColumnProfile): string[] =>
    Object.entries(types).flatMap(([type, share = 0]) => (share >= MOSTLY ? [type] : []))
  const [own, other] = [typesOf(column), typesOf(source)]
  return column.empty > 0 && (own.length === 0 || other.length === 0 || own.some((type) => other.includes(type)))
}
