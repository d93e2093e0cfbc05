import { cellsOf } from '../../profile/cells-of.ts'
import type { ValueCount } from '../../profile/model.ts'
import { collapseSpaces } from '../transforms/texts/text.ts'
import { titleOff } from '../../match/composites/titles.ts'
import { remembering } from '../../remembering.ts'

// Two files write the same name in two ways: “Meier, Ursula” and “Ursula Meier”, “B-KL 204” and “BKL204”, a part of a number and all of it.

/** A way in which a value and a name may be the same: they are when both are folded to one text. Null: it can't be told in this way. */
export interface Way {
  ofName: (name: string) => string | null
  ofValue: (value: string) => string | null
  /** What of a name would be written by who writes in this way. */
  shown: (name: string) => string
  /** In which way, for a sentence; empty where they are simply the same. */
  said: string
  /** They are not the same, but one can be no other: what is taken so has to be told. */
  isGuess?: true
  /** A value holds more than the key: no steps that only take marks off make a key of it. */
  holdsMore?: true
}

/** What a link column's values are called in the linked table. */
export interface Lookup {
  /** The key that a value stands for, as it is in the cells of the linked table. */
  keyOf: (value: string) => string | undefined
  /** Whether a text is a key of the linked table. */
  hasKey: (text: string) => boolean
  /** The names as they are written in the linked table, for those of the values that were not looked at. */
  names: readonly string[]
  /** The share of the cells that are no keys for which there is one. */
  share: number
  /** The same of all cells, where those that are keys already count, too. */
  inAll: number
  /** It says enough by itself that the column is the link. */
  isClear: boolean
  /** The values are the keys themselves, written otherwise. */
  isNear: boolean
  /** The table that the names stand in, and the column. */
  where: string
  called: string
  /** Some values are only a part of a name. */
  isGuess: boolean
  /** The values are small figures, which every list of numbers has. */
  isCount?: boolean
  /** They are in a list of numbers far apart, which has next to none of all there could be. */
  isApart?: boolean
  /** A sentence that tells where the keys are from. */
  reason: string
  /** The name that a value was taken for, where it is another text. */
  takenFor: (value: string) => string | undefined
  /** Which keys are meant of rows that are called alike, and who says so. */
  said?: string
}

/** The share of the cells that must have one length to be a part of something longer. */
const MOST = 0.9
/** Shorter ends are the same by chance. */
const SHORTEST_END = 4

/** So many values and names are kept in each form: they are compared with those of every column. */
const MOST_TEXTS = 20_000

/** Most texts: for them the patterns of Unicode take many times as long. */
const ASCII = /^[\0-\x7f]*$/

