import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'berth', required: true },
])
const names = ['Alba', 'Bruno', 'Carla', 'Dario', 'Elena', 'Franz', 'Gitta', 'Hanno']
const rows = (from: number, berth: string): string =>
  names.map((one, at) => `${from + at}|${one} ${from + at}|${berth}${at}|0${1 + at}/2${at}/2019`).join('\n')
const harbour = tableOf('harbour_register', `Boat No|Name|Berth|Boat since\n${rows(4001, 'A')}`)
const sold = tableOf('Sold', `Boat No|Name|Berth|Boat since\n${rows(4005, 'X')}`)
const june = tableOf(
  'harbour changes June',
  `Boat No|Name|Berth|Boat since|Changed on\n${names
    .map((one, at) => `${4003 + (at % 6)}|${one}|B${at}|0${1 + at}/1${at}/2019|06/${13 + at}/2025`)
    .join('\n')}`,
)

function told(tables: (typeof harbour)[], instructions: string) {
  const { plan } = decideOn(tables, [boats], { instructions })
  const [sheet] = plan.sheets
  return { keep: sheet?.same_key?.map(({ keep }) => (typeof keep === 'object' ? keep.table : keep)), sheet }
}

describe('rows of one table go before those of another one that have the same key', () => {
  it.each([
    'A boat on the Sold sheet replaces the one in the harbour register.',
    'Ein Boot auf dem Blatt Sold ersetzt das in harbour_register.',
  ])('that they replace: %s', (instructions) => {
    const { keep, sheet } = told([harbour, sold], instructions)
    expect(keep).toEqual(['Sold'])
    expect(sheet!.sources.flatMap(({ skips = [] }) => skips)).toEqual([])
  })

  it.each([
    'The June file was made after the harbour register, and for each boat the latest row counts.',
    'The June file was made after the harbour register. For each boat only the latest row counts.',
  ])('that was made before, and of the later ones that which was changed last counts: %s', (instructions) => {
    const { keep, sheet } = told([harbour, june], instructions)
    expect(keep).toEqual(['harbour changes June'])
    expect(JSON.stringify(sheet!.sources.find(({ table }) => table === june.table.name))).toContain(
      'a later “Changed on”',
    )
  })

  it.each([
    ['a whole list replaces another', 'The Sold sheet replaces the harbour register.'],
    ['it is said not to', 'A boat on the Sold sheet never replaces the one in the harbour register.'],
    ['nothing says which row counts', 'The Sold sheet was made after the harbour register.'],
  ])('but not where %s', (_, instructions) => {
    expect(told([harbour, sold], instructions).keep ?? []).not.toContain('Sold')
  })
})
