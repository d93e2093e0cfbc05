import { ruleOf } from '../match/sides.ts'
import { closestValue, isClear } from '../match/values/same-meaning.ts'
import type { Template } from '../model.ts'
import type { ColumnProfile, TableProfile } from '../profile/model.ts'
import type { Directive } from './directives.ts'
import { anyOf } from './grounded/acts.ts'
import { isCalledAs, isKeyLike, valuesOf } from './grounded/columns.ts'
import { exactly } from './grounded/rows-out.ts'
import type { SaidText } from './texts.ts'

// A plan of accounts has its kinds in its numbers: “class 1 = equity, but 16 = liability; classes 2, 3 and 5 = asset”, “1000-1999 assets”. The
// narrowest class counts.

// Bounded in every part: texts come from outside.
const NUMBER = '\\d{1,6}(?:x{1,5}|\\*)?'
const BETWEEN =
  '\\s{0,3}(?:[,/&–-]|t\\/m|(?:and|or|to|und|oder|bis|et|ou|à|y|o|a|e|al|i|oraz|do|en|of|tot)(?!\\p{L}))\\s{0,3}'
const ASIDE = '(?:\\s{0,3}\\([^()]{0,60}\\))?'
const MEANS =
  '\\s{0,3}(?:=>|[=:→]|->|(?:are|is|sind|ist|sont|est|son|es|sono|è|zijn|są|jest)(?!\\p{L}))?\\s{0,3}(?:(?:an?|the)\\s)?'
/** Numbers, one or several or from one to another, and the word behind them. */
const CLASS = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(${NUMBER}(?:${BETWEEN}${NUMBER}){0,40})${ASIDE}${MEANS}["“„«]?(\\p{L}[\\p{L}_-]{2,30})`,
  'giu',
)
/** The word before its numbers: “asset for class 1, equity for 28xx and 29xx”. */
const OF_CLASS = new RegExp(
  `(?<![\\p{L}\\p{N}])["“„«]?(\\p{L}[\\p{L}_-]{2,30})["”“»]?\\s{1,3}(?:(?:for|in|of|bei|für|pour|para|per|voor|för)\\s|[=:→(]\\s?)(?:(?:all )?the rest of |den rest (?:von |der )?|le reste (?:de |des )?)?(?:(?:the )?(?:class(?:es)?|numbers?|accounts?|klassen?|konten|classes?|comptes?|clases?|cuentas?|classi|conti|rekeningen)\\s)?(${NUMBER}(?:${BETWEEN}${NUMBER}){0,40})(?![\\p{N}x])`,
  'giu',
)
const RANGE = /(\d{1,6})(?:x{1,5}|\*)?(?:\s{0,3}(?:[–-]|t\/m|to|bis|à|al|a|do|tot)\s{0,3}(\d{1,6})(?:x{1,5}|\*)?)?/giu

/** Fewer classes are no system of numbers, unless two are told from the first number to the last. */
const LEAST_CLASSES = 3
const LEAST_SPANS = 2
/** As numbers that are written in full have. */
const LEAST_FIGURES = 4
/** So many of the numbers must be of one, and so many of them be there once. */
const NEARLY_ALL = 0.95
const MOST_VALUES = 3000

/** Numbers that begin with `from`, `to` or anything between them. */
interface NumberClass {
  from: string
  to: string
  value: string
}

/** The columns whose values follow from how the numbers of a list begin, as texts and descriptions say, and what each number means. */
export function numberClassesSaid(
  texts: readonly SaidText[],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column): Directive[] => {
      const allowed = valuesOf(column)
      if (allowed.length < 2) return []
      const described: SaidText = {
        text: column.description ?? '',
        by: 'knowledge',
        slug,
        origin: `the description of “${slug}.${column.name}”`,
      }
      for (const text of [...texts.filter((one) => one.slug === null || one.slug === slug), described]) {
        const classes = classesIn(text.text, allowed)
        const about = { name: column.name, isBegun: BEGUN.test(text.text), keys: keyRules(columns) }
        const found = isSystem(classes) ? numberedBy(classes, about, profiles) : []
        if (found.length === 0) continue
        return found.flatMap((list) => {
          const own = { name: column.name, keys: keysOf(list.numbers, columns) }
          return meanings(list, classes, own, { ...text, slug })
        })
      }
      return []
    }),
  )
}

function isSystem(classes: readonly NumberClass[]): boolean {
  const values = new Set(classes.map(({ value }) => value))
  return classes.length >= LEAST_CLASSES || (areSpans(classes) && values.size >= LEAST_SPANS)
}

/** Whether it is told of all from which number to which they are. */
function areSpans(classes: readonly NumberClass[]): boolean {
  return classes.every(({ from, to }) => from < to && from.length >= LEAST_FIGURES)
}

function classesIn(text: string, allowed: readonly string[]): NumberClass[] {
  const before = [...text.matchAll(OF_CLASS)].map(([, word = '', numbers = '']) => ({ word, numbers }))
  const behind = [...text.matchAll(CLASS)].map(([, numbers = '', word = '']) => ({ word, numbers }))
  // “Asset for class 1, equity …”: what stands behind a number may go with the next one.
  const areBefore = before.length >= LEAST_CLASSES || before.length > behind.length
  return (areBefore ? before : behind).flatMap(({ word, numbers }) => {
    const closest = closestValue(word, allowed)
    if (!isClear(closest)) return []
    return [...numbers.matchAll(RANGE)].flatMap(([, from = '', to = from]): NumberClass[] =>
      from.length === to.length ? [{ from, to, value: closest[0]!.value }] : [],
    )
  })
}

