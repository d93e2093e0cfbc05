import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// A header that is called as no column of the template is, of which somebody said what its empty cells mean.

const barred = (cells: readonly string[]) =>
  tableOf(
    'gym',
    `No|First name|Barred?\n${cells.map((cell, at) => `M0${at}|${['Rosa', 'Finn'][at % 2]!}|${cell}`).join('\n')}`,
  )
const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true },
  { name: 'first_name', required: true },
  {
    name: 'standing',
    required: true,
    rule: '^(current|shut_out|left)$',
    description: 'Whoever is barred is shut_out.',
  },
])
const standing = (table: ReturnType<typeof tableOf>, instructions: string | null) => {
  const decision = decideOn([table], [members], { instructions })
  return { ...columnOf(decision, 'standing'), decision }
}

describe('what nothing under a header means tells which column it is', () => {
  const said = "A blank in Rosa's Barred column means the member is current."

  it('where some cells are ticked, which is the value that the description calls so', () => {
    const { inputs, transforms } = standing(barred(['', 'x', '', 'x', '']), said)
    expect(inputs.map(({ column }) => column)).toEqual(['Barred?'])
    expect(transforms).toContainEqual({ kind: 'rewrite', pattern: '(?s).+', with: 'shut_out' })
    expect(transforms.at(-1)).toEqual({ kind: 'default', value: 'current' })
  })

  it('where none is', () => {
    const { inputs, transforms, decision } = standing(barred(['', '', '', '']), said)
    expect(inputs.map(({ column }) => column)).toEqual(['Barred?'])
    expect(transforms.at(-1)).toEqual({ kind: 'default', value: 'current' })
    expect(decision.questions).toEqual([])
  })

  it('and whose list it is, is no word for nothing', () => {
    const decision = decideOn([barred(['', 'x', '', '', ''])], [members], { instructions: said })
    expect(JSON.stringify(columnOf(decision, 'first_name').transforms)).not.toContain('Rosa')
  })

  it('but not without a word', () => {
    expect(standing(barred(['', '', '', '']), null).transforms).not.toContainEqual({
      kind: 'default',
      value: 'current',
    })
  })
})
