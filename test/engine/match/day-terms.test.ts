import { expect, it } from 'vitest'
import { dayTermsIn } from '../../../server/src/engine/match/values/day-terms.ts'

const ALLOWED = ['prepaid', '10 days', '21 days', '45 days', '45 days EOM']
const read = (raws: string[]): (string | null)[] => raws.map(dayTermsIn(raws, ALLOWED))

it('terms are those that have the same days, from the invoice or from the end of the month', () => {
  expect(read(['21D', '45 EOM', '45 Tage', '10 dni', '45 days end of month'])).toEqual([
    '21 days',
    '45 days EOM',
    '45 days',
    '10 days',
    '45 days EOM',
  ])
  expect(read(['14 days', '2 % 10, 21 net', 'on account'])).toEqual([null, null, null])
})

it('bare figures are days from the invoice, where the end of the month is ruled out', () => {
  expect(read(['10', '21', '45'])).toEqual(['10 days', '21 days', null])
  expect(read(['10', '21', '45', 'EOM'])).toEqual(['10 days', '21 days', '45 days', null])
  expect(read(['10', 'x'])).toEqual([null, null])
})
