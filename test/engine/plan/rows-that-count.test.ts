import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const permits = templateOf('permits', [
  { name: 'permit_no', required: true, unique: true, rule: 'B-\\d{4}' },
  { name: 'holder', required: true },
  { name: 'valid_to', required: true },
  { name: 'remark' },
])
const ends = (at: number): string => (at % 3 === 0 ? '' : `2025-0${1 + (at % 9)}-0${1 + (at % 7)}`)
const list = (name: string, from: number, remark: (at: number) => string): ReturnType<typeof tableOf> => {
  const rows = Array.from({ length: 12 }, (_, at) => {
    const holder = `${'ABCDEFGHIJKLMNOPQR'[from + at]}. Lund`
    return `B-${1000 + from + at}|${holder}|${ends(at)}|${remark(at)}`
  })
  return tableOf(name, `Permit no|Holder|Valid to|Remark\n${rows.join('\n')}`)
}
const older = list('permits_2023', 0, (at) => `old ${at}`)
const newer = list('permits_2024', 6, (at) => (at % 3 === 0 ? '' : `new ${at}`))

function remarksOf(instructions: string): string[] {
  const { plan } = decideOn([older, newer], [permits], { instructions })
  return plan.sheets[0]!.sources.flatMap(({ columns }) =>
    columns.flatMap(({ column, inputs }) => (column === 'remark' ? inputs.map(({ table }) => table) : [])),
  )
}

it.each([
  'Where a permit is in permits_2023.csv and also in permits_2024.csv, the one in permits_2024.csv counts.',
  'Steht eine Genehmigung sowohl in permits_2023.csv als auch in permits_2024.csv, zählt die aus permits_2024.csv.',
])('of two lists with the same columns the whole row counts, with what was emptied: %s', (instructions) => {
  expect(remarksOf(instructions).toSorted()).toEqual(['permits_2023', 'permits_2024'])
})
