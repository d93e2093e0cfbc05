import { sameName, type Directive } from '../../knowledge/directives.ts'
import { conceptsOf, fold } from '../../match/names/words.ts'
import { LITTLE } from '../../match/vocabulary/little-words.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context } from '../context.ts'
import { isTicked, tickOf } from './ticks.ts'

// “locked | x = no longer lent” on a sheet of notes: what a tick in a column says, whose own header may be cut too short to tell.

/**
 * What is said of the ticks of a column, which has nothing else, without the words for its rows and those that say nothing; null where that is not said, or
 * not of it alone.
 */
export function tickSaid(
  column: ColumnProfile,
  { slug, name }: Pick<Template, 'slug' | 'name'>,
  { directives }: Pick<Context, 'directives'>,
): string | null {
  if (!isTicked(column)) return null
  const ticks = new Set(column.values.flatMap(({ value }) => (tickOf(value) ? value.trim().toLowerCase() : [])))
  const isOfTicks = (one: Directive): one is Extract<Directive, { kind: 'value' }> =>
    one.kind === 'value' &&
    one.column !== null &&
    sameName(one.column, column.name) &&
    ticks.has(one.raw.trim().toLowerCase())
  const said = directives.filter(isOfTicks).map(({ value, or = [] }) => or.at(-1) ?? value)
  const [only] = said
  if (only === undefined || new Set(said).size > 1) return null
  const rows = new Set([slug, name].flatMap(conceptsOf))
  const telling = only
    .split(/\s+/)
    .filter((word) => !LITTLE.has(fold(word)) && !conceptsOf(word).every((concept) => rows.has(concept)))
  return telling.length > 0 ? telling.join(' ') : null
}
