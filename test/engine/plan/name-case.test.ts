import { expect, it } from 'vitest'
import { applyStep } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const written = (column: string, values: string[]): string[] => {
  const bikes = templateOf('bikes', [{ name: 'bike_no' }, { name: column, description: 'In normal capitalisation' }])
  const rows = values.map((value, at) => `B${at}|${value}`).join('\n')
  const { transforms } = columnOf(decideOn([tableOf('bikes', `Bike no|${column}\n${rows}`)], [bikes]), column)
  return values.map((value) => transforms.reduce<string>((text, step) => applyStep(step, text) ?? text, value))
}

it('leaves letters that are short for a brand in capitals, where those of words go', () => {
  expect(written('brand', ['KTM', 'GAZELLE', 'BMC', 'Cube'])).toEqual(['KTM', 'Gazelle', 'BMC', 'Cube'])
})

it('takes no family name for letters', () => {
  expect(written('last_name', ['NG', 'KEANE', 'Burke', 'Walsh'])).toEqual(['Ng', 'Keane', 'Burke', 'Walsh'])
})
