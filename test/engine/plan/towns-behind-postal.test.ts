import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

it('“By” right beside postal codes is the town, and elsewhere who did something', () => {
  const visits = templateOf('visits', [
    { name: 'visit_no', required: true, unique: true },
    { name: 'postal_code', rule: '^\\d{4}$' },
    { name: 'city' },
    { name: 'responsible' },
  ])
  const towns = tableOf(
    'visits',
    'Visit no|Postnr|By\nV1|9610|Nørager\nV2|9600|Aars\nV3|9530|Støvring\nV4|9600|Aars\nV5|9500|Hobro',
  )
  const before = tableOf(
    'visits',
    'Visit no|By|Postnr\nV1|Nørager|9610\nV2|Aars|9600\nV3|Støvring|9530\nV4|Aars|9600\nV5|Hobro|9500',
  )
  expect(inputsOf(decideOn([before], [visits]), 'city')).toEqual(['By'])
  const people = tableOf('visits', 'Visit no|Postcode|Date|By\nV1|9610|2024-01-02|Ann\nV2|9600|2024-01-03|Bo')
  expect(inputsOf(decideOn([towns], [visits]), 'city')).toEqual(['By'])
  const decision = decideOn([people], [visits])
  expect([inputsOf(decision, 'city'), inputsOf(decision, 'responsible')]).toEqual([[], ['By']])
})

it('where somebody lives is the town beside postal codes, and no town where it has streets or stands alone', () => {
  const keepers = templateOf('keepers', [
    { name: 'keeper_no', required: true, unique: true },
    { name: 'postal_code', rule: '^\\d{5}$' },
    { name: 'city' },
  ])
  const listed = (header: string, cells: string[]): string[] => {
    const rows = cells.map((cell, at) => `K10${at}|${cell}`)
    return inputsOf(decideOn([tableOf('keepers', `Keeper no|${header}\n${rows.join('\n')}`)], [keepers]), 'city')
  }
  const towns = ['Ulm|89073', 'Bad Tölz|83646', 'Kehl|77694', 'Calw|75365']
  expect(listed('Wohnsitz|PLZ', towns)).toEqual(['Wohnsitz'])
  expect(listed('Résidence|Code postal', towns)).toEqual(['Résidence'])
  expect(listed('Residence|Postcode', ['Main St 4|89073', 'Ulm Rd 12|83646', 'Kehl|77694', 'Calw|75365'])).toEqual([])
})
