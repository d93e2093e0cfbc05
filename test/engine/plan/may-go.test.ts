import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const permits = templateOf('permits', [
  { name: 'permit_no', required: true, unique: true },
  { name: 'holder', required: true },
])
const table = tableOf('permits', 'Permit no|Holder\nP-11|Ada\nP-12|Ben\nP-13|Cat\nP-14|Dan')

it.each(['Vergunning P-12 mag weg.', 'Die Genehmigung P-12 kann weg.', 'P-12 soll raus.'])(
  'rows that may go are left out: %s',
  (instructions) => {
    const [source] = decideOn([table], [permits], { instructions }).plan.sheets[0]!.sources
    expect(source!.skips).toMatchObject([
      { when: { position: 0, is: 'one_of', values: expect.arrayContaining(['p-12']) } },
    ])
  },
)

it('each of two that may go is meant by its own number', () => {
  const instructions = 'De vergunning P-12 en de vergunning P-14 kunnen eruit.'
  const [source] = decideOn([table], [permits], { instructions }).plan.sheets[0]!.sources
  expect(source!.skips.map(({ when }) => ('values' in when ? when.values : []))).toEqual([['p-12'], ['p-14']])
})

it('what somebody may do is no row that goes', () => {
  const { plan } = decideOn([table], [permits], { instructions: 'P-12 kan weg met de auto. P-13 mag uit zee varen.' })
  expect(plan.sheets[0]!.sources[0]!.skips).toEqual([])
})
