import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const screws = templateOf('screws', [
  { name: 'item', required: true, unique: true },
  { name: 'thread', rule: '^M-\\d{1,2}[A-Z]?$' },
])
const threads = (values: string[]): ((raw: string) => string | null) => {
  const rows = values.map((value, at) => `S${at + 10}|${value}`)
  const { transforms } = columnOf(decideOn([tableOf('screws', `Item|Thread\n${rows.join('\n')}`)], [screws]), 'thread')
  return (raw) => applyChain(transforms, [raw]).value
}

describe('codes of which some lack the letters that the rule has in front, or their mark', () => {
  const written = threads(['M-8', 'M8', 'M-12F', '12F', 'm12f', '8', 'M 8', 'M10', '10', 'M-8', 'left-hand'])

  it.each([
    ['M8', 'M-8'],
    ['8', 'M-8'],
    ['12F', 'M-12F'],
    ['m12f', 'M-12F'],
    ['M-10', 'M-10'],
    ['left-hand', 'left-hand'],
  ])('“%s” is %s', (raw, code) => {
    expect(written(raw)).toBe(code)
  })

  it('are left bare where no other value has them with the letters', () => {
    expect(threads(['M-8', 'M-10', 'M8', 'M10', 'M-8', 'M10', '20', '22', '24'])('20')).toBe('20')
  })
})
