import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOfCells, templateOf } from './table-of.ts'

const patients = templateOf('patients', [
  { name: 'patient_id', required: true, unique: true, rule: '\\d{6}' },
  { name: 'last_name', required: true },
  { name: 'first_name', required: true },
])
const visits = templateOf('visits', [
  { name: 'visit_no', required: true, unique: true },
  { name: 'patient_id', required: true, link: 'patients.patient_id' },
])
const names = Array.from(
  { length: 20 },
  (_, at) => `${'ABCDEFGHIJKLMNOPQRST'[at]}ond, ${'Ann Bob Cleo Dan Eve'.split(' ')[at % 5]}`,
)
const chart = (at: number): string => String(1_000 + 37 * at).padStart(6, '0')
const list = tableOfCells(
  'list',
  ['Chart #', 'Patient'],
  names.map((name, at) => [chart(at), name]),
)
const seen = (header: string, numbers: readonly string[]): string[] =>
  inputsOf(
    decideOn(
      [
        list,
        tableOfCells(
          'visits',
          ['Visit #', header, 'Patient'],
          numbers.map((number, at) => [`V${at}`, number, names[at]!]),
        ),
      ],
      [patients, visits],
    ),
    'patient_id',
    1,
  )

it('a number under the header of its list says whose a row is, and the name beside it nothing else', () => {
  const numbers = names.map((_, at) => (at === 4 ? '999999' : chart(at)))
  expect(seen('Chart', numbers)).toEqual(['Chart'])
  expect(
    seen(
      'Chart',
      numbers.map((number) => number.replace(/^0+/, '')),
    ),
  ).toEqual(['Chart'])
})

it('though its list is in two files, each with a part of the numbers', () => {
  const part = (name: string, header: string, from: number, to: number) =>
    tableOfCells(
      name,
      [header, 'Surname', 'Forename'],
      names.slice(from, to).map((one, at) => [chart(from + at), ...one.split(', ')]),
    )
  const numbers = names.map((name, at) => [`V${at}`, at < 4 ? '' : chart(at), name])
  const decided = decideOn(
    [
      part('office', 'Chart #', 0, 12),
      part('online', 'chart number', 12, 20),
      tableOfCells('visits', ['Visit #', 'Chart', 'Patient'], numbers),
    ],
    [patients, visits],
  )
  expect(inputsOf(decided, 'patient_id', 1)).toEqual(['Chart'])
})
