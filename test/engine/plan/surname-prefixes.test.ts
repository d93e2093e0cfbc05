import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const staff = templateOf('staff', [
  { name: 'staff_no', required: true, unique: true },
  { name: 'first_name', required: true },
  { name: 'prefix', description: 'Surname prefix (tussenvoegsel), e.g. van der' },
  { name: 'last_name', required: true },
])
const read = (header: string, names: string[], template = staff): (string | null)[][] => {
  const decision = decideOn(
    [tableOf('staff', `Staff no|${header}\n${names.map((name, at) => `S${at + 10}|${name}`).join('\n')}`)],
    [template],
  )
  return names.map((name) =>
    ['first_name', 'prefix', 'last_name'].map((column) => {
      const { inputs, transforms } = columnOf(decision, column)
      if (inputs.length === 0) return null
      const cells = name.split('|')
      const at = header.split('|').indexOf(inputs[0]!.column)
      return applyChain(transforms, [cells[at]!]).value || null
    }),
  )
}

describe('a column for what stands before family names', () => {
  it('is filled from whole names with it behind the first name', () => {
    expect(read('Name', ['Loon, Femke van', 'Hout, Piet van den', 'Smit, Kees', 'Van, Anh Thi', 'Bos, Di'])).toEqual([
      ['Femke', 'van', 'Loon'],
      ['Piet', 'van den', 'Hout'],
      ['Kees', null, 'Smit'],
      ['Anh Thi', null, 'Van'],
      ['Di', null, 'Bos'],
    ])
  })

  it('is filled from names with it before the family name', () => {
    expect(read('Name', ['van Loon, Femke', 'De Vries, Jan Willem', 'Smit, Kees', 'Van, Anh'])).toEqual([
      ['Femke', 'van', 'Loon'],
      ['Jan Willem', 'De', 'Vries'],
      ['Kees', null, 'Smit'],
      ['Anh', null, 'Van'],
    ])
    expect(read('Name', ['Femke van Loon', 'Piet van den Hout', 'Kees Smit', 'Ria El Azzouzi'])).toEqual([
      ['Femke', 'van', 'Loon'],
      ['Piet', 'van den', 'Hout'],
      ['Kees', null, 'Smit'],
      ['Ria', null, 'El Azzouzi'],
    ])
  })

  it('is filled from names of either form, as people type them', () => {
    const typed = [
      'Loon, Femke van',
      'Piet van den Hout',
      'Kees Smit',
      'Bos, Di',
      'De Wit, Ria',
      "Ben in 't Zand",
      'Tom',
    ]
    expect(read('Name', typed)).toEqual([
      ['Femke', 'van', 'Loon'],
      ['Piet', 'van den', 'Hout'],
      ['Kees', null, 'Smit'],
      ['Di', null, 'Bos'],
      ['Ria', 'De', 'Wit'],
      ['Ben', "in 't", 'Zand'],
      ['Tom', null, null],
    ])
  })

  it('is filled from family names that have it', () => {
    expect(read('First name|Last name', ['Femke|van Loon', 'Jan|de Vries', 'Kees|Smit', 'Anh|Van'])).toEqual([
      ['Femke', 'van', 'Loon'],
      ['Jan', 'de', 'Vries'],
      ['Kees', null, 'Smit'],
      ['Anh', null, 'Van'],
    ])
  })

  it('is left to what the table has for it, and names stay whole without one in the template', () => {
    expect(read('First name|Tussenvoegsel|Last name', ['Femke|van|Loon', 'Jan|de|Vries', 'Kees||Smit'])).toEqual([
      ['Femke', 'van', 'Loon'],
      ['Jan', 'de', 'Vries'],
      ['Kees', null, 'Smit'],
    ])
    const plain = templateOf(
      'staff',
      staff.columns
        .filter(({ name }) => name !== 'prefix')
        .concat(templateOf('x', [{ name: 'prefix', description: 'Mr or Ms' }]).columns),
    )
    expect(read('First name|Last name', ['Femke|van Loon', 'Jan|de Vries', 'Kees|Smit'], plain)).toEqual([
      ['Femke', null, 'van Loon'],
      ['Jan', null, 'de Vries'],
      ['Kees', null, 'Smit'],
    ])
  })

  it('is called a prefix where family names are said to be without', () => {
    const others = staff.columns.filter(({ name }) => name !== 'prefix' && name !== 'last_name')
    const apart = (description: string) =>
      templateOf('staff', [
        ...others,
        { name: 'name_prefix', description: 'small letters' },
        { name: 'last_name', description, required: true },
      ])
    const table = tableOf('staff', 'Staff no|Name\nS1|Femke van Loon\nS2|Piet van den Hout\nS3|Kees Smit\nS4|Ria Bos')
    const decision = decideOn([table], [apart('Surname without prefix')])
    const written = ['name_prefix', 'last_name'].map(
      (column) => applyChain(columnOf(decision, column).transforms, ['Piet van den Hout']).value,
    )
    expect(written).toEqual(['van den', 'Hout'])
    const other = decideOn([table], [apart('Surname')])
    expect(columnOf(other, 'name_prefix').inputs).toEqual([])
  })
})
