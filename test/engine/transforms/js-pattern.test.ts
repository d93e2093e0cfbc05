import { describe, expect, it } from 'vitest'
import { jsPattern } from '../../../server/src/engine/transforms/js-pattern.ts'

describe('a pattern of the database, used here', () => {
  it.each([
    ['^(?i:x|durchwahl) 12$', '^(?:[xX]|[dD][uU][rR][cC][hH][wW][aA][hH][lL]) 12$', 'Durchwahl 12', 'durchwhl 12'],
    ['(?i)^yes|no$', '^[yY][eE][sS]|[nN][oO]$', 'nO', 'noo'],
    ['^(?i:[a-cé]x)y$', '^(?:[a-céa-cA-CéÉ][xX])y$', 'BXy', 'bxY'],
    ['^(?i:a(?-i:b)c)$', '^(?:[aA](?:b)[cC])$', 'AbC', 'ABC'],
    ['^(?is:a.b)$', '^(?s:[aA].[bB])$', 'A\nB', 'AB'],
    ['^(?i:\\p{L}+\\.?)(\\d)$', '^(?:\\p{L}+\\.?)(\\d)$', 'Ab.1', 'Ab.'],
    ['^\\x{41}(?<rest>b)$', '^\\u{41}(?<rest>b)$', 'Ab', 'AB'],
    ['^[(?i:x)]$', '^[(?i:x)]$', 'i', 'X'],
    ['^\\(?i:x$', '^\\(?i:x$', '(i:x', 'I:x'],
  ])('spells groups that ignore case out, and leaves the rest: %s', (pattern, source, match, other) => {
    const found = jsPattern(pattern)
    expect(found.source).toBe(source)
    expect([found.test(match), found.test(other)]).toEqual([true, false])
  })
})
