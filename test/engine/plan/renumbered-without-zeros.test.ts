import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const at = [...Array(8).keys()]
const looms = tableOf('looms', `Loom|Keeper|Built\n${at.map((n) => `00${n + 11}|Keeper ${n}|19${n + 60}`).join('\n')}`)
const numbers = tableOf(
  'switch',
  `Old #|Keeper|New #\n${at.map((n) => `${n + 11}|Keeper ${n}|WV-${n + 301}`).join('\n')}`,
)
const register = templateOf('looms', [
  { name: 'loom', required: true, unique: true, rule: 'WV-\\d{3}' },
  { name: 'keeper' },
  { name: 'built' },
])

describe('a list of old and new numbers from a spreadsheet that took the zeros in front', () => {
  it.each([
    'Hanna handed out new numbers, they’re in the list switch, and we need the new number wherever a loom shows up (the zeros got lost in places).',
    'Replace the old loom numbers with the new ones from switch.',
    'Die neuen Nummern stehen in der Liste switch.',
  ])('says what each has become, and has no rows of its own beside the names that are known: %s', (instructions) => {
    const decision = decideOn([looms, numbers], [register], { instructions })
    const [first] = columnOf(decision, 'loom').transforms
    expect(first).toMatchObject({
      kind: 'value_map',
      entries: expect.arrayContaining([expect.objectContaining({ raw: '0011', value: 'WV-301' })]),
    })
    expect(decision.plan.sheets.flatMap(({ sources }) => sources.map(({ table }) => table))).toEqual(['looms'])
  })

  it('is not taken for them where the old ones stay', () => {
    const instructions = 'The new numbers are in switch, but please do not replace the old ones.'
    const decision = decideOn([looms, numbers], [register], { instructions })
    expect(JSON.stringify(columnOf(decision, 'loom').transforms)).not.toContain('"decided_by":"instruction"')
  })
})
