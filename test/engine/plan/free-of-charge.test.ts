import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { chain, decideColumn } from './transforms/chain.ts'

const price = { name: 'fare', required: true, rule: '\\d+\\.\\d{2}' }
const fares = ['12.50', 'guest', '8.00', 'guest', '15.00']
const written = (instructions: string) => applyChain(chain(price, 'Fare', fares, { instructions }), ['guest']).value

describe('what is said to be free of charge', () => {
  it.each([
    '"guest" means the trip was free of charge.',
    '„guest“ heißt, die Fahrt war kostenlos.',
    '« guest » signifie que le trajet était gratuit.',
  ])('is an amount of nothing: %s', (said) => {
    expect(written(said)).toBe('0.00')
    const questions = decideColumn(price, 'Fare', fares, { instructions: said }).questions
    expect(questions).toEqual([])
  })

  it('is none where it is said not to be', () => {
    expect(written('"guest" means the trip was not free of charge.')).not.toBe('0.00')
  })
})
