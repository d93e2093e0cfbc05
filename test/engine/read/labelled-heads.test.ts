/** Reports that print each document as labels with what they say, and the names of its lines' columns below it, again and again. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent, readPath, testFolder, type SeenTable } from './support/reading.ts'
import { writeWorkbook } from './support/workbook.ts'

const NAMES = '\tNo\tPart\tHours\tRate\tSum'
const CARDS = [
  ['J-301', 'Ketch Amalia', '03/04/2024', ['\t1\tHull\t4\t50.00\t200.00', '\t2\tMast\t1\t60.00\t60.00'], '260.00'],
  ['J-302', 'Sloop Brise', '05/04/2024', ['\t1\tHull\t2\t50.00\t100.00', '\t\tNote: paint is short'], '100.00'],
  ['J-303', 'Yawl Corrie', '', ['\t1\tRudder\t3\t40.00\t120.00', '\t3\tHull\t1\t50.00\t50.00'], '170.00'],
  ['J-304', 'Ketch Dora', '09/04/2024', ['\t1\tMast\t5\t60.00\t300.00', '\t\tNote: spare from store'], '300.00'],
] as const
const PAGE = (page: number): string => `Harbour Yard\t\t\t\tPage ${page}\nJOB CARDS 01/04/2024 to 30/04/2024\n`
const card = ([job, boat, day, lines, sum]: (typeof CARDS)[number]): string =>
  [`Job\t${job}\tBoat:\t${boat}\tDone on\t${day}\tState\tok`, NAMES, ...lines, `\t\t\t\tTotal\t${sum}`].join('\n')
const report = `${PAGE(1)}\n${CARDS.slice(0, 2).map(card).join('\n\n')}\n\n${PAGE(2)}\n${CARDS.slice(2).map(card).join('\n\n')}\n\n*** END OF LIST ***   4 jobs\n`

function rowXml(line: string, at: number): string {
  const cells = line.split('\t').map((cell, column) => {
    const place = `${String.fromCodePoint(65 + column)}${at + 1}`
    return cell === '' ? '' : `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
  })
  return `<row r="${at + 1}">${cells.join('')}</row>`
}

async function tablesOf(content: string): Promise<SeenTable[]> {
  const path = join(await testFolder(), 'jobs.txt')
  await writeFile(path, content)
  return (await readPath(path, 'jobs.txt')).tables
}

describe('a report whose documents are labels with what they say', () => {
  test('is a table of the documents, with their sums, and one of their lines', async () => {
    const [jobs, lines, ...more] = await tablesOf(report)
    expect(more).toEqual([])
    expect(jobs!.columns).toEqual(['Job', 'Boat', 'Done on', 'State', 'Total'])
    expect(jobs!.rows.map((row) => row.slice(1))).toEqual(
      CARDS.map(([job, boat, day, , sum]) => [job, boat, day || null, 'ok', sum]),
    )
    expect(lines!.columns.slice(0, 8)).toEqual(['No', 'Part', 'Hours', 'Rate', 'Sum', 'Job', 'Boat', 'Done on'])
    expect(lines!.rows.map((row) => row.slice(1, 7))).toEqual([
      ['1', 'Hull', '4', '50.00', '200.00', 'J-301'],
      ['2', 'Mast', '1', '60.00', '60.00', 'J-301'],
      ['1', 'Hull', '2', '50.00', '100.00', 'J-302'],
      ['1', 'Rudder', '3', '40.00', '120.00', 'J-303'],
      ['3', 'Hull', '1', '50.00', '50.00', 'J-303'],
      ['1', 'Mast', '5', '60.00', '300.00', 'J-304'],
    ])
    expect({ ...jobs!.problems, ...lines!.problems }).toEqual({})
    expect(jobs!.ignored).toMatchObject({ 'page heading': 2, 'remark on the row above': 2, 'below the table': 1 })
  })

  test('is read from a sheet, too', async () => {
    const path = await writeWorkbook(join(await testFolder(), 'jobs.xlsx'), {
      sheets: [{ name: 'Jobs', rows: report.split('\n').map(rowXml).join('') }],
    })
    const { tables } = await readPath(path, 'jobs.xlsx')
    expect(tables.map(({ columns }) => columns[0])).toEqual(['Job', 'No'])
    expect(tables.map(({ rows }) => rows.length)).toEqual([4, 6])
  })

  test('columns of constants are no labels', async () => {
    const rows = [1, 2, 3, 4, 5, 6].map((at) => `Invoice,R-${at},EUR,${at}0.50`)
    const { rows: read } = await readContent(`Kind,No,Currency,Amount\n${rows.join('\n')}\nCredit,C-1,EUR,4.00\n`)
    expect(read).toHaveLength(7)
  })
})
