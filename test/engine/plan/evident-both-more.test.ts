import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const growers = templateOf('growers', [
  { name: 'grower_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'phone' },
])
const plots = templateOf('plots', [
  { name: 'plot_no', required: true, unique: true },
  { name: 'grower_no', required: true, link: 'growers.grower_no' },
  { name: 'crop', required: true },
  { name: 'area', required: true, rule: '\\d+' },
])
const tables = (numbers: string[]) => [
  tableOf('growers', 'Grower no|Name|Phone\nG1001|Ada Roth|\nG1002|Leo Hay|\nG1003|Mia Ost|'),
  tableOf('plots', 'Plot no|Grower no|Crop|Area\nP501|G1001|Rye|4\nP502|G1001|Oats|7\nP503|G1003|Rye|9'),
  tableOf(
    'hill coop',
    `Grower no|Name|Phone|Plot no|Crop|Area\nG7001|Nils Ode|0123|${numbers[0]}|Hops|3\nG7002|Eva Kern|0456|${numbers[1]}|Rye|5\nG7002|Eva Kern|0789|${numbers[2]}|Hops|8`,
  ),
]
const sourcesOf = (numbers: string[]): string[] => {
  const { plan } = decideOn(tables(numbers), [growers, plots])
  return plan.sheets.flatMap(({ slug, sources }) => sources.map(({ table }) => `${slug} of ${table}`))
}

describe('a list of those whom rows belong to, with such rows of its own', () => {
  it('fills both where other tables have rows of either kind, and none of its numbers', () => {
    expect(sourcesOf(['P901', 'P902', 'P903'])).toEqual([
      'growers of growers',
      'growers of hill coop',
      'plots of plots',
      'plots of hill coop',
    ])
  })

  it('has none of its own where the numbers are those of the other table', () => {
    const { notes } = decideOn(tables(['P501', 'P502', 'P503']), [growers, plots])
    expect(notes).not.toContainEqual(expect.stringContaining('also fills Plots, whose other tables'))
  })
})
