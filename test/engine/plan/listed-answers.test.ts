import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const sailors = templateOf('sailors', [
  { name: 'sailor_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'do_not_call', required: true, rule: 'yes|no' },
])
const rows = (letter: string): string =>
  `Sailor No|Name\n${[1, 2, 3, 4, 5, 6].map((at) => `${letter}${at}|Sailor ${letter}${at}`).join('\n')}`
const tables = [
  tableOf('crew', rows('C')),
  tableOf('friends', rows('F')),
  tableOf('do_not_call', 'Sailor|Why\nC2|asked\nC5|moved'),
]

/** The steps that write the answer in the crew list, by what was said. */
function steps(instructions: string): unknown[][] {
  const { plan } = decideOn(tables, [sailors], { instructions })
  const { sources } = plan.sheets[0]!
  return sources.map(({ columns }) =>
    columns
      .find(({ column }) => column === 'do_not_call')!
      .transforms.flatMap((step) =>
        step.kind === 'rewrite' ? [step.with] : step.kind === 'default' || step.kind === 'constant' ? [step.value] : [],
      ),
  )
}

describe('a column is one answer for what stands on a list, and the other for all else', () => {
  it.each([
    'Anyone on the do not call list gets yes, everybody else no.',
    'Everybody on the do not call list gets yes and all others no.',
    'do_not_call is no for all others, yes for those on the do not call list.',
    'If a sailor is on the do not call list do_not_call is yes, otherwise no.',
    'Wer auf der Liste do_not_call steht, bekommt ja, alle anderen nein.',
    'Quien está en la lista do_not_call lleva sí, los demás no.',
  ])('%s', (text) => {
    expect(steps(text)).toEqual([['yes', 'no'], ['no']])
  })

  it.each([
    'Anyone on the do not call list who asked for it gets yes, everybody else no.',
    'Anyone on the do not call list except friends gets yes, everybody else no.',
    'Anyone on the do not call list gets yes.',
  ])('but not where only some of those are meant: %s', (text) => {
    expect(steps(text)).not.toEqual([['yes', 'no'], ['no']])
  })
})
