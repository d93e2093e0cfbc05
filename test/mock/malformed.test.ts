import { describe, expect, it } from 'vitest'
import { seeded } from '../../scripts/malformed/random.ts'
import { malformedRequests } from '../../scripts/malformed/requests.ts'
import { sendMalformed } from '../../scripts/malformed/send.ts'
import { contract } from '../contract/contract.ts'
import { call } from '../support/call.ts'
import { useService } from '../support/harness.ts'
import { useMock } from '../support/mock.ts'

// `npm run bench:malformed` sends 100,000 of the same.
const requests = 2_000

describe('thousands of malformed requests', () => {
  const mock = useMock()
  // Whole: without a worker, good requests for its work are rightly answered with 502.
  const service = useService({ worker: true })

  const attacked = async (origin: string, key: string) => {
    const { hostname: host, port } = new URL(origin)
    const options = { contract, key, host, port: Number(port), requests, concurrency: 24, patience: 30_000 }
    const outcome = await sendMalformed({ ...options, random: seeded(20_261_121) })
    expect(outcome.faults).toEqual([])
    // All of them arrived, and not only at the door.
    expect(Object.values(outcome.statuses).reduce((sum, count) => sum + count)).toBe(requests)
    for (const status of ['400', '401', '404', '405', '415', '431']) expect(outcome.statuses[status]).toBeGreaterThan(0)
    expect((await call('GET', `${origin}/openapi.json`)).status).toBe(200)
    return outcome
  }

  it('make the mock neither fail nor hang nor end', async () => {
    await attacked(mock.origin, mock.key)
    expect(mock.failures).toEqual([])
  })

  it('make the service neither fail nor hang nor end', async () => {
    const outcome = await attacked(service.origin, service.key)
    expect(outcome.faulty).toBe(0)
  })

  it('are the same for the same seed', () => {
    const make = (seed: number) => {
      const next = malformedRequests({ contract, key: 'msk' }, seeded(seed))
      return Buffer.concat(Array.from({ length: 200 }, next))
    }
    expect(make(7).equals(make(7))).toBe(true)
    expect(make(7).equals(make(8))).toBe(false)
  })
})
