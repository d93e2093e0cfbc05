import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a key whose form days would have with other marks', () => {
  const repairs = templateOf('repairs', [
    { name: 'repair_ref', required: true, unique: true, rule: '[0-9]{4}-[0-9]{4}' },
    { name: 'amount' },
  ])
  const listed = (codes: string[]) =>
    decideOn(
      [
        tableOf(
          'werkplaats',
          `Map|Reparatiedatum|Bedrag\n${codes.map((code, at) => `${code}|${10 + at}-03-2023|${at}5,00`).join('\n')}`,
        ),
      ],
      [repairs],
    )

  it('is the column that has it as it stands, and nobody is asked', () => {
    const decision = listed(['2023-0101', '2023-0102', '2023-0104', '2023-0105', '2023-0107', '2023-0110'])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'repair_ref')).toEqual(['Map'])
  })
})
