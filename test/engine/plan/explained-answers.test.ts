import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const parcels = templateOf('parcels', [
  { name: 'parcel_no', required: true, unique: true },
  { name: 'insurance', required: true, rule: '(yes|no)' },
])
const list = tableOf(
  'parcels',
  [
    'Parcel no|Mark XK|Mark ZV',
    ...Array.from({ length: 12 }, (_, at) => `P${at}|${'JN'[at % 2]}|${'JNN'[at % 3]}`),
  ].join('\n'),
)
const legend = (yes: string, no: string) =>
  tableOf(
    'legend',
    `Feld|Kürzel|Bedeutung\nMark XK|J|${yes}\nMark XK|N|${no}\nMark ZV|J|Abholung\nMark ZV|N|keine Abholung\nMark KL|E|Express\nMark KL|S|Standard\nMark KL|R|Rest`,
  )

describe('a column of yes and no', () => {
  it('is the one whose answers a list explains in the words of the template column, and denies beside the no', () => {
    const decision = decideOn([list, legend('Versicherung', 'keine Versicherung')], [parcels])
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'insurance').inputs).toMatchObject([{ column: 'Mark XK' }])
    expect(columnOf(decision, 'insurance').reason).toBe(
      'legend.csv, sheet legend, Mark XK says what “Mark XK” stands for, which “insurance” takes.',
    )
  })

  it.each([
    ['other words stand there', 'Nachnahme', 'keine Nachnahme'],
    ['the words are denied beside the yes', 'keine Versicherung', 'Versicherung'],
  ])('is asked about where %s', (_, yes, no) => {
    const { questions } = decideOn([list, legend(yes, no)], [parcels])
    expect(questions.map(({ key }) => key)).toContain('column:parcels.insurance@file_parcels/parcels')
  })
})
