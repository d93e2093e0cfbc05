import type { TableSide, TemplateSide } from '../sides.ts'
import { sharesOf, type Composite } from './composite.ts'
import { DEGREE, OF_WORK } from './titles.ts'

// What somebody is called by and what somebody has become, in one column: “Frau”, “Herr Dr.”, “Mrs Prof.”, for a column of each.

const CALLED =
  '(?:Herrn?|Frau|Hrn?|Fr|Mrs|Mr|Ms|Miss|Mstr|Mx|Mme|Mlle|Madame|Monsieur|M|Señora|Señor|Sra|Srta|Sr|Signora|Signor|Sig\\.ra|Sig|Dhr|Mevr|Mevrouw|Mnr|Mev|Mej|Heer|Pani|Pan)\\.?'
const DEGREES = `${DEGREE}(?:\\s*${DEGREE})*`
const EITHER = new RegExp(`^(?:${CALLED}(?:\\s+${DEGREES})?|${DEGREES})$`, 'u')
const BOTH = new RegExp(`^${CALLED}\\s+${DEGREES}$`, 'u')
/** Where all is the one or the other but for a few, such as “Familie”, the column is of these. */
const MOST = 0.9

const ROLES = ['salutation', 'title'] as const

/** The two columns for one that has both in some rows; the title is the degree alone, as the other column has the rest. */
export function splitSalutations(table: TableSide, side: TemplateSide): Composite[] {
  const [called, degree] = ROLES.map((role) => targetsOf(role, side))
  if (called?.length !== 1 || degree?.length !== 1) return []
  const found = table.names.flatMap(({ concepts }, source) =>
    concepts.some((one) => one === 'salutation' || one === 'title') && hasBoth(source, table) ? [source] : [],
  )
  const [source] = found
  if (source === undefined || found.length > 1) return []
  return [called[0]!, degree[0]!].flatMap((target) => salutationPart(source, target, table, side) ?? [])
}

/** What a column of both is for one of the two, where the template has the other, too. */
export function salutationPart(source: number, target: number, table: TableSide, side: TemplateSide): Composite | null {
  const [called, degree] = ROLES.map((role) => targetsOf(role, side))
  const isCalled = called!.includes(target)
  const isDegree = degree!.includes(target)
  if (called!.length !== 1 || degree!.length !== 1 || (!isCalled && !isDegree) || !hasBoth(source, table)) return null
  const { name } = table.profile.columns[source]!
  return {
    target,
    sources: [source],
    transforms: [
      {
        kind: 'extract',
        pattern: isCalled
          ? `^\\s*(?:(${CALLED})(?:\\s+${DEGREES})?|${DEGREES})\\s*$`
          : `^\\s*(?:${CALLED}|(?:${CALLED}\\s+)?(${DEGREES}))\\s*$`,
      },
    ],
    confidence: 0.9,
    reason: `In “${name}” a title stands behind some salutations.`,
  }
}

function targetsOf(role: (typeof ROLES)[number], { template, names }: TemplateSide): number[] {
  return names.flatMap(({ concepts }, at) =>
    concepts.join() === role && !(role === 'title' && OF_WORK.test(template.columns[at]!.description ?? ''))
      ? [at]
      : [],
  )
}

function hasBoth(source: number, { profile }: TableSide): boolean {
  const column = profile.columns[source]!
  return sharesOf(column, EITHER) >= MOST && sharesOf(column, BOTH) > 0
}
