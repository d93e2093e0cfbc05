import { conceptsOf } from '../match/names/words.ts'
import { filledOf } from './below.ts'
import { rowList, type Body } from './body-model.ts'
import type { HeadRow } from './header.ts'

// Lines of prints that say something of the row above them: “** called the day before”, “Obs: leave at the gate”.

/** A row that lines are said of has at least so many cells. */
const LEAST_CELLS = 3
/** One such line may be anything. */
const LEAST_LINES = 2

/** Remarks on the row above, in a cell of their own below it: a column of those rows. */
export function readRemarks(body: Body, rows: readonly HeadRow[], header: readonly string[] | null): void {
  const whole = new Set(wholeRows(rows))
  const values = new Map<number, string>()
  const remarks: HeadRow[] = []
  let above: HeadRow | null = null
  let label = ''
  for (const record of rows) {
    const remark = whole.has(record) ? null : remarkIn(record)
    if (remark === null || above === null) above = whole.has(record) ? record : null
    else {
      const said = values.get(above.row)
      values.set(above.row, said === undefined ? remark.text : `${said} ${remark.text}`)
      if (label === '') label = remark.label
      remarks.push(record)
    }
  }
  if (remarks.length < LEAST_LINES) return
  for (const { row } of remarks) body.leftOut.set(row, 'remark on the row above')
  const name = [label || 'Remark', 'Remark on the row'].find((one) => !header?.includes(one)) ?? 'Remark (below)'
  body.added.push({ name, values })
  const [first] = remarks
  body.notes.push(
    `Rows ${rowList(remarks.map(({ row }) => row))} (“${loneText(first!)}” …) are remarks on the rows above them: they were read as a column “${name}” of those.`,
  )
}

function wholeRows(rows: readonly HeadRow[]): HeadRow[] {
  const usual = rows.map(filledOf).toSorted((a, b) => a - b)[rows.length >> 1] ?? 0
  return rows.filter((record) => filledOf(record) >= LEAST_CELLS && filledOf(record) * 2 > usual)
}

/** The one thing that a line says; '' where it says several. */
function loneText(record: HeadRow): string {
  return filledOf(record) === 1 ? record.cells.find((cell) => cell !== '')!.trim() : ''
}

interface Remark {
  label: string
  text: string
}

function remarkIn(record: HeadRow): Remark | null {
  // What begins where rows begin may head the rows below.
  const text = (record.cells[0] ?? '') === '' ? loneText(record) : ''
  const starred = /^\*{1,3}\s*(?<text>\p{L}.*[^*])$/u.exec(text)
  if (starred) return { label: '', text: starred.groups!.text! }
  const labelled = /^(?<label>\p{L}[\p{L}.]{1,20}) ?[:：]\s*(?<text>\S.*)$/u.exec(text)
  const label = labelled?.groups?.label ?? ''
  return conceptsOf(label.replaceAll('.', '')).join() === NOTE ? { label, text: labelled!.groups!.text! } : null
}

const NOTE = 'note'
