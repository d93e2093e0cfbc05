// Over 300 lines: every kind of error that is looked for, each a small case of its own.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { suggestRepairs } from '../../../server/src/engine/repair/suggest.ts'
import { changed, randomFrom, suggest, told, type Row } from './told.ts'

const CITIES = ['Hamburg', 'Stuttgart', 'Frankfurt', 'Wiesbaden', 'Magdeburg', 'Schwerin', 'Hannover', 'Potsdam']
const COUNTRIES = ['Nord', 'Schwaben', 'Main', 'Taunus', 'Elbe', 'See', 'Leine', 'Havel']

/** Deliveries to a few places, each with its region, depot and zip code: all right. */
function deliveries(count: number): Row[] {
  const random = randomFrom(7)
  return Array.from({ length: count }, (_, index) => {
    const place = Math.floor(random() * CITIES.length)
    return {
      id: `D-${1000 + index}`,
      city: CITIES[place]!,
      region: COUNTRIES[place]!,
      depot: `depot ${COUNTRIES[place]} ${place}`,
      zip: String(20_000 + place * 1357),
      weight: (1 + random() * 40).toFixed(1),
      status: random() < 0.7 ? 'delivered' : 'returned',
    }
  })
}

describe('what values alone show', () => {
  test('units that some numbers have and most have not', () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({ id: `${index}x`, share: `0.0${(index % 9) + 1}` }))
    const dirty = changed(rows, { 3: { share: '0.04%' }, 7: { share: '0.052000000000000005%' } })
    expect(told(dirty)).toEqual(['3 share: 0.04% → 0.04', '7 share: 0.052000000000000005% → 0.052'])
  })

  test('letters that are added to the numbers of houses and plots, and are no units', () => {
    const added = (name: string, letters: string[]): string[] =>
      told(
        Array.from({ length: 60 }, (_, at) => ({
          id: `${at}x`,
          [name]: `${((at * 7) % 40) + 1}${at % 5 ? '' : ` ${letters[at % letters.length]}`}`,
        })),
      )
    expect(added('house_no', ['A'])).toEqual([])
    expect(added('huisnummer', ['A', 'H'])).toEqual([])
    expect(added('plot', ['A', 'B', 'C'])).toEqual([])
    expect(added('unit_no', ['A'])).toEqual([])
    // What is measured has units all the same.
    expect(added('load', ['t'])).toHaveLength(12)
  })

  test('a unit that is written in several ways leaves its numbers', () => {
    const units = [' oz', ' oz.', ' ounce', ' OZ.']
    const rows = Array.from({ length: 24 }, (_, index) => ({
      id: `${index}x`,
      size: `${index % 2 ? '12.0' : '8.4'}${units[index % 4]}`,
    }))
    expect(told(rows).slice(0, 2)).toEqual(['0 size: 8.4 oz → 8.4', '1 size: 12.0 oz. → 12'])
    expect(told(rows)).toHaveLength(24)
  })

  test('two units are no matter of writing, and house numbers have none', () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      id: `${index}x`,
      weight: index % 2 ? `${index} kg` : `${index}00 g`,
      house: index % 9 === 0 ? `${index}m` : `${index}`,
    }))
    expect(told(rows)).toEqual([])
  })

  test('words for nothing among numbers', () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      id: `${index}x`,
      age: index % 6 ? `${20 + index}` : 'N/A',
    }))
    expect(told(rows).slice(0, 1)).toEqual(['0 age: N/A → null'])
  })

  test('times written otherwise, or with something beside them', () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      id: `${index}x`,
      at: `${(index % 12) + 1}:${10 + index} a.m.`,
    }))
    const dirty = changed(rows, {
      2: { at: '12/02/2011 6:55 a.m.' },
      5: { at: '6:55pDec 2' },
      8: { at: 'Thu  19:25' },
      // Morning or evening, nobody knows.
      11: { at: '7:25' },
    })
    const right = [
      '2 at: 12/02/2011 6:55 a.m. → 6:55 a.m.',
      '5 at: 6:55pDec 2 → 6:55 p.m.',
      '8 at: Thu  19:25 → 7:25 p.m.',
    ]
    expect(told(dirty)).toEqual(right)
  })

  test('dates of another order, where only one day can be meant', () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      id: `${index}x`,
      on: `2024-03-${String(index + 1).padStart(2, '0')}`,
    }))
    const dirty = changed(rows, {
      2: { on: '14.03.2024' },
      5: { on: '3/17/2024' },
      8: { on: '9 March 2024' },
      // The one with dots is day first, as the 14th says; with two figures for the year, the century is open.
      11: { on: '03.04.2024' },
      14: { on: '17/18/24' },
    })
    const right = ['2 on: 14.03.2024 → 2024-03-14', '5 on: 3/17/2024 → 2024-03-17', '8 on: 9 March 2024 → 2024-03-09']
    expect(told(dirty)).toEqual([...right, '11 on: 03.04.2024 → 2024-04-03'])
  })

  test('dates that may be day or month first are left alone', () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      id: `${index}x`,
      on: `2024-03-${String(index + 1).padStart(2, '0')}`,
    }))
    expect(told(changed(rows, { 2: { on: '03/04/2024' }, 5: { on: '5/14/2024' }, 8: { on: '14/5/2024' } }))).toEqual([])
  })

  test('what programs do to numbers: zeros lost in front, decimals and marks added', () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      zip: `${index % 3 ? '2' : '0'}${4100 + index}`,
      people: `${900 + index * 37}`,
    }))
    const dirty = changed(rows, { 3: { zip: '4103' }, 7: { people: '1159.0' }, 9: { people: '1,233' } })
    expect(told(dirty)).toEqual(['3 zip: 4103 → 04103', '7 people: 1159.0 → 1159', '9 people: 1,233 → 1233'])
    const short = changed(rows, { 3: { zip: '4103' } }).map((row) => ({ ...row, zip: row.zip!.replace(/^0/, '3') }))
    expect(told(short)).toEqual([])
  })

  test('a mark too many at the end of a value that is there without it', () => {
    const rows = deliveries(300)
    const dirty = changed(rows, { 4: { city: `${rows[4]!.city}*` }, 14: { id: 'D-1014.' } })
    expect(told(dirty, 0.9)).toEqual([`4 city: ${rows[4]!.city}* → ${rows[4]!.city}`])
  })

  test('a number far from all others, without a guess what it should be', () => {
    const random = randomFrom(5)
    const rows = Array.from({ length: 200 }, (_, index) => ({
      id: `${index}x`,
      age: `${18 + Math.floor(random() * 60)}`,
      paid: (random() ** 4 * 10_000 + 1).toFixed(2),
    }))
    expect(told(changed(rows, { 4: { age: '1985' } }))).toEqual(['4 age: 1985 → undefined'])
    expect(told(rows)).toEqual([])
  })

  test('text that was read in a wrong encoding, once or twice', () => {
    const rows = [{ name: 'MÃ¼ller' }, { name: 'BjÃƒÂ¶rn' }, { name: 'Ã‰ric' }, { name: 'Müller' }, { name: 'Âme' }]
    expect(told(rows)).toEqual(['0 name: MÃ¼ller → Müller', '1 name: BjÃƒÂ¶rn → Björn', '2 name: Ã‰ric → Éric'])
  })

  test('misspelt categories', () => {
    const dirty = changed(deliveries(300), {
      4: { status: 'deliverd' },
      9: { status: 'retunred' },
      11: { status: 'Delivered ' },
    })
    const right = [
      '4 status: deliverd → delivered',
      '9 status: retunred → returned',
      '11 status: Delivered  → delivered',
    ]
    expect(told(dirty, 0.8)).toEqual(right)
  })

  test('names, codes and countries that are alike are no misspellings', () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({
      id: `${index}x`,
      first: ['Maria', 'Marie', 'Anna', 'Anne', 'Jon', 'John'][index % 6]!,
      country: index === 3 ? 'Slovakia' : 'Slovenia',
      code: index === 5 ? 'AB-101' : 'AB-102',
      grade: index < 5 ? `B_${index}` : `A_${index % 5}`,
    }))
    expect(told(rows)).toEqual([])
  })
})

