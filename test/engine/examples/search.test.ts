// Over 300 lines: one table of examples and the program that each must lead to.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileColumn, stackLayers } from '../../../server/src/engine/compile/column.ts'
import type { Query } from '../../../server/src/engine/compile/query.ts'
import { quoteLiteral } from '../../../server/src/engine/literal.ts'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { findPrograms, fits } from '../../../server/src/engine/examples/search.ts'
import type { CalculatedInput, Example, Transform } from '../../../server/src/engine/model.ts'
import { openFolder } from '../write/sheets.ts'

/** The value and `failed` that the database gives for each list of inputs. */
async function byDatabase(
  query: Query,
  transforms: Transform[],
  given: string[][],
): Promise<{ value: string | null; failed: boolean }[]> {
  const columns = given[0]!.map((_, index) => `c${index}`)
  const chain = compileColumn(transforms, { columns, shared: true, rowNumber: '0' }, 'k')
  const rows = given.map((cells, place) => `(${[place, ...cells.map(quoteLiteral)].join(', ')})`)
  const input = `SELECT * FROM (VALUES ${rows.join(', ')}) AS given(place, ${columns.join(', ')})`
  const failed = chain.failed.map((name) => `coalesce(${name}, false)`).join(' OR ') || 'false'
  const found = await query.rows(
    `SELECT ${chain.value} AS value, ${failed} AS failed FROM (${stackLayers(input, [chain])}) ORDER BY place`,
  )
  return found.map((row) => ({ value: row.value === null ? null : String(row.value), failed: row.failed === true }))
}

const word = fc.constantFrom('Jane', 'DOE', 'richard', "O'Neil", 'Müller', 'Anna-Maria', 'x', 'Straße', 'ÉCOLE')
const digits = fc.integer({ min: 0, max: 99_999 }).map(String)
const date = fc.constantFrom(
  '03/04/2024',
  '12.11.2023',
  '2022-12-25',
  '1/2/99',
  'March 5, 2021',
  '20240312',
  '31/02/2024',
)
const piece = fc.oneof(
  word,
  digits,
  date,
  fc.constantFrom('1.234,50', '12 %', '(030)', '($5.00)', '$5.50', '-7', '.5', '12.-', '00123', '  '),
)
const value = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', ', ', '-', '/', '.', ':', '')), { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.flat().slice(0, -1).join(''))
  .filter((text) => text.trim() !== '')

const mark = fc.constantFrom(' ', ',', ', ', '-', '/', '.', ':')
const step: fc.Arbitrary<Transform> = fc.oneof(
  fc.constant<Transform>({ kind: 'trim' }),
  fc.constant<Transform>({ kind: 'collapse_spaces' }),
  fc.record({
    kind: fc.constant('case' as const),
    to: fc.constantFrom('upper' as const, 'lower' as const, 'title' as const),
  }),
  fc.record({ kind: fc.constant('strip' as const), characters: fc.constantFrom('(', '$', '0', ' .') }),
  fc.record({ kind: fc.constant('replace' as const), find: mark, with: fc.constantFrom('', ' ', '_') }),
  fc.record({
    kind: fc.constant('split' as const),
    separator: mark,
    part: fc.constantFrom(1, 2, -1),
    rest: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('swap' as const), separator: mark, with: fc.constantFrom(' ', ', ') }),
  fc.record({ kind: fc.constant('prefix' as const), text: fc.constantFrom('C-', 'Dr. ') }),
  fc.record({ kind: fc.constant('suffix' as const), text: fc.constantFrom(' kg', '@example.com') }),
  fc.record({ kind: fc.constant('insert' as const), text: fc.constantFrom('-', ' '), at: fc.constantFrom(1, 3, -2) }),
  fc.record({
    kind: fc.constant('pad' as const),
    length: fc.constantFrom(4, 8),
    character: fc.constant('0'),
    side: fc.constantFrom('left' as const, 'right' as const),
  }),
  fc.record({
    kind: fc.constant('extract' as const),
    pattern: fc.constantFrom('[0-9]+', '\\(([^)]*)\\)', '[\\p{L}\\p{M}]+'),
  }),
  fc.constantFrom<Transform>(
    { kind: 'rewrite', pattern: '([^,]*), (.).*', with: '\\2. \\1' },
    { kind: 'rewrite', pattern: '([\\p{L}\\p{M}]+) +([\\p{L}\\p{M}]+)', with: '\\2\\\\\\1' },
    { kind: 'date', from: ['D/M/YYYY', 'D.M.YYYY'], to: 'YYYY-MM-DD' },
    { kind: 'date', from: ['M/D/YY'], to: 'DD.MM.YYYY' },
    { kind: 'date', from: ['Y/M/D'], to: 'M/D/YY' },
    { kind: 'date', from: ['MMMM D, YYYY', 'YYYYMMDD'], to: 'D MMM YYYY' },
    { kind: 'take_back', steps: 1, pattern: '[A-Za-z ]+' },
    { kind: 'take_back', steps: 2, pattern: '\\d{4}-\\d{2}-\\d{2}|[0-9]+' },
    { kind: 'number', decimal: ',', grouping: '.' },
    { kind: 'number', decimal: '.', grouping: '', decimals: 2 },
    { kind: 'number', decimal: '.', grouping: '', decimals: 0 },
    { kind: 'number', decimal: '.', grouping: ',', decimals: 2, written_decimal: ',' },
    { kind: 'number', decimal: '.', grouping: ',', percent: true },
  ),
)
const chain = fc.array(step, { minLength: 1, maxLength: 3 })

