import { readDate } from '../profile/dates.ts'
import { unitCalled } from '../profile/units.ts'
import { cellType } from './cell-type.ts'
import type { HeadRow } from './header.ts'

const BODY_ROWS = 60
/** A column is of figures, days or answers where at least this share of its cells are. */
const FIGURES = 0.8
const MAX_LENGTH = 12

/**
 * A row below a header of what is to be entered: units, each in brackets (“(kg)”) or plain over nothing but figures (“kg”, “EUR”, “mg/l”),
 * answers over nothing but these (“Y/N”), and how days are written over days (“dd/mm/yyyy”).
 */
export function areUnits(rows: HeadRow[], at: number): boolean {
  const given = [...rows[at]!.cells.entries()].filter(([, cell]) => cell !== '')
  if (given.length === 0) return false
  if (given.every(([, cell]) => /^[[(].{1,30}[\])]$/.test(cell.trim()))) return true
  const words = given.filter(([, cell]) => cell.trim() !== '-')
  const below = rows.slice(at + 1, at + 1 + BODY_ROWS)
  const kinds = words.map(([column, cell]) => kindOver(cell.trim(), column, below))
  const known = kinds.filter((kind) => kind === 'known').length
  return known > 0 && known * 2 >= words.length && !kinds.includes('other')
}

/** `known`: what such a row has, over what it says; `figures`: anything else over figures. */
function kindOver(text: string, column: number, rows: HeadRow[]): 'known' | 'figures' | 'other' {
  const values = rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((value) => value !== '')
  const areMostly = (is: (value: string) => boolean): boolean =>
    values.length > 1 && values.filter(is).length >= FIGURES * values.length
  const answers = answersIn(text)
  if (answers !== null && areMostly((value) => answers.has(value.toLowerCase()))) return 'known'
  if (DAYS.test(text) && areMostly((value) => readDate(value) !== null)) return 'known'
  if (text.length > MAX_LENGTH || cellType(text) === 'number') return 'other'
  if (!areMostly((value) => cellType(value) === 'number')) return 'other'
  return isUnit(text) ? 'known' : 'figures'
}

/** The two to four answers that a text gives to choose from, in small letters: “S/N”, “yes/no”. */
function answersIn(text: string): Set<string> | null {
  const answers = text.toLowerCase().split(/\s?[/|]\s?/)
  const areWords = answers.every((answer) => /^\p{L}{1,10}$/u.test(answer))
  return areWords && answers.length >= 2 && answers.length <= 4 ? new Set(answers) : null
}

/** How days are written, in letters of the languages that have their own for it: “dd/mm/yyyy”, “TT.MM.JJJJ”, “jj/mm/aaaa”. */
const DAYS =
  /^(?:[dtjg]{1,2}([./-])m{1,2}\1[yaj]{2,4}|[yaj]{4}([./-])m{1,2}\2[dtjg]{1,2}|m{1,2}([./-])d{1,2}\3y{2,4})$/iu

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

/** A unit, a currency, or one per another: “mg/l”, “EUR/m²”. */
function isUnit(text: string): boolean {
  return (
    /^(?:[%‰°]|\p{Sc}|°[CF]|zł|Kč|kr\.?|st(?:k|ck|\.)?|pcs\.?|pz\.?|szt\.?|uds?\.?)$/iu.test(text) ||
    /^[\p{L}%‰°µΩ\p{Sc}]{1,5}\s?\/\s?[\p{L}\d²³]{1,8}$/u.test(text) ||
    CURRENCIES.has(text) ||
    unitCalled(text) !== null
  )
}