describe('what the whole table shows', () => {
  test('a character that stands for others all over, in words and in figures', () => {
    const noisy = (text: string, at: number[]): string =>
      [...text].map((one, place) => (at.includes(place) ? 'x' : one)).join('')
    const rows = deliveries(300)
    const changes = Object.fromEntries(
      Array.from({ length: 24 }, (_, index) => {
        const column = ['city', 'region', 'depot', 'zip'][index % 4]!
        return [index * 11, { [column]: noisy(rows[index * 11]![column]!, [1 + (index % 3), 3]) }]
      }),
    )
    const dirty = changed(rows, changes)
    const right = Object.entries(changes).flatMap(([row, cells]) =>
      Object.entries(cells).map(([column, value]) => `${row} ${column}: ${value} → ${rows[Number(row)]![column]}`),
    )
    expect(told(dirty).toSorted()).toEqual(right.toSorted())
  })

  test('a value that its row contradicts, with the rows that say so', () => {
    const rows = deliveries(300)
    const wrong = rows[20]!.region === 'Elbe' ? 'Havel' : 'Elbe'
    const [suggestion, ...others] = suggest(changed(rows, { 20: { region: wrong } }))
    expect(others).toEqual([])
    expect(suggestion).toMatchObject({ row: 20, value: wrong, suggested: rows[20]!.region, kind: 'dependency' })
    expect(suggestion!.evidence).toMatch(/^\d+ of the \d+ other rows with .+ have “.+” in region\.$/)
  })

  test('an empty cell whose value the rest of the row tells', () => {
    const rows = deliveries(300)
    expect(told(changed(rows, { 8: { region: null } }))).toEqual([`8 region: null → ${rows[8]!.region}`])
  })

  test('a dependency on two columns', () => {
    const rows = Array.from({ length: 400 }, (_, index) => {
      const [plan, term] = [index % 7, Math.floor(index / 7) % 5]
      return {
        id: `${index}x`,
        plan: `plan ${plan}`,
        term: `${term + 1} years`,
        price: `${100 + ((plan * 3 + term * 5) % 4) * 10}`,
      }
    })
    const wrong = rows[30]!.price === '110' ? '120' : '110'
    expect(told(changed(rows, { 30: { price: wrong } }))).toEqual([`30 price: ${wrong} → ${rows[30]!.price}`])
  })

  test('a row that is another one but for a slip', () => {
    const people = ['Johanna Meier', 'Peter Lindqvist', 'Amira Haddad', 'Tomasz Nowak', 'Elena Petrova', 'Kwame Mensah']
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: `P-${index}`,
      name: `${people[index % 6]} ${String.fromCharCode(65 + index)}${String.fromCharCode(97 + (index % 20))}`,
      street: `${['Am Markt', 'Lange Gasse', 'Seeweg'][index % 3]} ${index + 1}`,
      phone: `030 ${55_000 + index * 13}`,
      born: `19${60 + (index % 30)}-0${1 + (index % 9)}-1${index % 9}`,
      status: index % 4 ? 'active' : 'closed',
    }))
    const twin = { ...rows[12]!, id: 'P-99', name: rows[12]!.name.replace('Johanna', 'Johana') }
    const [found, ...others] = suggest([...rows, twin])
    expect(others).toEqual([])
    expect(found).toMatchObject({ row: 60, column: 1, suggested: undefined, kind: 'duplicate' })
    expect(suggest([...rows, { ...twin, phone: '030 1' }])).toEqual([])
  })

  test('rows that differ from their group for a reason are left alone', () => {
    const rows = deliveries(300).map((row, index) => ({ ...row, carrier: index % 60 === 0 ? 'night' : 'day' }))
    const exceptions = rows.map((row) => (row.carrier === 'night' ? { ...row, depot: 'depot airport' } : row))
    expect(told(exceptions, 0.9)).toEqual([])
  })

  test('a value of one column behind that of another', () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: `${index}x`,
      town: ['Canton', 'Boulder', 'San Diego', 'Bend'][index % 4]!,
      state: ['MA', 'CO', 'CA', 'OR'][index % 4]!,
    }))
    const dirty = changed(
      rows,
      Object.fromEntries(
        [4, 9, 14, 19].map((at) => [at, { town: `${rows[at]!.town} ${rows[at]!.state}`, state: null }]),
      ),
    )
    expect(told(dirty).slice(0, 2)).toEqual(['4 town: Canton MA → Canton', '4 state: null → MA'])
    expect(told(dirty)).toHaveLength(8)
  })

  test('sources that contradict each other: copies of one count once', () => {
    const random = randomFrom(3)
    const sources = ['one', 'two', 'three', 'copy a', 'copy b', 'copy c', 'copy d']
    const rows = Array.from({ length: 60 }, (_, thing) => {
      const truth = 400 + thing * 13
      const mistake = thing % 3 === 0 ? truth + 7 : truth
      return sources.map((source) => {
        const value = source.startsWith('copy')
          ? mistake
          : random() < 0.06
            ? truth + 1 + Math.floor(random() * 90)
            : truth
        return { source, thing: `T${thing}`, level: String(value) }
      })
    }).flat()
    const right = (index: number): string => String(400 + Math.floor(index / 7) * 13)
    const found = suggest(rows)
    const wrong = rows.flatMap(({ level }, index) => (level === right(index) ? [] : [index]))
    expect(found.filter(({ row, suggested }) => suggested === right(row)).length).toBeGreaterThan(wrong.length * 0.9)
    expect(found.filter(({ row, suggested }) => suggested !== right(row)).length).toBeLessThan(wrong.length * 0.05)
    expect(Math.max(...found.map(({ confidence }) => confidence))).toBeLessThan(0.9)
  })
})

