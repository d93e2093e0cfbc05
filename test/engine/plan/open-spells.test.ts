import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const halls = templateOf('halls', [
  { name: 'hall_code', required: true, unique: true, rule: '^H\\d{2}$' },
  { name: 'name', required: true },
])
const paintingsWith = (name: string) =>
  templateOf('paintings', [
    { name: 'inventory_no', required: true, unique: true, rule: '^P\\d{4}$' },
    { name: 'title', required: true },
    { name: 'artist', required: true },
    { name, link: 'halls.hall_code' },
  ])
const hallList = tableOf('halls', 'Hall code|Name\nH01|North gallery\nH02|Long room\nH03|Tower\nH04|Foyer')
const titles = ['Sea', 'Mill', 'Road', 'Lamp', 'Bridge', 'Barn', 'Quay', 'Wood', 'Gate', 'Hill']
const paintings = tableOf(
  'paintings',
  `Inventory no|Title|Artist\n${titles.map((title, at) => `P${1000 + at}|${title}|Ada Berg`).join('\n')}`,
)
const ROOMS = ['North gallery', 'Long room', 'Tower', 'Foyer']
/** Each painting hung somewhere before; the first six hang somewhere now. */
const hangings = (again = false) => {
  const rows = titles.flatMap((_, at) => {
    const no = `P-${1000 + at}`
    const past = `${no}|${ROOMS[at % 4]}|0${(at % 8) + 1}/03/2022|2${at % 8}/04/2022`
    const now = `${no}|${ROOMS[(at + 1) % 4]}|1${at}/05/2023|`
    return at < 6 ? [past, now, ...(again ? [now.replace('2023', '2024')] : [])] : [past]
  })
  return tableOf('hangings', `Work|Where|Hung|Taken down\n${rows.join('\n')}`)
}

describe('a list of times with their beginning and end', () => {
  it('says how it is at present by the rows that have not ended', () => {
    const decision = decideOn([paintings, hallList, hangings()], [paintingsWith('current_hall'), halls])
    expect(inputsOf(decision, 'current_hall')).toEqual(['Where'])
    expect(decision.plan.sheets[0]!.sources[0]!.joins).toMatchObject([
      { table: 'hangings', left: 0, right: 0, open: 3 },
    ])
    expect(decision.questions).toEqual([])
  })

  it('says nothing of what need not be so at present, or where something has several rows that have not ended', () => {
    const [first] = decideOn([paintings, hallList, hangings()], [paintingsWith('first_hall'), halls]).plan.sheets
    expect(first!.sources[0]!.joins).toEqual([])
    const [again] = decideOn([paintings, hallList, hangings(true)], [paintingsWith('current_hall'), halls]).plan.sheets
    expect(again!.sources[0]!.joins).toEqual([])
  })
})

describe('a list that is joined by its key, with times that have ended and one that has not', () => {
  const crews = (description: string) =>
    templateOf('boats', [
      { name: 'boat_no', required: true, unique: true, rule: '^\\d{4}$' },
      { name: 'title', required: true },
      { name: 'skipper', description },
    ])
  const names = Array.from({ length: 60 }, (_, at) => ({
    no: String(2001 + at),
    name: `Boat ${'ABCDEFGHIJ'[at % 10]}${at}`,
  }))
  const boats = tableOf('boats', `Boat no|Title\n${names.map(({ no, name }) => `${no}|${name}`).join('\n')}`)
  const terms = names.map(({ no }, at) => `${no}|Skipper ${at}|2020-01-0${(at % 9) + 1}|`)
  const ended = names.slice(0, 3).map(({ no }, at) => `${no}|Former ${at}|2015-02-01|2019-12-31`)
  const skippers = tableOf('skippers', `Boat no|Skipper|From|Until\n${[...ended, ...terms].join('\n')}`)
  const joinFor = (description: string): unknown =>
    decideOn([boats, skippers], [crews(description)]).plan.sheets[0]!.sources[0]!.joins[0]

  it('says it by what has not ended, where that is wanted', () => {
    expect(joinFor('The current skipper')).toMatchObject({ table: 'skippers', open: 3 })
  })

  it('says it by the first, where nothing is said of now', () => {
    expect(joinFor('Who sailed her')).toMatchObject({ table: 'skippers' })
    expect(joinFor('Who sailed her')).not.toHaveProperty('open')
  })
})
