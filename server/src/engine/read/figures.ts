import { cellType } from './cell-type.ts'

/**
 * A column's cells as figures, null where one is no number: only to compare and to add them. Which mark parts the decimals, the column's cells
 * tell together; where none does, three figures behind a mark are taken for thousands, in all cells alike.
 */
export function figuresOf(cells: readonly string[]): (number | null)[] {
  const written = cells.map((cell) =>
    cellType(cell.replace(MINUS_BEHIND, '$1')) === 'number' ? cell.replace(SHORT_CURRENCY, '') : null,
  )
  const decimal = decimalMark(written.filter((cell) => cell !== null))
  return written.map((cell) => (cell === null ? null : figureOf(cell, decimal)))
}

/** “922,06-”, as bookkeeping programs print it. */
const MINUS_BEHIND = /^(\s*\d[\d.,' ]*)[-−–]\s*$/u

/** The point of “Rs. 248” is none of its figure. */
const SHORT_CURRENCY = /\p{L}+\./u

function decimalMark(cells: readonly string[]): '.' | ',' | null {
  for (const cell of cells) {
    const [last] = /[.,](?=\d*[^\d.,]*$)/.exec(cell) ?? []
    if (last === undefined) continue
    const other = last === '.' ? ',' : '.'
    const repeated = cell.split(last).length > 2
    const behind = /\d*(?=[^\d]*$)/.exec(cell.slice(cell.lastIndexOf(last) + 1))![0].length
    if (repeated) return other
    if (cell.includes(other) || behind !== 3 || /^\D*0[.,]/.test(cell)) return last as '.' | ','
  }
  return null
}

function figureOf(cell: string, decimal: '.' | ',' | null): number | null {
  const digits = [...cell].filter((sign) => /\d/.test(sign) || sign === decimal).join('')
  const figure = Number(decimal === null ? digits : digits.replace(decimal, '.'))
  const negative = /^\D*[-−–]|^\D*\(|[-−–]\s*$/u.test(cell)
  return Number.isFinite(figure) && digits !== '' ? (negative ? -figure : figure) : null
}
