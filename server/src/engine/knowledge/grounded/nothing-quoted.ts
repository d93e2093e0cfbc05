import { CONCEPTS } from '../../match/vocabulary.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { LEAVE_EMPTY } from './leave-empty.ts'
import { MEANS, QUOTED } from './quoted-values.ts'
import type { Unread } from './unread.ts'

// “Rang "angefragt" heißt: noch keiner, bitte leer lassen”, “"open" in the contracts means it goes on, leave the end date empty”: a value that
// stands for nothing in the only column that has it.

const VALUE = new RegExp(QUOTED, 'gu')
const EXPLAINED = new RegExp(`${QUOTED}[^"“”„«»\`]{0,60}?\\s${MEANS}(?!\\p{L})`, 'iu')
/** What is left empty may be called a cell, which is any. */
const ANY_CELL =
  /(?<!\p{L})(?:cells?|fields?|columns?|values?|zellen?|feld(?:er)?|spalten?|cellules?|cases?|champs?|colonnes?|celdas?|campos?|columnas?|celle|cella|campi|campo|cellen|cel|velden|veld)(?!\p{L})/giu

/** The value as one for nothing, unless what is left empty is another column than the one that has it. */
export function nothingQuoted({ text, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  const [quoted, ...more] = text.match(VALUE) ?? []
  if (quoted === undefined || more.length > 0 || !EXPLAINED.test(text) || !LEAVE_EMPTY.test(text)) return []
  const token = quoted.slice(1, -1).trim()
  const having = profiles.flatMap(({ columns }) =>
    columns.flatMap(({ name, values }) => (values.some(({ value }) => value.trim() === token) ? [name] : [])),
  )
  const [column, ...others] = new Set(having)
  if (column === undefined || others.length > 0 || isOfAnother(text, column)) return []
  return [{ ...origin, kind: 'null_token', tokens: [token], column }]
}

/** “…, leave the end date empty”, where the value stands in the column of the states. */
function isOfAnother(text: string, column: string): boolean {
  const clause = text.split(/[,;:–]/u).find((one) => LEAVE_EMPTY.test(one)) ?? ''
  const left = conceptsOf(clause.replace(LEAVE_EMPTY, (said) => said.replace(EMPTIED, ' ')).replace(ANY_CELL, ' '))
  const known = left.filter((concept) => CONCEPTS.has(concept) && concept !== 'date')
  const own = conceptsOf(column)
  return known.length > 0 && !known.some((concept) => own.includes(concept))
}

/** The words of leaving and of nothing themselves. */
const EMPTIED =
  /(?<!\p{L})(?:leave|left|keep|set|make|empty|blank|leer|frei|lass\p{L}*|bleib\p{L}*|laiss\p{L}*|vides?|dej\p{L}*|vac[ií][oa]s?|deix\p{L}*|vazi[oa]s?|lämna\p{L}*|tom[ta]?|lasci\p{L}*|vuot[oaei]|la(?:at|ten)|leeg)(?!\p{L})/giu
