import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const kinds = templateOf('kinds', [
  { name: 'kind_code', required: true, unique: true, rule: '^[A-Z]{3}$' },
  { name: 'name', required: true },
])
const tours = (more: Partial<ColumnInput> = {}): ReturnType<typeof templateOf> =>
  templateOf('tours', [
    { name: 'tour_no', required: true, unique: true },
    { name: 'kind_code', required: true, link: 'kinds.kind_code', ...more },
  ])
const list = tableOf('kinds', 'Kind code|Name\nWLK|Walking\nCYC|Cycling\nSAI|Sailing')
const made = (said: string[]): ReturnType<typeof tableOf> =>
  tableOf(
    'tours',
    `Tour no|Kind code\n${Array.from({ length: 24 }, (_, at) => `T-${at + 100}|${said[at % said.length]}`).join('\n')}`,
  )
const asked = (said: string[], template = tours(), answers: [string, string][] = []): ReturnType<typeof decideOn> =>
  decideOn([list, made(said)], [kinds, template], { answers: answers.map(([key, value]) => ({ key, value })) })

describe('words that no row of a short list is called by', () => {
  const said = ['WLK', 'CYC', 'By the seat of the pants', 'Whatever comes']

  it('are asked about, where their rows would be lost', () => {
    expect(asked(said).questions.map(({ key, default: preset }) => [key, preset])).toEqual([
      ['value:tours.kind_code:By the seat of the pants', '(keep)'],
      ['value:tours.kind_code:Whatever comes', '(keep)'],
    ])
  })

  it('are the keys that somebody says', () => {
    const decision = asked(said, tours(), [['value:tours.kind_code:Whatever comes', 'SAI']])
    expect(JSON.stringify(columnOf(decision, 'kind_code', 1).transforms)).toContain(
      '"raw":"Whatever comes","value":"SAI"',
    )
  })

  it.each<[string, string[], Partial<ColumnInput>]>([
    ['keys of the right form that are not there', ['WLK', 'CYC', 'OLD', 'OLX'], {}],
    ['of rows that need none', said, { required: false }],
  ])('but not %s', (_, cells, more) => {
    expect(asked(cells, tours(more)).questions).toEqual([])
  })
})

describe('words among keys that all have a figure', () => {
  const desks = templateOf('desks', [{ name: 'desk', required: true, unique: true }, { name: 'floor' }])
  const hires = templateOf('hires', [
    { name: 'hire_no', required: true, unique: true },
    { name: 'desk', link: 'desks.desk' },
  ])
  const plan = tableOf('desks', 'Desk|Floor\nD-1|Ground\nD-2|First\nD-3|First')
  const decided = (last: string[], answers: { key: string; value: string }[] = []): ReturnType<typeof decideOn> => {
    const said = [...Array.from({ length: 18 }, (_, at) => `D-${(at % 3) + 1}`), ...last]
    const rows = said.map((desk, at) => `H-${at + 100}|${desk}`)
    return decideOn([plan, tableOf('hires', `Hire no|Desk\n${rows.join('\n')}`)], [desks, hires], { answers })
  }

  it('are asked about, and may mean nothing where the column may be empty', () => {
    const [question, ...others] = decided(['EXTERN', 'EXTERN']).questions
    expect(question).toMatchObject({ key: 'value:hires.desk:EXTERN', default: '(keep)' })
    expect(question!.options.map(({ value }) => value)).toContain('(empty)')
    expect(others).toEqual([])
    const told = decided(['EXTERN', 'EXTERN'], [{ key: 'value:hires.desk:EXTERN', value: '(empty)' }])
    expect(JSON.stringify(columnOf(told, 'desk', 1).transforms)).toContain('"raw":"EXTERN","value":""')
  })

  it.each([
    ['another number', ['D-9', 'D-9']],
    ['a word that stands there once', ['EXTERN']],
  ])('but not %s', (_, last) => {
    expect(decided(last).questions).toEqual([])
  })
})

describe('a word that is no key, of which an instruction says which one it is', () => {
  const mapped = (instructions: string): string =>
    JSON.stringify(
      columnOf(
        decideOn([list, made(['WLK', 'CYC', 'RAMBLE', 'SAI'])], [kinds, tours()], { instructions }),
        'kind_code',
        1,
      ).transforms,
    )

  it.each([
    'RAMBLE is what we used to call kind WLK.',
    'RAMBLE is the old name of WLK.',
    'RAMBLE ist der alte Name von WLK.',
    'RAMBLE: see WLK',
  ])('is that: %s', (said) => {
    expect(mapped(said)).toContain('"raw":"RAMBLE","value":"WLK"')
  })

  it.each(['RAMBLE is not WLK.', 'RAMBLE is WLK or CYC.', 'RAMBLE trips may end in a WLK.'])(
    'is not known by: %s',
    (said) => {
      expect(mapped(said)).not.toContain('RAMBLE')
    },
  )
})
