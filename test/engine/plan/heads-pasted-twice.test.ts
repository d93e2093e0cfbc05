import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const visits = templateOf('visits', [
  { name: 'visit_no', required: true, unique: true, rule: '^V-\\d{3}$' },
  { name: 'visited_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'vet', required: true },
  { name: 'state', required: true, rule: '^(open|paid|waived)$' },
  { name: 'postal_code' },
])
const treatments = templateOf('treatments', [
  { name: 'visit_no', required: true, link: 'visits.visit_no' },
  { name: 'treatment_code', required: true, rule: '^T\\d{2}$' },
  { name: 'quantity', required: true, rule: '^[1-9]\\d*$' },
])

const header = 'Visit|Visited on|Vet|State|Treatment code|Quantity'
const rows = [
  'V-101|2024-02-01|Ida|paid|T11|1',
  'V-101||||T12|2',
  'V-101||||T13|1',
  'V-102|2024-02-03|Una|open|T11|1',
  'V-103|2024-02-04|Ida|paid|T14|3',
  'V-103||||T12|1',
  'V-104|2024-02-09|Una|waived|T11|1',
  'V-104||||T15|1',
]

describe('lines whose first row alone has what they belong to', () => {
  it('are known where some of them were pasted in twice, and their empty cells mean nothing', () => {
    const again = [...rows, rows[4]!, rows[5]!]
    const decision = decideOn([tableOf('visits', [header, ...again].join('\n'))], [visits, treatments])
    const sheet = decision.plan.sheets.find(({ slug }) => slug === 'visits')!
    expect(sheet.sources[0]!.skips).toMatchObject([{ when: { position: 1, is: 'empty' } }])
    expect(decision.questions).toEqual([])
  })

  it('are none where a row that begins another one lacks it: it would be left behind', () => {
    const bare = rows.map((row) => row.replace('V-102|2024-02-03|Una|open', 'V-102|||'))
    const { plan } = decideOn([tableOf('visits', [header, ...bare].join('\n'))], [visits, treatments])
    const skips = plan.sheets.find(({ slug }) => slug === 'visits')?.sources.flatMap((source) => source.skips) ?? []
    expect(skips.filter(({ when }) => when.is === 'empty')).toEqual([])
  })
})

it('what rows belong to has the same postal code however each of them writes it', () => {
  const table = tableOf(
    'visits',
    [
      'Visit|Visited on|Vet|State|Postal code|Treatment code|Quantity',
      'V-101|2024-02-01|Ida|paid|7321 CD|T11|1',
      'V-101|2024-02-01|Ida|paid|7321cd|T12|2',
      'V-102|2024-02-03|Una|open|6511 JB|T11|1',
      'V-102|2024-02-03|Una|open|6511jb|T13|1',
      'V-103|2024-02-04|Ida|paid|3811 AJ|T14|3',
    ].join('\n'),
  )
  const decision = decideOn([table], [visits, treatments])
  expect(inputsOf(decision, 'postal_code')).toEqual(['Postal code'])
})
