import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const people = (...more: ColumnInput[]): ReturnType<typeof templateOf> =>
  templateOf('rowers', [
    { name: 'rower_no', required: true, unique: true, rule: 'R-\\d{3}' },
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
    ...more,
  ])
const outings = templateOf('outings', [
  { name: 'rower', required: true, link: 'rowers.rower_no' },
  { name: 'boat', required: true },
  { name: 'rowed', description: 'YYYY-MM-DD' },
])
const names = ['Ada Brook', 'Ben Dale', 'Zoë van Eck', 'Carl Fenn', 'Dina Gale', 'Emil Hook', 'Finn Isle', 'Gerd Jaw']
const turned = (name: string): string => name.replace(/^(\S+) (.+)$/, '$2, $1')
const joined = tableOf(
  'joined 2024',
  `No|Rower\n${names
    .slice(0, 4)
    .map((name, at) => `${201 + at}|${name}`)
    .join('\n')}`,
)
const club = tableOf(
  'club',
  `Rower no|Last name|First name\n${names
    .slice(4)
    .map((name, at) => `${101 + at}|${turned(name).replace(', ', '|')}`)
    .join('\n')}`,
)
const logbook = tableOf(
  'logbook',
  `Rower|Boat|Rowed\n${[...names, ...names].map((name, at) => `${turned(name)}|Skiff ${at % 5}|2024-05-${10 + at}`).join('\n')}`,
)

const rowsOf = (row: (at: number) => string): string => Array.from({ length: 12 }, (_, at) => row(at)).join('\n')

describe('people who are named in one column that is called by what they are', () => {
  it('are parted where the template wants both names and the table has no other', () => {
    const decision = decideOn([joined], [people()])
    expect([inputsOf(decision, 'first_name'), inputsOf(decision, 'last_name')]).toEqual([['Rower'], ['Rower']])
    expect(decision.questions).toEqual([])
  })

  it('are not where companies may stand there, a column of the table has one of the names, or they are other people', () => {
    const firms = decideOn([joined], [people({ name: 'company' })])
    expect(inputsOf(firms, 'last_name')).not.toEqual(inputsOf(firms, 'first_name'))
    const both = tableOf(
      'joined',
      `No|Rower|Last name\n${names.map((name, at) => `${201 + at}|${name}|${name.split(' ')[1]}`).join('\n')}`,
    )
    expect(inputsOf(decideOn([both], [people()]), 'last_name')).toEqual(['Last name'])
    const partners = tableOf('joined', `No|Partner\n${names.map((name, at) => `${201 + at}|${name}`).join('\n')}`)
    const others = decideOn([partners], [people()])
    expect(inputsOf(others, 'last_name')).not.toEqual(inputsOf(others, 'first_name'))
  })

  it('are looked up by their whole names in all tables, whichever columns these have them in', () => {
    const decision = decideOn([joined, club, logbook], [people(), outings])
    const sheet = decision.plan.sheets.findIndex(({ slug }) => slug === 'outings')
    const map = columnOf(decision, 'rower', sheet).transforms.find(({ kind }) => kind === 'value_map')
    const entries = map?.kind === 'value_map' ? map.entries.map(({ raw, value }) => `${raw} ${value}`) : []
    expect(entries).toContain('Brook, Ada 201')
    expect(entries).toContain('van Eck, Zoë 203')
    expect(entries).toContain('Gale, Dina 101')
  })

  it('are no rows of their own where the keys follow a rule that takes no names', () => {
    const { plan } = decideOn([club, logbook], [people(), outings])
    expect(plan.sheets.find(({ slug }) => slug === 'rowers')?.sources.map(({ table }) => table)).toEqual(['club'])
  })
})

describe('a column called like a link that has the names of its kind alone', () => {
  const boats = templateOf('boats', [
    { name: 'hull_no', required: true, unique: true, rule: '\\d{4}' },
    { name: 'model', required: true },
  ])
  const hires = templateOf('hires', [
    { name: 'boat', required: true, link: 'boats.hull_no' },
    { name: 'hired_on', required: true, description: 'YYYY-MM-DD' },
  ])
  const fleet = tableOf('boats', `Hull no|Model\n${rowsOf((at) => `${3107 + 11 * at}|${['Skiff', 'Scull'][at % 2]}`)}`)

  it('leaves the link to the only column with its keys', () => {
    const lent = tableOf(
      'hires',
      `H.|Boat|Hired on\n${rowsOf((at) => `${3107 + 11 * at}|${['Skiff', 'Scull'][at % 2]}|2024-06-${10 + at}`)}`,
    )
    const decision = decideOn([fleet, lent], [boats, hires])
    expect(inputsOf(decision, 'boat', 1)).toEqual(['H.'])
  })

  it('keeps it where no other has them', () => {
    const lent = tableOf(
      'hires',
      `H.|Boat|Hired on\n${rowsOf((at) => `${8 + at}|${['Skiff', 'Scull'][at % 2]}|2024-06-${10 + at}`)}`,
    )
    expect(inputsOf(decideOn([fleet, lent], [boats, hires]), 'boat', 1)).toEqual(['Boat'])
  })
})

