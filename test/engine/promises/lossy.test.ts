import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generate } from '../../../server/src/engine/generate.ts'
import { fold } from '../../../server/src/engine/match/names/words.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import { openFolder, table, template } from '../write/sheets.ts'

// Nothing lossy in silence: whatever plan the agent makes of messy values, a cell without an issue still tells what its source said.

const numRuns = Number(process.env['PROMISES_RUNS'] ?? 6)
const seed = Number(process.env['PROMISES_SEED'] ?? 20_261_122)

const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

const day = fc.record({
  year: fc.integer({ min: 1970, max: 2029 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
})
type Day = { year: number; month: number; day: number }
const dateForms: ((date: Day) => string)[] = [
  ({ year, month, day: of }) => `${pad(of)}.${pad(month)}.${year}`,
  ({ year, month, day: of }) => `${year}-${pad(month)}-${pad(of)}`,
  ({ year, month, day: of }) => `${of}/${month}/${year}`,
  ({ year, month, day: of }) => `${pad(of)}.${pad(month)}.${pad(year % 100)}`,
  ({ year, month, day: of }) => `${year}-${pad(month)}-${pad(of)} 00:00:00`,
  ({ year, month, day: of }) => `${year}-${pad(month)}-${pad(of)} 14:37`,
  ({ year, month, day: of }) => `${pad(of)}.${pad(month)}.${year} approx.`,
  () => 'unknown',
]

const cents = fc.integer({ min: -9_999_999, max: 9_999_999 })
const grouped = (digits: string, mark: string): string => digits.replace(/\B(?=(\d{3})+$)/g, mark)
const amountForms: ((cents: number) => string)[] = [
  (amount) => `${amount < 0 ? '-' : ''}${Math.trunc(Math.abs(amount) / 100)}.${pad(Math.abs(amount) % 100)}`,
  (amount) =>
    `${amount < 0 ? '-' : ''}${grouped(String(Math.trunc(Math.abs(amount) / 100)), '.')},${pad(Math.abs(amount) % 100)}`,
  (amount) =>
    `${grouped(String(Math.trunc(Math.abs(amount) / 100)), ',')}.${pad(Math.abs(amount) % 100)}${amount < 0 ? '-' : ''}`,
  (amount) => `(${Math.trunc(Math.abs(amount) / 100)}.${pad(Math.abs(amount) % 100)})`,
  (amount) => `${Math.trunc(Math.abs(amount) / 100)}.${pad(Math.abs(amount) % 100)}7`,
  (amount) => `ca. ${Math.trunc(Math.abs(amount) / 100)}`,
]

const names = fc.constantFrom(
  'Anna Berg',
  'Berg, Anna',
  ' Jörg  Weiß',
  "Ute O'Hara",
  'Dr. Ida von Lang',
  'Cher',
  'A. B. Cole-Smith',
)
const states = fc.constantFrom('open', 'Open', ' OPEN ', 'closed', 'cl.', 'done', 'on hold', 'n/a')
const mails = fc.constantFrom(
  'a@x.example',
  ' A@X.Example',
  '<b@x.example>',
  'mailto:c@x.example',
  'c@x.example; d@x.example',
  'none',
)
const phones = fc.constantFrom(
  '+49 170 1234567',
  '0170/1234567',
  '030 1234-567 ext. 12',
  '(0)170 1234567',
  '1234',
  'call me',
)
const notes = fc.constantFrom('plain', '  two  words ', 'a\nb', 'N/A', '-', 'x;y', '00123', '1E+10', 'ß')

/** Most values of a column are written in one of two ways. */
const formed = <T>(values: fc.Arbitrary<T>, forms: ((value: T) => string)[], rows: number): fc.Arbitrary<string[]> =>
  fc
    .tuple(
      fc.nat(forms.length - 1),
      fc.nat(forms.length - 1),
      fc.array(fc.tuple(values, fc.integer({ min: 0, max: 9 })), { minLength: rows, maxLength: rows }),
    )
    .map(([one, other, all]) =>
      all.map(([value, chance]) => forms[chance < 7 ? one : chance < 9 ? other : chance % forms.length]!(value)),
    )

const ROWS = 24
const each = (values: fc.Arbitrary<string>): fc.Arbitrary<string[]> =>
  fc.array(values, { minLength: ROWS, maxLength: ROWS })

const orders = fc.record({
  'Order Date': formed(day, dateForms, ROWS),
  Amount: formed(cents, amountForms, ROWS),
  Customer: each(names),
  Status: each(states),
  Email: each(mails),
  Phone: each(phones),
  Note: each(notes),
})

const orderTemplate = template('orders', [
  { name: 'order_id', required: true, unique: true },
  { name: 'order_date', desiredRule: 'strict', strictRule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'amount', desiredRule: 'strict', strictRule: '-?\\d+(\\.\\d{1,2})?' },
  { name: 'first_name' },
  { name: 'last_name' },
  { name: 'status', desiredRule: 'strict', strictRule: 'open|closed' },
  { name: 'email', desiredRule: 'strict', strictRule: '[a-z0-9.]+@[a-z.]+' },
  { name: 'phone', desiredRule: 'strict', strictRule: '\\+\\d{6,15}' },
  { name: 'note' },
])

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** What each column may leave out of what it says: its formatting. Values that were mapped, or taken as empty, are told of elsewhere. */
const keeps: Record<string, (raw: string, values: Record<string, string | null>) => boolean> = {
  order_date: (raw, { order_date }) => {
    const left =
      digitsOf(raw).length > 0
        ? raw
            .replace(/\b0?0:00(?::00)?\b/, '')
            .match(/\d+/g)!
            .map(Number)
        : [NaN]
    const right = (order_date ?? '').match(/\d+/g)?.map(Number) ?? []
    const said = left.every(
      (part) => right.includes(part) || right.some((other) => other % 100 === part && other > 1900),
    )
    return said && (wordsOf(raw).every((word) => /^\d+$/.test(word)) || order_date === raw.trim())
  },
  amount: (raw, { amount }) => {
    const bare = (text: string): string => digitsOf(text).replace(/^0+|0+$/g, '')
    const signs = (text: string): boolean => /[-(]/.test(text) && /[1-9]/.test(text)
    return (
      bare(raw) === bare(amount ?? '') &&
      signs(raw) === signs(amount ?? '') &&
      !/[a-z]/i.test(raw.replace(amount ?? '', ''))
    )
  },
  first_name: (raw, { first_name, last_name }) => {
    const written = wordsOf(`${first_name ?? ''} ${last_name ?? ''}`)
    return wordsOf(raw).every((word) => written.includes(word))
  },
  email: (raw, { email }) => wordsOf(raw.replace('mailto:', '')).every((word) => wordsOf(email ?? '').includes(word)),
  phone: (raw, { phone }) => digitsOf(phone ?? '').endsWith(digitsOf(raw).replace(/^0+/, '')) && !/[a-z]/i.test(raw),
  note: (raw, { note }) => wordsOf(raw).join(' ') === wordsOf(note ?? '').join(' '),
  status: (raw, { status }) => fold(raw.trim()) === fold(status ?? ''),
}

test(
  'whatever plan is made of messy values, a cell without an issue tells what its source said',
  async () => {
    const place = await openFolder()
    let run = 0
    await fc.assert(
      fc.asyncProperty(orders, async (columns) => {
        const folder = join(place.folder, String(run++))
        await mkdir(join(folder, 'work'), { recursive: true })
        const headers = Object.keys(columns)
        const cells = Array.from({ length: ROWS }, (_, row) => [
          `o${row}`,
          ...Object.values(columns).map((values) => values[row] ?? ''),
        ])
        const input = await table({ ...place, folder }, 'orders', ['Order ID', ...headers], cells)
        const result = await generate({
          tables: [input],
          templates: [orderTemplate],
          knowledge: [],
          instructions: null,
          answers: [],
          autonomy: 'decide',
          version: 1,
          workdir: join(folder, 'work'),
          outdir: join(folder, 'out'),
        })
        if (result.outcome !== 'ready') throw new Error('asked')
        const { plan, sheets, value_maps } = result.manifest
        const sources = plan.sheets[0]!.sources
        const { file_id, name, parquet, first_row } = input
        const lineage = { sources, tables: [{ file_id, table: name, parquet, first_row }] }
        const { rows } = await previewPage(place.query, { sheet: join(folder, 'out', sheets[0]!.parquet), lineage })
        expect(rows).toHaveLength(ROWS)
        for (const row of rows) {
          for (const [column, keep] of Object.entries(keeps)) {
            const [from] = row.lineage?.[column] ?? []
            if (!from || from.raw === null || row.issues.some((issue) => issue.column === column)) continue
            if (['first_name', 'last_name'].includes(column) && row.issues.length > 0) continue
            const mapped = value_maps.find((map) => map.column === column)?.entries ?? []
            const tokens = sources[0]!.columns
              .find((one) => one.column === column)!
              .transforms.flatMap((step) => (step.kind === 'null_token' ? step.tokens : []))
            const told =
              mapped.some(({ raw }) => raw.trim().toLowerCase() === from.raw!.trim().toLowerCase()) ||
              tokens.some((token) => token.toLowerCase() === from.raw!.trim().toLowerCase())
            const what = {
              column,
              raw: from.raw,
              value: row.values[column],
              transforms: sources[0]!.columns.find((one) => one.column === column)!.transforms,
            }
            expect({ ...what, kept: told || keep(from.raw, row.values) }).toMatchObject({ kept: true })
          }
        }
      }),
      { numRuns, seed, endOnFailure: numRuns < 50 },
    )
  },
  60_000 + 10_000 * numRuns,
)