/** Names are compared without case and accents, and with single spaces. */
export const foldName = remembering(MOST_TEXTS, (value): string => {
  const text = collapseSpaces(value.trim())
  return (ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()
})

const marksOff = remembering(MOST_TEXTS, (text): string => {
  const folded = foldName(text)
  return ASCII.test(folded) ? folded.replace(/[^a-z0-9]+/g, '') : folded.replace(/[^\p{L}\p{N}]+/gu, '')
})

/** Letters and digits alone, without leading zeros. */
function bare(text: string): string | null {
  const left = marksOff(text).replace(/^0+(?=.)/, '')
  return left === '' ? null : left
}

const words = remembering(MOST_TEXTS, (text): string | null => {
  const found = foldName(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return found.length < 2 ? null : found.toSorted().join(' ')
})

/**
 * The ways in which `open` may be some of `names`; those of keys may have leading zeros or a sign in front as well, where they are not written as
 * keys are that stand beside them (`areStrangers`).
 */
export function waysBetween(open: ValueCount[], names: string[], areKeys: boolean, areStrangers = false): Way[] {
  const end = endOf(open, names)
  const ways = areKeys ? [BARE, ...(end ? [end] : [])] : [SAME, BARE, WORDS, INITIALS, ...(end ? [end] : [])]
  const more = areKeys
    ? [withoutEnd(open, names), inDomain(open), inside(open, names), besideName(open, names)].filter(
        (way) => way !== null,
      )
    : [besideName(open, names)].filter((way) => way !== null)
  return [...ways, ...(areKeys && !areStrangers && areFiguresBehindOneSign(open, names) ? [FIGURES] : []), ...more]
}

const whole = (name: string): string => name

export const SAME: Way = { ofName: foldName, ofValue: foldName, shown: whole, said: '' }

const BARE: Way = { ofName: bare, ofValue: bare, shown: whole, said: 'but for marks, case and leading zeros' }

export const WORDS: Way = { ofName: words, ofValue: words, shown: whole, said: 'with the words in another order' }

const INITIALS: Way = {
  ofName: (name) => {
    const [last, first] = nameParts(name) ?? []
    return last === undefined || first === undefined || first.length < 2 ? null : `${last} ${first[0]}`
  },
  ofValue: (value) => {
    const [last, first] = nameParts(value) ?? []
    return last === undefined || first?.length !== 1 ? null : `${last} ${first}`
  },
  shown: whole,
  said: 'with the first name’s initial alone',
}

/** Last and first name of “Meier, Ursula”, “Meier, U.”, “Meier U.”, “U. Meier”, “Ursula Meier” and “Dr Ursula Meier”. */
const nameParts = remembering(MOST_TEXTS, (text): [string, string] | null => {
  const plain = foldName(titleOff(text))
  const [, before, behind] = /^([^,]{2,60}), *(\p{L}[^,]{0,40})$/u.exec(plain) ?? []
  if (before !== undefined && behind !== undefined) return [before.trim(), behind.split(/[. ]/)[0]!]
  const parts = plain
    .replaceAll('.', '. ')
    .split(/ +/)
    .map((part) => part.replace(/\.$/, ''))
    .filter((part) => part !== '')
  const [one = '', ...others] = parts
  if (others.length === 0 || parts.some((part) => !/^\p{L}[\p{L}'’-]*$/u.test(part))) return null
  const last = others.at(-1)!
  return last.length === 1 && one.length > 1 ? [parts.slice(0, -1).join(' '), last] : [others.join(' '), one]
})

const FIGURES: Way = {
  ofName: figures,
  ofValue: figures,
  shown: whole,
  said: 'but for what stands in front of the number',
}

function figures(text: string): string | null {
  return /^[^\p{N}]*0*(\d+)$/u.exec(marksOff(text))?.[1] ?? null
}

const FEWEST_SIGNED = 2

/** No letters, or the same in front of nearly every number that has any: what differs by them would be lost otherwise. */
function areFiguresBehindOneSign(open: ValueCount[], names: string[]): boolean {
  const values = open.map(({ value }) => value)
  const own = signsOf(values)
  // “Q1” of a sheet is no row 1: one number alone shows no sign.
  if (own.size > 0 && new Set(values).size < FEWEST_SIGNED) return false
  return new Set([...own, ...signsOf(names)]).size <= 1
}

function signsOf(texts: string[]): Set<string> {
  return new Set(texts.flatMap((text) => /^[^\d]+/.exec(marksOff(text))?.[0] ?? []))
}

/** The values are the ends of the names, when all have one length and these are longer. */
function endOf(open: ValueCount[], names: string[]): Way | null {
  const lengths = Map.groupBy(open, ({ value }) => marksOff(value).length)
  const total = cellsOf(open)
  const [length] = [...lengths].find(([, group]) => cellsOf(group) >= MOST * total) ?? []
  if (length === undefined || length < SHORTEST_END) return null
  if (names.filter((name) => marksOff(name).length > length).length < MOST * names.length) return null
  return {
    ofName: (name) => marksOff(name).slice(-length),
    ofValue: (value) => {
      const text = marksOff(value)
      return text.length === length ? text : null
    },
    shown: (name) => name.slice(-length),
    said: `by the last ${length} characters`,
  }
}

/** Fewer zeros are a figure like others. */
const FEWEST_ZEROS = 2
const SHORTEST_BEGINNING = 3

/** Accounts without sub-account: “4100” for “4100/000”. All keys have one length, and all values another one. */
function withoutEnd(open: ValueCount[], names: string[]): Way | null {
  const lengthOf = (texts: readonly string[]): number | null => {
    const lengths = new Set(texts.map((text) => marksOff(text).length))
    return lengths.size === 1 ? [...lengths][0]! : null
  }
  const [own, full] = [lengthOf(open.map(({ value }) => value)), lengthOf(names)]
  if (own === null || full === null || own < SHORTEST_BEGINNING || full < own + FEWEST_ZEROS) return null
  const end = '0'.repeat(full - own)
  return {
    ofName: (name) => (marksOff(name).endsWith(end) ? marksOff(name).slice(0, own) : null),
    ofValue: marksOff,
    shown: (name) => name.slice(0, own),
    said: `without the ${end.length} zeros that end it there`,
    holdsMore: true,
  }
}

/** Shorter keys are in a text by chance, and so are figures that are no longer than a date. */
const KEY_IN_TEXT = /^(?=.*\p{L})(?=.*\p{N}).{5,}$|^\p{N}{9,}$/u

/** Texts that name one key and no other: “HC 0412, rent of May”. Null where keys are so short that they would be found anywhere. */
function inside(open: ValueCount[], names: string[]): Way | null {
  const keys = new Set(names.map(marksOff))
  if (![...keys].every((key) => KEY_IN_TEXT.test(key))) return null
  if (!open.some(({ value }) => /\p{L}{3}|\s/u.test(value))) return null
  const ofValue = (value: string): string | null => {
    const text = marksOff(value)
    const named = [...keys].filter((key) => isIn(text, key))
    return named.length === 1 ? named[0]! : null
  }
  return { ofName: marksOff, ofValue, shown: whole, said: 'within a text' }
}

/** What somebody logs on with: “ACME\\anna.berg”. */
const LOGON = /^([\p{L}\p{N}._-]{1,40})\\([^\\\s]+)$/u

/** Accounts with their domain in front. Null where there are several: two domains may each have an account of that name. */
function inDomain(open: ValueCount[]): Way | null {
  const domains = new Set(open.flatMap(({ value }) => LOGON.exec(value.trim())?.[1]?.toLowerCase() ?? []))
  if (domains.size !== 1) return null
  const ofValue = (value: string): string | null => {
    const [, , account] = LOGON.exec(value.trim()) ?? []
    return account === undefined ? null : foldName(account)
  }
  return { ofName: foldName, ofValue, shown: whole, said: 'behind the name of its domain', holdsMore: true }
}

/** “1010 · Cash”, “KT3 – Kitchen”, “310 Kitchen”; and “Kitchen (310)”. */
const KEY_FIRST = /^(\S+?)(?:\s*[·•|:–—]\s*|\s+[-/]\s+)(.*\p{L}.*)$|^(\S{3,})\s+(.*\p{L}.*)$/u
const KEY_LAST = /^(.*\p{L}.*?)\s*[([]([^\s()[\]]+)[)\]]$/u
/** So many different keys stand before texts by no chance. */
const FEW_KEYS = 3

interface Parted {
  key: string
  text: string
}

/** What may be a key with what it is called, in the order in which it is looked for. */
const partedAs = remembering(MOST_TEXTS, (value): Parted[] => {
  const [, marked, beside, spaced, behind] = KEY_FIRST.exec(value.trim()) ?? []
  const [, before, last] = KEY_LAST.exec(value.trim()) ?? []
  const [first, key] = [bare(marked ?? spaced ?? ''), bare(last ?? '')]
  return [
    ...(first === null ? [] : [{ key: first, text: foldName(beside ?? behind ?? '') }]),
    ...(key === null ? [] : [{ key, text: foldName(before ?? '') }]),
  ]
})

/** A key with what it is called, as some systems print it. Null where one text stands beside two keys: then the key counts it. */
function besideName(open: ValueCount[], names: string[]): Way | null {
  if (open.filter(({ value }) => partedAs(value).length > 0).length < FEW_KEYS) return null
  const keys = new Set(names.flatMap((name) => bare(name) ?? []))
  const parted = (value: string): Parted | null => partedAs(value).find(({ key }) => keys.has(key)) ?? null
  const keysBy = Map.groupBy(
    open.flatMap(({ value }) => parted(value) ?? []),
    ({ text }) => text,
  )
  const found = [...keysBy.values()].map((group) => new Set(group.map(({ key }) => key)))
  if (found.some(({ size }) => size > 1) || new Set(found.flatMap((own) => [...own])).size < FEW_KEYS) return null
  const ofValue = (value: string): string | null => parted(value)?.key ?? null
  return { ofName: bare, ofValue, shown: whole, said: 'beside what it is called' }
}

/** Where it ends in a figure no other figure follows, and where it begins with one none goes before it. */
function isIn(text: string, key: string): boolean {
  const at = text.indexOf(key)
  if (at < 0) return false
  const joins = (one = '', other = ''): boolean => /\d/.test(one) && /\d/.test(other)
  return !joins(text[at - 1], key[0]) && !joins(key.at(-1), text[at + key.length])
}
