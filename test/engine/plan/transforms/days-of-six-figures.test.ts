import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../../server/src/engine/model.ts'
import { decideOn, inputsOf, tableOfCells, templateOf } from '../table-of.ts'
import { chain, iso } from './chain.ts'

describe('days of six figures', () => {
  const day = (header: string, values: string[]): Transform[] =>
    chain({ name: 'birth_date', rule: iso }, header, values)

  it('are read under a header that says so, with a zero or without', () => {
    expect(day('Date of birth', ['150862', '31177', '280290'])).toMatchObject([{ from: ['DDMMYY', 'DMMYY'] }])
    expect(day('Date of birth', ['620815', '771131', '900228'])).toMatchObject([{ from: ['YYMMDD'] }])
    expect(day('Date of birth', ['081562', '113077', '022890'])).toMatchObject([{ from: ['MMDDYY'] }])
  })

  it('have the years of the other dates, or those that hardly ever differ, where they may be read from either end', () => {
    const full = ['2023-02-11', '2023-08-30', '2022-12-05', '2023-06-17']
    expect(day('Dag', [...full, '230419', '221103'])).toMatchObject([{ from: ['YYMMDD'] }])
    expect(day('Dag', [...full, '190423', '031122'])).toMatchObject([{ from: ['DDMMYY'] }])
    const days = ['05', '09', '14', '17', '21', '26']
    expect(
      day(
        'Datum',
        days.map((one, at) => `230${at + 1}${one}`),
      ),
    ).toMatchObject([{ from: ['YYMMDD'] }])
    expect(
      day(
        'Datum',
        days.map((one, at) => `${one}0${at + 1}23`),
      ),
    ).toMatchObject([{ from: ['DDMMYY'] }])
  })

  it('are read beside other dates whatever the header is, but not where some are no days', () => {
    const days = ['27/07/2014', '21/11/2018', '03/02/2020', '30/05/2019', '12/08/2011']
    expect(day('AR_DC', [...days, '090213', '270418'])).toMatchObject([{ from: ['DD/MM/YYYY', 'DDMMYY'] }])
    expect(JSON.stringify(day('AR_DC', [...days, '090213', '994418']))).not.toContain('DDMMYY"')
  })

  it('are figures where they count up, or some are no days', () => {
    const template = templateOf('things', [
      { name: 'id', required: true, unique: true },
      { name: 'start', rule: iso },
    ])
    const of = (values: string[]): unknown =>
      inputsOf(
        decideOn(
          [
            tableOfCells(
              'things',
              ['id', 'Zq'],
              values.map((value, at) => [`T${at}`, value]),
            ),
          ],
          [template],
        ),
        'start',
      )
    expect(of(Array.from({ length: 12 }, (_, at) => String(110101 + at)))).toEqual([])
    expect(day('Date of birth', ['150862', '451177', '289990'])).toEqual([])
    expect(
      of(
        Array.from(
          { length: 12 },
          (_, at) => `${String(at * 2 + 1).padStart(2, '0')}${String(at + 1).padStart(2, '0')}23`,
        ),
      ),
    ).toEqual(['Zq'])
  })
})
