import { namesColumn } from '../../knowledge/grounded/columns.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import { conceptsOf, fold, squash } from '../../match/names/words.ts'
import { compilePattern } from '../../match/pattern/pattern.ts'
import { valueForms } from '../../match/values/forms.ts'
import { rulePass } from '../../match/values/rule-pass.ts'
import type { JoinPlan } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { containment, dressBetween } from '../../profile/sketch.ts'
import { isSure } from '../sure.ts'
import { hasOlderNumbers } from './older-numbers.ts'
import { sameByMarks } from './same-people.ts'
import { isWhole, percent, tableLabel, type Context, type Placed } from '../context.ts'
import type { CrossReference, Group } from './group.ts'
import { keyOf, plain, positionOf, rowsByKey } from './joined-rows.ts'

// Two systems number the same customers, each in its own way, and one of them notes the other's number, perhaps without the letters and zeros in
// front. Its rows that have one are no rows of their own: they complete those of the other list.

interface Pair {
  left: ColumnProfile
  right: ColumnProfile
  /** The share of the references that are found. */
  share: number
  how: Pick<JoinPlan, 'loose' | 'dress'>
}

/** So many of the references must be keys of the other list; and of the cells that both rows have, so many are alike in some column. */
const LEAST_FOUND = 0.8
const ALIKE = 0.5
const FEWEST = 3
/** Of references that repeat, each row is one of several that belong to one of the other list. */
const LEAST_DIFFERENT = 0.95
/** Small figures are everywhere. */
const TELLING = /\p{L}.*\p{N}|\d{3}/u

/** How the other table's rows are rows of the main one, by a column in which one of them has the other's keys; null where none has. */
export function crossReference(main: Placed, other: Placed, context: Context): CrossReference | null {
  const key = main.placement.side.template.columns.findIndex(({ unique }) => unique)
  if (key < 0 || main.placement.table === other.placement.table) return null
  const [own, theirs] = [keyColumn(main, key), keyColumn(other, key)]
  if (!own || !theirs) return null
  return notedReference(main, other, key, own, theirs, context) ?? sameByMarks(main, other, own, theirs, context)
}

function notedReference(
  main: Placed,
  other: Placed,
  key: number,
  own: ColumnProfile,
  theirs: ColumnProfile,
  context: Context,
): CrossReference | null {
  // What only some rows have is no key of their own: where it is not as the wanted ones are written, it is the other list's.
  const isDressed = theirs.empty > 0 && fitsKey(own, main, key) > fitsKey(theirs, other, key)
  const noted = notedIn(other, isDressed ? null : theirs, own, main, false, context)
  const noting = notedIn(main, own, theirs, other, true, context)
  // Where the other list has the numbers that are wanted, or calls those of this one old, its rows are those that stay.
  const fits = fitsKey(own, main, key) - fitsKey(theirs, other, key)
  if (fits < 0 || (fits === 0 && noted && hasOlderNumbers(noted.right))) return null
  const isNewer = noting && (fits > 0 || hasOlderNumbers(noting.left))
  const found = noted ?? (isNewer ? noting : null)
  const plan = found && planOf(found, main, other, found === noted ? found.right : found.left)
  const isListed = found !== null && found === noting && leavesKeyless(own, main, context)
  return plan && isListed ? { ...plan, isAll: true } : plan
}

/** “Accounts that got no new code don't come over”: nor do those that the list of the new codes does not have at all. */
function leavesKeyless({ position }: ColumnProfile, { placement }: Placed, { directives }: Context): boolean {
  const { table } = placement.table.profile
  return directives.some(
    (one) =>
      one.kind === 'leave_rows' &&
      one.table.file_id === table.file_id &&
      one.table.table === table.name &&
      one.when.is === 'empty' &&
      'position' in one.when &&
      one.when.position === position,
  )
}

/** The column that alone has the keys of a table's rows, before what rows without one get. */
function keyColumn({ placement, mappings }: Placed, key: number): ColumnProfile | null {
  const { sources, lead, guessed } = mappings[key]!
  const [first] = lead
  const isSingle = sources.length === 1 || (first?.kind === 'merge' && first.first === true)
  return sources.length > 0 && isSingle && !guessed ? placement.table.profile.columns[sources[0]!]! : null
}

/** The share of the keys that the template's own rule takes as they are, where it has one. */
function fitsKey(column: ColumnProfile, { placement }: Placed, key: number): number {
  const { desiredRule, strictRule } = placement.side.template.columns[key]!
  const rule = desiredRule === 'strict' && strictRule ? compilePattern(strictRule) : null
  return rule === null ? 0 : Math.round(rulePass(valueForms(column, SEEN), rule).now)
}

