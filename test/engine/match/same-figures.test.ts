import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

describe('of values that differ by their figures', () => {
  const terms = 'net_10 net_21 five_seven_net_21'
  it.each([
    ['the one with the same is meant, in figures or in words', '5/7 N21, 5% 7 Net 21', 'five_seven_net_21'],
    ['one with a single figure is told by that', 'Net 21, NET10', null],
  ])('%s', (_, words, value) => {
    expect(meant(words, terms)).toEqual(value === null ? ['net_21', 'net_10'] : words.split(', ').map(() => value))
  })

  it('none is meant where all have fewer', () => {
    expect(meant('3% 14 net 21', 'net_10 net_21')).toEqual([null])
  })
})
