import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const riders = templateOf('riders', [
  { name: 'rider_no', required: true, unique: true, rule: '^(\\d{5}|CC\\d{2})$' },
  { name: 'name', required: true },
  { name: 'email' },
])
const rides = templateOf('rides', [
  { name: 'ride_no', required: true, unique: true },
  { name: 'rider_no', required: true, link: 'riders.rider_no' },
])
const people = ['ada', 'ben', 'cy', 'dot', 'eva', 'fay', 'gus', 'hal']
const ours = tableOf(
  'riders',
  `Rider No|Name|E-mail\n${people
    .slice(0, 6)
    .map((name, at) => `1040${at}|${name} Moor|${name}@moor.example`)
    .join('\n')}`,
)
const club = tableOf(
  'club riders',
  `No|Name|Mail\n${people
    .slice(4)
    .map((name, at) => `CC0${at + 1}|${name} Moor|${name.toUpperCase()}@moor.example`)
    .join('\n')}`,
)
const ridden = tableOf(
  'club rides',
  `Ride|Rider\n${[1, 2, 3, 4, 1, 2].map((at, index) => `R${index}|CC0${at}`).join('\n')}`,
)

function decided(instructions: string): { left: unknown[]; rider: (raw: string) => string | null } {
  const decision = decideOn([ours, club, ridden], [riders, rides], { instructions, autonomy: 'decide' })
  const left = decision.plan.sheets[0]!.sources.flatMap(({ table, skips }) => skips.map(({ when }) => [table, when]))
  const { transforms } = columnOf(decision, 'rider_no', 1)
  return { left, rider: (raw) => applyChain(transforms, [raw]).value }
}

describe('who is on two lists by the same e-mail address', () => {
  it.each([
    "If a rider of the club list has the same e-mail as one of ours they're already ours, so don't add them again and put their rides on our number.",
    'Hat jemand in club riders dieselbe E-Mail wie bei uns, bitte nicht nochmals anlegen.',
    'Les personnes de club riders qui ont le même e-mail sont déjà chez nous.',
  ])('stays behind on the one, and what points there points at the other: %s', (said) => {
    const { left, rider } = decided(said)
    expect(left).toEqual([['club riders', { position: 0, is: 'one_of', values: ['cc01', 'cc02'] }]])
    expect(['CC01', 'CC02', 'CC03'].map(rider)).toEqual(['10404', '10405', 'CC03'])
  })

  it.each([
    'The riders of the club have the same e-mail as before.',
    "If a rider has the same e-mail as another one, don't add them again.",
    'Some riders of the club list have the same name: do not add them.',
  ])('is not sought where nobody says of which list, or by what: %s', (said) => {
    const { left, rider } = decided(said)
    expect(left).toEqual([])
    expect(rider('CC01')).toBe('CC01')
  })
})
