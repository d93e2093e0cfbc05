import { describe, expect, it } from 'vitest'
import { decideColumns } from '../../../server/src/engine/match/choose-columns.ts'
import { scoreColumns } from '../../../server/src/engine/match/score-columns.ts'
import { tableSide, templateSide } from '../../../server/src/engine/match/sides.ts'
import { setStandings } from '../../../server/src/engine/match/values/standing.ts'
import { compareValues } from '../../../server/src/engine/match/values/value-likeness.ts'
import type { InputTable, Template } from '../../../server/src/engine/model.ts'
import { countValues, profileColumn } from '../../../server/src/engine/profile/column.ts'
import type { ColumnProfile, TableProfile } from '../../../server/src/engine/profile/model.ts'

const column = (name: string, cells: (string | null)[], position = 0): ColumnProfile => {
  const counted = countValues(
    cells,
    cells.map((_, index) => index + 2),
  )
  const empty = cells.filter((cell) => cell === null).length
  return profileColumn(
    { name, position, rows: cells.length, empty, distinct: counted.length },
    counted,
    cells.length,
    true,
  )
}

const compare = (source: string[], target: string[]) =>
  compareValues([column('a', source)], [column('b', target)])(0, 0)!

describe('values of two columns', () => {
  it.each([
    ['spelling', ['ACTIVE', 'on hold'], ['Active', 'On-Hold', 'Closed']],
    ['a word that all begin with', ['IIB', 'III', 'IV'], ['Stage 0', 'Stage IIB', 'Stage III', 'Stage IV', 'Unknown']],
    ['Roman numerals', ['1b', '2a', '3'], ['Stage IB', 'Stage IIA', 'Stage III', 'Stage IV']],
    ['letters before the figure', ['pT1', 'pT2', 'pT3a'], ['T1', 'T2', 'T3a', 'T4']],
    ['abbreviations that mean the same', ['male', 'female'], ['m', 'f', 'd']],
    ['another language', ['ja', 'nein'], ['yes', 'no']],
  ])('overlap whatever %s', (_, source, target) => {
    expect(compare(source, target).overlap).toBeCloseTo(1)
  })

  it('overlap wherever in a long list of names they stand, most of which are looked at', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const names = letters.flatMap((one) => letters.map((two) => `Port ${one}${two}lo`))
    expect(compare(['PORT ZZLO', 'port zylo'], names).overlap).toBe(1)
    expect(compare(['port 11', 'port 12'], names).overlap).toBe(0)
  })

  it('overlap in words where no value is the same', () => {
    const organs = ['Head of pancreas', 'Tail of pancreas', 'Upper lobe of lung']
    expect(compare(['head', 'tail'], organs)).toMatchObject({ overlap: 0, words: 1 })
    expect(compare(['red', 'green'], organs).words).toBe(0)
  })

  it('of numbers are no yes and no, and X is no ten among letters', () => {
    expect(compare(['1', '0', '2'], ['yes', 'no']).overlap).toBe(0)
    expect(compare(['10', '11'], ['N0', 'N1', 'NX']).overlap).toBe(0)
  })

  it('look alike by what stands in them', () => {
    const pictures = ['https://a.example/1.jpg', 'https://a.example/2.png']
    const pages = ['https://b.example/news/1', 'https://b.example/news/2']
    const more = ['https://c.example/x/7.jpg', 'https://c.example/y/9.gif']
    expect(compare(pictures, more).form).toBeGreaterThan(compare(pages, more).form)
    expect(compare(['2024-05-03 10:15'], ['03.05.2024 18:00']).form).toBeGreaterThan(
      compare(['2024-05-03 10:15'], ['Anna Schmidt']).form,
    )
  })

  it('are not compared where there are none', () => {
    const nothing = column('a', [null, null])
    const something = column('b', ['x'])
    expect(compareValues([nothing], [something])(0, 0)).toBeNull()
    expect(compareValues([something], [nothing])(0, 0)).toBeNull()
    expect(compareValues([something], [null])(0, 0)).toBeNull()
  })

  it('of a megabyte each, and thousands of them, are compared by their beginnings and a sample', () => {
    const prose = Array.from({ length: 50 }, (_, index) => `${index} ${'word '.repeat(200_000)}`)
    const numbers = Array.from({ length: 5000 }, (_, index) => String(index))
    expect(compare(prose, numbers).overlap).toBe(0)
  })
})

const template = (names: string[]): Template => ({
  id: '',
  slug: 'target',
  name: 'Target',
  description: null,
  columns: names.map((name) => ({ name, required: false, unique: false, desiredRule: 'none' })),
  cross_cell_rules: [],
})

const table: InputTable = {
  file_id: 'file_1',
  file_name: 'source.csv',
  sha256: '',
  name: 'source',
  page: null,
  header_row: 1,
  first_row: 2,
  rows: 3,
  columns: [],
  ignored: [],
  problem_rows: 0,
  parquet: 'source.parquet',
}

