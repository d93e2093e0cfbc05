import { describe, expect, it } from 'vitest'
import type { Template } from '../../../server/src/engine/model.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const hives = (description: string): Template => ({
  ...templateOf('hives', [
    { name: 'hive_no', required: true, unique: true, rule: 'H\\d{3}' },
    { name: 'queen', required: true },
    { name: 'frames', rule: '\\d+' },
  ]),
  description,
})
const weights = (description: string): Template => ({
  ...templateOf('weights', [
    { name: 'hive', required: true },
    { name: 'apiary', required: true },
    { name: 'weight_kg', required: true, rule: '\\d+' },
    { name: 'weighed_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  ]),
  description,
})
const cards = (more = '', cell = ''): ReturnType<typeof tableOf> =>
  tableOf(
    'cards',
    `Hive no|Queen|Frames|Updated${more}\nH101|Buckfast|10|14.03.2023${cell}\nH102|Carnica|11|02.05.2024${cell}\nH101|Carnica|12|21.06.2024${cell}\nH103|Nigra|9|30.04.2024${cell}`,
  )
const scales = tableOf(
  'scales',
  'Hive|Apiary|Weight kg|Weighed on\nH1|Orchard|31|12.06.2024\nH2|Orchard|28|12.06.2024\nH1|Moor|30|13.06.2024\nH1|Orchard|36|25.06.2024',
)
const skipsOf = (table: ReturnType<typeof tableOf>, template: Template, more = {}): unknown[] =>
  decideOn([table], [template], more).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)

describe('rows of which the description of the template wants the latest', () => {
  it.each([
    'One row per hive; where there are several cards, the latest one',
    'One row per hive; where there are several, the one edited last',
    'Eine Zeile je Volk; von mehreren Karten die zuletzt geänderte',
    'Eine Zeile je Volk; bei mehreren Karten die neueste',
    'Une ligne par ruche ; en cas de fiches multiples, la plus récente',
    'Una fila por colmena; si hay varias fichas, la más reciente',
  ])('are told apart by the key, and by the only day beside it: “%s”', (description) => {
    expect(skipsOf(cards(), hives(description))).toEqual([{ is: 'older', key: [0], day: 3, patterns: ['DD.MM.YYYY'] }])
  })

  it('are told apart by what the description names where the template has no key', () => {
    const description = 'One row per hive and apiary; of a hive that was weighed more than once only the latest weight'
    expect(skipsOf(scales, weights(description))).toEqual([
      { is: 'older', key: [0, 1], day: 3, patterns: ['DD.MM.YYYY'] },
    ])
  })

  it('are those of now, and never by a birthday, which all have alike', () => {
    const template = hives('One row per hive, with the queen it has now.')
    expect(skipsOf(cards(), template)).toEqual([{ is: 'older', key: [0], day: 3, patterns: ['DD.MM.YYYY'] }])
    const born = tableOf(
      'cards',
      'Hive no|Queen|Born\nH101|Nigra|14.03.2023\nH102|Carnica|02.05.2024\nH101|Nigra|14.03.2023',
    )
    expect(skipsOf(born, template)).toEqual([])
  })

  it('are told with the sentence', () => {
    const said = 'Several cards of a hive: only the latest'
    expect(decideOn([cards()], [hives(said)]).notes).toContain(
      `Of rows of cards.csv with the same “Hive no” the one with the latest “Updated” counts: the description of “hives” says so: “${said}”.`,
    )
  })

  it.each([
    ['which of two days counts is not clear', cards('|Inspected', '|01.02.2024'), 'Several cards: only the latest'],
    ['nothing is said of several', cards(), 'Hives and their latest queens'],
    [
      'no row is there twice',
      tableOf('cards', 'Hive no|Queen|Frames|Updated\nH101|Nigra|9|14.03.2023'),
      'Only the latest',
    ],
    ['what is named fills no column', scales, 'Only the latest weight per hive and colour'],
  ])('stay where %s', (_, table, description) => {
    const template = table === scales ? weights(description) : hives(description)
    expect(skipsOf(table, template, { autonomy: 'decide' })).toEqual([])
  })
})
