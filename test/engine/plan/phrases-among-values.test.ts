import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const template = (required: boolean): ReturnType<typeof templateOf> =>
  templateOf('members', [
    { name: 'member_no', required: true, unique: true },
    { name: 'standing', required, rule: '^(active|inactive)$' },
  ])
const asked = (odd: readonly string[], required = true): string[] => {
  const cells = [...Array.from({ length: 60 }, (_, at) => (at % 9 === 4 ? 'Inactive' : 'Active')), ...odd]
  const table = tableOf('members', `Member no|Standing\n${cells.map((cell, at) => `M${at + 10}|${cell}`).join('\n')}`)
  return decideOn([table], [template(required)]).questions.map(({ prompt }) => /“([^”]*)”/u.exec(prompt)![1]!)
}

describe('a phrase that stands once among values that are all known', () => {
  it('is asked about, as its row would be lost', () => {
    expect(asked(['Do Not Lend'])).toEqual(['Do Not Lend'])
  })

  it('is none where it is a single word or a mark, or where they are many', () => {
    expect(asked(['Xyzzy'])).toEqual([])
    expect(asked(['see note 4'])).toEqual([])
    expect(asked(['Do Not Lend', 'Ask at desk', 'Moved to Leeds'])).toEqual([])
  })

  it('is not asked about where the cell may be empty', () => {
    expect(asked(['Do Not Lend'], false)).toEqual([])
  })
})
