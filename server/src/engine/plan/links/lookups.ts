import { squash } from '../../match/names/words.ts'
import { evenly, nameFeatures, nameScore } from '../../match/names/name-score.ts'
import type { ColumnProfile, ValueCount } from '../../profile/model.ts'
import { isNullWord, UNKNOWN } from '../../profile/null-words.ts'
import { LIKELY } from '../transforms/empty/likely-words.ts'
import { percent, type Context, type Placed } from '../context.ts'
import { alsoNamed } from './also-named.ts'
import { isCalledAlike, isPartCalledSo } from './called-alike.ts'
import { behindKinds } from './behind-kinds.ts'
import { calledIn } from './called-in.ts'
import { otherName, partly } from './named-in-part.ts'
import { amongParts } from './keys-among-parts.ts'
import { withKeysBeside } from './keys-beside-names.ts'
import { indexOf } from './naming-index.ts'
import type { Naming } from './naming.ts'
import type { Linked } from './linked.ts'
import { LEAST_NAMED, TELLING, type Named } from './namings.ts'
import { foldName, SAME, waysBetween, type Lookup, type Way } from './near-names.ts'
import { inNoTwoNumberings, isFarApart, isNumbering, isNumberOf } from './numberings.ts'
import { ruledFront } from './ruled-fronts.ts'
import { asInSameShape } from './same-shape.ts'
import { isCalledInSystem, isOfSystem } from './systems-named.ts'
import { beginningWith, saidFront, type SaidFront } from './said-fronts.ts'
import { withoutTop } from './tops.ts'
import { saidEmpty } from './said-empty.ts'
import { inTwoLists, LEAST_IN_LIST, namedShare } from './two-lists.ts'

// A link is to be a code, and the source has what stands beside it, or the code written otherwise: the linked table says which is meant.

/** From here on the cells that are no keys are names, and count beside those that are keys. */
const MOST_OF_OPEN = 0.5
/** An address or a code that stands in both is there by no chance, though many others are not. */
const LEAST_OF_CODES = 0.5
const CODE = /@|\d{7}|^(?=.*\p{L})(?=.*\d)\S{5,}$/u
/** A name with next to nothing around it. */
const WHOLE = 0.9
/** Where more names of several words are in no list, those that are may be so by chance. */
const FEW_STRANGERS = 0.25
const WORDS = /\p{L}{2,}[\s,.]+(?:\S+\s+)*\p{L}{2,}/u
/** A key without its marks may be letters alone, which so many are by no chance: “TBLOAKNAT” for “TBL-OAK-NAT”. */
const KEY_OF_LETTERS = /^\p{Lu}{6,}$/u
/** Where somebody said that the column is the link, this share shows how it is meant: what it doesn't say stays, and is told. */
const LEAST_TOLD = 0.2
/** Longer maps are no matter of a plan, which a person is to read. Only rows that a profile keeps are looked at, which are fewer. */
const MOST_NAMES = 10_000
/** So many values are none by chance. */
const FEW = 3

/**
 * How the linked tables call what the source's values are: null when these are keys already, or hardly any stands beside the keys. Its
 * `isClear` tells whether that is enough where nobody said that it is the link.
 */
export function lookupOf(
  source: ColumnProfile,
  linked: Linked,
  tables: readonly Placed[],
  context: Context,
): Lookup | null {
  const own = ownLookup(source, linked, tables, context)
  return own && asInSameShape(own, source, context, (other) => ownLookup(other, linked, tables, context))
}

/** By all that a lookup depends on but the text of the link: several trials of one placement look up the same. */
const lookupsBefore = new WeakMap<Named, WeakMap<ColumnProfile, Map<string, Lookup | null>>>()

function ownLookup(source: ColumnProfile, linked: Linked, tables: readonly Placed[], context: Context): Lookup | null {
  const named = calledIn(linked, tables, context)
  if (named === null) return null
  const isEmpty = saidEmpty(source, linked, context)
  const isNone = linked.isOptional ? saysNone(named) : () => false
  const values = withoutTop(source, linked, tables).filter(({ value }) => !isEmpty(value) && !isNone(value))
  const called = calledSo(source, linked, tables, named)
  const front = saidFront(source, context) ?? ruledFront(source, linked, tables)
  const bySource = lookupsBefore.get(named) ?? new WeakMap<ColumnProfile, Map<string, Lookup | null>>()
  const known = bySource.get(source) ?? new Map<string, Lookup | null>()
  lookupsBefore.set(named, bySource.set(source, known))
  const how = JSON.stringify([values.length, called, front])
  const before = known.get(how)
  if (before !== undefined) return before
  const isSystem = (naming: Naming): boolean =>
    (called !== null && (isOfSystem(naming, source, context) || isPartCalledSo(naming, source))) ||
    isCalledInSystem(naming, source, context)
  const lookup = foundIn({ source, values, isSystem }, named, called, front)
  known.set(how, lookup)
  return lookup
}

