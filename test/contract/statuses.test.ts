import { describe, expect, test } from 'vitest'
import { declaredReplies, judge, type FileReplies } from '../../scripts/statuses.ts'
import { contract, operations } from './contract.ts'

const report = (file: string, answered: string[] = [], skipped = 0): FileReplies => ({ file, answered, skipped })

describe('the count of statuses', () => {
  test('takes every status of every operation', () => {
    const declared = declaredReplies(contract)
    for (const { operation } of operations) {
      for (const status of Object.keys(operation.responses)) {
        expect(declared).toContain(`${operation.operationId} ${status}`)
      }
    }
    expect(new Set(declared).size).toBe(declared.length)
  })

  test('names what no test got, whichever file got the rest', () => {
    const files = ['a.test.ts', 'b.test.ts']
    const reports = [report('a.test.ts', ['getRun 200']), report('b.test.ts', ['getRun 404', 'getRun 200'])]
    expect(judge(['getRun 200', 'getRun 404', 'getRun 500'], files, reports)).toEqual({
      incomplete: null,
      declared: 3,
      gaps: ['getRun 500'],
    })
  })

  test('says of a part of the suite that it is one', () => {
    const { incomplete } = judge(['getRun 200'], ['a.test.ts', 'b.test.ts'], [report('a.test.ts', ['getRun 200'])])
    expect(incomplete).toContain('1 of 2 test files, b.test.ts among them')
    expect(judge([], ['a.test.ts'], [report('a.test.ts', [], 2)]).incomplete).toContain('2 tests')
    expect(judge([], ['a.test.ts'], []).incomplete).toContain('npm test')
  })
})
