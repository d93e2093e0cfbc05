import { cellsOf } from '../../profile/cells-of.ts'
import { decideColumns } from '../../match/choose-columns.ts'
import type { Candidate } from '../../match/score-columns.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { sharedIn } from '../joins/join-keys.ts'
import type { Placement } from '../context.ts'

/** From this share of the cells on that repeat others, they are no keys that were entered twice by mistake. */
const OFTEN = 0.1
/** A table that lacks more than one column of those that each row must have is hardly one of such rows. */
const LACKING = 2
/** A column that is likely enough to be one of the linking template's own. */
const LIKELY = 0.5

/**
 * The only template that links to what a table would be the key of, but repeats: licences by the numbers of drivers, several rows a
 * person. Only where the table lacks what the template that it fits best must have, or where another one has that: one flat file of parents and
 * lines has both.
 */
export function linkedInstead(
  best: Placement,
  fits: Placement[],
  profiles: readonly TableProfile[],
): Placement | undefined {
  const { columns, id } = best.side.template
  const lacking = lackingIn(best)
  const key = chosenIn(best).find(({ source, target }) => {
    const { required, unique } = columns[target]!
    return required && unique && repeatedIn(best.table.profile.columns[source]!) > OFTEN
  })
  if (!key) return undefined
  const haveHeads = areHeadsElsewhere(best.table.profile, key.source, profiles)
  if (lacking < LACKING && !haveHeads) return undefined
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
  return only && others.length === 0 && (haveHeads || lackingIn(only) < lacking) ? only : undefined
}

/** From this share of the keys on, another table of the file has them, each once. */
const HEADED = 0.9

/** Whether another table of the same file has the same column, with each of these keys once: a report's invoices, above the lines of each. */
function areHeadsElsewhere(
  { table, columns }: TableProfile,
  source: number,
  profiles: readonly TableProfile[],
): boolean {
  const own = columns[source]!
  return profiles.some((other) => {
    if (other.table === table || other.table.file_id !== table.file_id) return false
    const heads = other.columns.find(({ name, unique }) => unique && name === own.name)
    return heads !== undefined && (sharedIn(own, heads) ?? 0) >= HEADED
  })
}

/** So much of what the template that the table fits best has repeats from row to row: it is said of what the rows belong to. */
const REPEATED = 0.3

/**
 * The only template that links to the one that a table fits best, where the rows are of that: variants of products, each with the product's
 * title. What tells the rows apart would be the key of both, all else that the linking one must have is there, and what else would be the
 * other's repeats. That is taken from these rows then (inline.ts).
 */
export function linesInstead(best: Placement, fits: Placement[]): Placement | undefined {
  const { columns, id } = best.side.template
  const chosen = chosenIn(best)
  const rows = best.table.profile.columns
  const key = chosen.find(({ target }) => columns[target]!.unique && columns[target]!.required)
  const rest = chosen.filter(({ target }) => !columns[target]!.unique)
  if (!key || repeatedIn(rows[key.source]!) > 0 || rest.length === 0) return undefined
  if (rest.some(({ source }) => repeatedIn(rows[source]!) < REPEATED)) return undefined
  const linking = fits.filter((fit) => {
    const own = fit.side.template.columns
    const found = chosenIn(fit)
    const isLink = (at: number): boolean => own[at]!.linkRule?.some(({ templateId }) => templateId === id) ?? false
    const lacking = own.filter(
      ({ required }, at) => required && !isLink(at) && !found.some(({ target }) => target === at),
    )
    const hasKey = found.some(({ source, target }) => source === key.source && own[target]!.unique)
    return own.some(({ required }, at) => required && isLink(at)) && hasKey && lacking.length === 0 && found.length > 1
  })
  return linking.length === 1 ? linking[0] : undefined
}

/** A column that is the key of rows by its name and its values. */
const KEYED = 0.9
/** So few rows may have been written twice. */
const RARELY = 0.05

/**
 * The only template that links to the one that a table fits best, where what would be the key of that stands in several rows, and each row has a
 * key of its own in the linking one: rentals, each with all that is known of who rented. These are taken from the rows then (inline.ts).
 */
export function keyedInstead(best: Placement, fits: Placement[], least: number): Placement | undefined {
  const { columns, id } = best.side.template
  const rows = best.table.profile.columns
  const isKey = (placement: Placement, target: number): boolean => {
    const { required, unique } = placement.side.template.columns[target]!
    return required && unique
  }
  const key = chosenIn(best).find(({ target }) => isKey(best, target))
  if (!key || repeatedIn(rows[key.source]!) <= OFTEN) return undefined
  const linking = fits.filter((fit) => {
    if (fit === best || fit.fit < least) return false
    const choices = decideColumns(fit.candidates, fit.side)
    const isLinked = choices.some(
      ({ candidate: { source, target } }) =>
        source === key.source &&
        fit.side.template.columns[target]!.linkRule?.some(
          ({ templateId, columnName }) => templateId === id && columnName === columns[key.target]!.name,
        ),
    )
    const isKeyed = choices.some(
      ({ candidate: { source, target }, confidence }) =>
        confidence >= KEYED && isKey(fit, target) && rows[source]!.empty === 0 && repeatedIn(rows[source]!) <= RARELY,
    )
    return isLinked && isKeyed
  })
  return linking.length === 1 ? linking[0] : undefined
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
  const rows = cellsOf(values)
  return filled === 0 ? 0 : (rows - seen.size) / rows
}
