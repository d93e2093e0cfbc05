import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const keepers = templateOf('keepers', [
  { name: 'keeper_no', required: true, unique: true, rule: '\\d{4}' },
  { name: 'name', required: true },
])
const hives = templateOf('hives', [
  { name: 'hive_code', required: true, unique: true, rule: '[HW]\\d{2}-\\d{2}' },
  { name: 'place' },
])
const fees = templateOf('fees', [
  { name: 'fee_no', required: true, unique: true },
  { name: 'keeper_no', required: true, link: 'keepers.keeper_no' },
  { name: 'hive_code', link: 'hives.hive_code' },
  { name: 'amount', required: true, rule: '\\d+\\.\\d{2}' },
])
const ten = Array.from({ length: 10 }, (_, at) => at)
const keeperList = tableOf(
  'keepers',
  `Keeper No|Name\n${ten.map((at) => `12${10 + at}|Keeper ${'ABCDEFGHIJ'[at]}`).join('\n')}`,
)
const hiveList = tableOf(
  'hives',
  `Hive Code|Place\n${ten.map((at) => `H24-${10 + at}|Meadow ${'ABCDEFGHIJ'[at]}`).join('\n')}`,
)
const bankOf = (texts: readonly string[]): ReturnType<typeof tableOf> =>
  tableOf('bank', `Fee No|Booking text|Amount\n${texts.map((text, at) => `F${at}|${text}|${at + 10}.00`).join('\n')}`)
const usual = ten.map((at) =>
  at % 2 === 0 ? `Member fee 2024 keeper ${1210 + at}` : `Hive H24-${10 + at} KEEPER no. ${1210 + at}`,
)

function decided(texts: readonly string[], instructions: string | null = null): ReturnType<typeof decideOn> {
  return decideOn([keeperList, hiveList, bankOf(texts)], [keepers, hives, fees], { instructions })
}

/** What a link becomes of each text. */
function linked(texts: readonly string[], name: string): (string | null)[] {
  const { inputs, transforms } = columnOf(decided(texts), name, 2)
  return inputs.length === 0 ? [] : texts.map((text) => applyChain(transforms, [text]).value)
}

describe('a link that no column holds is taken from texts', () => {
  it('by the form of its keys, and stays empty where there is none', () => {
    expect(linked(usual, 'hive_code').slice(0, 4)).toEqual([null, 'H24-11', null, 'H24-13'])
  })

  it('by the words that stand before keys of figures, of which years are none', () => {
    const texts = usual.map((text) => text.replace('no. ', ''))
    expect(linked(texts, 'keeper_no')).toEqual(ten.map((at) => `${1210 + at}`))
  })

  it('by such words where most have one, and by themselves in cells that hold nothing else', () => {
    const texts = ten.map((at) =>
      at % 3 === 0 ? `${1210 + at}` : at % 3 === 1 ? `Keeper ${1210 + at}` : `Kee. ${1210 + at}, late`,
    )
    expect(linked(texts, 'keeper_no')).toEqual(ten.map((at) => `${1210 + at}`))
    expect(linked([...texts, '1215 hives'], 'keeper_no').filter((key) => key === null)).toHaveLength(5)
  })

  it('by figures in front of what they are called, where nearly all begin so', () => {
    const texts = ten.map((at) => `${1210 + at} - Keeper ${'ABCDEFGHIJ'[at]}, Upper Meadow`)
    expect(linked([...texts, '9999 - gone'], 'keeper_no').slice(-2)).toEqual(['1219', '9999'])
    expect(
      linked(
        ten.map((at) => `${1210 + at} Meadow Lane`),
        'keeper_no',
      ),
    ).toEqual([])
  })

  it('and this is told, and nobody is asked', () => {
    const { notes, questions } = decided(usual.map((text) => text.replace('no. ', '')))
    expect(notes.join('\n')).toContain(
      '“keeper_no” of Fees is taken from the texts in “Booking text” of bank.csv: the number behind “keeper”',
    )
    expect(questions.filter(({ target }) => target.slug === 'fees')).toEqual([])
  })

  it('but not where a text has two different ones', () => {
    const texts = [...usual, 'Hive H24-10 and hive H24-11 keeper 1210', ...usual, ...usual, ...usual]
    expect(linked(texts, 'hive_code')[10]).toBeNull()
    expect(decided(texts).notes.join('\n')).toContain(
      'and where there are several, as in “Hive H24-10 and hive H24-11 keeper 1210”',
    )
  })

  it.each([
    ['of figures behind the word for something else', ten.map((at) => `Invoice ${1210 + at} paid`)],
    ['that are mostly no keys', ten.map((at) => `Fee keeper ${7000 + at} paid`)],
    [
      'in few of them, where each row must have one',
      ten.map((at) => (at < 2 ? `Fee keeper ${1210 + at}` : 'Fee paid in cash')),
    ],
  ])('and not from texts %s', (_, texts) => {
    expect(decided(texts).notes.join()).not.toContain('is taken from the texts')
  })
})

it('a link whose texts somebody named is the key in them', () => {
  const texts = usual.map((text) => text.replace('no. ', ''))
  const decision = decided(texts, 'Map Booking text to keeper_no and Booking text to hive_code.')
  const { transforms } = columnOf(decision, 'keeper_no', 2)
  expect(texts.map((text) => applyChain(transforms, [text]).value)).toEqual(ten.map((at) => `${1210 + at}`))
})
