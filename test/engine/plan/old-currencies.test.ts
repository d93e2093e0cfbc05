import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { chain } from './transforms/chain.ts'

it('what was paid with before the euro is known by its code', () => {
  const values = ['Fr.', 'CHF', 'DM', 'FF', 'öS', 'hfl', 'CHF', 'sFr.', 'DM']
  const steps = chain({ name: 'currency', rule: '[A-Z]{3}' }, 'Währung', values)
  const written = values.map((value) => applyChain(steps, [value]).value)
  expect(written).toEqual(['CHF', 'CHF', 'DEM', 'FRF', 'ATS', 'NLG', 'CHF', 'CHF', 'DEM'])
})
