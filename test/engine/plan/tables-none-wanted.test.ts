import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const boats = tableOf('fleet', 'Boat no|Name|Berth\nB1|Anna|4\nB2|Berta|5\nB3|Carla|7\nB4|Dora|9')
const guests = tableOf('Charter boats', 'Boat no|Name|Berth\nC1|Ella|11\nC2|Fritz|12\nC3|Gustav|14')
const filledBy = (description: string, more: ReturnType<typeof templateOf>[] = []): string[] => {
  const template = templateOf('fleet', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'berth' },
  ])
  const { plan } = decideOn([boats, guests], [{ ...template, description }, ...more])
  return plan.sheets[0]!.sources.map(({ table }) => table)
}

it.each(['Boats that we own. No charter boats, no wrecks.', 'Unsere Boote, keine Charter Boats.'])(
  'a table of what a template’s description wants none of is left out: %s',
  (description) => {
    expect(filledBy(description)).toEqual(['fleet'])
  },
)

it.each(['Boats that we own or charter.', 'All boats. No idle charter boats.', 'No boats without a berth.'])(
  'a table stays where only some of its rows are not wanted: %s',
  (description) => {
    expect(filledBy(description)).toEqual(['fleet', 'Charter boats'])
  },
)
