import { QUOTATION_MARK } from './quotations.ts'
import type { NameOf, Statement } from './statement.ts'

// Sentences that say the same of several things: “map A and B to C, D to E”, “Plant 1000 is warehouse W1, plant 2000 is W2”,
// “T0 zero rated (0), T1 standard rate (20)”.

const MARK = QUOTATION_MARK.replace('(\\d+)', '\\d+')
const BETWEEN = /\s*,\s*(?:and\s+|&\s*)?|\s+(?:and|plus)\s+|\s*&\s*/i
const TO = /^(.{1,120}?)(?:\s+together)?\s+(?:to|into|onto|as|→|->|=>)\s+(?:the\s+)?(.{1,120})$/i
/** More pieces are a data file. */
const MOST = 200

/**
 * What goes to what: each `to` ends a group of columns, and several that go to one are merged into it. What follows the only one is the
 * rest of what the column splits into.
 */
export function columnsTo(text: string, separator: string | null, name: NameOf): Statement[] {
  const pieces = text.split(BETWEEN)
  if (pieces.length < 2 || pieces.length > MOST) return []
  const groups: { sources: string[]; target: string }[] = []
  let sources: string[] = []
  for (const piece of pieces) {
    const [, last, target] = TO.exec(piece) ?? []
    sources.push(name(last ?? piece))
    if (target === undefined) continue
    groups.push({ sources, target: name(target) })
    sources = []
  }
  const [first] = groups
  if (!first) return []
  if (sources.length > 0) return groups.length === 1 && first.sources.length === 1 ? split(first, sources) : []
  return groups.map((group): Statement => {
    const [source = '', ...more] = group.sources
    return more.length === 0 ? { kind: 'column', source, target: group.target } : merge(group, separator)
  })
}

function split({ sources: [source = ''], target }: { sources: string[]; target: string }, rest: string[]): Statement[] {
  return [{ kind: 'split', source, targets: [target, ...rest] }]
}

function merge(group: { sources: string[]; target: string }, separator: string | null): Statement {
  return { kind: 'merge', ...group, ...(separator !== null && { separator }) }
}

