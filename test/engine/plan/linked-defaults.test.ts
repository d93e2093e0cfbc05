import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const templates = [
  templateOf('areas', [{ name: 'area_code', required: true, unique: true, rule: '^AR-\\d{3}$' }, { name: 'title' }]),
  templateOf('shifts', [
    { name: 'shift_no', required: true, unique: true },
    { name: 'area', link: 'areas.area_code', required: true },
    { name: 'hours', rule: '^\\d+$' },
  ]),
]
const areas = tableOf('areas', 'Area code|Title\nAR-000|Head office\nAR-100|Dock\nAR-200|Yard')
const lines = Array.from({ length: 8 }, (_, at) => `${501 + at}|${['', 'AR-100', 'AR-200'][at % 3]}|${at + 3}`)
const shifts = tableOf('shifts', `Shift No|Area|Hours\n${lines.join('\n')}`)
const steps = (instructions: string): Transform[] =>
  columnOf(decideOn([areas, shifts], templates, { instructions }), 'area', 1).transforms

describe('rows whose link says nothing', () => {
  it.each([
    'A shift that has no area or team belongs to head office, AR-000.',
    'Shifts without an area go to the head office (AR-000).',
    'Shifts without an area go to AR-000, Head office.',
    'Shifts without an area go to AR-000 (Head office).',
    'Shifts ohne Area gehören zur Zentrale, AR-000.',
    "Les shifts qui n'ont pas d'area vont au siège, AR-000.",
  ])('get the key that a sentence names last: %s', (said) => {
    expect(steps(said)).toContainEqual({ kind: 'default', value: 'AR-000' })
  })

  it.each([
    'A shift that has no dog belongs to head office, AR-000.',
    'Shifts without an area and all of AR-000 are left out.',
    'Shifts without an area go to AR-000, Dock and Yard to AR-200.',
  ])('get none where it is of something else: %s', (said) => {
    expect(steps(said).filter(({ kind }) => kind === 'default')).toEqual([])
  })

  it.each([
    'A shift that has no area belongs to head office.',
    'Shifts without an area go to the head office.',
    'If a shift has no area, book it to Head Office.',
    'A shift with no area is Head Office.',
    'Shifts ohne Area gehören zu Head office.',
  ])('get the key of the only row that is called so: %s', (said) => {
    expect(steps(said)).toContainEqual({ kind: 'default', value: 'AR-000' })
  })

  it('get none where several rows are called so', () => {
    const twice = tableOf('areas', 'Area code|Title\nAR-000|Head office\nAR-100|Head office\nAR-200|Yard')
    const instructions = 'A shift that has no area belongs to head office.'
    const { transforms } = columnOf(decideOn([twice, shifts], templates, { instructions }), 'area', 1)
    expect(transforms.filter(({ kind }) => kind === 'default')).toEqual([])
  })

  describe('of a key that has no rule', () => {
    const ruleless = [
      templateOf('areas', [{ name: 'area_code', required: true, unique: true }, { name: 'title' }]),
      templateOf('crews', [{ name: 'crew_no', required: true, unique: true }, { name: 'foreman' }]),
      templateOf('shifts', [
        { name: 'shift_no', required: true, unique: true },
        { name: 'area', link: 'areas.area_code', required: true },
        { name: 'crew_no', link: 'crews.crew_no' },
      ]),
    ]
    const list = tableOf('areas', 'Area|Title|Kind\nMAIN|Head office|A\nDOCK|Loading dock|B\nYARD|Back yard|B')
    const crews = tableOf('crews', 'Crew|Foreman\nC1|Ilse Brandt\nC2|Tom Weir')
    const rows = Array.from({ length: 9 }, (_, at) => `${701 + at}|${['', 'MAIN', 'YARD'][at % 3]}|C${(at % 2) + 1}`)
    const worked = tableOf('shifts', `Shift No|Area|Crew\n${rows.join('\n')}`)
    const made = (instructions: string): Transform[] =>
      columnOf(decideOn([list, crews, worked], ruleless, { instructions }), 'area', 2).transforms

    it.each([
      'If a shift has no area noted, it went to Head office.',
      'Where shifts have no area, they all belonged to the Head office.',
    ])('get the one that its rows have: %s', (said) => {
      expect(made(said)).toContainEqual({ kind: 'default', value: 'MAIN' })
    })

    it.each([
      'If a shift has no area noted, it went to Loading dock.',
      'If a shift has no area noted, it went to Side gate.',
    ])('get none that no row has, or of no row: %s', (said) => {
      expect(made(said).filter(({ kind }) => kind === 'default')).toEqual([])
    })
  })
})
