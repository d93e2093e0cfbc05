import { expect, it } from 'vitest'
import { closestValue, isClear } from '../../../server/src/engine/match/values/same-meaning.ts'

const RESULTS = ['pass', 'fail', 'limited']
const STATES = ['in_use', 'in_repair', 'in_store', 'retired']

it.each([
  ['vyhovuje', 'pass', RESULTS],
  ['nevyhovuje', 'fail', RESULTS],
  ['vyhovuje s omezením', 'limited', RESULTS],
  ['používá se', 'in_use', STATES],
  ['v zásobě', 'in_store', STATES],
  ['v opravě', 'in_repair', STATES],
  ['vyřazeno', 'retired', STATES],
  ['vyradené', 'retired', STATES],
  ['zaplatené', 'paid', ['paid', 'unpaid', 'overdue']],
  ['nezaplaceno', 'unpaid', ['paid', 'unpaid', 'overdue']],
])('“%s” stands for “%s”', (word, value, allowed) => {
  const found = closestValue(word, allowed)
  expect([found[0]?.value, isClear(found)]).toEqual([value, true])
})

it('“čeká na posouzení” is none of a pass, a failure and a limited pass', () => {
  expect(isClear(closestValue('čeká na posouzení', RESULTS))).toBe(false)
})
