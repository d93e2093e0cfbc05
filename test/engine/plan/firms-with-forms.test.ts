import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('the name of a firm in two fields, the second of which has its legal form', () => {
  const vets = (description: string, more: { name: string }[] = []) =>
    templateOf('clinics', [
      { name: 'clinic_no', required: true, unique: true, rule: 'C\\d{3}' },
      { name: 'company_name', required: true, description },
      { name: 'city' },
      ...more,
    ])
  const table = (first: string, second: string, forms = ['GmbH', 'e.K.', 'GmbH & Co. KG', '', 'AG', '-', 'OHG']) =>
    tableOf(
      'clinics',
      `Clinic no|${first}|${second}|City\n${forms
        .map((form, at) => `C10${at}|Tierklinik ${'ABCDEFG'[at]}horn|${form}|${['Ulm', 'Hof', 'Trier'][at % 3]}`)
        .join('\n')}`,
    )

  it.each([
    ['Name 1', 'Name 2', ''],
    ['Firma 1', 'Firma 2', ''],
    ['NAME1', 'NAME2', ''],
    ['Firma', 'Rechtsform', 'Full legal name incl. legal form'],
    ['Company', 'Legal form', 'With the legal form'],
  ])('is both: %s, %s', (first, second, description) => {
    const decision = decideOn([table(first, second)], [vets(description)])
    expect(inputsOf(decision, 'company_name')).toEqual([first, second])
    const { transforms } = columnOf(decision, 'company_name')
    expect(applyChain(transforms, ['Tierklinik Ahorn', 'GmbH']).value).toBe('Tierklinik Ahorn GmbH')
    expect(applyChain(transforms, ['Tierklinik Dhorn', '']).value).toBe('Tierklinik Dhorn')
    expect(applyChain(transforms, ['Tierklinik Fhorn', '-']).value).toBe('Tierklinik Fhorn')
    expect(decision.questions).toEqual([])
  })

  it.each(['Voller Name samt Zusatz in einem Feld', 'The whole name, including the second line'])(
    'is both where the description asks for all of it, whatever the second has: %s',
    (description) => {
      const second = ['Inh. Karla Moll', '', 'am See', '', 'Zweigstelle Süd', '', '']
      const decision = decideOn([table('Name 1', 'Name 2', second)], [vets(description)])
      expect(inputsOf(decision, 'company_name')).toEqual(['Name 1', 'Name 2'])
      expect(columnOf(decision, 'company_name').reason).toContain('goes on from “Name 1” in “Name 2”')
    },
  )

  it.each([
    [
      'the description asks for no more than the name',
      table('Name 1', 'Name 2', ['Nord', 'am See', 'Frau Moll', 'Hof', 'Süd', '', 'Ost']),
      vets('Name of the clinic, with its first letter in capitals'),
    ],
    [
      'the second has other words',
      table('Name 1', 'Name 2', ['Nord', 'am See', 'Frau Moll', 'Hof', 'Süd', '', 'Ost']),
      vets(''),
    ],
    ['the form has a column of its own and nothing is said', table('Firma', 'Rechtsform'), vets('')],
    [
      'the template has one for it',
      table('Firma', 'Rechtsform'),
      vets('With the legal form', [{ name: 'legal_form' }]),
    ],
  ])('is the first alone where %s', (_, profile, template) => {
    expect(inputsOf(decideOn([profile], [template]), 'company_name')).toHaveLength(1)
  })
})
