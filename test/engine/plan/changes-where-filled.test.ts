import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOfCells, templateOf } from './table-of.ts'

// A list of new and changed things, of which only what changed is filled in, beside the list of all that were there before.

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: '^B\\d{4}$' },
  { name: 'skipper', required: true },
  { name: 'phone', description: 'The mobile number if there is one, otherwise the landline.' },
  { name: 'harbour' },
  { name: 'state', rule: '^[A-Z]{2}$' },
  { name: 'draught', required: true },
])
const all = Array.from({ length: 24 }, (_, at) => at)
const harbours = ['Rockport', 'Camden', 'Belfast', 'Castine']
const register = tableOfCells(
  'register',
  ['Boat no', 'Skipper', 'Landline', 'Mobile', 'Harbour', 'State', 'Draught'],
  all.map((at) => [
    `${2104 + 7 * at}`,
    `Skipper ${'ABCDEFGHIJKLMNOPQRSTUVWX'[at]}`,
    at % 3 === 0 ? '' : `207 555 ${1100 + at}`,
    at % 3 === 1 ? '' : `207 555 ${4100 + at}`,
    harbours[at % 4]!,
    'ME',
    `${1 + (at % 5)}.${at % 10}`,
  ]),
)
const desk = tableOfCells(
  'desk',
  ['Boat no', 'Skipper', 'Phone', 'Harbour / State', 'Draught'],
  [4, 7, 9, 12, 15, 18, 30, 31, 32, 33].map((at) => [
    `${at % 2 ? '#' : ''}${2104 + 7 * at}`,
    at < 24 ? `Skipper ${'ABCDEFGHIJKLMNOPQRSTUVWX'[at]}` : `Newcomer ${at}`,
    at % 2 ? `207 555 ${7100 + at}` : '',
    at % 2 && at < 24 ? '' : `${harbours[(at + 1) % 4]}, NH`,
    at < 24 ? '' : '2.5',
  ]),
)
const decided = (instructions: string) => decideOn([register, desk], [boats], { instructions })
const ofDesk = ({ plan }: ReturnType<typeof decideOn>): number =>
  plan.sheets[0]!.sources.findIndex(({ table }) => table === 'desk')

describe('a list that is said to be right where it has something', () => {
  it.each([
    "For boats the desk's list is right where it says something; where a cell is blank nothing changed.",
    'For boats the desk list wins wherever it has a value.',
    'Bei den boats stimmt die Liste desk, soweit sie ausgefüllt ist.',
  ])('goes before the other one, which fills what it leaves empty: “%s”', (said) => {
    const decision = decided(said)
    const at = ofDesk(decision)
    expect(decision.plan.sheets[0]!.same_key).toMatchObject([{ column: 'boat_no', keep: { table: 'desk' } }])
    expect(inputsOf(decision, 'draught', 0, at)).toEqual(['Draught', 'Draught'])
    expect(inputsOf(decision, 'phone', 0, at)).toEqual(['Phone', 'Mobile', 'Landline'])
    expect(inputsOf(decision, 'harbour', 0, at)).toEqual(['Harbour / State', 'Harbour'])
    expect(inputsOf(decision, 'state', 0, at)).toEqual(['Harbour / State', 'State'])
    const made = (name: string, cells: string[]): string | null =>
      applyChain(columnOf(decision, name, 0, at).transforms, cells).value
    expect([made('harbour', ['Camden, NH', 'Belfast']), made('harbour', ['', 'Belfast'])]).toEqual([
      'Camden',
      'Belfast',
    ])
    expect([made('state', ['Camden, NH', 'ME']), made('state', ['', 'ME'])]).toEqual(['NH', 'ME'])
  })

  it('has rows of its own beside the other one’s where nobody said so', () => {
    const decision = decided('The desk has kept its list since May.')
    expect(decision.plan.sheets[0]!.same_key).toBeUndefined()
    expect(inputsOf(decision, 'harbour', 0, ofDesk(decision))).toEqual(['Harbour / State'])
  })

  it('is no place by the word “where”', () => {
    const sites = templateOf('sites', [
      { name: 'site_code', required: true, unique: true },
      { name: 'location', required: true },
    ])
    const places = tableOfCells(
      'places',
      ['Code', 'Location'],
      all.map((at) => [`S${at}`, `Pier ${at}`]),
    )
    const { notes } = decideOn([register, desk, places], [boats, sites], {
      instructions: "For boats the desk's list is right where it says something.",
    })
    expect(notes.join(' ')).not.toContain('location')
  })
})
