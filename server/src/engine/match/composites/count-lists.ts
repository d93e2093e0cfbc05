import { escaped } from '../../escaped.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isMeasureWord } from '../values/worded-figures.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { sharesOf, type Composite } from './composite.ts'
import { initialsOfCounts, type Called } from './initials-of-counts.ts'
import { isCountOf, isShortForCount } from './worded-counts.ts'

// Counts with their words in one cell, for a template with a column for each: “4 adults, 2 children”, “1 Erw. und 1 Kind”, “2 adultes”, “2A 1C”.

const WORD = "\\p{L}[\\p{L}\\p{M}.’'-]*"
const ITEM = `\\d{1,4}\\s*${WORD}`
const BETWEEN = '\\s*(?:[,;+&/]|(?i:and|und|et|y|e|en|with|mit|avec|con|met)\\s)?\\s*'
const LIST = `\\s*${ITEM}(?:${BETWEEN}${ITEM})*\\s*`
const [ONE_OR_MORE, SEVERAL] = [
  new RegExp(`^${LIST}$`, 'u'),
  new RegExp(`^\\s*${ITEM}(?:${BETWEEN}${ITEM})+\\s*$`, 'u'),
]
const ITEMS = new RegExp(`\\d\\s*(${WORD})`, 'gu')

/** From this share of the cells with figures on that is how the column writes them, and so many hold several; without any figure others may say why there are none. */
const NEARLY_ALL = 0.95
const MOST = 0.8
const SOME = 0.05
/** Of more words than these nobody makes columns. */
const MOST_WORDS = 12

/** For each template column that counts something, the words for it in the column; null where the column is no such list, or has fewer than two of them. */
function countsIn(column: ColumnProfile, side: TemplateSide): Map<number, string[]> | null {
  const named = sharesOf(column, SEVERAL) < SOME ? null : namedIn(column, side)
  return named === null || named.counts.size < 2 ? null : named.counts
}

/** What a column of figures with words counts, and whether each of the words is known; null where it is something else. */
function namedIn(
  column: ColumnProfile,
  side: TemplateSide,
): { counts: Map<number, string[]>; areAllKnown: boolean } | null {
  const share = sharesOf(column, ONE_OR_MORE)
  if (share < MOST || share < NEARLY_ALL * sharesOf(column, /\d/)) return null
  const words = new Set(column.values.flatMap(({ value }) => [...value.matchAll(ITEMS)].map(([, word = '']) => word)))
  if (words.size > MOST_WORDS) return null
  const counted = side.kinds.flatMap((own, at) => (own.includes('integer') || own.includes('number') ? [at] : []))
  const called = [...words].flatMap((word) => {
    if (isMeasureWord(word)) return []
    const [whole, short] = [isCountOf, isShortForCount].map((isCount) =>
      counted.filter((at) => isCount(side.template.columns[at]!.name, plain(word))),
    )
    const named = whole!.length > 0 ? whole! : short!
    return named.length === 1 ? [{ word, target: named[0]! }] : []
  })
  const known = [...called, ...shortFor(called, [...words])]
  const found = known.length > 0 ? known : initialsOfCounts([...words], counted, side)
  // What is a unit is one, but for the letter that another word of the column begins with.
  if ([...words].some((word) => isMeasureWord(word) && !found.some((one) => one.word === word))) return null
  const byTarget = Map.groupBy(found, ({ target }) => target)
  return {
    counts: new Map([...byTarget].map(([target, list]) => [target, list.map(({ word }) => word)])),
    areAllKnown: found.length === words.size,
  }
}

/** “2A 1E” beside “2 ad. + 1 enf.”: what only the words of one count begin with is short for these. */
function shortFor(called: readonly Called[], words: readonly string[]): Called[] {
  const known = new Set(called.map(({ word }) => word))
  return words
    .filter((word) => !known.has(word))
    .flatMap((word): Called[] => {
      const [target, ...others] = new Set(
        called.filter((one) => plain(one.word).startsWith(plain(word))).map((one) => one.target),
      )
      return target === undefined || others.length > 0 ? [] : [{ word, target }]
    })
}

function plain(word: string): string {
  return word.toLowerCase().replace(/\.$/, '')
}

/** The count of these words in each list; where they are not in it, there are none of them. */
function stepsFor(words: readonly string[]): Transform[] {
  const called = words.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1)).map(escaped)
  const own = `\\s*(?:${ITEM}${BETWEEN})*?(\\d{1,4})\\s*(?:${called.join('|')})(?:${BETWEEN}${ITEM})*\\s*`
  return [
    { kind: 'trim' },
    { kind: 'rewrite', pattern: `${own}|${LIST}`, with: '0\\1' },
    { kind: 'rewrite', pattern: '0*(\\d+)', with: '\\1' },
  ]
}

/** The counts of the only column that lists several with their words. */
export function splitCountLists(table: TableSide, side: TemplateSide): Composite[] {
  const lists = table.profile.columns.flatMap((column, source) => {
    const counts = countsIn(column, side)
    return counts ? [{ source, counts }] : []
  })
  const [only, ...others] = lists
  if (!only || others.length > 0) return []
  const reason = `The values of “${table.profile.columns[only.source]!.name}” count several things with their words.`
  return [...only.counts].map(([target, words]) => ({
    target,
    sources: [only.source],
    transforms: stepsFor(words),
    confidence: 0.88,
    reason,
  }))
}

/** The steps for the count that a column was named for; null where it counts nothing. Where all of it is others, as “2 adults” is, it is none of these. */
export function countOfList(source: number, target: number, table: TableSide, side: TemplateSide): Transform[] | null {
  const column = table.profile.columns[source]!
  const words = countsIn(column, side)?.get(target)
  if (words) return stepsFor(words)
  const named = namedIn(column, side)
  const isOther = named !== null && named.areAllKnown && named.counts.size > 0 && !named.counts.has(target)
  const isCounted = side.kinds[target]!.includes('integer') && (side.rules[target]?.matches('0') ?? true)
  return isOther && isCounted ? [{ kind: 'trim' }, { kind: 'rewrite', pattern: LIST, with: '0' }] : null
}
