import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../server/src/engine/model.ts'
import { expectedKinds } from '../../../server/src/engine/match/expected.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

function chain(name: string, description: string, header: string, values: string[]): Transform[] {
  const template = templateOf('berths', [
    { name: 'id', required: true, unique: true },
    { name, description },
  ])
  const rows = values.map((value, index) => [`B${index + 1}`, value])
  return columnOf(decideOn([tableOfCells('berths', ['id', header], rows)], [template]), name).transforms
}

describe('a notation that the description alone names', () => {
  it.each([
    ['YYYY-MM-DD, empty while moored', 'YYYY-MM-DD'],
    ['Tag der Ankunft, JJJJ-MM-TT', 'YYYY-MM-DD'],
    ['Date AAAA-MM-JJ', 'YYYY-MM-DD'],
    ['TT.MM.JJJJ', 'DD.MM.YYYY'],
  ])('is that of dates whatever the column is called: %s', (description, to) => {
    const [step] = chain('moored', description, 'Moored', ['25/02/2023', '03/04/2023', '13/04/2023'])
    expect(step).toEqual({ kind: 'date', from: ['DD/MM/YYYY'], to })
  })

  it('leaves the time of day out where it has none, and keeps it where it names it', () => {
    const moments = ['2023-02-25T08:28:33Z', '2023-04-03T14:20:22Z']
    expect(chain('moored', 'YYYY-MM-DD', 'Moored', moments)).toMatchObject([{ kind: 'date', to: 'YYYY-MM-DD' }])
    expect(chain('moored', 'Date', 'Moored', moments)).toEqual([])
    expect(chain('moored', 'YYYY-MM-DD HH:mm', 'Moored', moments)).toEqual([])
  })

  it.each(['ISO 8601 date', 'ISO 8601 date, no time', 'Datum nach ISO 8601', 'ISO date', 'Fecha ISO 8601 sin hora'])(
    'is the day alone where it is that of the standard: %s',
    (description) => {
      const moments = ['25-02-2023 08:28', '03-04-2023', '13-04-2023 14:20']
      expect(chain('moored', description, 'Moored', moments)).toMatchObject([{ kind: 'date', to: 'YYYY-MM-DD' }])
    },
  )

  it('is none of days where the standard is named for a time as well', () => {
    const moments = ['2023-02-25T08:28:33Z', '2023-04-03T14:20:22Z']
    for (const description of ['ISO 8601 date and time', 'ISO 8601 timestamp', 'Datum nach ISO 8601 mit Uhrzeit'])
      expect(chain('moored', description, 'Moored', moments)).toEqual([])
  })

  it('is that of numbers, with the decimals that it tells', () => {
    const values = ['£1,204.50', '80', '12.5']
    const number = { kind: 'number', decimal: '.', grouping: ',' }
    expect(chain('mooring', 'Decimal number', 'Mooring', values)).toEqual([number])
    expect(chain('mooring', 'Charged for it, GBP', 'Mooring', values)).toEqual([number])
    expect(chain('mooring', 'GBP, two decimals', 'Mooring', values)).toEqual([{ ...number, decimals: 2 }])
    expect(chain('mooring', 'Euro mit zwei Nachkommastellen', 'Mooring', ['80', '12,5'])).toMatchObject([
      { kind: 'number', decimal: ',', decimals: 2 },
    ])
    expect(
      chain('mooring', 'Canone, solo la cifra, con il punto decimale', 'Mooring', ['80 €', '12,5 €']),
    ).toMatchObject([{ kind: 'number', decimal: ',' }])
  })

  it('is none in a code, nor where a currency itself is wanted', () => {
    const kinds = (name: string, description: string): readonly string[] =>
      expectedKinds({ name, description, required: false, unique: false, desiredRule: 'none' })
    expect(kinds('berth', 'Written BE-YYYY-MM-DD')).toEqual([])
    expect(kinds('paid_in', 'Currency: in EUR or in USD')).not.toEqual(['number'])
    expect(kinds('first_name', 'Name in full')).toEqual(['words'])
    expect(kinds('pier', 'House number only')).not.toEqual(['number'])
    expect(kinds('pier', 'As on the plate, number only')).toEqual(['number'])
  })
})
