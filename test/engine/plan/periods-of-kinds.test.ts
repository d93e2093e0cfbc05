import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const moorings = (description: string): ReturnType<typeof templateOf> =>
  templateOf('moorings', [
    { name: 'mooring_no', required: true, unique: true },
    { name: 'let_as', required: true, rule: 'resident|visitor' },
    { name: 'fee', description, required: true, rule: '\\d+\\.\\d{2}' },
  ])
const table = tableOf(
  'berths',
  'Mooring no|Let as|Fee Amt\nM1|R|£1,250.00\nM2|V|15.00\nM3|R|300.50\nM4|V|18.00\nM5|R|410.00\nM6|V|22.00',
)
const WANTED = 'GBP. Visitors: per night. Residents: per year.'
const said = (instructions: string, description = WANTED): Decision =>
  decideOn([table], [moorings(description)], {
    instructions: `In Let as R is resident and V is visitor. ${instructions}`,
  })

/** The formulas, with the rows that they are for. */
const formulas = ({ plan }: Decision): unknown[] =>
  plan.sheets[0]!.sources.flatMap(({ columns, skips }) =>
    columns.flatMap(({ transforms }) =>
      transforms.flatMap((step) =>
        step.kind === 'merge' && step.calculation ? [[step.calculation.formula, skips.at(-1)!.when]] : [],
      ),
    ),
  )
const residents = { position: 1, is: 'none_of', values: ['R'] }

describe('figures of a kind of rows that are said to be of a part of the year', () => {
  it.each([
    ['The Fee Amt of residents (R) is per lunar period, 13 a year.', 13],
    ['Fee Amt of residents is per quarter.', 4],
    ['For residents the Fee Amt is monthly.', 12],
    ['Bei "R" ist Fee Amt pro Monat.', 12],
  ])('are multiplied where they are wanted per year: %s', (sentence, times) => {
    const decision = said(sentence)
    expect(formulas(decision)).toEqual([[`$1 * ${times}`, residents]])
    expect(decision.notes.join()).toContain(`“fee” is multiplied by ${times}`)
  })

  it.each([
    ['Fee Amt of visitors (V) is per month.', WANTED],
    ['Fee Amt of residents (R) is per year.', WANTED],
    ['Fee Amt of residents (R) is per month.', 'GBP'],
    ['Residents pay per month.', WANTED],
    ['Fee Amt of residents (R) is paid 2 weeks a year late.', WANTED],
  ])('stay as they are where it is not so: %s', (sentence, description) => {
    expect(formulas(said(sentence, description))).toEqual([])
  })
})
