import { escaped } from '../escaped.ts'
import { NEGATED, singular, type Meaning } from './meant-values.ts'

// “petrol = regular, super; lpg = autogas”, “billing: accounts payable. technical: IT.”, “standard 20%, reduced 5%”, “Open (letter O, new) or
// Closed (C, paid)”, “LAN for landscaping, ADM for office or head office”: a list that has what is allowed in front, and behind each the values that mean it.

const ITEMS = /\s*(?:[,/()]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|en|of)(?!\p{L}))\s*/iu

/** The values that such a list explains, each by the name before it; null for any other sentence. */
export function explainedByNames(
  sentence: string,
  raws: readonly string[],
  names: readonly string[],
): Meaning[] | null {
  const text = sentence.toLowerCase()
  // Most sentences name none of them, and need no pattern.
  if (names.filter((name) => text.includes(name.toLowerCase())).length < 2) return null
  return listedBehind(sentence, raws, names) ?? listedWithin(sentence, raws, names) ?? listedFor(sentence, raws, names)
}

/** “petrol = regular, super; lpg = autogas” */
function listedBehind(sentence: string, raws: readonly string[], names: readonly string[]): Meaning[] | null {
  const name = `["“„«‘\`]?(?<name>${names.map(escaped).join('|')})["”“»’\`]?`
  const next = name.replace('?<name>', '?:')
  // Before another name a full stop or a comma ends what the one before it is for.
  const ends = new RegExp(`\\s*[;\\n]\\s*|[.,]\\s+(?=${next}\\s*(?:=>?|→|->|:|\\s))`, 'iu')
  const signed = new RegExp(`^${name}\\s*(?:=>?|→|->|:)\\s*(?<list>.+)$`, 'iu')
  const bare = new RegExp(`^${name}\\s+(?<list>\\S+)$`, 'iu')
  // “Sites: NOR = Norwich, …”
  const label = new RegExp(`^[^:=\\n]{2,40}:\\s*(?=${next}\\s*=)`, 'iu')
  const clauses = sentence
    .replace(label, '')
    .replace(/\.\s*$/u, '')
    .split(ends)
  const read = clauses.map((clause) => (signed.exec(clause.trim()) ?? bare.exec(clause.trim()))?.groups)
  // “What they do. billing: …”: what the list is of, and none of it.
  const isLed = read.findIndex((list) => list !== undefined) === 1 && !new RegExp(name, 'iu').test(clauses[0]!)
  const lists = read.slice(isLed ? 1 : 0)
  if (lists.length < 2 || lists.includes(undefined)) return null
  const items = lists.flatMap(({ name: said = '', list = '' } = {}) =>
    list.split(ITEMS).map((item): Item => ({ item, value: ownName(said, names) })),
  )
  return meantBy(items, raws, sentence)
}

/** “Open (letter O, new) or Closed (C, paid)”: in parentheses behind two names or more, some with several or all of them; a code behind what it is a code of, too. */
function listedWithin(sentence: string, raws: readonly string[], names: readonly string[]): Meaning[] | null {
  const glossed = new RegExp(
    `(?<![\\p{L}\\p{N}_])(?<name>${names.map(escaped).join('|')})["”“»’\`]?\\s\\((?<list>[^()]{1,120})\\)`,
    'giu',
  )
  const lists = [...sentence.matchAll(glossed)].map(({ groups = {} }) => groups)
  const isOfAll = new Set(lists.map(({ name = '' }) => name.toLowerCase())).size === names.length
  if (lists.length < 2 || !(isOfAll || lists.some(({ list = '' }) => list.split(ITEMS).length > 1))) return null
  const items = lists.flatMap(({ name: said = '', list = '' }) => {
    const pieces = NEGATED.test(list) ? [] : list.split(ITEMS)
    return pieces.flatMap((item): Item[] => {
      const code = CODE_BEHIND.exec(item)?.[1]
      const value = ownName(said, names)
      return [{ item, value }, ...(code === undefined ? [] : [{ item: code, value }])]
    })
  })
  return meantBy(items, raws, sentence)
}

/** “Units are KIT for the kitchen, BAR for bar and cellar”: what two names or more are for, in as many words as the values have. */
function listedFor(sentence: string, raws: readonly string[], names: readonly string[]): Meaning[] | null {
  const name = `(?<![\\p{L}\\p{N}_])["“„«‘\`]?(?:${names.map(escaped).join('|')})["”“»’\`]?\\s(?:${FOR})\\s`
  const each = new RegExp(
    `(?<![\\p{L}\\p{N}_])["“„«‘\`]?(?<name>${names.map(escaped).join('|')})["”“»’\`]?\\s(?:${FOR})\\s(?<list>[^.;:()=]{2,80}?)` +
      `(?=\\s*[.;:(]|\\s*$|\\s*(?:,|,?\\s(?:and|or|und|oder|et|ou|y|o|e|en))\\s*${name})`,
    'giu',
  )
  const lists = [...sentence.matchAll(each)].map(({ groups = {} }) => groups)
  if (new Set(lists.map(({ name: said = '' }) => said.toLowerCase())).size < 2) return null
  const items = lists.flatMap(({ name: said = '', list = '' }) =>
    NEGATED.test(list)
      ? []
      : list.split(ITEMS).map((item): Item => ({ item: item.replace(ARTICLE, ''), value: ownName(said, names) })),
  )
  return meantBy(items, raws, sentence)
}

const FOR = 'for|für|pour|para|per|voor|för|for det|pro|dla'
const ARTICLE = /^\s*(?:(?:the|all|an?|die|der|das|den|le|la|les|el|los|las|il|lo|gli|i|de|het)\s|l[’'])\s*/iu

/** “status INST”, “the letter B” */
const CODE_BEHIND = /\p{L}{2}\s+["“„«‘`]?([\p{Lu}\p{N}]{1,8})["”“»’`]?$/u

interface Item {
  item: string
  value: string
}

function ownName(said: string, names: readonly string[]): string {
  return names.find((one) => one.toLowerCase() === said.toLowerCase())!
}

/** The values that are items of one name alone; null where none is. */
function meantBy(items: readonly Item[], raws: readonly string[], said: string): Meaning[] | null {
  const meant = new Map<string, Set<string>>()
  for (const { item, value } of items) meant.set(folded(item), (meant.get(folded(item)) ?? new Set()).add(value))
  const found = raws.flatMap((raw): Meaning[] => {
    const [value, ...others] = meant.get(folded(raw)) ?? []
    return value === undefined || others.length > 0 ? [] : [{ raw, value, said }]
  })
  return found.length === 0 ? null : found
}

function folded(text: string): string {
  return singular(
    text
      .trim()
      .toLowerCase()
      .replace(/["“”„«»‘’`]/gu, ''),
  )
}
