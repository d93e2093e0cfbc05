import { unitCalled } from '../profile/units.ts'
import { cellType } from './cell-type.ts'
import type { HeadRow } from './header.ts'

const BODY_ROWS = 60
/** A column is of figures where at least this share of its cells are. */
const FIGURES = 0.8
const MAX_LENGTH = 12

/** A row of units below a header: each in brackets (“(kg)”), or plain ones over nothing but figures (“kg”, “EUR”, “mg/l”). */
export function areUnits(rows: HeadRow[], at: number): boolean {
  const given = [...rows[at]!.cells.entries()].filter(([, cell]) => cell !== '')
  if (given.length === 0) return false
  if (given.every(([, cell]) => /^[[(].{1,30}[\])]$/.test(cell.trim()))) return true
  const words = given.filter(([, cell]) => cell.trim() !== '-')
  const below = rows.slice(at + 1, at + 1 + BODY_ROWS)
  const known = words.filter(([, cell]) => isUnit(cell.trim())).length
  return known > 0 && known * 2 >= words.length && words.every((cell) => isOverFigures(cell, below))
}

function isOverFigures([column, cell]: [number, string], below: HeadRow[]): boolean {
  if (cell.trim().length > MAX_LENGTH || cellType(cell) === 'number') return false
  const values = below.map(({ cells }) => cells[column] ?? '').filter((value) => value !== '')
  return values.length > 1 && values.filter((value) => cellType(value) === 'number').length >= FIGURES * values.length
}

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
