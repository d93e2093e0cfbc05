import { describe, expect, it } from 'vitest'
import { applyStep } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const fees = templateOf('fees', [
  { name: 'fee_no', required: true, unique: true },
  { name: 'kind', required: true, rule: 'rent|deposit|other' },
])
const usual = [
  'Rent for March',
  'RENT April late',
  'deposit back',
  'Refund of rent',
  'Key lost in May',
  'Deposit of Ada',
]
const bankOf = (texts: readonly string[]): ReturnType<typeof tableOf> =>
  tableOf('bank', `Fee No|Booking text\n${texts.map((text, at) => `F${at}|${text}`).join('\n')}`)

/** What each text comes to. */
function kinds(instructions: string, texts = usual): (string | null)[] {
  const { inputs, transforms } = columnOf(decideOn([bankOf(texts)], [fees], { instructions }), 'kind')
  if (inputs.length === 0) return []
  return texts.map((text) =>
    transforms.reduce<string | null>(
      (value, step) =>
        step.kind === 'default'
          ? (value ?? step.value)
          : value === null
            ? null
            : (applyStep(step, value) ?? value) || null,
      text,
    ),
  )
}

describe('rows have the allowed value that stands in their text', () => {
  it.each([
    'Where it says rent, it is rent; where it says deposit, it is deposit; everything else is other.',
    'Steht im Text rent, ist es rent, bei deposit ist es deposit, alles andere ist other.',
    'S’il y a rent, c’est rent ; s’il y a deposit, c’est deposit ; tout le reste est other.',
    'Staat er rent, dan is het rent; staat er deposit, dan is het deposit; al het andere is other.',
  ])('and all others what was said of these: %s', (text) => {
    expect(kinds(text)).toEqual(['rent', 'rent', 'deposit', 'rent', 'other', 'deposit'])
  })

  it('and nothing is guessed where a text has two', () => {
    const text = 'Where it says rent, it is rent; where it says deposit, it is deposit; everything else is other.'
    expect(kinds(text, [...usual, 'Rent and deposit of Ben'])).not.toContain('other')
  })

  it('and all others are no such thing where nobody said so', () => {
    expect(kinds('Where it says rent, it is rent; where it says deposit, it is deposit.')).not.toContain('other')
  })
})
