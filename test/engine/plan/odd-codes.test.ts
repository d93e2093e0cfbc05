import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { chain } from './transforms/chain.ts'

const tag = { name: 'asset_tag', required: true, unique: true, rule: '^A\\d{5}$' }
const good = ['A11180', 'A11187', 'A11194', 'A11201', 'A11208', 'A11215', 'A11222', 'A11229']
const written = (value: string, values: string[]) => applyChain(chain(tag, 'Asset #', values), [value]).value

describe('one odd number among good codes', () => {
  it('stays as it is where it lacks the letters, and has a mark that none of the others has', () => {
    expect(written('9-0008', [...good, '9-0008'])).toBe('9-0008')
  })

  it('gets the letters where nothing else is wrong with it', () => {
    expect(written('90008', [...good, '90008'])).toBe('A90008')
  })

  it('gets them where several are written so', () => {
    const several = ['9-0008', '9-0009', '9-0011', '9-0013']
    expect(written('9-0008', [...good, ...several])).toBe('A90008')
  })
})
