import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const divers = templateOf('divers', [
  {
    name: 'diver_no',
    required: true,
    unique: true,
    rule: '^(RF|LG)-\\d{4}$',
    description: 'RF- (from Reef) or LG- (from Lagoon), then the number there with four digits',
  },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'birth_date', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'town' },
])
const dives = templateOf('dives', [
  { name: 'dive_no', required: true, unique: true },
  { name: 'diver', required: true, link: 'divers.diver_no' },
])
const reef = tableOf(
  'Reef divers',
  [
    'ID|First name|Last name|Birth date|Town',
    '21|Ada|Roth|1980-02-01|Kai',
    '22|Leo|Hay|1975-07-15|',
    '24|Mia|Ost|1990-11-30|Elv',
    '27|Nils|Ode|1988-01-05|Kai',
  ].join('\n'),
)
const lagoon = tableOf(
  'Lagoon people',
  [
    'No|Name|Born|Town',
    '505|HAY, Leo|15 Jul 1975|Moss',
    '506|Ost, Mia|30 Nov 1991|Moss',
    '509|Ode, Nils|5 Jan 1988|',
    '511|Kim, Eve|9 Mar 2001|Moss',
  ].join('\n'),
)
const dived = tableOf('Lagoon dives', 'Dive no|Diver\nD1|505\nD2|506\nD3|509\nD4|511\nD5|505')

function decided(instructions: string): ReturnType<typeof decideOn> {
  return decideOn([reef, lagoon, dived], [divers, dives], { instructions, autonomy: 'decide' })
}

describe('people of two systems with numbers of their own', () => {
  it.each([
    'Some are in both: same name and same birth date means the same person. Keep the Reef record.',
    'Manche stehen in beiden: gleicher Name und gleiches Geburtsdatum ist dieselbe Person. Es gilt der Datensatz aus Reef.',
  ])('are one where that is said, by what, and which stays: %s', (said) => {
    const decision = decided(said)
    const [own, other] = decision.plan.sheets[0]!.sources
    const twins = [
      { left: '22', right: '505' },
      { left: '27', right: '509' },
    ]
    expect(own!.joins).toMatchObject([{ table: 'Lagoon people', left: 0, right: 0, twins }])
    expect(other!.skips.map(({ when }) => when)).toEqual([{ position: 0, is: 'one_of', values: ['505', '509'] }])
    // The other's fills what is empty, and what points at it points at the one that stays.
    expect(inputsOf(decision, 'town')).toEqual(['Town', 'Town'])
    const { transforms } = columnOf(decision, 'diver', 1)
    const links = ['505', '506', '509', '511'].map((number) => applyChain(transforms, [number]).value)
    expect(links).toEqual(['RF-0022', 'LG-0506', 'RF-0027', 'LG-0511'])
  })

  it.each([
    'Some are in both: same name and same birth date means the same person.',
    'Same name or same birth date means the same person. Keep the Reef record.',
    'The same name means the same person. Keep the Reef record.',
    'Same name and same birth date does not mean the same person. Keep the Reef record.',
  ])('are two where it is not: %s', (said) => {
    const { plan } = decided(said)
    expect(plan.sheets[0]!.sources.flatMap(({ joins, skips }) => [...joins, ...skips])).toEqual([])
  })
})
