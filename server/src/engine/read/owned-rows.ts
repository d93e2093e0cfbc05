import type { Body } from './body-model.ts'
import { cellType } from './cell-type.ts'
import type { HeadRow } from './header.ts'

// What the rows of a report that prints each document above its lines say of one another.

/** So many documents have a row of sums. */
const MOST = 0.8

/** The head above each of the rows. */
export function ownersOf(
  rows: readonly HeadRow[],
  heads: ReadonlySet<HeadRow>,
  below: ReadonlySet<HeadRow>,
): Map<number, HeadRow> {
  const owners = new Map<number, HeadRow>()
  let head: HeadRow | undefined
  for (const record of rows) {
    if (heads.has(record)) head = record
    else if (head && below.has(record)) owners.set(record.row, head)
  }
  return owners
}

export function inherited(owners: ReadonlyMap<number, HeadRow>, at: number): Map<number, string> {
  return new Map([...owners].flatMap(([row, head]) => (head.cells[at] ? [[row, head.cells[at]] as const] : [])))
}

/** What rows of sums say of the head above them, where most heads have such a row: a column for each label and figure. */
export function sumsOf(
  sums: readonly HeadRow[],
  owners: ReadonlyMap<number, HeadRow>,
  heads: number,
  names: readonly string[],
): { columns: Body['added']; taken: Set<number> } {
  const found = sums.flatMap((record) => {
    const head = owners.get(record.row)
    const label = record.cells.find((cell) => cell !== '' && cellType(cell) !== 'number') ?? ''
    return head ? [{ record, head, label }] : []
  })
  const taken = new Set<number>()
  const columns = [...Map.groupBy(found, ({ label }) => label)].flatMap(([label, group]) => {
    const first = [...new Map(group.toReversed().map((one) => [one.head, one])).values()]
    if (first.length < MOST * heads) return []
    for (const { record } of first) taken.add(record.row)
    const figures = [...names.keys()].filter((at) =>
      first.some(({ record: { cells } }) => (cells[at] ?? '') !== '' && cells[at] !== label),
    )
    const own = namesIn(label, figures.length)
    return figures.map((at, index) => ({
      name: own?.[index] ?? (figures.length === 1 ? label : `${label} ${names[at] ?? ''}`.trim()),
      values: new Map(first.map(({ record, head }) => [head.row, record.cells[at] ?? ''])),
    }))
  })
  return { columns, taken }
}

/** “Total net / VAT / gross” above as many figures names each of them; what it begins with is said of all. */
function namesIn(label: string, figures: number): string[] | null {
  const parts = label.split(/\s*[/|]\s*/u).filter((part) => part !== '')
  if (figures < 2 || parts.length !== figures) return null
  const [first = '', ...more] = parts
  const front = /^\S+(?=\s+\S)/u.exec(first)?.[0]
  return front === undefined ? parts : [first, ...more.map((part) => `${front} ${part}`)]
}
