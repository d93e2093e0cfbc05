import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('names of which some have the family name and a comma in front', () => {
  const template = templateOf('guides', [
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
    { name: 'club' },
  ])
  const cells = ['Berg, Ida', 'Jan Olsen', 'de la Cruz, Eva Maria', 'Tom van Dam', 'Leo Roth', 'Kim Falk']
  const table = tableOf(
    'guides',
    `Club|Company|Contact\n${cells.map((cell, at) => `C${at}|Firm ${at}|${cell}`).join('\n')}`,
  )
  const decision = decideOn([table], [template])
  const parts = (cell: string): (string | null)[] =>
    ['first_name', 'last_name'].map((column) => applyChain(columnOf(decision, column).transforms, [cell]).value)

  it('are taken apart each as it is written, without a question', () => {
    expect(decision.questions).toEqual([])
    expect([inputsOf(decision, 'first_name'), inputsOf(decision, 'last_name')]).toEqual([['Contact'], ['Contact']])
    expect(cells.map(parts)).toEqual([
      ['Ida', 'Berg'],
      ['Jan', 'Olsen'],
      ['Eva Maria', 'de la Cruz'],
      ['Tom', 'van Dam'],
      ['Leo', 'Roth'],
      ['Kim', 'Falk'],
    ])
  })

  it('are cut at the first space where what stands behind a comma is no name', () => {
    const graduates = tableOf('guides', 'Club|Name\nC1|Ida Berg, MBA\nC2|Jan Olsen\nC3|Tom van Dam\nC4|Leo Roth, Jr.')
    const { transforms } = columnOf(decideOn([graduates], [template]), 'first_name')
    expect(applyChain(transforms, ['Ida Berg, MBA']).value).toBe('Ida')
  })
})

describe('initials between first and last name', () => {
  const template = templateOf('judges', [{ name: 'first_name' }, { name: 'last_name' }, { name: 'club' }])
  const partsOf = (cells: string[]): (string | null)[][] => {
    const rows = cells.map((cell, at) => `C${at}|${cell}`).join('\n')
    const decision = decideOn([tableOf('judges', `Club|Name\n${rows}`)], [template])
    return cells.map((cell) =>
      ['first_name', 'last_name'].map((column) => applyChain(columnOf(decision, column).transforms, [cell]).value),
    )
  }

  it('are of the first names', () => {
    expect(partsOf(['Ida Q. Berg', 'J. K. Olsen', 'Tom van Dam', 'Leo Roth', 'Kim A. de Vries'])).toEqual([
      ['Ida Q.', 'Berg'],
      ['J. K.', 'Olsen'],
      ['Tom', 'van Dam'],
      ['Leo', 'Roth'],
      ['Kim A.', 'de Vries'],
    ])
  })

  it('are none without a point', () => {
    expect(partsOf(['Ida Q Berg', 'Tom van Dam', 'Leo Roth'])[0]).toEqual(['Ida', 'Q Berg'])
  })
})

describe('a title before a first name behind a comma', () => {
  const firstOf = (description: string | undefined): string | null => {
    const nuns = templateOf('nuns', [
      { name: 'first_name', ...(description === undefined ? {} : { description }) },
      { name: 'last_name' },
    ])
    const list = tableOf('nuns', 'House|Name\nH1|Lind, Dr. Ida\nH2|Olsen, Sr. Jana Maria\nH3|Roth, Eva\nH4|Falk, Kim')
    return applyChain(columnOf(decideOn([list], [nuns]), 'first_name').transforms, ['Lind, Dr. Ida']).value
  }

  it('stays where the description wants it', () => {
    expect(firstOf('Given name, with a title such as Dr. where there is one')).toBe('Dr. Ida')
  })

  it.each([undefined, 'Given name without title'])('is no part of it elsewhere: %s', (description) => {
    expect(firstOf(description)).toBe('Ida')
  })
})

