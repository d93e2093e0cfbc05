import { describe, expect, it } from 'vitest'
import { tellPlan, tellQuestions, tellTables } from '../../../server/src/domain/thread/narrate.ts'
import type { ColumnPlan, InputTable, Manifest, SheetPlan, SourcePlan } from '../../../server/src/engine/model.ts'
import { question } from '../../support/runs.ts'

const input = (name: string, fields: Partial<InputTable> = {}): InputTable => ({
  name,
  page: null,
  header_row: 1,
  first_row: 2,
  rows: 1_234,
  columns: [{ name: 'a', position: 0, samples: [] }],
  ignored: [],
  problem_rows: 0,
  parquet: '',
  file_id: `file_${name}`,
  file_name: `${name}.csv`,
  sha256: '',
  ...fields,
})

const column = (name: string, fields: Partial<ColumnPlan> = {}): ColumnPlan => ({
  column: name,
  inputs: [{ file_id: 'file_kunden', table: 'kunden', column: `src ${name}`, position: 0 }],
  transforms: [],
  confidence: 0.99,
  reason: 'The names are equal',
  decided_by: 'matcher',
  alternatives: [],
  ...fields,
})

const source = (fields: Partial<SourcePlan> = {}): SourcePlan => ({
  file_id: 'file_kunden',
  table: 'kunden',
  joins: [],
  columns: [column('id')],
  skips: [],
  unmapped: [],
  ...fields,
})

const sheet = (fields: Partial<SheetPlan> = {}): SheetPlan => ({
  slug: 'customers',
  sources: [source()],
  duplicates: 'keep_first',
  ...fields,
})

const rows = { source: 10, exported: 10, merged: 0, rejected: 0, ignored: 0 }

const manifest = (sheets: SheetPlan[], fields: Partial<Manifest> = {}): Manifest => ({
  plan: { version: 1, sheets, ignored_tables: [] },
  digest: '',
  sheets: sheets.map(({ slug }) => ({
    slug,
    name: slug.toUpperCase(),
    columns: [],
    total: 10,
    valid: 10,
    warning: 0,
    error: 0,
    issues: [],
    parquet: '',
    sha256: '',
  })),
  value_maps: [],
  ledger: { rows, columns: { source: 1, mapped: 1, ignored: 0 }, tables: [] },
  impact: null,
  notes: [],
  ...fields,
})

const textsOf = (events: ReturnType<typeof tellPlan>, topic?: string): unknown[] =>
  events.flatMap(({ data }) => (topic === undefined || data['topic'] === topic ? [data['text']] : []))

const tell = (plan: Manifest, topic: string, elsewhere: string[] = []): unknown[] =>
  textsOf(tellPlan('run_1', plan, [input('kunden'), input('extra')], elsewhere), topic)

