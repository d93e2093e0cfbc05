import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Mapping, Question } from '#client'
import { answerFor } from '../../scripts/bench/migrate/answer.ts'
import { explain } from '../../scripts/bench/migrate/explain.ts'
import { outcomeOf } from '../../scripts/bench/migrate/outcome.ts'
import { readScenario, scenariosIn, type ExpertAnswers, type Row } from '../../scripts/bench/migrate/scenario.ts'
import { scoreSheet, type Exported } from '../../scripts/bench/migrate/score.ts'

const sheet = (rows: Row[]) => ({ slug: 'people', columns: ['id', 'name'], rows, key: ['id'] })
const exported = (id: string, name: string, column?: string | null): Exported => ({
  values: { id, name },
  issues: column === undefined ? [] : [{ column, code: 'type', severity: 'warning', message: '…' }],
})

describe('a folder of scenarios', () => {
  it('is those of its folders that have templates, whatever else lies there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scenario-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    for (const name of ['b', 'a', '_made with']) await mkdir(join(folder, name))
    for (const name of ['b', 'a']) await writeFile(join(folder, name, 'templates.json'), '[]')
    await writeFile(join(folder, 'README.md'), '')
    expect(await scenariosIn(folder)).toEqual(['a', 'b'])
  })
})

describe('a scenario', () => {
  it('may name the scope of what is known, or leave it out', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scenario-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    for (const name of ['files', 'expected']) await mkdir(join(folder, 'job', name), { recursive: true })
    const knowledge = [
      { key: 'a', content: 'x' },
      { key: 'b', scope: 'account', content: 'x' },
      { key: 'c', scope: 'template people', content: 'x' },
      { key: 'd', scope: { type: 'template', slug: 'people' }, content: 'x' },
    ]
    const files = { 'templates.json': [], 'key.json': {}, 'knowledge.json': knowledge }
    for (const [name, content] of Object.entries(files))
      await writeFile(join(folder, 'job', name), JSON.stringify(content))
    const people = { type: 'template', slug: 'people' }
    const { knowledge: read } = await readScenario(folder, 'job')
    expect(read.map(({ scope }) => scope)).toEqual([{ type: 'account' }, { type: 'account' }, people, people])
  })
})

describe('the score of a sheet', () => {
  const expected = sheet([
    { id: '1', name: 'Ann' },
    { id: '2', name: 'Jo' },
  ])

  it('counts a wrong cell as silent unless the cell or its row has an issue', () => {
    const of = (column?: string | null) => scoreSheet(expected, [exported('1', 'Ann'), exported('2', 'Joe', column)])
    expect(of()).toMatchObject({ cells: 4, right: 3, silent: 1 })
    expect(of('id')).toMatchObject({ right: 3, silent: 1 })
    expect(of('name')).toMatchObject({ right: 3, silent: 0 })
    expect(of(null)).toMatchObject({ right: 3, silent: 0 })
  })

  it('counts rows that are missing and rows that nobody expects', () => {
    const score = scoreSheet(expected, [exported('1', 'Ann'), exported('3', 'Mia')])
    expect(score).toMatchObject({ cells: 4, right: 2, rows: 2, lost: 1, invented: 1 })
    expect(score.lost_rows).toEqual(['people: 2'])
    expect(score.invented_rows).toEqual(['people: 3'])
  })

  it('pairs rows of one key by their likeness, each once', () => {
    const twins = sheet([
      { id: '1', name: 'Ann' },
      { id: '1', name: 'Jo' },
    ])
    expect(scoreSheet(twins, [exported('1', 'Jo'), exported('1', 'Ann')])).toMatchObject({ right: 4, silent: 0 })
    expect(scoreSheet(twins, [exported('1', 'Ann')])).toMatchObject({ right: 2, lost: 1 })
  })
})

