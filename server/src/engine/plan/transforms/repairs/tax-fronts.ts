import type { Pattern } from '../../../match/pattern/pattern.ts'
import { taxNumberCalled } from '../../../match/values/tax-countries.ts'
import { tableLabel } from '../../context.ts'
import type { Work } from '../column-values.ts'
import { SEEN } from './codes.ts'
import { rewriting } from './coded-forms.ts'
import { changed, marksOf, removal, subsets, type Repair } from './repair-steps.ts'

/**
 * Without the letters of the country that calls its numbers as the column does, where the rule takes the figures alone: they say no more than the
 * name. Null for any other column or rule.
 */
function withoutCountry(
  work: Work,
  rule: Pattern,
  { country, figures }: { country: string; figures: number },
): { chains: Repair[][]; note: string } | null {
  const ofCountry = new RegExp(`^${country} ?(\\d{${figures}})$`, 'i')
  const bare = work.values.slice(0, SEEN).flatMap(({ value }) => ofCountry.exec(value ?? '')?.[1] ?? [])
  if (bare.length === 0 || !bare.every((value) => rule.matches(value) && !rule.matches(country + value))) return null
  const note = `In column “${work.source.name}” of ${tableLabel(work.placement.table.profile)} the letters of ${country} were taken off, which calls its numbers so.`
  return { chains: [[rewriting(`${country} ?(\\d{${figures}})`, '\\1')]], note }
}

/**
 * The letters of the country that calls its numbers as the column does, in front of those without any; or these letters alone, where the template
 * wants the country of the number. With the sentence that tells so; null where the name is that of no one country, or the rule takes neither.
 */
export function frontOfTaxName(work: Work, rule: Pattern): { chains: Repair[][]; note: string } | null {
  const called = taxNumberCalled(work.source.name)
  if (called === null) return null
  const { country, figures } = called
  const without = withoutCountry(work, rule, called)
  if (without !== null) return without
  const bare = new RegExp(`^\\d{${figures}}$`)
  const values = work.values.slice(0, SEEN).flatMap(({ value }) => value ?? [])
  const isCountry = rule.matches(country) && !rule.matches(country + '1'.repeat(figures))
  const chains = subsets(marksOf(work)).flatMap((marks) => {
    const removals = marks.map(removal)
    const lacking = values.map((value) => changed(value, removals)).filter((value) => bare.test(value))
    const isTaken = isCountry || lacking.some((value) => rule.matches(country + value))
    if (lacking.length === 0 || !isTaken) return []
    const front = rewriting(`(?:${country})?(\\d{${figures}})`, `${country}\\1`)
    return [[...removals, front, ...(isCountry ? [rewriting('([A-Z]{2})[0-9A-Z]{6,13}', '\\1')] : [])]]
  })
  const what = isCountry ? `are of ${country}` : `got the letters of ${country}`
  const note = `In column “${work.source.name}” of ${tableLabel(work.placement.table.profile)} numbers without a country's letters ${what}, which calls them so.`
  return chains.length === 0 ? null : { chains, note }
}
