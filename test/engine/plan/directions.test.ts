import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const crossings = templateOf('crossings', [
  { name: 'ship', required: true },
  { name: 'from_port', description: 'Where it starts.' },
  { name: 'to_port', description: 'Where it lands.' },
])
const stepsOf = (decision: ReturnType<typeof decideOn>, column: string) =>
  columnOf(decision, column).transforms.filter(({ kind }) => kind === 'split')

describe('where something comes from and where it goes to in one cell', () => {
  it('fill the two columns that are called alike but for that, where an arrow parts them', () => {
    const table = tableOf('crossings', 'Ship|Route\nAda|Oslo > Bergen\nBo|Kiel > Oslo\nCy|Riga > Kiel\nDi|Oslo > Riga')
    const decision = decideOn([table], [crossings])
    expect(stepsOf(decision, 'from_port')).toEqual([{ kind: 'split', separator: '>', part: 1 }])
    expect(stepsOf(decision, 'to_port')).toEqual([{ kind: 'split', separator: '>', part: 2 }])
  })

  it('are parted by any other mark where the header says what both are', () => {
    const table = tableOf('crossings', 'Ship|Ports\nAda|Oslo / Bergen\nBo|Kiel / Oslo\nCy|Riga / Kiel\nDi|Oslo / Riga')
    const decision = decideOn([table], [crossings])
    expect(stepsOf(decision, 'to_port')).toEqual([{ kind: 'split', separator: ' / ', part: 2 }])
    const notes = tableOf('crossings', 'Ship|Remark\nAda|calm / sunny\nBo|storm / late\nCy|calm / late\nDi|fog / late')
    expect(stepsOf(decideOn([notes], [crossings]), 'to_port')).toEqual([])
  })
})
