import type { Contract } from '../generate/contract.ts'
import { listOperations } from '../generate/contract.ts'
import { jsonBody, multipartBody } from './bodies.ts'
import type { Random } from './random.ts'

/** Where malformed requests are sent. */
export interface Target {
  contract: Contract
  /** A key that is let in. */
  key: string
}

interface Sample {
  method: string
  path: string
  /** Null where the operation takes no JSON. */
  example: unknown
  takesFiles: boolean
}

const examplesOf = (content: Readonly<Record<string, object>>): unknown[] => {
  const media: { examples?: Record<string, { value?: unknown }>; example?: unknown } = content['application/json'] ?? {}
  const { examples = {}, example } = media
  return [...Object.values(examples).map(({ value }) => value), ...(example === undefined ? [] : [example])]
}

/** Every operation, once for each example of its body. */
const samplesOf = (contract: Contract): Sample[] =>
  listOperations(contract).flatMap(({ path, method, operation }) => {
    const content = operation.requestBody?.content ?? {}
    const examples = examplesOf(content)
    const takesFiles = 'multipart/form-data' in content
    return (examples.length > 0 ? examples : [null]).map((example) => ({
      method: method.toUpperCase(),
      path: (contract.servers[0]?.url ?? '') + path,
      example,
      takesFiles,
    }))
  })

const segments: readonly string[] = [
  'mig_0199d3a1f4c87c3e9b1d5f20a6e84b17',
  'x',
  '%00',
  '%E0%A4%A',
  '%ff%fe',
  '..',
  '.',
  '%2e%2e%2f',
  '%2F',
  ' ',
  '%F0%9F%99%82',
  'a'.repeat(3_000),
  '__proto__',
  'constructor',
  "'%20OR%201=1",
  ';',
  '%',
]

const queries: readonly string[] = [
  '',
  '?',
  '?limit=0',
  '?limit=1e9',
  '?limit=10&limit=20',
  '?limit[]=1',
  '?a[__proto__][x]=1',
  '?cursor=%00',
  '?cursor=eyJhZnRlciI6MX0',
  `?cursor=${'A'.repeat(5_000)}`,
  '?after=-1',
  '?after=99999999999999999999',
  '?status=%ff',
  '?rows=all&escape_formulas=maybe',
  '?lineage=true&slug=%00&column=x&code=nonsense',
  '?=&&&=',
  `?${'a=1&'.repeat(2_000)}`,
  '?if_unmodified_since=yesterday',
]

const oddHeaders: readonly string[] = [
  'Content-Encoding: gzip',
  'Content-Encoding: nonsense',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Length: 5\r\nContent-Length: 6',
  'Expect: 100-continue',
  'Expect: nonsense',
  'Upgrade: websocket\r\nConnection: upgrade',
  'Range: bytes=5-1',
  'Range: bytes=99999999999999999999-',
  `Range: ${'x'.repeat(4_500)}`,
  'If-None-Match: "',
  'If-None-Match: ',
  'Last-Event-ID: minus one',
  'Accept: nonsense',
  'Accept: text/csv;q=x',
  'Prefer: code=abc',
  'Prefer: code=999, example="',
  'Prefer: example=nonsense',
  'Prefer: dynamic=perhaps',
  'Prefer: dynamic=true',
  'Origin: null',
  'Host: [',
  'Cookie: =;=;=',
  `X-Long: ${'x'.repeat(15_000)}`,
  `X-Longer: ${'x'.repeat(40_000)}`,
  'X-Ctl: a\u0001b',
  'X Space: 1',
  ': empty',
  'x-api-key: second',
]

const jsonTypes: readonly string[] = [
  'application/json',
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=nonsense',
  'APPLICATION/JSON',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json,text/plain',
  ';',
]

const keysFor = (key: string): readonly string[] => [key, key, key, key, key, key, '', 'x', `${key}x`, 'msk_', '\u00ff']

const wild = (random: Random): Buffer =>
  random.pick([
    () => random.bytes(1 + random.below(300)),
    () => Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'latin1'),
    () => Buffer.from('GET\r\n\r\n'),
    () => Buffer.from('GET /api/v1/templates HTTP/9.9\r\n\r\n'),
    () => Buffer.from('GET http://elsewhere.example/api/v1/templates HTTP/1.1\r\nHost: x\r\n\r\n'),
    () => Buffer.from('OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    () => Buffer.from('CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'),
    () => Buffer.from('GET /api/v1/templates HTTP/1.1\nHost: x\n\n'),
    () => Buffer.from('POST /api/v1/migrations HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}'),
    () => Buffer.from('\r\n\r\n\r\n'),
    () => Buffer.alloc(0),
  ])()

const chunkedOf = (body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')])

const bodyFor = (random: Random, { example, takesFiles }: Sample): { type: string; body: Buffer } | null => {
  if (takesFiles && random.chance(0.7)) return multipartBody(random)
  if (example === null && random.chance(0.8)) return null
  return { type: random.pick(jsonTypes), body: jsonBody(random, example) }
}

const lengthHeader = (random: Random, length: number): string =>
  `Content-Length: ${random.chance(0.08) ? random.pick([0, length + 10, Math.max(0, length - 3)]) : length}`

/** Makes requests that are wrong in what they carry or how they are written, as the bytes that go over the wire. */
export const malformedRequests = ({ contract, key }: Target, random: Random): (() => Buffer) => {
  const samples = samplesOf(contract)
  const keys = keysFor(key)
  return () => {
    if (random.chance(0.06)) return wild(random)
    const sample = random.pick(samples)
    const path = sample.path.replaceAll(/\{\w+\}/g, () => random.pick(segments))
    const method = random.chance(0.05) ? random.pick(['HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW']) : sample.method
    const sent = bodyFor(random, sample)
    const chunked = sent !== null && random.chance(0.1)
    const lines = [
      `${method} ${path}${random.chance(0.4) ? random.pick(queries) : ''} HTTP/1.1`,
      'Host: localhost',
      `x-api-key: ${random.pick(keys)}`,
      ...(sent === null ? [] : [`Content-Type: ${sent.type}`]),
      ...(sent === null ? [] : [chunked ? 'Transfer-Encoding: chunked' : lengthHeader(random, sent.body.length)]),
      ...(random.chance(0.35) ? [random.pick(oddHeaders)] : []),
      'Connection: close',
    ]
    const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
    return sent === null ? head : Buffer.concat([head, chunked ? chunkedOf(sent.body) : sent.body])
  }
}
