import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const supplies = templateOf('supplies', [
  { name: 'supply_no', required: true, unique: true },
  { name: 'meter_number', rule: '\\d{8}', description: 'Eight digits, without the register' },
  { name: 'meter_register', rule: '[1-6]' },
])
const listed = (header: string, cells: string[]): ReturnType<typeof tableOf> =>
  tableOf(
    'supplies',
    `Supply no|${header}|Town\n${cells.map((cell, at) => `S${at + 20}|${cell}|Town ${at}`).join('\n')}`,
  )
const cells = ['4471 2206-1', '44712207 / 2', '4471 2311-1', '44719902-3', '4471 0038 / 1']

describe('a number with a part behind a mark', () => {
  it('is cut for the two template columns that the header names', () => {
    const decision = decideOn([listed('METER', cells)], [supplies])
    const write = (column: string, cell: string) => applyChain(columnOf(decision, column).transforms, [cell]).value
    expect(inputsOf(decision, 'meter_number')).toEqual(['METER'])
    expect(write('meter_number', '4471 2206-1')).toBe('44712206')
    expect(write('meter_register', '44712207 / 2')).toBe('2')
    expect(write('meter_number', '44719902')).toBe('44719902')
    expect(write('meter_register', '44719902')).toBeNull()
    expect(decision.questions).toEqual([])
  })

  it.each([
    ['whose parts the rules do not take', 'METER', cells.map((cell) => `${cell}9`)],
    ['that the header calls otherwise', 'Permit', cells],
    ['that is one with its mark', 'METER', ['4471-2206', '4471-2207', '4471-2311', '4471-9902', '4471-0038']],
  ])('is none %s', (_, header, own) => {
    const decision = decideOn([listed(header, own)], [supplies])
    expect(columnOf(decision, 'meter_register').transforms).not.toContainEqual(
      expect.objectContaining({ kind: 'extract' }),
    )
  })
})
