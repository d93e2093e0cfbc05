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

describe('numbers with more than their figures', () => {
  const price = (index: number): string => (4 + (index % 23) * 0.55).toFixed(2)

  test('lose currencies, units, totals and marks of thousands, and get the point of the others', () => {
    const rows = rowsOf(60, (index) => ({
      price: price(index),
      stars: String((index % 5) + 1),
      score: (3 + (index % 13) / 2).toFixed(1),
      income: String(20000 + index * 1100),
    }))
    const dirty = changed(rows, {
      1: { price: '€4.55', stars: '4 stars', score: '6.5/10', income: '$68,000' },
      2: { price: '5,10', stars: '***', score: '70%', income: '21,500' },
      3: { price: '5.65 EUR', stars: '1 star', score: '5,5', income: '25,000' },
      4: { stars: '**', score: '7.0/10' },
      5: { stars: '*', score: '8.0/10' },
    })
    expect(told(dirty)).toEqual([
      '1 price: €4.55 → 4.55',
      '1 stars: 4 stars → 4',
      '1 score: 6.5/10 → 6.5',
      '1 income: $68,000 → 68000',
      '2 price: 5,10 → 5.10',
      '2 stars: *** → 3',
      '2 score: 70% → 7.0',
      '2 income: 21,500 → 21500',
      '3 price: 5.65 EUR → 5.65',
      '3 stars: 1 star → 1',
      '3 score: 5,5 → 5.5',
      '3 income: 25,000 → 25000',
      '4 stars: ** → 2',
      '4 score: 7.0/10 → 7.0',
      '5 stars: * → 1',
      '5 score: 8.0/10 → 8.0',
    ])
  })

  test('keep what is another currency, another size or part of a code', () => {
    const rows = rowsOf(60, (index) => ({ price: price(index), number: String(index + 1) }))
    const dirty = changed(rows, {
      1: { price: '€4.55', number: '12 bis' },
      2: { price: '$5.10', number: '7b' },
      3: { price: '£6', number: '9-11' },
      4: { price: '4,000.00' },
    })
    expect(told(dirty)).toEqual([])
  })

  test('percents among shares, shares among percents and lost points', () => {
    const rows = rowsOf(160, (index) => ({
      vat: ['0.05', '0.10', '0.20'][index % 3]!,
      rate: ['3.15', '4.20', '5.65', '6.40'][index % 4]!,
      price: price(index),
    }))
    const dirty = changed(rows, {
      1: { vat: '20%', rate: '0.0315', price: '565' },
      2: { rate: '0.042', price: '1.10' },
      3: { rate: '0.0640', price: '12' },
    })
    expect(told(dirty)).toEqual([
      '1 vat: 20% → 0.20',
      '1 rate: 0.0315 → 3.15',
      '1 price: 565 → 5.65',
      '2 rate: 0.042 → 4.20',
      '3 rate: 0.0640 → 6.40',
    ])
  })
})

describe('words', () => {
  const streets = ['Oak', 'Elm', 'Maple', 'Harbour', 'Station']
  const addresses = (count: number): Row[] =>
    rowsOf(count, (index) => ({ address: `${10 + index} ${streets[index % 5]} ${index % 3 === 0 ? 'St.' : 'Ave.'}` }))

  test('in capitals are written as they are elsewhere', () => {
    const dirty = changed(addresses(60), { 4: { address: '14 MAPLE AVE.' }, 6: { address: '16 QUARRY ST.' } })
    expect(told(dirty)).toEqual([
      '4 address: 14 MAPLE AVE. → 14 Maple Ave.',
      '6 address: 16 QUARRY ST. → 16 Quarry St.',
    ])
  })

  test('in capitals stay where the others say nothing of them, or have capitals themselves', () => {
    const dirty = changed(addresses(60), { 4: { address: 'UFO HQ' }, 5: { address: 'c/o elm' } })
    expect(told(dirty)).toEqual([])
    const makes = rowsOf(60, (index) => ({ make: ['BMW', 'Opel', 'Fiat', 'VW'][index % 4]! }))
    expect(told(makes)).toEqual([])
  })

  test('in capitals or small letters are written as names are, where they are those of persons', () => {
    const names = ['Keane', 'Doyle', 'Burke', 'O’Brien', 'Walsh']
    const rows = rowsOf(60, (index) => ({ last_name: `${names[index % 5]}` }))
    const dirty = changed(rows, { 4: { last_name: 'RAFTERY' }, 6: { last_name: 'mcnally' }, 9: { last_name: 'NG' } })
    expect(told(dirty)).toEqual(['4 last_name: RAFTERY → Raftery', '6 last_name: mcnally → McNally'])
    const codes = dirty.map(({ id, last_name: word }) => ({ id: id!, last_word: word! }))
    expect(told(codes)).toEqual([])
  })

  test('in full are shortened where the column has the short form', () => {
    const dirty = changed(addresses(60), {
      3: { address: '13 Elm Street' },
      5: { address: '15 Oak Ave' },
      7: { address: '17 Elm Avenue' },
      9: { address: '19 Elm Court' },
    })
    expect(told(dirty)).toEqual([
      '3 address: 13 Elm Street → 13 Elm St.',
      '5 address: 15 Oak Ave → 15 Oak Ave.',
      '7 address: 17 Elm Avenue → 17 Elm Ave.',
    ])
  })

  test('that begin with a code each are the codes, and codes are the words', () => {
    const coded = rowsOf(60, (index) => ({ state: index % 3 === 0 ? 'R' : 'L' }))
    expect(told(changed(coded, { 3: { state: 'rented' }, 4: { state: 'Leased' } }))).toEqual([
      '3 state: rented → R',
      '4 state: Leased → L',
    ])
    const worded = rowsOf(60, (index) => ({ state: index % 3 === 0 ? 'rented' : 'leased' }))
    expect(told(changed(worded, { 3: { state: 'R' }, 4: { state: 'L' } }))).toEqual([
      '3 state: R → rented',
      '4 state: L → leased',
    ])
  })

  test('that begin with a code by chance are no code', () => {
    const grades = rowsOf(60, (index) => ({ grade: ['A', 'B', 'C'][index % 3]! }))
    expect(told(changed(grades, { 3: { grade: 'absent' } }))).toEqual([])
    expect(told(changed(grades, { 3: { grade: 'absent' }, 4: { grade: 'also' }, 5: { grade: 'came late' } }))).toEqual(
      [],
    )
  })
})
