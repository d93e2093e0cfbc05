import { describe, expect, it } from 'vitest'
import { ApiError } from '../../server/src/errors.ts'
import { parseRange } from '../../server/src/http/byte-range.ts'

/** Of a file of 100 bytes. */
describe('parseRange', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=99-', 99, 99],
    ['bytes=-1', 99, 99],
    ['bytes=-100', 0, 99],
    ['bytes=-101', 0, 99],
    ['bytes=10-1000', 10, 99],
    [' Bytes = 5 - 9 ', 5, 9],
    ['bytes=007-08', 7, 8],
  ])('%j is a part of it', (header, start, end) => {
    expect(parseRange(header, 100)).toEqual({ start, end })
  })

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])('%j is outside of it', (header) => {
    expect(() => parseRange(header, 100)).toThrow(ApiError)
  })

  it.each([
    undefined,
    '',
    'bytes=9-5',
    'bytes=-',
    'bytes=',
    'bytes',
    'bytes=1-2,4-5',
    'bytes=1.5-2',
    'bytes=--1',
    'rows=1-2',
    'bytes=1 2-3',
  ])('%j is no range: the whole file', (header) => {
    expect(parseRange(header, 100)).toBeNull()
  })

  it('is looked for no longer than the header is long', () => {
    // In a time that grew with the square of the length, each would take minutes.
    const spaces = ' '.repeat(1_000_000)
    for (const header of [`bytes=${spaces}x`, `bytes=1${spaces}x`, `bytes=1-${spaces}x`, `bytes${spaces}x`])
      expect(parseRange(header, 100)).toBeNull()
  })
})
