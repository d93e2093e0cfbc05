import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const guides = templateOf('guides', [{ name: 'code', required: true, unique: true }, { name: 'full_name' }])
const guests = templateOf('guests', [
  { name: 'guest_no', required: true, unique: true, rule: '(?:NB|SB)-\\d{4}' },
  { name: 'street' },
  { name: 'guide', required: true, link: 'guides.code' },
])
const list = tableOf('guides', 'Code|Full name\nDK|Dora Kern\nTN|Tom Nagle\nFC|Fiona Casey')
const north = tableOf(
  'north guests',
  [
    'Guest no|Address|Guide',
    ...[
      '6 Quay Road, Birr, Co. Offaly, R42 A1B2|DK',
      '18 Main Street, Birr, Co. Offaly, R42 C3D4|TN',
      '2 The Square, Birr, Co. Offaly|FC',
      '9 Castle Lane, Birr, Co. Offaly, R42 E5F6|DK',
    ].map((rest, at) => `NB-100${at}|${rest}`),
  ].join('\n'),
)
const south = (region: (at: number) => string) =>
  tableOf(
    'south guests',
    `Guest no|Addr1|Addr2\n${Array.from({ length: 6 }, (_, at) => `SB-200${at}|${at + 3} Mill Road|${region(at)}`).join('\n')}`,
  )

const guidesOf = (region: (at: number) => string): string[] => {
  const { plan } = decideOn([list, north, south(region)], [guides, guests], { autonomy: 'decide' })
  const { sources } = plan.sheets.find(({ slug }) => slug === 'guests')!
  return sources[1]!.columns.find(({ column }) => column === 'guide')!.inputs.map(({ column }) => column)
}

it('takes one text in all rows for nobody, though another list has it in a row of somebody', () => {
  expect(guidesOf(() => 'Co. Offaly')).toEqual([])
})

it('takes several names for those who are called so', () => {
  expect(guidesOf((at) => ['Dora Kern', 'Tom Nagle', 'Fiona Casey'][at % 3]!)).toEqual(['Addr2'])
})
