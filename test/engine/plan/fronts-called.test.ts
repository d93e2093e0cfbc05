import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// Which letters stand in front of the numbers of which file, however it is said.

const rows = (from: number, step: number, who: string): string =>
  Array.from({ length: 8 }, (_, at) => `${from + at * step}|${who} ${'ABCDEFGH'[at]}|2024-05-0${at + 1}`).join('\n')
const ashby = tableOf('Ashby jobs', `Job|Customer|Day\n${rows(97, 131, 'Mr')}`)
const brook = tableOf('Brook jobs', `No.|Customer|Day\n${rows(412, 77, 'Mrs')}`)
const fronts = (description: string, instructions: string | null = null): (string | undefined)[] => {
  const jobs = templateOf('jobs', [
    { name: 'job_no', required: true, unique: true, rule: '^(A|B)-\\d{6}$', description },
    { name: 'customer', required: true },
    { name: 'job_date', required: true },
  ])
  const decision = decideOn([ashby, brook], [jobs], { instructions })
  return [0, 1].map(
    (source) =>
      /"(?:with|text)":"([AB])-/.exec(JSON.stringify(columnOf(decision, 'job_no', 0, source).transforms))?.[1],
  )
}

describe('letters in front of numbers', () => {
  it.each([
    'A- for Ashby or B- for the Brook yard, and the job or order number in six digits.',
    'Prefixed with A- if from Ashby, B- otherwise, then the 6-digit number.',
    'Ashby: A-000123, B- for all others',
    'Ashby: A-000123, Brook: B-000123',
    'A-nnnnnn from Ashby, B-nnnnnn from Brook',
    'Ashby jobs start with A-, Brook jobs with B-; six digits',
    'Brook numbers get B-, Ashby numbers A-, and six digits.',
    'The old number with six digits, A- or B- in front depending on the yard (Ashby or Brook)',
    'A- wenn aus Ashby, sonst B-, dann die sechsstellige Nummer',
    'A- pour Ashby, B- pour Brook, puis le numéro à six chiffres',
  ])('are those of the file that a description says: %s', (description) => {
    expect(fronts(description)).toEqual(['A', 'B'])
  })

  it.each([
    'Job numbers get A- in front if they are from Ashby, otherwise B-, and are padded to six digits.',
    'Put A- before the Ashby numbers and B- before the Brook numbers, six digits.',
  ])('are those of the file that an instruction says: %s', (instructions) => {
    expect(fronts('', instructions)).toEqual(['A', 'B'])
  })

  it.each([
    'A- for Colby or B- for Derby, and six digits.',
    'A- if from Colby, B- otherwise, and six digits.',
    'Letters A- or B- and six digits.',
  ])('are none where no file is called so: %s', (description) => {
    expect(fronts(description)).toEqual([undefined, undefined])
  })
})
