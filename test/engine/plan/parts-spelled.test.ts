import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { joinedOf } from '../../../server/src/engine/knowledge/keys-said.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const lots = (rule: string, description: string) =>
  templateOf('lots', [
    { name: 'lot_ref', required: true, unique: true, rule, description },
    { name: 'title', required: true },
  ])
const made = (decision: Decision, column: string, cells: string[]): unknown =>
  applyChain(columnOf(decision, column).transforms, cells).value

describe('a number in a key that has no zeros in front', () => {
  const rows = Array.from({ length: 14 }, (_, at) => `${70310 + Math.floor(at / 3)}|00${(at % 3) + 1}|Vase ${at}`)
  const table = tableOf('lots', ['Sale number|Line|Title', ...rows].join('\n'))
  const said = 'Sale number, a dash and the line number without leading zeros'

  it('loses those of the column, as is said or as the rule wants it', () => {
    for (const [rule, description] of [
      ['^\\d{5}-\\d+$', `${said}.`],
      ['^\\d{5}-[1-9]\\d*$', 'Sale number, a dash and the line number.'],
    ] as const) {
      const decision = decideOn([table], [lots(rule, description)])
      expect(inputsOf(decision, 'lot_ref')).toEqual(['Sale number', 'Line'])
      expect(made(decision, 'lot_ref', ['70310', '002'])).toBe('70310-2')
      expect(made(decision, 'lot_ref', ['70310', '010'])).toBe('70310-10')
    }
  })

  it('is said so in other languages', () => {
    const texts = [
      'Auktionsnummer, Bindestrich, Losnummer ohne führende Nullen',
      'numéro de vente, un tiret et numéro de lot sans zéros',
      'veilingnummer, koppelteken, kavelnummer zonder voorloopnullen',
    ]
    for (const text of texts) expect(joinedOf(text)?.pieces.at(-1)).toMatchObject({ width: 1 })
  })

  it('keeps them where nothing speaks against them', () => {
    const decision = decideOn([table], [lots('^\\d{5}-\\d+$', 'Sale number, a dash and the line number.')])
    expect(made(decision, 'lot_ref', ['70310', '002'])).toBe('70310-002')
  })
})

describe('a part of a key that nothing is called like', () => {
  const rows = Array.from(
    { length: 14 },
    (_, at) => `${7031000 + Math.floor(at / 3)}|${(at % 3) + 1}|${30000 + at * 7}|Vase ${at}`,
  )
  const table = (header: string, lines = rows) => tableOf('lots', [`${header}|Line|Insured|Title`, ...lines].join('\n'))
  const said = 'Sale number, a dash and the line number.'

  it('is the only column with which the rule takes the keys, and no longer ones', () => {
    const decision = decideOn([table('Zq')], [lots('^\\d{7}-\\d+$', said)])
    expect(inputsOf(decision, 'lot_ref')).toEqual(['Zq', 'Line'])
    expect(made(decision, 'lot_ref', ['7031000', '2'])).toBe('7031000-2')
  })

  it('is asked about where the rule takes figures of any length', () => {
    const long = rows.map((row) => row.replace(/(?<=\|)(3\d{4})\|/, '$199|'))
    const decision = decideOn([table('Zq', long)], [lots('^\\d+-\\d+$', said)])
    expect(decision.questions.map(({ target }) => target.column)).toContain('lot_ref')
  })
})

describe('parts with a form that has letters for the figures of each', () => {
  const months = templateOf('budgets', [
    { name: 'budget_no', required: true, unique: true },
    {
      name: 'period',
      required: true,
      rule: '^\\d{4}/(0[1-9]|1[0-3])$',
      description: 'Financial year and period, YYYY/PP. 13 is for closing.',
    },
  ])
  const rows = Array.from({ length: 9 }, (_, at) => `B${at}|2023|${at + 4}|${at % 2}`)

  it('are joined as it is written, each with as many figures', () => {
    const decision = decideOn([tableOf('budgets', ['Budget no|Geschäftsjahr|Per.|Ok', ...rows].join('\n'))], [months])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'period')).toEqual(['Geschäftsjahr', 'Per.'])
    expect(made(decision, 'period', ['2023', '4'])).toBe('2023/04')
    expect(made(decision, 'period', ['2023', '12'])).toBe('2023/12')
  })

  it('are none where years have but two figures', () => {
    const short = rows.map((row) => row.replace('|2023|', '|23|'))
    const decision = decideOn([tableOf('budgets', ['Budget no|Geschäftsjahr|Per.|Ok', ...short].join('\n'))], [months])
    expect(inputsOf(decision, 'period')).not.toEqual(['Geschäftsjahr', 'Per.'])
  })

  it('are read where there are as many of them, and a period is no dot behind a year', () => {
    expect(joinedOf('Boat class and number, CC/NNNN')).toMatchObject({
      pieces: [
        { part: 'Boat class', width: 2 },
        { part: 'number', width: 4 },
      ],
      between: ['/'],
      isPlain: true,
    })
    expect(joinedOf('Date of sale, YYYY-MM-DD')?.isPlain ?? false).toBe(false)
    expect(joinedOf('Sale number, a period and the line number')?.between).toEqual(['.'])
  })
})
