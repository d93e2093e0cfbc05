import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true },
  { name: 'name', required: true },
])
const remarks = ['', 'AUSGETRETEN 03/2022', 'pays in cash', '', 'AUSGETRETEN', 'new boat', '', '']
const list = tableOf(
  'members',
  `Member no|Name|Remarks\n${remarks.map((remark, at) => `M10${at}|Member ${at}|${remark}`).join('\n')}`,
)
const leaving = (instructions: string): string[] =>
  decideOn([list], [members], { instructions }).plan.sheets[0]!.sources[0]!.skips.flatMap(({ when }) =>
    'values' in when ? when.values : [],
  )

describe('rows that a sentence leaves out, and the one behind it says how they are marked', () => {
  it.each([
    'Members who have left are not taken over. In the list they are marked AUSGETRETEN in the remarks.',
    'Members who have left are not taken over. They are marked “ausgetreten”.',
    'Wer ausgetreten ist, wird nicht übernommen. Diese sind mit AUSGETRETEN gekennzeichnet.',
  ])('stay behind: %s', (said) => {
    expect(leaving(said)).toEqual(['ausgetreten 03/2022', 'ausgetreten'])
  })

  it.each([
    'Members who have left come over as well. They are marked AUSGETRETEN.',
    'Members come over, those of other clubs do not. They are marked AUSGETRETEN.',
    'Only members who pay are taken over. They are marked AUSGETRETEN.',
    'Members without a name are not taken over. The boats are marked AUSGETRETEN.',
  ])('stay where it is not said of them: %s', (said) => {
    expect(leaving(said)).toEqual([])
  })
})
