import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('several persons in one cell', () => {
  const stays = (whose: string) =>
    templateOf('stays', [
      { name: 'stay_no', required: true, unique: true },
      { name: 'guest_first_name', required: true, description: `First name of the ${whose}` },
      { name: 'guest_last_name', required: true, description: `Family name of the ${whose}` },
    ])
  const cells = [
    'Lund, Ada',
    'Frey, Bo & Roth, Eva',
    'van Dam, Jan (+3)',
    'de la Cruz, Inés',
    'Berg, Kim & Tom',
    "O'Hara, Mary-Lou",
    'Falk, Per',
    'Olsen, Siv',
    'Ek, Ulf',
    'Dahl, Åse',
    'Moe, Liv',
  ]
  const table = tableOf('stays', `Stay no|Guest\n${cells.map((cell, at) => `N${at}|${cell}`).join('\n')}`)
  const parts = (decision: ReturnType<typeof decideOn>, cell: string): (string | null)[] =>
    ['guest_first_name', 'guest_last_name'].map(
      (column) => applyChain(columnOf(decision, column).transforms, [cell]).value,
    )

  it('are the one who is named first, where that one is asked for', () => {
    const decision = decideOn([table], [stays('main guest')])
    expect([inputsOf(decision, 'guest_first_name'), inputsOf(decision, 'guest_last_name')]).toEqual([
      ['Guest'],
      ['Guest'],
    ])
    expect(cells.slice(0, 6).map((cell) => parts(decision, cell))).toEqual([
      ['Ada', 'Lund'],
      ['Bo', 'Frey'],
      ['Jan', 'van Dam'],
      ['Inés', 'de la Cruz'],
      ['Kim', 'Berg'],
      ['Mary-Lou', "O'Hara"],
    ])
  })

  it('are not cut down to one where nobody says which counts', () => {
    expect(parts(decideOn([table], [stays('guest')]), 'Frey, Bo & Roth, Eva')).not.toEqual(['Bo', 'Frey'])
  })
})
