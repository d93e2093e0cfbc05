import { describe, expect, it } from 'vitest'
import type { DecideInput } from '../../../server/src/engine/plan/decide.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const berths = templateOf('berths', [
  { name: 'berth_no', required: true, unique: true },
  { name: 'keeper', required: true },
])
const moorings = templateOf('moorings', [
  { name: 'bill_no', required: true, unique: true },
  { name: 'billed' },
  { name: 'outstanding', rule: '\\d+\\.\\d{2}' },
])
const keepers = ['Holt', 'ZZ Reed', 'Marsh', 'ZZ Tarn', 'Quill', 'Sedge', 'Wold', 'Fenn']
const berthList = tableOf(
  'keepers',
  `Berth no|Keeper\n${keepers.map((name, at) => `B${at + 11}|${name} Marine`).join('\n')}`,
)
const bills = tableOf(
  'moorings',
  `Bill no|Billed|Outstanding\n${keepers.map((_, at) => `M${at + 700}|£${at + 20}.50|£${at % 4 === 1 ? 0 : at + 3}.00`).join('\n')}`,
)

function skipsOf(instructions: DecideInput['instructions']): Record<string, string[]> {
  const { plan } = decideOn([berthList, bills], [berths, moorings], { instructions })
  return Object.fromEntries(
    plan.sheets.map(({ slug, sources }) => [
      slug,
      sources.flatMap(({ skips }) => skips.flatMap(({ when }) => (when.is === 'one_of' ? when.values : []))),
    ]),
  )
}

describe('rows of which nothing is owed', () => {
  it.each([
    'Moorings with nothing outstanding are paid and not wanted.',
    'Moorings, bei denen nichts mehr offen ist, bitte weglassen.',
    'Moorings avec rien à payer : ne pas importer.',
    'Moorings con nada pendiente no se importan.',
    'Moorings con niente da pagare non vanno importate.',
  ])('stay behind where that is said: “%s”', (said) => {
    expect(skipsOf(said)['moorings']).toEqual(['£0.00'])
  })

  it('are no whole list, where they are told behind a comma', () => {
    expect(Object.keys(skipsOf('Moorings, die ausgebucht sind, bitte weglassen.'))).toContain('moorings')
    expect(Object.keys(skipsOf('Moorings, které jsou uhrazené, vynechat.'))).toContain('moorings')
    expect(Object.keys(skipsOf('Die Moorings, bitte weglassen.'))).not.toContain('moorings')
  })

  it('are not meant where there is nothing of something else', () => {
    expect(skipsOf('Moorings with nothing in the remarks are not wanted.')['moorings']).toEqual([])
  })
})

describe('rows of which it is said what they are, and that they stay behind', () => {
  it('are those that the sentence begins with, though what they are is called like another list', () => {
    const said = 'Keepers whose name starts with ZZ are dead moorings, leave them out.'
    expect(skipsOf(said)).toEqual({ berths: ['zz reed marine', 'zz tarn marine'], moorings: [] })
  })
})
