import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('the first and last name of a contact', () => {
  const growers = templateOf('growers', [
    { name: 'grower_no', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'contact_first_name' },
    { name: 'contact_last_name' },
  ])
  const rows = [
    'G1|Orchard Hill Farm|Moss, Ada',
    'G2|Two Rivers & Sons|Reed, Tom',
    'G3|Valley Fruit Ltd|Lake, Mia',
    'G4|Old Mill Nursery|Hart, Leo',
    'G5|Green Acres|Shaw, Ivy',
  ]
  const decided = (headers: string, cells: string[]) => {
    const decision = decideOn([tableOf('growers', [headers, ...cells].join('\n'))], [growers])
    return ['name', 'contact_first_name', 'contact_last_name'].map((column) => inputsOf(decision, column))
  }

  it('are in the column of contacts, and not in that of what the rows are called', () => {
    const contact = ['Contact Name']
    expect(decided('Grower No|Grower Name|Contact Name', rows)).toEqual([['Grower Name'], contact, contact])
  })

  it('are nowhere where the rows have a name alone', () => {
    const named = rows.map((row) => row.split('|').slice(0, 2).join('|'))
    expect(decided('Grower No|Grower Name', named)).toEqual([['Grower Name'], [], []])
  })
})
