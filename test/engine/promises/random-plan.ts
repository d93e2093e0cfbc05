import fc from 'fast-check'
import type {
  CrossCellRule,
  JoinPlan,
  RowSkip,
  SheetPlan,
  TemplateColumn,
  Transform,
} from '../../../server/src/engine/model.ts'
import type { Cells } from '../write/sheets.ts'

// Tables and plans that nobody would make: what holds for them holds for those that are made.

export const cell: fc.Arbitrary<string | null> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'A', 'b', 'a ', '1', '01', '2', 'x,y', 'Berg, Anna', 'n/a', '-') },
  { weight: 1, arbitrary: fc.constant(null) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '12.03.2024',
      '2024-03-12 14:30',
      '31/12/99',
      '1.234,50 €',
      '(12.5)',
      '45 %',
      '1E+10',
      '+49 170 1234567',
      'Anna@Example.COM ',
      'yes',
      'Nein',
      '  two  spaces ',
      "O'Neil",
      '“quoted”',
      'line\nbreak',
      '=1+1',
      'NULL',
      'ß',
      'e\u0301',
      '\u0000',
      '😀',
      '#',
      '"',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
)

const word = fc.constantFrom('', ' ', '-', ',', 'a', 'x', '0', "'", '1', 'é')

const transform: fc.Arbitrary<Transform> = fc.oneof<fc.Arbitrary<Transform>[]>(
  fc.constantFrom<Transform>({ kind: 'trim' }, { kind: 'collapse_spaces' }, { kind: 'email' }),
  fc.record({ kind: fc.constant('case'), to: fc.constantFrom('upper', 'lower', 'title') }),
  fc.record({ kind: fc.constant('strip'), characters: word }),
  fc.record({ kind: fc.constant('replace'), find: word, with: word }),
  fc.record({
    kind: fc.constant('pad'),
    length: fc.integer({ min: 0, max: 8 }),
    character: fc.constantFrom('0', '', 'é'),
    side: fc.constantFrom('left', 'right'),
  }),
  fc.record({ kind: fc.constant('prefix'), text: word }),
  fc.record({ kind: fc.constant('suffix'), text: word }),
  fc.record({ kind: fc.constant('extract'), pattern: fc.constantFrom('\\d+', '(\\w)\\w*', '^$', 'a(b)?') }),
  fc.record({
    kind: fc.constant('split'),
    separator: fc.constantFrom(' ', ',', '-', '. '),
    part: fc.constantFrom(-2, -1, 1, 2),
    rest: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('swap'), separator: fc.constantFrom(',', ' '), with: fc.constantFrom(' ', ', ') }),
  fc.record({
    kind: fc.constant('rewrite'),
    pattern: fc.constantFrom('(.)(.*)', '([^ ]*) (.*)', '([0-9]+)[.,]([0-9]*).*'),
    with: fc.constantFrom('\\2\\1', '\\1', 'a\\\\\\0'),
  }),
  fc.record({
    kind: fc.constant('take_back'),
    steps: fc.integer({ min: 1, max: 4 }),
    pattern: fc.constantFrom('[A-Z]+', '\\d+', '.*'),
  }),
  fc.record({ kind: fc.constant('null_token'), tokens: fc.subarray(['n/a', '-', 'NULL', '0', 'a', 'A']) }),
  fc.record({
    kind: fc.constant('number'),
    decimal: fc.constantFrom('.', ','),
    grouping: fc.constantFrom('', '.', ',', ' ', "'"),
  }),
  fc.record({
    kind: fc.constant('date'),
    from: fc.subarray(['DD.MM.YYYY', 'YYYY-MM-DD', 'D/M/YY', 'YYYY-MM-DD HH:mm'], { minLength: 1 }),
    to: fc.constantFrom('YYYY-MM-DD', 'DD.MM.YYYY'),
  }),
  fc.constant<Transform>({ kind: 'boolean', yes: ['yes', 'ja'], no: ['no', 'nein'], to: { yes: 'true', no: 'false' } }),
  fc.record({ kind: fc.constant('phone'), country: fc.constantFrom('DE', null) }),
  fc
    .array(fc.record({ raw: fc.constantFrom('a', 'A', '1', 'n/a', 'x,y'), value: word }), { maxLength: 4 })
    .map((entries): Transform => ({
      kind: 'value_map',
      entries: entries.map((entry, index) => ({ ...entry, decided_by: index % 2 ? 'model' : 'matcher' })),
    })),
  fc.record({
    kind: fc.constant('merge'),
    separator: word,
    calculation: fc.record(
      {
        formula: fc.constantFrom('$1', '$1 / $2', '$1 * (1 - $2)', '7 / 3'),
        inputs: fc.array(fc.record({ decimal: fc.constant('.'), grouping: fc.constantFrom('', ',') }), {
          minLength: 2,
        }),
        decimals: fc.nat(6),
      },
      { requiredKeys: ['formula', 'inputs'] },
    ),
  }),
  fc.record({ kind: fc.constant('default'), value: word }),
  fc.record({ kind: fc.constant('constant'), value: word }),
  fc.record({ kind: fc.constant('row_number'), start: fc.integer({ min: -2, max: 5 }) }),
) as fc.Arbitrary<Transform>

