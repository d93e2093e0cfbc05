import { expect, it } from 'vitest'
import { detectHeader } from '../../../server/src/engine/read/header.ts'

const headerOf = (...lines: string[]): number | null =>
  detectHeader(lines.map((line, row) => ({ row, cells: line.split('|') }))).header

it('words that columns are called by head texts that are built like them', () => {
  expect(headerOf('Dpt|Description|Owner', 'LAB|Laboratory bench|Ida Holm', 'ICU|Intensive care|Per Lund')).toBe(0)
  expect(headerOf('Abt|Bezeichnung|Leitung', 'GYN|Frauenklinik|Eva Maier', 'HNO|Ohrenklinik|Max Kern')).toBe(0)
})

it('a first row of data stays one, and so does a list of such words', () => {
  const wards = [
    'LAB|Laboratory bench|Ida Holm',
    'ICU|Intensive care|Per Lund',
    'XRY|Imaging|Eva Dahl',
    'ENT|Ears|Bo Ek',
  ]
  expect(headerOf(...wards)).toBeNull()
  expect(headerOf('Tax|Price|Name', 'Tel|Phone|Type', 'Qty|Amount|Date', 'Fax|Street|Title')).toBeNull()
})
