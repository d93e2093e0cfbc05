// Over 300 lines: one table of given and wanted values for each kind of transform.
import { describe, expect, test } from 'vitest'
import { compileColumn, oncePerValue, stackLayers } from '../../../server/src/engine/compile/column.ts'
import { quoteLiteral } from '../../../server/src/engine/literal.ts'
import type { Transform } from '../../../server/src/engine/model.ts'
import { describeTransform, isLossless } from '../../../server/src/engine/transforms/index.ts'
import { openFolder } from '../write/sheets.ts'

type Outcome = string | null | { value: string | null; failed?: true; lossy?: true }
type Case = [given: string | null | (string | null)[], want: Outcome]

async function outcomesOf(transforms: Transform[], given: Case[0][], shared = false): Promise<Outcome[]> {
  const { query } = await openFolder()
  const width = Math.max(...given.map((cells) => (Array.isArray(cells) ? cells.length : 1)))
  const columns = Array.from({ length: width }, (_, index) => `c${index}`)
  const chain = compileColumn(transforms, { columns, shared, rowNumber: '(place - 1)' }, 'k')
  const rows = given.map((cells, index) => {
    const list = Array.isArray(cells) ? cells : [cells]
    return `(${index + 1}, ${columns.map((_, cell) => (list[cell] === null || list[cell] === undefined ? 'NULL::VARCHAR' : quoteLiteral(list[cell]))).join(', ')})`
  })
  const input = `SELECT * FROM (VALUES ${rows.join(', ')}) AS given(place, ${columns.join(', ')})`
  const found = await query.rows(
    `SELECT ${chain.value} AS value, ${any(chain.failed)} AS failed, ${any(chain.lossy)} AS lossy FROM (${stackLayers(input, [chain])}) ORDER BY place`,
  )
  return found.map(outcome)
}

function outcome({ value, failed, lossy }: Record<string, unknown>): Outcome {
  const text = value === null || value === undefined ? null : String(value)
  if (failed !== true && lossy !== true) return text
  return { value: text, ...(failed === true ? { failed } : {}), ...(lossy === true ? { lossy } : {}) }
}

/** The same of one input, read from a file that stores it as a dictionary: every value many times. */
async function outcomesOncePerValue(transforms: Transform[], given: (string | null)[]): Promise<Outcome[]> {
  const { query, folder } = await openFolder()
  const rows = given.map((cell, index) => `(${index + 1}, ${cell === null ? 'NULL::VARCHAR' : quoteLiteral(cell)})`)
  const file = quoteLiteral(`${folder}/given.parquet`)
  await query.run(
    `COPY (SELECT place, c0 FROM (VALUES ${rows.join(', ')}) AS given(place, c0), range(3000)) TO ${file} (FORMAT parquet)`,
  )
  const chain = oncePerValue(transforms, { column: 'c0', shared: false }, 'k')
  const found = await query.rows(
    `SELECT DISTINCT place, ${chain.value} AS value, ${any(chain.failed)} AS failed, ${any(chain.lossy)} AS lossy
     FROM (${stackLayers(`SELECT * FROM read_parquet(${file})`, [chain])}) ORDER BY place`,
  )
  return found.map(outcome)
}

const any = (names: string[]): string => names.map((name) => `coalesce(${name}, false)`).join(' OR ') || 'false'

const failed = (value: string | null): Outcome => ({ value, failed: true })
const lossy = (value: string | null): Outcome => ({ value, lossy: true })
const hostile = `'); DROP TABLE x; --"\\\u0000 $1 %s \u{1f600}`

