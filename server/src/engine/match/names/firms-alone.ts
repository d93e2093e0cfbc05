import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'
import { conceptsOf } from './words.ts'

// “Surname / Company”, “Co./Last Name”: what such a header means depends on whether other columns have first names.

/** Whether a header has the names of both: “Nom / Raison sociale”, “Firma oder Nachname”. */
export function saysBoth(header: string): boolean {
  const parts = header
    .split(/[/|,;()&+]|\s(?:or|oder|ou|o|of|and|und|et|e|y|en|lub|albo|i)\s/iu)
    .map((part) => (SHORT_COMPANY.test(part) ? ['company'] : conceptsOf(part)))
  const firm = parts.findIndex((concepts) => concepts.includes('company'))
  return (
    firm >= 0 &&
    parts.some(
      (concepts, at) => at !== firm && concepts.some((one) => one === 'name' || one === 'last' || one === 'full'),
    )
  )
}

/** “Co./Last Name”: alone it is short for much, beside a name for one thing. */
const SHORT_COMPANY = /^\s*co\.?\s*$/iu

/** Where no column has first names, there are no persons to speak of: a “Co./Last Name” is the name of a firm. */
export function withFirmsAlone(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const isGiven = names.some(
    ({ concepts }, at) => columns[at]!.filled > 0 && ['first', 'initials'].some((part) => concepts.includes(part)),
  )
  if (isGiven) return names
  return names.map((name, at) =>
    name.concepts.includes('last') && saysBoth(columns[at]!.name) ? { ...name, concepts: ['company', 'name'] } : name,
  )
}