const when: fc.Arbitrary<RowSkip['when']> = fc.oneof(
  fc.record({ position: fc.integer({ min: 0, max: 1 }), is: fc.constant('empty' as const) }),
  fc.record({
    position: fc.integer({ min: 0, max: 1 }),
    is: fc.constant('equal' as const),
    value: fc.constantFrom('a', '1'),
  }),
  fc.record({
    position: fc.integer({ min: 0, max: 1 }),
    is: fc.constantFrom('one_of' as const, 'none_of' as const),
    values: fc.subarray(['a', 'b', '1', '01', 'n/a', 'x,y']),
  }),
  fc.constant({ is: 'blank_row' as const }),
  fc.record({ is: fc.constant('numbered' as const), rows: fc.subarray([2, 3, 5, 8, 13, 99]) }),
)

const rule: fc.Arbitrary<Partial<TemplateColumn>> = fc.oneof(
  fc.constant({ desiredRule: 'none' as const }),
  fc
    .constantFrom('[a-z]*', '\\d+', '.{0,3}', '[^,]+')
    .map((strictRule) => ({ desiredRule: 'strict' as const, strictRule })),
  fc.constantFrom('t0', 't1').map((columnName) => ({
    desiredRule: 'link' as const,
    linkRule: [{ templateId: 'tpl_sheet0', columnName }],
  })),
)

export interface RandomTable {
  rows: Cells[]
  problems: number[]
}

export interface RandomSource {
  chains: { inputs: number[]; fromJoined: boolean; transforms: Transform[] }[]
  skips: RowSkip['when'][]
  /** Each of its rows is two, one of each of two columns. */
  isCrosstab: boolean
  /** The next table completes this one. */
  join: Pick<JoinPlan, 'left' | 'right' | 'loose'> | null
}

export interface RandomJob {
  tables: RandomTable[]
  sources: RandomSource[]
  /** Sheet of each source, or none. */
  sheets: number[]
  columns: (Partial<TemplateColumn> & { required: boolean; unique: boolean })[][]
  rules: CrossCellRule[][]
  duplicates: Exclude<SheetPlan['duplicates'], 'ask'>[]
}

/** Template columns of a sheet and columns of a table. */
export const WIDTH = 3
const TABLES = 4

const exactly = <T>(arbitrary: fc.Arbitrary<T>, length: number): fc.Arbitrary<T[]> =>
  fc.array(arbitrary, { minLength: length, maxLength: length })

const crossCell: fc.Arbitrary<CrossCellRule> = fc.constantFrom<CrossCellRule>(
  { kind: 'compare', left: 't0', op: '<=', right: { column: 't1' }, message: 'order' },
  { kind: 'required_when', column: 't2', when: { column: 't0', equals: 'a' }, message: 'when' },
  { kind: 'exclusive', columns: ['t0', 't1'], message: 'one' },
  { kind: 'unique_together', columns: ['t0', 't1'], message: 'pair' },
)

export const randomJob: fc.Arbitrary<RandomJob> = fc.record({
  tables: exactly(
    fc.record({
      rows: fc.array(exactly(cell, WIDTH), { maxLength: 14 }),
      problems: fc.oneof(
        { weight: 3, arbitrary: fc.constant<number[]>([]) },
        { weight: 1, arbitrary: fc.subarray([0, 3, 7]) },
      ),
    }),
    TABLES,
  ),
  sources: exactly(
    fc.record({
      chains: exactly(
        fc.record({
          inputs: fc.oneof(
            { weight: 4, arbitrary: exactly(fc.integer({ min: 0, max: WIDTH - 1 }), 1) },
            { weight: 1, arbitrary: fc.subarray([0, 1, 2]) },
          ),
          fromJoined: fc.boolean(),
          transforms: fc.array(transform, { maxLength: 3 }),
        }),
        WIDTH,
      ),
      skips: fc.array(when, { maxLength: 2 }),
      isCrosstab: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
      join: fc.option(
        fc.record(
          { left: fc.constantFrom(0, 1), right: fc.constantFrom(0, 2), loose: fc.constant(true as const) },
          { requiredKeys: ['left', 'right'] },
        ),
      ),
    }),
    TABLES,
  ),
  sheets: exactly(fc.constantFrom(0, 0, 1, -1), TABLES),
  columns: exactly(
    exactly(
      fc
        .tuple(fc.record({ required: fc.boolean(), unique: fc.boolean() }), rule)
        .map(([flags, told]) => ({ ...flags, ...told })),
      WIDTH,
    ),
    2,
  ),
  rules: exactly(fc.array(crossCell, { maxLength: 2 }), 2),
  duplicates: exactly(fc.constantFrom('keep_first', 'keep_last', 'keep_all'), 2),
})