describe('names among what is no person', () => {
  const template = templateOf('shifts', [
    { name: 'shift_no', required: true, unique: true },
    { name: 'taken_by', description: 'First and last name of a person, or the team.', required: true },
  ])
  const steps = (names: string[]): string[] => {
    const rows = [...names, 'Team 1', 'Night crew', 'Team 2', 'Helpers', 'Team 3', 'Day crew', 'Team 1', 'Team 2']
    const table = tableOf('shifts', `Shift no|Taken by\n${rows.map((name, at) => `S${at}|${name}`).join('\n')}`)
    return columnOf(decideOn([table], [template]), 'taken_by').transforms.map(({ kind }) => kind)
  }

  it('are written first name first, as is wanted, though most cells have none', () => {
    expect(steps(['Berg, Ida', 'de la Cruz, Eva Maria', 'Olsen, Jan'])).toEqual(['swap'])
  })

  it('stay where what stands behind a comma is no name', () => {
    expect(steps(['Ida Berg, MBA', 'Jan Olsen, Jr.', 'Berg, Ida', 'Falk, Kim'])).toEqual([])
    expect(steps(['Berg, Ida', 'Hall, pier 3', 'Falk, Kim'])).toEqual([])
  })
})

describe('names with a degree behind a comma', () => {
  const template = templateOf('surveyors', [
    { name: 'surveyor_code', required: true, unique: true },
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
  ])
  const decided = (names: string[]) =>
    decideOn([tableOf('surveyors', `Code|Name\n${names.map((name, at) => `S${at}|${name}`).join('\n')}`)], [template])
  const parts = (decision: ReturnType<typeof decided>, name: string): (string | null)[] =>
    ['first_name', 'last_name'].map((column) => applyChain(columnOf(decision, column).transforms, [name]).value)

  it('are first and last name without it, with Jr where there is one', () => {
    const names = ['Ida Berg, MRICS', 'Jan Olsen Jr, RICS', 'Tom van Dam, MRICS', 'Leo Roth, RICS', 'Kim Falk, MRICS']
    const decision = decided(names)
    expect(names.slice(0, 3).map((name) => parts(decision, name))).toEqual([
      ['Ida', 'Berg'],
      ['Jan', 'Olsen Jr'],
      ['Tom', 'van Dam'],
    ])
  })

  it('are that, though some have none', () => {
    const names = [
      'Ida Berg, PhD, MSc',
      'Jan Olsen',
      'Tom Dam, MSc',
      'Leo Roth, M.Sc.',
      'Kim Falk, PhD, MSc',
      'Eva Lund',
    ]
    const decision = decided(names)
    expect([names[0]!, names[1]!, names[3]!].map((name) => parts(decision, name))).toEqual([
      ['Ida', 'Berg'],
      ['Jan', 'Olsen'],
      ['Leo', 'Roth'],
    ])
  })

  it('are that though nearly each is another one, where a column of the template lists them', () => {
    const grades = { name: 'grade', rule: '^(RICS|MRICS|FRICS|CIOB)$' }
    const listing = { ...template, columns: [...template.columns, ...templateOf('x', [grades]).columns] }
    const names = ['Ida Berg, MRICS', 'Jan Olsen, RICS', 'Tom van Dam, FRICS', 'Leo Roth, CIOB', 'Kim Falk']
    const table = tableOf('surveyors', `Code|Name\n${names.map((name, at) => `S${at}|${name}`).join('\n')}`)
    expect(parts(decideOn([table], [listing]), 'Tom van Dam, FRICS')).toEqual(['Tom', 'van Dam'])
    expect(parts(decided(names), 'Tom van Dam, FRICS')).not.toEqual(['Tom', 'van Dam'])
  })

  it('initials behind a family name are no degree', () => {
    const names = ['Berg Ruiz, JP', 'Olsen, AM', 'van Dam, KL', 'Roth, EE', 'Falk, TS']
    expect(parts(decided(names), 'Berg Ruiz, JP')).toEqual(['JP', 'Berg Ruiz'])
  })
})