/** Words that say that a row links to none, where it need not: “None”, “No preference”. What a row is called is none of them. */
function saysNone({ keys, namings }: Named): (value: string) => boolean {
  return (value) => {
    const word = foldName(value)
    if (!UNKNOWN.has(word) && !LIKELY.has(word)) return false
    return !keys.has(word) && !namings.some((naming) => indexOf(SAME, naming, keys).byName.has(word))
  }
}

/** A column whose values are looked up, and those of them that are to be rows. */
interface Looked {
  source: ColumnProfile
  values: readonly ValueCount[]
  /** The rows are called so in the system that the column is from. */
  isSystem: (naming: Naming) => boolean
}

/** Among all rows, or those whose keys begin as a text says that the column's table means them, or as its own do. */
function foundIn(looked: Looked, named: Named, called: Called, said: SaidFront | null): Lookup | null {
  const own = said && beginningWith(said, named)
  const usable = named.namings.filter((naming) => !naming.isOfJoined || isRecordNumber(naming, looked.source))
  if (!own) return search(looked, { ...named, namings: usable }, called)
  const lookup = search(looked, own, called)
  return lookup && !lookup.isNear ? { ...lookup, said: `those that begin with “${said.front}”: ${said.why}` } : lookup
}

/** The number that a system gives to each of its rows, under one header in both tables: “LocID” of a list of rooms, whose keys are joined of others. */
function isRecordNumber({ isKey, label, pairs }: Naming, { name }: ColumnProfile): boolean {
  const numbers = new Set(pairs.map((pair) => pair.name))
  const isOnce = numbers.size === pairs.length && [...numbers].every((number) => /\d/.test(number))
  return !isKey && isOnce && squash(label) === squash(name)
}

function search(looked: Looked, named: Named, called: Called): Lookup | null {
  const lookup = searchByName(looked, named, called)
  return lookup && withKeysBeside(lookup, openOf(looked, named.keys), named.namings)
}

function openOf({ values }: Looked, keys: ReadonlySet<string>): ValueCount[] {
  return values.filter(({ value }) => !keys.has(foldName(value)) && !isNullWord(value))
}

function searchByName(looked: Looked, { keys, namings, areAsWritten }: Named, called: Called): Lookup | null {
  const { source, values, isSystem } = looked
  const open = openOf(looked, keys)
  if (open.length === 0) return null
  // Among keys a few strangers are wrong keys rather than names, whatever else they happen to be.
  const areNames = open.length >= FEW || 2 * open.length >= values.length
  const areStrangers = areWrittenAlike(
    open,
    values.filter((one) => !open.includes(one)),
  )
  const usable = namings.filter(({ columns, isKey }) => !columns.includes(source) && (isKey || areNames))
  // Who writes the key beside the name says which row is meant; as much of a name as there is may be another row's.
  const saysKey = areAsWritten && namedShare(open, (value) => holdsKey(value, keys)) >= MOST_OF_OPEN
  const folded = new Map<Way, Way['ofValue']>()
  const lookups = usable.flatMap((naming) => {
    const names = naming.pairs.map(({ name }) => name)
    const isAlike = isCalledAlike(naming, source) || isSystem(naming)
    const isCoded = naming.isKey || (isAlike && names.every((name) => /\d/.test(name)))
    const ways = [
      ...waysBetween(open, names, isCoded, areStrangers),
      ...(naming.isKey ? amongParts(open, names) : []),
      ...(naming.isKey ? [] : behindKinds(open, names, [naming.label, source.name])),
      ...((naming.isKey && !areInWords(names)) || saysKey ? [] : partly(open, naming.pairs)),
    ]
    return ways.flatMap((way) => {
      const ofValue = folded.get(way) ?? rememberingOf(way)
      folded.set(way, ofValue)
      return by(way, { ...naming, isCoded }, open, values, keys, called, ofValue) ?? []
    })
  })
  // A number under the header of old ones is of today's keys by chance.
  const clear = inNoTwoNumberings(lookups, open)
  const said = new Set(
    clear.filter(
      ({ isNear, share, called: label }) => !isNear && share >= LEAST_NAMED && isCalledAlike({ label }, source),
    ),
  )
  const sorted = clear.toSorted(
    (a, b) => Number(said.has(b)) - Number(said.has(a)) || b.share - a.share || Number(a.isGuess) - Number(b.isGuess),
  )
  const best = sorted.find(({ share }) => share >= LEAST_TOLD) ?? null
  if (best === null || best.isNear) return best
  // Of two ways in which the rows are called, each written in full, more may be told than by parts of the one.
  const whole = best.isGuess
    ? inTwoLists(
        sorted.filter(({ isCount, isGuess }) => !isCount && !isGuess),
        open,
      )
    : null
  const more = whole && alsoNamed(whole, open, usable, keys)
  const inFull = more === null ? 0 : namedShare(open, (value) => more.keyOf(value) !== undefined)
  if (more !== null && inFull >= Math.max(best.share, LEAST_NAMED)) return more
  if (best.isClear && best.isGuess) return best
  // Figures that are found in a list of numbers are in every such list.
  const both = best.isCount
    ? null
    : inTwoLists(
        sorted.filter(({ isCount }) => !isCount),
        open,
      )
  const all = both !== null && (best.isClear || both.share >= LEAST_NAMED) ? both : best
  return all.isGuess ? all : alsoNamed(all, open, usable, keys)
}

