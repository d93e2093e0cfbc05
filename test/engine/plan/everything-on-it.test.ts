import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const piers = tableOf('pier names', 'Pier|Title\nNQ|North Quay\nSQ|South Quay\nOB|Old Basin')
const counter = tableOf('counter', 'Slip|Pier|Paid by\nS1|NQ|cash\nS2|SQ|card\nS3|OB|cash')
const kiosk = tableOf('kiosk_export', 'Slip|Pier\nK1|North Quay\nK2|Old Basin\nK3|South Quay')
const templates = [
  templateOf('piers', [
    { name: 'pier_code', required: true, unique: true },
    { name: 'title', required: true },
  ]),
  templateOf('slips', [
    { name: 'slip', required: true, unique: true },
    { name: 'pier_code', required: true, link: 'piers.pier_code' },
    { name: 'paid_by', required: true, rule: '(cash|card)' },
  ]),
]

it('all on it is of what a text began with, whatever it names in between', () => {
  const instructions =
    'The kiosk writes dates month first. It names the pier by its full name. Everything on it was paid by card.'
  const decision = decideOn([piers, counter, kiosk], templates, { instructions })
  expect(columnOf(decision, 'paid_by', 1, 1).transforms).toContainEqual({ kind: 'constant', value: 'card' })
  expect(columnOf(decision, 'paid_by', 1, 0).transforms).not.toContainEqual({ kind: 'constant', value: 'card' })
})
