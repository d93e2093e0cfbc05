import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { paced } from '../../../server/src/domain/webhooks/pace.ts'

const took = (milliseconds: number) => async () => ({ milliseconds })

/** An attempt that ends when it is told to. */
const openAttempt = () => {
  const { promise, resolve } = Promise.withResolvers<{ milliseconds: number }>()
  return { attempt: () => promise, end: (milliseconds: number) => resolve({ milliseconds }) }
}

describe('paced', () => {
  it('lets any number through while an endpoint answers quickly', async () => {
    const id = randomUUID()
    const open = Array.from({ length: 10 }, openAttempt)
    const made = open.map(({ attempt }) => paced(id, 15_000, attempt))
    open.forEach(({ end }) => end(20))
    expect(await Promise.all(made)).toEqual(open.map(() => ({ made: { milliseconds: 20 } })))
  })

  it('lets two through at once while it is slow, and all again after a quick answer', async () => {
    const id = randomUUID()
    await paced(id, 15_000, took(15_000))
    const [one, another] = [openAttempt(), openAttempt()]
    const made = [paced(id, 15_000, one.attempt), paced(id, 15_000, another.attempt)]
    expect(await paced(id, 15_000, took(1))).toBeNull()
    expect(await paced(randomUUID(), 15_000, took(1))).not.toBeNull()
    one.end(10)
    await made[0]
    const third = openAttempt()
    made.push(paced(id, 15_000, third.attempt))
    expect(await paced(id, 15_000, took(1))).not.toBeNull()
    another.end(10)
    third.end(10)
    await Promise.all(made)
  })

  it('frees the place of an attempt that breaks off', async () => {
    const id = randomUUID()
    await paced(id, 1_000, took(1_000))
    const broken = () => Promise.reject(new Error('the database is gone'))
    for (let count = 0; count < 3; count += 1) await expect(paced(id, 1_000, broken)).rejects.toThrow('gone')
    expect(await paced(id, 1_000, took(1))).not.toBeNull()
  })
})
