import { describe, expect, it } from 'vitest'
import { compilePattern } from '../../../server/src/engine/match/pattern/pattern.ts'
import { growth, LINEAR } from '../../support/processor-time.ts'

describe('a rule', () => {
  it.each([
    ['^C\\d+$', ['C12'], ['D1', 'C', 'C12 ']],
    ['C-\\d{4}', ['C-1001'], ['c-1001', 'XC-1001', 'C-10011']],
    ['(?i)yes|no', ['YES', 'nO'], ['yesno', '']],
    ['[[:alpha:]]{2,3}', ['ab', 'abc'], ['a', 'ab1']],
    ['[^@\\s]+@[^@\\s]+\\.[a-z]{2,}', ['a@b.co'], ['a@b', 'a b@c.de']],
    ['\\p{Lu}\\pL*', ['Ärger', 'B'], ['ärger', 'B1']],
    ['(?:A|B)?C{1,2}', ['C', 'ACC'], ['ABC', 'CCC']],
    ['\\Aa.c\\z', ['abc', 'aüc'], ['a\nc', 'abcd']],
    ['[\\d.,-]+', ['1.234,5-'], ['1 2']],
    ['(?P<year>\\d{4})-(?:0[1-9]|1[0-2])', ['2024-12'], ['2024-13']],
    ['\\Qa.b\\E+', ['a.b'], ['axb']],
    ['', [''], ['a']],
  ])('%s matches whole values', (pattern, yes, no) => {
    const rule = compilePattern(pattern)!
    for (const value of yes) expect([value, rule.matches(value)]).toEqual([value, true])
    for (const value of no) expect([value, rule.matches(value)]).toEqual([value, false])
  })

  it.each(['\\bfoo', '(?=a)b', '(a)\\1', '[a', '(', 'a{0,1000}{0,1000}', '[[:constructor:]]', 'x'.repeat(3000)])(
    '%s is outside of what is read here, and says so',
    (pattern) => {
      expect(compilePattern(pattern)).toBeNull()
    },
  )

  it('that would hang other engines is linear', async () => {
    const match = (length: number): void => {
      expect(compilePattern('(a+)+$')!.matches(`${'a'.repeat(length)}b`)).toBe(false)
      expect(compilePattern('(.*)*(.*)*x')!.matches('a'.repeat(length))).toBe(false)
    }
    expect(await growth(225, match)).toBeLessThan(LINEAR)
  })

  it('lists its values when they are few', () => {
    expect(compilePattern('^(active|inactive)$')!.values).toEqual(['active', 'inactive'])
    expect(compilePattern('[YN]')!.values).toEqual(['N', 'Y'].toSorted((a, b) => 'YN'.indexOf(a) - 'YN'.indexOf(b)))
    expect(compilePattern('(?:north|south)-(?:east|west)')!.values).toHaveLength(4)
    expect(compilePattern('\\d+')!.values).toBeNull()
  })
})
