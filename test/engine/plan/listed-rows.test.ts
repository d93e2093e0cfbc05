import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const barrels = templateOf('barrels', [
  { name: 'barrel_no', required: true, unique: true },
  { name: 'litres', required: true, rule: '\\d+' },
  { name: 'vintage', required: true, rule: '\\d{4}' },
  { name: 'state', required: true, rule: '^(sold|stored)$' },
])
const rowsOf = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `B${1040 + from + at}|${225 + 5 * at}|${2010 + at}`)
const table = (name: string, rows: string[]): ReturnType<typeof tableOf> =>
  tableOf(name, `Barrel No|Litres|Vintage\n${rows.join('\n')}`)
const [north, south] = [table('north', rowsOf(0, 12)), table('south', rowsOf(50, 12))]
const gone = tableOf(
  'handed_over',
  `Barrel No|Litres\n${[...rowsOf(2, 4), ...rowsOf(53, 3)].map((row) => row.split('|').slice(0, 2).join('|')).join('\n')}`,
)

describe('a list of which all rows are said to have a value', () => {
  it('tells it of the rows that it names, and the rest has the other', () => {
    const instructions = 'Everything on the handed over list is sold, all the rest is stored.'
    const decision = decideOn([north, south, gone], [barrels], { instructions })
    expect(decision.plan.sheets[0]!.sources.map((source) => source.table)).toEqual(['north', 'south'])
    for (const source of [0, 1]) {
      expect(inputsOf(decision, 'state', 0, source)).toEqual(['Barrel No'])
      expect(columnOf(decision, 'state', 0, source).inputs[0]!.table).toBe('handed_over')
      const { transforms } = columnOf(decision, 'state', 0, source)
      expect(transforms).toContainEqual(expect.objectContaining({ kind: 'rewrite', with: 'sold' }))
      expect(transforms.at(-1)).toEqual({ kind: 'default', value: 'stored' })
    }
    expect(decision.questions.map(({ target }) => target.column)).not.toContain('state')
  })

  it('leaves the others open where nothing is said of them', () => {
    const decision = decideOn([north, south, gone], [barrels], {
      instructions: 'Everything on the handed over list is sold.',
    })
    expect(columnOf(decision, 'state').transforms.map(({ kind }) => kind)).not.toContain('default')
  })
})

describe('what is said of one table', () => {
  const stateOf = (instructions: string, names = ['cellar_register', 'sold_barrels']): (string | null)[] => {
    const tables = [table(names[0]!, rowsOf(0, 6)), table(names[1]!, rowsOf(60, 6))]
    const { plan } = decideOn(tables, [barrels], { instructions })
    return plan.sheets[0]!.sources.map(({ columns }) => {
      const step = columns.find(({ column }) => column === 'state')!.transforms[0]
      return step?.kind === 'constant' ? step.value : null
    })
  }

  it('is not of another that the sentence goes on to, which is called by what its own rows are', () => {
    expect(
      stateOf('All in the register are stored, the other barrels come from the old program (sold_barrels).'),
    ).toEqual(['stored', 'sold'])
    expect(stateOf('Tout ce qui est au registre est « stored », les anciens viennent de sold_barrels.')[1]).not.toBe(
      'stored',
    )
  })

  it('says nothing of a table that is called like no value', () => {
    expect(stateOf('All in the register are stored.', ['cellar_register', 'barrels_2'])).toEqual(['stored', null])
  })

  it('may be a figure, and a no', () => {
    const casks = templateOf('casks', [
      { name: 'cask_no', required: true, unique: true },
      { name: 'rest_days', required: true, rule: '\\d{1,3}' },
      { name: 'on_loan', required: true, rule: '^(yes|no)$' },
    ])
    const tables = [
      tableOf('casks', 'Cask No|Rest days|On loan\nC1|12|yes\nC2|30|no\nC3|14|no'),
      tableOf('new_casks', 'Cask No|Maker\nN1|Fuder\nN2|Daub\nN3|Daub'),
    ]
    const { plan } = decideOn(tables, [casks], { instructions: 'New casks have 45 days of rest and are not on loan.' })
    const added = plan.sheets[0]!.sources.find((source) => source.table === 'new_casks')!
    expect(added.columns.slice(1).map(({ transforms }) => transforms)).toEqual([
      [{ kind: 'constant', value: '45' }],
      [{ kind: 'constant', value: 'no' }],
    ])
  })
})

it('“all the rest” is of the codes that are spoken of there, and of no others', () => {
  const notes = templateOf('notes', [
    { name: 'note_no', required: true, unique: true },
    { name: 'sort', required: true },
  ])
  const list = tableOf('notes', 'Note No|Sort\nN1|M\nN2|AX20\nN3|BX31\nN4|AX20\nN5|M')
  const instructions =
    'Notes of sort M are only reminders, they have no number. Barrels come later. Everything on the list is sold, all the rest is stored.'
  expect(columnOf(decideOn([list], [notes], { instructions }), 'sort').transforms).toEqual([])
})
