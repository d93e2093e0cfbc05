import { isWhole, tableLabel } from '../../context.ts'
import { toldDefault } from '../../columns/stand-ins.ts'
import { push, type Work } from '../column-values.ts'
import { saysZero, zeroOf } from './zero-said.ts'

// A ledger leaves the debit of a credit empty. Where both must be filled, that is no amount at all rather than one that is missing.

/** Of so many rows, each has one of the two. */
const NEARLY_ALL = 0.95

/** What an empty cell of a required amount is, where the template says so or the row has the other side of the account. */
export function addEmptyZero(work: Work): void {
  const { rule, target, source, placement, mapping, context } = work
  const { template } = placement.side
  const zero = rule && zeroOf(rule)
  const isSingle = mapping.sources.length === 1 && mapping.lead.length === 0
  if (!target.required || !zero || rule.matches('') || source.empty === 0 || source.filled === 0 || !isSingle) return
  if (toldDefault(template.slug, target.name, [source.name], context)) return
  const said = saysZero(target.description ?? '', zero)
  const other = said === undefined ? otherSide(work) : null
  if (said === undefined && other === null) return
  const why = other === null ? 'as the template says' : `as each of their rows has its amount as “${other}”`
  context.notes.push(
    `The ${source.empty} empty cells of “${source.name}” of ${tableLabel(placement.table.profile)} are “${zero}” of “${target.name}”, ${why}.`,
  )
  push(work, { kind: 'default', value: zero }, (value) => value)
}

/** The column with the other side of the account: nearly every row has an amount in one of both, and hardly any in both. */
function otherSide({ placement, mapping, target }: Work): string | null {
  const { table, side } = placement
  const own = side.names[side.template.columns.indexOf(target)]?.concepts ?? []
  const wanted = own.includes('debit') ? 'credit' : own.includes('credit') ? 'debit' : null
  if (wanted === null || !isWhole(table.profile)) return null
  const found = table.profile.columns.find(
    (_, at) => table.names[at]!.concepts.includes(wanted) && at !== mapping.sources[0],
  )
  const column = table.profile.columns[mapping.sources[0]!]!
  const rows = table.profile.rows.filter((cells) => {
    const isFilled = (position: number): boolean => (cells[position] ?? '').trim() !== ''
    return found !== undefined && isFilled(column.position) !== isFilled(found.position)
  })
  return found && rows.length >= NEARLY_ALL * table.profile.rows.length ? found.name : null
}
