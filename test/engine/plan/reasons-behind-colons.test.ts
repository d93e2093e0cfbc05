import { expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const kites = templateOf('kites', [
  { name: 'kite_no', required: true, unique: true },
  { name: 'maker', required: true },
])
const inBook = (name: string, text: string): TableProfile => {
  const own = tableOf(name, text)
  return { ...own, table: { ...own.table, file_id: 'file_kites', file_name: 'kites.xlsx' } }
}
const current = inBook('Current', 'Kite No|Maker|Span\n101|Arden|12\n102|Birk|9\n103|Corvo|14\n104|Dunn|11')
const old = inBook('Before 2015', 'Kite No|Maker|Span\n101|Egger|8\n202|Falk|9\n203|Grau|7\n204|Holm|10')

const filledFrom = (instructions: string): string[] =>
  decideOn([current, old], [kites], { instructions }).plan.sheets.flatMap(({ sources }) =>
    sources.map(({ table }) => table),
  )

it.each([
  'Ignore the sheet “Before 2015”: these kites no longer fly.',
  'Das Blatt „Before 2015“ weglassen: diese Drachen fliegen nicht mehr.',
  "Ignorer l'onglet « Before 2015 » : ces cerfs-volants ne volent plus.",
  'Omitir la hoja “Before 2015”: estas cometas ya no vuelan.',
  'Het tabblad “Before 2015” overslaan: deze vliegers vliegen niet meer.',
])('a sheet is left out whatever the reason behind the colon: %s', (instructions) => {
  expect(filledFrom(instructions)).toEqual(['Current'])
})

it.each([
  'Ignore the sheet “Before 2015”: rows without a maker.',
  'Ignore in the sheet “Before 2015”: rows without a maker.',
  'Skip, of the sheet “Before 2015”: the span.',
  'For the sheet “Before 2015”: ignore what has no maker.',
])('a sheet of which something is left out stays: %s', (instructions) => {
  expect(filledFrom(instructions)).toEqual(['Current', 'Before 2015'])
})
