import { describe, expect, it } from 'vitest'
import { closestValue } from '../../../server/src/engine/match/values/same-meaning.ts'
import { meant } from './meant.ts'

describe('of values that differ by their figures', () => {
  const terms = 'net_10 net_21 five_seven_net_21'
  it.each([
    ['the one with the same is meant, in figures or in words', '5/7 N21, 5% 7 Net 21', 'five_seven_net_21'],
    ['one with a single figure is told by that', 'Net 21, NET10', null],
  ])('%s', (_, words, value) => {
    expect(meant(words, terms)).toEqual(value === null ? ['net_21', 'net_10'] : words.split(', ').map(() => value))
  })

  it('the only one that begins with them is meant where there is nothing else', () => {
    expect(meant('5/7', 'five_seven_net_21 net_21 cash')).toEqual(['five_seven_net_21'])
    // One of two, or the end of one; and of keys it is no more than near.
    expect(meant('5/7', 'five_seven_net_21 five_seven_net_45 cash')).toEqual([null])
    expect(closestValue('5/7', ['5-7-21', '5-8-21', '6-7-21'])[0]!.confidence).toBeLessThan(0.99)
    expect(meant('7/21', 'five_seven_net_21 net_10 cash')).toEqual([null])
  })

  it('none is meant where all have fewer', () => {
    expect(meant('3% 14 net 21', 'net_10 net_21')).toEqual([null])
  })
})
