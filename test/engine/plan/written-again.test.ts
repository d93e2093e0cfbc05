import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const jobs = templateOf('jobs', [
  { name: 'job_no', required: true, unique: true },
  { name: 'hours', required: true },
])
const rows = Array.from({ length: 10 }, (_, at) => `J${40 + at}|${13 + at}/03/2024 10:25|${at + 1}|2024-05-1${at}`)
const again = ['J43|22/04/2024 09:10|9|2024-05-13', 'J45|11/02/2024 09:10|8|2024-05-15']
const table = tableOf('jobs', `Job|Last mod.|Hours|Due\n${[...rows, ...again].join('\n')}`)

describe('rows that are written again with the same number when they change', () => {
  it.each([
    'When a job changes it is written again with the same job: only the latest last modification counts.',
    'Wird ein Auftrag geändert, steht er mit demselben Job noch einmal da: nur die Zeile mit der neuesten Last modification gilt.',
  ])('count as they were changed last: %s', (instructions) => {
    const { plan } = decideOn([table], [jobs], { instructions })
    expect(plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)).toEqual([
      { is: 'older', key: [0], day: 1, patterns: ['DD/MM/YYYY HH:mm'] },
    ])
  })
})
