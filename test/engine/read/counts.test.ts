/** Lines that say how many rows stand above them. */
import { describe, expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

const HEAD = 'Nummer;Titel;Signatur;Jahr;Preis\n'
const FIRST = 'B-1;Wälder;R 20;1998;12,50\nB-2;Seen;R 21;2004;9,00\nB-7;Moore;R 22;2011;30,00\n'
const SECOND = 'B-4;Inseln;S 11;1987;8,00\n'

describe('lines that say how many rows stand above them', () => {
  test('are no rows where each says it of its own section, though one is wrong by a row', async () => {
    const third = `B-5;Dünen;T 1;1999;7,00\nB-6;Watt;T 2;2001;5,00\n`
    const more = ['U', 'V', 'W'].map(
      (shelf, at) => `Regal ${at + 12} Haus ${shelf};;;;\n${SECOND.replace('B-4', `C-${at}`)};1 Buch/Bücher;;;\n`,
    )
    const content =
      `${HEAD}Regal 9 Haus A;;;;\n${FIRST};3 Buch/Bücher;;;\nRegal 10 Haus B;;;;\n${SECOND};1 Buch/Bücher;;;\n` +
      `Regal 11 Haus C;;;;\n${third}${third.split('\n')[1]}\n;2 Buch/Bücher;;;\n${more.join('')}`
    const { columns, rows, ignored, table } = await readContent(content)
    expect(columns).toEqual(['Nummer', 'Titel', 'Signatur', 'Jahr', 'Preis', 'Regal'])
    expect(rows.map((row) => [row[1], row.at(-1)]).slice(0, 5)).toEqual([
      ['B-1', '9 Haus A'],
      ['B-2', '9 Haus A'],
      ['B-7', '9 Haus A'],
      ['B-4', '10 Haus B'],
      ['B-5', '11 Haus C'],
    ])
    expect(ignored).toMatchObject({ 'count of the rows above': 6, 'section heading': 6 })
    expect(table.notes?.join(' ')).toContain('say how many rows stand above, and were left out.')
  })

  test.each([
    ['in a cell of its own', ';*** 4 titles listed - ShelfBase 2.1 ***;;;\n'],
    ['beside a label', ';;;Anzahl Titel:;4\n'],
  ])('are none at the end of a list, %s', async (_, end) => {
    const { rows, ignored } = await readContent(HEAD + FIRST + SECOND + end)
    expect(rows).toHaveLength(4)
    expect(ignored).toEqual({ 'count of the rows above': 1 })
  })

  test('are none of those that are as full as the rows above', async () => {
    const { rows, ignored } = await readContent(
      'Maß;Inhalt;\nK;kleines Fass, 5 Liter;\nM;mittleres Fass;\nG;großes Fass;\nD;Doppelfass, 3 Liter;\n',
    )
    expect(rows.map(([, key]) => key)).toEqual(['K', 'M', 'G', 'D'])
    expect(ignored['count of the rows above']).toBeUndefined()
  })

  test('are none of those whose figures count nothing', async () => {
    const { ignored } = await readContent(`${HEAD}${FIRST};Band 7;;;\n${SECOND};Band 9;;;\n${SECOND.replace('4', '9')}`)
    expect(ignored['count of the rows above']).toBeUndefined()
  })
})
