import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('what empty cells mean in a column of those whom a sentence names', () => {
  const tenants = templateOf('tenants', [
    { name: 'tenant_no', required: true, unique: true, rule: 'T\\d{3}' },
    { name: 'name', required: true },
    { name: 'country', rule: '[A-Z]{2}' },
  ])
  const landlords = templateOf('landlords', [
    { name: 'landlord_no', required: true, unique: true, rule: 'L\\d{3}' },
    { name: 'name', required: true },
    { name: 'country', rule: '[A-Z]{2}' },
  ])
  const leases = templateOf('leases', [
    { name: 'lease_no', required: true, unique: true, rule: 'C\\d{3}' },
    { name: 'tenant_no', required: true, link: 'tenants.tenant_no' },
    { name: 'rent' },
  ])
  const tables = [
    tableOf('tenants', 'Tenant no|Name|Country\nT001|Ida Moen|DK\nT002|Per Lund|\nT003|Eva Holm|SE'),
    tableOf('landlords', 'Landlord no|Name|Country\nL001|Bo Friis|DK\nL002|Kai Berg|\nL003|Nina Dahl|NO'),
    tableOf('leases', 'Lease no|Tenant|Rent\nC001|T001|900\nC002|T002|850\nC003|T003|700'),
  ]
  const presets = (instructions: string): string[] =>
    decideOn(tables, [tenants, landlords, leases], { instructions }).plan.sheets.flatMap(({ slug, sources }) =>
      sources.flatMap(({ columns }) =>
        columns.flatMap(({ column, transforms }) =>
          transforms.flatMap((step) => (step.kind === 'default' ? [`${slug}.${column}=${step.value}`] : [])),
        ),
      ),
    )

  it.each([
    "If a tenant's country is empty, it is DK.",
    'If the country of a tenant is empty, it is DK.',
    'Wenn das Land eines Mieters leer ist, dann DK.',
    'Si le pays du locataire est vide, mettre DK.',
    'Als het land van een huurder leeg is, dan DK.',
    'Where the tenants’ country is missing, put DK.',
  ])('are written there alone: %s', (sentence) => {
    expect(presets(sentence)).toEqual(['tenants.country=DK'])
  })

  it('are written in every such column where nobody is named', () => {
    expect(presets('If the country is empty, it is DK.')).toEqual(['tenants.country=DK', 'landlords.country=DK'])
  })
})
