import { describe, expect, it, test } from 'vitest'
import { readPreference } from '../../scripts/mock/prefer.ts'

describe('the header Prefer', () => {
  test.each([
    [undefined, {}],
    ['', {}],
    ['code=409', { code: 409 }],
    ['example=blocked', { example: 'blocked' }],
    ['example="blocked"', { example: 'blocked' }],
    ['example="in \\"flight\\", again"', { example: 'in "flight", again' }],
    ['dynamic=true', { dynamic: true }],
    ['dynamic=false', { dynamic: false }],
    ['code=429, example=runs', { code: 429, example: 'runs' }],
    ['code = 429 ;q=1,example="runs"', { code: 429, example: 'runs' }],
    ['CODE=429', { code: 429 }],
    ['return=minimal, wait=10, respond-async', {}],
    ['code=400, code=500', { code: 400 }],
    ['wait;note="a, b", code=409', { code: 409 }],
    [', code=409,, ,example=runs,', { code: 409, example: 'runs' }],
    ['__proto__=1, constructor=1', {}],
  ])('%s says %o', (header, expected) => {
    expect(readPreference(header)).toEqual(expected)
  })

  test.each([
    'code=abc',
    'code=',
    'code',
    'code=99',
    'code=600',
    'example=',
    'dynamic=perhaps',
    'example="open',
    '=409',
    'code=4 9',
  ])('%s is refused with what there is', (header) => {
    expect(() => readPreference(header)).toThrow(/^Prefer: .*The mock knows Prefer: code=409/)
  })

  it('is read to its end however long and strange it is', () => {
    // Read in a time that grew with the square of the length, each would take minutes.
    const many = (text: string): string => text.repeat(1_000_000)
    const odd = [
      many('"'),
      many('\\'),
      `example="${many('a')}`,
      `a${many(' ')}b`,
      `a=${many(' ')}"`,
      `a;${many('"b" ')}"`,
    ]
    for (const header of odd) expect(() => readPreference(header)).toThrow(/^Prefer: /)
    expect(readPreference(many('a=,'))).toEqual({})
  })
})