const SEPARATORS: [RegExp, string][] = [
  [/^comma and (?:an? )?(?:space|blank)$/, ', '],
  [/^commas?$/, ', '],
  [/^semicolons?$/, '; '],
  [/^(?:spaces?|blanks?|single space|leerzeichen|espaces?|espacios?|spazi[oi]?|spaties?)$/, ' '],
  [
    /^(?:dash|dashes|hyphens?|minus(?:zeichen| signs?)?|(?:binde|gedanken)?strich(?:en?)?|tirets?|traits? d[’']union|gui[oó]n(?:es)?|trattin[oi]|(?:koppel)?streepjes?|koppeltekens?|łącznik\p{L}*|myślnik\p{L}*)$/u,
    '-',
  ],
  [
    /^(?:(?:forward )?slash|slashes|schrägstrich(?:en?)?|barras?(?: inclinadas?| oblicuas?)?|barres?(?: obliques?)?|schuine stre(?:ep|pen)|ukośnik\p{L}*)$/u,
    '/',
  ],
  [/^(?:underscores?|unterstrich(?:en?)?|gui[oó]n(?:es)? bajos?|podkreślnik\p{L}*)$/u, '_'],
  [/^(?:dots?|points?|periods?|full stops?|punkt(?:en?)?|puntos?|punt[oi]|kropk\p{L}+)$/u, '.'],
  [/^colons?$/, ': '],
  [/^(?:pipes?|bars?|vertical bars?)$/, '|'],
  [
    /^(?:question marks?|fragezeichen|points? d[’']interrogation|signos? de interrogación|punt[oi] interrogativ[oi]|vraagtekens?)$/,
    '?',
  ],
  [/^(?:asterisks?|stars?|stern(?:chen)?|astérisques?|asteriscos?|asterisc(?:o|hi)|sterretjes?)$/, '*'],
  [/^(?:nothing|no (?:space|separator|gap))$/, ''],
]

/** The text that stands between values, by its name or as it is; null for what is no such text. */
export function separatorCalled(called: string | undefined, name: NameOf): string | null {
  if (called === undefined) return null
  if (new RegExp(`^${MARK}$`).test(called)) return name(called)
  return (
    SEPARATORS.find(([pattern]) => pattern.test(called.toLowerCase()))?.[1] ?? (/^\W$/.test(called) ? called : null)
  )
}

/** A code is short, and of capitals or figures; in quotation marks it is anything. */
const CODE = `(${MARK}|(?!I\\b)[A-Z\\d][A-Z\\d./+-]{0,7})`
const SAYS = '(?:[Ii]s|are|[Mm]eans?|stands? for|=|:)'
const TEXT = `(${MARK}|[\\p{L}\\d][^\u0001\u0002,()]{0,80}?)`
const ITEM = new RegExp(
  `^(?:(?:the|an?|any) )?(?:(?:value|letter|code|flag|sign|figure) )?(?:(${MARK}|[\\p{L}][\\p{L} _-]{1,40}?) )?${CODE}(?:\\s*\\(([^()]{1,60})\\))?(?: in [^\\s,()]{1,60})?(?:\\s*(${SAYS}))?\\s+(?:the )?${TEXT}(?:\\s*\\(([^()]{1,60})\\))?$`,
  'u',
)

interface Item {
  noun: string | undefined
  raw: string
  says: boolean
  meanings: string[]
}

/** “And 099999 is not a person”: a word that goes on from the sentence before is no column. */
const GOES_ON = /^(?:and|but|also|so|then|oh)$/i

/** Codes with what they mean, of the column that is named before them, in them or not at all; none where one of them is something else. */
export function valueList(text: string, heading: string | null, name: NameOf): Statement[] {
  const items = itemsOf(text, name)
  const [first] = items ?? []
  // “CF means confirmed, CP completed”: the verb of the first is that of all.
  if (!items || !first || items.some(({ says }) => says && !first.says)) return []
  const column = heading ?? first.noun ?? null
  const isAlone =
    items.length === 1 && (heading !== null || first.noun === undefined || !first.says || GOES_ON.test(first.noun))
  if (isAlone || (heading !== null && first.noun !== undefined)) return []
  if (items.some(({ noun }) => noun !== undefined && noun.toLowerCase() !== first.noun?.toLowerCase())) return []
  return [{ kind: 'value_list', column, entries: items.map(({ raw, meanings }) => ({ raw, meanings })) }]
}

function itemsOf(text: string, name: NameOf): Item[] | null {
  const byComma = text.split(/\s*,\s*(?:and\s+)?/)
  for (const pieces of [byComma.flatMap((piece) => piece.split(/\s+and\s+/)), byComma]) {
    const read = pieces.length > MOST ? [] : pieces.map((piece) => itemOf(piece.trim(), name))
    if (read.length > 0 && read.every((item) => item !== null)) return read
  }
  return null
}

function itemOf(piece: string, name: NameOf): Item | null {
  const [, noun, code, long, says, text, aside] = ITEM.exec(piece) ?? []
  if (code === undefined || text === undefined) return null
  // “Article 4711 is a test article” says what it is, and not what its number means.
  if (/^an?\s/i.test(text)) return null
  // Without a verb a figure behind a code is as likely part of it, and some words make a sentence of something else.
  if (says === undefined && /^(?:\d|(?:to|into|and|or|in|of|from|with|as|by|at|on|for|before|after)\s)/i.test(text))
    return null
  const meanings = [name(text), ...[aside, long].flatMap((more) => more?.trim() ?? [])]
  return { noun: noun === undefined ? undefined : name(noun), raw: name(code), says: says !== undefined, meanings }
}