/** That the numbers begin so is said in words: it goes before a column that is called so. */
const BEGUN = anyOf(
  '(?:first|leading) (?:digit|figure|number)s?',
  'erste[nr]? (?:ziffer|stelle|zahl)',
  'premiers? chiffres?',
  'primer d[íi]gito|primera cifra',
  'prima cifra',
  'eerste cijfer',
)

interface About {
  name: string
  isBegun: boolean
  /** What the keys of the template look like. */
  keys: readonly ((value: string) => boolean)[]
}

function keyRules(columns: Template['columns']): About['keys'] {
  return columns.flatMap((column) => {
    const rule = column.unique ? ruleOf(column) : null
    return rule ? [rule.matches] : []
  })
}

/** The key of the rows, where the numbers are the only ones that it can be. */
function keysOf({ values }: ColumnProfile, columns: Template['columns']): string[] {
  const keys = columns.filter(({ unique, required }) => unique && required)
  const [matches] = keyRules(keys)
  const isKey = keys.length === 1 && matches !== undefined && values.every(({ value }) => matches(value.trim()))
  return isKey ? keys.map(({ name }) => name) : []
}

interface Numbered {
  profile: TableProfile
  numbers: ColumnProfile
}

/**
 * The longest list with a number of its own in each row, of which nearly all are of a class, and that has no column called so: one of keys as the
 * template wants them, where there is one. With it the lists of such keys that it lacks, where the classes are told in full: they may be of one
 * class alone.
 */
function numberedBy(
  classes: readonly NumberClass[],
  { name, isBegun, keys }: About,
  profiles: readonly TableProfile[],
): Numbered[] {
  const isOwn = ({ values }: ColumnProfile): boolean =>
    keys.some((matches) => 2 * values.filter(({ value }) => matches(value.trim())).length > values.length)
  const isNumbered = (one: ColumnProfile): boolean =>
    one.complete &&
    one.filled > 0 &&
    one.distinct <= MOST_VALUES &&
    one.distinct >= NEARLY_ALL * one.filled &&
    isKeyLike(one) &&
    one.values.filter(({ value }) => classOf(value, classes) !== null).length >= NEARLY_ALL * one.values.length &&
    (isDivided(one, classes) || (isOwn(one) && areSpans(classes)))
  const found = profiles.flatMap((profile): Numbered[] => {
    const numbered = profile.columns.filter(isNumbered)
    const own = numbered.filter(isOwn)
    const [numbers, ...others] = own.length > 0 ? own : numbered
    const isTold = !isBegun && profile.columns.some((one) => one.filled > 0 && isCalledAs(one.name, name))
    return numbers && others.length === 0 && !isTold ? [{ profile, numbers }] : []
  })
  const own = found.filter(({ numbers }) => isOwn(numbers))
  const [first, ...others] = (own.length > 0 ? own : found).toSorted(
    (a, b) => b.profile.table.rows - a.profile.table.rows,
  )
  if (first === undefined || !isDivided(first.numbers, classes)) return []
  const known = new Set(first.numbers.values.map(({ value }) => value.trim()))
  const isFurther = ({ numbers }: Numbered): boolean => numbers.values.some(({ value }) => !known.has(value.trim()))
  return areSpans(classes) && own.length > 0 ? [first, ...others.filter(isFurther)] : [first]
}

/** Numbers of one class say nothing of classes: “branch 1 is North, 2 is South” is not said of numbers from 12001 to 12080. */
function isDivided({ values }: ColumnProfile, classes: readonly NumberClass[]): boolean {
  return new Set(values.flatMap(({ value }) => classOf(value, classes) ?? [])).size > 1
}

function classOf(value: string, classes: readonly NumberClass[]): string | null {
  const digits = /^\s*\p{L}{0,2}(\d+)/u.exec(value)?.[1] ?? ''
  const fitting = classes.filter(({ from, to }) => {
    const start = digits.slice(0, from.length)
    return digits.length >= from.length && start >= from && start <= to
  })
  return fitting.toSorted((a, b) => widthOf(a) - widthOf(b))[0]?.value ?? null
}

/** The share of all numbers that a class takes. */
function widthOf({ from, to }: NumberClass): number {
  return (Number(to) - Number(from) + 1) / 10 ** from.length
}

function meanings(
  { profile, numbers }: Numbered,
  classes: readonly NumberClass[],
  { name: column, keys }: { name: string; keys: readonly string[] },
  { by, slug, origin, text }: SaidText,
): Directive[] {
  const said = { by, slug, origin, revision: 0, said: `“${text.trim().slice(0, 200)}”` }
  const sources = [{ ...exactly(profile), column: numbers.name }]
  return [
    ...[column, ...keys].map((target): Directive => ({ ...said, kind: 'assign', target, sources })),
    ...numbers.values.flatMap(({ value: raw }): Directive[] => {
      const value = classOf(raw, classes)
      return value === null ? [] : [{ ...said, kind: 'value', raw, value, column }]
    }),
  ]
}
