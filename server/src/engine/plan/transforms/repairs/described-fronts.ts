import type { Pattern } from '../../../match/pattern/pattern.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import { frontsOf } from '../../../match/values/rule-fronts.ts'
import { tableLabel } from '../../context.ts'
import { COMMON } from './codes.ts'
import { rewriting } from './coded-forms.ts'
import type { Work } from '../column-values.ts'
import type { Repair } from './repair-steps.ts'

// “INV and the invoice number, or CR and the number of the credit note”: which letters stand in front, by what the column is called.

/** Between the letters and what stands behind them. */
const AND =
  '\\s*(?:\\+|&|,?\\s(?:and|plus|then|before|followed by|with|und|dann|gefolgt von|vor|mit|et|puis|suivi de|avant|y|seguido de|e|seguito da|en|gevolgd door|met)\\s)\\s*'

/**
 * The letters in front of numbers that lack them, where the description says of all that the rule takes what number they go with, and the column is
 * called as only one of these. With the sentence that tells so.
 */
export function frontDescribed(work: Work, rule: Pattern): { steps: Repair[]; note: string } | null {
  const { fronts, mark } = frontsOf(rule)
  const description = work.target.description ?? ''
  const told = fronts.map((front) => ({ front, what: behind(front, description, fronts) }))
  if (fronts.length < 2 || told.some(({ what }) => what === null)) return null
  const own = conceptsOf(work.source.name)
  const meant = told.filter(({ what }) => {
    const said = new Set(conceptsOf(what!))
    return own.length > 0 && own.every((concept) => said.has(concept))
  })
  const [one, ...others] = meant
  const failing = work.values.filter(({ value }) => value !== null && !rule.matches(value))
  const text = `${one?.front}${mark}`
  const numbers = failing.filter(({ value }) => /^\d+$/.test(value!) && rule.matches(text + value))
  if (!one || others.length > 0 || numbers.length < COMMON) return null
  return {
    steps: [rewriting('(\\d+)', `${text}\\1`)],
    note: `“${text}” was put in front of “${numbers[0]!.value}” and the like in column “${work.source.name}” of ${tableLabel(work.placement.table.profile)}, as the description of “${work.target.name}” says.`,
  }
}

/** What a description says that stands behind the letters, up to where it speaks of other ones. */
function behind(front: string, description: string, fronts: readonly string[]): string | null {
  const [, what = null] =
    new RegExp(`(?<![\\p{L}\\p{N}])${front}["”“»’]?${AND}([^.;]{3,80})`, 'u').exec(description) ?? []
  const next = fronts.filter((other) => other !== front).map((other) => `[,;]?\\s(?:or |and |oder |und |ou |et |o |y |e |of |en )?["“„«‘]?${other}(?![\\p{L}\\p{N}])`) // prettier-ignore
  return what === null ? null : what.split(new RegExp(next.join('|'), 'u'))[0]!
}
