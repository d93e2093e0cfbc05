import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const rows = Array.from({ length: 12 }, (_, at) => `N${at}|${at === 4 ? 'spoilt sample' : `Jar ${at}`}`).join('\n')
const left = (slug: string): unknown[] => {
  const template = templateOf(slug, [
    { name: 'number', required: true, unique: true },
    { name: 'remark', required: true },
  ])
  const instructions = 'Everything without a number, and a sample or a jar that is not there, stays behind.'
  return decideOn([tableOf('list', `Number|Remark\n${rows}`)], [template], { instructions }).plan.sheets.flatMap(
    ({ sources }) => sources.flatMap(({ skips = [] }) => skips.map(({ when }) => when)),
  )
}

describe('a word for a trial', () => {
  it('is none where the rows of a template are called so', () => {
    expect(left('samples')).toEqual([])
  })

  it('is one elsewhere', () => {
    expect(left('jars')).toEqual([{ position: 1, is: 'one_of', values: ['spoilt sample'] }])
  })
})
