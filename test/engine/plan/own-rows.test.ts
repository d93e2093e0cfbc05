import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const divers = templateOf('divers', [
  { name: 'diver_no', required: true, unique: true, rule: '^D\\d{3}$' },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'certified_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'manager', link: 'divers.diver_no', description: 'Number of the diver who leads this one' },
])
const register = tableOf(
  'register',
  `Diver no|Given name|Known as|Surname|Certified on
  D011|Margaret|Peggy|Thorne|2019-04-01
  D012|Oliver||Bain|2019-04-02
  D013|Oliver||Crewe|2019-04-03
  D014|Ida||Moss|2019-04-04
  D015|Theodore|Theo|Reeve|2019-04-05
  D016|Oliver||Bain|2019-04-06
  D017|Ruth||Lark|2019-04-07
  D018|Nils||Haag|2019-04-08
  D019|Una||Frost|2019-04-09
  D021|Yusuf||Amin|2019-04-11`,
)

const lines = (header: string, names: string[]): ReturnType<typeof tableOf> =>
  tableOf(
    'pairs',
    `Diver no|Diver|${header}\n${[
      'D013|Oliver Crewe',
      'D014|Ida Moss',
      'D015|Theo Reeve',
      'D017|Ruth Lark',
      'D018|Nils Haag',
      'D012|Oliver Bain',
    ]
      .map((row, at) => `${row}|${names[at] ?? ''}`)
      .join('\n')}`,
  )

const buddies = [
  'Peggy Thorne',
  'Oliver Bain (D016)',
  'Margaret Thorne',
  'Oliver Bain (D012)',
  'Ida Moss',
  'Theo Reeve',
]

describe('a link of a sheet to itself', () => {
  it('is not what the very rows are called, beside their own keys', () => {
    const decision = decideOn([register, lines('Joined', ['2019', '2020', '2019', '2021', '2018', '2017'])], [divers])
    expect(inputsOf(decision, 'manager')).not.toContain('Diver')
  })

  it('is who is named beside them, by what people call each other, and by the key where two are called alike', () => {
    const decision = decideOn([register, lines('Reports to', buddies)], [divers])
    expect(inputsOf(decision, 'manager')).toEqual(['Reports to'])
    const written = buddies.map((name) => applyChain(columnOf(decision, 'manager').transforms, [name]).value)
    expect(written).toEqual(['D011', 'D016', 'D011', 'D012', 'D014', 'D015'])
  })
})
