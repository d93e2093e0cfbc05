import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// The code of the area in a column of its own, beside the local number.

const keepers = templateOf('keepers', [
  { name: 'keeper_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'phone', rule: '^\\+64\\d{8,10}$' },
])

describe('local numbers beside the codes of their areas', () => {
  it.each([
    [
      'PhoneNumber|PhoneAreaCode|PhoneCountryCode',
      '379 4021|03|64',
      '443 118|021|64',
      ['PhoneAreaCode', 'PhoneNumber'],
    ],
    ['Area code|Phone|Hut', '03|379 4021|12', '021|443 118|14', ['Area code', 'Phone']],
    ['Telefon Vorwahl|Telefon|Hütte', '(03)|3794021|12', '(021)|443118|14', ['Telefon Vorwahl', 'Telefon']],
  ])('make one number: %s', (headers, one, two, sources) => {
    const table = tableOf(
      'keepers',
      `Keeper|Name|${headers}\n104|Ada Berg|${one}\n88|Bo Lund|${two}\n107|Cy Holm|${one}`,
    )
    const decision = decideOn([table], [keepers])
    expect(inputsOf(decision, 'phone')).toEqual(sources)
    expect(columnOf(decision, 'phone').transforms.map(({ kind }) => kind)).toEqual([
      'merge',
      'collapse_spaces',
      'trim',
      'rewrite',
      'phone',
    ])
  })

  it.each([
    ['whole numbers', 'Area code|Phone|Hut', '03|03 379 4021|12', '021|021 443 1180|14'],
    ['the area of a park', 'Area|Phone|Hut', 'North|03 379 4021|12', 'South|021 443 1180|14'],
  ])('but not %s', (_, headers, one, two) => {
    const table = tableOf('keepers', `Keeper|Name|${headers}\n104|Ada Berg|${one}\n88|Bo Lund|${two}`)
    expect(inputsOf(decideOn([table], [keepers]), 'phone')).toEqual(['Phone'])
  })
})
