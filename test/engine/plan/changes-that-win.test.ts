import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOfCells, templateOf } from './table-of.ts'

const moorings = templateOf('moorings', [
  { name: 'mooring_no', required: true, unique: true, rule: 'M-\\d{4}' },
  { name: 'skipper', required: true },
  { name: 'phone' },
  { name: 'hull_colour' },
])
const all = Array.from({ length: 14 }, (_, at) => at)
const register = tableOfCells(
  'harbour register 2031-04',
  ['Mooring No', 'Skipper', 'Phone', 'Hull colour'],
  all.map((at) => [
    `M-${3104 + 7 * at}`,
    `Skipper ${'ABCDEFGHIJKLMN'[at]}`,
    `0171 555${100 + at}`,
    ['red', 'white', 'blue'][at % 3]!,
  ]),
)
const changes = tableOfCells(
  'mooring changes 2031-05-20',
  ['Mooring No', 'Who', 'New phone', 'New colour', 'Remark'],
  all
    .slice(4, 11)
    .map((at) => [
      `M-${3104 + 7 * at}`,
      `Skipper ${'ABCDEFGHIJKLMN'[at]}`,
      at % 2 === 0 ? `0172 666${200 + at}` : '',
      at % 2 === 0 ? '' : ['green', 'red'][at % 4 === 1 ? 0 : 1]!,
      at === 5 ? 'was painted' : '',
    ]),
)
const decided = (instructions: string) => decideOn([register, changes], [moorings], { instructions })

describe('a list of changes that is said to be newer and to win', () => {
  it.each([
    'The mooring changes of May 20 are newer than the harbour register and win, by mooring number.',
    'Die mooring changes sind neuer als das harbour register und haben Vorrang.',
    'Les mooring changes sont plus récents que le harbour register et priment.',
    'De mooring changes zijn nieuwer dan het harbour register en gaan voor.',
  ])('goes before the list that it changes, which says the rest: “%s”', (said) => {
    const decision = decided(said)
    expect(inputsOf(decision, 'phone')).toEqual(['New phone', 'Phone'])
    expect(inputsOf(decision, 'skipper')).toEqual(['Skipper'])
    const { transforms } = columnOf(decision, 'phone')
    expect(applyChain(transforms, ['', '0171 555104']).value).toBe('0171 555104')
    expect(applyChain(transforms, ['0172 666204', '0171 555104']).value).toBe('0172 666204')
  })

  it('changes the column that one of its own is called after, with a word for what is new', () => {
    const decision = decided('The mooring changes are newer than the harbour register and win.')
    expect(inputsOf(decision, 'hull_colour')).toEqual(['New colour', 'Hull colour'])
  })

  it('changes nothing where nobody said so', () => {
    expect(inputsOf(decided(''), 'hull_colour')).toEqual(['Hull colour'])
    expect(inputsOf(decided(''), 'phone')[0]).toBe('Phone')
  })

  it('loses where it is said to be older than the one that wins', () => {
    const decision = decided('The harbour register is newer than the mooring changes and wins.')
    expect(inputsOf(decision, 'phone')[0]).toBe('Phone')
  })
})
