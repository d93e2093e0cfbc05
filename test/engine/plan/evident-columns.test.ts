import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// What can be one column only, whatever it is called: keys with their letters, the only sum, the only duration.

const rows = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at)).join('\n')
const asked = (decision: ReturnType<typeof decideOn>): (string | null)[] =>
  decision.questions.map(({ target }) => target.column)

describe('keys with the letters that their rule has in front', () => {
  const loans = templateOf('loans', [
    { name: 'loan_no', required: true, unique: true, rule: 'LN-\\d{5}' },
    { name: 'shelfmark', required: true },
    { name: 'lent_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const lent = (header: string): ReturnType<typeof tableOf> =>
    tableOf('desk', `${header}|Sig.|Day\n${rows(8, (at) => `LN-0${4210 + at}|QA ${at + 70}|2024-03-0${at + 1}`)}`)

  it('are known under any header', () => {
    const decision = decideOn([lent('ticket')], [loans])
    expect(inputsOf(decision, 'loan_no')).toEqual(['ticket'])
    expect(asked(decision)).not.toContain('loan_no')
  })

  it('are asked for where two columns have them', () => {
    const twice = tableOf(
      'desk',
      `ticket|before|Sig.|Day\n${rows(8, (at) => `LN-0${4210 + at}|LN-0${3110 + at}|QA ${at + 70}|2024-03-0${at + 1}`)}`,
    )
    expect(asked(decideOn([twice], [loans]))).toContain('loan_no')
  })
})

describe('the only sum', () => {
  const tools = templateOf('tools', [
    { name: 'tool_no', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'purchase_price', rule: '\\d+\\.\\d{2}' },
  ])
  const paid = (header: string): ReturnType<typeof tableOf> =>
    tableOf('stock', `No.|Tool|${header}\n${rows(8, (at) => `T-${at + 10}|Saw ${at + 1}|£${at + 12}.50`)}`)

  it('is the one that is wanted, whatever it is called', () => {
    expect(inputsOf(decideOn([paid('Paid')], [tools]), 'purchase_price')).toEqual(['Paid'])
  })

  it.each(['Carriage', 'VAT', 'Discount', 'Kaution'])(
    'is another one where it is called one that is added or taken off: %s',
    (header) => expect(inputsOf(decideOn([paid(header)], [tools]), 'purchase_price')).toEqual([]),
  )
})

describe('the only duration', () => {
  const shifts = templateOf('shifts', [
    { name: 'shift_no', required: true, unique: true },
    { name: 'hours', description: 'Decimal hours with two places', required: true, rule: '\\d+\\.\\d{2}' },
  ])

  it('is known by its unit, and converted', () => {
    const decision = decideOn(
      [tableOf('app', `shift_no|crew_min\n${rows(8, (at) => `S${at + 1}|${90 + 15 * at}`)}`)],
      [shifts],
    )
    expect(inputsOf(decision, 'hours')).toEqual(['crew_min'])
    expect(asked(decision)).not.toContain('hours')
    expect(columnOf(decision, 'hours').transforms).toEqual([expect.objectContaining({ unit: 'h', bare_unit: 'min' })])
  })

  it('is asked for where there are two', () => {
    const two = tableOf('app', `shift_no|crew_min|idle_min\n${rows(8, (at) => `S${at + 1}|${90 + 15 * at}|${at + 3}`)}`)
    expect(asked(decideOn([two], [shifts]))).toContain('hours')
  })
})

describe('the sign for times', () => {
  const lines = (column: string, description = '') =>
    templateOf('lines', [
      { name: 'line_no', required: true, unique: true },
      { name: column, required: true, rule: '\\d+', description },
    ])
  const counted = tableOf(
    'order',
    `line_no|${'Qty'}\n${rows(8, (at) => `${at + 1}|${at % 2 === 0 ? `x${at + 2}` : `${at + 2}`}`)}`,
  )
  const made = (value: string, template: ReturnType<typeof lines>, table = counted): string | null =>
    applyChain(columnOf(decideOn([table], [template]), template.columns[1]!.name).transforms, [value]).value

  it('is no part of a quantity', () => {
    expect(['x4', '4x', '× 12', '7'].map((value) => made(value, lines('quantity')))).toEqual(['4', '4', '12', '7'])
  })

  it('is none where a description says so', () => {
    const rated = tableOf(
      'order',
      `line_no|Faktor\n${rows(8, (at) => `${at + 1}|${at % 2 === 0 ? `x${at + 2}` : `${at + 2}`}`)}`,
    )
    expect(made('x4', lines('faktor', 'Whole number, no x'), rated)).toBe('4')
  })

  it('stays in what is called otherwise: X100 may be no 100', () => {
    const parts = tableOf(
      'order',
      `line_no|Part\n${rows(8, (at) => `${at + 1}|${at % 2 === 0 ? `X${at + 102}` : `${at + 102}`}`)}`,
    )
    expect(made('X104', lines('part'), parts)).toBe('X104')
  })
})

describe('zeros in front of postal codes', () => {
  const sites = (description: string) =>
    templateOf('sites', [
      { name: 'site_no', required: true, unique: true },
      { name: 'zip', required: true, rule: '\\d{5}(-\\d{4})?', description },
    ])
  const list = tableOf(
    'sites',
    `site_no|zip\n${rows(25, (at) => `${at + 1}|${at < 2 ? `21${at}4` : `0${1810 + at}`}`)}`,
  )
  const made = (description: string): string | null =>
    applyChain(columnOf(decideOn([list], [sites(description)]), 'zip').transforms, ['2104']).value

  it('are put back where the description expects them to be lost, though most codes have theirs', () => {
    expect(made('Five digits incl. the leading 0, or ZIP+4')).toBe('02104')
  })

  it('are none where nothing says so: what is short may lack something else', () => {
    expect(made('')).toBe('2104')
  })
})