describe('the steps as they are tried on examples', () => {
  it('do what the database does', async () => {
    const { query } = await openFolder()
    await fc.assert(
      fc.asyncProperty(chain, fc.array(value, { minLength: 12, maxLength: 30 }), async (transforms, values) => {
        const given = values.map((text) => [text])
        expect(given.map((from) => applyChain(transforms, from))).toEqual(await byDatabase(query, transforms, given))
      }),
      { numRuns: 100 },
    )
  })

  it('calculate what the database calculates', async () => {
    const { query } = await openFolder()
    const read: fc.Arbitrary<CalculatedInput> = fc.record(
      {
        decimal: fc.constant('.' as const),
        grouping: fc.constantFrom('' as const, ',' as const),
        empty: fc.constantFrom('0', '1', '-2.5'),
        figures: fc.constant([{ raw: 'C', value: '100' }]),
      },
      { requiredKeys: ['decimal', 'grouping'] },
    )
    const forms = ['DD.MM.YYYY', 'YYYY-MM-DD']
    const dates = fc.constantFrom<CalculatedInput>({ dates: forms }, { dates: forms, unit: 'month' })
    const percent = fc.constant<CalculatedInput>({ decimal: '.', grouping: '', unit: '1', bare_unit: '%' })
    const calculation = fc.record(
      {
        formula: fc.constantFrom(
          '$1 + $2',
          '$1 - $2 * $2',
          '$1 / $2',
          '($1 - 1) / -$2',
          '$1 / $2 + $2 / 6 - $1',
          '-$1 / 7 * $2',
          '$2 * 1.19',
          '$1 / $2 ?? $2',
        ),
        inputs: fc.tuple(fc.oneof(read, dates), fc.oneof(read, percent, dates)),
        decimals: fc.nat(6),
        result: fc.constantFrom('figure' as const, 'day' as const),
      },
      { requiredKeys: ['formula', 'inputs'] },
    )
    const cell = fc.oneof(
      fc.constantFrom(
        '',
        ' ',
        '0',
        '0.5',
        '-0.005',
        '1,234.50',
        '$5.50',
        '(12)',
        '12 %',
        'C',
        'abc',
        '1'.repeat(40),
        '29.02.2024',
        '31.01.1970',
        '0001-01-02',
        '2023-02-29',
      ),
      fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((figure) => figure.toFixed(3)),
    )
    await fc.assert(
      fc.asyncProperty(calculation, fc.array(fc.tuple(cell, cell), { minLength: 12 }), async (one, given) => {
        const transforms: Transform[] = [{ kind: 'merge', separator: '', calculation: one }]
        expect(given.map((from) => applyChain(transforms, from))).toEqual(await byDatabase(query, transforms, given))
      }),
      { numRuns: 40 },
    )
  })
})

