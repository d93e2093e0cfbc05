import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, expect } from 'vitest'
import { contract } from '../contract/contract.ts'
import type { Service } from './harness.ts'

/** The contract's own word on what an event of the stream is; the stream is text, so no other validator looks into it. */
export const faultsOf = (() => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'contract', ...contract })
  const validate = ajv.compile({ $ref: 'contract#/components/schemas/ThreadEvent' })
  return (event: unknown): unknown[] => (validate(event) ? [] : [event, ...(validate.errors ?? [])])
})()

/** Holds every event that the tests of the block made against the contract, after the last of them; `types` have to be among them. */
export const itTellsAsTheContractSays = (service: Service, ...types: readonly string[]): void => {
  afterAll(async () => {
    const rows = await service.deps.prisma.threadEvent.findMany({
      orderBy: [{ migration_id: 'asc' }, { sequence: 'asc' }],
    })
    const events = rows.map(({ sequence, type, migration_id, run_id, at, data }) => {
      return { sequence, type, migration_id, run_id, at: at.toISOString(), data }
    })
    expect(events.flatMap(faultsOf).slice(0, 3)).toEqual([])
    expect([...new Set(rows.map(({ type }) => type))]).toEqual(expect.arrayContaining([...types]))
    expect(
      rows.filter(({ summary }) => !/\S[.!?…]”?$/s.test(summary)).map(({ type, summary }) => [type, summary]),
    ).toEqual([])
  })
}
