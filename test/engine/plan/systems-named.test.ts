import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// A list of ferry routes has the codes of two systems side by side, under the name of either.

const routes = templateOf('routes', [
  { name: 'code', required: true, unique: true, rule: '^[A-Z]{3}$' },
  { name: 'name', required: true },
])
const trips = templateOf('trips', [
  { name: 'trip_no', required: true, unique: true },
  { name: 'route_code', required: true, link: 'routes.code' },
  { name: 'seats', rule: '^\\d+$' },
])
const list = tableOf(
  'Routes',
  'Tidemark|Wavebook|Name\n11|NOR|North isle\n12|SOU|South isle\n30|EAS|East quay\n31|WES|West quay\n70|BAY|Bay tour',
)
const tripsIn = (file: string) =>
  tableOf(
    file,
    `Trip no|Route|Seats\n${Array.from({ length: 12 }, (_, at) => `T${100 + at}|${[11, 12, 30, 31][at % 4]}|${20 + at}`).join('\n')}`,
  )
const routeOf = (file: string) => columnOf(decideOn([list, tripsIn(file)], [routes, trips]), 'route_code', 1)

describe('the codes of a system that a list of two is headed with', () => {
  it('are looked up for a file that is called after it', () => {
    const { inputs, transforms } = routeOf('Trips 2023 Tidemark')
    expect(inputs.map(({ column }) => column)).toEqual(['Route'])
    expect(transforms).toMatchObject([
      {
        kind: 'value_map',
        entries: [
          { raw: '11', value: 'NOR' },
          { raw: '12', value: 'SOU' },
          { raw: '30', value: 'EAS' },
          { raw: '31', value: 'WES' },
        ],
      },
    ])
  })

  it('and for no other', () => {
    expect(routeOf('Trips 2023').transforms).toEqual([])
  })
})

describe('the codes that a list has under the name of a system and what this calls them', () => {
  const sites = templateOf('sites', [
    { name: 'code', required: true, unique: true, rule: '^[A-Z]{3}$' },
    { name: 'name', required: true },
  ])
  const crew = templateOf('crew', [
    { name: 'crew_no', required: true, unique: true },
    { name: 'site_code', required: true, link: 'sites.code' },
  ])
  const quays = tableOf(
    'Quays',
    'Code|Name|Oarbook team\nNOR|North quay|1\nSOU|South quay|2\nEAS|East quay|4\nBAY|Bay quay|7',
  )
  const people = (file: string) =>
    tableOf(
      file,
      `Crew no|Team\n${Array.from({ length: 12 }, (_, at) => `K${100 + at}|${[1, 2, 4, 7][at % 4]}`).join('\n')}`,
    )
  const siteOf = (file: string) => columnOf(decideOn([quays, people(file)], [sites, crew]), 'site_code', 1)

  it('are looked up for a file that is called after a version of it', () => {
    const { inputs, transforms } = siteOf('Oarbook7_people')
    expect(inputs.map(({ column }) => column)).toEqual(['Team'])
    expect(transforms).toMatchObject([
      { kind: 'value_map', entries: [{ value: 'NOR' }, { value: 'SOU' }, { value: 'EAS' }, { value: 'BAY' }] },
    ])
  })

  it('and for no other', () => {
    expect(siteOf('people').transforms).toEqual([])
  })
})
