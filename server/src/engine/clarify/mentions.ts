import { MARK_CHARACTERS, QUOTATION_MARK } from '../knowledge/quotations.ts'
import { editDistance } from '../match/similarity.ts'
import { squash } from '../match/names/words.ts'
import { quote } from '../phrases.ts'
import type { Known } from './answered.ts'
import type { Asked } from './questions.ts'

/** Something that a question can name. */
export type Thing =
  | { kind: 'sheet'; slug: string }
  | { kind: 'target'; slug: string; column: string }
  | { kind: 'source'; file_id: string; table: string; column: string }
  | { kind: 'table'; file_id: string; table: string }

interface Named {
  name: string
  /** Folded words of the name, for parts of names. */
  words: string[]
  things: Thing[]
}

/** Names by their letters and digits alone: `First Name`, `first_name` and `FirstName` are one. */
export type Vocabulary = Map<string, Named>

/** What a question names, how it was understood where it wasn't spelled so, and what names nothing. */
export interface Mentions {
  things: Thing[]
  /** Quoted texts, numbers and addresses that are no name: values to look for. */
  values: string[]
  /** Sentences on names that were taken for others. */
  taken: string[]
  /** A sentence, when a word can mean several names. */
  unsure: string | null
  /** The question in lower case, without what was recognised. */
  rest: string
}

/** Words in the longest name that is looked for. */
const LONGEST = 8

/** Words that are names only when quoted, or beside "column": questions are full of them. */
const GENERIC = new Set(
  'row rows column columns field fields value values file files sheet sheets table tables data plan plans rule rules error errors issue issues warning warnings total count number reason source type'.split(
    ' ',
  ),
)

/** Words of questions, which are no misspelt names. */
const ORDINARY = new Set(
  `${[...GENERIC].join(' ')} a about after again all also an and any anything are as at be because been before being between by came can change changed changes cleaned come comes confident contain contains could decided describe did different do does done drop dropped duplicate duplicates each else empty exactly export exported fail failed fails fill filled first for format from get give go goes had happen happened happens has have hit how i if ignored in information into invalid is it its just kept last left like line lines list lost many map mapped mapping match matched mean means merged missing more most much my next no not now of off often on one only or original originally other our out over please previous previously problem problems put raw read record records rejected removed same second show since skipped so some split step steps sure taken tell than that the their them then there these they thing things this those to transform transformed transforms two unmapped up update used valid was we were what when where which who whose why will with without would wrong you your`.split(
    ' ',
  ),
)

/** Everything that the plan and its files name. */
export function vocabularyOf({ manifest, tables }: Known): Vocabulary {
  const vocabulary: Vocabulary = new Map()
  const add = (name: string, thing: Thing): void => {
    const key = squash(name)
    if (key === '') return
    const known = vocabulary.get(key)
    if (known) known.things.push(thing)
    else vocabulary.set(key, { name, words: wordsIn(name), things: [thing] })
  }
  for (const { slug, name, columns } of manifest.sheets) {
    for (const own of new Set([slug, name]))
      if (squash(own) !== squash(slug) || own === slug) add(own, { kind: 'sheet', slug })
    for (const column of columns) add(column, { kind: 'target', slug, column })
  }
  for (const { file_id, file_name, name: table, columns } of tables) {
    const names = new Map([table, file_name, file_name.replace(/\.[^.]+$/, '')].map((own) => [squash(own), own]))
    for (const own of names.values()) add(own, { kind: 'table', file_id, table })
    for (const { name: column } of columns) add(column, { kind: 'source', file_id, table, column })
  }
  return vocabulary
}

interface Token {
  text: string
  key: string
  /** Quoted: a name or a value as a whole. */
  quoted: boolean
  used: boolean
}

