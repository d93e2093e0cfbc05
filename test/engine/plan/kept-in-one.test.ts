import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('how the files of one system are written', () => {
  const keepers = templateOf('keepers', [
    { name: 'keeper_no', required: true, unique: true },
    { name: 'given_name' },
    { name: 'surname', required: true },
    { name: 'office', required: true },
  ])
  const old = tableOf(
    'APIS_keepers',
    'Keeper No|Keeper|Office\n1|Moss, Karen|chair\n2|Lund, Ada|clerk\n3|Frey, Bo|chair\n4|Iles, Ian|clerk',
  )
  const own = tableOf(
    'county list',
    'Keeper No|Given|Surname|Office\n11|Jo|Judd|chair\n12|Kay|Kerr|clerk\n13|Lou|Lamb|clerk\n14|Max|Nash|chair',
  )
  const office = (instructions: string): string[] =>
    columnOf(decideOn([old, own], [keepers], { instructions }), 'office', 0, 1).inputs.map(({ column }) => column)

  it('says nothing of two columns of another file', () => {
    expect(office('The offices are chair and clerk. Apis keeps the keeper as "Surname, Given" in one field.')).toEqual([
      'Office',
    ])
  })

  it('is told of these where their own file is named', () => {
    const decision = decideOn(
      [own],
      [templateOf('keepers', [{ name: 'keeper_no', required: true }, { name: 'name' }])],
      {
        instructions: 'In the county list name is "Given Surname" in one field.',
      },
    )
    expect(columnOf(decision, 'name').inputs.map(({ column }) => column)).toEqual(['Given', 'Surname'])
  })
})
