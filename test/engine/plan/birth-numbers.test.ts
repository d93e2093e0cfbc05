import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

function written(
  rule: string,
  values: string[],
  described: string,
  header = 'Personnummer',
  name = 'personal_identity_number',
): (string | null)[] {
  const column = { name, required: true, rule, description: described }
  const template = templateOf('crew', [{ name: 'id', required: true, unique: true }, column])
  const rows = values.map((value, at) => [`T${at}`, value])
  const decision = decideOn([tableOfCells('crew', ['id', header], rows)], [template], { created_year: 2026 })
  const { transforms } = columnOf(decision, name)
  return values.map((value) => applyChain(transforms, [value]).value)
}

const SWEDISH = 'Swedish personal number as YYYYMMDD-NNNN'

describe('numbers that begin with the day of birth', () => {
  const values = [
    '19640312-1118',
    '640312-1118',
    '196403121118',
    '6403121118',
    '030712-2226',
    '150301+3334',
    '880561-4445',
  ]

  it('get the century that is not to come, a hundred years earlier before a plus, and the mark of the rule', () => {
    expect(written('\\d{8}-\\d{4}', values, SWEDISH)).toEqual([
      '19640312-1118',
      '19640312-1118',
      '19640312-1118',
      '19640312-1118',
      '20030712-2226',
      '19150301-3334',
      '19880561-4445',
    ])
    expect(written('\\d{12}', values.slice(0, 5), 'Personnummer, ÅÅÅÅMMDDNNNN')[1]).toBe('196403121118')
  })

  it('stay what they are where most have no day, or nothing says that persons have them', () => {
    const firms = ['556012-5790', '556677-8899', '559900-1122', '556036-0793', '212000-0142']
    expect(written('\\d{8}-\\d{4}', firms, SWEDISH)).toEqual(firms)
    const contracts = written('\\d{8}-\\d{4}', values.slice(1, 5), 'Number of the contract', 'Contract', 'contract_no')
    expect(contracts).not.toContain('20030712-2226')
  })

  it('stay as they are where the rule takes them with two figures, too', () => {
    const some = ['640312-1118', '030712-2226', '880561-4445', '6403121118']
    expect(written('(\\d{2})?\\d{6}-\\d{4}', some, SWEDISH).slice(0, 3)).toEqual(some.slice(0, 3))
  })
})