describe('the expert', () => {
  const answers: ExpertAnswers = {
    columns: {
      'people.name': [
        { file: 'a.csv', column: 'First' },
        { file: 'a.csv', column: 'Last' },
      ],
      'people.fax': null,
    },
    values: { 'people.state': { Aktiv: 'active' } },
    date_order: { 'a.csv:Born': 'mdy' },
    tables: { 'a.csv:Notes': null, 'a.csv': 'people' },
    duplicates: { people: 'keep_all' },
  }
  const files = new Map([
    ['f1', 'a.csv'],
    ['f2', 'b.csv'],
  ])
  const question = (fields: Partial<Question>): Question => ({
    question_id: 'qst_1',
    kind: 'other',
    prompt: '',
    target: { slug: 'people', column: null },
    options: [],
    free_text: true,
    evidence: [],
    affected_rows: 1,
    default: 'preset',
    answer: null,
    ...fields,
  })
  const seen = (column: string, value: string, file_id = 'f1', table = 'a') => [
    { file_id, table, row: 2, column, value },
  ]

  it.each<[string, Partial<Question>, string]>([
    [
      'a column of several parts',
      { kind: 'column_match', target: { slug: 'people', column: 'name' }, evidence: seen('First', 'Ann') },
      'First + Last',
    ],
    [
      'a column that this file lacks',
      { kind: 'column_match', target: { slug: 'people', column: 'name' }, evidence: seen('X', 'x', 'f2') },
      '(none)',
    ],
    [
      'a column that no file has',
      { kind: 'column_match', target: { slug: 'people', column: 'fax' }, evidence: seen('X', 'x') },
      '(none)',
    ],
    [
      'a value, whatever its case',
      { kind: 'value_map', target: { slug: 'people', column: 'state' }, evidence: seen('S', ' aktiv ') },
      'active',
    ],
    [
      'a date',
      { kind: 'date_order', target: { slug: 'people', column: 'born' }, evidence: seen('Born', '1/2/03') },
      'mdy',
    ],
    ['duplicates', { kind: 'duplicate' }, 'keep_all'],
    ['a table', { evidence: seen('X', 'x') }, 'people'],
    ['a sheet to leave out', { evidence: seen('X', 'x', 'f1', 'Notes') }, '(none)'],
    ['what nobody thought of', { target: { slug: 'people', column: 'price' } }, 'preset'],
  ])('answers %s', (_, fields, value) => {
    expect(answerFor(question(fields), answers, files)).toBe(value)
  })

  it('means the column that is called so under a group of columns', () => {
    const options = ['Person First', 'Person Last', 'Bank Last'].map((value) => ({
      value,
      label: value,
      confidence: 0,
    }))
    const asked = {
      kind: 'column_match',
      target: { slug: 'people', column: 'name' },
      evidence: seen('X', 'x'),
    } as const
    expect(answerFor(question({ ...asked, options, free_text: false }), answers, files)).toBe('Person First')
  })

  it('takes the default where the answer is no option', () => {
    const options = [{ value: 'keep_first', label: 'Keep the first', confidence: 1 }]
    expect(answerFor(question({ kind: 'duplicate', options, free_text: false }), answers, files)).toBe('preset')
  })
})

describe('the report of a job', () => {
  const outcome = outcomeOf(
    { name: 'job', expected: [sheet([{ id: '1', name: 'Ann' }, ...['2', '3'].map((id) => ({ id, name: 'Jo' }))])] },
    new Map([['people', [exported('1', 'Anna'), exported('2', 'Joe')]]]),
    [{ kind: 'column_match', prompt: 'Which column is “name”?', default: 'A', answer: 'B', needless: false }],
  )
  const source = { file_id: 'file_1', table: 'People', row: 4 }
  const issue = { column: 'name', code: 'required', severity: 'error', message: '“” is empty.' } as const
  const refused = { row_id: 'r', values: { id: '3', name: null }, issues: [issue], source }

  it('groups what is wrong by column, and what is refused by its first error', () => {
    const report = explain(outcome, { mappings: [], rejected: new Map([['people', [refused, refused]]]) })
    expect(report.split('\n')).toEqual([
      '== Questions',
      'Which column is “name”? → B',
      '',
      '== Wrong cells',
      '2 × people.name, in silence',
      '    1: “Ann” is wanted, not “Anna”',
      '    2: “Jo” is wanted, not “Joe”',
      '',
      '== Lost rows',
      'people: 3',
      '',
      '== Rejected: people',
      '2 × name, required: “…” is empty.',
      '    People, row 4: {"id":"3","name":null}',
      '    People, row 4: {"id":"3","name":null}',
      '',
    ])
  })

  it('says of each mapping what it takes, what it does and why', () => {
    const mapping = {
      slug: 'people',
      column: 'name',
      sources: [{ file_id: 'file_1', table: 'People', column: 'Full name' }],
      transforms: [{ kind: 'trim', sentence: 'Take blanks off both ends.' }],
      confidence: 0.9,
      reason: 'The header is like it.',
      decided_by: 'matcher',
      alternatives: [],
    } as const
    const [, line] = explain(outcome, { mappings: [mapping as unknown as Mapping], rejected: new Map() }).split('\n')
    expect(line).toBe(
      'people.name ← People.Full name (matcher, 0.90): The header is like it. Take blanks off both ends.',
    )
  })
})
