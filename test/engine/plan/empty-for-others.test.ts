import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const owners = templateOf('owners', [
  { name: 'owner_no', required: true, unique: true },
  { name: 'owner_kind', description: 'person or firm', required: true, rule: 'person|firm' },
  { name: 'first_name', description: 'First name of a person (empty for firms).' },
  { name: 'last_name', description: 'Last name of a person (empty for firms).' },
  { name: 'firm_name', description: 'Name of the firm (empty for persons).' },
])
const rows = ['O1|Ann|Fern||Dear Ann', 'O2|||Kern Bros|', 'O3|Bo|Holt||Dear Bo', 'O4|||Reed Ltd|', 'O5|Cy|Ward||']
const table = tableOf('owners', `Owner no|First|Last|Firm|Salutation\n${rows.join('\n')}`)

describe('a column that a description leaves empty for some rows', () => {
  const instructions = 'Owners with a firm name are firms, all others are persons.'
  const decision = decideOn([table], [owners], { instructions })

  it('is filled by its own column alone, and asked about no other', () => {
    expect(decision.questions).toEqual([])
    expect(['first_name', 'last_name', 'firm_name'].map((name) => inputsOf(decision, name))).toEqual([
      ['First'],
      ['Last'],
      ['Firm'],
    ])
  })

  it('has no word of the description written', () => {
    const written = ['first_name', 'last_name', 'firm_name'].flatMap((name) => columnOf(decision, name).transforms)
    expect(written).toEqual([])
  })

  it('tells the kind by the column that fills it', () => {
    expect(inputsOf(decision, 'owner_kind')).toEqual(['Firm'])
  })
})
