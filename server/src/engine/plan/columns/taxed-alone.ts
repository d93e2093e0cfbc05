import { headerTaxSide, isTaxSideAlone, taxSide } from '../../match/names/tax.ts'
import type { Candidate } from '../../match/score-columns.ts'
import type { OpenTable } from './open-table.ts'

// “inc VAT” on a sheet of labels says nothing but that the tax is in it. Where only one figure of the template is described as one with the tax, it is
// that, however it is called: “retail_price”, “The shelf price with VAT”.

/** So many of the cells must be figures, and be able to meet the rule. */
const MOST = 0.9

/** The only column whose header is a tax that is in it, or not, where no other figure of the template is described as such. */
export function taxedAlone(
  target: number,
  { byTarget, free, placement: { table, side } }: OpenTable,
): Candidate | undefined {
  const { columns } = side.template
  const sideOf = (at: number): ReturnType<typeof taxSide> =>
    side.kinds[at]!.includes('number')
      ? taxSide(columns[at]!.name.replaceAll('_', ' '), columns[at]!.description)
      : null
  const wanted = sideOf(target)
  if (wanted === null || columns.some((_, at) => at !== target && sideOf(at) === wanted)) return undefined
  const headers = table.profile.columns.map(({ name }) => headerTaxSide(name))
  const [source, ...others] = [...headers.keys()].filter((at) => headers[at] === wanted)
  if (source === undefined || others.length > 0 || !free.has(source)) return undefined
  const candidate = byTarget.get(target)?.find((one) => one.source === source)
  const isMeant = isTaxSideAlone(table.profile.columns[source]!.name)
  return isMeant && candidate && (candidate.kind ?? 0) >= MOST && (candidate.rule?.reachable ?? 1) >= MOST
    ? candidate
    : undefined
}
