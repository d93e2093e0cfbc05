import { ruleOf } from '../match/sides.ts'
import type { Template, TemplateColumn } from '../model.ts'
import type { ColumnProfile, TableProfile } from '../profile/model.ts'
import { QUOTE } from './becoming.ts'
import type { Directive } from './directives.ts'
import { keyWithLinks } from './grounded/fronts.ts'
import { exactly } from './grounded/rows-out.ts'
import { readSentences } from './parse.ts'
import { isUnclear } from './plain/hedges.ts'
import type { SaidText } from './texts.ts'

// “The harbour's boats are B-1, B-2 and so on; with us they are 70000 plus that number, so B-12 is 70012”: keys of one house become numbers of the other.
// Figures take the place of the letters; how many stand behind them is shown.

const IS =
  '(?:is|are|becomes?|became|turns into|means|ist|sind|wird|wurde|entspricht|heißt|est|devient|correspond à|es|pasa a ser|corresponde a|è|diventa|corrisponde a|wordt|werd|jest|staje się|→|->|=>|=)'
/** “S0417 is now customer 20417”: letters before a number, and another number that they are. */
const SHOWN = new RegExp(
  `(?<![\\p{L}\\p{N}-])${QUOTE}(\\p{Lu}{1,4}[-./_]?)(\\d{1,8})${QUOTE}\\s+${IS}\\s+(?:\\p{L}+\\s+){0,3}?${QUOTE}(\\d{2,12})${QUOTE}(?![\\p{L}\\p{N}]|[.,]\\d)`,
  'gu',
)
const A_FIGURE = /(?<![\p{L}\p{N}.,-])\d(?:[\d.,’' ]*\d)?(?![\p{L}\p{N}])/gu
/** So many of a column's values are such keys. */
const MOSTLY = 0.8

interface Replaced {
  /** The letters, with the mark behind them. */
  instead: string
  front: string
  /** So many figures stand behind the front. */
  figures: number
}

interface Pair {
  instead: string
  from: string
  to: string
}

/** The fronts that take the place of letters in keys, where some table has such keys, and in what links to them. */
export function frontsReplaced(
  texts: readonly SaidText[],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  return texts.flatMap(({ text, by, slug, origin }) => {
    const sentences = [...new Set(readSentences(text).map((one) => one.text))]
    const shown = sentences.map((one) => pairsIn(one))
    const pairs = shown.flat()
    const letters = new Set(pairs.map(({ instead }) => instead))
    return [...letters].flatMap((instead) => {
      const own = pairs.filter((pair) => pair.instead === instead)
      const saying = sentences.filter((one, at) => shown[at]!.some((pair) => own.includes(pair)) || says(one, own))
      const replaced = saying.some((one) => isUnclear(one)) ? null : replacedIn(own, saying)
      const targets = replaced ? keysLike(own, slug, templates) : []
      const isThere = profiles.some(({ columns }) => replaced && columns.some((column) => hasKeys(column, replaced)))
      if (!replaced || targets.length === 0 || !isThere) return []
      // Each sentence that says a part of it says nothing else. Names become such keys in tables that have none themselves.
      return saying.map((one): Directive => {
        const said = { by, slug, origin, revision: 0, said: `“${one}”` }
        return { ...said, kind: 'front', ...replaced, targets, tables: profiles.map(exactly) }
      })
    })
  })
}

function pairsIn(text: string): Pair[] {
  return [...text.matchAll(SHOWN)].map(([, instead = '', from = '', to = '']) => ({ instead, from, to }))
}

/** What all examples have in common, where it is said of all such keys: by a second one, by what is added to each, or by what takes the place of what. */
function replacedIn(pairs: readonly Pair[], saying: readonly string[]): Replaced | null {
  const front = frontOf(pairs)
  const isSaid = pairs.length > 1 || saying.some((text) => says(text, pairs))
  return front && isSaid ? { instead: pairs[0]!.instead, ...front } : null
}

function frontOf(pairs: readonly Pair[]): Omit<Replaced, 'instead'> | null {
  const bases = new Set(pairs.map(({ from, to }) => Number(to) - Number(from)))
  const [, front, zeros = ''] = /^(\d*?[1-9])(0+)$/u.exec(String([...bases][0])) ?? []
  const lengths = pairs.map(({ from }) => String(Number(from)).length)
  return bases.size === 1 && front !== undefined && zeros.length >= Math.max(...lengths)
    ? { front, figures: zeros.length }
    : null
}

/** “70000 plus that number”, “S is replaced by 2”, “2 statt S”. */
function says(text: string, pairs: readonly Pair[]): boolean {
  const said = frontOf(pairs)
  if (!said) return false
  const plain = text.replace(SHOWN, ' ; ')
  const base = said.front + '0'.repeat(said.figures)
  if ([...plain.matchAll(A_FIGURE)].some(([figure]) => figure.replace(/\D/gu, '') === base)) return true
  const letters = `(?<![\\p{L}\\p{N}])${QUOTE}${pairs[0]!.instead.replace(/[^\p{L}]/gu, '')}[-./_]?${QUOTE}(?![\\p{L}\\p{N}])`
  const figures = `(?<![\\p{L}\\p{N}])${QUOTE}${said.front}${QUOTE}(?![\\p{L}\\p{N}])`
  const between = '\\s+(?:[\\p{L}→=>-]+\\s+){1,5}'
  return new RegExp(`${letters}${between}${figures}|${figures}${between}${letters}`, 'u').test(plain)
}

/** The only key whose rule takes the numbers, and not what they were, with what links to it. */
function keysLike(
  pairs: readonly Pair[],
  slug: string | null,
  templates: readonly Template[],
): { slug: string; column: string }[] {
  const isKey = (column: TemplateColumn): boolean => {
    const rule = column.required && column.unique ? ruleOf(column) : null
    return rule !== null && pairs.every(({ instead, from, to }) => rule.matches(to) && !rule.matches(instead + from))
  }
  const keys = templates.flatMap((template) => template.columns.filter(isKey).map((column) => ({ template, column })))
  const [key, ...others] = keys
  if (!key || others.length > 0) return []
  return keyWithLinks(key.template, key.column, templates).filter((one) => slug === null || one.slug === slug)
}

function hasKeys({ values }: ColumnProfile, { instead, figures }: Replaced): boolean {
  const isOne = (value: string): boolean =>
    value.startsWith(instead) &&
    /^\d+$/u.test(value.slice(instead.length)) &&
    Number(value.slice(instead.length)) < 10 ** figures
  const told = values.filter(({ value }) => isOne(value.trim()))
  return told.length > 0 && told.length >= MOSTLY * values.length
}
