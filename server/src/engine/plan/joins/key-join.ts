import type { JoinPlan } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { canCompareLoosely, containment, dressBetween, looseKey } from '../../profile/sketch.ts'
import { percent, tableLabel, type Placed } from '../context.ts'
import { isLooseList, sharedUnmarked } from './join-keys.ts'
import { currentWanted, openSpells } from './open-spells.ts'
import { isOnceEach, repeatsOf } from './repeated-keys.ts'
import type { stateOfLatest } from './states.ts'

// Two tables joined by the column that is one template column's in both: the key of the rows.

/** A join that is possible, and the share of the other table's keys that the main table has. */
export interface PossibleJoin {
  share: number
  /** So much must be shared with all main tables together. */
  least?: number
  /** The template columns that it is there for, where it is not for all that the table fills. */
  brings?: readonly number[]
  join: (sharedInAll: number) => JoinPlan
}

interface DressedJoin {
  dress: string
  share: number
}

/** So many more keys are found in another spelling that it is meant. */
const SPELT = 0.1

/** A single column whose values don't repeat, but for rows that do. */
export function isKey({ placement, mappings }: Placed, target: number): boolean {
  const { sources, lead } = mappings[target]!
  const { profile } = placement.table
  const column = sources.length === 1 && lead.length === 0 ? profile.columns[sources[0]!]! : null
  return column !== null && isOnceEach(column, profile)
}

export function keyJoin(
  main: Placed,
  other: Placed,
  key: number,
  latest: ReturnType<typeof stateOfLatest> = null,
): PossibleJoin | null {
  const left = main.placement.table.profile.columns[main.mappings[key]!.sources[0]!]!
  const right = other.placement.table.profile.columns[other.mappings[key]!.sources[0]!]!
  if (main.mappings[key]!.sources.length !== 1) return null
  const { profile } = other.placement.table
  if (!isMostlyFilled(right, profile)) return null
  const dressed = dressedJoin(left, right)
  const unmarked = dressed === null ? sharedUnmarked(left, right) : null
  const isOnce = !right.unique && isOnceEach(right, profile)
  const differs = left.loose.differs || right.loose.differs
  const [exact, loosely] = [containment(right, left), containment(right.loose, left.loose)]
  // Several spellings of a key among the main table's rows are one, where it is by them that the rows are found.
  const isSpelt = isLooseList(left, right) && (loosely ?? 0) > (exact ?? 0) + SPELT
  // Of several rows with a key one counts anyway: those that write it otherwise are of the same.
  const isOfSeveral = latest !== null && differs && differInCase(left) && differInCase(right)
  const loose =
    dressed !== null ||
    unmarked !== null ||
    canCompareLoosely(left.loose, right.loose) ||
    isSpelt ||
    isOfSeveral ||
    (isOnce && differs)
  const share = dressed?.share ?? unmarked ?? (loose ? loosely : exact)
  if (share === null) return null
  const { table } = profile
  const { others, key: repeated } = right.unique ? { others: 0, key: '' } : repeatsOf(profile, right, dressed?.dress)
  // Where the template asks how it is at present, what has ended counts no more, wherever it stands in the list.
  const isOfNow = others > 0 && latest === null && currentWanted(main.placement.side.template).length > 0
  const spells = isOfNow ? openSpells(profile, right) : null
  const counting = spells === null ? 'the first' : `the one with nothing in “${nameAt(profile, spells.open!)}”`
  const first = others === 0 ? '' : ` Of rows with the same one, such as “${repeated}”, ${counting} counts.`
  const which =
    latest === null ? first : ` Of several rows with the same one that of the latest “${latest.day.name}” counts.`
  return {
    share,
    join: (shared) => ({
      file_id: table.file_id,
      table: table.name,
      left: left.position,
      right: right.position,
      ...(loose ? { loose } : {}),
      ...(unmarked !== null && { unmarked: true }),
      ...(dressed ? { dress: dressed.dress } : {}),
      ...(latest !== null && { latest: latest.order }),
      ...spells,
      reason:
        `${tableLabel(other.placement.table.profile)} only completes ${tableLabel(main.placement.table.profile)}: ` +
        `${percent(shared)} of its “${right.name}” occur there${shared > share ? ' or in like tables' : ''}${latest === null ? ', each once' : ''}, and it has columns that are missing there.${which}`,
    }),
  }
}

/** Keys of a column that are one but for their spelling differ in nothing but capitals: 0012 and 12 may be two. */
function differInCase({ complete, values }: ColumnProfile): boolean {
  const keys = (keyOf: (value: string) => string): number => new Set(values.map(({ value }) => keyOf(value))).size
  return complete && keys((value) => looseKey(value)) === keys((value) => value.trim().toUpperCase())
}

function nameAt({ columns }: TableProfile, at: number): string {
  return columns.find(({ position }) => position === at)!.name
}

/** From this share of the rows on, a column is what rows are known by; others name a row of another table here and there. */
const LEAST_KEYED = 0.5

/** A list of persons, some of whom have a number in the other list as well, has rows of its own. */
function isMostlyFilled({ filled }: ColumnProfile, { table }: TableProfile): boolean {
  return filled >= LEAST_KEYED * table.rows
}

/** Keys that one of the tables writes with letters before the figures: none of either becomes another one without them. */
function dressedJoin({ loose: left }: ColumnProfile, { loose: right }: ColumnProfile): DressedJoin | null {
  const dress = left.numbers?.unique && right.numbers?.unique ? dressBetween(left, right) : null
  const share = dress === null ? null : containment(right.numbers!, left.numbers!)
  return dress === null || share === null ? null : { dress, share }
}
