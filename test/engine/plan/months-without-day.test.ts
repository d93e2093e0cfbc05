import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// “04/2027” in a column of dates: the day that it is then.

const ISO = String.raw`^\d{4}-\d{2}-\d{2}$`

function decidedFor(
  name: string,
  header: string,
  cells: string[],
  description = '',
  instructions: string | null = null,
) {
  const table = tableOf('things', `Ref|${header}\n${cells.map((cell, at) => `R-${100 + at}|${cell}`).join('\n')}`)
  const template = templateOf('things', [
    { name: 'ref', required: true, unique: true },
    { name, rule: ISO, description },
  ])
  return decideOn([table], [template], { instructions })
}
const steps = (...told: Parameters<typeof decidedFor>) =>
  columnOf(decidedFor(...told), told[0]).transforms.filter(({ kind }) => kind === 'date')

it.each([
  ['YYYY-MM-DD; the last day of the month when only the month is known', 'last'],
  ['YYYY-MM-DD; der letzte Tag des Monats, wenn nur der Monat bekannt ist', 'last'],
  ['AAAA-MM-JJ ; le premier du mois si le jour manque', 'first'],
  ['Fecha ISO, último día del mes si falta el día', 'last'],
  ['ISO date; if only a month is known, its first day', 'first'],
  ['The last day where no more than month and year are given', 'last'],
  ['Ist nur der Monat bekannt, dessen erster Tag', 'first'],
  ['Se è noto solo il mese, il primo giorno', 'first'],
  ['Is alleen de maand bekend, dan de laatste dag', 'last'],
] as const)('“%s” says which day a month is', (description, day) => {
  const dated = steps('certified', 'Certified', ['04/2027', '12/2026', '2027-05-14'], description)
  expect(dated).toEqual([{ kind: 'date', from: ['MM/YYYY'], to: 'YYYY-MM-DD', month_day: day }])
})

it('an instruction says it as well', () => {
  const dated = steps(
    'checked_on',
    'Checked',
    ['Apr 2027', 'Dez 2026'],
    '',
    'Dates without a day are the 1st of the month.',
  )
  expect(dated).toMatchObject([{ from: ['MMM YYYY'], month_day: 'first' }])
})

it('what expires holds to the end of its month, and a note tells so', () => {
  const decided = decidedFor('expiry_date', 'MHD', ['04/2027', '12/2026', '30.06.2026'])
  expect(columnOf(decided, 'expiry_date').transforms).toMatchObject([{ kind: 'date', month_day: 'last' }])
  expect(decided.notes).toContainEqual(expect.stringContaining('holds to the end of its month'))
})

it('no day is made up where nobody says it', () => {
  expect(steps('joined', 'Joined', ['04/2027', '12/2026', '06/2026'])).toEqual([])
  // Whoever is paid at the end of the month and on its first says nothing of it.
  expect(
    steps('joined', 'Joined', ['04/2027', '12/2026'], 'Between the first of the month and the end of the month'),
  ).toEqual([])
})

it('years and months of two figures each are left alone', () => {
  expect(steps('expiry_date', 'Expiry', ['25/05', '11/12', '24/03'])).toEqual([])
})

it.each([
  ['Mes', ['abr-24', 'may-24', 'jun-24', 'jun-24']],
  ['Monat', ['März 2024', 'April 2024', 'Mai 2024', 'Mai 2024']],
])('months by their names are what a rule for months asks for: “%s”', (header, cells) => {
  const template = templateOf('dues', [
    { name: 'ref', required: true, unique: true },
    { name: 'period', rule: String.raw`^\d{4}-(0[1-9]|1[0-2])$`, description: 'Month the dues are for' },
  ])
  const table = tableOf('dues', `Ref|${header}\n${cells.map((cell, at) => `R-${100 + at}|${cell}`).join('\n')}`)
  const column = columnOf(decideOn([table], [template]), 'period')
  expect(column.inputs).toMatchObject([{ column: header }])
  expect(column.transforms).toMatchObject([{ kind: 'date', to: 'YYYY-MM' }])
})
