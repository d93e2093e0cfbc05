import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const visits = templateOf('visits', [
  { name: 'visit_no', required: true, unique: true },
  { name: 'location' },
  { name: 'person' },
  { name: 'outcome', rule: '^(Open|Closed)$' },
])
const cells = ['Ulm|Ann|Open', '||', 'Calw|Bo|Closed', '|Cy|', 'Kehl||Open', 'Ulm|Ann|']
const list = tableOf(
  'visits',
  `Visit no|Location|Person|Outcome\n${cells.map((one, at) => `V1${at}|${one}`).join('\n')}`,
)
const defaults = (instructions: string): Record<string, string> => {
  const decision = decideOn([list], [visits], { instructions })
  return Object.fromEntries(
    ['location', 'person', 'outcome'].flatMap((name) =>
      columnOf(decision, name).transforms.flatMap((step) => (step.kind === 'default' ? [[name, step.value]] : [])),
    ),
  )
}

describe('what stands between words names no column', () => {
  it.each([
    'Where the people at the gate left the outcome blank, it is Open.',
    'Where the outcome is blank, the visit is Open.',
    'When the outcome is empty it is Open for those who came by.',
    'Wo das Outcome leer ist, ist es Open.',
  ])('%s', (said) => {
    expect(defaults(said)).toEqual({ outcome: 'Open' })
  })

  it('but words that mean the same do', () => {
    expect(defaults('Where the place is empty, the location is Ulm.')).toMatchObject({ location: 'Ulm' })
  })
})
