import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

function planned(cells: string[], header = 'Len', instructions: string | null = null): ReturnType<typeof decideOn> {
  const rows = cells.map((cell, at) => [`C${100 + at}`, cell])
  const table = tableOfCells('classes', ['Class no', header], rows)
  const template = templateOf('classes', [
    { name: 'class_no', required: true, unique: true },
    { name: 'len_minutes', required: true, rule: '^\\d+$', description: 'Minutes' },
  ])
  return decideOn([table], [template], { instructions })
}

const prompts = ({ questions }: ReturnType<typeof decideOn>): string => questions.map(({ prompt }) => prompt).join('\n')
const numbers = (decision: ReturnType<typeof decideOn>): object[] =>
  columnOf(decision, 'len_minutes').transforms.filter(({ kind }) => kind === 'number')

describe('a letter behind figures that may be hours, or count anything', () => {
  it('is asked about, and its figures stay as they are until somebody answers', () => {
    const decision = planned(['6u', '3u', '9u', '6u', '4u'])
    expect(prompts(decision)).toContain('What is the “u” behind figures like “6u”')
    expect(numbers(decision)).toEqual([])
  })

  it('is hours where the cells go on in minutes, or the header says so', () => {
    expect(prompts(planned(['6u', '3u30', '2u', '1u15']))).not.toContain('What is the “u”')
    expect(prompts(planned(['6u', '3u', '2u', '1u'], 'Len (uren)'))).not.toContain('What is the “u”')
  })

  it('is what a text says that several of them are', () => {
    const decision = planned(
      ['6u', '3u', '9u', '6u', '4u'],
      'Len',
      'Len counts units of five minutes (4u = 20 minutes).',
    )
    expect(prompts(decision)).not.toContain('What is the “u”')
    expect(columnOf(decision, 'len_minutes').transforms).toMatchObject([
      { kind: 'value_map', entries: [{ raw: '3u', value: '15' }, { value: '20' }, { value: '30' }, { value: '45' }] },
    ])
  })
})
