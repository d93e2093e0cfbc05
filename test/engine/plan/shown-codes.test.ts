import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', description: 'M and five digits', required: true, unique: true, rule: '^M\\d{5}$' },
  { name: 'name', required: true },
])
const own = tableOf('own boats', 'No|Name\nM00017|Ada\nM00018|Bea\nM00120|Cleo')
const taken = tableOf('Harms fleet', 'No|Name\n17|Dora\n18|Elsa\n120|Flora')
const written = (instructions: string, file: string): (string | null)[] => {
  const { plan } = decideOn([own, taken], [boats], { instructions })
  const source = plan.sheets[0]!.sources.find(({ table }) => table === file)!
  const { transforms } = source.columns.find(({ column }) => column === 'boat_no')!
  return ['17', '120'].map((value) => applyChain(transforms, [value]).value)
}

describe('a number of another house with what becomes of it', () => {
  it.each([
    'The boats of the Harms fleet are in a list of its own. Their number 17 becomes M90017.',
    'Die Boote der Harms fleet stehen in einer eigenen Liste. Ihre Nummer 17 wird bei uns M90017.',
    'De boten van Harms fleet staan in een eigen lijst. Hun nummer 17 wordt bij ons M90017.',
  ])('is written so in the table that it is said of: %s', (instructions) => {
    expect(written(instructions, 'Harms fleet')).toEqual(['M90017', 'M90120'])
  })

  it('is not of a table of which it is not said', () => {
    const instructions =
      'Our own boats come first. The Harms fleet is a list of its own: their number 17 becomes M90017.'
    expect(written(instructions, 'own boats')).not.toContain('M90017')
    expect(written(instructions, 'Harms fleet')).toEqual(['M90017', 'M90120'])
  })
})

describe('a description that says what the values of a list are called', () => {
  const crews = templateOf('crews', [
    { name: 'member', required: true, unique: true },
    {
      name: 'harbour',
      description: 'WIS (Wismar), BAR (Barth) or STR (Stralsund)',
      required: true,
      rule: '^(WIS|BAR|STR)$',
    },
  ])
  const rows = 'Member\nAda Holm\nBea Jahn\nCleo Kern'
  const harbour = (file: string) => {
    const { plan, questions } = decideOn([tableOf(file, rows)], [crews])
    return [plan.sheets[0]!.sources[0]!.columns[1]!.transforms, questions.length]
  }

  it('tells it of all rows of a file that is called so', () => {
    expect(harbour('Barth crew list')).toEqual([[{ kind: 'constant', value: 'BAR' }], 0])
  })

  it('asks where the file is called by two of them, or by none', () => {
    expect([harbour('Barth and Wismar crews')[1], harbour('crew list')[1]]).toEqual([1, 1])
  })
})

it('“Q1”, that a sheet is called by, is no row with the number 1', () => {
  const people = templateOf('people', [
    { name: 'no', required: true, unique: true },
    { name: 'name', required: true },
  ])
  const leaves = templateOf('leaves', [
    { name: 'person', description: 'Whose', required: true, link: 'people.no' },
    { name: 'day', required: true },
  ])
  const list = tableOf('people', 'No|Name\n1|Ada Holm\n2|Bea Jahn\n3|Cleo Kern')
  const leave = tableOf('leaves', 'Day|Sheet\n2024-01-02|Q1\n2024-01-09|Q1\n2024-02-01|Q1')
  const sheet = decideOn([list, leave], [people, leaves]).plan.sheets.find(({ slug }) => slug === 'leaves')!
  expect(sheet.sources[0]?.columns[0]!.inputs ?? []).toEqual([])
})

describe('a list that was said to be of the template whose latest rows it has', () => {
  const machines = templateOf('machines', [
    { name: 'machine_no', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'serial_no', unique: true },
    {
      name: 'inspection_until',
      description: 'YYYY-MM-DD, end of the latest inspection',
      rule: '^\\d{4}-\\d{2}-\\d{2}$',
    },
  ])
  const count = [...Array(12).keys()]
  const serial = (at: number): string => `PN${4410 + at * 7}`
  const stock = tableOf(
    'machines',
    `No|Name|Serial no.\n${count.map((at) => `K${at}|Thing ${at}|${serial(at).replace('PN', 'PN.')}`).join('\n')}`,
  )
  const inspections = tableOf(
    'inspections',
    `Certificate|Serial no.|Inspected on|Valid until\n${count.flatMap((at) => [2022, 2023].map((year) => `C${at}${year}|${serial(at)}|${year}-03-${10 + at}|${year + 1}-03-${10 + at}`)).join('\n')}`,
  )
  const first = decideOn([stock, inspections], [machines])
  const placing = first.questions.find(({ kind, target }) => kind === 'other' && target.column === null)
  const answers = placing ? [{ key: placing.key, value: 'machines' }] : []
  const sheet = decideOn([stock, inspections], [machines], { answers }).plan.sheets[0]!

  it('has no rows of its own, and completes the others by any of their keys, however that is marked', () => {
    expect(sheet.sources.map(({ table }) => table)).toEqual(['machines'])
    expect(sheet.sources[0]!.joins).toMatchObject([{ table: 'inspections', unmarked: true, latest: {} }])
  })

  it('gives the end where an end is wanted, and not the day itself', () => {
    const until = sheet.sources[0]!.columns.find(({ column }) => column === 'inspection_until')!
    expect(until.inputs.map(({ column }) => column)).toEqual(['Valid until'])
  })

  it('gives what somebody said, whatever its name tells', () => {
    const instructions = 'Map `Inspected on` to `inspection_until`.'
    const { sources } = decideOn([stock, inspections], [machines], { answers, instructions }).plan.sheets[0]!
    const until = sources[0]!.columns.find(({ column }) => column === 'inspection_until')!
    expect(until.inputs.map(({ column }) => column)).toEqual(['Inspected on'])
  })
})
