import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const singers = templateOf('singers', [
  { name: 'no', required: true, unique: true },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
])
const names = [
  'Bako Ilma',
  'Tarvo Jenik',
  'Soder Ilma',
  'Bako Orlan',
  'Wenzo Jenik',
  'Tarvo Mirela',
  'Hask Orlan',
  'Soder Mirela',
  'Hask Vesna',
  'Wenzo Vesna',
]
function partsOf(header: string[], more: string[][], name = 'Xo qa yu'): (string | null)[] {
  const rows = names.map((one, at) => [`${at + 1}`, one, ...more[at]!])
  const tables = [tableOfCells('choir', ['No', name, ...header], rows)]
  const asked = decideOn(tables, [singers]).questions.filter(({ target }) => target.column?.endsWith('_name'))
  const given = asked.map(({ key }) => ({ key, value: name }))
  const decision = decideOn(tables, [singers], { answers: given })
  return ['first_name', 'last_name'].map(
    (column) => applyChain(columnOf(decision, column).transforms, ['Bako Ilma']).value,
  )
}

describe('names in one column whose header does not say their order', () => {
  it('are parted as the e-mail addresses of the same people show it', () => {
    const addresses = names.map((name) => [`${name.toLowerCase().split(' ').toReversed().join('.')}@choir.example`])
    expect(partsOf(['E-mail'], addresses)).toEqual(['Ilma', 'Bako'])
    const initials = names.map((name) => [`${name.split(' ')[1]![0]}${name.split(' ')[0]}@choir.example`.toLowerCase()])
    expect(partsOf(['E-mail'], initials, 'Name')).toEqual(['Ilma', 'Bako'])
  })

  it('are parted by what goes with one of two values, as first names do', () => {
    const kinds = names.map((name) => [/(?:a)$/.test(name) ? 'Qm' : 'Qf'])
    expect(partsOf(['Zy'], kinds)).toEqual(['Ilma', 'Bako'])
  })

  it('have the first name first where nothing shows another order', () => {
    expect(
      partsOf(
        ['Town'],
        names.map(() => ['Lund']),
      ),
    ).toEqual(['Bako', 'Ilma'])
    const turned = names.map((name) => [`${name.toLowerCase().split(' ').toReversed().join('.')}@choir.example`])
    expect(partsOf(['E-mail'], turned, 'Full name')).toEqual(['Bako', 'Ilma'])
  })

  it('are parted as addresses show it that each chose with somebody else, where the header is a plain name', () => {
    const hosts = ['choir.example', 'post.example', 'town.example']
    const own = names.map((name, at) => [
      `${name.toLowerCase().split(' ').toReversed().join('.')}@${hosts[at % hosts.length]}`,
    ])
    expect(partsOf(['E-mail'], own, 'Full name')).toEqual(['Ilma', 'Bako'])
  })
})

describe('names in one column below a heading that says whose they are', () => {
  it('are parted as others are, where the heading is what the rows are', () => {
    const rows = names.map((name, at) => [`${at + 1}`, name.replace(/^\S+/, (word) => word.toUpperCase())])
    const decision = decideOn([tableOfCells('choir', ['Singer No', 'Singer Surname First name'], rows)], [singers])
    expect(decision.questions).toEqual([])
    const parts = ['first_name', 'last_name'].map(
      (column) => applyChain(columnOf(decision, column).transforms, ['VON BAKO Ilma']).value,
    )
    expect(parts).toEqual(['Ilma', 'VON BAKO'])
  })
})

describe('names in one column whose order somebody says', () => {
  const guides = templateOf('guides', [
    { name: 'guide_no', required: true, unique: true },
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
    { name: 'region' },
  ])
  const tours = templateOf('tours', [{ name: 'tour_no', required: true, unique: true }, { name: 'title' }])
  const walks = tableOfCells(
    'walks',
    ['Tour no', 'Title'],
    ['Moor', 'Coast', 'Peak'].map((title, at) => [`W${at}`, title]),
  )
  const parts = (instructions: string, header = 'Name'): (string | null)[] => {
    const rows = names.map((name, at) => [`G${at}`, name, 'North'])
    const staff = tableOfCells('staff', ['Guide no', header, 'Region'], rows)
    const decision = decideOn([staff, walks], [guides, tours], { instructions })
    return ['first_name', 'last_name'].map(
      (column) => applyChain(columnOf(decision, column).transforms, ['Bako Ilma']).value,
    )
  }

  it.each([
    'In the staff list they put the surname first and the given name after it.',
    'The guides are written with the family name before the first name.',
    'In staff steht der Nachname vorn.',
    'Dans staff, le nom de famille est devant.',
    'Names in all files have the first name behind the surname.',
  ])('are parted so: %s', (said) => {
    expect(parts(said)).toEqual(['Ilma', 'Bako'])
  })

  it.each([
    'In the staff list they put the first name first.',
    'The tours have the surname before the first name.',
    'Guides are sorted by the surname first.',
    'The surname should come before the first name on badges.',
    'In the staff list the surname is not in front of the first name.',
  ])('have the first name first elsewhere: %s', (said) => {
    expect(parts(said)).toEqual(['Bako', 'Ilma'])
  })

  it('are parted as their own header says', () => {
    expect(parts('In the staff list they put the surname first.', 'First name, surname')).toEqual(['Bako', 'Ilma'])
  })
})
