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
