import { expect, test } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const ROWS = [
  'P1|030 2345678|0171 2345678',
  'P2|030 9876543|',
  'P3||0160 7654321',
  'P4|040 1234567|0151 23456789',
  'P5|040 7654321|',
]
const PATIENTS = tableOf('patients', ['Patient No|Telefon|Mobil', ...ROWS].join('\n'))
const templateWith = (description = '') => [
  templateOf('patients', [
    { name: 'patient_no', required: true, unique: true },
    { name: 'phone', description, rule: '^\\+49\\d{6,12}$' },
  ]),
]

test('the kind of number is enough to say which is taken first, and which where there is none', () => {
  for (const instructions of [
    'Beim Telefon nehmen Sie bitte die Handynummer, wenn eine da ist, sonst eben das Festnetz.',
    'For the phone take the mobile number if there is one, otherwise the landline.',
  ])
    expect(inputsOf(decideOn([PATIENTS], templateWith(), { instructions }), 'phone')).toEqual(['Mobil', 'Telefon'])
})

test('a description that prefers mobiles has the other number where there is none', () => {
  expect(inputsOf(decideOn([PATIENTS], templateWith('One number. Mobile preferred.')), 'phone')).toEqual([
    'Mobil',
    'Telefon',
  ])
})

test('a template with a column for mobiles has each number where it belongs', () => {
  const [template] = templateWith()
  const both = [{ ...template!, columns: [...template!.columns, { ...template!.columns[1]!, name: 'mobile' }] }]
  const instructions = 'Take the mobile number if there is one, otherwise the landline.'
  expect(inputsOf(decideOn([PATIENTS], both, { instructions }), 'phone')).toEqual(['Telefon'])
})

test('an instruction that prefers mobiles has the other number where there is none', () => {
  for (const instructions of ['Beim Telefon bevorzugt Mobilnummer.', 'For the phone, mobile preferred.'])
    expect(inputsOf(decideOn([PATIENTS], templateWith(), { instructions }), 'phone')).toEqual(['Mobil', 'Telefon'])
  const instructions = 'Our office is best reached by phone, the line is open till five.'
  expect(inputsOf(decideOn([PATIENTS], templateWith(), { instructions }), 'phone')).not.toEqual(['Mobil', 'Telefon'])
})
