import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a code that one header alone is called after', () => {
  const berths = templateOf('berths', [
    { name: 'berth_no', required: true, unique: true, rule: 'B\\d{4}' },
    { name: 'title', required: true },
    { name: 'permit_code', description: 'Harbour permit, if covered' },
    { name: 'reports_to', description: 'Berth this one hangs on', link: 'berths.berth_no' },
  ])
  const permits = ['n/a', 'n/a', 'SSWA', '', 'RTDA', 'n/a', '', 'SSWA']
  const decided = (headers: string, cells = permits) => {
    const rows = cells.map(
      (cell, at) => `B100${at}|Berth ${'ABCDEFGH'[at]}|ADM10|${cell}|${at < 3 ? '' : `B100${at % 3}`}|F`,
    )
    const decision = decideOn([tableOf('berths', [headers, ...rows].join('\n'))], [berths])
    return { from: inputsOf(decision, 'permit_code'), asked: decision.questions.map(({ target }) => target.column) }
  }

  it('is that column, without a question', () => {
    expect(decided('Berth #|Berth Title|Pier|Permit|Reports to Berth #|Stat')).toEqual({ from: ['Permit'], asked: [] })
  })

  it('is asked about where the cells have no codes', () => {
    const texts = permits.map((cell) => (cell === 'SSWA' ? 'see the harbour office' : cell))
    expect(decided('Berth #|Berth Title|Pier|Permit|Reports to Berth #|Stat', texts).asked).toEqual(['permit_code'])
  })
})
