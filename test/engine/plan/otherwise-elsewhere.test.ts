import { describe, expect, it } from 'vitest'
import { otherwiseElsewhere } from '../../../server/src/engine/knowledge/grounded/otherwise-elsewhere.ts'
import type { Mapping } from '../../../server/src/engine/plan/context.ts'
import { isKnown } from '../../../server/src/engine/plan/sure.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const guests = (description: string): ReturnType<typeof templateOf> =>
  templateOf('guests', [
    { name: 'guest_no', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'mailing', required: true, rule: '^(yes|no)$', description },
  ])
const rows = (front: string, more: string): string =>
  ['Ada Roth', 'Leo Hay', 'Mia Ost', 'Nils Ode'].map((name, at) => `${front}${at}|${name}${more}`).join('\n')
const tables = [
  tableOf('loyalto-export', `Guest no|Name|Collects\n${rows('L', '|x')}`),
  tableOf('front_desk', `Guest no|Name\n${rows('F', '')}`),
]

function ofDesk(description: string): unknown {
  const { plan } = decideOn(tables, [guests(description)])
  const source = plan.sheets[0]!.sources.find(({ table }) => table === 'front_desk')
  return source?.columns.find(({ column }) => column === 'mailing')?.transforms[0]
}

describe('a condition that only rows of one program can meet', () => {
  it.each([
    'yes only for Loyalto members who still collect, otherwise no',
    'yes, otherwise no'.replace('yes,', 'yes if Loyalto has them,'),
  ])('leaves the rest for all other files: %s', (description) => {
    expect(ofDesk(description)).toEqual({ kind: 'constant', value: 'no' })
  })

  it.each([
    'yes only for guests who still collect, otherwise no',
    'yes for those who came to the desk, otherwise no',
    'yes only for Loyalto members, otherwise ask',
  ])('says nothing of them where it names none: %s', (description) => {
    expect(ofDesk(description)).toBeUndefined()
  })
})

it('what is left for all other files is no sign that they have such rows', () => {
  const [told] = otherwiseElsewhere(tables, [guests('yes only for Loyalto members, otherwise no')])
  expect(told).toMatchObject({ kind: 'constant', value: 'no', within: 'front_desk.csv', rest: true })
  const mapping: Mapping = {
    sources: [],
    lead: [],
    confidence: 1,
    reason: '',
    decided_by: 'knowledge',
    alternatives: [],
    constant: 'no',
  }
  expect([isKnown(mapping), isKnown({ ...mapping, ofRest: true })]).toEqual([true, false])
})
