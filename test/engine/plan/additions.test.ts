import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const orders = templateOf('orders', [
  { name: 'order_no', required: true, unique: true },
  { name: 'drink', required: true, rule: 'latte|mocha|cocoa|tea' },
])
const decisionOf = (drinks: string[]) =>
  decideOn(
    [
      tableOfCells(
        'orders',
        ['Order no', 'Drink'],
        drinks.map((drink, at) => [`O${at + 100}`, drink]),
      ),
    ],
    [orders],
  )
const written = (drinks: string[], drink: string): string | null =>
  applyChain(columnOf(decisionOf(drinks), 'drink').transforms, [drink]).value
const DRINKS = ['Latte', 'Mocha', 'Cocoa', 'Tea', 'Latte + oat', 'Mocha / oat', 'Cocoa + oat', 'Tea', 'Latte']

describe('what comes with many values of a list, and is none itself', () => {
  it('is left off, and told', () => {
    expect(written(DRINKS, 'Latte + oat')).toBe('latte')
    expect(written(DRINKS, 'Mocha / oat')).toBe('mocha')
    expect(written(DRINKS, 'Tea')).toBe('tea')
    const { notes, questions } = decisionOf(DRINKS)
    expect(notes.join('\n')).toContain('“oat” stands behind many values of “Drink”')
    expect(questions).toEqual([])
  })

  it('stays where it is a value, too: two of them are in one cell', () => {
    const both = ['Latte', 'Mocha', 'Cocoa', 'Tea', 'Latte + Tea', 'Mocha + Tea', 'Cocoa + Tea']
    expect(written(both, 'Latte + Tea')).toBe('Latte + Tea')
  })

  it('is not told of where it comes with one or two', () => {
    const { notes } = decisionOf(['Latte', 'Mocha', 'Cocoa', 'Tea', 'Latte + oat', 'Mocha + oat'])
    expect(notes.join('\n')).not.toContain('stands behind many values')
  })
})