describe('programs', () => {
  it('agree with the chain behind three random examples of it, in the database, too', async () => {
    const { query } = await openFolder()
    let found = 0
    await fc.assert(
      fc.asyncProperty(chain, fc.uniqueArray(value, { minLength: 3, maxLength: 3 }), async (transforms, values) => {
        const examples = values.map((text): Example => ({
          from: [text],
          to: applyChain(transforms, [text]).value ?? '',
        }))
        const [best] = findPrograms(examples)
        if (!best) return
        found++
        const told = examples.filter(({ to }) => to !== '')
        expect(told.every((example) => fits(best.transforms, example))).toBe(true)
        const given = told.map(({ from }) => from)
        expect(await byDatabase(query, best.transforms, given)).toEqual(
          told.map(({ to }) => ({ value: to, failed: false })),
        )
      }),
      // About every second chain has a program: of so many, twenty by no chance are too few.
      { numRuns: 120 },
    )
    expect(found).toBeGreaterThan(20)
  })

  it('are looked for in a bounded time, whatever the examples', () => {
    const text = fc.oneof(fc.string({ maxLength: 40, unit: 'grapheme' }), fc.string({ maxLength: 300 }), value)
    const example = fc.record({ from: fc.array(text, { minLength: 2, maxLength: 2 }), to: text })
    fc.assert(
      fc.property(fc.array(example, { maxLength: 30 }), (examples) => {
        const told = examples.filter(({ to, from }) => to !== '' && from.join('') !== '')
        for (const { transforms } of findPrograms(examples))
          expect(told.every((one) => fits(transforms, one))).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  const told = (pairs: [string, string][]): Example[] => pairs.map(([from, to]) => ({ from: [from], to }))
  it.each([
    [
      'order of names',
      told([
        ['DOE, JANE', 'Jane Doe'],
        ['ROE, RICHARD', 'Richard Roe'],
        ['LEE, ANN', 'Ann Lee'],
      ]),
      'SMITH, JOHN',
      'John Smith',
    ],
    [
      'initials',
      told([
        ['Doe, Jane', 'J. Doe'],
        ['Roe, Richard', 'R. Roe'],
        ['Lee, Ann Mary', 'A. Lee'],
      ]),
      'Smith, John',
      'J. Smith',
    ],
    [
      'middle names left out',
      told([
        ['Jane Mary Doe', 'Jane Doe'],
        ['Ann Lee', 'Ann Lee'],
        ['Max Otto Karl Roe', 'Max Roe'],
      ]),
      'A B C D',
      'A D',
    ],
    [
      'logins',
      told([
        ['Jane Doe', 'jdoe@example.com'],
        ['Richard Roe', 'rroe@example.com'],
        ['Ann Lee', 'alee@example.com'],
      ]),
      'John Smith',
      'jsmith@example.com',
    ],
    [
      'day first',
      told([
        ['03/04/2024', '2024-04-03'],
        ['25/12/2022', '2022-12-25'],
        ['12/11/2023', '2023-11-12'],
      ]),
      '1/2/2003',
      '2003-02-01',
    ],
    [
      'year first, in figures that look otherwise',
      told([
        ['4/2/15', '2/15/04'],
        ['12/1/06', '1/6/12'],
        ['1/1/71', '1/1/71'],
      ]),
      '6/1/08',
      '1/8/06',
    ],
    [
      'digits in a row',
      told([
        ['20240312', '2024-03-12'],
        ['20221130', '2022-11-30'],
        ['20200101', '2020-01-01'],
      ]),
      '19991231',
      '1999-12-31',
    ],
    [
      'numbers',
      told([
        ['1.234,50 €', '1234.50'],
        ['99,00 €', '99.00'],
        ['12.000,10 €', '12000.10'],
      ]),
      '7,25 €',
      '7.25',
    ],
    [
      'numbers with a comma',
      told([
        ['$1,234.50', '1234,50'],
        ['$99.00', '99,00'],
        ['$12,000.10', '12000,10'],
      ]),
      '$7.25',
      '7,25',
    ],
    [
      'what is in brackets',
      told([
        ['Widget (W-12)', 'W-12'],
        ['Bolt (B-7)', 'B-7'],
        ['Nut M8 (N-100)', 'N-100'],
      ]),
      'A (x)',
      'x',
    ],
    [
      'padding',
      told([
        ['7', '0007'],
        ['123', '0123'],
        ['45', '0045'],
      ]),
      '9999',
      '9999',
    ],
    [
      'parts of a code',
      told([
        ['SKU-00123-A', '123'],
        ['SKU-04567-B', '4567'],
        ['SKU-00001-C', '1'],
      ]),
      'SKU-00900-D',
      '900',
    ],
    [
      'places of a number',
      told([
        ['0301234567', '030 1234567'],
        ['0409990000', '040 9990000'],
        ['0895551234', '089 5551234'],
      ]),
      '0201112222',
      '020 1112222',
    ],
    [
      'hosts',
      told([
        ['https://www.example.com/a/b', 'example.com'],
        ['http://www.foo.org/x', 'foo.org'],
        ['https://www.bar.de/', 'bar.de'],
      ]),
      'https://www.baz.net/q',
      'baz.net',
    ],
  ])('find %s', (_, examples, other, wanted) => {
    const [best] = findPrograms(examples)
    expect(applyChain(best?.transforms ?? [], [other])).toEqual({ value: wanted, failed: false })
  })

  it('there are none where nothing but the examples themselves would fit', () => {
    expect(
      findPrograms(
        told([
          ['A', 'active'],
          ['P', 'paused'],
          ['X', 'closed'],
        ]),
      ),
    ).toEqual([])
    expect(findPrograms([])).toEqual([])
  })
})
