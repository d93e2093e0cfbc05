import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// A till's hires, each with all that is known of who hired: rows of hires, by their own numbers, though it has more of what hirers must have.

const hirers = templateOf('hirers', [
  { name: 'mail', required: true, unique: true, rule: '^[^@\\sA-Z]+@[^@\\sA-Z]+$' },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'phone' },
  { name: 'town' },
])
const hires = templateOf('hires', [
  { name: 'hire_no', required: true, unique: true, rule: '^H-\\d{4}$' },
  { name: 'mail', required: true, link: 'hirers.mail' },
  { name: 'hired_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'canoe', required: true },
  { name: 'paddles', required: true, rule: '^\\d+$' },
])
const people = Array.from({ length: 12 }, (_, at) => {
  const [first, last] = [['Ann', 'Bo', 'Cy', 'Di'][at % 4]!, `${'BCDFGHKLMNPR'[at]}erg`]
  return { mail: `${first}.${last}@a.example`.toLowerCase(), first, last, phone: `02075550${100 + at}` }
})
const list = tableOf(
  'hirers',
  `Mail|First name|Last name|Phone|Town\n${people
    .slice(0, 5)
    .map(({ mail, first, last, phone }) => `${mail}|${first}|${last}|${phone}|Ely`)
    .join('\n')}`,
)
const tillOf = (from: number): ReturnType<typeof tableOf> =>
  tableOf(
    'till',
    `hire_no|stamp|boat|guest_mail|first_name|last_name|phone|town\n${Array.from({ length: 20 }, (_, at) => {
      const { mail, first, last, phone } = people[from + (at % (12 - from))]!
      return `H-${4100 + at}|2031-0${1 + (at % 9)}-12|Otter ${1 + (at % 3)}|${mail}|${first}|${last}|${phone}|Ely`
    }).join('\n')}`,
  )

const tablesOf = (from: number): Record<string, string[]> => {
  const { plan } = decideOn([list, tillOf(from)], [hirers, hires])
  return Object.fromEntries(plan.sheets.map(({ slug, sources }) => [slug, sources.map(({ table }) => table)]))
}

describe('rows with a key of their own and all that is known of what they link to', () => {
  it('are rows of the linking template, and tell of those that no other list has', () => {
    expect(tablesOf(3)).toEqual({ hirers: ['hirers', 'till'], hires: ['till'] })
  })

  it('tell of none where the other list has most of them', () => {
    const known = tableOf(
      'hirers',
      `Mail|First name|Last name|Phone|Town\n${people.map(({ mail, first, last, phone }) => `${mail}|${first}|${last}|${phone}|Ely`).join('\n')}`,
    )
    const { plan } = decideOn([known, tillOf(3)], [hirers, hires])
    expect(plan.sheets.map(({ slug, sources }) => [slug, sources.map(({ table }) => table)])).toEqual([
      ['hirers', ['hirers']],
      ['hires', ['till']],
    ])
  })

  it('are persons where each stands there once', () => {
    const once = tableOf(
      'club',
      `hire_no|mail|first_name|last_name|phone|town\n${people.map(({ mail, first, last, phone }, at) => `H-${4100 + at}|${mail}|${first}|${last}|${phone}|Ely`).join('\n')}`,
    )
    const { plan } = decideOn([once], [hirers, hires])
    expect(plan.sheets.map(({ slug }) => slug)).toContain('hirers')
  })
})
