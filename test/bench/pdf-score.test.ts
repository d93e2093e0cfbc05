import { describe, expect, test } from 'vitest'
import { found, pairsOf, readTruth, relationsOf, shared, total, type Region } from '../../scripts/bench/pdf-score.ts'

const box = (left: number, bottom: number, right: number, top: number, page = 1): Region => ({
  page,
  left,
  bottom,
  right,
  top,
})
const cell = (row: number, column: number, text: string, lastColumn = column, lastRow = row) => ({
  row,
  column,
  lastRow,
  lastColumn,
  text,
})

describe('the scoring of bench:pdf', () => {
  test('a table is found by a box that holds it and touches no other', () => {
    const truths = [box(50, 100, 500, 200), box(50, 300, 500, 400)]
    expect(found([box(49, 98, 503, 204)], truths)).toBe(1)
    expect(found([box(49, 98, 503, 404)], truths)).toBe(0)
    expect(found([box(49, 120, 503, 204)], truths)).toBe(0)
    expect(found([box(49, 98, 503, 204, 2)], truths)).toBe(0)
    expect(found([box(49, 98, 503, 204), box(48, 98, 503, 204)], truths)).toBe(1)
  })

  test('neighbours pass over empty cells, spans have several, and case, dots and spaces don’t matter', () => {
    const truth = [cell(0, 0, 'Year', 2), cell(1, 0, 'a'), cell(1, 1, ''), cell(1, 2, 'C. . .')]
    expect([...relationsOf(truth).keys()]).toEqual(['["year","a","down"]', '["year","c","down"]', '["a","c","right"]'])
    const ours = [cell(0, 0, 'year', 2), cell(1, 0, 'A'), cell(1, 1, 'c')]
    expect([shared(relationsOf(ours), relationsOf(truth)), total(relationsOf(truth))]).toEqual([3, 3])
  })

  test('the likest are compared, each once', () => {
    const [one, two] = [{ region: box(0, 0, 10, 10) }, { region: box(0, 0, 10, 9) }]
    expect(pairsOf([one, two], [{ region: box(0, 0, 10, 10) }])).toEqual([[one, { region: box(0, 0, 10, 10) }]])
  })

  test('truths are read as they are given', async () => {
    const xml = `<document><table id='1'><region id='1' page='2'>
      <cell id='1' start-row='0' start-col='1' end-col='3'><bounding-box x1='5' y1='7' x2='20' y2='9'/><content>A &amp; B</content></cell>
      </region></table></document>`
    expect(await readTruth(Buffer.from(xml), 'x')).toEqual([
      { region: box(5, 7, 20, 9, 2), cells: [cell(0, 1, 'A & B', 3)] },
    ])
  })
})