const tables: [name: string, transforms: Transform[], cases: Case[]][] = [
  [
    'trim takes every kind of space off both ends',
    [{ kind: 'trim' }],
    [
      ['  a b \t', 'a b'],
      ['\u00a0\ufeffx\u200b', 'x'],
      ['   ', null],
      ['', null],
      [null, null],
      ['ä', 'ä'],
      ['x\u000b', 'x'],
      [' x\r\n ', 'x'],
      [' x\u00a0', 'x'],
      ['  \u00a0 x', 'x'],
      ['é ', 'é'],
      [' ~', '~'],
      ['\u0001', '\u0001'],
      [hostile, hostile],
    ],
  ],
  [
    'collapse_spaces leaves single spaces',
    [{ kind: 'collapse_spaces' }],
    [
      ['a  b', 'a b'],
      ['a   b    c', 'a b c'],
      ['a\t\nb', 'a b'],
      ['a\u00a0b', 'a b'],
      ['a b', 'a b'],
      [null, null],
      ['\u2003\u2003x', ' x'],
    ],
  ],
  [
    'case upper',
    [{ kind: 'case', to: 'upper' }],
    [
      ['straße é', 'STRAẞE É'],
      [null, null],
    ],
  ],
  ['case lower', [{ kind: 'case', to: 'lower' }], [['ÄÖÜ ABC', 'äöü abc']]],
  [
    'case title starts words, keeps apostrophes and hyphens right',
    [{ kind: 'case', to: 'title' }],
    [
      ["ANNA o'neil", "Anna O'Neil"],
      ["don't stop", "Don't Stop"],
      ['JEAN-luc müller', 'Jean-Luc Müller'],
      ['éric  x', 'Éric  X'],
      [null, null],
      ['123 abc', '123 Abc'],
    ],
  ],
  [
    'strip takes characters off both ends only',
    [{ kind: 'strip', characters: `#'"*` }],
    [
      ['#1#2*', '1#2'],
      [`"it's"`, `it's`],
      ['###', null],
      [null, null],
    ],
  ],
  ['strip of nothing changes nothing', [{ kind: 'strip', characters: '' }], [[' a ', ' a ']]],
  [
    'replace is literal and goes everywhere',
    [{ kind: 'replace', find: '.', with: "'\\1" }],
    [
      ['a.b.c', "a'\\1b'\\1c"],
      ['abc', 'abc'],
      [null, null],
    ],
  ],
  [
    'replace with nothing can leave nothing',
    [{ kind: 'replace', find: 'x', with: '' }],
    [
      ['xx', null],
      ['axb', 'ab'],
    ],
  ],
  ['replace of nothing changes nothing', [{ kind: 'replace', find: '', with: 'z' }], [['ab', 'ab']]],
  [
    'pad fills on the left and cuts nothing',
    [{ kind: 'pad', length: 5, character: '0', side: 'left' }],
    [
      ['42', '00042'],
      ['123456', '123456'],
      ['äöü', '00äöü'],
      [null, null],
    ],
  ],
  [
    'pad fills on the right',
    [{ kind: 'pad', length: 3, character: '-', side: 'right' }],
    [
      ['a', 'a--'],
      ['abc', 'abc'],
    ],
  ],
  [
    'several units of one dimension are added up',
    [{ kind: 'number', decimal: '.', grouping: '', unit: 'ha', decimals: 4 }],
    [
      ['1 ha 32 a 53 ca', '1.3253'],
      ['74 a 09 ca', '0.7409'],
      ['2ha, 5 a', '2.0500'],
      ['12 a', '0.1200'],
      ['1.5', '1.5000'],
      ['1 ha 32 kg', failed('1 ha 32 kg')],
    ],
  ],
  [
    'feet and inches are added up',
    [{ kind: 'number', decimal: '.', grouping: '', unit: 'in' }],
    [
      ['5 ft 11 in', '71'],
      [`5' 11"`, '71'],
      ['6 feet and 1 inch', '73'],
      ['5 ft 11', '71'],
      [`5'11`, '71'],
      ['5 ft 14', failed('5 ft 14')],
    ],
  ],
  [
    'stones and pounds are added up, and rounded where decimals are told',
    [{ kind: 'number', decimal: '.', grouping: '', unit: 'kg', decimals: 0 }],
    [
      ['9st 7lb', '60'],
      ['9 st 7 lbs', '60'],
      ['9st 7', '60'],
      ['10 stone', '64'],
      ['53kg', '53'],
      ['9st 14', failed('9st 14')],
    ],
  ],
  [
    'how strong a drink is stands with or without the word for its volume, and without any sign',
    [{ kind: 'number', decimal: ',', grouping: '', unit: '% vol', decimals: 1 }],
    [
      ['4,5% vol', '4.5'],
      ['5%', '5.0'],
      ['6,5 %', '6.5'],
      ['7 % vol.', '7.0'],
      ['8', '8.0'],
      ['8 ‰', failed('8 ‰')],
    ],
  ],
  [
    'bytes are not converted, as some count 1000 of them and others 1024',
    [{ kind: 'number', decimal: '.', grouping: '', unit: 'GB' }],
    [
      ['16 GB', '16'],
      ['32GB', '32'],
      ['8 gb', '8'],
      ['4 gigabytes', '4'],
      ['16', '16'],
      ['1 TB', failed('1 TB')],
      ['512 MB', failed('512 MB')],
    ],
  ],
  [
    'number takes a unit off and converts others of its kind, exactly',
    [{ kind: 'number', decimal: ',', grouping: '.', unit: 'kg' }],
    [
      ['12,5 kg', '12.5'],
      ['1.250KGS', '1250'],
      ['500 g', '0.5'],
      ['-1,5 t', '-1500'],
      ['10 lbs.', '4.5359237'],
      ['7', '7'],
      ['12 m', failed('12 m')],
      ['kg', failed('kg')],
      ['99999999999999 g', failed('99999999999999 g')],
      [null, null],
    ],
  ],
  [
    'number takes squares and feet off their figures',
    [{ kind: 'number', decimal: '.', grouping: ',', unit: 'm²' }],
    [
      ['2 m2', '2'],
      ['1,022 sq. m', '1022'],
      ['10 sqft', '0.9290304'],
      ['3 ha', '30000'],
    ],
  ],
  [
    'number rounds what it converts where decimals are told, and nothing else',
    [{ kind: 'number', decimal: '.', grouping: ',', unit: 'm²', decimals: 1 }],
    [
      ['1,538 sq ft', '142.9'],
      ['10 sqft', '0.9'],
      ['3 ha', '30000.0'],
      ['31.75 m2', '31.75'],
      ['12', '12.0'],
      ['12 kg', failed('12 kg')],
    ],
  ],
  [
    'number divides where no factor does, exactly; what is no such number keeps its unit',
    [{ kind: 'number', decimal: '.', grouping: ',', unit: 'year', bare_unit: 'month' }],
    [
      ['96', '8'],
      ['1,200', '100'],
      ['-18', '-1.5'],
      ['0', '0'],
      ['20', failed('20 month')],
      ['36 months', '3'],
      ['8 yrs', '8'],
      ['1 year 6 months', failed('1 year 6 months')],
      ['?', failed('?')],
    ],
  ],
  [
    'number rounds what it divides where decimals are told, but to no whole numbers',
    [{ kind: 'number', decimal: '.', grouping: '', unit: 'year', bare_unit: 'month', decimals: 1 }],
    [
      ['96', '8.0'],
      ['20', '1.7'],
      ['-20', '-1.7'],
      ['21', '1.75'],
    ],
  ],
  [
    'number never makes whole ones of parts',
    [{ kind: 'number', decimal: '.', grouping: '', unit: 'year', bare_unit: 'month', decimals: 0 }],
    [
      ['96', '8'],
      ['20', failed('20 month')],
      ['18', '1.5'],
    ],
  ],
  [
    'number takes off a word that is no known unit, and figures without a unit can have one',
    [
      { kind: 'number', decimal: '.', grouping: ',', unit: 'Karat' },
      { kind: 'number', decimal: '.', grouping: '', unit: 'km', bare_unit: 'm' },
    ],
    [
      ['1,250 karats', '1.25'],
      ['12 karat.', '0.012'],
    ],
  ],
  [
    'number reads shares as whole per cent',
    [{ kind: 'number', decimal: ',', grouping: '', unit: '%', bare_unit: '1' }],
    [
      ['0,19', '19'],
      ['7 %', '7'],
      ['1', '100'],
    ],
  ],
  [
    'number with no decimals takes zeros off, and rounds nothing',
    [{ kind: 'number', decimal: '.', grouping: '', decimals: 0 }],
    [
      ['3.0', '3'],
      ['-3.00', '-3'],
      ['3.5', '3.5'],
      ['3.50', '3.5'],
      ['300', '300'],
      ['3', '3'],
    ],
  ],
  [
    'number writes a comma where that is asked for, and leaves what it can not read',
    [{ kind: 'number', decimal: '.', grouping: ',', decimals: 2, written_decimal: ',' }],
    [
      ['1,234.5', '1234,50'],
      ['-$7.00', '-7,00'],
      ['80', '80,00'],
      ['0.125', '0,125'],
      ['v1.2.3', failed('v1.2.3')],
      [null, null],
    ],
  ],
  [
    'insert counts from the start and leaves what is not longer',
    [{ kind: 'insert', text: ' ', at: 4 }],
    [
      ['1234AB', '1234 AB'],
      ['äöüßé', 'äöüß é'],
      ['1234', '1234'],
      [null, null],
    ],
  ],
  [
    'insert counts from the end',
    [{ kind: 'insert', text: hostile, at: -3 }],
    [
      ['M11AE', `M1${hostile}1AE`],
      ['1AE', '1AE'],
    ],
  ],
  [
    'prefix and suffix surround',
    [
      { kind: 'prefix', text: `'"` },
      { kind: 'suffix', text: ' €' },
    ],
    [
      ['1', `'"1 €`],
      [null, null],
    ],
  ],
  [
    'extract takes the first group',
    [{ kind: 'extract', pattern: 'No\\.? (\\d+)' }],
    [
      ['No. 42', lossy('42')],
      ['no', failed('no')],
      [null, null],
    ],
  ],
  [
    'extract takes the first group that begins with a class and a mark',
    [{ kind: 'extract', pattern: '^([-+]?\\d+) ?m$' }],
    [
      ['42 m', lossy('42')],
      ['-7m', lossy('-7')],
    ],
  ],
  [
    'extract takes the whole match without a group',
    [{ kind: 'extract', pattern: '[(]?\\d+(?:-\\d+)?' }],
    [
      ['12-3', '12-3'],
      ['--12--', '12'],
      ['12 kg', lossy('12')],
      ['kg', failed('kg')],
    ],
  ],
  [
    'split takes a part',
    [{ kind: 'split', separator: ',', part: 2 }],
    [
      ['a, b', lossy('b')],
      [' , b', 'b'],
      ['a', lossy(null)],
      [null, null],
      ["x,'", lossy("'")],
    ],
  ],
  [
    'split takes the last part',
    [{ kind: 'split', separator: '/', part: -1 }],
    [
      ['/x', 'x'],
      ['a/b/c', lossy('c')],
      ['one', 'one'],
    ],
  ],
  [
    'split takes the rest',
    [{ kind: 'split', separator: ' ', part: 2, rest: true }],
    [
      ['Anna  Maria Schmidt', lossy('Maria Schmidt')],
      ['Anna', lossy(null)],
      ['- Schmidt', 'Schmidt'],
    ],
  ],
  [
    'rewrite puts a value together of its parts, and keeps what does not match as a whole',
    [{ kind: 'rewrite', pattern: '([^,]*), (.)(.*)', with: '\\2. \\1' }],
    [
      ['Doe, Jane', lossy('J. Doe')],
      ['Müller, É', 'É. Müller'],
      ['Doe', failed('Doe')],
      ['Doe, Jane\nRoe', failed('Doe, Jane\nRoe')],
      [null, null],
    ],
  ],
  [
    'rewrite writes backslashes and the whole value, and nothing for a group without a match',
    [{ kind: 'rewrite', pattern: '(a)?b|c', with: '\\\\\\1$1\\0' }],
    [
      ['ab', '\\a$1ab'],
      ['b', '\\$1b'],
      ['c', '\\$1c'],
      ["'", failed("'")],
    ],
  ],
  [
    'take_back leaves what the steps before it did not mend, or what was right, as it was',
    [
      { kind: 'trim' },
      { kind: 'extract', pattern: '([a-z]+)-?' },
      { kind: 'case', to: 'upper' },
      { kind: 'take_back', steps: 2, pattern: '[A-Z]{2}|ok' },
    ],
    [
      [' ab-1', lossy('AB')],
      ['ok', 'ok'],
      [' abc-1', 'abc-1'],
      ['12', '12'],
      [null, null],
    ],
  ],
  [
    'take_back undoes emptying',
    [
      { kind: 'replace', find: '-', with: '' },
      { kind: 'take_back', steps: 1, pattern: '\\d+' },
    ],
    [
      ['--', '--'],
      ['1-2', '12'],
    ],
  ],
  [
    'merge leaves empty inputs out, and those that say so',
    [{ kind: 'merge', separator: ", '" }],
    [
      [['a', ' b '], "a, 'b"],
      [['a', null], 'a'],
      [[null, '  '], null],
      [['', 'b'], 'b'],
      [['NULL', 'b '], 'b'],
      [['a', ' \\N'], 'a'],
      [['n/a', '-'], null],
      [['none', '-b'], "none, '-b"],
    ],
  ],
  [
    'merge takes the first input that has a value',
    [{ kind: 'merge', separator: '', first: true, tokens: ['Unknown', "'"] }],
    [
      [['UNKNOWN ', 'b'], 'b'],
      [["'", null], null],
      [['a', 'b'], 'a'],
      [[null, ' b '], 'b'],
      [['  ', '', 'c'], 'c'],
      [['n/a', 'b'], 'b'],
      [[null, '-'], null],
    ],
  ],
  [
    'merge calculates a price for one of a price for many',
    [
      {
        kind: 'merge',
        separator: '',
        calculation: {
          formula: '$1 / $2',
          inputs: [
            { decimal: ',', grouping: '.' },
            { decimal: ',', grouping: '', empty: '1', figures: [{ raw: 'C', value: '100' }] },
          ],
          decimals: 4,
        },
      },
    ],
    [
      [['1.234,50 €', '1000'], '1.2345'],
      [['12,35', 'C'], '0.1235'],
      [['7', ' C '], '0.07'],
      [['12,35', null], '12.35'],
      [['1', '3'], '0.3333'],
      [['2', '3'], '0.6667'],
      [['-0,00005', '1'], '-0.0001'],
      [['-0,00004', '1'], '0'],
      [['12,35', '0'], failed('12,35')],
      [['12,35', 'Stück'], failed('12,35')],
      [[null, '100'], failed(null)],
      [[null, null], null],
      [[hostile, '1'], failed(hostile)],
    ],
  ],
  [
    'merge adds a share of an amount, exactly, whatever the size',
    [
      {
        kind: 'merge',
        separator: '',
        calculation: {
          formula: '$1 * (1 + $2)',
          inputs: [
            { decimal: '.', grouping: ',' },
            { decimal: '.', grouping: '', unit: '1', bare_unit: '%', empty: '0' },
          ],
          decimals: 2,
        },
      },
    ],
    [
      [['1,000.00', '19'], '1190'],
      [['1.005', '0 %'], '1.01'],
      [['-1.005', null], '-1.01'],
      [['900719925474.0993', '100%'], '1801439850948.2'],
      [['123456789012345678901234567890', '1'], '124691356902469135690246913568.9'],
      [['99999999999999999999999999999999999', '7.77'], failed('99999999999999999999999999999999999')],
    ],
  ],
  [
    'merge adds up what stands in as many columns as it takes',
    [
      {
        kind: 'merge',
        separator: '',
        calculation: {
          formula: Array.from({ length: 99 }, (_, at) => `$${at + 1}`).join(' + '),
          inputs: Array.from({ length: 99 }, () => ({ decimal: '.' as const, grouping: '' as const, empty: '0' })),
        },
      },
    ],
    [
      [Array.from({ length: 99 }, (_, at) => `${at}.${at % 10}5`), '4900.05'],
      [Array.from({ length: 99 }, (_, at) => (at === 98 ? '0.001' : null)), '0.001'],
      [Array.from({ length: 99 }, (_, at) => (at === 98 ? 'x' : '1.10')), failed('1.10')],
    ],
  ],
  [
    'merge counts days on from a date',
    [
      {
        kind: 'merge',
        separator: '',
        calculation: {
          formula: '$1 + $2',
          inputs: [{ dates: ['DD.MM.YYYY', 'D MMM YYYY', 'YYYY-MM-DD HH:mm:ss'] }, {}],
          result: 'day',
        },
      },
    ],
    [
      [['28.02.2024', '2'], '2024-03-01'],
      [['28 Feb 2023', ' 2 '], '2023-03-02'],
      [['1969-12-30 23:59:59', '4'], '1970-01-03'],
      [['1.1.2024', '0'], failed('1.1.2024')],
      [['30.02.2024', '1'], failed('30.02.2024')],
      [['28.02.2024', '1.5'], failed('28.02.2024')],
      [['28.02.2024', '-99999999'], failed('28.02.2024')],
      [['28.02.2024', '9'.repeat(38)], failed('28.02.2024')],
      [['31.12.9999', '1'], failed('31.12.9999')],
      [['28.02.2024', null], failed('28.02.2024')],
      [[null, null], null],
      [[hostile, '1'], failed(hostile)],
    ],
  ],
  [
    'merge counts months on from a date, to the last day of a month that is shorter',
    [
      {
        kind: 'merge',
        separator: '',
        calculation: {
          formula: '$1 + $2',
          inputs: [{ dates: ['DD.MM.YYYY'], unit: 'month' }, { figures: [{ raw: 'twice a year', value: '6' }] }],
          result: 'day',
        },
      },
    ],
    [
      [['29.02.2024', '12'], '2025-02-28'],
      [['31.08.2023', 'twice a year'], '2024-02-29'],
      [['15.11.2023', '-36'], '2020-11-15'],
      [['31.12.9999', '1'], failed('31.12.9999')],
      [['15.11.0001', '-36'], failed('15.11.0001')],
      [['15.11.2023', '0.5'], failed('15.11.2023')],
      [['15.11.2023', '-517192519631'], failed('15.11.2023')],
      [['15.11.2023', '9'.repeat(38)], failed('15.11.2023')],
      [['15.11.2023', 'never'], failed('15.11.2023')],
      [['30.02.2024', '12'], failed('30.02.2024')],
      [[null, null], null],
    ],
  ],
  [
    'merge calculates with what steps before it took out of the only column',
    [
      { kind: 'extract', pattern: '^until ([0-9.]+)' },
      {
        kind: 'merge',
        separator: '',
        calculation: { formula: '$1 + 1', inputs: [{ dates: ['DD.MM.YYYY'], unit: 'month' }], result: 'day' },
      },
    ],
    [[['until 31.01.2023'], lossy('2023-02-28')]],
  ],
  [
    'merge counts minutes on from a day and its time of day',
    [
      {
        kind: 'merge',
        separator: '',
        calculation: {
          formula: '$1 + $2 + $3',
          inputs: [
            { dates: ['DD.MM.YYYY'], unit: 'min' },
            { dates: ['HH:mm', 'HH:mmA'], unit: 'min' },
            { unit: 'min' },
          ],
          result: 'moment',
        },
      },
    ],
    [
      [['28.02.2024', '23:30', '45'], '2024-02-29 00:15'],
      [['28.02.2024', '9:00am', '45 min'], '2024-02-28 09:45'],
      [['31.12.1969', '22:00', '1 h'], '1969-12-31 23:00'],
      [['28.02.2024', '9:00am', '4.5'], failed('28.02.2024')],
      [['28.02.2024', '9:00am', '517192519631'], failed('28.02.2024')],
      [['28.02.2024', '9:00am', '9'.repeat(30)], failed('28.02.2024')],
      [['28.02.2024', '9:00am', '9'.repeat(18)], failed('28.02.2024')],
      [['28.02.2024', '9:00am', null], failed('28.02.2024')],
      [['31.12.9999', '23:30', '45'], failed('31.12.9999')],
      [[null, null, null], null],
    ],
  ],
  [
    'merge counts hours on from a time of the day',
    [
      {
        kind: 'merge',
        separator: '',
        calculation: { formula: '$1 + $2 * 60', inputs: [{ dates: ['HH:mm'], unit: 'min' }, {}], result: 'time' },
      },
    ],
    [
      [['08:15', '1.5'], '09:45'],
      [['23:15', '2'], '01:15'],
      [['23:15', '9'.repeat(17)], failed('23:15')],
      [['25:15', '2'], failed('25:15')],
    ],
  ],
  [
    'merge counts the days between two dates',
    [
      {
        kind: 'merge',
        separator: '',
        calculation: {
          formula: '$2 - $1',
          inputs: [{ dates: ['DD/MM/YYYY'] }, { dates: ['YYYY-MM-DD'] }],
          decimals: 0,
        },
      },
    ],
    [
      [['28/02/2024', '2024-03-01'], '2'],
      [['01/03/2024', '2024-02-28'], '-2'],
      [['01/03/2024', '2024-03-01'], '0'],
      [['01/13/2024', '2024-03-01'], failed('01/13/2024')],
    ],
  ],
  [
    'merge counts the minutes between two moments',
    [
      {
        kind: 'merge',
        separator: '',
        calculation: {
          formula: '$2 - $1',
          inputs: [
            { dates: ['DD/MM/YYYY HH:mm', 'YYYY-MM-DD HH:mm:ss'], unit: 'min' },
            { dates: ['YYYY-MM-DD HH:mm'], unit: 'min' },
          ],
          decimals: 0,
        },
      },
    ],
    [
      [['28/02/2024 23:30', '2024-02-29 00:15'], '45'],
      [['2024-02-29 10:00:00', '2024-02-29 09:30'], '-30'],
      [['29/02/2023 10:00', '2024-02-29 09:30'], failed('29/02/2023 10:00')],
      [[null, null], null],
    ],
  ],
  [
    'merge counts the minutes between two times of the day, past midnight up to 16 hours',
    [
      {
        kind: 'merge',
        separator: '',
        calculation: {
          formula: '($2 - $1) / 60',
          inputs: [
            { dates: ['HH:mm'], unit: 'min' },
            { dates: ['HH.mm'], unit: 'min' },
          ],
          decimals: 2,
        },
      },
    ],
    [
      [['9:30', '11.15'], '1.75'],
      [['22:15', '06.00'], '7.75'],
      [['09:00', '01.00'], '16'],
      [['09:00', '08.45'], '-0.25'],
      [['09:30', '24.15'], failed('09:30')],
    ],
  ],
  [
    'merge tells where a calculation without told decimals loses some',
    [
      {
        kind: 'merge',
        separator: '',
        calculation: { formula: '-$1 / 3 - 2 * 0.5', inputs: [{ decimal: '.', grouping: '' }] },
      },
    ],
    [
      ['3', '-2'],
      ['1', lossy('-1.333333')],
      ['1.5', '-1.5'],
    ],
  ],
  ['several inputs without a merge meet with a space', [{ kind: 'case', to: 'upper' }], [[['a', 'b'], 'A B']]],
  [
    'swap puts what is behind the first separator to the front',
    [{ kind: 'swap', separator: ',', with: ' ' }],
    [
      ['Meier, Ursula', 'Ursula Meier'],
      ['Groß,Karl, Dr.', 'Karl, Dr. Groß'],
      ['Ursula Meier', 'Ursula Meier'],
      ['Meier,', 'Meier,'],
      [', Ursula', ', Ursula'],
      [null, null],
    ],
  ],
  [
    'null_token is found whatever the case',
    [{ kind: 'null_token', tokens: ['N/A', '-', "'"] }],
    [
      ['n/a', null],
      [' - ', null],
      ["'", null],
      ['n/a!', 'n/a!'],
      [null, null],
    ],
  ],
  [
    'boolean reads both lists and its own results',
    [{ kind: 'boolean', yes: ['Ja', 'x'], no: ['Nein'], to: { yes: 'true', no: 'false' } }],
    [
      ['JA', 'true'],
      ['nein ', 'false'],
      ['true', 'true'],
      ['False', 'false'],
      ['vielleicht', failed('vielleicht')],
      [null, null],
    ],
  ],
  [
    'value_map maps exact values and leaves the others',
    [
      {
        kind: 'value_map',
        entries: [
          { raw: "a'b", value: 'A', decided_by: 'matcher' },
          { raw: 'x', value: '', decided_by: 'matcher' },
          { raw: 'same', value: 'same', decided_by: 'matcher' },
        ],
      },
    ],
    [
      ["a'b", 'A'],
      ['x', null],
      ['A', 'A'],
      [' x', ' x'],
      ['same', 'same'],
      [null, null],
    ],
  ],
  [
    'default fills what is empty',
    [{ kind: 'default', value: "d'" }],
    [
      [null, "d'"],
      ['', "d'"],
      ['x', 'x'],
    ],
  ],
  [
    'constant is in every row',
    [{ kind: 'constant', value: hostile }],
    [
      [null, hostile],
      ['x', hostile],
    ],
  ],
  [
    'row_number counts from its start',
    [
      { kind: 'row_number', start: 7 },
      { kind: 'pad', length: 3, character: '0', side: 'left' },
    ],
    [
      ['a', '007'],
      [null, '008'],
    ],
  ],
  [
    'row_number counts anew for each value',
    [{ kind: 'row_number', start: 1, within: true }],
    [
      ['a', '1'],
      ['b', '1'],
      ['a ', '2'],
    ],
  ],
  [
    'merge puts the number that a row was given behind the columns',
    [
      { kind: 'row_number', start: 1, within: true },
      { kind: 'merge', separator: '-' },
      { kind: 'prefix', text: 'P' },
    ],
    [
      [['a', 'x'], 'Pa-x-1'],
      [['b', 'x'], 'Pb-x-1'],
      [['a', null], 'Pa-2'],
    ],
  ],
  [
    'rewrite fills up one part of several with zeros',
    [
      { kind: 'merge', separator: '¦' },
      { kind: 'rewrite', pattern: '((?:[^¦]*¦){1})(\\d+)((?:¦.*)?)', with: '\\100\\2\\3' },
      { kind: 'rewrite', pattern: '((?:[^¦]*¦){1})0*?(\\d{3}|[1-9]\\d{3,})((?:¦.*)?)', with: '\\1\\2\\3' },
      { kind: 'rewrite', pattern: '(.*?)¦(.*)', with: '\\1/\\2' },
    ],
    [
      [['A 7', '4'], 'A 7/004'],
      [['A7', '12'], 'A7/012'],
      [['0', '1200'], '0/1200'],
      [['A', '007'], 'A/007'],
    ],
  ],
  [
    'a failed step keeps the value and the chain goes on',
    [
      { kind: 'boolean', yes: ['y'], no: ['n'], to: { yes: '1', no: '0' } },
      { kind: 'case', to: 'upper' },
    ],
    [['maybe', failed('MAYBE')]],
  ],
  [
    'an empty value goes through every kind unharmed',
    [{ kind: 'trim' }, { kind: 'number', decimal: '.', grouping: ',' }, { kind: 'default', value: '0' }],
    [['  ', '0']],
  ],
  [
    'number with decimal comma',
    [{ kind: 'number', decimal: ',', grouping: '.' }],
    [
      ['1.234,50', '1234.50'],
      ['-1.234.567,8', '-1234567.8'],
      ['0,5', '0.5'],
      [',5', '0.5'],
      ['5,', '5'],
      ['12', '12'],
      ['007', '7'],
      ['000', '0'],
      ['1.234', '1234'],
      ['1.23', failed('1.23')],
      ['12.34,5', failed('12.34,5')],
      ['1,2,3', failed('1,2,3')],
      ['1.234,50 €', '1234.50'],
      ['EUR 12,00', '12.00'],
      ['€-3', '-3'],
      ['-€3', '-3'],
      ['(12,5)', '-12.5'],
      ['(12', failed('(12')],
      ['12-', '-12'],
      ['-12-', failed('-12-')],
      ['−5', '-5'],
      ['+5', '5'],
      ['-0,00', '0.00'],
      ['', null],
      [null, null],
      ['-', failed('-')],
      ['€', failed('€')],
      ['1e5', failed('1e5')],
      ['12%', failed('12%')],
      ['123456789012345678901234567890,123456789012345678901', '123456789012345678901234567890.123456789012345678901'],
      ["1'; --", failed("1'; --")],
      ['\u00a01,5\u202f', '1.5'],
      ['SKU12', failed('SKU12')],
      ['１２', failed('１２')],
    ],
  ],
  [
    'number with decimal point',
    [{ kind: 'number', decimal: '.', grouping: ',' }],
    [
      ['1,234.5', '1234.5'],
      ['12,34,567.00', '1234567.00'],
      ['-0', '0'],
      ['-0.5', '-0.5'],
      ['0.10', '0.10'],
      ['$1,000', '1000'],
      ['1,00', failed('1,00')],
      ['USD 5', '5'],
      ['.5', '0.5'],
      ['0', '0'],
    ],
  ],
  [
    'number with spaces or apostrophes between thousands',
    [{ kind: 'number', decimal: ',', grouping: ' ' }],
    [
      ['1 234,5', '1234.5'],
      ['1\u202f234\u00a0567', '1234567'],
      ['12 34', failed('12 34')],
    ],
  ],
  [
    'number Swiss',
    [{ kind: 'number', decimal: '.', grouping: "'" }],
    [
      ["CHF 1'234.50", '1234.50'],
      ['1’234', '1234'],
      ['Fr. 5.-', '5'],
      ['5.–', '5'],
      ['5-', '-5'],
    ],
  ],
  [
    'number without grouping',
    [{ kind: 'number', decimal: '.', grouping: '' }],
    [
      ['1234.5', '1234.5'],
      ['1,234', failed('1,234')],
    ],
  ],
  [
    'number with a fixed number of decimals is filled up, and never rounded',
    [{ kind: 'number', decimal: ',', grouping: '.', decimals: 2 }],
    [
      ['1.234', '1234.00'],
      ['7,5', '7.50'],
      ['-7,25 €', '-7.25'],
      ['7,2500', '7.25'],
      ['7,255', '7.255'],
      ['0', '0.00'],
      ['free', failed('free')],
      [null, null],
    ],
  ],
  [
    'number as percent',
    [{ kind: 'number', decimal: ',', grouping: '.', percent: true }],
    [
      ['12,5 %', '0.125'],
      ['50%', '0.5'],
      ['100%', '1'],
      ['0%', '0'],
      ['-7%', '-0.07'],
      ['1.250%', '12.5'],
      ['0,05%', '0.0005'],
      ['12', failed('12')],
    ],
  ],
  [
    'date reads years of one digit or two, and leaves what is written as wanted already',
    [{ kind: 'date', from: ['Y/M/D'], to: 'M/D/YY' }],
    [
      ['4/2/15', '2/15/04'],
      ['12/1/06', '1/6/12'],
      ['1/1/71', '1/1/71'],
      ['104/2/15', failed('104/2/15')],
    ],
  ],
  [
    'date from two orders, its own result last',
    [{ kind: 'date', from: ['DD.MM.YYYY', 'D/M/YYYY'], to: 'YYYY-MM-DD' }],
    [
      ['01.01.0000', failed('01.01.0000')],
      ['01.01.0001', '0001-01-01'],
      ['31.12.2023', '2023-12-31'],
      ['1/2/2024', '2024-02-01'],
      ['2024-02-29', '2024-02-29'],
      ['29.02.2023', failed('29.02.2023')],
      ['1.2.2024', failed('1.2.2024')],
      ['31.12.2023 x', failed('31.12.2023 x')],
      [null, null],
      ['0999-01-01', '0999-01-01'],
      ["'", failed("'")],
    ],
  ],
  [
    'date with a two-digit year, no later than the latest',
    [{ kind: 'date', from: ['DD.MM.YY', 'D MMM YY'], to: 'YYYY-MM-DD', latest_year: 2012 }],
    [
      ['15.08.47', '1947-08-15'],
      ['15.08.12', '2012-08-15'],
      ['15.08.13', '1913-08-15'],
      ['31.12.99', '1999-12-31'],
      ['3 Mai 47', '1947-05-03'],
      ['29.02.23', failed('29.02.23')],
      ['2024-02-29', '2024-02-29'],
      [null, null],
    ],
  ],
  [
    'date without a day, taken for the last of its month',
    [{ kind: 'date', from: ['MM/YYYY', 'MMM YY', 'DD.MM.YYYY'], to: 'YYYY-MM-DD', month_day: 'last' }],
    [
      ['02/2024', '2024-02-29'],
      ['02/2023', '2023-02-28'],
      ['Dez 26', '2026-12-31'],
      ['05.04.2027', '2027-04-05'],
      ['13/2024', failed('13/2024')],
      [null, null],
    ],
  ],
  [
    'date with a two-digit year that has no such day in the century before',
    [{ kind: 'date', from: ['DD.MM.YY'], to: 'YYYY-MM-DD', latest_year: 1999 }],
    [
      ['29.02.00', failed('29.02.00')],
      ['28.02.00', '1900-02-28'],
    ],
  ],
  [
    'date that is written as it is read: checked, never written anew',
    [{ kind: 'date', from: ['YYYY-MM-DD'], to: 'YYYY-MM-DD' }],
    [
      ['2024-02-29', '2024-02-29'],
      ['2023-02-29', failed('2023-02-29')],
      ['2024-02-31', failed('2024-02-31')],
      ['2024-13-01', failed('2024-13-01')],
      ['0000-00-00', failed('0000-00-00')],
      ['0000-01-01', failed('0000-01-01')],
      ['9999-12-31', '9999-12-31'],
      ['29.02.2024', failed('29.02.2024')],
      [null, null],
    ],
  ],
  [
    'date that is checked, with and without leading zeros',
    [{ kind: 'date', from: ['D.M.YYYY'], to: 'D.M.YYYY' }],
    [
      ['3.4.2024', '3.4.2024'],
      ['03.04.2024', '03.04.2024'],
      ['31.4.2024', failed('31.4.2024')],
    ],
  ],
  [
    'date that is checked, with a time',
    [{ kind: 'date', from: ['YYYY-MM-DDTHH:mm:ssZ'], to: 'YYYY-MM-DDTHH:mm:ssZ' }],
    [
      ['2024-02-29T9:30:00Z', '2024-02-29T9:30:00Z'],
      ['2024-02-30T09:30:00Z', failed('2024-02-30T09:30:00Z')],
    ],
  ],
  [
    'date with a time that the result cannot hold',
    [{ kind: 'date', from: ['YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DDTHH:mm'], to: 'YYYY-MM-DD' }],
    [
      ['2024-01-05 00:00:00', '2024-01-05'],
      ['2024-01-05 10:30:00', lossy('2024-01-05')],
      ['2024-01-05T00:00', '2024-01-05'],
      ['2024-01-05 25:00:00', failed('2024-01-05 25:00:00')],
      ['2024-01-05 0:00:00', '2024-01-05'],
    ],
  ],
  [
    'date with an offset, brought to UTC where that is wanted',
    [
      {
        kind: 'date',
        from: ['DD.MM.YYYY HH:mm:ss +0200', 'YYYY-MM-DD HH:mm:ss-05', 'YYYY-MM-DD HH:mm:ss.S+05:30'],
        to: 'YYYY-MM-DDTHH:mm:ssZ',
      },
    ],
    [
      ['01.03.2024 01:30:00 +0200', '2024-02-29T23:30:00Z'],
      ['2024-12-31 20:00:01-05', '2025-01-01T01:00:01Z'],
      ['2024-12-31 20:00:01.25+05:30', lossy('2024-12-31T14:30:01Z')],
      ['2024-12-31T20:00:01Z', '2024-12-31T20:00:01Z'],
      ['2024-12-31 20:00:01+03', failed('2024-12-31 20:00:01+03')],
    ],
  ],
  [
    'date with an offset, as its own clock showed it where nothing asks for UTC',
    [{ kind: 'date', from: ['DD.MM.YYYY HH:mm +0200'], to: 'YYYY-MM-DD HH:mm' }],
    [['01.03.2024 01:30 +0200', '2024-03-01 01:30']],
  ],
  [
    'seconds and milliseconds since 1970',
    [{ kind: 'date', from: ['X', 'x'], to: 'YYYY-MM-DDTHH:mm:ssZ' }],
    [
      ['1709251200', '2024-03-01T00:00:00Z'],
      ['1709251200000', '2024-03-01T00:00:00Z'],
      ['1709251200250', lossy('2024-03-01T00:00:00Z')],
      ['17092', failed('17092')],
    ],
  ],
  [
    'days as spreadsheets count them',
    [{ kind: 'date', from: ['serial', 'DD.MM.YYYY'], to: 'YYYY-MM-DD' }],
    [
      ['45123', '2023-07-16'],
      ['45123.0', '2023-07-16'],
      ['45123.5', lossy('2023-07-16')],
      ['16.07.2023', '2023-07-16'],
      ['123', failed('123')],
    ],
  ],
  [
    'date with minutes loses seconds only',
    [{ kind: 'date', from: ['YYYY-MM-DD HH:mm:ss'], to: 'DD/MM/YYYY HH:mm' }],
    [
      ['2024-01-05 10:30:00', '05/01/2024 10:30'],
      ['2024-01-05 10:30:07', lossy('05/01/2024 10:30')],
    ],
  ],
  [
    'times of day',
    [{ kind: 'date', from: ['HH:mm:ss', 'HH.mm Uhr', 'HH Uhr', 'HHhmm', 'HH A'], to: 'HH:mm' }],
    [
      ['20:15:00', '20:15'],
      ['9:05:00', '09:05'],
      ['20:15:30', lossy('20:15')],
      ['9.05 Uhr', '09:05'],
      ['9 Uhr', '09:00'],
      ['9h30', '09:30'],
      ['12 p.m.', '12:00'],
      ['25:00:00', failed('25:00:00')],
    ],
  ],
  [
    'date to a month loses the day',
    [{ kind: 'date', from: ['YYYY-MM-DD'], to: 'MM/YYYY' }],
    [
      ['2024-03-01', '03/2024'],
      ['2024-03-02', lossy('03/2024')],
    ],
  ],
  [
    'date with twelve hours',
    [{ kind: 'date', from: ['M/D/YY HH:mm A'], to: 'YYYY-MM-DD HH:mm' }],
    [
      ['1/5/24 9:05 pm', '2024-01-05 21:05'],
      ['12/31/69 12:00 AM', '1969-12-31 00:00'],
      ['1/1/68 12:30 p.m.', '2068-01-01 12:30'],
      ['1/5/24 9:05 p', '2024-01-05 21:05'],
    ],
  ],
  [
    'times whose half of the day is a letter',
    [{ kind: 'date', from: ['HH:mmA', 'HHA', 'ddd, MMMM D, YYYY HHA'], to: 'HH:mm' }],
    [
      ['9:05a', '09:05'],
      ['12:30p', '12:30'],
      ['1p', '13:00'],
      ['Saturday, August 3, 2024 9a', '09:00'],
      ['13:05p', failed('13:05p')],
    ],
  ],
  [
    'date with twelve hours and points between its parts',
    [{ kind: 'date', from: ['D.M.YYYY HH:mmA'], to: 'YYYY-MM-DDTHH:mm' }],
    [
      ['1.12.2024 9:05p.m.', '2024-12-01T21:05'],
      ['11.2.2024 9:05am', '2024-02-11T09:05'],
    ],
  ],
  [
    'durations in minutes',
    [{ kind: 'number', decimal: '.', grouping: '', unit: 'min' }],
    [
      ['1h 15m', '75'],
      ['2 Std. 5 Min.', '125'],
      ['1h30', '90'],
      ['1h 15 s', '60.25'],
      ['2 hours and 30 minutes', '150'],
      ['PT1H15M30S', '75.5'],
      ['1:15', '75'],
      ['0:04:30', '4.5'],
      ['12:30 min', '12.5'],
      ['5m', '5'],
      ['1.5 h', '90'],
      ['20', '20'],
      ['0:00:01', failed('0:00:01')],
      ['1:75', failed('1:75')],
      ['2 30', failed('2 30')],
      ['1d 2h', failed('1d 2h')],
    ],
  ],
  [
    'durations in hours',
    [{ kind: 'number', decimal: ',', grouping: '.', unit: 'h' }],
    [
      ['45 min', '0.75'],
      ['1:15', '1.25'],
      ['10 min', failed('10 min')],
    ],
  ],
  [
    'durations in hours with two decimals, rounded where no number is exactly that',
    [{ kind: 'number', decimal: '.', grouping: '', unit: 'h', decimals: 2 }],
    [
      ['0:45', '0.75'],
      ['3:20', lossy('3.33')],
      ['0:10', lossy('0.17')],
      ['2h05', lossy('2.08')],
      ['59 min 59 s', lossy('1.00')],
      ['6', '6.00'],
    ],
  ],
  [
    'bare minutes in hours',
    [{ kind: 'number', decimal: '.', grouping: '', unit: 'h', bare_unit: 'min', decimals: 2 }],
    [
      ['45', '0.75'],
      [' 180 ', '3.00'],
      ['10', lossy('0.17')],
      ['2 h', '2.00'],
      ['1:30', '1.50'],
      ['7.5', failed('7.5')],
      ['x', failed('x')],
    ],
  ],
  [
    'amounts in cents and in thousands',
    [{ kind: 'number', decimal: '.', grouping: ',', unit: 'ones', bare_unit: 'hundredths', decimals: 2 }],
    [
      ['1250', '12.50'],
      ['5', '0.05'],
      ['45k', '45000.00'],
      ['1.2 Mio', '1200000.00'],
      ['6.25 LPA', '625000.00'],
      ['2 crore', '20000000.00'],
    ],
  ],
  [
    'durations in seconds',
    [{ kind: 'number', decimal: '.', grouping: '', unit: 's' }],
    [
      ['3:45', '225'],
      ['1:00 h', '3600'],
    ],
  ],
  [
    'date with names of months',
    [{ kind: 'date', from: ['D. MMMM YYYY', 'D MMM YYYY', 'MMM D, YYYY', 'D de MMMM de YYYY'], to: 'YYYY-MM-DD' }],
    [
      ['5. März 2024', '2024-03-05'],
      ['12 févr. 2023', '2023-02-12'],
      ['Dec 24, 2021', '2021-12-24'],
      ['1 de enero de 2020', '2020-01-01'],
      ['3. Jänner 2022', '2022-01-03'],
      ['12 Junie 2024', '2024-06-12'],
      ['9 Julie 2024', '2024-07-09'],
      ['7 Aout 2020', '2020-08-07'],
      ['7 AOÛT 2020', '2020-08-07'],
      ['5. Foo 2024', failed('5. Foo 2024')],
      ['31 Apr 2024', failed('31 Apr 2024')],
      ['2024-03-05', '2024-03-05'],
    ],
  ],
  [
    'date with names of months as other languages decline them, and with what they write around a date',
    [
      {
        kind: 'date',
        from: [
          'D de MMMM de YYYY',
          'D MMMM YYYY r.',
          'ddd D. MMM YYYY',
          'YYYY. MMMM D.',
          'D. MMMM YYYY',
          'D/M YYYY',
          'D. M. YYYY',
        ],
        to: 'YYYY-MM-DD',
      },
    ],
    [
      ['9 de fevereiro de 2019', '2019-02-09'],
      ['28 września 2021 r.', '2021-09-28'],
      ['3 października 2021 r.', '2021-10-03'],
      ['den 17. maj 2020', '2020-05-17'],
      ['2022. március 15.', '2022-03-15'],
      ['6. joulukuuta 2017', '2017-12-06'],
      ['2. září 2016', '2016-09-02'],
      ['19/8 2015', '2015-08-19'],
      ['4. 11. 2018', '2018-11-04'],
      ['31 września 2021 r.', failed('31 września 2021 r.')],
      ['31/6 2015', failed('31/6 2015')],
    ],
  ],
  [
    'date with names of months between slashes',
    [{ kind: 'date', from: ['DD/MMM/YY HH:mm A', 'YYYY-MMM-DD'], to: 'YYYY-MM-DD HH:mm' }],
    [
      ['07/Nov/22 8:05 PM', '2022-11-07 20:05'],
      ['07/Nov/22 12:05 AM', '2022-11-07 00:05'],
      ['2022-Nov-07', '2022-11-07 00:00'],
      ['31/Feb/22 8:05 PM', failed('31/Feb/22 8:05 PM')],
    ],
  ],
  [
    'the case of names',
    [{ kind: 'case', to: 'name', words: ['Van', 'MacDuff'] }],
    [
      ["JEAN D'ARC", "Jean D'Arc"],
      ['DE LA VEGA Y ORTIZ', 'De la Vega y Ortiz'],
      ['VAN HALEN-MCCOY', 'Van Halen-McCoy'],
      ['macduff', 'MacDuff'],
      ["DELL'ORTO", "Dell'Orto"],
      ['PIAZZA SANT’ELIA', 'Piazza Sant’Elia'],
      ['Öz DE Wit', 'Öz DE Wit'],
      ['J.', 'J.'],
    ],
  ],
  [
    'date with the day of the week in front, which says nothing',
    [{ kind: 'date', from: ['ddd DD.MM.YY', 'ddd, MMM D, YYYY HH:mm', 'ddd Der MMMM YYYY'], to: 'YYYY-MM-DD' }],
    [
      ['Mi 05.06.24', '2024-06-05'],
      ['Thursday, Sep 5, 2024 00:00', '2024-09-05'],
      ['dim. 1er décembre 2024', '2024-12-01'],
      ['05.06.24', failed('05.06.24')],
      ['Mi 31.02.24', failed('Mi 31.02.24')],
    ],
  ],
  [
    'date of six figures, of which a spreadsheet took the first zero',
    [{ kind: 'date', from: ['DDMMYY', 'DMMYY'], to: 'YYYY-MM-DD' }],
    [
      ['280218', '2018-02-28'],
      ['80218', '2018-02-08'],
      ['310215', failed('310215')],
      ['8218', failed('8218')],
    ],
  ],
  [
    'date without marks, of which a spreadsheet took the first zero',
    [{ kind: 'date', from: ['DDMMYYYY', 'DMMYYYY'], to: 'YYYY-MM-DD' }],
    [
      ['28022018', '2018-02-28'],
      ['8022018', '2018-02-08'],
      ['31022015', failed('31022015')],
      ['822018', failed('822018')],
      ['99999999', failed('99999999')],
    ],
  ],
  [
    'date written with a month name and literal signs',
    [{ kind: 'date', from: ['YYYYMMDD'], to: 'D MMM YYYY (100%)' }],
    [
      ['20240105', '5 Jan 2024 (100%)'],
      ['2024015', failed('2024015')],
    ],
  ],
  [
    'phone with a home country',
    [{ kind: 'phone', country: 'DE' }],
    [
      ['030 / 123 456-78', '+493012345678'],
      ['+49 (0)30 1234567', '+49301234567'],
      ['0049 30 1234567', '+49301234567'],
      ['+33 1 23 45 67 89', '+33123456789'],
      ['tel: 030-1234567', '+49301234567'],
      ['+4930123456', '+4930123456'],
      ['030 1234567 ext. 12', lossy('+49301234567')],
      ['030 1234567 x12', lossy('+49301234567')],
      ['030 1234567 (nur 9-17 Uhr)', lossy('+49301234567')],
      ['030 1234567 privat', lossy('+49301234567')],
      ['030 1234567 (Fax)', failed('030 1234567 (Fax)')],
      ['12', failed('12')],
      ['+99912345678', failed('+99912345678')],
      ['anna', failed('anna')],
      [null, null],
      ['+33 1 23', failed('+33 1 23')],
      ['49 30 12345678', '+493012345678'],
      ['030 / 123-4567', '+49301234567'],
      ['030 1', failed('030 1')],
      ['0049 30 1234567', '+49301234567'],
      ["030'123", failed("030'123")],
      ['(030) 1234567', '+49301234567'],
      ['', null],
    ],
  ],
  [
    'phone in other countries',
    [{ kind: 'phone', country: 'US' }],
    [
      ['(212) 555-0123', '+12125550123'],
      ['1-212-555-0123', '+12125550123'],
      ['011 49 30 1234567', '+49301234567'],
      ['555-0123', failed('555-0123')],
    ],
  ],
  [
    'phone with its calling code in brackets',
    [{ kind: 'phone', country: 'PT' }],
    [['(+351) 912 345 678', '+351912345678']],
  ],
  ['phone in Italy keeps its zero', [{ kind: 'phone', country: 'IT' }], [['06 1234 5678', '+390612345678']]],
  ['phone in Hungary drops its 06', [{ kind: 'phone', country: 'HU' }], [['06 1 234 5678', '+3612345678']]],
  [
    'phone without a home country',
    [{ kind: 'phone', country: null }],
    [
      ['+49 30 1234567', '+49301234567'],
      ['030 1234567', failed('030 1234567')],
      ['0044 20 7946 0958', '+442079460958'],
      ['0032 474 36702850', failed('+3247436702850')],
    ],
  ],
  [
    'email',
    [{ kind: 'email' }],
    [
      [' Anna.Schmidt@Example.COM ', 'anna.schmidt@example.com'],
      ['mailto:A@b.de', 'a@b.de'],
      ['Anna <a@b.de>', lossy('a@b.de')],
      ['<a@b.de>', 'a@b.de'],
      ['a@b', failed('a@b')],
      ['a..b@c.de', failed('a..b@c.de')],
      ['a b@c.de', failed('a b@c.de')],
      ["o'neil+x@sub.example.co.uk", "o'neil+x@sub.example.co.uk"],
      ['jörg@müller.de', 'jörg@müller.de'],
      [null, null],
      ['a@b.de, c@d.de', failed('a@b.de, c@d.de')],
    ],
  ],
]

