import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const kennels = templateOf('dogs', [
  { name: 'dog_id', required: true, unique: true },
  { name: 'call_name', required: true },
  { name: 'whelped_on', required: true, rule: '\\d{4}-\\d\\d-\\d\\d' },
])
const walks = templateOf('walks', [
  { name: 'walk_no', required: true, unique: true },
  { name: 'dog_id', required: true, link: 'dogs.dog_id' },
])
const dogs = tableOf(
  'dogs',
  'Dog ID|Call name|Whelped on\nd1|Rex|2019-03-14\nd2|Rex|2021-07-02\nd3|Luna|2019-03-14\nd4|Luna|2020-11-23',
)

describe('links by two columns together', () => {
  it('become the key of the row that both name, dates written otherwise too', () => {
    const text = 'Walk no|Pet|Born\nw1|rex|02.07.2021\nw2|Luna|14.03.2019\nw3|Rex|14.03.2019\nw4|Luna|23.11.2020'
    const decision = decideOn([dogs, tableOf('walks', text)], [kennels, walks])
    expect(decision.questions).toEqual([])
    const { sources } = decision.plan.sheets[1]!
    const link = sources[0]!.columns[1]!
    expect(link.inputs.map(({ column }) => column)).toEqual(['Pet', 'Born'])
    expect(applyChain(link.transforms, ['rex', '02.07.2021']).value).toBe('d2')
    expect(applyChain(link.transforms, ['Rex', '14.03.2019']).value).toBe('d1')
    expect(sources[0]!.unmapped).toEqual([])
  })

  it('are none where the two leave it open', () => {
    const twins = tableOf(
      'dogs',
      'Dog ID|Call name|Whelped on\nd1|Rex|2019-03-14\nd2|Rex|2019-03-14\nd3|Luna|2020-11-23',
    )
    const text = 'Walk no|Pet|Born\nw1|Rex|14.03.2019\nw2|Luna|23.11.2020\nw3|Luna|23.11.2020'
    const decision = decideOn([twins, tableOf('walks', text)], [kennels, walks])
    expect(decision.plan.sheets[1]!.sources[0]!.columns[1]!.inputs.length).toBeLessThan(2)
  })

  describe('of which one is written shorter than in the list', () => {
    const shelves = templateOf('shelves', [
      { name: 'shelf_code', required: true, unique: true },
      { name: 'label', required: true },
      { name: 'depot', required: true },
    ])
    const crates = templateOf('crates', [
      { name: 'crate_no', required: true, unique: true },
      { name: 'shelf_code', required: true, link: 'shelves.shelf_code' },
    ])
    const list = (depots: readonly [string, string]): ReturnType<typeof tableOf> => {
      const rows = depots.flatMap((depot, at) =>
        ['Top shelf', 'Cold shelf', 'Long rack'].map((label, place) => `S${at}${place}|${label}|${depot}`),
      )
      return tableOf('shelves', ['Shelf code|Label|Depot', ...rows].join('\n'))
    }
    const text =
      'Crate no|Where|Place\nk1|Maple|Top shelf\nk2|Otter|Top shelf\nk3|Maple|Long rack\nk4|Otter|Cold shelf\nk5|Maple|Cold shelf'

    it('become the key of the row that both name', () => {
      const decision = decideOn(
        [list(['Maple Street Depot', 'Otter Lane Depot']), tableOf('crates', text)],
        [shelves, crates],
      )
      expect(decision.questions).toEqual([])
      const link = decision.plan.sheets[1]!.sources[0]!.columns[1]!
      expect(link.inputs.map(({ column }) => column)).toEqual(['Where', 'Place'])
      expect(applyChain(link.transforms, ['Otter', 'Top shelf']).value).toBe('S10')
      expect(applyChain(link.transforms, ['Maple', 'Cold shelf']).value).toBe('S01')
    })

    it('may be two parts of one text', () => {
      const rows = [
        'Top shelf, Maple',
        'Top shelf, Otter',
        'Long rack, Maple',
        'Cold shelf, Otter',
        'Cold shelf, Maple',
      ]
      const crate = (texts: string[]) =>
        tableOf('crates', ['Crate no|Where?', ...texts.map((one, at) => `k${at}|${one}`)].join('\n'))
      const named = list(['Maple Street Depot', 'Otter Lane Depot'])
      const decision = decideOn([named, crate(rows)], [shelves, crates])
      expect(decision.questions).toEqual([])
      const link = decision.plan.sheets[1]!.sources[0]!.columns[1]!
      expect(link.inputs.map(({ column }) => column)).toEqual(['Where?'])
      expect(applyChain(link.transforms, ['Top shelf, Otter']).value).toBe('S10')
      expect(applyChain(link.transforms, [' Cold shelf, Maple ']).value).toBe('S01')
      const without = decideOn([named, crate(rows.map((one) => one.replace(/, .*/u, '')))], [shelves, crates])
      expect(without.questions.map(({ target }) => target.column)).toContain('shelf_code')
    })

    it('are none where a part may be of either', () => {
      const decision = decideOn(
        [list(['Maple Otter Street', 'Maple Otter Lane']), tableOf('crates', text)],
        [shelves, crates],
      )
      expect(decision.plan.sheets[1]!.sources[0]!.columns[1]!.inputs.length).toBeLessThan(2)
    })
  })
})
