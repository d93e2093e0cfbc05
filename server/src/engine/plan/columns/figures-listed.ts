import type { ColumnProfile } from '../../profile/model.ts'
import type { Context, Placement } from '../context.ts'
import { meaningsOf } from '../tables/code-lists.ts'
import { speaksOf, standsFor } from './explanations.ts'

// “R30” and “CPT” for the days to pay: the list of codes says “30 days net” and “cash” of them, and the header that they are of payment.

const ONE_FIGURE = /^[^\d]*(\d+(?:[.,]\d+)?)[^\d]*$/u
/** So many different figures; a word without any may stand for none, or for another. */
const FEWEST = 2
const MOSTLY = 0.5

/** Codes that the rule, which takes figures, takes none of, where a list has a text with just one such figure beside most: null for any other column. */
export function figuresListed(
  source: ColumnProfile,
  target: number,
  { table, side }: Placement,
  context: Context,
): string | null {
  const rule = side.rules[target]!
  const column = side.template.columns[target]!
  if (!rule.matches('7') || rule.matches('x') || source.values.some(({ value }) => rule.matches(value.trim())))
    return null
  const meanings = speaksOf(column)(source.name) ? meaningsOf(source.values, source.name, table.profile, context) : null
  if (!meanings) return null
  const figures = [...meanings.texts.values()].flatMap((texts) => {
    const own = texts.flatMap((text) => ONE_FIGURE.exec(text)?.[1] ?? [])
    return own.length === 1 && rule.matches(own[0]!) ? own : []
  })
  const isEnough = figures.length > MOSTLY * source.distinct && new Set(figures).size === figures.length
  return isEnough && figures.length >= FEWEST ? standsFor(meanings.where, source, column) : null
}
