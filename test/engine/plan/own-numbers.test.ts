import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const anglers = templateOf('anglers', [
  { name: 'angler_id', required: true, unique: true, rule: '^A\\d{5}$' },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'boat' },
])
const lake = tableOf(
  'lake_club',
  `Angler no|First name|Last name|Boat\n${['20101|Ada|Roth', '20102|Leo|Hay', '20107|Mia|Ost', '20109|Tom|Fry', '20113|Eva|Lind'].map((row) => `${row}|Blue`).join('\n')}`,
)
const riverRows = [
  'R-0003||Ian|Moss',
  'R-0004|20102|Leo|Hay',
  'R-0009||Una|Reed',
  'R-0011||Max|Dorn',
  'R-0015||Zoe|Carp',
]
const river = tableOf(
  'river_club',
  `River no|Lake no|First name|Last name|Card\n${riverRows.map((row, at) => `${row}|C${at}`).join('\n')}`,
)
const instructions = 'The lake club writes 20101, which becomes A20101. At the river club R-0003 becomes A70003.'

describe('a list with its own numbers, of whom some have one of another list as well', () => {
  it('has rows of its own: the other number where there is one, and else its own', () => {
    const answers = [{ key: 'column:anglers.angler_id@file_river_club/river_club', value: 'Lake no' }]
    const { plan, notes } = decideOn([lake, river], [anglers], { instructions, answers })
    const sources = plan.sheets[0]!.sources
    expect(sources.map(({ table, joins }) => [table, joins.length])).toEqual([
      ['lake_club', 0],
      ['river_club', 0],
    ])
    const key = sources[1]!.columns.find(({ column }) => column === 'angler_id')!
    expect(key.inputs.map(({ column }) => column)).toEqual(['Lake no', 'River no'])
    expect(key.transforms[0]).toEqual({ kind: 'merge', separator: '', first: true })
    expect(key.transforms).toContainEqual(expect.objectContaining({ kind: 'rewrite', with: 'A7\\1' }))
    expect(notes.join(' ')).toContain('where a row has one, and else “River no”')
  })

  it('takes no column that is called otherwise in its place', () => {
    const table = tableOf(
      'river_club',
      `Lake no|First name|Last name|Card\n${riverRows.map((row, at) => `${row.split('|').slice(1).join('|')}|C${at}`).join('\n')}`,
    )
    const decision = decideOn([lake, table], [anglers], { instructions })
    const source = decision.plan.sheets[0]!.sources.findIndex((one) => one.table === 'river_club')
    expect(source < 0 ? [] : inputsOf(decision, 'angler_id', 0, source)).not.toContain('Card')
  })

  it('is left as it is where the number is in most rows', () => {
    const full = tableOf(
      'river_club',
      `River no|Angler no|First name|Last name\n${riverRows.map((row, at) => row.replace('||', `|3010${at}|`)).join('\n')}`,
    )
    expect(inputsOf(decideOn([full], [anglers]), 'angler_id')).toEqual(['Angler no'])
  })
})

describe('what a sentence shows a code to become', () => {
  const boats = templateOf('boats', [
    { name: 'boat_id', required: true, unique: true, rule: '^B\\d{5}$' },
    { name: 'owner' },
  ])
  const fleet = tableOf('fleet', 'Boat no|Owner\nK-0123|Roth\nK-0207|Hay\nK-0311|Ost\nK-0400|Fry')
  const rewritten = (said: string): unknown =>
    columnOf(decideOn([fleet], [boats], { instructions: said }), 'boat_id').transforms.find(
      ({ kind }) => kind === 'rewrite',
    )

  it.each(['K-0123 becomes B50123.', 'Our fleet is numbered: K-0123 → B50123.', 'K-0123 wird zu B50123'])(
    'is done to all of its kind: %s',
    (said) => {
      expect(rewritten(said)).toMatchObject({ with: 'B5\\1' })
    },
  )

  it('is a front of its own with zeros behind it, filled up to the length that is shown', () => {
    const table = tableOf('fleet', 'Boat no|Owner\nK7|Roth\nK23|Hay\nK117|Ost\nK1204|Fry')
    const { transforms } = columnOf(
      decideOn([table], [boats], { instructions: 'Our boats get a 9 (K23 becomes B90023).' }),
      'boat_id',
    )
    expect(['K7', 'K23', 'K117', 'K1204'].map((value) => applyChain(transforms, [value]).value)).toEqual([
      'B90007',
      'B90023',
      'B90117',
      'B91204',
    ])
  })

  it('is not read from two codes that merely stand in one sentence', () => {
    expect(rewritten('K-0123 was sold, and B50123 is new.')).not.toMatchObject({ with: 'B5\\1' })
    expect(rewritten('K-0123 becomes B50123. K-0207 becomes B60207.')).not.toMatchObject({ with: 'B5\\1' })
  })
})

it('the list that wins counts where a key is on two, though nobody says that it is on both', () => {
  const both = tableOf('river_club', 'Angler no|First name|Last name\n20101|Ada|Rothe\n20140|Kim|Pike\n20141|Lou|Eel')

  const { notes } = decideOn([lake, both], [anglers], { instructions: 'The lake club’s data wins.' })
  expect(notes.join(' ')).toContain('Applied “The lake club’s data wins”')
})
