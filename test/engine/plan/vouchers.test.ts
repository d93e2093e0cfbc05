import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const entries = templateOf('entries', [
  { name: 'day', required: true },
  { name: 'document_no' },
  { name: 'quantity', rule: '\\d+' },
])

it('“Pièce” is the number of a document where its values are, and a count where they are counts', () => {
  const list = (cells: string[]) =>
    tableOf('journal', `Jour|Pièce\n${cells.map((cell, at) => `2024-03-0${at + 1}|${cell}`).join('\n')}`)
  const codes = decideOn([list(['CHQ 1404', '365266', 'F10221', 'DEP9'])], [entries])
  expect([inputsOf(codes, 'document_no'), inputsOf(codes, 'quantity')]).toEqual([['Pièce'], []])
  const counts = decideOn([list(['4', '12', '7', '1'])], [entries])
  expect([inputsOf(counts, 'document_no'), inputsOf(counts, 'quantity')]).toEqual([[], ['Pièce']])
})
