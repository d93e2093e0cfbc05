import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { behindKinds } from '../../../server/src/engine/plan/links/behind-kinds.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const piers = templateOf('piers', [
  { name: 'pier_code', required: true, unique: true, rule: 'P\\d{2}' },
  { name: 'name', required: true },
])
const calls = templateOf('calls', [
  { name: 'call_no', required: true, unique: true },
  { name: 'pier_code', required: true, link: 'piers.pier_code' },
])
const names = ['North', 'Harbour', 'Anna', 'Long Reach', 'Ferry']
const decided = (header: string, values: string[]) =>
  decideOn(
    [
      tableOf('piers', `No|${header}\n${names.map((name, at) => `P0${at + 1}|${name}`).join('\n')}`),
      tableOf('calls', `Call no|${header} given\n${values.map((value, at) => `C${at + 10}|${value}`).join('\n')}`),
    ],
    [piers, calls],
  )
const keyOf = (decision: ReturnType<typeof decided>, value: string): string | null =>
  applyChain(columnOf(decision, 'pier_code', 1).transforms, [value]).value

describe('the name of what is linked to, behind the word for what it is', () => {
  it.each([
    ['Jetty', 'Jetty North', 'jetty FERRY'],
    ['Landing', 'Lndg. North', 'Land. Ferry'],
  ])('is found under “%s”: %s, %s', (header, one, other) => {
    const decision = decided(header, [one, 'Harbour', other, 'Anna', `${header} Long Reach`, 'North', `${header} Anna`])
    expect(inputsOf(decision, 'pier_code', 1)).toEqual([`${header} given`])
    expect(keyOf(decision, one)).toBe('P01')
    expect(keyOf(decision, other)).toBe('P05')
  })

  it.each([
    ['Jetty', ['Old North', 'Old Ferry', 'Old Anna']],
    ['Steg', ['St. Anna', 'St. North', 'St Ferry']],
    ['Jetty', ['J. North', 'J. Ferry']],
    ['Jetty', ['Jetty North', 'Harbour']],
  ])('is none under “%s” of %j', (header, values) => {
    const open = values.map((value, at) => ({ value, count: 1, row: at + 2 }))
    expect(behindKinds(open, names, [header])).toEqual([])
  })
})