describe('tables that are right, and those that are odd', () => {
  test('nothing is suggested for a clean table', () => {
    expect(told(deliveries(500))).toEqual([])
  })

  test('no rows, one row, one column, empty columns, one value', () => {
    expect(suggestRepairs([], [])).toEqual([])
    expect(suggestRepairs(['a', 'b'], [[], []])).toEqual([])
    expect(told([{ a: '1', b: 'x' }])).toEqual([])
    expect(told([{ a: '1' }, { a: '1' }, { a: '2' }])).toEqual([])
    expect(told(Array.from({ length: 50 }, (_, index) => ({ a: null, b: 'same', c: `${index}` })))).toEqual([])
  })

  test('cells of a megabyte, and thousands of long ones that are nearly alike, cost no more than reading them', () => {
    const long = 'many words '.repeat(100_000)
    const rows = Array.from({ length: 40 }, (_, index) => ({
      a: `${long}${index}`,
      b: `${long}x`,
      c: `${'a'.repeat(index)}${long}`,
    }))
    expect(told(rows)).toEqual([])
    const alike = Array.from({ length: 3000 }, (_, index) => ({
      text: `${'ab'.repeat(150)}${index % 700}`,
      other: `${'-'.repeat(300)}:${index}`,
    }))
    expect(told(alike)).toEqual([])
  })

  test('whatever stands in the cells, every suggestion is of a cell and changes it', () => {
    const hostile = fc.constantFrom(
      '',
      ' ',
      '0',
      'x',
      'N/A',
      '\u0000',
      '__proto__',
      'constructor',
      '1:00',
      '12 kg',
      'Ã¼',
      '\ufffd',
      '$&',
      '’',
    )
    const cell = fc.oneof(hostile, fc.string({ maxLength: 12 }), fc.constant(null))
    const table = fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { maxLength: 60 })
    fc.assert(
      fc.property(table, (rows) => {
        const cells = [0, 1, 2, 3].map((column) => rows.map((row) => row[column] ?? null))
        const before = structuredClone(cells)
        const found = suggestRepairs(['a', 'b', 'c', '__proto__'], cells)
        expect(cells).toEqual(before)
        expect(new Set(found.map(({ row, column }) => `${row} ${column}`)).size).toBe(found.length)
        for (const { row, column, value, suggested, confidence, evidence } of found) {
          expect(value).toBe(cells[column]![row] || null)
          expect(suggested).not.toBe(value)
          expect(confidence).toBeGreaterThanOrEqual(0.5)
          expect(confidence).toBeLessThan(1)
          expect(evidence).toMatch(/\.$/)
        }
      }),
      { numRuns: 150 },
    )
  })
})
