import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// A second harbour numbers its boats with a letter; in the register figures take the place of it.

const boats = templateOf('boats', [
  { name: 'boat_number', required: true, unique: true, rule: '\\d{5}' },
  { name: 'name', required: true },
])
const moorings = templateOf('moorings', [
  { name: 'boat_number', required: true, link: 'boats.boat_number' },
  { name: 'dues', required: true, rule: '\\d+\\.\\d{2}' },
])
const range = Array.from({ length: 12 }, (_, at) => at)
const first = tableOf('register', `Boat number|Name\n${range.map((one) => `00${410 + one}|Gull ${one}`).join('\n')}`)
const dues = tableOf(
  'dues',
  `Boat number|Dues\n${range.map((one) => `B-${one + 1}|${120 + one},50`).join('\n')}\n00410|90,00`,
)
const called = tableOf(
  'berths',
  `Boat|Dues\n${range.map((one) => `Tern ${'abcdefghijkl'[one]}|${one + 7},00`).join('\n')}`,
)
const second = (key: (one: number) => string) =>
  tableOf(
    'cove',
    `Line|Boat number|Name\n${range.map((one) => `${one + 1}|${key(one)}|Tern ${'abcdefghijkl'[one]}`).join('\n')}`,
  )
const SAID =
  'The cove numbers its boats B-1, B-2 and so on. In the register they are 70000 plus that number, so B-1 is 70001 and B-12 is 70012.'
const decided = (instructions: string, key = (one: number): string => `B-${one + 1}`) =>
  decideOn([first, second(key), dues, called], [boats, moorings], { instructions })

describe('figures in place of letters', () => {
  it('are read of what is added to each number, and of examples', () => {
    const decision = decided(SAID)
    expect(inputsOf(decision, 'boat_number', 0, 1)).toEqual(['Boat number'])
    const { transforms } = columnOf(decision, 'boat_number', 0, 1)
    expect(['B-1', 'B-12'].map((one) => applyChain(transforms, [one]).value)).toEqual(['70001', '70012'])
    expect(decision.notes.join('\n')).toContain('“7” was put in place of “B-” in “B-1”')
  })

  it('stand in what links to them, and in the keys that names become', () => {
    const decision = decided(SAID)
    const made = (source: number, cell: string): string | null =>
      applyChain(columnOf(decision, 'boat_number', 1, source).transforms, [cell]).value
    expect(made(0, 'B-7')).toBe('70007')
    expect(made(0, '00410')).toBe('00410')
    expect(made(1, 'Tern c')).toBe('70003')
  })

  it('are added to no amount: the numbers are no figures of any other column', () => {
    const { transforms } = columnOf(decided(SAID), 'dues', 1, 0)
    expect(applyChain(transforms, ['121,50']).value).toBe('121.50')
  })

  it('are read of what takes the place of what, with an example', () => {
    const four = (one: number): string => `B0${410 + one}`
    const decision = decided('Since the merger B0417 is boat 20417, so B is replaced by 2.', four)
    const { transforms } = columnOf(decision, 'boat_number', 0, 1)
    expect(applyChain(transforms, ['B0415']).value).toBe('20415')
  })

  it('are not guessed from one example, nor where examples differ', () => {
    for (const said of ['B-3 is 70003.', 'B-1 is 70001 and B-12 is 80012, 70000 more or less.'])
      expect(decided(said).notes.join('\n')).not.toContain('in place of')
  })
})
