import { describe, expect, it } from 'vitest'
import { expectedKinds } from '../../../server/src/engine/match/expected.ts'

const kinds = (description: string, strictRule: string): readonly string[] =>
  expectedKinds({ name: 'mark', description, required: false, unique: false, desiredRule: 'strict', strictRule })

describe('what a template column is expected to hold', () => {
  it('is a date by its description where the rule takes dates and no letters in their place', () => {
    expect(kinds('Registration', '^\\d{6}$')).toEqual(['date'])
    expect(kinds('Registration', '^\\d{1,2} \\w{3} \\d{4}$')).toEqual(['date'])
  })

  it('is no date where the rule takes any letters and figures: a plate has as many', () => {
    expect(kinds('Registration', '^[A-Z0-9]{6}$')).toEqual([])
    expect(kinds('Registration', '^[A-Z]{2}\\d{4}$')).toEqual([])
  })

  it('is a web address where the rule takes bare domains, though it takes figures with points as well', () => {
    expect(kinds('', '^[a-z0-9-]+(\\.[a-z0-9-]+)+$')).toEqual(['url'])
    expect(kinds('', '^\\S+$')).not.toEqual(['url'])
  })

  it('is a word or two behind what was done by somebody, and a date behind what was done on a day', () => {
    const named = (name: string, desiredRule: 'none' | 'link' = 'none'): readonly string[] =>
      expectedKinds({ name, description: '', required: false, unique: false, desiredRule })
    expect(named('inspected_by')).toEqual(['words'])
    expect(named('drawn by')).toEqual(['words'])
    expect(named('inspected_by', 'link')).toEqual([])
    expect(named('inspected_on')).toEqual(['date'])
    expect(named('stand_by')).toEqual([])
  })

  it('is a number where the rule takes tenths alone', () => {
    expect(kinds('', '^\\d+(\\.\\d)?$')).toContain('number')
    expect(kinds('', '^\\d+(,\\d)?$')).toContain('number')
    expect(kinds('', '^\\d+$')).not.toContain('number')
  })

  it('is anything where the rule takes addresses, dates and figures alike, as one against a single mark does', () => {
    expect(kinds('', '^[^;]+$')).toEqual([])
    expect(kinds('', '^[^()]{1,60}$')).toEqual([])
  })
})
