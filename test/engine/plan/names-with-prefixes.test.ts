import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const singers = templateOf('singers', [
  { name: 'singer_no', required: true, unique: true, rule: '\\d{5}' },
  { name: 'first_name', required: true },
  { name: 'name_prefix' },
  { name: 'last_name', required: true },
])
const choirs = templateOf('choirs', [
  { name: 'choir', required: true, unique: true },
  { name: 'leader_no', description: 'Singer number of who leads it', link: 'singers.singer_no' },
])
const people = [
  ['40011', 'Anke', 'van', 'Dam'],
  ['40012', 'Bram', '', 'Dam'],
  ['40013', 'Cees', 'de', 'Groot'],
  ['40014', 'Dirk', 'van den', 'Berg'],
  ['40015', 'Els', '', 'Post'],
  ['40016', 'Fenna', 'ter', 'Horst'],
]
const list = tableOf(
  'leden',
  `Lidnr|Roepnaam|Voorvoegsel|Achternaam\n${people.map((cells) => cells.join('|')).join('\n')}`,
)
const led = [
  ['Alto', 'mw. Anke van Dam'],
  ['Basso', 'dhr. Bram Dam'],
  ['Canto', 'Cees de Groot'],
  ['Duetto', 'Hr. Dirk van den Berg'],
  ['Echo', 'mevr. Fenna ter Horst'],
]

describe('people whose list has what stands before a last name in a column of its own', () => {
  it('are found by all of their name, with or without a form of address in small letters', () => {
    const choir = tableOf('choirs', `Choir|Leader\n${led.map((cells) => cells.join('|')).join('\n')}`)
    const decision = decideOn([list, choir], [singers, choirs])
    const [map] = columnOf(decision, 'leader_no', 1).transforms
    const pairs = map?.kind === 'value_map' ? map.entries.map(({ raw, value }) => [raw, value]) : []
    expect(Object.fromEntries(pairs)).toEqual({
      'mw. Anke van Dam': '40011',
      'dhr. Bram Dam': '40012',
      'Cees de Groot': '40013',
      'Hr. Dirk van den Berg': '40014',
      'mevr. Fenna ter Horst': '40016',
    })
  })
})
