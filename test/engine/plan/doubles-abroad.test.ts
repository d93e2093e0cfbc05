import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const machines = templateOf('machines', [
  { name: 'asset_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'hours' },
])
const rows = (from: number, hours: boolean): string =>
  [...Array(6).keys()].map((at) => `V${at + from}|Stroj ${at}${hours ? `|${at * 10}` : ''}`).join('\n')
const vehicles = tableOf('vozidla', `Asset no|Name\n${rows(10, false)}`)
const workshop = tableOf('dilna', `Asset no|Name|Hours\n${rows(14, true)}`)

const kept = (instructions: string): unknown =>
  decideOn([vehicles, workshop], [machines], { instructions }).plan.sheets[0]!.same_key

describe('rows that Czech sentences say to be in two lists', () => {
  it.each([
    'Traktory jsou v obou seznamech pod stejným číslem: platí údaje z vozidla.csv.',
    'Co je v obou tabulkách, u toho má přednost vozidla.csv.',
  ])('are those of the list that counts: %s', (said) => {
    expect(kept(said)).toEqual([{ column: 'asset_no', keep: { file_id: 'file_vozidla', table: 'vozidla' } }])
  })
})

it.each([
  'Lo que aparezca en las dos listas: vale solo la fila de vozidla.',
  'Was auf beiden Listen steht: es gilt vozidla.csv.',
])('and Spanish and German ones, of two lists as of two papers: %s', (said) => {
  expect(kept(said)).toEqual([{ column: 'asset_no', keep: { file_id: 'file_vozidla', table: 'vozidla' } }])
})