const SEEN = 40

/** The pair of columns by which one table notes the keys of another: `isOwn` where the main table is the one that notes them. */
function notedIn(
  noting: Placed,
  ownKey: ColumnProfile | null,
  keys: ColumnProfile,
  keyed: Placed,
  isOwn: boolean,
  context: Context,
): Pair | null {
  const { columns } = noting.placement.table.profile
  const taken = takenFor(noting)
  const [main, other] = isOwn ? [noting, keyed] : [keyed, noting]
  const pairs = columns.flatMap((column): Pair[] => {
    if (column === ownKey || taken.has(column.position) || column.filled < FEWEST) return []
    if (column.distinct < LEAST_DIFFERENT * column.filled) return []
    if (column.values.filter(({ value }) => TELLING.test(value)).length < LEAST_FOUND * column.values.length) return []
    const found = comparedWith(column, keys)
    if (!found || found.share < LEAST_FOUND) return []
    const pair = { ...found, ...(isOwn ? { left: column, right: keys } : { left: keys, right: column }) }
    return isSaid(column, keys, context) || areSame(main, other, pair) ? [pair] : []
  })
  const [best] = pairs.toSorted((a, b) => b.share - a.share)
  // Its own key is the other list's already.
  const own = ownKey && comparedWith(ownKey, keys)
  return best && best.share > (own?.share ?? 0) ? best : null
}

/** What a column links to, or is for sure, is no reference to a row that is the same thing. */
function takenFor({ placement, mappings }: Placed): ReadonlySet<number> {
  const { profile } = placement.table
  const { columns } = placement.side.template
  return new Set(
    mappings.flatMap((mapping, target) =>
      isSure(mapping) && !columns[target]!.unique
        ? mapping.sources.map((source) => profile.columns[source]!.position)
        : [],
    ),
  )
}

/** The share of references that are keys, as they are written, loosely, or without the letters that only one of the two writes. */
function comparedWith(reference: ColumnProfile, keys: ColumnProfile): Pick<Pair, 'share' | 'how'> | null {
  const dress = dressBetween(keys.loose, reference.loose)
  const isDressed = dress !== null && keys.loose.numbers?.unique && reference.loose.numbers?.unique
  const ways = [
    { share: containment(reference, keys), how: {} },
    ...(keys.loose.unique && reference.loose.unique
      ? [{ share: containment(reference.loose, keys.loose), how: { loose: true as const } }]
      : []),
    ...(isDressed
      ? [
          {
            share: containment(reference.loose.numbers!, keys.loose.numbers!),
            how: { loose: true as const, dress: dress.toUpperCase() },
          },
        ]
      : []),
  ]
  const [best] = ways.filter(({ share }) => share !== null).toSorted((a, b) => b.share! - a.share!)
  return best ? { share: best.share!, how: best.how } : null
}

/** Whether a sentence names both: “the CRM Ref is the Client ID without the letters”. */
function isSaid(reference: ColumnProfile, keys: ColumnProfile, { texts = [] }: Context): boolean {
  return texts.some(({ text }) =>
    sentencesIn(text).some((sentence) => namesColumn(sentence, reference) && namesColumn(sentence, keys)),
  )
}

/** Whether the rows that belong together by it have the same name, street, telephone …: a branch that names its head office has none of them. */
function areSame(main: Placed, other: Placed, { left, right, how }: Pair): boolean {
  const rows = rowsByKey(other, right.position, how)
  const pairs = main.placement.table.profile.rows.flatMap((cells) => {
    const key = keyOf(cells[left.position], how)
    const found = key === null ? undefined : rows.get(key)
    return found ? [{ cells, found }] : []
  })
  return (
    main.mappings.some((_, target) => {
      const [own, theirs] = [positionOf(main, target), positionOf(other, target)]
      if (own === null || theirs === null || own === left.position || theirs === right.position) return false
      const both = pairs
        .map(({ cells, found }) => [squash(plain(cells[own])), squash(plain(found[theirs]))] as const)
        .filter(([one, two]) => one !== '' && two !== '')
      const alike = both.filter(([one, two]) => one === two)
      return new Set(alike.map(([one]) => one)).size >= FEWEST && alike.length >= ALIKE * both.length
    }) ||
    haveSameNames(main, other, pairs) ||
    repeatsNames(main, other, pairs)
  )
}

