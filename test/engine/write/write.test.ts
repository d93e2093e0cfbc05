// Over 300 lines: every way that a source row can go through a plan, each a small case of its own.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ledger, RowCounts, Transform } from '../../../server/src/engine/model.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import { canonicalJson } from '../../../server/src/engine/write/digest.ts'
import { verifyFiles } from '../../../server/src/engine/write/verify.ts'
import {
  apply,
  column,
  openFolder,
  plan,
  ready,
  sheet,
  sheetPath,
  source,
  table,
  template,
  type Cells,
} from './sheets.ts'

type Place = Awaited<ReturnType<typeof openFolder>>

async function values({ query, folder }: Place, slug: string): Promise<(string | null)[][]> {
  const { rows } = await previewPage(query, { sheet: sheetPath(folder, slug), limit: 1000 })
  return rows.map((row) => Object.values(row.values))
}

function addsUp({ source: all, exported, merged, rejected, ignored }: RowCounts): boolean {
  return all === exported + merged + rejected + ignored
}

describe('sheets', () => {
  test('several sources stand under one another, in the order of the plan and of their rows', async () => {
    const place = await openFolder()
    const first = await table(
      place,
      'one',
      ['a', 'b'],
      [
        ['1', 'x'],
        ['2', 'y'],
      ],
    )
    const second = await table(place, 'two', ['q'], [['3']])
    await ready(place, {
      tables: [first, second],
      templates: [template('t', [{ name: 'A' }, { name: 'B' }])],
      plan: plan(
        sheet('t', [
          source(second, [column(second, 'A', ['q'], { kind: 'prefix', text: 'n' })]),
          source(first, [column(first, 'A', ['a']), column(first, 'B', ['b'])]),
        ]),
      ),
    })
    expect(await values(place, 't')).toEqual([
      ['n3', null],
      ['1', 'x'],
      ['2', 'y'],
    ])
    const { rows } = await previewPage(place.query, { sheet: sheetPath(place.folder, 't') })
    expect(rows.map(({ source: from }) => [from.table, from.row])).toEqual([
      ['two', 2],
      ['one', 2],
      ['one', 3],
    ])
  })

  test('rows left out on purpose are ignored with their reason', async () => {
    const place = await openFolder()
    const input = await table(
      place,
      'data',
      ['a', 'b'],
      [
        ['x', '1'],
        [null, ' '],
        ['sum', '2'],
        [null, '3'],
        ["it's", null],
      ],
    )
    const manifest = await ready(place, {
      tables: [input],
      templates: [template('t', [{ name: 'A' }])],
      plan: plan(
        sheet('t', [
          source(input, [column(input, 'A', ['a'])], {
            skips: [
              { when: { is: 'blank_row' }, reason: 'Blank row' },
              { when: { position: 0, is: 'equal', value: 'sum' }, reason: 'Total' },
              { when: { position: 0, is: 'empty' }, reason: 'No name' },
              { when: { position: 0, is: 'equal', value: "it's" }, reason: 'Total' },
            ],
          }),
        ]),
      ),
    })
    expect(await values(place, 't')).toEqual([['x']])
    expect(manifest.ledger.tables[0]).toMatchObject({
      rows: { source: 6, exported: 1, merged: 0, rejected: 0, ignored: 5 },
      columns: [
        { name: 'a', state: 'mapped', reason: 'Feeds t.A' },
        { name: 'b', state: 'ignored', reason: 'No column of a sheet uses it' },
      ],
    })
    expect(manifest.ledger.tables[0]?.ignored).toEqual(
      expect.arrayContaining([
        { reason: 'Header', rows: 1 },
        { reason: 'Blank row', rows: 1 },
        { reason: 'Total', rows: 2 },
        { reason: 'No name', rows: 1 },
      ]),
    )
  })

  test('a joined table completes rows by its first row per key; the others are ignored', async () => {
    const place = await openFolder()
    const orders = await table(
      place,
      'orders',
      ['no', 'who'],
      [
        ['1', ' c1'],
        ['2', 'c9'],
        ['3', 'c1'],
        ['4', null],
      ],
    )
    const customers = await table(
      place,
      'customers',
      ['id', 'name'],
      [
        ['c1', 'Anna'],
        ['c1', 'Bert'],
        ['c2', 'Cleo'],
        [null, 'Nobody'],
      ],
    )
    const completing = { file_id: customers.file_id, table: customers.name, left: 1, right: 0, reason: 'Same key' }
    const manifest = await ready(place, {
      tables: [orders, customers],
      templates: [template('t', [{ name: 'No' }, { name: 'Name', required: true }])],
      plan: plan(
        sheet('t', [
          source(orders, [column(orders, 'No', ['no']), column(customers, 'Name', ['name'])], { joins: [completing] }),
        ]),
      ),
    })
    expect(await values(place, 't')).toEqual([
      ['1', 'Anna'],
      ['2', null],
      ['3', 'Anna'],
      ['4', null],
    ])
    expect(manifest.ledger.tables.map(({ rows }) => rows)).toEqual([
      { source: 5, exported: 2, merged: 0, rejected: 2, ignored: 1 },
      { source: 5, exported: 0, merged: 1, rejected: 0, ignored: 4 },
    ])
    expect(manifest.ledger.columns).toEqual({ source: 4, mapped: 4, ignored: 0 })
  })

  test('a key of several columns completes only rows that are equal in all of them', async () => {
    const place = await openFolder()
    const cells: Cells[] = [
      ['N', '7', 'Anna'],
      [' S ', '7', 'Bert'],
      ['S', null, 'Cleo'],
    ]
    const staff = await table(place, 'staff', ['branch', 'no', 'name'], cells)
    const pay = await table(
      place,
      'pay',
      ['no', 'branch', 'wage'],
      [
        ['7', 'S', '20'],
        ['7', 'N', '10'],
        ['7', 'N', '99'],
        [null, 'S', '5'],
      ],
    )
    const by = {
      file_id: pay.file_id,
      table: pay.name,
      left: 1,
      right: 0,
      also: [{ left: 0, right: 1 }],
      reason: 'Key',
    }
    const manifest = await ready(place, {
      tables: [staff, pay],
      templates: [template('t', [{ name: 'Name' }, { name: 'Wage' }])],
      plan: plan(
        sheet('t', [source(staff, [column(staff, 'Name', ['name']), column(pay, 'Wage', ['wage'])], { joins: [by] })]),
      ),
    })
    expect(await values(place, 't')).toEqual([
      ['Anna', '10'],
      ['Bert', '20'],
      ['Cleo', null],
    ])
    expect(manifest.ledger.tables[1]!.rows).toEqual({ source: 5, exported: 0, merged: 2, rejected: 0, ignored: 3 })
    expect(manifest.ledger.columns).toEqual({ source: 6, mapped: 6, ignored: 0 })
  })

  test('a table that feeds two sheets is counted once, by the outcome that most needs a look', async () => {
    const place = await openFolder()
    const input = await table(
      place,
      'data',
      ['id', 'city'],
      [
        ['1', 'Bonn'],
        ['2', 'Bonn'],
        ['3', null],
        [null, 'Köln'],
      ],
    )
    const manifest = await ready(place, {
      tables: [input],
      templates: [template('people', [{ name: 'id', required: true }]), template('cities', [{ name: 'city' }])],
      plan: plan(
        sheet('people', [source(input, [column(input, 'id', ['id'])])]),
        sheet('cities', [source(input, [column(input, 'city', ['city'])])], 'keep_first'),
      ),
    })
    expect(manifest.sheets.map(({ total }) => total)).toEqual([4, 3])
    expect(manifest.ledger.rows).toEqual({ source: 5, exported: 3, merged: 0, rejected: 1, ignored: 1 })
  })

  test('a table that no sheet uses is ignored with its reason', async () => {
    const place = await openFolder()
    const used = await table(place, 'used', ['a'], [['1']])
    const notes = await table(place, 'notes', ['x'], [['1'], ['2']])
    const manifest = await ready(place, {
      tables: [used, notes],
      templates: [template('t', [{ name: 'A' }])],
      plan: {
        ...plan(sheet('t', [source(used, [column(used, 'A', ['a'])])])),
        ignored_tables: [{ file_id: notes.file_id, table: 'notes', reason: 'Just notes' }],
      },
    })
    expect(manifest.ledger.tables[1]).toMatchObject({
      rows: { source: 3, ignored: 3 },
      ignored: [
        { reason: 'Header', rows: 1 },
        { reason: 'Just notes', rows: 2 },
      ],
      columns: [{ state: 'ignored', reason: 'Just notes' }],
    })
  })

  test('a table with fewer rows than were read is a fault that is told, not an export', async () => {
    const place = await openFolder()
    const input = await table(place, 'data', ['a'], [['1'], ['2']])
    const applying = ready(place, {
      tables: [{ ...input, rows: 3 }],
      templates: [template('t', [{ name: 'A' }])],
      plan: plan(sheet('t', [source(input, [column(input, 'A', ['a'])])])),
    })
    await expect(applying).rejects.toThrow(/don't add up: 3 were read, 2 are stored/)
  })

  test('a table or template that has gone is told', async () => {
    const place = await openFolder()
    const input = await table(place, 'data', ['a'], [['1']])
    const sheets = plan(sheet('t', [source(input, [column(input, 'A', ['a'])])]))
    await expect(
      ready(place, { tables: [], templates: [template('t', [{ name: 'A' }])], plan: sheets }),
    ).rejects.toThrow(/no longer there/)
    await expect(ready(place, { tables: [input], templates: [], plan: sheets })).rejects.toThrow(/no longer there/)
  })
})

describe('duplicates', () => {
  const rows: Cells[] = [
    ['1', ' x'],
    ['2', 'y'],
    ['1', 'x'],
    ['1', 'X'],
    ['2', 'y'],
    [null, null],
    [null, null],
  ]

  async function sheets(duplicates: 'ask' | 'keep_first' | 'keep_last' | 'keep_all') {
    const place = await openFolder()
    const input = await table(place, 'data', ['a', 'b'], rows)
    const columns = [
      column(input, 'A', ['a']),
      column(input, 'B', ['b'], { kind: 'trim' }),
      column(input, 'N', [], { kind: 'row_number', start: 1 }),
    ]
    const templates = [template('t', [{ name: 'A', unique: true }, { name: 'B' }, { name: 'N' }])]
    return { place, tables: [input], templates, plan: plan(sheet('t', [source(input, columns)], duplicates)) }
  }

  test.each([
    [
      'keep_first',
      [
        ['1', 'x', '1'],
        ['2', 'y', '2'],
        ['1', 'X', '3'],
        [null, null, '4'],
      ],
      3,
      2,
    ],
    [
      'keep_last',
      [
        ['1', 'x', '1'],
        ['1', 'X', '2'],
        ['2', 'y', '3'],
        [null, null, '4'],
      ],
      3,
      2,
    ],
    ['keep_all', rows.map(([a, b], index) => [a ?? null, b?.trim() ?? null, String(index + 1)]), 0, 5],
  ] as const)('%s: rows equal in every mapped cell, once transformed', async (rule, want, merged, repeated) => {
    const { place, ...input } = await sheets(rule)
    const manifest = await ready(place, input)
    expect(await values(place, 't')).toEqual(want)
    expect(manifest.ledger.rows).toMatchObject({ merged, source: 8 })
    expect(manifest.sheets[0]?.issues).toEqual([{ column: 'A', code: 'unique', severity: 'error', rows: repeated }])
  })

  test('asked when nobody has said: with evidence and the rows that go', async () => {
    const { place, ...input } = await sheets('ask')
    const result = await apply(place, input)
    expect(result).toMatchObject({
      outcome: 'blocked',
      questions: [
        {
          key: 'duplicate:t',
          kind: 'duplicate',
          affected_rows: 3,
          default: 'keep_first',
          target: { slug: 't', column: null },
          options: [{ value: 'keep_first' }, { value: 'keep_last' }, { value: 'keep_all' }],
        },
      ],
    })
    if (result.outcome !== 'blocked') return
    expect(result.questions[0]?.evidence).toEqual(
      expect.arrayContaining([
        { file_id: 'file_data', table: 'data', row: 2, column: 'A', value: '1' },
        { file_id: 'file_data', table: 'data', row: 4, column: 'A', value: '1' },
      ]),
    )
  })

  test('an answer settles it and stands in the plan; with autonomy the default is taken and noted', async () => {
    const answered = await sheets('ask')
    const manifest = await ready(answered.place, { ...answered, answers: [{ key: 'duplicate:t', value: 'keep_last' }] })
    expect(manifest.plan.sheets[0]?.duplicates).toBe('keep_last')
    const decided = await sheets('ask')
    const other = await ready(decided.place, { ...decided, autonomy: 'decide' })
    expect(other.plan.sheets[0]?.duplicates).toBe('keep_first')
    expect(other.notes).toEqual(['3 rows of t equal another row in every mapped cell: one of each was kept.'])
  })

  describe('of one key that differ elsewhere', () => {
    const many = Array.from({ length: 12 }, (_, at): Cells => [`${at + 10}`, 'same'])
    const twice: Cells[] = [['1', 'old'], ...many, ['1', 'new'], ['10', 'same']]
    const key = 'same_key:t.A'

    async function keyed(files: Record<string, [string[], Cells[]]>) {
      const place = await openFolder()
      const tables = []
      for (const [name, [header, cells]] of Object.entries(files)) tables.push(await table(place, name, header, cells))
      const sources = tables.map((input) => source(input, [column(input, 'A', ['a']), column(input, 'B', ['b'])]))
      const templates = [template('t', [{ name: 'A', unique: true, required: true }, { name: 'B' }])]
      return { place, tables, templates, plan: plan(sheet('t', sources, 'keep_first')) }
    }

    test('are asked about, and refused by default', async () => {
      const { place, ...input } = await keyed({ data: [['a', 'b'], twice] })
      const asked = await apply(place, input)
      expect(asked).toMatchObject({
        outcome: 'blocked',
        questions: [
          {
            key,
            kind: 'duplicate',
            prompt:
              '2 rows of t share one value of “A”, which each row must have for itself, and differ elsewhere. Which row of each counts?',
            options: [{ value: 'keep_first' }, { value: 'keep_last' }, { value: 'keep_all' }],
            affected_rows: 2,
            default: 'keep_all',
          },
        ],
      })
      const refused = await ready(place, { ...input, autonomy: 'decide' })
      expect(refused.sheets[0]).toMatchObject({ total: 14, error: 2 })
      expect(refused.notes.join()).toContain('differ elsewhere: all are refused.')
    })

    test('are asked about however many they are, where each of two lists has every one once', async () => {
      const list = (from: number, word: string): Cells[] =>
        Array.from({ length: 9 }, (_, at): Cells => [`${from + at}`, `${word} ${at}`])
      const { place, ...input } = await keyed({
        shop: [['a', 'b'], list(10, 'shop')],
        desk: [['a', 'b', 'c'], list(12, 'desk').map((cells): Cells => [...cells, 'x'])],
      })
      const asked = await apply(place, input)
      expect(asked).toMatchObject({ outcome: 'blocked', questions: [{ key, affected_rows: 14, default: 'keep_all' }] })
      const parts = await keyed({
        shop: [
          ['a', 'b'],
          [...list(10, 'shop'), ...list(10, 'again')],
        ],
      })
      expect(await apply(parts.place, { ...parts })).toMatchObject({ outcome: 'ready' })
    })

    test('are those of a table also where its rows are taken in parts', async () => {
      const { place, tables, templates } = await keyed({
        shop: [
          ['a', 'b'],
          [...many, ['1', 'shop'], ['2', 'shop']],
        ],
        desk: [
          ['a', 'b', 'c'],
          [
            ['1', 'desk', 'x'],
            ['2', 'desk', 'x'],
          ],
        ],
      })
      const [shop, desk] = tables as [(typeof tables)[0], (typeof tables)[0]]
      const part = (is: 'one_of' | 'none_of') =>
        source(shop, [column(shop, 'A', ['a']), column(shop, 'B', ['b'])], {
          skips: [{ when: { position: 0, is, values: ['2'] }, reason: 'It is of the other part.' }],
        })
      const whole = source(desk, [column(desk, 'A', ['a']), column(desk, 'B', ['b'])])
      const input = {
        tables,
        templates,
        plan: plan(sheet('t', [part('one_of'), part('none_of'), whole], 'keep_first')),
      }
      const asked = await apply(place, input)
      expect(asked).toMatchObject({
        questions: [{ options: [{ value: 'shop.csv' }, { value: 'desk.csv' }, {}, {}, {}] }],
      })
      const manifest = await ready(place, { ...input, answers: [{ key, value: 'shop.csv' }] })
      expect(manifest.sheets[0]).toMatchObject({ total: 14, error: 0 })
      expect((await values(place, 't')).filter(([, b]) => b === 'desk')).toEqual([])
    })

    test('are merged however many they are, where somebody said which counts', async () => {
      const pairs = Array.from({ length: 9 }, (_, at): Cells[] => [
        [`${at}`, 'old'],
        [`${at}`, 'new'],
      ]).flat()
      const { place, ...input } = await keyed({ data: [['a', 'b'], pairs] })
      const [own] = input.plan.sheets
      const told = { ...input.plan, sheets: [{ ...own!, same_key: [{ column: 'A', keep: 'keep_last' as const }] }] }
      const manifest = await ready(place, { ...input, plan: told })
      expect(manifest.sheets[0]).toMatchObject({ total: 9, error: 0 })
    })

    test.each([
      ['keep_first', 'old'],
      ['keep_last', 'new'],
    ] as const)('%s is carried out, and the ledger adds up', async (value, kept) => {
      const { place, ...input } = await keyed({ data: [['a', 'b'], twice] })
      const manifest = await ready(place, { ...input, answers: [{ key, value }] })
      expect(manifest.sheets[0]).toMatchObject({ total: 13, error: 0 })
      expect((await values(place, 't')).filter(([a]) => a === '1')).toEqual([['1', kept]])
      expect(manifest.ledger.rows).toMatchObject({ exported: 13, merged: 2, rejected: 0 })
      expect(manifest.plan.sheets[0]?.same_key).toEqual([{ column: 'A', keep: value }])
      const again = await ready(place, { ...input, plan: manifest.plan })
      expect(again).toEqual(manifest)
    })

    test('are asked about in a short list, too, where several of its keys were given anew', async () => {
      const renamed = ['2', '3', '4'].flatMap((at): Cells[] => [
        [at, 'old'],
        [at, 'new'],
      ])
      const shortList = (more: number) =>
        keyed({
          data: [
            ['a', 'b'],
            [...renamed, ...many.slice(0, more)],
          ],
        })
      const { place, ...input } = await shortList(8)
      expect(await apply(place, input)).toMatchObject({ outcome: 'blocked', questions: [{ key, affected_rows: 6 }] })
      const other = await shortList(5)
      expect(await apply(other.place, other)).toMatchObject({ outcome: 'ready' })
    })

    test('of two different files, that of the file which is named', async () => {
      const crm: Cells[] = [
        ['new', '1'],
        ['more', '99'],
      ]
      const { place, ...input } = await keyed({ old: [['a', 'b'], twice.slice(0, 13)], crm: [['b', 'a'], crm] })
      const asked = await apply(place, input)
      expect(asked).toMatchObject({
        questions: [
          {
            options: [
              { value: 'old.csv' },
              { value: 'crm.csv' },
              { label: 'The first of each counts, in this order: old.csv, crm.csv' },
              { value: 'keep_last' },
              { value: 'keep_all' },
            ],
          },
        ],
      })
      await ready(place, { ...input, answers: [{ key, value: 'crm.csv' }] })
      expect((await values(place, 't')).filter(([a]) => a === '1')).toEqual([['1', 'new']])
      await ready(place, { ...input, answers: [{ key, value: 'keep_first' }] })
      expect((await values(place, 't')).filter(([a]) => a === '1')).not.toEqual([['1', 'new']])
    })

    test('of what other rows belong to, the last counts unless somebody says otherwise', async () => {
      const {
        place,
        plan: own,
        ...input
      } = await keyed({
        data: [
          ['a', 'b'],
          [...twice, ['2', 'new']],
        ],
      })
      const inline = { ...own, sheets: own.sheets.map((one) => ({ ...one, inline: true as const })) }
      expect(await apply(place, { ...input, plan: inline })).toMatchObject({
        questions: [{ key, default: 'keep_last' }],
      })
      const manifest = await ready(place, { ...input, plan: inline, autonomy: 'decide' })
      expect(manifest.sheets[0]).toMatchObject({ error: 0 })
      expect((await values(place, 't')).filter(([a]) => a === '1')).toEqual([['1', 'new']])
      expect(manifest.notes.join()).toContain('the last of each was taken')
    })

    test('are left to the check where they are many, or where all duplicates are to stay', async () => {
      const { place, ...input } = await keyed({
        data: [
          ['a', 'b'],
          [...twice.slice(0, 3), ['1', 'new']],
        ],
      })
      expect((await ready(place, input)).sheets[0]).toMatchObject({ error: 2 })
      const all = await keyed({ data: [['a', 'b'], twice] })
      const told = {
        ...all,
        plan: { ...all.plan, sheets: all.plan.sheets.map((one) => ({ ...one, duplicates: 'keep_all' as const })) },
      }
      expect((await ready(all.place, told)).sheets[0]).toMatchObject({ total: 15, error: 4 })
    })
  })

  test('rows that differ in what is not mapped stay by default, and it is said where they differ', async () => {
    const place = await openFolder()
    const first = await table(
      place,
      'one',
      ['a', 'note', 'same'],
      [
        ['1', 'blue', 'x'],
        ['1', 'red', 'x'],
        ['2', 'red', 'x'],
      ],
    )
    const second = await table(place, 'two', ['same', 'a'], [[' x', '2']])
    const sources = [first, second].map((input) => source(input, [column(input, 'A', ['a'])]))
    const input = {
      tables: [first, second],
      templates: [template('t', [{ name: 'A' }])],
      plan: plan(sheet('t', sources, 'ask')),
    }
    const differ =
      '2 rows of t equal another row in every mapped cell, but such rows differ in columns that are not mapped (“note”)'
    expect(await apply(place, input)).toMatchObject({
      outcome: 'blocked',
      questions: [{ default: 'keep_all', prompt: `${differ}. Which of such rows should be kept?` }],
    })
    const manifest = await ready(place, { ...input, autonomy: 'decide' })
    expect(manifest.notes).toEqual([`${differ}: all were kept.`])
    expect([manifest.plan.sheets[0]?.duplicates, manifest.ledger.rows.merged]).toEqual(['keep_all', 0])
    const told = await ready(place, { ...input, answers: [{ key: 'duplicate:t', value: 'keep_first' }] })
    expect(told.ledger.rows).toMatchObject({ exported: 2, merged: 2 })
    const keyed = { ...input, templates: [template('t', [{ name: 'A', required: true, unique: true }])] }
    // Rows with one key are one thing, about which nobody is asked.
    const one = await ready(place, { ...keyed, autonomy: 'ask' })
    expect(one.notes).toEqual([`${differ}: one of each was kept.`])
  })

  test('rows that are equal in what is not mapped, too, are merged by default; one of them is one row', async () => {
    const place = await openFolder()
    const input = await table(
      place,
      'data',
      ['a', 'note'],
      [
        ['1', null],
        ['1', ' '],
        ['2', 'red'],
      ],
    )
    const manifest = await ready(place, {
      tables: [input],
      templates: [template('t', [{ name: 'A' }])],
      plan: plan(sheet('t', [source(input, [column(input, 'A', ['a'])])], 'ask')),
      autonomy: 'decide',
    })
    expect(manifest.notes).toEqual(['1 row of t equals another row in every mapped cell: one of each was kept.'])
  })

  test('with other questions open, duplicates are asked about and nothing is written', async () => {
    const { place, ...input } = await sheets('ask')
    expect(await apply(place, { ...input, questionsOpen: true })).toMatchObject({
      outcome: 'blocked',
      questions: [{ key: 'duplicate:t' }],
    })
    await expect(readFile(join(place.folder, 'out', 'manifest.json'))).rejects.toThrow(/ENOENT/)
  })
})

describe('the manifest', () => {
  test('pins files and inputs: same input, same digest; any other, another', async () => {
    const place = await openFolder()
    const input = await table(place, 'data', ['a'], [['1']])
    const applied = {
      tables: [input],
      templates: [template('t', [{ name: 'A' }])],
      plan: plan(sheet('t', [source(input, [column(input, 'A', ['a'])])])),
    }
    const manifest = await ready(place, applied)
    expect(JSON.parse(await readFile(join(place.folder, 'out', 'manifest.json'), 'utf8'))).toEqual(manifest)
    const path = sheetPath(place.folder, 't')
    expect(manifest.sheets[0]?.sha256).toBe(
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    )
    expect(await verifyFiles([{ path, sha256: manifest.sheets[0]?.sha256 ?? '' }])).toEqual([])
    expect((await ready(place, applied)).digest).toBe(manifest.digest)
    for (const change of [
      { tables: [{ ...input, sha256: 'cd' }] },
      { templates: [template('t', [{ name: 'A', required: true }])] },
      { knowledge: [{ key: 'k', scope: { type: 'account' as const }, content: '' }] },
      { plan: { ...applied.plan, version: 2 } },
    ]) {
      expect((await ready(place, { ...applied, ...change })).digest).not.toBe(manifest.digest)
    }
  })

  test('value maps are reported with the rows of each entry', async () => {
    const place = await openFolder()
    const input = await table(place, 'data', ['a'], [['x '], ['x'], ['y'], [null]])
    const entries = [
      { raw: 'x', value: 'X', decided_by: 'matcher' as const },
      { raw: 'z', value: 'Z', decided_by: 'answer' as const },
    ]
    const manifest = await ready(place, {
      tables: [input],
      templates: [template('t', [{ name: 'A' }])],
      plan: plan(
        sheet('t', [source(input, [column(input, 'A', ['a'], { kind: 'trim' }, { kind: 'value_map', entries })])]),
      ),
    })
    expect(manifest.value_maps).toEqual([
      {
        slug: 't',
        column: 'A',
        entries: [
          { ...entries[0], count: 2 },
          { ...entries[1], count: 0 },
        ],
      },
    ])
  })

  test.each([
    [{ b: 1, a: [null, undefined, 'é\n"'], c: undefined }, '{"a":[null,null,"é\\n\\""],"b":1}'],
    [{ '\u20ac': 1, '\r': 2, '1': 3, '\ud83d\ude02': 4, '\ufb33': 5 }, '{"\\r":2,"1":3,"€":1,"😂":4,"\ufb33":5}'],
    [[1e21, 0.002, -0, 1e-7], '[1e+21,0.002,0,1e-7]'],
  ])('canonical JSON as in RFC 8785', (value, want) => {
    expect(canonicalJson(value)).toBe(want)
  })
})

const cell = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'b', ' a', '1,5', '2024-01-02', "'", '') },
  { weight: 1, arbitrary: fc.constant(null) },
)
const transforms: Transform[] = [
  { kind: 'trim' },
  { kind: 'number', decimal: ',', grouping: '.' },
  { kind: 'split', separator: ',', part: 1 },
  { kind: 'default', value: 'd' },
  { kind: 'case', to: 'upper' },
]