describe('what the agent tells', () => {
  it('says which tables it found, and where', () => {
    const events = tellTables('run_1', [
      input('kunden', { header_row: 4 }),
      input('Sheet1', { file_id: 'f', file_name: 'a.xlsx', rows: 1, header_row: null }),
      input('Sheet2', { file_id: 'f', file_name: 'a.xlsx' }),
    ])
    expect(events).toMatchObject([
      { type: 'step', actor: 'agent', run_id: 'run_1', data: { topic: 'tables', slug: null } },
    ])
    expect(textsOf(events)).toEqual([
      'Found 3 tables in 2 files: “kunden” in kunden.csv (1,234 rows, 1 column, header in row 4), “Sheet1” in a.xlsx (1 row, 1 column, no header) and “Sheet2” in a.xlsx (1,234 rows, 1 column).',
    ])
  })

  it('says that it asks, and how much depends on it', () => {
    expect(tellQuestions('run_1', [question('a')]).data['text']).toBe(
      "1 question can't be decided from the data alone; up to 3 rows depend on it. The run goes on once it has its answer.",
    )
    expect(tellQuestions('run_1', [question('a'), question('b', { affected_rows: 2_000 })]).data['text']).toBe(
      "2 questions can't be decided from the data alone; up to 2,000 rows depend on one of them. The run goes on once each has its answer.",
    )
  })

  it('says where a sheet comes from, who decided, what is least certain and why, and what is empty', () => {
    const columns = [
      column('id', { decided_by: 'answer' }),
      column('name', { confidence: 0.61 }),
      column('note', { inputs: [] }),
      column('kind', { inputs: [], transforms: [{ kind: 'constant', value: 'x' }] }),
    ]
    expect(tell(manifest([sheet({ sources: [source({ columns })] })]), 'mapping')).toEqual([
      'CUSTOMERS is filled from “kunden” of kunden.csv, 2 of its 4 columns with 80 % confidence on average, 1 by an answer. ' +
        'It takes id from “src id” and name from “src name”. ' +
        'The least certain is name, 61 %: The names are equal. Nothing was found for note.',
    ])
  })

  it('says what ended nowhere, what only completes, what is skipped and what is not used, each with its reason', () => {
    const unmapped = [
      { file_id: 'file_kunden', table: 'kunden', column: 'Notiz', position: 1, reason: 'No column is like it.' },
    ]
    const joins = [{ file_id: 'file_extra', table: 'extra', left: 0, right: 0, reason: 'Both have the number' }]
    const skips = [{ when: { is: 'blank_row' as const }, reason: 'They are blank' }]
    const plan = manifest([sheet({ sources: [source({ unmapped, joins, skips })] })], {})
    plan.plan.ignored_tables.push({ file_id: 'file_gone', table: 'Legend', reason: 'It is a legend' })
    expect(tell(plan, 'unmapped')).toEqual([
      'Of “kunden” of kunden.csv 1 column ended nowhere: “Notiz” (No column is like it).',
    ])
    expect(tell(plan, 'joins')).toEqual([
      '“extra” of extra.csv only completes “kunden” of kunden.csv: Both have the number.',
    ])
    expect(tell(plan, 'skipped')).toEqual(['Some rows of “kunden” of kunden.csv are left out: They are blank.'])
    expect(tell(plan, 'ignored')).toEqual(['“Legend” is not used: It is a legend.'])
  })

  it('says which spellings stand for which values, what was merged, and what it assumed', () => {
    const entries = [
      { raw: 'a', value: 'Active', decided_by: 'matcher' as const, count: 1 },
      { raw: 'akt', value: 'Active', decided_by: 'matcher' as const, count: 7 },
    ]
    const joins = [{ file_id: 'file_extra', table: 'extra', left: 0, right: 0, reason: '' }]
    const table = (name: string, merged: number) => ({
      file_id: `file_${name}`,
      table: name,
      rows: { ...rows, merged },
      columns: [],
      ignored: [],
    })
    const plan = manifest([sheet({ sources: [source({ joins })] })], {
      value_maps: [{ slug: 'customers', column: 'status', entries }],
      ledger: { ...manifest([]).ledger, tables: [table('kunden', 2), table('extra', 5)] },
      notes: ['No table fits the template Orders: it gets no sheet.', 'told elsewhere'],
    })
    expect(tell(plan, 'values')).toEqual([
      'In status of CUSTOMERS, 2 spellings stand for 1 value: “akt” as “Active” (7 rows) and “a” as “Active” (1 row).',
    ])
    expect(tell(plan, 'duplicates')).toEqual([
      '2 rows of CUSTOMERS equal another in every mapped cell: the first of each is kept.',
      '5 rows only completed rows of CUSTOMERS.',
    ])
    expect(tell(plan, 'assumption', ['told elsewhere'])).toEqual([
      'No table fits the template Orders: it gets no sheet.',
    ])
  })

  it('says what is wrong, most first', () => {
    const plan = manifest([sheet()])
    Object.assign(plan.sheets[0] ?? {}, { valid: 5, warning: 1, error: 4 })
    plan.sheets[0]?.issues.push(
      { column: null, code: 'unparsed', severity: 'warning', rows: 1 },
      { column: 'email', code: 'strict', severity: 'error', rows: 4 },
    )
    expect(tell(plan, 'issues')).toEqual([
      'CUSTOMERS has 10 rows: 5 valid, 1 with warnings, 4 with errors. Found: email against its rule (4 rows) and whole rows not readable as they should be (1 row, a warning).',
    ])
  })

  it('stays bounded, however much there is to tell', () => {
    const many = Array.from({ length: 500 }, (_, index) => index)
    const long = 'x'.repeat(5_000)
    const unmapped = many.map((index) => ({
      file_id: 'file_kunden',
      table: 'kunden',
      column: `${index}`,
      position: 0,
      reason: long,
    }))
    const sources = many.map(() => source({ unmapped, columns: many.map((index) => column(`c${index}`)) }))
    const plan = manifest(
      many.map((index) => sheet({ slug: `s${index}`, sources: index === 0 ? sources : [source()] })),
      { notes: many.map(() => long) },
    )
    const events = tellPlan('run_1', plan, [input('kunden')])
    expect(events.length).toBeLessThanOrEqual(9 * 20)
    expect(Math.max(...textsOf(events).map((text) => String(text).length))).toBe(2_000)
    expect(tell(plan, 'mapping').at(-1)).toBe('There are 980 more of these; the preview has them all.')
    expect(String(tell(plan, 'mapping')[0])).toContain('c7 from “src c7” and 492 more.')
  })
})
