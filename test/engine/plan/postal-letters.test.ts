import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('“PC” in a list with figures', () => {
  const kennels = templateOf('kennels', [
    { name: 'kennel_no', required: true, unique: true, rule: 'K\\d{3}' },
    { name: 'suburb' },
    { name: 'postcode', rule: '\\d{4}' },
  ])
  const listed = (
    header: string,
    beside: string,
    rows = ['Berrimah|828', 'Winnellie|820', 'Darwin|800', 'Malak|812'],
  ) =>
    tableOf(
      'kennels',
      `#|Kennel No.|${beside}|${header}|Licence\n${rows.map((row, at) => `${at + 1}|K10${at}|${row}|${1030 + at}`).join('\n')}`,
    )
  const filled = (table: ReturnType<typeof tableOf>) => {
    const decision = decideOn([table], [kennels])
    return { from: inputsOf(decision, 'postcode'), questions: decision.questions.length }
  }

  it.each(['PC', 'P.C.', 'pc'])('is the postcode beside a suburb: %s', (header) => {
    expect(filled(listed(header, 'Suburb'))).toEqual({ from: [header], questions: 0 })
  })

  it('is the postcode with letters written small, too', () => {
    const rows = ['Ely|cb6 1aa', 'March|PE15 8NG', 'Soham|cb7 5aw', 'Wisbech|pe13 1ar']
    const british = templateOf('kennels', [
      { name: 'kennel_no', required: true, unique: true, rule: 'K\\d{3}' },
      { name: 'town' },
      { name: 'postcode', required: true, rule: '[A-Z]{2}\\d{1,2} \\d[A-Z]{2}' },
    ])
    const decision = decideOn([listed('PC', 'Town', rows)], [british])
    expect(inputsOf(decision, 'postcode')).toEqual(['PC'])
    expect(decision.questions).toEqual([])
  })

  it('is asked about elsewhere', () => {
    expect(filled(listed('PC', 'Breed')).questions).toBeGreaterThan(0)
  })
})
