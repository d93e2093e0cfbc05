import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// A riding school has ponies in its stable book, and ponies and riders in an app; riders also on a club list.

const ponies = templateOf('ponies', [
  { name: 'pony_no', required: true, unique: true, rule: '^P\\d{3}$' },
  { name: 'name', required: true },
  { name: 'box', required: true },
  { name: 'age', required: true, rule: '^\\d+$' },
  { name: 'coat' },
])
const riders = templateOf('riders', [
  { name: 'email', required: true, unique: true },
  { name: 'surname', required: true },
])
const range = Array.from({ length: 10 }, (_, at) => at)
const book = tableOf(
  'stable book',
  `Pony no|Name|Box|Age\n${range.map((at) => `P${101 + at}|Star ${at} of Elm|Row ${at}|${4 + at}`).join('\n')}`,
)
const app = tableOf(
  'Trotify ponies',
  `Pony no|Name|Coat\n${range.map((at) => `P${101 + at}|Star${at}|${['bay', 'grey', 'dun'][at % 3]}`).join('\n')}`,
)
const people = tableOf('Trotify riders', `Email|Surname\n${range.map((at) => `r${at}@elm.org|Ridge${at}`).join('\n')}`)
const club = tableOf('club list', `Email|Surname\n${range.map((at) => `r${at + 7}@elm.org|Rowe${at}`).join('\n')}`)
const decided = (instructions: string) => decideOn([book, app, people, club], [ponies, riders], { instructions })

describe('which list wins is said', () => {
  it.each([
    'Riders come from Trotify and from the club list; if somebody is in both, Trotify wins.',
    'Riders come from Trotify and from the club list. If somebody is in both, Trotify wins.',
  ])('of what the sentence before speaks of: %s', (instructions) => {
    const decision = decided(instructions)
    const [source] = decision.plan.sheets[0]!.sources
    expect(source!.columns.find(({ column }) => column === 'name')!.inputs).toMatchObject([{ table: 'stable book' }])
  })

  it('or of all, where it speaks of nothing', () => {
    const [source] = decided('If something is in both, Trotify wins.').plan.sheets[0]!.sources
    expect(source!.columns.find(({ column }) => column === 'name')!.inputs[0]).toMatchObject({
      table: 'Trotify ponies',
    })
  })

  it.each([', and no mark under Paid means they owe us', '; an empty Coat means bay'])(
    'of whole rows, whatever else a sentence says of empty cells: %s',
    (more) => {
      const plans = ['', more].map(
        (end) => decided(`Some riders are in both lists, in which case Trotify is right${end}.`).plan.sheets[1],
      )
      expect(plans[1]).toEqual(plans[0])
      expect(plans[0]).not.toEqual(decided('Thanks for your help.').plan.sheets[1])
    },
  )
})