const choose = (sources: ColumnProfile[], targets: ColumnProfile[]) => {
  const profile: TableProfile = { table, sampled: 3, columns: sources, rows: [], aside: [] }
  const side = templateSide(
    template(targets.map(({ name }) => name)),
    new Map(targets.map((known) => [known.name, known])),
  )
  return decideColumns(scoreColumns(tableSide(profile, targets.length), side), side)
}

describe('columns with known values', () => {
  it('of headers in different scripts are found by what the headers mean', () => {
    const sources = ['標題', '作者', '发布日期', '価格'].map((name, at) => column(name, ['x', 'y'], at))
    const targets = ['author', 'price', 'date', 'title'].map((name, at) => column(name, ['p', 'q'], at))
    const pairs = choose(sources, targets).map(({ candidate }) => [candidate.source, candidate.target])
    expect(pairs.toSorted()).toEqual([
      [0, 3],
      [1, 0],
      [2, 2],
      [3, 1],
    ])
  })

  it('that have a likeness of values alone, under names with nothing in common, are not chosen for sure', () => {
    const dates = ['2001-01-01', '2002-05-06', '2003-07-08']
    const [choice] = choose([column('activityStart', dates)], [column('birthday', dates)])
    expect(choice!.confidence).toBeLessThan(0.6)
  })

  it('are not chosen for sure where others fit as well, and the less the more there are of those', () => {
    const sizes = ['small', 'medium', 'large']
    const confidence = (targets: string[]): number =>
      choose(
        [column('size', sizes)],
        targets.map((name, at) => column(name, sizes, at)),
      )[0]!.confidence
    expect(confidence(['shoe size', 'hat size', 'glove size'])).toBeLessThan(0.6)
    expect(confidence(['shoe size', 'hat size', 'glove size'])).toBeLessThan(confidence(['shoe size', 'hat size']))
    expect(confidence(['shoe size', 'colour'])).toBeGreaterThan(0.6)
    const series = Array.from({ length: 500 }, (_, at) => column(`measurement ${at}`, sizes, at))
    expect(choose([column('Measurement 7', sizes)], series)[0]!.confidence).toBeGreaterThan(0.6)
  })
})

describe('the standing of a pair', () => {
  const pairs = (...probabilities: number[]) =>
    setStandings(probabilities.map((probability, target) => ({ source: 0, target, probability, standing: 0 })))

  it('falls with every rival, and stays where it was without one', () => {
    expect(pairs(0.9)[0]!.standing).toBeCloseTo(0.9)
    const [best, ...others] = pairs(0.9, 0.9, 0.9)
    expect(best!.standing).toBeLessThan(0.5)
    expect(others.every(({ standing }) => standing === best!.standing)).toBe(true)
  })

  it('is a number for probabilities of 0 and 1', () => {
    for (const { standing } of pairs(0, 1)) expect(standing).toSatisfy((value: number) => value >= 0 && value <= 1)
  })
})

describe('columns that speak of contrary things', () => {
  const dates = (year: number): string[] => [...Array(40).keys()].map((at) => `${year + at}-03-0${(at % 9) + 1}`)

  it('are not one another, however alike their names and values are', () => {
    const [only] = choose([column('birthDate', dates(1880))], [column('dateOfDeath', dates(1890))])
    expect(only?.confidence ?? 0).toBeLessThan(0.2)
  })

  it.each(['Geändert am', 'created_at', 'Hire date', 'Modifié le'])('%s is no date of birth', (header) => {
    const [only] = choose([column(header, dates(1980))], [column('date_of_birth', dates(1981))])
    expect(only?.confidence ?? 0).toBeLessThan(0.5)
  })

  it('of states and countries are told apart by their values, whatever they are called', () => {
    const sure = (header: string, cells: string[]): number => {
      const [only] = choose([column(header, cells)], [column('country', ['FR', 'ES', 'PT'])])
      return only?.confidence ?? 0
    }
    expect(sure('Province', ['AN', 'NA', 'LI', 'BR'])).toBeLessThan(0.2)
    expect(sure('Land', ['Bayern', 'Hessen', 'Bremen'])).toBeLessThan(sure('Land', ['Italien', 'Peru', 'Malta']))
    expect(sure('State', ['France', 'Spain', 'Malta'])).toBeGreaterThan(0.2)
  })
})

describe('a column under a name that nobody knows', () => {
  const fields = ['astronomy', 'botany', 'chemistry', 'geology', 'history', 'medicine']
  const many = (values: string[]): string[] => [...Array(60).keys()].map((at) => values[at % values.length]!)

  it('is the only one with the same words', () => {
    const [only] = choose([column('Fach', many(fields))], [column('xq', many(fields.toReversed()))])
    expect(only!.confidence).toBeGreaterThanOrEqual(0.6)
  })

  it('is not the only one with such figures or dates, which look alike whatever they are of', () => {
    const [only] = choose([column('Zugang', many(['3', '14', '159']))], [column('xq', many(['14', '3', '159']))])
    expect(only?.confidence ?? 0).toBeLessThan(0.6)
  })
})
