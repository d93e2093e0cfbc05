import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { askedWith, tableLabel, type Context, type Placed } from '../context.ts'
import { monthNames, plainName } from '../../transforms/month-names.ts'
import { scoreColumns } from '../../match/score-columns.ts'
import { tableSide } from '../../match/sides.ts'
import { isLeftOut } from '../tables/told-tables.ts'
import type { Group } from './group.ts'
import { sharedIn } from './join-keys.ts'
import { isOnceEach } from './repeated-keys.ts'

// “Prices from 01.01.2024”, “prices from 01.07.2024”: a list that comes in editions, each with the same columns and called by its day. The newer one
// has what changed since, and less of it than a list of everything: what it has counts, and the older one says the rest.

type Joined = Group['joined'][number]

/** So many of an edition's keys must be those of what it completes, and so many those of another edition. */
const LEAST_KNOWN = 0.5
const HARDLY = 0.05

/** A group with all editions of the lists that complete it, the newest first. */
export function withEditions(group: Group, all: readonly Placed[], context: Context): Group {
  const joined: Joined[] = []
  for (const one of group.joined) {
    if (joined.includes(one)) continue
    const others = group.joined.filter(
      (other) => !joined.includes(other) && areEditions(one, profileOf(other), context),
    )
    const editions = [one, ...others, ...furtherEditions(one, group, all, context)].toSorted(newerFirst)
    if (editions.length > 1) tellOrder(editions, context)
    joined.push(...editions)
  }
  return { ...group, joined }
}

function profileOf({ placed }: Joined): TableProfile {
  return placed.placement.table.profile
}

/** The tables that are editions of one that was found, and that nothing else was found for. */
function furtherEditions(one: Joined, { main, joined }: Group, all: readonly Placed[], context: Context): Joined[] {
  const { side, fit } = one.placed.placement
  const taken = [...all.map(({ placement }) => placement.table.profile), ...joined.map(profileOf)]
  const left = keyIn(main.placement.table.profile, one.join.left)
  if (one.join.also || !left) return []
  return askedWith(profileOf(one), context).flatMap((profile): Joined[] => {
    const right = keyIn(profile, one.join.right)
    if (taken.includes(profile) || isLeftOut(profile, context) || !areEditions(one, profile, context)) return []
    if (!right || !isOnceEach(right, profile) || (sharedIn(right, left) ?? 0) < LEAST_KNOWN) return []
    const table = tableSide(profile, side.template.columns.length)
    const placed = {
      placement: { table, side, candidates: scoreColumns(table, side), fit },
      mappings: one.placed.mappings,
    }
    const { file_id, name } = profile.table
    const reason = `${tableLabel(profile)} has the columns of ${tableLabel(profileOf(one))}, and is of another day.`
    return [{ ...one, placed, join: { ...one.join, file_id, table: name, reason } }]
  })
}

function keyIn({ columns }: TableProfile, at: number): ColumnProfile | undefined {
  return columns.find(({ position }) => position === at)
}

/** Tables with the same columns and some of the same keys, each called by a day of its own. */
function areEditions(one: Joined, other: TableProfile, context: Context): boolean {
  const own = profileOf(one)
  const [day, another] = [dayOf(own), dayOf(other)]
  if (own === other || day === null || another === null || day === another) return false
  const keys = [keyIn(own, one.join.right), keyIn(other, one.join.right)]
  const isShared = keys[0] && keys[1] && (sharedIn(keys[0], keys[1]) ?? 0) > HARDLY
  return isShared === true && askedWith(own, context).includes(other)
}

function newerFirst(one: Joined, other: Joined): number {
  return dayOf(profileOf(one))! > dayOf(profileOf(other))! ? -1 : 1
}

function tellOrder(editions: readonly Joined[], context: Context): void {
  const [newest, ...older] = editions.map((one) => tableLabel(profileOf(one)))
  const note = `${newest} counts before ${older.join(', ')}, with the same columns and an earlier day, of which only what is not there is taken.`
  if (!context.notes.includes(note)) context.notes.push(note)
}

/** How days are written in names. Which of two figures is the month is clear behind a year, and where points stand between them. */
const DAYS: readonly [RegExp, (found: RegExpExecArray) => (string | undefined)[]][] = [
  [/(?<!\d)((?:19|20)\d\d)[-_.](\d{1,2})[-_.](\d{1,2})(?!\d)/u, ([, year, month, day]) => [year, month, day]],
  [/(?<!\d)(\d{1,2})\.(\d{1,2})\.((?:19|20)\d\d)(?!\d)/u, ([, day, month, year]) => [year, month, day]],
  [/(?<![\d.])((?:19|20)\d\d)[-_.](\d{1,2})(?!\d)/u, ([, year, month]) => [year, month, '0']],
  [/(?<![\d._-])(\d{1,2})[-_.]((?:19|20)\d\d)(?!\d)/u, ([, month, year]) => [year, month, '0']],
  [/(?<!\p{L})(\p{L}{3,})\.?[ _-]?((?:19|20)\d\d)(?!\d)/u, ([, word, year]) => [year, monthCalled(word!), '0']],
  [/^\D*((?:19|20)\d\d)\D*$/u, ([, year]) => [year, '0', '0']],
]

/** The day, month or year that a table is called by, or else its file, as text that can be compared; null where it is called by none. */
export function dayOf({ table }: TableProfile): string | null {
  return dayIn(table.name) ?? dayIn(table.file_name.replace(/\.[^.]+$/u, ''))
}

function dayIn(text: string): string | null {
  for (const [form, partsOf] of DAYS) {
    const found = form.exec(text)
    const parts = found ? partsOf(found) : []
    const [year, month, day] = parts
    if (!year || !month || !day || Number(month) > 12 || Number(day) > 31) continue
    return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('')
  }
  return null
}

/** The number of the month that a word is the name of, in any language. */
function monthCalled(word: string): string | undefined {
  const at = monthNames.findIndex((names) => names.includes(plainName(word)))
  return at < 0 ? undefined : String(at + 1)
}
