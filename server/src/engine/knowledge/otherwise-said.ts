import { escaped } from '../escaped.ts'
import type { TemplateColumn } from '../model.ts'
import { OTHERWISE_WORDS } from './grounded/acts.ts'
import { valuesOf } from './grounded/columns.ts'

// “yes if the form is on file, otherwise no”: what a row has of which nothing is said.

const NO_MARK =
  '(?:no mark|not marked|not ticked|unticked|unmarked|blank|empty|nothing|leer|kein (?:kreuz|haken|eintrag)|vide|rien|vac[íi]o|en blanco|vuoto|leeg|puste|prázdné)'

/** The only allowed value that a description says of all rows that are not of another one named before, or of cells without a mark; null where it says none. */
export function otherwiseSaid(column: TemplateColumn): { value: string; said: string } | null {
  const allowed = valuesOf(column)
  const { description } = column
  if (!description || allowed.length < 2) return null
  const value = `["“„'‘]?(${allowed.map(escaped).join('|')})(?![\\p{L}\\p{N}_-])`
  const others = [
    new RegExp(`[,;(]\\s*(?:and |und |et |y |e |en )?(?:${OTHERWISE_WORDS})\\s*[:,]?\\s+${value}`, 'giu'),
    new RegExp(`(?<!\\p{L})${NO_MARK}\\s*(?:=|:|is|means|ist|hei(?:ß|ss)t|=>|→)\\s*${value}`, 'giu'),
  ].flatMap((pattern) => [...description.matchAll(pattern)])
  const found = others.map(([said, word]) => ({
    value: allowed.find((one) => one.toLowerCase() === word!.toLowerCase())!,
    said,
  }))
  const [first] = found
  return first && found.every((one) => one.value === first.value) ? first : null
}
