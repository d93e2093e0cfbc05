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

it('one name among others may end in a colon, and labels with what they say behind them name nothing', () => {
  const orders = [
    '12|Oak table|3|07/03/2024|120.00',
    '13|Elm chair|1|09/03/2024|80.00',
    '14|Ash desk|2|11/03/2024|95.50',
  ]
  expect(headerOf('Order list', 'No|Re:|Qty|Day|Price', ...orders)).toBe(1)
  const repairs = ['Kiln|Hinge|12', 'Lathe|Belt|3', 'Press|Valve|40']
  expect(headerOf('Machine|Re:|Hours', ...repairs)).toBe(0)
  expect(
    headerOf('Made by:|Ida Holm|Day:|Monday', 'No|Item|Qty|Price', ...orders.map((row) => row.replace(/\|[^|]*$/, ''))),
  ).toBe(1)
  expect(headerOf('Stock|Made by:|Ida', 'Machine|Part|Hours', ...repairs)).toBe(1)
})
