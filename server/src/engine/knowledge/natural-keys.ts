import { conceptsOf } from '../match/names/words.ts'
import type { KeyColumns } from '../key-columns.ts'
import type { Template, TemplateColumn } from '../model.ts'
import { rememberingOf } from '../remembering.ts'
import { anyOf } from './grounded/acts.ts'
import { wordsIn } from './grounded/words.ts'

// “One row per student and class”: what tells the rows of a template apart where no column does so by itself, its natural key (Codd 1970 has it as
// a primary key of several domains).

/** What a template has one row for stands behind it. */
export const ONE_ROW = anyOf(
  '(?:one|a single|exactly one|only one) (?:row|record|line|entry) (?:per|for (?:each|every))(?: combination of)?',
  '(?:je )?(?:eine? zeile|ein (?:daten)?satz|ein eintrag) (?:pro|je|für jede[nrs]?)(?: kombination (?:aus|von))?',
  'une (?:seule )?(?:ligne|fiche|entrée) (?:par|pour chaque)',
  'una? (?:sol[ao] )?(?:fila|línea|registro|ficha) (?:por|para cada)',
  'una? (?:sol[ao] )?(?:riga|voce|record) (?:per ogni|per)',
  '(?:één|een) (?:rij|regel|record) (?:per|voor elke?)',
  'jeden wiersz na',
)
const CLAUSE_END = /[.;:()]/
const AND = /\s*,\s+|\s+(?:and|und|et|y|e|en)\s+/iu
/** Words that say of no thing in particular that it is its number. */
const OF_ANY = new Set(['number', 'id', 'code', 'key'])

/** The columns that together tell the rows of a template apart, as its description says; null where it says nothing of several. */
export const naturalKey = rememberingOf(({ description, columns }: Template): KeyColumns | null => {
  const said = ONE_ROW.exec(description ?? '')
  const [of = ''] = (description ?? '').slice(said ? said.index + said[0].length : Infinity).split(CLAUSE_END)
  const parts = of.trim().split(AND)
  if (parts.length < 2) return null
  const found = parts.map((part) => columnFor(part, columns))
  const key = found.flatMap((column) => (column && !column.unique ? [column.name] : []))
  const [first, ...others] = key
  const isWhole = key.length === parts.length && new Set(key).size === key.length
  return isWhole && first !== undefined ? { column: first, with: others } : null
})

/** The only column that is called so, or else the only one that is described so. */
function columnFor(part: string, columns: readonly TemplateColumn[]): TemplateColumn | null {
  const byName = columns.filter(({ name }) => isOf(part, name))
  const found = byName.length > 0 ? byName : columns.filter(({ description }) => isOf(part, description))
  const [only, ...more] = found
  return only !== undefined && more.length === 0 ? only : null
}

/** “student” for `student_id`, “Student number”: all that is said, with nothing more than that it is its number. */
function isOf(part: string, text = ''): boolean {
  const [own, said] = [telling(text), telling(part)]
  return said.length > 0 && said.length === own.length && said.every((one) => own.includes(one))
}

function telling(text: string): string[] {
  const words = wordsIn(text).flatMap(({ raw, stem }) => {
    const meant = conceptsOf(raw)
    return meant.length > 0 ? meant : [stem]
  })
  const own = words.filter((word) => !OF_ANY.has(word))
  return own.length > 0 ? own : words
}
