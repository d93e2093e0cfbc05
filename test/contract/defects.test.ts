import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defects } from '../../scripts/fuzz/defects.ts'
import { operations, root } from './contract.ts'

// Whether they are found, `npm run test:fuzz -- --defects` shows, where there is Python.
test.each(defects)('there is one place to plant $name, and what is asked of it', async ({ file, sound, ...defect }) => {
  const text = await readFile(join(root, file), 'utf8')
  expect(text.split(sound)).toHaveLength(2)
  const known = operations.map(({ operation }) => operation.operationId)
  expect(known).toEqual(expect.arrayContaining(defect.operations))
})
