import { expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// A sentence that says what the rows of a workbook are is of the sheet that has such rows, and of no other.

const inWorkbook = (profile: TableProfile): TableProfile => ({
  ...profile,
  table: { ...profile.table, file_id: 'file_fleet', file_name: 'Fleet of Boats.xlsx' },
})
const boats = inWorkbook(tableOf('Boats', 'Boat no|Boat name\nB-1|Ada\nB-2|Bo\nB-3|Cy\nB-4|Di'))
const remarks = inWorkbook(tableOf('Remarks', 'To do\nAsk the yard for the keys\nPaint by March'))
const template = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: 'B-\\d+' },
  { name: 'boat_name', required: true },
  { name: 'state', rule: '(in use|sold)' },
])
const instructions = 'Fleet of Boats.xlsx has boats.'
const tablesOf = (profiles: TableProfile[]) => {
  const { plan, questions } = decideOn(profiles, [template], { instructions })
  return {
    tables: plan.sheets.flatMap(({ sources }) => sources.map(({ table }) => table)),
    questions: questions.length,
  }
}

it('the other sheets of a workbook that is named are none of what one of them holds', () => {
  expect(tablesOf([boats, remarks])).toEqual({ tables: ['Boats'], questions: 0 })
})

it('a sheet that is the only one of its workbook is taken for what is said of that', () => {
  expect(tablesOf([remarks]).tables).toEqual(['Remarks'])
})
