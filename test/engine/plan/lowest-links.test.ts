import { expect, test } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const areas = templateOf('areas', [
  { name: 'code', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'parent_code', link: 'areas.code' },
])
const plants = templateOf('plants', [
  { name: 'plant_no', required: true, unique: true, rule: '^P\\d{3}$' },
  { name: 'area_code', required: true, link: 'areas.code' },
])
const tree = tableOf(
  'areas',
  'Code|Name|Under\nGLA|Glasshouse|\nGLA1|Palms|GLA\nGLA2|Orchids|GLA\nPAR|Park|\nPAR1|Roses|PAR\nPAR2|Ponds|PAR',
)
const rows = ['GLA|GLA1', 'GLA|GLA2', 'PAR|PAR1', 'PAR|PAR2', 'GLA|GLA1', 'PAR|PAR1', 'PAR|PAR2']
const listOf = (header: string, cells: readonly string[]) =>
  tableOf('plants', `Plant no|${header}\n${cells.map((cell, at) => `P${100 + at}|${cell}`).join('\n')}`)

test('of two columns that lead to one tree a row is of the lower one, whatever the upper one is called', () => {
  const decision = decideOn([tree, listOf('Area|Bed', rows)], [areas, plants])
  expect(inputsOf(decision, 'area_code', 1)).toEqual(['Bed'])
  expect(decision.questions).toEqual([])
})

test('the upper one is taken where that is wanted, or where the other column is under no such thing', () => {
  const main = templateOf('plants', [
    plants.columns[0]!,
    { ...plants.columns[1]!, link: 'areas.code', description: 'Main area' },
  ])
  expect(inputsOf(decideOn([tree, listOf('Area|Bed', rows)], [areas, main]), 'area_code', 1)).toEqual(['Area'])
  const moved = rows.map((row, at) => `${row.split('|')[1]}|${at % 2 === 0 ? 'PAR2' : 'GLA1'}`)
  expect(inputsOf(decideOn([tree, listOf('Area|Moved from', moved)], [areas, plants]), 'area_code', 1)).toEqual([
    'Area',
  ])
})