/** Finds the names in a question: as they are spelled, then, if it names no column, sheet or file so, the nearest or the part of one. */
export function mentionsIn({ masked, names }: Asked, vocabulary: Vocabulary, spelled: ReadonlySet<string>): Mentions {
  const tokens = tokensOf(masked, names)
  const things: Thing[] = []
  const taken: string[] = []
  for (let length = Math.min(LONGEST, tokens.length); length > 0; length--) {
    for (let at = 0; at + length <= tokens.length; at++) {
      const window = tokens.slice(at, at + length)
      if (window.some(({ used, quoted }) => used || (quoted && length > 1)) || isGeneric(tokens, at, length)) continue
      const found = lookUp(window.map(({ key }) => key).join(''), vocabulary)
      if (!found) continue
      things.push(...found.things)
      for (const token of window) token.used = true
    }
  }
  const nearest = things.length > 0 ? [] : nearestNames(tokens, vocabulary)
  const [near, other] = nearest
  if (near && !other) {
    things.push(...near.named.things)
    taken.push(`“${near.word}” was taken for ${quote(near.named.name)}.`)
  }
  const isValue = ({ used, quoted, text }: Token): boolean =>
    !used && (quoted || /[\d@]/.test(text) || isSpelled(text, spelled))
  const values = tokens.filter(isValue)
  return {
    things: distinct(things),
    values: values.map(({ text }) => text),
    taken,
    unsure: other
      ? `“${near!.word}” could be ${nearest.map(({ named }) => quote(named.name)).join(' or ')}: which one is meant?`
      : null,
    rest: tokens.map(({ used, quoted, text }) => (used ? '·' : quoted ? '“”' : text.toLowerCase())).join(' '),
  }
}

function distinct(things: Thing[]): Thing[] {
  return [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()]
}

/** Short ones, as “A” is, only as they are written. */
function isSpelled(text: string, spelled: ReadonlySet<string>): boolean {
  return spelled.has(text) || (text.length > 2 && spelled.has(text.toLowerCase()))
}

const TOKENS = new RegExp(`${QUOTATION_MARK}|[^\\s${MARK_CHARACTERS},;:!?()=<>→]+`, 'gu')

function tokensOf(masked: string, names: string[]): Token[] {
  return [...masked.matchAll(TOKENS)].map(([word, mark]) => {
    const quoted = mark !== undefined
    const text = quoted ? (names[Number(mark)] ?? '') : word.replace(/^['’.]+|(?:['’]s)?['’.]*$/gu, '')
    return { text, key: squash(text), quoted, used: false }
  })
}

function isGeneric(tokens: Token[], at: number, length: number): boolean {
  const [token] = tokens.slice(at, at + 1)
  if (length > 1 || !token || token.quoted || !GENERIC.has(token.key)) return false
  const beside = [tokens[at - 1]?.key, tokens[at + 1]?.key]
  return !beside.some((word) => word === 'column' || word === 'field') || ['column', 'field'].includes(token.key)
}

/** As it is, or in the singular or plural: “not” is no “notes”. */
function lookUp(key: string, vocabulary: Vocabulary): Named | undefined {
  const named = vocabulary.get(key)
  if (named || key.length < 4 || ORDINARY.has(key)) return named
  const singular = [/ies$/, /es$/, /s$/].map((ending, at) => key.replace(ending, at === 0 ? 'y' : ''))
  const plural = [`${key}s`, `${key}es`, key.replace(/y$/, 'ies')]
  return [...singular, ...plural].flatMap((form) => vocabulary.get(form) ?? [])[0]
}

interface Near {
  word: string
  named: Named
}

/** Names that a word is a slip of, or that it is a word of; columns of templates alone where there are any. */
function nearestNames(tokens: Token[], vocabulary: Vocabulary): Near[] {
  const candidates: Near[] = []
  for (let length = Math.min(3, tokens.length); length > 0 && candidates.length === 0; length--) {
    for (let at = 0; at + length <= tokens.length; at++) {
      const window = tokens.slice(at, at + length)
      if (window.some(({ key }) => ORDINARY.has(key)) || window.some(({ text }) => /[@]|^\d/.test(text))) continue
      const word = window.map(({ text }) => text).join(' ')
      for (const named of vocabulary.values()) if (isNear(window, named)) candidates.push({ word, named })
    }
  }
  const [first] = candidates
  const same = candidates.filter(({ word }) => word === first?.word)
  const targets = same.filter(({ named }) => named.things.some(({ kind }) => kind === 'target'))
  return targets.length > 0 ? targets : same
}

function isNear(window: Token[], { name, words }: Named): boolean {
  const key = window.map((token) => token.key).join('')
  if (key.length < 3) return false
  const parts = window.map((token) => token.key)
  if (words.length > parts.length && words.some((_, at) => parts.every((part, index) => words[at + index] === part)))
    return true
  const limit = key.length < 4 ? 0 : key.length < 7 ? 1 : 2
  return limit > 0 && key[0] === squash(name)[0] && editDistance(key, squash(name), limit) <= limit
}

function wordsIn(name: string): string[] {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .map(squash)
    .filter((word) => word !== '')
}