/** Keys that are names themselves, as a link by the name of a firm has them: people write as much of them as tells one from another. */
function areInWords(names: readonly string[]): boolean {
  const worded = names.filter((name) => WORDS.test(name) && !/\d/.test(name))
  return worded.length >= LEAST_NAMED * names.length
}

/** “Holm (2041)”, “K-77 Holm”: a known key among the words of a value, and one alone. Figures of one or two places count something. */
function holdsKey(value: string, keys: ReadonlySet<string>): boolean {
  const words = value.split(/[\s()[\],;:/|]+/u).filter((word) => /\d/.test(word) && /\p{L}|\d{3}/u.test(word))
  return new Set(words.map(foldName).filter((word) => keys.has(word))).size === 1
}

/** Whether all are written as some that are keys: what is no key among these is no other key without its letters. */
function areWrittenAlike(open: readonly ValueCount[], known: readonly ValueCount[]): boolean {
  const formOf = ({ value }: ValueCount): string => value.trim().replace(/\p{L}/gu, 'a').replace(/\d/g, '0')
  const forms = new Set(known.map(formOf))
  return open.every((one) => forms.has(formOf(one)))
}

/** The same values are held against all that the rows are called. */
function rememberingOf({ ofValue }: Way): Way['ofValue'] {
  const known = new Map<string, string | null>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    const folded = ofValue(value)
    if (known.size < MOST_NAMES) known.set(value, folded)
    return folded
  }
}

