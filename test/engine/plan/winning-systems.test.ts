import { describe, expect, it } from 'vitest'
import { systemsWinning } from '../../../server/src/engine/knowledge/plain/winning-systems.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// Which of several lists counts, where a program has exported several of them, or where two programs win over somebody's list.

const profiles = [
  tableOf('Tillbase pupils', 'Pupil no|First name|Grade\nP101|Ada|3\nP102|Bo|4\nP103|Cy|5'),
  tableOf('Harbourmaster fees', 'Pupil no|Fee\nP101|12\nP102|14\nP103|16'),
  tableOf('Harbourmaster parents', 'Parent|Pupil no\nAnn|P101\nBen|P102'),
  tableOf('Quayside list', 'Pupil no|First name|Grade\nP103|Cyril|1\nP201|Di|2\nP202|Ed|3'),
]
const pupils = templateOf('pupils', [
  { name: 'pupil_no', required: true, unique: true },
  { name: 'first_name', required: true },
  { name: 'grade' },
])
const told = (text: string, before = ''): string[] =>
  systemsWinning(
    { text, about: text, before, origin: { by: 'instruction', slug: null, origin: '', revision: 0, said: '' } },
    profiles,
    [pupils],
  ).flatMap((one) =>
    one.kind === 'key_from' ? [`${one.table.table} > ${one.over?.map(({ table }) => table).join()}`] : [],
  )

describe('the lists of a system win over the one that is named besides', () => {
  it.each([
    'Nora’s Quayside list has our own pupils and a few that Tillbase has as well, and for those we want the Tillbase and Harbourmaster details and not hers.',
    'The Quayside list has a few that Tillbase also has, for those use the Tillbase and Harbourmaster rows, not theirs.',
  ])('where its details are not wanted: %s', (text) => {
    expect(told(text)).toEqual([
      'Tillbase pupils > Quayside list',
      'Harbourmaster fees > Quayside list',
      'Harbourmaster parents > Quayside list',
    ])
  })

  it('where one program has exported several', () => {
    expect(
      told('when somebody is in both use Harbourmaster', 'The Quayside list is fine for people Harbourmaster lacks'),
    ).toEqual(['Harbourmaster fees > Quayside list', 'Harbourmaster parents > Quayside list'])
  })

  it.each([
    'The Quayside list has a few that Tillbase has as well.',
    'When somebody is in both perhaps use Harbourmaster.',
    'For those we want the Tillbase and Harbourmaster details and not hers.',
  ])('but not: %s', (text) => {
    expect(told(text)).toEqual([])
  })

  it('so that its row stays', () => {
    const instructions =
      'Nora’s Quayside list has a few that Tillbase has as well, and for those we want the Tillbase details and not hers.'
    const { plan } = decideOn([profiles[3]!, profiles[0]!], [pupils], { instructions })
    expect(plan.sheets[0]!.same_key).toEqual([
      { column: 'pupil_no', keep: { file_id: 'file_Tillbase pupils', table: 'Tillbase pupils' } },
    ])
  })
})
