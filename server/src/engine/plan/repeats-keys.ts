import { decideColumns } from '../match/choose-columns.ts'
import type { Candidate } from '../match/score-columns.ts'
import type { ColumnProfile } from '../profile/model.ts'
import type { Placement } from './context.ts'

/** From this share of the cells on that repeat others, they are no keys that were entered twice by mistake. */
const OFTEN = 0.1
/** A table that lacks more than one column of those that each row must have is hardly one of such rows. */
const LACKING = 2
/** A column that is likely enough to be one of the linking template's own. */
const LIKELY = 0.5

/**
 * The only template that links to what a table would be the key of, but repeats: licences by the numbers of drivers, several rows a
 * person. Only where the table lacks what the template that it fits best must have: one flat file of parents and lines has both.
 */
export function linkedInstead(best: Placement, fits: Placement[]): Placement | undefined {
  const { columns, id } = best.side.template
  const lacking = lackingIn(best)
  if (lacking < LACKING) return undefined
  const key = chosenIn(best).find(({ source, target }) => {
    const { required, unique } = columns[target]!
    return required && unique && repeatedIn(best.table.profile.columns[source]!) > OFTEN
  })
  if (!key) return undefined
  const linking = fits.filter(({ side, candidates }) => {
    const links = (at: number): boolean =>
      side.template.columns[at]!.linkRule?.some(
        ({ templateId, columnName }) => templateId === id && columnName === columns[key.target]!.name,
      ) ?? false
    const at = side.template.columns.findIndex(({ required, unique }, index) => required && !unique && links(index))
    const own = decideColumns(candidates, side).some(
      ({ candidate, confidence }) => candidate.target !== at && confidence >= LIKELY,
    )
    return side !== best.side && at >= 0 && own
  })
  const [only, ...others] = linking
  return only && others.length === 0 && lackingIn(only) < lacking ? only : undefined
}

function chosenIn({ candidates, side }: Placement): Candidate[] {
  return decideColumns(candidates, side).map(({ candidate }) => candidate)
}

/** How many columns that each row must have the table has nothing for. */
function lackingIn(placement: Placement): number {
  const chosen = chosenIn(placement)
  const { columns } = placement.side.template
  return columns.filter(({ required }, at) => required && !chosen.some(({ target }) => target === at)).length
}

/** The share of cells whose number, written with zeros before it or without, stands in another row too. */
function repeatedIn({ values, filled }: ColumnProfile): number {
  const seen = new Set(values.map(({ value }) => value.trim().replace(/^0+(?=\d)/, '')))
  const rows = values.reduce((sum, { count }) => sum + count, 0)
  return filled === 0 ? 0 : (rows - seen.size) / rows
}
