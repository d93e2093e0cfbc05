import { conceptsOf } from '../../match/names/words.ts'
import { mayBeOne, partiesAmong } from '../../match/vocabulary/parties.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Placement } from '../context.ts'

// Jobs name a driver, and a list has the driver's e-mail: that is no “customer e-mail”, however well an e-mail address would fill it.

/** What is somebody's own; a region or a rate may well be that of whoever is in charge. */
const OWN = new Set([
  'name',
  'first',
  'last',
  'email',
  'phone',
  'mobile',
  'fax',
  'address',
  'street',
  'house',
  'city',
  'postal',
  'birth',
])

/** Whether what a list says of those whom a column names is of somebody else than the template column is about. */
export function isOfAnother(
  target: number,
  { side }: Pick<Placement, 'side'>,
  key: Pick<ColumnProfile, 'name'>,
  { table }: Pick<TableProfile, 'table'>,
): boolean {
  const { name, description } = side.template.columns[target]!
  if (!conceptsOf(name).some((concept) => OWN.has(concept))) return false
  const first = (texts: readonly string[]): string[] =>
    texts.map((text) => partiesAmong(conceptsOf(text))).find(({ length }) => length > 0) ?? []
  // Rows that are nobody themselves have what belongs to whom they name.
  const wanted = first([name, description ?? '', `${side.template.name} ${side.template.slug}`])
  const listed = first([key.name, `${table.name} ${table.file_name}`])
  return wanted.length > 0 && listed.length > 0 && !wanted.some((one) => listed.some((other) => mayBeOne(one, other)))
}
