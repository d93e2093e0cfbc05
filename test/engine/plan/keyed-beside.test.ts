import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const templates = [
  templateOf('patients', [
    { name: 'Patient ID', required: true, unique: true },
    { name: 'First Name', required: true },
    { name: 'Last Name', required: true },
  ]),
  templateOf('visits', [
    { name: 'Visit No', required: true, unique: true },
    { name: 'Patient', required: true, link: 'patients.Patient ID' },
    { name: 'Fee', rule: '^\\d+$' },
  ]),
]
const given = ['Ada', 'Ben', 'Carla', 'David', 'Emma', 'Frank', 'Greta', 'Hugo']
const patients = tableOf(
  'register',
  `Chart no|First name|Surname\n${given.map((name, at) => `K0${100 + at}|${name}|${name}sen`).join('\n')}`,
)
const visits = (reference: (at: number) => string): ReturnType<typeof tableOf> =>
  tableOf(
    'portal',
    `Visit no|Ref. client|Patient|Fee\n${[...Array(24).keys()].map((at) => `P${at + 500}|${reference(at % 8)}|${at % 8 < 2 ? `${given[at % 8]}berg, ${given.at(-1 - (at % 8))}` : `${given.at(-1 - (at % 8))} ${given[at % 8]}berg`}|25`).join('\n')}`,
  )

it('rows are of those whose keys stand beside the names, and the names are no further rows', () => {
  const sourcesOf = (reference: (at: number) => string): [number, string[]] => {
    const decision = decideOn([patients, visits(reference)], templates)
    const sheet = (slug: string): number => decision.plan.sheets.findIndex((one) => one.slug === slug)
    return [decision.plan.sheets[sheet('patients')]!.sources.length, inputsOf(decision, 'Patient', sheet('visits'))]
  }
  expect(sourcesOf((at) => `K0${100 + at}`)).toEqual([1, ['Ref. client']])
  expect(sourcesOf((at) => `QX-${7 * at + 3}`)).toEqual([2, ['Patient']])
})
