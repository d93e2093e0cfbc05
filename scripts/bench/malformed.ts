// Malformed requests to the mock and to the service: `npm run bench:malformed [-- --requests 100000 --seed 1 --of mock]`.
//
// Ends with 1 when one of them fails (5xx), hangs for five seconds, or is no longer there.

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { rateLimits } from '../../generated/server/router.ts'
import { startDemoService } from '../demo/service.ts'
import type { Contract } from '../generate/contract.ts'
import { seeded } from '../malformed/random.ts'
import { sendMalformed } from '../malformed/send.ts'
import { mockKey, startMock } from '../mock/start.ts'

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '32' },
    of: { type: 'string', default: 'mock,service' },
  },
})

const contract = JSON.parse(
  await readFile(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as Contract

interface Running {
  origin: string
  key: string
  stop: () => Promise<void>
}

const starters: Record<string, () => Promise<Running>> = {
  mock: async () => {
    const { origin, stop } = await startMock(contract, {
      onFailure: (cause) => console.error('The mock failed:', cause),
    })
    return { origin, key: mockKey, stop }
  },
  service: async () => {
    const { url, key, stop } = await startDemoService(Object.keys(rateLimits).map((name) => `${name}=1000000000`))
    return { origin: new URL(url).origin, key, stop }
  },
}

const attack = async (name: string): Promise<boolean> => {
  const start = starters[name]
  if (start === undefined) throw new Error(`--of ${name}: must be mock, service or both, separated by a comma.`)
  const { origin, key, stop } = await start()
  const { hostname: host, port } = new URL(origin)
  try {
    const began = performance.now()
    const outcome = await sendMalformed({
      contract,
      key,
      host,
      port: Number(port),
      random: seeded(Number(options.seed)),
      requests: Number(options.requests),
      concurrency: Number(options.concurrency),
      patience: 5_000,
    })
    const { status } = await fetch(`${origin}/openapi.json`)
    const isAlive = status === 200
    const seconds = Math.round((performance.now() - began) / 100) / 10
    console.log(
      JSON.stringify({ of: name, requests: Number(options.requests), seconds, alive: isAlive, ...outcome }, null, 2),
    )
    return isAlive && outcome.faulty === 0
  } finally {
    await stop()
  }
}

for (const name of options.of.split(',')) if (!(await attack(name))) process.exitCode = 1