/** Beside the other's numbers a list of new ones has what the other calls its rows, besides its own names for them. */
function repeatsNames(
  main: Placed,
  other: Placed,
  pairs: readonly { cells: readonly (string | null)[]; found: readonly (string | null)[] }[],
): boolean {
  const theirs = namePositions(other)
  const texts = main.placement.table.profile.columns.filter(({ types }) => (types.words ?? 0) >= SAME_NAMES)
  return texts.some(({ position }) =>
    theirs.some((at) => {
      const both = pairs
        .map(({ cells, found }) => [squash(plain(cells[position])), squash(plain(found[at]))] as const)
        .filter(([one, two]) => one !== '' && two !== '')
      const alike = both.filter(([one, two]) => one === two)
      return new Set(alike.map(([one]) => one)).size >= FEWEST && alike.length >= SAME_NAMES * both.length
    }),
  )
}

/** Where one list has names in two columns and the other in one: nearly all must be the same ones, whoever has moved since. */
const SAME_NAMES = 0.8

function haveSameNames(
  main: Placed,
  other: Placed,
  pairs: readonly { cells: readonly (string | null)[]; found: readonly (string | null)[] }[],
): boolean {
  const [own, theirs] = [namePositions(main), namePositions(other)]
  if (own.length === 0 || theirs.length === 0) return false
  const both = pairs
    .map(({ cells, found }) => [wordsAt(cells, own), new Set(wordsAt(found, theirs))] as const)
    .filter(([one, two]) => one.length > 1 && two.size > 1)
  const alike = both.filter(([one, two]) => one.every((word) => two.has(word)))
  const different = new Set(alike.map(([one]) => one.join(' '))).size
  return different >= FEWEST && alike.length >= SAME_NAMES * both.length
}

/** Where the names of a table's rows stand, whole or in parts. */
function namePositions({ placement, mappings }: Placed): number[] {
  const { profile } = placement.table
  const found = placement.side.template.columns.flatMap(({ name, desiredRule }, target) => {
    const isName = desiredRule === 'none' && NAMES.has(conceptsOf(name).join(' '))
    return isName ? mappings[target]!.sources.map((source) => profile.columns[source]!.position) : []
  })
  return [...new Set(found)]
}

const NAMES = new Set(['name', 'first name', 'last name', 'first', 'last', 'full name'])

function wordsAt(cells: readonly (string | null)[], positions: readonly number[]): string[] {
  return positions.flatMap((at) => fold(cells[at] ?? '').match(/\p{L}{2,}/gu) ?? [])
}

function planOf(
  { left, right, share, how }: Pair,
  main: Placed,
  other: Placed,
  noting: ColumnProfile,
): CrossReference | null {
  const [own, theirs] = [main.placement.table.profile, other.placement.table.profile]
  const [label, otherLabel] = [tableLabel(own), tableLabel(theirs)]
  const keys = new Set(own.rows.flatMap((cells) => keyOf(cells[left.position], how) ?? []))
  const found = theirs.rows.flatMap((cells) => {
    const key = keyOf(cells[right.position], how)
    return key !== null && keys.has(key) ? [plain(cells[right.position]).toLowerCase()] : []
  })
  const { table } = theirs
  const why =
    noting === right
      ? `“${right.name}” there has the “${left.name}” of ${label}`
      : `“${left.name}” of ${label} has the “${right.name}” there`
  const reason = `${why} (${percent(share)} of them): it is a row of ${label}, which it completes.`
  const isKnown = isWhole(own) && isWhole(theirs)
  // Of rows that were not all looked at, those that note something: where the main table notes them, it cannot be told.
  if (!isKnown && noting === left) return null
  const values = isKnown ? [...new Set(found)] : ['']
  return {
    owner: main,
    isAll: isKnown && found.length === theirs.rows.length,
    join: {
      file_id: table.file_id,
      table: table.name,
      left: left.position,
      right: right.position,
      ...how,
      reason: `${otherLabel} has rows of ${label}: ${why}.`,
    },
    skip: { when: { position: right.position, is: isKnown ? 'one_of' : 'none_of', values }, reason },
  }
}

/** The groups with what is known of their rows by a reference: those all of whose rows are another's complete that one. */
export function withReferences(groups: readonly Group[], context: Context): Group[] {
  const referred = groups.map((group) => {
    const [about] = groups.flatMap(({ main }) => crossReference(main, group.main, context) ?? [])
    return about ? { ...group, about } : group
  })
  const whole = referred.filter(({ about, joined }) => about?.isAll && joined.length === 0)
  return referred
    .filter((group) => !whole.includes(group))
    .map((group) => ({
      ...group,
      joined: [
        ...group.joined,
        ...whole.flatMap(({ main, about }) =>
          about?.owner === group.main ? [{ placed: main, join: about.join }] : [],
        ),
      ],
    }))
}
