import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const cells = [
  '20.00',
  'waived',
  '35.00',
  'unknown',
  'nil',
  '15.00',
  'waived',
  '10.00',
  '42.00',
  '18.00',
  '20.00',
  '25.00',
]
const written = (description: string): Record<string, string | null> => {
  const template = templateOf('berths', [
    { name: 'berth', required: true, unique: true },
    { name: 'mooring_fee', description, rule: '^\\d+\\.\\d{2}$' },
  ])
  const table = tableOf('berths', `Berth|Mooring fee\n${cells.map((cell, at) => `B${at + 10}|${cell}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([table], [template]), 'mooring_fee')
  return Object.fromEntries(
    ['20.00', 'waived', 'nil', 'unknown'].map((one) => [one, applyChain(transforms, [one]).value]),
  )
}

it('the words for which a description wants nothing are nothing, and those for which it wants an empty cell leave one', () => {
  expect(written('Euro. 0 if nil or waived, blank if unknown.')).toEqual({
    '20.00': '20.00',
    waived: '0.00',
    nil: '0.00',
    unknown: null,
  })
  expect(written('Euro; 0.00 when “waived”; empty if unknown')).toMatchObject({ waived: '0.00', unknown: null })
})

it.each(['Euro, 0.00 on a scholarship', 'Euro, 0.00 under scholarship', 'Euro, 0,00 onder scholarship'])(
  'a word for what costs nothing is nothing, and an empty cell is not: %s',
  (description) => {
    const template = templateOf('berths', [
      { name: 'berth', required: true, unique: true },
      { name: 'mooring_fee', description, required: true, rule: '^\\d+\\.\\d{2}$' },
    ])
    const list = ['20.00', 'scholarship', '', '35.00', '15.00', 'scholarship', '42.00']
    const table = tableOf('berths', `Berth|Mooring fee\n${list.map((cell, at) => `B${at + 10}|${cell}`).join('\n')}`)
    const { transforms } = columnOf(decideOn([table], [template]), 'mooring_fee')
    expect(applyChain(transforms, ['scholarship']).value).toBe('0.00')
    expect(transforms).not.toContainEqual(expect.objectContaining({ kind: 'default' }))
  },
)

it('what nobody knows is not nothing, and words that the description does not name stay', () => {
  expect(written('Euro. 0 if free of charge')).toMatchObject({ waived: 'waived', nil: '0.00', unknown: null })
})

it('nor where the column must not be empty: what waits for its amount is told to lack it', () => {
  const template = templateOf('berths', [
    { name: 'berth', required: true, unique: true },
    { name: 'mooring_fee', description: 'Euro; 0.00 when waived', required: true, rule: '^\\d+\\.\\d{2}$' },
  ])
  const list = [...cells.slice(0, 3), 'en attente', ...cells.slice(4)]
  const table = tableOf('berths', `Berth|Mooring fee\n${list.map((cell, at) => `B${at + 10}|${cell}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([table], [template]), 'mooring_fee')
  expect(['nil', 'en attente'].map((one) => applyChain(transforms, [one]).value)).toEqual(['0.00', null])
})

const mended = (listed: readonly string[], description = ''): (string | null)[] => {
  const template = templateOf('rugs', [
    { name: 'rug', required: true, unique: true },
    { name: 'repairs', description, rule: '^\\d{1,2}$' },
  ])
  const table = tableOf('rugs', `Rug|Repairs\n${listed.map((cell, at) => `R${at + 10}|${cell}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([table], [template]), 'repairs')
  return listed.map((cell) => applyChain(transforms, [cell]).value)
}

it('“nil” is nothing as a figure where the column says in another way that it has none', () => {
  expect(mended(['3', 'nil', '2', 'n/a', 'nil', '0', '1'])).toEqual(['3', '0', '2', null, '0', '0', '1'])
  expect(mended(['3', 'nil', '2', '', '1'])[1]).toBe('0')
  expect(mended(['3', 'néant', '2', '', '1'])[1]).toBe('0')
})

it('“nil” is nothing as an amount that each row must have', () => {
  const hires = templateOf('hires', [{ name: 'deposit', required: true, rule: '^\\d+\\.\\d{2}$' }])
  const { transforms } = columnOf(
    decideOn([tableOf('hires', 'Hire|Deposit\nTern|20\nGull|nil\nWren|£15\nSwan|nil\nRook|12.5')], [hires]),
    'deposit',
  )
  expect(['nil', '£15'].map((one) => applyChain(transforms, [one]).value)).toEqual(['0.00', '15.00'])
})

it('“nil” leaves an empty cell where nothing tells it from one, or the template wants that', () => {
  expect(mended(['3', 'nil', '2', '4', '1'])[1]).toBeNull()
  expect(mended(['3', 'nil', '2', 'n/a', '1'], 'Empty when there are none')[1]).toBeNull()
})

it('whatever word the cells have for what is free of charge is nothing, where the description says so of that', () => {
  const fees = (description: string, word: string): string | null => {
    const template = templateOf('berths', [
      { name: 'berth', required: true, unique: true },
      { name: 'mooring_fee', description, rule: '^\\d+\\.\\d{2}$' },
    ])
    const list = ['20.00', word, '35.00', '15.00', word, '42.00']
    const table = tableOf('berths', `Berth|Mooring fee\n${list.map((cell, at) => `B${at + 10}|${cell}`).join('\n')}`)
    const { transforms } = columnOf(decideOn([table], [template]), 'mooring_fee')
    return applyChain(transforms, [word]).value
  }
  const said = 'Euro, 0.00 if the night was free of charge. Empty if no amount is given.'
  for (const word of ['gratis', 'kostenlos', 'gratuit', 'omaggio', 'zdarma', 'FREE'])
    expect(fees(said, word)).toBe('0.00')
  expect(fees('Euro, 0.00 for a free berth. Empty if no amount is given.', 'gratis')).not.toBe('0.00')
  expect(fees(said, 'broken')).not.toBe('0.00')
})

it('what costs nothing is asked about as 0 where nobody says what it is, and other words as nothing', () => {
  const asked = (word: string): [string, string | null][] => {
    const template = templateOf('berths', [
      { name: 'berth', required: true, unique: true },
      { name: 'mooring_fee', rule: '^\\d+\\.\\d{2}$' },
    ])
    const list = ['20.00', word, '35.00', '15.00', word, '42.00', word, '18.00']
    const table = tableOf('berths', `Berth|Mooring fee\n${list.map((cell, at) => `B${at + 10}|${cell}`).join('\n')}`)
    const decision = decideOn([table], [template])
    const { transforms } = columnOf(decision, 'mooring_fee')
    return decision.questions.map((one) => [one.default!, applyChain(transforms, [word]).value])
  }
  expect(asked('gratis')).toEqual([['0.00', '0.00']])
  expect(asked('kostenlos')).toEqual([['0.00', '0.00']])
  expect(asked('by hand')).toEqual([['(empty)', null]])
})
