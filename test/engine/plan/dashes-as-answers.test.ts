import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const cells = ['Private', 'Shared', 'None', '-', 'Private', '-', 'Shared']
const asked = (rule: string, required: boolean): unknown => {
  const template = templateOf('huts', [
    { name: 'hut_no', required: true, unique: true },
    { name: 'jetty', required, rule },
  ])
  const table = tableOf('huts', `Hut no|Jetty\n${cells.map((cell, at) => `H${at}|${cell}`).join('\n')}`)
  const { questions } = decideOn([table], [template])
  return questions.map(({ kind, prompt }) => [kind, prompt.includes('“-”')])
}

describe('a dash where every row must have one of some values', () => {
  it('may be the one that says that there is none, which is asked', () => {
    expect(asked('^(private|shared|none)$', true)).toEqual([['value_map', true]])
  })

  it('is an empty cell where that may be, or where none of the values says so', () => {
    expect(asked('^(private|shared|none)$', false)).toEqual([])
    expect(asked('^(private|shared)$', true)).not.toContainEqual(['value_map', true])
  })
})
