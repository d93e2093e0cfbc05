import type { Body } from './body-model.ts'
import type { HeadRow } from './header.ts'

// `1000 · Cash:1010 · Checking`: bookkeeping writes number, name and place of an account into one cell. What a row is known by, and what it is called,
// are then two columns more; the path itself still tells what it is under.

/** The last number of a path with its name. The dot is what programs put between the two, and nobody else does. */
const NUMBERED = /^(?:.*:)?\s*([\p{L}\d./-]*\d[\p{L}\d./-]*)\s*[·•]\s*([^·•]*[^·•\s])\s*$/u
const LONGEST = 300
const LEAST_SHARE = 0.8
const LEAST_ROWS = 3
/** So many of the numbers in another column say that they have one of their own. */
const ELSEWHERE = 0.9

/** Columns for number and name, where nearly all cells of one have both and no other column has the numbers. */
export function readNumberedNames(body: Body, rows: readonly HeadRow[], header: readonly string[] | null): void {
  if (header === null) return
  const taken = new Set([...header, ...body.added.map(({ name }) => name)].map((name) => name.trim().toLowerCase()))
  for (const [at, name] of header.entries()) {
    const called = namesFor(name.trim(), header)
    if (called.some((one) => taken.has(one.toLowerCase()))) continue
    const cells = rows.flatMap(({ row, cells: all }) => (all[at]?.trim() ? [{ row, all, cell: all[at] }] : []))
    const parted = cells.flatMap(({ row, all, cell }) => {
      const [, number, own] = cell.length > LONGEST ? [] : (NUMBERED.exec(cell) ?? [])
      return number === undefined ? [] : [{ row, all, number, own: own! }]
    })
    if (parted.length < LEAST_ROWS || parted.length < LEAST_SHARE * cells.length) continue
    const isElsewhere = header.some(
      (_, other) =>
        other !== at &&
        parted.filter(({ all, number }) => all[other]?.trim() === number).length >= ELSEWHERE * parted.length,
    )
    if (isElsewhere) continue
    const names = new Map(cells.map(({ row, cell }) => [row, cell.slice(cell.lastIndexOf(':') + 1).trim()]))
    body.added.push(
      { name: called[0]!, values: new Map(parted.map(({ row, number }) => [row, number])) },
      { name: called[1]!, values: new Map([...names, ...parted.map(({ row, own }) => [row, own] as const)]) },
    )
    body.notes.push(
      `${name.trim() === '' ? `Column ${at + 1}` : `“${name.trim()}”`} has numbers with names (“${parted[0]!.number}” and “${parted[0]!.own}” …): they were read as two columns more, “${called[0]}” and “${called[1]}”.`,
    )
  }
}

const SIDES = [
  /^(?:total )?(?:debits?|debet|soll|debe|dare|dr)\.?$/iu,
  /^(?:total )?(?:credits?|haben|haber|avere|cr)\.?$/iu,
]

/** Balances are those of accounts, whether a header says so or not. */
function namesFor(name: string, header: readonly string[]): [number: string, name: string] {
  const isOfSides = SIDES.every((side) => header.some((other) => side.test(other.trim())))
  if (name === '' && !isOfSides) return ['Number', 'Name']
  const own = name === '' ? 'Account' : name
  return [`${own} number`, `${own} name`]
}
