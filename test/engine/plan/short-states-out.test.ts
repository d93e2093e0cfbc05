import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const repairs = {
  ...templateOf('repairs', [
    { name: 'job_no', required: true, unique: true },
    { name: 'state', required: true, rule: '^(waiting|started|tested)$' },
    { name: 'boat', required: true },
  ]),
  description: 'Open repairs.',
}
const boats = templateOf('boats', [
  { name: 'boat', required: true, unique: true },
  { name: 'kind', required: true, rule: '^(sail|motor|rowing)$' },
])
const STATES = ['Waiting', 'Started', 'Tested', 'Paid', 'Cut', 'Paid', 'Waiting', 'Started']
const jobs = tableOf(
  'jobs',
  `Job No|State|Boat\n${STATES.map((state, at) => `${10 + at}|${state}|Boat ${at}x`).join('\n')}`,
)
const coded = tableOf(
  'quotes',
  `Job No|State|Boat\n${[1, 2, 3, 4, 5, 5, 2, 1].map((code, at) => `Q${10 + at}|${code}|Boat ${at}x`).join('\n')}`,
)
const codes = tableOf(
  'codes',
  `Code|Meaning\n${['Waiting', 'Started', 'Tested', 'Paid', 'Cut'].map((word, at) => `${1 + at}|${word}`).join('\n')}`,
)
const fleet = tableOf(
  'fleet',
  `Boat|Kind\n${Array.from({ length: 8 }, (_, at) => `Boat ${at}x|${['sail', 'motor', 'rowing'][at % 3]}`).join('\n')}`,
)

const leftIn = ({ sheets }: ReturnType<typeof decideOn>['plan']): string[] =>
  sheets
    .flatMap(({ sources }) => sources)
    .flatMap(({ table, skips }) =>
      skips.map(({ when }) =>
        [table, 'position' in when && when.position, ...('values' in when ? when.values : [])].join(' '),
      ),
    )
    .toSorted()

describe('short words for states that are left out', () => {
  it.each([
    'We only want open repairs, so leave out cut and paid ones.',
    'We only want open repairs, so leave out paid and cut ones.',
    'Leave out paid and cut repairs.',
  ])('are each of them left out, and asked for no more: %s', (instructions) => {
    const { questions, plan } = decideOn([jobs, coded, codes, fleet], [repairs, boats], { instructions })
    const asked = questions.map(({ key }) => key)
    expect(asked.filter((key) => /:(?:Paid|Cut|4|5)$/.test(key))).toEqual([])
    expect(leftIn(plan)).toEqual(['jobs 1 cut', 'jobs 1 paid', 'quotes 1 4', 'quotes 1 5'])
  })

  it('are words like others where a column says something else', () => {
    const knots = tableOf(
      'jobs',
      `Job No|Sail|Boat\n${STATES.map((state, at) => `${10 + at}|${state}|Boat ${at}x`).join('\n')}`,
    )
    const { plan } = decideOn([knots, fleet], [repairs, boats], { instructions: 'Leave out paid and cut ones.' })
    expect(leftIn(plan)).toEqual([])
  })
})