describe('a header that is short for two things', () => {
  const hires = templateOf('hires', [
    { name: 'hire_no', required: true, unique: true },
    { name: 'mooring_fee', required: true, description: 'Euro, zwei Nachkommastellen' },
  ])
  const asked = (values: string[]): string | null | undefined =>
    decideOn(
      [tableOf('hires', `No|Xq|GEB\n${values.map((value, at) => `H${at + 1}|${800 + at}|${value}`).join('\n')}`)],
      [hires],
    ).questions.find(({ target }) => target.column === 'mooring_fee')?.default

  it('may be what figures with decimals are, and is a birth where dates stand there', () => {
    expect(asked(['62,00', '89,50', '118,00', '45,25'])).not.toBe('Xq')
    expect(asked(['01.02.1990', '14.05.1987', '30.06.2001', '12.12.1979'])).not.toBe('GEB')
  })
})

describe('a person whom two lists have under one key, written otherwise', () => {
  const early = tableOf(
    'early',
    `Rower no|Last name|First name\n${names.map((name, at) => `R-${101 + at}|${turned(name).replace(', ', '|')}`).join('\n')}`,
  )
  const late = (no: (at: number) => string): ReturnType<typeof tableOf> =>
    tableOf(
      'late',
      `Number|Last name|First name\n${names
        .slice(0, 3)
        .map((name, at) => `${no(at)}|${turned(name).replace(', ', '|')}`)
        .join('\n')}`,
    )
  const keyOf = (list: ReturnType<typeof tableOf>): string | undefined => {
    const decision = decideOn([early, list, logbook], [people(), outings])
    const sheet = decision.plan.sheets.findIndex(({ slug }) => slug === 'outings')
    const map = columnOf(decision, 'rower', sheet).transforms.find(({ kind }) => kind === 'value_map')
    return map?.kind === 'value_map' ? map.entries.find(({ raw }) => raw === 'Brook, Ada')?.value : undefined
  }

  it('is one', () => {
    expect(keyOf(late((at) => `${101 + at}`))).toBeDefined()
  })

  it('is not under two', () => {
    expect(keyOf(late((at) => `${301 + at}`))).toBeUndefined()
  })
})

describe('families', () => {
  const families = templateOf('families', [
    { name: 'family_id', required: true, unique: true, rule: 'F\\d{4}' },
    { name: 'contact', required: true },
    { name: 'email' },
  ])
  const pupils = templateOf('pupils', [
    { name: 'pupil_no', required: true, unique: true },
    { name: 'family_id', required: true, link: 'families.family_id' },
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
  ])
  const parents = ['Brook, Jo', 'Dale, Kim', 'Eck, Lu', 'Fenn, Max', 'Gale, Nia', 'Hook, Ole']
  const mail = (at: number): string => `${parents[at]!.toLowerCase().replace(', ', '.')}@post.example`
  const listed = tableOf(
    'families',
    `Family #|Contact|Email\n${parents.map((name, at) => `${101 + at}|${name}|${mail(at)}`).join('\n')}`,
  )

  it('have numbers, which are no family names of their children', () => {
    const rows = parents.map(
      (name, at) => `P${at + 1}|${name.replace(/, .*/, `, ${'Ada Ben Cy Di Ed Flo'.split(' ')[at]!}`)}|${mail(at)}`,
    )
    const decision = decideOn(
      [listed, tableOf('pupils', `No|Pupil|Parent email\n${rows.join('\n')}`)],
      [families, pupils],
    )
    expect([inputsOf(decision, 'last_name', 1), inputsOf(decision, 'first_name', 1)]).toEqual([['Pupil'], ['Pupil']])
    expect(inputsOf(decision, 'family_id', 1)).toEqual(['Parent email'])
  })

  it('are known by an address beside the names that several of them may have', () => {
    const own = templateOf('families', [
      ...families.columns.slice(0, 1),
      { name: 'contact_last_name', required: true },
      { name: 'email' },
    ])
    const plain = tableOf(
      'families',
      `Family #|Last name|Email\n${parents.map((name, at) => `${101 + at}|${name.split(',')[0]!}|${mail(at)}`).join('\n')}`,
    )
    const rows = parents.map(
      (_, at) => `P${at + 1}|Kid ${'ABCDEF'[at]!}|${parents[at === 5 ? 4 : at]!.split(',')[0]!}|${mail(at)}`,
    )
    const decision = decideOn(
      [plain, tableOf('pupils', `No|First name|Last name|Parent email\n${rows.join('\n')}`)],
      [own, pupils],
    )
    expect(inputsOf(decision, 'family_id', 1)).toEqual(['Parent email'])
  })
})
