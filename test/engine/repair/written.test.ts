import { describe, expect, test } from 'vitest'
import { changed, told, type Row } from './told.ts'

/** Rows with an id and what is made of their number. */
function rowsOf(count: number, cells: (index: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${index}x`, ...cells(index) }))
}

describe('numbers that are written with something', () => {
  const rent = (index: number): string => `$${1 + (index % 3)},${200 + index * 7}`

  test('amounts get the currency, the marks and the zeros of the others', () => {
    const dirty = changed(
      rowsOf(60, (index) => ({ rent: rent(index) })),
      {
        3: { rent: '1221' },
        5: { rent: 'USD 2,235' },
        8: { rent: '$1256' },
        9: { rent: '1.3k' },
        11: { rent: '$1,277.00' },
      },
    )
    expect(told(dirty)).toEqual([
      '3 rent: 1221 → $1,221',
      '5 rent: USD 2,235 → $2,235',
      '8 rent: $1256 → $1,256',
      '9 rent: 1.3k → $1,300',
      '11 rent: $1,277.00 → $1,277',
    ])
  })

  test('where some are in another currency, what has none may be in that', () => {
    const dirty = changed(
      rowsOf(60, (index) => ({ rent: rent(index) })),
      { 3: { rent: '1221' }, 5: { rent: '€2,235' }, 8: { rent: '$1256' } },
    )
    expect(told(dirty)).toEqual(['8 rent: $1256 → $1,256'])
  })

  test('a number that is not of that size is left alone', () => {
    const dirty = changed(
      rowsOf(60, (index) => ({ rent: rent(index) })),
      { 3: { rent: '12' }, 5: { rent: '$9M' }, 8: { rent: 'USD 120,000' } },
    )
    expect(told(dirty)).toEqual([])
  })

  test('shares among percents, where they can be nothing else', () => {
    const rows = rowsOf(60, (index) => ({ filled: `${20 + index}%` }))
    const dirty = changed(rows, { 2: { filled: '0.45' }, 4: { filled: '57 %' }, 6: { filled: '61' } })
    expect(told(dirty)).toEqual(['2 filled: 0.45 → 45%', '4 filled: 57 % → 57%', '6 filled: 61 → 61%'])
    const small = rowsOf(60, (index) => ({ fee: `${(0.2 + index / 2).toFixed(1)}%` }))
    expect(told(changed(small, { 2: { fee: '0.2' } }))).toEqual([])
  })

  test('decimal commas as in the column, words of slips mended', () => {
    const rows = rowsOf(60, (index) => ({ stock: `${1 + (index % 2)}.${100 + index * 3},50 Flaschen` }))
    const dirty = changed(rows, { 4: { stock: '1112,50 Flaschen' }, 9: { stock: '1.127,50 Flaschne' } })
    expect(told(dirty)).toEqual([
      '4 stock: 1112,50 Flaschen → 1.112,50 Flaschen',
      '9 stock: 1.127,50 Flaschne → 1.127,50 Flaschen',
    ])
  })

  test('codes and rooms are no numbers, dozens no plain ones', () => {
    const rooms = rowsOf(40, (index) => ({ room: `Room ${index}`, lot: `${index}b` }))
    expect(told(changed(rooms, { 3: { room: '3', lot: '3' } }))).toEqual([])
    const counted = rowsOf(40, (index) => ({ made: `${1 + (index % 5)},${200 + index}` }))
    expect(
      told(changed(counted, { 3: { made: '1,203 dozen' }, 5: { made: '1,205 dozen' }, 7: { made: '1,207 dozen' } })),
    ).toEqual([])
  })
})

describe('durations', () => {
  test('are written with the unit of the others, and those with two units as the others with two', () => {
    const rows = rowsOf(40, (index) => ({ ride: `${60 + index * 2} min` }))
    const dirty = changed(rows, {
      1: { ride: '1h 02m' },
      4: { ride: '1:08' },
      6: { ride: '72' },
      8: { ride: '76min' },
      10: { ride: '1 hr. 20 min.' },
    })
    expect(told(dirty)).toEqual([
      '1 ride: 1h 02m → 62 min',
      '4 ride: 1:08 → 68 min',
      '6 ride: 72 → 72 min',
      '8 ride: 76min → 76 min',
      '10 ride: 1 hr. 20 min. → 80 min',
    ])
    const parted = rowsOf(40, (index) => ({ ride: `${1 + (index % 2)}h ${10 + index}m` }))
    expect(told(changed(parted, { 3: { ride: '133 min' } }))).toEqual(['3 ride: 133 min → 2h 13m'])
  })

  test('of another length may be in another unit', () => {
    const rows = rowsOf(40, (index) => ({ ride: `${60 + index * 2} min` }))
    expect(told(changed(rows, { 3: { ride: '2' }, 5: { ride: '4000' }, 7: { ride: 'soon' } }))).toEqual([])
  })
})

describe('dates', () => {
  const day = (index: number): string =>
    `${(index % 28) + 1} ${['March', 'April', 'May', 'June'][index % 4]} ${1998 + (index % 20)}`

  test('are written in words where the others are, and two figures are the year that is among the others', () => {
    const dirty = changed(
      rowsOf(60, (index) => ({ born: day(index) })),
      {
        2: { born: '2003-06-17' },
        5: { born: 'April 6, 2003' },
        9: { born: '4-Jun-10' },
        11: { born: '5 May 2008 00:00:00' },
      },
    )
    expect(told(dirty)).toEqual([
      '2 born: 2003-06-17 → 17 June 2003',
      '5 born: April 6, 2003 → 6 April 2003',
      '9 born: 4-Jun-10 → 4 June 2010',
      '11 born: 5 May 2008 00:00:00 → 5 May 2008',
    ])
  })

  test('a century that may be either stays open, and so does a month that no other date has', () => {
    const old = rowsOf(60, (index) => ({ born: `${1905 + index * 2}-06-${10 + (index % 18)}` }))
    expect(told(changed(old, { 3: { born: '6/14/11' }, 5: { born: '6/20/12' } }))).toEqual([])
    const named = rowsOf(60, (index) => ({ born: day(index) }))
    expect(told(changed(named, { 3: { born: '2003-12-17' } }))).toEqual([])
  })

  test('what stands behind all dates stands behind every one', () => {
    const rows = rowsOf(60, (index) => ({ opened: `0${1 + (index % 9)}/${10 + (index % 18)}/2019 EST` }))
    expect(told(changed(rows, { 7: { opened: '2019-08-17' }, 9: { opened: '01/19/2019' } }))).toEqual([
      '7 opened: 2019-08-17 → 08/17/2019 EST',
      '9 opened: 01/19/2019 → 01/19/2019 EST',
    ])
  })

  test('day and month changed over, where the month would be none', () => {
    const rows = rowsOf(60, (index) => ({ due: `${String(13 + (index % 15))}/0${1 + (index % 9)}/2021` }))
    expect(told(changed(rows, { 7: { due: '08/25/2021' } }))).toEqual(['7 due: 08/25/2021 → 25/08/2021'])
  })
})

describe('words for the same', () => {
  test('that share no letters', () => {
    const rows = rowsOf(60, (index) => ({ open: index % 3 ? 'J' : 'N', land: index % 2 ? 'AT' : 'CH' }))
    const dirty = changed(rows, { 3: { open: 'FALSE', land: 'Austria' }, 7: { open: 'yes' }, 9: { land: 'Schweiz' } })
    expect(told(dirty)).toEqual([
      '3 open: FALSE → N',
      '3 land: Austria → AT',
      '7 open: yes → J',
      '9 land: Schweiz → CH',
    ])
  })

  test('that are used side by side, or mean something else, are left alone', () => {
    const rows = rowsOf(60, (index) => ({
      land: index % 3 ? 'Austria' : 'AT',
      part: index % 2 ? 'N' : index % 4 ? 'S' : 'NO',
    }))
    expect(told(rows)).toEqual([])
  })

  test('that differ in marks', () => {
    const rows = rowsOf(60, (index) => ({
      plan: index % 2 ? 'Pro-2' : 'Basic',
      name: 'J. Am. Soc.',
      grade: index % 2 ? 'A-' : 'A',
    }))
    const dirty = changed(rows, { 3: { plan: 'Pro2', name: 'J Am Soc' }, 5: { plan: 'pro 2', grade: 'A+' } })
    expect(told(dirty)).toEqual(['3 plan: Pro2 → Pro-2', '3 name: J Am Soc → J. Am. Soc.', '5 plan: pro 2 → Pro-2'])
    const sizes = rowsOf(60, (index) => ({ size: index % 2 ? '15 kg' : '2 kg' }))
    expect(told(changed(sizes, { 4: { size: '1.5 kg' } }))).toEqual([])
  })

  test('spaces around a value, and none within it', () => {
    const rows = rowsOf(60, (index) => ({ town: `Upper Town ${index % 9}`, remark: `a${index % 7}  b` }))
    expect(told(changed(rows, { 3: { town: ' Upper  Town 4 ' } }))).toEqual(['3 town:  Upper  Town 4  → Upper Town 4'])
  })
})
