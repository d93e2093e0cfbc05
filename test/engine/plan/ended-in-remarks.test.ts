import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('what the description of a template wants its rows to be', () => {
  const depots = (description: string) => ({
    ...templateOf('depots', [
      { name: 'depot_code', required: true, unique: true, rule: '^[A-Z]{2}\\d$' },
      { name: 'town', required: true },
    ]),
    description,
  })
  const list = (remark: string) =>
    tableOf('depots', `Code|Town|Remarks\nDA1|Ulm|\nDA2|Bern|key at the bakery\nDA3|Graz|${remark}\nDA4|Linz|`)
  const leftOut = (description: string, remark: string) =>
    decideOn([list(remark)], [depots(description)]).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)

  it.each([
    ['Depots and yards that are open.', 'closed May 2021'],
    ['Depots and yards that are still open.', 'Closed'],
    ['Depots, die noch offen sind.', 'geschlossen seit 2021'],
    ['Les dépôts qui sont ouverts.', 'fermé en mai 2021'],
  ])('leaves out those of which a remark says that they are no more so: %s', (description, remark) => {
    expect(leftOut(description, remark)).toEqual([{ position: 2, is: 'one_of', values: [remark.toLowerCase()] }])
  })

  it.each([
    ['Depots and yards that are open.', 'closed on Mondays'],
    ['Depots and yards that are open.', 'no telephone'],
    ['Depots and yards.', 'closed May 2021'],
  ])('and no others: %s %s', (description, remark) => {
    expect(leftOut(description, remark)).toEqual([])
  })
})
