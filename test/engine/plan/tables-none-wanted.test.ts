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

it.each([
  'Some boats are in fleet and again in Charter boats. The entry of the fleet counts; the other one is dropped.',
  'Ein Boot steht oft in fleet und noch einmal in Charter boats. Es gilt der Eintrag der Flotte; der andere entfällt.',
])('one of two entries that is dropped is no table that stays behind: %s', (instructions) => {
  const template = templateOf('fleet', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'name' },
    { name: 'berth' },
  ])
  const { plan } = decideOn([boats, guests], [template], { instructions })
  expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['fleet', 'Charter boats'])
})
