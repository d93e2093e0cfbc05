import { isBorneOut, type Candidate } from '../../match/score-columns.ts'
import { HEADS } from '../../match/vocabulary.ts'
import { conceptsOf, squash } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { askedWith, UNMAPPED, type Context, type Filled, type Placed, type Placement } from '../context.ts'
import { SURE } from '../sure.ts'

// A column under a name that nobody knows holds what another table has under a known one: the same few names, the same codes.

/** So much of a column stands in the other one, too. */
const MOST = 0.6
/** The next best has so much less. */
const CLEARLY = 2
/** Values that stand there again and again: names of things, not of rows. */
const REPEATED = 2

/** The columns that are surely mapped as they are. */
export function filledColumns(placed: readonly Placed[]): Filled[] {
  return placed.flatMap(({ placement: { table, side }, mappings }) =>
    mappings.flatMap(({ sources, lead, confidence }, target): Filled[] => {
      const [source, ...more] = sources
      if (source === undefined || more.length > 0 || lead.length > 0 || confidence < SURE) return []
      const profile = table.profile.columns[source]!
      return isTelling(profile)
        ? [{ slug: side.template.slug, column: side.template.columns[target]!.name, profile }]
        : []
    }),
  )
}

/** The one column with the values that fill the template column in another table, or one of the same name in another template. */
export function likeElsewhere(
  target: number,
  open: readonly Candidate[],
  free: ReadonlySet<number>,
  { table, side }: Placement,
  { filled = [] }: Context,
): { candidate: Candidate; why: string } | undefined {
  const { name } = side.template.columns[target]!
  const isNamed = conceptsOf(name).some((concept) => !HEADS.has(concept))
  const known = filled.filter(
    ({ slug, column, profile }) =>
      !table.profile.columns.includes(profile) &&
      (slug === side.template.slug ? column === name : isNamed && squash(column) === squash(name)),
  )
  if (known.length === 0) return undefined
  const values = new Set(known.flatMap(({ profile }) => profile.values.map(({ value }) => fold(value))))
  const [best, second] = open
    .filter((one) => one.target === target && free.has(one.source) && isTelling(table.profile.columns[one.source]!))
    .map((candidate) => ({ candidate, share: shareIn(values, table.profile.columns[candidate.source]!) }))
    .toSorted((a, b) => b.share - a.share)
  if (!best || best.share < MOST || (second && second.share * CLEARLY > best.share)) return undefined
  const [{ profile: other }] = known as [Filled]
  const { name: own } = table.profile.columns[best.candidate.source]!
  return {
    candidate: best.candidate,
    why: `The values of “${own}” are those of “${other.name}”, which is “${name}” elsewhere.`,
  }
}

/**
 * The column that fills the template column for sure in another table with the same headers: a month with hardly a row is read as the others
 * are, if its values don't speak against it.
 */
export function asInSameShape(
  target: number,
  own: readonly Candidate[],
  free: ReadonlySet<number>,
  { table: { profile }, side }: Placement,
  context: Context,
): Candidate | undefined {
  const same = askedWith(profile, context)
  const [known] = (context.placed ?? []).flatMap(({ placement: { table, side: other }, mappings }) => {
    const { sources, lead, guessed, confidence } = mappings[target] ?? UNMAPPED
    const isOfShape = table.profile !== profile && other.template === side.template && same.includes(table.profile)
    return isOfShape && sources.length === 1 && lead.length === 0 && !guessed && confidence >= SURE ? sources : []
  })
  const found = known === undefined ? undefined : own.find(({ source }) => source === known)
  if (!found) return undefined
  return profile.columns[found.source]!.filled === 0 || (free.has(found.source) && isBorneOut(found))
    ? found
    : undefined
}

/** A letter alone stands for whatever its column asks: Y and N of one are those of every other. */
const SAYS_MORE = /\p{L}.*[\p{L}\p{N}]|\p{N}.*\p{L}/u

/** Few different values, and letters in most of them: figures are alike by chance, and so are single letters and the words for yes and no. */
function isTelling({ values, complete, distinct, filled, types }: ColumnProfile): boolean {
  if ((types.boolean ?? 0) >= MOST) return false
  const lettered = values.filter(({ value }) => SAYS_MORE.test(value)).length
  return complete && distinct > 1 && filled >= REPEATED * distinct && lettered > distinct / 2
}

function shareIn(known: ReadonlySet<string>, { values, filled }: ColumnProfile): number {
  return values.reduce((sum, { value, count }) => (known.has(fold(value)) ? sum + count : sum), 0) / filled
}

function fold(value: string): string {
  return value.trim().toLowerCase()
}