describe('transforms', () => {
  test.each(tables)('%s', async (_, transforms, cases) => {
    const given = cases.map(([cells]) => cells)
    expect((await outcomesOf(transforms, given)).map((want, index) => [given[index], want])).toEqual(cases)
  })

  const singles = tables.flatMap(([name, transforms, cases]) => {
    // A row's number is no function of a value.
    if (transforms.some(({ kind }) => kind === 'row_number')) return []
    const single = cases.flatMap(([cells, want]) => (Array.isArray(cells) ? [] : [[cells, want] as const]))
    return single.length > 0 ? [[name, transforms, single] as const] : []
  })
  test.each(singles)('once per value of a stored dictionary: %s', async (_, transforms, cases) => {
    const found = await outcomesOncePerValue(
      transforms,
      cases.map(([cell]) => cell),
    )
    expect(found).toEqual(cases.map(([, want]) => want))
  })

  test('split and extract lose nothing when the column also feeds another one', async () => {
    expect(await outcomesOf([{ kind: 'split', separator: ' ', part: 1 }], ['Anna Schmidt'], true)).toEqual(['Anna'])
    expect(await outcomesOf([{ kind: 'extract', pattern: '\\d+' }], ['12 kg'], true)).toEqual(['12'])
  })

  test('of two phone numbers in a cell the first is taken, and the other one lost', async () => {
    const two = ['030 901820 / 0171 5550100', '030/901820; +49 171 5550100', '+49 30 901820 oder 0171-5550100']
    expect(await outcomesOf([{ kind: 'phone', country: 'DE' }], two)).toEqual(two.map(() => lossy('+4930901820')))
    expect(await outcomesOf([{ kind: 'phone', country: 'DE' }], ['030 / 90 18 20 11'])).toEqual(['+493090182011'])
  })

  test('an extension is lost of a phone number that feeds no other column', async () => {
    const number = ['030 901820 Durchwahl 12']
    expect(await outcomesOf([{ kind: 'phone', country: 'DE' }], number, true)).toEqual(['+4930901820'])
    expect(await outcomesOf([{ kind: 'phone', country: 'DE' }], number)).toEqual([lossy('+4930901820')])
  })

  test('a value map of ten thousand entries of many words finds every one', async () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => ({
      raw: `räw ${index}'`,
      value: `v${index}${' and more of it'.repeat(8)}`,
      decided_by: 'matcher' as const,
    }))
    const given = [...entries.filter((_, index) => index % 7 === 0).map(({ raw }) => raw), 'not there', null]
    const want = [...entries.filter((_, index) => index % 7 === 0).map(({ value }) => value), 'not there', null]
    expect(await outcomesOf([{ kind: 'value_map', entries }], given)).toEqual(want)
  })

  test('no transform becomes a join, which would give up the order of rows', async () => {
    const { query } = await openFolder()
    const words = Array.from({ length: 40 }, (_, index) => `w${index}`)
    const long: Transform[][] = [
      [{ kind: 'null_token', tokens: words }],
      [{ kind: 'boolean', yes: words, no: words.map((word) => `n${word}`), to: { yes: 'y', no: 'n' } }],
    ]
    for (const transforms of [...tables.map(([, chain]) => chain), ...long]) {
      const columns = ['c0', 'c1']
      await query.run('CREATE OR REPLACE TEMP TABLE given (place BIGINT, c0 VARCHAR, c1 VARCHAR)')
      await query.run("INSERT INTO given VALUES (1, 'a', 'b')")
      const chain = compileColumn(transforms, { columns, shared: false, rowNumber: '0' }, 'k')
      const names = [chain.value, ...chain.failed, ...chain.lossy].join(', ')
      const plan = await query.rows(`EXPLAIN SELECT ${names} FROM (${stackLayers('SELECT * FROM given', [chain])})`)
      expect(JSON.stringify(plan)).not.toContain('JOIN')
    }
  })

  test('every kind has a sentence and says whether it is lossless', () => {
    for (const [, transforms] of tables) {
      for (const transform of transforms) {
        expect(describeTransform(transform)).toMatch(/^[A-Z].*[^.]$/s)
        expect(typeof isLossless(transform)).toBe('boolean')
      }
    }
  })
})
