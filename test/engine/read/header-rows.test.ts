/** Headers of several rows, without merged cells to tell. */
import { describe, expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

const BODY =
  'W-1,North,03.05.2024,12.5,80\nW-2,South,04.05.2024,9,75.5\nW-3,North,05.05.2024,11.25,60\nW-4,East,06.05.2024,8,91\n'

describe('rows that name the columns together', () => {
  test.each([
    [
      'groups, names and units in brackets',
      'Well,,Reading,,\nNo,Field,Day,Depth,Flow\n,,,(m),(l/s)\n',
      ['Well No', 'Well Field', 'Reading Day', 'Reading Depth (m)', 'Reading Flow (l/s)'],
    ],
    [
      'groups, names and plain units',
      'Well,,Reading,,\nNo,Field,Day,Depth,Flow\n,,,m,l/s\n',
      ['Well No', 'Well Field', 'Reading Day', 'Reading Depth m', 'Reading Flow l/s'],
    ],
    ['names and plain units', 'No,Field,Day,Depth,Cost\n,,,cm,EUR\n', ['No', 'Field', 'Day', 'Depth cm', 'Cost EUR']],
    [
      'groups, of which the first is the title of the list with its day',
      'Wells as of 31/05/2024,,Reading,,\nNo,Field,Day,Depth,Flow\n',
      ['No', 'Field', 'Reading Day', 'Reading Depth', 'Reading Flow'],
    ],
    [
      'groups of groups',
      'Master data,,Values,,\nWell,,When,Measured,\nNo,Field,Day,Depth,Flow\n',
      [
        'Master data Well No',
        'Master data Well Field',
        'Values When Day',
        'Values Measured Depth',
        'Values Measured Flow',
      ],
    ],
    [
      'names below groups, one of them cut short with a point',
      'No,Field,Day,Measured,\n,,,Depth,Fl.\n',
      ['No', 'Field', 'Day', 'Measured Depth', 'Measured Fl.'],
    ],
    [
      'names of single columns beside groups, and names below the groups alone',
      'No,Field,Day,Measured,\n,,,Depth,Flow\n',
      ['No', 'Field', 'Day', 'Measured Depth', 'Measured Flow'],
    ],
  ])('%s', async (_, head, names) => {
    const { columns, rows } = await readContent(head + BODY)
    expect(columns).toEqual(names)
    expect(rows).toHaveLength(4)
  })
})

describe('but a row is no part of the header', () => {
  test.each([
    ['that says what is not known of a thing', 'No,Field,Day,Depth,Flow\n,,,open,open\n'],
    ['whose units stand among words', 'No,Field,Day,Depth,Unit\nW-0,North,02.05.2024,9,cm\n'],
    [
      'of data that lacks its first cells, below a header that lacks a name',
      'No,Field,Day,Depth,\n,West,02.05.2024,7,66\n',
    ],
  ])('%s', async (_, head) => {
    const { columns, rows } = await readContent(head + BODY)
    expect(columns.slice(0, 4)).toEqual(['No', 'Field', 'Day', 'Depth'])
    expect(rows).toHaveLength(5)
  })
})

test('a header that comes again in capitals is no row', async () => {
  const { rows, ignored } = await readContent(`No,Field,Day,Depth,Flow\n${BODY}NO,FIELD,DAY,DEPTH,FLOW\n${BODY}`)
  expect(rows).toHaveLength(8)
  expect(ignored).toEqual({ 'repeated header': 1 })
})

test('a sentence above a header that its own commas cut is no row', async () => {
  const { columns, rows, ignored } = await readContent(
    `Please check these wells, all of them, and tell us\nNo,Field,Day,Depth,Flow\n${BODY}`,
  )
  expect(columns).toEqual(['No', 'Field', 'Day', 'Depth', 'Flow'])
  expect(rows).toHaveLength(4)
  expect(ignored).toEqual({ 'above the header': 1 })
})

test('what the lines above a header hold is kept for those who plan', async () => {
  const { table } = await readContent(`Wells of the north\nCurrency:,EUR,\n\nNo,Field,Day,Depth,Flow\n${BODY}`)
  expect(table.above).toEqual([['Wells of the north'], ['Currency:', 'EUR']])
  const plain = await readContent(`No,Field,Day,Depth,Flow\n${BODY}`)
  expect(plain.table.above).toBeUndefined()
})
