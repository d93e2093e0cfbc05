import { fold } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isFilled } from '../sure.ts'
import { isWhole, percent, tableLabel, type Context, type Placed } from '../context.ts'
import type { PossibleJoin } from './key-join.ts'
import { keysByMarks } from './keys-by-marks.ts'
import { isOnceEach } from './repeated-keys.ts'

// The telephone list has “Jan Kowalski”, the staff “KOWALSKI” and “Jan”: the same words, in whatever columns and order. It is asked of lists that
// have no key of what they list, whose rows could be nothing by themselves.

/** Of persons: one word alone may be anybody's. */
const LEAST_WORDS = 2
/** Fewer are found by chance. */
const FEW = 5
/** The pairs stand in the plan. */
const MOST = 2000
/** So much of what tells two rows of a table apart must be there. */
const NEARLY_ALL = 0.9

/** How a list of people completes a table of them by their names, each of which must be one person's in both; null where it doesn't. */
export function joinByNames(main: Placed, other: Placed, context: Context): PossibleJoin | null {
  const [list, more] = [main.placement.table.profile, other.placement.table.profile]
  if (!isWhole(list) || !isWhole(more) || more.table.rows > MOST) return null
  const [own, theirs] = [namesOf(main), namesOf(other)]
  const [left, right] = [keyOf(main), keyOf(other)]
  if (own.length === 0 || theirs.length === 0 || !left || !right) return null
  const ours = keysByMarks(main, left, own, context, nameOf)
  const others = keysByMarks(other, right, theirs, context, nameOf)
  if (!ours || !others) return null
  const pairs = [...ours].flatMap(([name, key]) => {
    const found = others.get(name)
    return key === null || found === null || found === undefined ? [] : [{ left: key, right: found }]
  })
  // Who has two names in one table may be either of two in the other.
  const [lefts, rights] = [repeated(pairs.map((one) => one.left)), repeated(pairs.map((one) => one.right))]
  const twins = pairs.filter((pair) => !lefts.has(pair.left) && !rights.has(pair.right))
  if (twins.length < FEW) return null
  const share = twins.length / others.size
  const shared = [...ours].flatMap(([name, key]) =>
    others.has(name) && (key === null || others.get(name) === null) ? [name] : [],
  )
  return {
    share,
    join: (all) => ({
      file_id: more.table.file_id,
      table: more.table.name,
      left: left.position,
      right: right.position,
      twins,
      reason:
        `${tableLabel(more)} only completes ${tableLabel(list)}: ${percent(all)} of the names in it are those of one person there${all > share ? ' or in like tables' : ''}, whichever way each writes them.` +
        (shared.length === 0 ? '' : ` What several are called was left out, such as “${shared[0]!}”.`),
    }),
  }
}

function repeated(keys: readonly string[]): ReadonlySet<string> {
  return new Set(keys.filter((key, at) => keys.indexOf(key) < at))
}

/** The template columns that say how a person is called, as far as the table fills them for sure. */
function namesOf({ placement, mappings }: Placed): number[] {
  const { names, template } = placement.side
  const isName = (target: number): boolean => {
    const { concepts } = names[target]!
    return (
      concepts.length > 0 &&
      concepts.every((one) => OF_NAMES.has(one)) &&
      template.columns[target]!.desiredRule !== 'link'
    )
  }
  return [...mappings.keys()].filter((target) => isName(target) && isFilled(mappings[target]!))
}

const OF_NAMES = new Set(['first', 'last', 'full', 'name', 'person', 'employee'])

/** What tells the rows of the table apart: the key of its template, else what it is that hardly any row lacks. */
function keyOf({ placement, mappings }: Placed): ColumnProfile | null {
  const { side, table } = placement
  const keys = side.template.columns.flatMap(({ unique }, target) => {
    const { sources } = mappings[target]!
    return unique && isFilled(mappings[target]!) && sources.length === 1 ? [table.profile.columns[sources[0]!]!] : []
  })
  const isTelling = (column: ColumnProfile): boolean =>
    column.filled >= NEARLY_ALL * table.profile.table.rows && isOnceEach(column, table.profile)
  return [...keys, ...table.profile.columns].find(isTelling) ?? null
}

/** The words of a name, in whatever order. */
function nameOf(values: readonly (string | null)[]): string | null {
  const words = values.flatMap(wordsOf)
  return words.length < LEAST_WORDS ? null : words.toSorted().join(' ')
}

function wordsOf(value: string | null): string[] {
  return fold(value ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
