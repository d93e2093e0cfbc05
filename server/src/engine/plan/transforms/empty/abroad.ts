import { EMPTY_FOR } from '../../../match/names/described.ts'
import { countryCodeAnywhere, countrySigned } from '../../../profile/countries.ts'
import { rememberingOf } from '../../../remembering.ts'
import type { Work } from '../column-values.ts'
import { areCountries, dominant } from '../phones/phone-countries.ts'

// “UK postcode; empty for members who live outside the UK”: what such a rule refuses in the rows of other countries is no value of the column.

/** Of what is named behind it, which has to be a country: “outside office hours” is of no place. */
const OUTSIDE =
  /(?<!\p{L})(?:outside|elsewhere than|not (?:living |based )?in|außerhalb|hors|en dehors|fuera|fuori|buiten)(?!\p{L})(?<where>[^.;:()\n]*)/iu
/** Of any other country than the column's own. */
const ABROAD =
  /(?<!\p{L})(?:abroad|overseas|foreign|ausland|ausländisch\p{L}*|étrang(?:er|ère)s?|extranjer[oa]s?|estero|stranier[oaie]|buitenland(?:se)?)(?!\p{L})/iu
/** So many of the rows with a country name one for which the column is meant. */
const AT_HOME = 0.95

/** Whether a refused value stands in rows of other countries alone, of a column that is said to be empty for these. */
export function isFromAbroad(work: Work, value: string): boolean {
  return fromAbroad(work).has(value)
}

const fromAbroad = rememberingOf((work: Work): ReadonlySet<string> => {
  const { placement, source, target, rule } = work
  const { profile } = placement.table
  if (target.required || rule === null || profile.rows.length + profile.aside.length < profile.table.rows)
    return new Set()
  const kinds = [...(target.description ?? '').matchAll(EMPTY_FOR)].map(([, kind = '']) => kind)
  const named = kinds.flatMap((kind) => countryNamed(OUTSIDE.exec(kind)?.groups?.['where'] ?? '') ?? [])[0]
  if (named === undefined && !kinds.some((kind) => ABROAD.test(kind))) return new Set()
  const beside = profile.columns.find((column) => column !== source && areCountries(column, 0.8))
  if (!beside) return new Set()
  const each = profile.rows.flatMap((row) => {
    const [own, country] = [row[source.position]?.trim(), countrySigned(row[beside.position] ?? '')]
    return own ? [{ own, country }] : []
  })
  const home = homeOf(each, work)
  if (home === null || (named !== undefined && named !== home)) return new Set()
  const refused = each.filter(({ own }) => !rule.matches(own))
  const kept = new Set(refused.flatMap(({ own, country }) => (country === null || country === home ? own : [])))
  return new Set(refused.flatMap(({ own }) => (kept.has(own) ? [] : own)))
})

/** The country of the rows whose values the rule takes. */
function homeOf(each: readonly { own: string; country: string | null }[], { rule }: Work): string | null {
  const counts = new Map<string, number>()
  for (const { own, country } of each)
    if (country !== null && rule?.matches(own)) counts.set(country, (counts.get(country) ?? 0) + 1)
  return dominant(counts, AT_HOME)
}

/** The country that is named first, of one word or two; null where none is. */
function countryNamed(where: string): string | null {
  const words = where.split(/[\s,’']+/u)
  const names = words.flatMap((word, at) =>
    /^\p{Lu}/u.test(word) ? [`${word} ${words[at + 1] ?? ''}`.trim(), word] : [],
  )
  return names.map(countryCodeAnywhere).find((country) => country !== null) ?? null
}
