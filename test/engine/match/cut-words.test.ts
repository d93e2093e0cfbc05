import { describe, expect, it } from 'vitest'
import { cutScore, partsOf, tokensOf } from '../../../server/src/engine/match/names/cut-words.ts'
import { conceptWeights, nameFeatures, nameScore } from '../../../server/src/engine/match/names/name-score.ts'

const evenly = conceptWeights([], new Set())
const score = (source: string, target: string): number => nameScore(nameFeatures(source), nameFeatures(target), evenly)

describe('headers of pieces of words that were put together', () => {
  it.each([
    ['SPRTYP', 'Spare type'],
    ['QTYOO', 'Quantity on order'],
    ['QTYOH', 'Quantity on hand'],
    ['STKUM', 'Stocking unit'],
    ['loanopendt', 'Loan opened'],
    ['RETDSC', 'Return description'],
    ['ins_prm', 'Insurance premium'],
    ['DTADD', 'introduced_on'],
    ['LTDAY', 'lead_time_days'],
  ])('“%s” may be “%s”', (header, name) => {
    expect(score(header, name)).toBeGreaterThan(0.6)
  })

  it('are less alike to names that say more, or less, than they do', () => {
    expect(score('LSTORD', 'Last order')).toBeGreaterThan(score('LSTORD', 'Last order amount'))
    expect(score('UNTWT', 'Unit weight')).toBeGreaterThan(score('UNTWT', 'Weight'))
    expect(score('UNTWT', 'Weight')).toBeGreaterThan(score('UNTPR', 'Weight'))
  })

  it('leave no letters over, and no word stands for two', () => {
    expect(score('QTYOHX', 'Quantity on hand')).toBeLessThan(0.6)
    expect(cutScore([...tokensOf('spaspa')!], partsOf('Spare')[0]!, () => 1)).toBe(0)
  })

  it('are two pieces at least: one is a word cut short', () => {
    expect(cutScore([...tokensOf('cms')!], partsOf('chromosome')[0]!, () => 1)).toBe(0)
  })

  it('are short for another word of the same meaning only where it is not much longer', () => {
    expect(score('DTLMT', 'introduced_on')).toBeLessThan(0.5)
  })

  it('words that are known are not cut, nor what a program calls a field', () => {
    expect(tokensOf('Order number')).toBeNull()
    expect(tokensOf('margin')).toBeNull()
    expect(tokensOf('VKORG')).toBeNull()
  })
})
