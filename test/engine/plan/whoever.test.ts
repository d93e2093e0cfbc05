import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const keepers = templateOf('keepers', [
  { name: 'keeper_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'state', required: true, rule: 'active|retired' },
])
const rows = (letter: string): string =>
  `Keeper No|Name\n${[1, 2, 3, 4].map((at) => `${letter}${at}|Keeper ${letter}${at}`).join('\n')}`
const tables = [tableOf('keepers', rows('K')), tableOf('pension fund', rows('P'))]

/** What stands in every row of the two lists, by what was said. */
function states(instructions: string): (string | null)[] {
  const { plan } = decideOn(tables, [keepers], { instructions })
  return ['keepers', 'pension fund'].map((name) => {
    const source = plan.sheets[0]!.sources.find(({ table }) => table === name)!
    const [step] = source.columns.find(({ column }) => column === 'state')!.transforms
    return step?.kind === 'constant' || step?.kind === 'default' ? step.value : null
  })
}

describe('people are what is said of the list that they stand on', () => {
  it.each([
    'Whoever is on the pension fund list is retired, the others are active.',
    'People on the pension fund list are retired; everyone else is active.',
    'Wer auf der Liste pension fund steht, ist retired, alle anderen sind active.',
    'Wer auf der Liste pension fund steht, ist retired; wer nicht darauf steht, ist active.',
    'Ceux qui figurent sur la liste pension fund sont retired, les autres sont active.',
    'Quien está en la lista pension fund es retired, los demás son active.',
    "Chi si trova nell'elenco pension fund è retired, gli altri sono active.",
    'Wie op pension fund staat is retired, de anderen zijn active.',
  ])('and on no other: %s', (text) => {
    expect(states(text)).toEqual(['active', 'retired'])
  })

  it('with nothing said of the others', () => {
    expect(states('Whoever is known from the pension fund only is retired.')).toEqual([null, 'retired'])
  })

  it.each([
    'Whoever is on the pension fund list and draws money is retired, the others are active.',
    'Whoever is on the pension fund list in red is retired, the others are active.',
    'Some who are on the pension fund list are retired, the others are active.',
    'The others are active.',
  ])('but not some of its rows: %s', (text) => {
    expect(states(text)).toEqual([null, null])
  })
})

describe('of two lists that somebody is on, that one counts which is said to', () => {
  it.each([
    'A few who left are still on the keepers list as well: then the pension fund list counts.',
    'Einige stehen auch noch in der Liste keepers: dann gilt die Liste pension fund.',
    'Quelques-uns sont encore sur la liste keepers : la liste pension fund fait foi.',
    'Algunos están también en la lista keepers: entonces vale la lista pension fund.',
    'Een paar mensen staan ook nog op keepers: dan geldt pension fund.',
  ])('%s', (instructions) => {
    const { plan } = decideOn(tables, [keepers], { instructions })
    expect(plan.sheets[0]!.same_key).toMatchObject([{ column: 'keeper_no', keep: { table: 'pension fund' } }])
  })
})
