import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const divers = templateOf('divers', [
  { name: 'diver_no', required: true, unique: true, rule: '\\d{5}' },
  { name: 'name', required: true },
])
const dives = templateOf('dives', [
  { name: 'diver', required: true, link: 'divers.diver_no' },
  { name: 'day', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'metres', required: true, rule: '\\d+' },
])
const list = tableOf(
  'divers',
  'Diver no|Name\n00081|Ada\n00084|Ben\n00102|Cat\n00115|Dan\n80301|Guest one\n80302|Guest two\n00120|Eve',
)
const log = tableOf(
  'log',
  'Diver no|Day|Metres\n81|2024-05-03|8\n84|2024-05-04|18\n102|2024-05-04|22\n80301|2024-05-05|80\n115|2024-05-06|30\n120|2024-05-07|8',
)

it.each([
  'Numbers that begin with 8 are guests: do not take them.',
  'Numbers beginning with 8 are not to be migrated.',
])('numbers that begin with a figure are none that lost the zeros in front of it, nor amounts and days: %s', (text) => {
  const { plan } = decideOn([list, log], [divers, dives], { instructions: text })
  const skips = plan.sheets.map(({ sources }) => sources[0]!.skips.map(({ when }) => when))
  expect(skips).toEqual([
    [{ position: 0, is: 'one_of', values: ['80301', '80302'] }],
    [{ position: 0, is: 'one_of', values: ['80301'] }],
  ])
})

it('numbers that begin so are left out where no list has them with zeros', () => {
  const own = tableOf('log', 'Diver no|Day|Metres\n81|2024-05-03|8\n84|2024-05-04|18\n102|2024-05-04|22')
  const { plan } = decideOn([own], [dives], { instructions: 'Diver numbers beginning with 8 are not to be migrated.' })
  expect(plan.sheets[0]!.sources[0]!.skips).toMatchObject([{ when: { position: 0, values: ['81', '84'] } }])
})

it.each([
  'Les matricules qui commencent par 8 sont des invités : ne les reprenez pas.',
  'Les matricules commençant par 8 sont des invités de passage, à laisser de côté.',
])('what numbers that begin so are is said besides: %s', (instructions) => {
  const own = tableOf('plongeurs', 'Matricule|Nom\n10081|Ada\n10084|Ben\n80301|Un invité\n10102|Cat')
  const { plan } = decideOn([own], [divers], { instructions })
  expect(plan.sheets[0]!.sources[0]!.skips).toMatchObject([{ when: { position: 0, values: ['80301'] } }])
})