describe('the ledger', () => {
  test('adds up for any tables and plan', async () => {
    const tableOf = fc.array(fc.tuple(cell, cell), { maxLength: 12 })
    const sourceOf = fc.record({
      table: fc.nat(2),
      inputs: fc.tuple(fc.nat(1), fc.nat(1)),
      steps: fc.subarray(transforms),
      skip: fc.option(fc.constantFrom<string | null>('a', null)),
      join: fc.option(fc.nat(2)),
    })
    const sheetsOf = fc.array(
      fc.record({
        sources: fc.array(sourceOf, { minLength: 1, maxLength: 3 }),
        duplicates: fc.constantFrom('keep_first', 'keep_last', 'keep_all'),
        sameKey: fc.constantFrom('keep_first', 'keep_last', 'keep_all'),
      }),
      { minLength: 1, maxLength: 2 },
    )
    await fc.assert(
      fc.asyncProperty(fc.tuple(tableOf, tableOf, tableOf), sheetsOf, async (data, sheets) => {
        const place = await openFolder()
        const tables = await Promise.all(data.map((rows, index) => table(place, `t${index}`, ['a', 'b'], rows)))
        const at = (index: number) => tables[index] ?? tables[0]!
        const templates = sheets.map((_, index) =>
          template(`s${index}`, [
            { name: 'x', required: true },
            { name: 'y', unique: true },
          ]),
        )
        const made = plan(
          ...sheets.map(({ sources, duplicates }, index) =>
            sheet(
              `s${index}`,
              sources.map(({ table: which, inputs, steps, skip, join: other }) => {
                const input = at(which)
                const joins =
                  other === null || other === which
                    ? []
                    : [{ file_id: at(other).file_id, table: at(other).name, left: 0, right: 1, reason: 'Key' }]
                const skips =
                  skip === undefined || skip === null
                    ? [{ when: { is: 'blank_row' as const }, reason: 'Blank' }]
                    : [{ when: { position: 0, is: 'equal' as const, value: skip }, reason: 'Told' }]
                return source(
                  input,
                  [
                    column(input, 'x', [['a', 'b'][inputs[0]]!], ...steps),
                    column(input, 'y', [['a', 'b'][inputs[1]]!]),
                  ],
                  { joins, skips },
                )
              }),
              duplicates as 'keep_first',
            ),
          ),
        )
        const answers = sheets.map(({ sameKey: value }, index) => ({ key: `same_key:s${index}.y`, value }))
        const manifest = await ready(place, { tables, templates, plan: made, answers })
        const { ledger }: { ledger: Ledger } = manifest
        expect(addsUp(ledger.rows)).toBe(true)
        expect(ledger.rows.source).toBe(tables.reduce((sum, input) => sum + input.rows + 1, 0))
        for (const entry of ledger.tables) {
          expect(addsUp(entry.rows)).toBe(true)
          expect(entry.ignored.reduce((sum, { rows }) => sum + rows, 0)).toBe(entry.rows.ignored)
        }
        for (const { total, valid, warning, error } of manifest.sheets) expect(valid + warning + error).toBe(total)
      }),
      { numRuns: 40, seed: 7 },
    )
  })
})
