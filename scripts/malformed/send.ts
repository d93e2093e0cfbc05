import { connect } from 'node:net'
import type { Random } from './random.ts'
import { malformedRequests, type Target } from './requests.ts'

/** What came back on one connection. */
export interface Exchange {
  /** Of the first reply; null when the connection was ended without one. */
  status: number | null
  milliseconds: number
  /** Nothing had come to an end when the patience was over. */
  hung: boolean
  /** The connection could not even be made. */
  refused: boolean
}

export interface SendOptions extends Target {
  host: string
  port: number
  random: Random
  requests: number
  /** Connections at a time. */
  concurrency: number
  /** Milliseconds after which an exchange counts as hung. */
  patience: number
}

export interface Outcome {
  /** How often each status came; `none` for connections that were ended without a reply. */
  statuses: Record<string, number>
  slowest: number
  /** Requests after which the server failed, hung, or was not there, as they were sent; the first few. */
  faults: { why: string; request: string }[]
  faulty: number
}

const shownFaults = 20

/** Milliseconds after which a request that got no reply is ended: a server that waits for the rest of it learns that there is none. */
const restPatience = 500

/** Sends bytes on a connection of their own, and reads to its end. */
export const exchange = (host: string, port: number, bytes: Buffer, patience: number): Promise<Exchange> =>
  new Promise((resolve) => {
    const began = performance.now()
    let head = ''
    let connected = false
    const socket = connect({ host, port }, () => {
      connected = true
      socket.write(bytes)
    })
    const end = setTimeout(() => socket.end(), restPatience)
    const timer = setTimeout(() => finish(true), patience)
    const finish = (hung: boolean): void => {
      clearTimeout(timer)
      clearTimeout(end)
      socket.destroy()
      const [, digits] = /^HTTP\/1\.1 (?!100)(\d{3}) /m.exec(head) ?? []
      const status = digits === undefined ? null : Number(digits)
      resolve({ status, milliseconds: performance.now() - began, hung, refused: !connected })
    }
    socket.on('data', (chunk: Buffer) => {
      if (head.length < 4_096) head += chunk.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => finish(false))
  })

const faultOf = ({ status, hung, refused, milliseconds }: Exchange): string | null => {
  if (refused) return 'no connection'
  if (hung) return `hung for ${Math.round(milliseconds)} ms`
  return status !== null && status >= 500 ? `status ${status}` : null
}

/** Sends malformed requests, and tells what came of them. */
export const sendMalformed = async (options: SendOptions): Promise<Outcome> => {
  const { host, port, random, requests, concurrency, patience } = options
  const make = malformedRequests(options, random)
  const outcome: Outcome = { statuses: {}, slowest: 0, faults: [], faulty: 0 }
  let left = requests
  const sendSome = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const bytes = make()
      const came = await exchange(host, port, bytes, patience)
      const name = String(came.status ?? 'none')
      outcome.statuses[name] = (outcome.statuses[name] ?? 0) + 1
      outcome.slowest = Math.max(outcome.slowest, came.milliseconds)
      const why = faultOf(came)
      if (why === null) continue
      outcome.faulty += 1
      if (outcome.faults.length < shownFaults)
        outcome.faults.push({ why, request: bytes.toString('latin1').slice(0, 500) })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendSome))
  return outcome
}
