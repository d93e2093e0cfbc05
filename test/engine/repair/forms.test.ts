import { describe, expect, test } from 'vitest'
import { changed, told, type Row } from './told.ts'

/** Rows with an id and what is made of their number. */
function rowsOf(count: number, cells: (index: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${index}x`, ...cells(index) }))
}

describe('dates', () => {
  test('months by name between hyphens are written as the others', () => {
    const rows = rowsOf(30, (index) => ({ seen: `2023-04-${String((index % 28) + 1).padStart(2, '0')}` }))
    const dirty = changed(rows, { 2: { seen: '06-Jan-2023' }, 5: { seen: '17 March, 2023' } })
    expect(told(dirty)).toEqual(['2 seen: 06-Jan-2023 → 2023-01-06', '5 seen: 17 March, 2023 → 2023-03-17'])
  })
})

describe('digits in groups', () => {
  const dial = (index: number): string => `${301 + (index % 7)}-${200 + index}-${4100 + index * 3}`

  test('are grouped as in most of the column', () => {
    const dirty = changed(
      rowsOf(40, (index) => ({ dial: dial(index) })),
      { 3: { dial: '3125550199' }, 8: { dial: '(615) 476-7062' }, 9: { dial: '503.330.9846' } },
    )
    expect(told(dirty)).toEqual([
      '3 dial: 3125550199 → 312-555-0199',
      '8 dial: (615) 476-7062 → 615-476-7062',
      '9 dial: 503.330.9846 → 503-330-9846',
    ])
  })

  test('lose what another column of the row has already, and only that', () => {
    const rows = rowsOf(40, (index) => ({
      prefix: String(301 + (index % 7)),
      line: `${200 + index}-${4100 + index * 3}`,
    }))
    const dirty = changed(rows, {
      3: { line: '(304) 203-4109' },
      10: { line: '(304) 210-4130' },
      20: { line: '307-220-4160' },
      21: { line: '999-221-4163' },
    })
    expect(told(dirty)).toEqual([])
    const right = changed(dirty, { 21: { line: rows[21]!['line']! } })
    expect(told(right)).toEqual([
      '3 line: (304) 203-4109 → 203-4109',
      '10 line: (304) 210-4130 → 210-4130',
      '20 line: 307-220-4160 → 220-4160',
    ])
  })

  test('stay where the groups mean something, or where they are dates', () => {
    const isbns = rowsOf(40, (index) => ({ isbn: `978-3-16-${148410 + index}-0` }))
    expect(told(changed(isbns, { 3: { isbn: '978-3-1614-8411-0' } }))).toEqual([])
    const days = rowsOf(40, (index) => ({ day: `2023-04-${String((index % 28) + 1).padStart(2, '0')}` }))
    expect(told(changed(days, { 3: { day: '04/05/2023' } }))).toEqual([])
  })
})

describe('several sources', () => {
  test('are weighed in columns of few values, too', () => {
    const sources = ['north', 'south', 'east', 'west', 'coast']
    const rows = Array.from({ length: 200 }, (_, index) => {
      const [thing, by] = [index % 40, Math.floor(index / 40)]
      // Each source is wrong about an eighth of the things, and not about the same ones.
      const wrong = (thing + by * 3) % 8 === 0
      return { item: `item ${thing}`, by: sources[by]!, grade: String(((thing * 7 + (wrong ? 1 : 0)) % 4) + 1) }
    })
    const found = told(rows).filter((line) => line.includes('grade'))
    expect(found.length).toBeGreaterThan(20)
    expect(found).toContain('0 grade: 2 → 1')
  })
})
