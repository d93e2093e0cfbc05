import { expect, test } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const SHELVES = templateOf('shelves', [
  { name: 'shelf', required: true, rule: '^[A-Z]{1,3}-[A-Z]{1,2} \\d{1,4}[XY]?$' },
])

function rewritten(values: string[]): string[] {
  const decision = decideOn([tableOf('shelves', ['Shelf', ...values].join('\n'))], [SHELVES])
  return columnOf(decision, 'shelf').transforms.flatMap((step) =>
    step.kind === 'rewrite' ? [step.pattern] : step.kind === 'case' ? [step.to] : [],
  )
}

test('codes of several parts get the marks of their rule, whatever marks stand between the parts', () => {
  const steps = rewritten(['AB-C 12', 'AB C 7', 'q-rs14', 'KLM - N 1204X', 'B-CD 9', 'AB C 15Y'])
  expect(steps[0]).toBe('upper')
  expect(steps).toHaveLength(2)
  // Between letters some mark has to stand; between letters and figures none need.
  expect(steps[1]).toContain('([A-Z]{1,3})[^\\p{L}\\p{N}]+([A-Z]{1,2})[^\\p{L}\\p{N}]*(\\d{1,4}[XY]?)')
})

test('where no mark parts the letters of two parts, nobody knows where the first one ends', () => {
  expect(rewritten(['ABC12', 'QRS7', 'KLMN120', 'BCD9', 'AB-C 1'])).toEqual([])
})
