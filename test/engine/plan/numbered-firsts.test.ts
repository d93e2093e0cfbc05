import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// The first row of each thing in another template, which a list of those things has in each of its rows.

const riders = tableOf(
  'riders',
  'Rider|Name|Road|Town|Postcode|Level\n' +
    'AB12|Ada Berg|1 Mill Lane|Ludlow|4001|3\nCD34|Bo Lund|22 High Street|Clun|4002|2\nEF56|Cy Holm|3 Church Road|Ludlow|4001|1\nGH78|Di Falk|45 Ford Street|Craven Arms|4003|2',
)
const stables = tableOf(
  'stables',
  'Rider|No|Road|Town|Postcode|Gate code\nAB12|2|7 Farm Track|Clun|4002|77\nAB12|3|8 Farm Track|Clun|4002|\nEF56|2|9 Old Drove|Ludlow|4001|12',
)
const templates = (description: string) => [
  templateOf('riders', [
    { name: 'rider', required: true, unique: true, rule: '^[A-Z]{2}\\d{2}$' },
    { name: 'name', required: true },
    { name: 'level' },
  ]),
  {
    ...templateOf('addresses', [
      {
        name: 'address_code',
        description: 'Rider, dash, two-digit address number.',
        required: true,
        unique: true,
        rule: '^[A-Z]{2}\\d{2}-\\d{2}$',
      },
      { name: 'rider', required: true, link: 'riders.rider' },
      { name: 'road', required: true },
      { name: 'town', required: true },
      { name: 'postcode', required: true, rule: '^\\d{4}$' },
      { name: 'gate_code', description: 'Empty for address 01.' },
    ]),
    description,
  },
]
const sourcesOf = (description: string) => {
  const { plan, questions } = decideOn([riders, stables], templates(description))
  const sheet = plan.sheets.find(({ slug }) => slug === 'addresses')!
  return { sheet, questions, files: sheet.sources.map(({ table }) => table) }
}

describe('the first of what belongs to each is taken from the list of each', () => {
  it.each([
    'Home address (address 01) and the stables of each rider.',
    'Where each rider lives and rides; 01 is the home address.',
  ])('where the description says which number it has: %s', (description) => {
    const { sheet, files, questions } = sourcesOf(description)
    expect(new Set(files)).toEqual(new Set(['riders', 'stables']))
    const own = sheet.sources.find(({ table }) => table === 'riders')!
    const stepsOf = (name: string) => own.columns.find(({ column }) => column === name)!
    expect(stepsOf('address_code').inputs.map(({ column }) => column)).toEqual(['Rider'])
    expect(stepsOf('address_code').transforms).toContainEqual({ kind: 'suffix', text: '-01' })
    expect(stepsOf('road').inputs.map(({ column }) => column)).toEqual(['Road'])
    expect(stepsOf('gate_code').inputs).toEqual([])
    expect(own.joins).toEqual([])
    expect(questions).toEqual([])
  })

  it('and the list still has the rows that it is of', () => {
    const decision = decideOn([riders, stables], templates('Home address (address 01) and the stables of each rider.'))
    expect(columnOf(decision, 'level').inputs.map(({ column }) => column)).toEqual(['Level'])
  })

  it('but not where the other list has it already', () => {
    const all = tableOf(
      'stables',
      'Rider|No|Road|Town|Postcode|Gate code\nAB12|1|7 Farm Track|Clun|4002|\nAB12|2|8 Farm Track|Clun|4002|5\nEF56|1|9 Old Drove|Ludlow|4001|',
    )
    const { plan } = decideOn([riders, all], templates('Home address (address 01) and the stables of each rider.'))
    expect(plan.sheets.find(({ slug }) => slug === 'addresses')!.sources.map(({ table }) => table)).toEqual(['stables'])
  })

  it.each([
    'The stables of each rider.',
    'Home address (address 02) and the stables of each rider.',
    'Not the home address (01).',
  ])('but not where it says nothing of the kind: %s', (description) => {
    expect(sourcesOf(description).files).toEqual(['stables'])
  })
})
