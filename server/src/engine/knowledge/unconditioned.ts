import { escaped } from '../escaped.ts'
import type { TemplateColumn } from '../model.ts'
import { valuesOf } from './grounded/columns.ts'

// “in_use, on_hold (marked unsafe) or gone (sold)”: each value but one with what its rows have, so that this one is most likely that of all others.

/** One value with a condition may as well be explained. */
const LEAST_CONDITIONED = 2
const ASIDE = '["”“»’]?\\s*\\(([^()]{2,60})\\)'

/** The only allowed value of which a description says no condition, where it lists all of them and says one of each other; null otherwise. */
export function unconditionedOf(column: TemplateColumn): string | null {
  const { description } = column
  const allowed = valuesOf(column)
  if (!description || allowed.length <= LEAST_CONDITIONED) return null
  const uses = allowed.map((value) => {
    const found = [
      ...description.matchAll(new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(value)}(?![\\p{L}\\p{N}_])`, 'giu')),
    ]
    const [only, ...more] = found
    if (!only || more.length > 0) return null
    const behind = description.slice(only.index + only[0].length)
    return { value, isConditioned: new RegExp(`^${ASIDE}`, 'u').test(behind) }
  })
  const [bare, ...others] = uses.filter((use) => use?.isConditioned === false)
  return bare && others.length === 0 && uses.every((use) => use !== null) ? bare.value : null
}
