import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// Figures with a minus that are written as nothing, as people say it; each with what says something else.

const tanks = tableOf(
  'tanks',
  'Tank|Level|Fee|Place\nT-1|400|12.50|North\nT-2|-15|-3.00|South\nT-3|0|8.00|North\nT-4|-2|7.50|West\nT-5|120|-1.25|East',
)
const template = templateOf('tanks', [
  { name: 'tank', required: true, unique: true },
  { name: 'level', rule: '\\d+', description: 'Litres' },
  { name: 'fee', rule: '-?\\d+\\.\\d{2}' },
  { name: 'place' },
])
const stepsOf = (instructions: string, column: string) =>
  columnOf(decideOn([tanks], [template], { instructions }), column).transforms
const asZero = (zero: string) => ({ kind: 'rewrite', pattern: '[-−]\\s?[0-9].*', with: zero })

describe('figures below zero are written as zero where it is said', () => {
  it.each([
    'Negative level means zero.',
    'A negative level is a typo and counts as 0.',
    'Levels below zero: please set them to 0.',
    'Negative Level gelten als 0.',
    'Level unter null auf 0 setzen.',
    'Un level négatif compte pour zéro.',
    'Los level negativos son cero.',
    'Negatieve level tellen als nul.',
    'Negativ level räknas som noll.',
    'A negative level is a slip of the gauge. We start such tanks with a level of 0.',
    'Negative level heißt, dass jemand sich verlesen hat. Diese beginnen mit einem Level von 0.',
  ])('%s', (instructions) => {
    expect(stepsOf(instructions, 'level')).toContainEqual(asZero('0'))
    expect(stepsOf(instructions, 'fee')).toEqual(stepsOf('', 'fee'))
  })

  it('as the column writes it', () => {
    expect(stepsOf('Negative fees count as zero.', 'fee')).toContainEqual(asZero('0.00'))
  })

  it.each([
    'A negative fee means a refund.',
    'Negative levels do not count as zero.',
    'Negative levels are zero unless the place is North.',
    'Perhaps negative levels are zero.',
    'Zero means that the level was negative.',
    'The level is measured from zero.',
  ])('but not where something else is said: %s', (instructions) => {
    for (const column of ['level', 'fee']) expect(stepsOf(instructions, column)).toEqual(stepsOf('', column))
  })
})