function by(
  way: Way,
  naming: Naming & { isCoded: boolean },
  open: ValueCount[],
  all: readonly ValueCount[],
  keys: ReadonlySet<string>,
  called: Called,
  ofValue: Way['ofValue'],
): Lookup | null {
  const { label, key, where, isKey, isCoded } = naming
  // Without initials, or words, there is nothing to hold against the names folded so.
  if (namedShare(open, (value) => ofValue(value) !== null) < LEAST_IN_LIST) return null
  const { byName, single, keyBy } = indexOf(way, naming, keys)
  if (single.length < LEAST_NAMED * byName.size || single.length > MOST_NAMES) return null
  const keyOf = (value: string): string | undefined => keyBy.get(ofValue(value) ?? '')
  const isNamed = (value: string): boolean => byName.has(ofValue(value) ?? '')
  const tells = (value: string): boolean => isCoded || TELLING.test(ofValue(value) ?? '')
  const told = namedShare(open, (value) => isNamed(value) && tells(value))
  const named = told < LEAST_IN_LIST ? namedShare(open, isNamed) : told
  if (named < LEAST_IN_LIST) return null
  const isApart = isFarApart(open, naming)
  const isCount = told < LEAST_IN_LIST && open.length >= FEW && (isNumbering(naming) || isApart)
  const share = isCount ? named : told
  if (share < LEAST_IN_LIST) return null
  const isCode = (value: string): boolean => CODE.test(value.trim()) || (isKey && KEY_OF_LETTERS.test(value.trim()))
  const coded = namedShare(open, (value) => isNamed(value) && isCode(value))
  // Under a header for them, or the very link’s, names of several words are those of the list by no chance: beside “Self” and “Google” stand
  // doctors, beside “Shared” those who have a thing.
  const worded = called === null || isKey ? 0 : wordedShare(open, isNamed, ofValue)
  const inAll =
    isKey || share >= MOST_OF_OPEN ? namedShare(all, (value) => keys.has(foldName(value)) || isNamed(value)) : share
  return {
    keyOf,
    hasKey: (text) => keys.has(foldName(text)),
    isClear:
      (isCount
        ? called === 'number' || (called === 'so' && (share === 1 || isApart))
        : !isKey || isNumber(open) || called === 'so' || called === 'number') &&
      (Math.max(share, inAll) >= LEAST_NAMED || Math.max(coded, worded) >= LEAST_OF_CODES),
    names: single.map(([, group]) => way.shown(group[0]!.name)),
    share,
    inAll: Math.max(share, inAll),
    isNear: isKey && !way.holdsMore && !way.isGuess,
    where,
    called: label,
    isGuess: way.isGuess ?? false,
    isCount,
    isApart: isApart && share >= LEAST_NAMED,
    takenFor: (value) => (way.isGuess ? otherName(value, byName.get(ofValue(value) ?? '')?.[0]?.name) : undefined),
    reason: isKey
      ? `${percent(share)} of its values that are no “${key}” of ${where} are one there, ${way.said}: each is written as it stands there.`
      : `${percent(share)} of its values that are no “${key}” of ${where} stand there as “${label}”${way.said === '' ? '' : `, ${way.said}`}: ` +
        `each becomes the “${key}” of its row.`,
  }
}

/** From here on a header is what is linked to. */
const CALLED = 0.5

/** Whether the header says that it is of the linked sheet, of a table whose rows are in it, or its key: a “Store” of branches, a “Client no” of a list of clients. */
export function isCalledSo({ name }: ColumnProfile, { template, column }: Linked, tables: readonly Placed[]): boolean {
  const own = nameFeatures(name)
  const lists = tables.flatMap(({ placement: { side, table } }) =>
    side.template.id === template.id ? table.profile.table.name : [],
  )
  return [template.name, template.slug, column, ...lists].some(
    (one) => nameScore(own, nameFeatures(one), evenly) >= CALLED,
  )
}

/** The share of values that are names of the list in several words, with next to nothing around them. */
function wordedShare(open: ValueCount[], isNamed: (value: string) => boolean, ofValue: Way['ofValue']): number {
  const isStranger = (value: string): boolean => WORDS.test(value) && !isNamed(value)
  const areStrangersFew = namedShare(open, isStranger) <= FEW_STRANGERS
  return namedShare(open, (value) => {
    const said = ofValue(value) ?? ''
    const whole = areStrangersFew ? value.replace(/[,.;]/g, '') : value
    return isNamed(value) && WORDS.test(said) && said.length >= WHOLE * whole.trim().length
  })
}

/** What a header says of a link: that it is of the linked sheet, or even its number there, or just what the linking column is; null where it says nothing. */
type Called = 'so' | 'number' | 'link' | null

function calledSo(source: ColumnProfile, linked: Linked, tables: readonly Placed[], { namings }: Named): Called {
  // “UnitNo” of work orders is the “Unit #” of the list of machines, whatever the template calls its key.
  const isAsKey = namings.some((naming) => naming.isKey && isCalledAlike(naming, source))
  if (!isAsKey && !isCalledSo(source, linked, tables)) return isLinkItself(source, linked) ? 'link' : null
  return isNumberOf(source.name) ? 'number' : 'so'
}

/** A header that is the linking column's own: “Assigned to” of `assigned_to`. It says nothing of numbers. */
function isLinkItself({ name }: ColumnProfile, { by: link }: Linked): boolean {
  return link !== undefined && squash(name) === squash(link)
}

/**
 * Figures of one or two places count something: what they are in a key of letters and figures is clear only where others are longer,
 * or the header says so.
 */
function isNumber(values: ValueCount[]): boolean {
  return values.some(({ value }) => /\p{L}|\d{3}/u.test(value))
}
