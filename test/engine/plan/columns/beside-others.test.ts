import { describe, expect, it } from 'vitest'
import type { TableProfile } from '../../../../server/src/engine/profile/model.ts'
import { decideOn, inputsOf, tableOf, templateOf } from '../table-of.ts'

describe('the second of two columns', () => {
  const items = templateOf('items', [
    { name: 'item_no', required: true, unique: true },
    { name: 'title', required: true },
    { name: 'remark', description: 'Second line of the text' },
  ])
  const rows = [...'ABCDE'].map((one, at) => `I${at}|Thing ${one}|${at % 2 ? 'red, large' : ''}|u${at}`)
  const told = tableOf('items', `Item no|Zq1|Zq2|Usr\n${rows.join('\n')}`)

  it('goes on with what the first is', () => {
    const answers = [{ key: 'column:items.title@file_items/items', value: 'Zq1' }]
    const decision = decideOn([told], [items], { answers })
    expect(inputsOf(decision, 'remark')).toEqual(['Zq2'])
    expect(decision.questions).toEqual([])
  })

  it('is nothing before the first is known', () => {
    expect(
      inputsOf(
        decideOn([told], [items], { answers: [{ key: 'column:items.title@file_items/items', value: '(none)' }] }),
        'remark',
      ),
    ).toEqual([])
  })
})

describe('sheets with the same columns', () => {
  const stalls = templateOf('stalls', [{ name: 'stall_no', required: true, unique: true }])
  const takings = templateOf('takings', [
    { name: 'taking_no', required: true, unique: true },
    { name: 'stall', required: true, link: 'stalls.stall_no' },
  ])
  const month = (name: string, rows: string[]): TableProfile =>
    tableOf(name, ['Taking no|Where|Till', ...rows].join('\n'))
  const own = tableOf('stalls', `Stall no\n${Array.from({ length: 8 }, (_, at) => `ST-${40 + at}`).join('\n')}`)
  const may = month(
    'May',
    Array.from({ length: 16 }, (_, at) => `K${100 + at}|ST-${40 + (at % 8)}|A`),
  )

  it('are read alike, though one has next to nothing in them', () => {
    const decision = decideOn([own, may, month('June', ['K300||B', 'K301||B'])], [stalls, takings])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'stall', 1, 1)).toEqual(['Where'])
  })

  it('are not where the values of one speak against it', () => {
    const june = month(
      'June',
      Array.from({ length: 8 }, (_, at) => `K${300 + at}|2024-06-0${at + 1}|B`),
    )
    const decision = decideOn([own, may, june], [stalls, takings])
    expect(inputsOf(decision, 'stall', 1, 1)).toEqual([])
  })
})
