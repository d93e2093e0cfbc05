import type { Random } from './random.ts'

/** Values that a field may be expected not to have. */
const odd: readonly unknown[] = [
  null,
  '',
  ' ',
  '\0',
  '\uD800',
  '\u202E\u200D🙂',
  'x'.repeat(5_000),
  -1,
  0,
  1e308,
  2 ** 53,
  0.1,
  true,
  [],
  [[]],
  {},
  { toString: 1 },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  ['a', 1, null],
]

/** The same JSON with one of its values replaced, removed, added or wrapped. */
const distort = (random: Random, value: unknown): unknown => {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const at = random.below(value.length)
    return random.chance(0.2) ? [...value, ...value] : value.with(at, distort(random, value[at]))
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && random.chance(0.85)) {
    const names = Object.keys(value)
    if (names.length === 0 || random.chance(0.15))
      return { ...value, [random.pick(['extra', '__proto__', ''])]: random.pick(odd) }
    const name = random.pick(names)
    if (random.chance(0.15)) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))
    return { ...value, [name]: distort(random, Object(value)[name]) }
  }
  return random.chance(0.1) ? [value] : random.pick(odd)
}

/** The text with a part cut out, doubled or overwritten. */
const scramble = (random: Random, text: Buffer): Buffer => {
  const at = random.below(text.length + 1)
  const length = random.below(12)
  const parts = {
    cut: [text.subarray(0, at)],
    hole: [text.subarray(0, at), text.subarray(at + length)],
    twice: [text.subarray(0, at), text.subarray(0, at)],
    noise: [text.subarray(0, at), random.bytes(length), text.subarray(at)],
  }
  return Buffer.concat(parts[random.pick(['cut', 'hole', 'twice', 'noise'] as const)])
}

const strange: readonly Buffer[] = [
  '',
  ' ',
  'null',
  '0',
  'false',
  '"text"',
  '[]',
  '{',
  '{"kind":"execute","kind":"generate"}',
  '{"a":NaN}',
  '\uFEFF{}',
  '['.repeat(50_000),
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  `{"name":"${'x'.repeat(1_100_000)}"}`,
].map((text) => Buffer.from(text))

/** A JSON body that is wrong in its syntax, its shape, its values or its bytes; one in a while is none of that. */
export const jsonBody = (random: Random, example: unknown): Buffer => {
  const kind = random.next()
  if (kind < 0.15) return random.pick(strange)
  const text = Buffer.from(JSON.stringify(kind < 0.8 ? distort(random, example) : example) ?? '')
  return kind < 0.6 || kind > 0.97 ? text : scramble(random, text)
}

const partHeads: readonly string[] = [
  'Content-Disposition: form-data; name="files"; filename="a.csv"',
  'Content-Disposition: form-data; name="files"; filename=""',
  'Content-Disposition: form-data; name="other"; filename="a.csv"',
  'Content-Disposition: form-data; name="files"',
  'Content-Disposition: form-data; name="files"; filename="a',
  "Content-Disposition: form-data; name=files; filename*=UTF-8''%ff%00",
  'Content-Disposition: attachment',
  'Content-Disposition',
  ': nothing',
  `X-Long: ${'x'.repeat(90_000)}`,
  'Content-Disposition: form-data; name="files"; filename="../../etc/passwd"',
  'Content-Disposition: form-data; name="files"; filename="a.csv"\r\nContent-Type: nonsense/;;',
  'Content-Disposition: form-data; name="files"; filename="\u0000.csv"\r\nContent-Transfer-Encoding: base64',
]

const partContents: readonly string[] = [
  '',
  'a,b\n1,2\n',
  'PK\u0003\u0004',
  '\0\0\0\0',
  '{"a":1}',
  '%PDF-1.7',
  '<html>',
  'a;b\r\n"1;2',
]

/** A multipart body with its Content-Type: boundaries that don't match, heads that are none, parts that end too early. */
export const multipartBody = (random: Random): { type: string; body: Buffer } => {
  const boundary = random.pick(['b', 'x'.repeat(70), '----form', '"', ''])
  const said = random.pick([
    `boundary=${boundary}`,
    `boundary="${boundary}"`,
    'boundary=other',
    'boundary',
    'boundary=',
    '',
  ])
  const parts = Array.from({ length: random.pick([0, 1, 1, 2, 30]) }, () => {
    const gap = random.pick(['\r\n\r\n', '\r\n\r\n', '\n\n', '\r\n', ''])
    return `--${boundary}\r\n${random.pick(partHeads)}${gap}${random.pick(partContents)}\r\n`
  })
  const text = Buffer.from(
    parts.join('') + random.pick([`--${boundary}--\r\n`, `--${boundary}--`, `--${boundary}`, '']),
  )
  return {
    type: `multipart/form-data${random.pick(['; ', ';', ' '])}${said}`,
    body: random.chance(0.3) ? scramble(random, text) : text,
  }
}
