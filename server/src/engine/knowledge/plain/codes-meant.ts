import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { escaped } from '../../escaped.ts'
import { LEFT_OUT } from '../grounded/acts.ts'
import { choicesOf } from '../grounded/called-values.ts'
import { namesHeader } from '../grounded/columns.ts'
import type { Unread } from '../grounded/unread.ts'
import { isSameWord, wordsIn } from '../grounded/words.ts'
import { FILLER } from './filler.ts'
import { isUnclear } from './hedges.ts'

// “Ownership is O (owned) or L (leased)”, “An O means that the tool is owned, with an L it is leased”, “write the words for S and L: short and long”: the
// codes of a column, and what each stands for.

const MOST_WORDS = 50
const MOST_CODES = 12
const CODE = /^(?=.{1,4}$)[\p{Lu}\p{N}][\p{Lu}\p{N}+-]*$/u
const NOT =
  /(?<!\p{L})(?:not|never|no longer|nicht|kein\p{L}*|ne|pas|non|niet|geen|nunca|mai)(?!\p{L})|n[’']t(?!\p{L})/iu

interface Code {
  raw: string
  at: number
  end: number
  /** No cell has it. */
  isOther?: true
}

interface Meaning {
  value: string
  at: number
  end: number
}

/** What each code that a sentence names stands for, in the column that has them. */
export function codesMeant(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const found = listsIn(
    text,
    profiles,
    templates,
    (codes, column) => byChoice(text, codes, templates) ?? byWords(text, codes, column),
  )
  const named = found.filter(({ column }) => namesHeader(text, column))
  const likely = named.length > 0 ? named : found
  const names = new Set(likely.map(({ column }) => column.name))
  const [one] = likely
  if (!one || names.size > 1) return []
  return one.pairs.map((pair): Directive => ({ ...origin, kind: 'value', column: one.column.name, ...pair }))
}

function listsIn(
  text: string,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  read: (codes: readonly Code[], column: ColumnProfile) => Pairs | null,
): { column: ColumnProfile; pairs: Pairs }[] {
  // “RV = Rita Vance, rita@…”: of addresses another reader tells.
  if (
    text.includes('@') ||
    LEFT_OUT.test(text) ||
    isUnclear(text) ||
    NOT.test(text) ||
    wordsIn(text).length > MOST_WORDS
  )
    return []
  return profiles.flatMap(({ columns }) =>
    columns.flatMap((column) => {
      const codes = isOfCodes(column) ? codesIn(text, column) : []
      const pairs = codes.length < 2 ? namesMeant(text, namesIn(text, column), templates) : read(codes, column)
      return pairs ? [{ column, pairs }] : []
    }),
  )
}

function isOfCodes({ complete, values, distinct }: ColumnProfile): boolean {
  return complete && distinct > 1 && distinct <= MOST_CODES && values.every(({ value }) => CODE.test(value.trim()))
}

const LONGEST_NAME = 30

/** “Hartford is called HQ, Albany is Capital Region”: names that a few places, kinds or states have elsewhere, where the text has all of them. */
function namesIn(text: string, { complete, values, distinct, filled }: ColumnProfile): Code[] {
  const names = values.map(({ value }) => value.trim())
  const areFew = complete && distinct > 1 && distinct <= MOST_CODES && filled > 2 * distinct
  if (!areFew || !names.every((name) => name.length > 1 && name.length <= LONGEST_NAME && text.includes(name)))
    return []
  const found = names.map((raw) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(raw)}(?![\\p{L}\\p{N}])`, 'u').exec(text))
  return found.every((one) => one !== null)
    ? found.map(({ 0: raw, index }) => ({ raw, at: index, end: index + raw.length })).toSorted((a, b) => a.at - b.at)
    : []
}

const CALLED =
  /^["”“»'’]?,?\s*(?=[\p{L}=→:-])(?:(?:is|are|means?|ist|sind|heißt|heißen|est|sont|es|son|è|is daar|heet)?\s*(?:(?:also )?(?:called|named|known as|filed (?:under|as)|listed as|shown as|appelée?s?|llamad[oa]s?|denominat[oa])|s['’]appellent?|se llaman?|si chiamano?|heet(?:en)?)?|=|→|->|:)\s*(?:the )?["“„«'‘]?$/iu

/** The allowed value that is said of each name, right behind it or before it. */
function namesMeant(text: string, names: readonly Code[], templates: readonly Template[]): Pairs | null {
  if (names.length < 2) return null
  for (const column of templates.flatMap(({ columns }) => columns)) {
    const choices = choicesOf(column)
    const meanings =
      choices.length < 2 || choices.some((one) => names.some(({ raw }) => sameText(raw, one)))
        ? []
        : meaningsIn(text, choices)
    const pairs = names.flatMap(({ raw, at, end }) => {
      const [meant, ...others] = meanings.filter(
        (one) =>
          (one.end <= at && CALLED.test(text.slice(one.end, at)) && at > one.end + 1) ||
          (one.at >= end && CALLED.test(text.slice(end, one.at)) && one.at > end + 1),
      )
      return meant && others.length === 0 ? [{ raw, value: meant.value, chosen: true as const }] : []
    })
    if (pairs.length === names.length && new Set(pairs.map(({ value }) => value)).size === pairs.length) return pairs
  }
  return null
}

function sameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Each code of the column where it stands by itself, written as the cells have it; once. */
function codesIn(text: string, { values }: ColumnProfile): Code[] {
  const known = new Set(values.map(({ value }) => value.trim()))
  const found = [...text.matchAll(/(?<![\p{L}\p{N}'’-])[\p{Lu}\p{N}][\p{Lu}\p{N}+-]*(?![\p{L}\p{N}'’])/gu)].flatMap(
    ({ 0: raw, index }) => (known.has(raw) ? [{ raw, at: index, end: index + raw.length }] : []),
  )
  // “A A means …”: the first is no code.
  return found.filter(({ raw }, at) => found.findLastIndex((one) => one.raw === raw) === at)
}

type Pairs = { raw: string; value: string; chosen?: true }[]

/** “1 is new, 2 sent, 3 paid” where no cell has a 3: figures beside codes of figures are codes, too. */
function withOthers(text: string, codes: readonly Code[]): Code[] {
  if (!codes.every(({ raw }) => /^\d+$/.test(raw))) return [...codes]
  const size = Math.max(...codes.map(({ raw }) => raw.length))
  const known = new Set(codes.map(({ raw }) => raw))
  const others = [...text.matchAll(/(?<![\p{L}\p{N}'’.,/-])\d+(?![\p{L}\p{N}'’/-]|[.,]\d)/gu)].flatMap(
    ({ 0: raw, index }) =>
      known.has(raw) || raw.length > size ? [] : [{ raw, at: index, end: index + raw.length, isOther: true as const }],
  )
  return [...codes, ...others].toSorted((a, b) => a.at - b.at)
}

/** As many of the values that one column may have as there are codes: one behind, or before, each, or all behind all. */
function byChoice(text: string, known: readonly Code[], templates: readonly Template[]): Pairs | null {
  const codes = withOthers(text, known)
  for (const column of templates.flatMap(({ columns }) => columns)) {
    const meanings = meaningsIn(text, choicesOf(column))
    if (meanings.length !== codes.length) continue
    const events = [...codes.map(({ at }) => ({ at, is: 'c' })), ...meanings.map(({ at }) => ({ at, is: 'm' }))]
    const order = events
      .toSorted((a, b) => a.at - b.at)
      .map(({ is }) => is)
      .join('')
    if (!/^(?:(?:cm)+|(?:mc)+|c+m+|m+c+)$/u.test(order)) continue
    return codes.flatMap(({ raw, isOther }, at) =>
      isOther ? [] : [{ raw, value: meanings[at]!.value, chosen: true as const }],
    )
  }
  return null
}

function meaningsIn(text: string, choices: readonly string[]): Meaning[] {
  if (choices.length < 2) return []
  const words = wordsIn(text)
  const found = choices.flatMap((value) => {
    const size = wordsIn(value).length
    const at = words.findIndex((word, from) => {
      const last = words[from + size - 1]
      const said = last ? text.slice(word.at, last.end) : ''
      return (
        said.toLowerCase() === value.toLowerCase() ||
        (size === 1 && word.text.length > 2 && isSameWord(word.raw, value))
      )
    })
    return at < 0 || value.length < 2 ? [] : [{ value, at: words[at]!.at, end: words[at + size - 1]!.end }]
  })
  return found.toSorted((a, b) => a.at - b.at)
}

const STANDS =
  /^["”“»’'`]?\s*(?:=|:|→|->|=>|\(|(?:is|are|means?|meaning|stands? for|is short for|for|as|ist|sind|hei(?:ß|ss)t|bedeutet|meint|steht für|für|est|signifie|veut dire|désigne|pour|es|significa|quiere decir|por|para|è|vuol dire|sta per|per|is|betekent|staat voor|voor)(?!\p{L}))\s*/iu
const TAIL =
  /(?:[\s,;.)"”“»’'`]|\s(?:and|or|while|whereas|the|an?|letter|code|und|oder|während|der|die|das|ein|et|ou|le|la|un|une|lettre|y|o|el|letra|e|lettera|en|of|de|het|een|letter))+$/iu
const MOST_MEANT = 3

/** What stands behind each code and a word for it: “S stands for short-term and L for long-term”. */
function byWords(text: string, codes: readonly Code[], column: ColumnProfile): Pairs | null {
  const own = new Set(wordsIn(column.name).map(({ stem }) => stem))
  const pairs = codes.map(({ raw, end }, at) => {
    const behind = text.slice(end, codes[at + 1]?.at ?? text.length)
    const [cue = ''] = STANDS.exec(behind) ?? []
    const [meant = ''] = behind.slice(cue.length).split(/[,;.()](?:\s|$)/u)
    return { raw, cue, value: stripped(meant) }
  })
  // “S short, L long” is said with one word for both.
  const isSaid = pairs[0]!.cue !== ''
  const isPlain = pairs.every(({ value }) => {
    const words = wordsIn(value)
    const isFill = words.every(({ text: word, stem }) => FILLER.has(word) || own.has(stem))
    return words.length > 0 && words.length <= MOST_MEANT && !isFill && !value.includes('@')
  })
  const isApart = new Set(pairs.map(({ value }) => value)).size === pairs.length
  return isSaid && isPlain && isApart && areOfOneKind(pairs.map(({ value }) => value))
    ? pairs.map(({ raw, value }) => ({ raw, value }))
    : null
}

const NAME = /^\p{Lu}\S*(?:\s\S+)*\s\p{Lu}\S*$/u

/** “3 is Ada Lund, 5 Bo Frey, 9 has retired”: beside names, what became of somebody is none. */
function areOfOneKind(values: readonly string[]): boolean {
  return values.filter((value) => NAME.test(value)).length < 2 || !values.some((value) => /^\p{Ll}/u.test(value))
}

function stripped(text: string): string {
  return text
    .trim()
    .replace(/^["“„«‘`']/u, '')
    .replace(TAIL, '')
    .replace(/^(?:an?|the|ein(?:e[nr]?)?|une?|una?|een)\s/iu, '')
    .trim()
}
