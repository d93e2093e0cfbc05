import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('names of which some have the family name and a comma in front', () => {
  const template = templateOf('guides', [
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
    { name: 'club' },
  ])
  const cells = ['Berg, Ida', 'Jan Olsen', 'de la Cruz, Eva Maria', 'Tom van Dam', 'Leo Roth', 'Kim Falk']
  const table = tableOf(
    'guides',
    `Club|Company|Contact\n${cells.map((cell, at) => `C${at}|Firm ${at}|${cell}`).join('\n')}`,
  )
  const decision = decideOn([table], [template])
  const parts = (cell: string): (string | null)[] =>
    ['first_name', 'last_name'].map((column) => applyChain(columnOf(decision, column).transforms, [cell]).value)

  it('are taken apart each as it is written, without a question', () => {
    expect(decision.questions).toEqual([])
    expect([inputsOf(decision, 'first_name'), inputsOf(decision, 'last_name')]).toEqual([['Contact'], ['Contact']])
    expect(cells.map(parts)).toEqual([
      ['Ida', 'Berg'],
      ['Jan', 'Olsen'],
      ['Eva Maria', 'de la Cruz'],
      ['Tom', 'van Dam'],
      ['Leo', 'Roth'],
      ['Kim', 'Falk'],
    ])
  })

  it('are cut at the first space where what stands behind a comma is no name', () => {
    const graduates = tableOf('guides', 'Club|Name\nC1|Ida Berg, MBA\nC2|Jan Olsen\nC3|Tom van Dam\nC4|Leo Roth, Jr.')
    const { transforms } = columnOf(decideOn([graduates], [template]), 'first_name')
    expect(applyChain(transforms, ['Ida Berg, MBA']).value).toBe('Ida')
  })
})
