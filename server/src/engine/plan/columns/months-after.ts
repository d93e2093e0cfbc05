import { namesColumn } from '../../knowledge/grounded/columns.ts'
import { monthsIn, type SaidMonths } from '../../knowledge/months-said.ts'
import { readSentences } from '../../knowledge/parse.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { DecidedBy } from '../../model.ts'
import { remembering } from '../../remembering.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { areDays } from './calculations.ts'
import { wantsDay, type Formula } from './formulas-of.ts'

// A day that no column holds, and that is so many months after one that a column holds: the next examination six months after the last.

interface Said extends SaidMonths {
  /** All that is said of it. */
  text: string
  why: string
  by: DecidedBy
}

/** The day that is said to be so many months after another one, or before it. */
export function byMonths(
  target: number,
  mappings: readonly Mapping[],
  placement: Placement,
  context: Context,
): Formula[] {
  if (!wantsDay(target, placement)) return []
  return saidOf(target, placement, context).flatMap((said): Formula[] => {
    const source = countedFrom(said, target, mappings, placement)
    if (source === null) return []
    const text = `$1 ${said.months < 0 ? '-' : '+'} ${Math.abs(said.months)}`
    const { why, by } = said
    return [{ sources: [source], shares: [], days: [source], inMonths: true, text, isDay: true, why, by, asked: false }]
  })
}

function saidOf(target: number, { side: { template } }: Placement, { texts = [] }: Context): Said[] {
  const column = template.columns[target]!
  const told = texts
    .filter(({ slug }) => slug === null || slug === template.slug)
    .flatMap(({ text, origin, by }) =>
      saidIn(text)
        .filter(({ before }) => namesColumn(before, column))
        .map(({ sentence, ...said }): Said => ({
          ...said,
          text: sentence,
          why: `${origin} says so: “${sentence}”`,
          by,
        })),
    )
  const described = column.description ?? ''
  const own = monthsIn(described).map((said): Said => ({
    ...said,
    text: described,
    why: 'its description says so',
    by: 'knowledge',
  }))
  return [...told, ...own]
}

const saidIn = remembering(100, (text): (SaidMonths & { sentence: string })[] =>
  readSentences(text).flatMap(({ text: sentence }) => monthsIn(sentence).map((said) => ({ ...said, sentence }))),
)

/** The last of something, whatever it is. */
const LAST =
  /^(?:(?:the|der|dem|die|das|la|le|el|il|de|het) )?(?:last|latest|previous|letzte[nrms]?|vorige[nrms]?|dernier\w*|precedent\w*|ultim[oa]|anterior|laatste|vorige|ostatni\w*)(?: one)?$/

/** The column of days that the words name: by its header, or by what it fills. */
function countedFrom(
  { from, text }: Said,
  target: number,
  mappings: readonly Mapping[],
  { side, table }: Placement,
): number | null {
  const { columns } = table.profile
  const days = [...columns.keys()].filter((source) => areDays(columns[source]!))
  const named = days.filter((source) => namesColumn(from, columns[source]!))
  if (named.length > 0) return longest(named.map((source) => ({ source, name: columns[source]!.name })))
  const meant = side.template.columns.flatMap((column, at) => {
    const [source, ...more] = mappings[at]!.sources
    const isPlain = at !== target && source !== undefined && more.length === 0 && days.includes(source)
    return isPlain && namesColumn(from, column) ? [{ source, name: column.name }] : []
  })
  if (meant.length > 0) return longest(meant)
  // “The next examination: six months after the last”: of what, is said before.
  const [last, ...others] = LAST.test(from) ? days.filter((source) => namesColumn(text, columns[source]!)) : []
  return last !== undefined && others.length === 0 ? last : null
}

function longest(named: { source: number; name: string }[]): number | null {
  const [first, second] = named
    .map((one) => ({ ...one, words: conceptsOf(one.name).length }))
    .toSorted((a, b) => b.words - a.words)
  return first && (second === undefined || second.words < first.words || second.source === first.source)
    ? first.source
    : null
}
