import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Template } from '../../server/src/engine/model.ts'

// The data of the benchmark: orders of 12 columns, 40 % of whose cells need a transform, and the products that they link to.

export const orderColumns = [
  'Order No',
  'Customer Name',
  'E-Mail',
  'Phone',
  'Order Date',
  'Amount',
  'Status',
  'Product Code',
  'Note',
  'Ship Date',
  'Quantity',
  'Country',
] as const

const products = 10_000

/** A small generator with a fixed seed (mulberry32): the same data every time. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const firstNames = ['Anna', 'Jürgen', 'Marie', 'Paul', 'Zoë', 'Lukas', 'Ingrid', 'Carlos', 'Léa', 'Tom']
const lastNames = ['Schmidt', "O'Neil", 'Müller', 'García', 'Lefèvre', 'Smith', 'Weber', 'Novák', 'Rossi', 'Berg']
const statuses = [
  ['active', 'Aktiv', 'ACTIVE'],
  ['inactive', 'inaktiv', 'INACTIVE'],
  ['pending', 'offen', 'PENDING'],
] as const

const two = (number: number): string => String(number).padStart(2, '0')

/** Writes the two CSV files: semicolons, as the amounts have decimal commas. */
export async function writeData(rows: number, ordersPath: string, productsPath: string): Promise<void> {
  await writeLines(productsPath, function* () {
    yield 'Product Code;Product Name\n'
    for (let index = 0; index < products; index++) yield `P${String(index).padStart(5, '0')};Product ${index}\n`
  })
  const random = randomNumbers(7)
  await writeLines(ordersPath, function* () {
    yield `${orderColumns.join(';')}\n`
    for (let index = 0; index < rows; index++) yield orderLine(index, random)
  })
}

function orderLine(index: number, random: () => number): string {
  const messy = (): boolean => random() < 0.48
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const first = pick(firstNames)
  const last = pick(lastNames)
  const name = messy() ? ` ${first}  ${last} ` : `${first} ${last}`
  const address = `${first}.${last}${index}@example.com`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\w.@-]/g, '')
  const digits = String(10_000_000 + Math.floor(random() * 89_999_999))
  const [year, month, day] = [
    2015 + Math.floor(random() * 10),
    1 + Math.floor(random() * 12),
    1 + Math.floor(random() * 28),
  ]
  const ordered = messy() ? `${two(day)}.${two(month)}.${year}` : `${year}-${two(month)}-${two(day)}`
  const shipped = messy() ? `${two(Math.min(day + 1, 28))}.${two(month)}.${year}` : `${year}-${two(month)}-${two(day)}`
  const whole = Math.floor(random() * 99_999)
  const amount = whole > 999 ? `${Math.floor(whole / 1000)}.${String(whole % 1000).padStart(3, '0')}` : String(whole)
  const status = pick(statuses)
  // Two in a thousand repeat the number of the order before, three in a thousand name a product that isn't there.
  const order = random() < 0.002 && index > 0 ? index - 1 : index
  const product = random() < 0.003 ? 'P99999' : `P${String(Math.floor(random() * products)).padStart(5, '0')}`
  return (
    [
      `A${String(order).padStart(8, '0')}`,
      name,
      random() < 0.004 ? `${first} at home` : messy() ? ` ${address.toUpperCase()}` : address,
      messy() ? `0${digits.slice(0, 2)} / ${digits.slice(2)}` : `+49${digits}`,
      ordered,
      messy() ? `${amount},${two(Math.floor(random() * 100))} €` : `${amount},${two(Math.floor(random() * 100))}`,
      messy() ? status[1 + Math.floor(random() * 2)] : status[0],
      product,
      messy() ? 'n/a' : random() < 0.2 ? `"said ""yes""; twice"` : `delivered to ${last}`,
      shipped,
      String(1 + Math.floor(random() * 20)),
      messy() ? 'de' : 'DE',
    ].join(';') + '\n'
  )
}

async function writeLines(path: string, lines: () => Iterable<string>): Promise<void> {
  const file = createWriteStream(path, { highWaterMark: 1 << 20 })
  let batch = ''
  for (const line of lines()) {
    batch += line
    if (batch.length < 1 << 18) continue
    if (!file.write(batch)) await once(file, 'drain')
    batch = ''
  }
  file.end(batch)
  await finished(file)
}

export const statusValues: Record<string, string> = Object.fromEntries(
  statuses.flatMap(([clean, ...others]) => [clean, ...others].map((raw) => [raw, clean])),
)

const plain = { required: false, unique: false, desiredRule: 'none' } as const

/** Every kind of rule: required, unique, strict, ai, link, and a cross-cell one. */
export const templates: Template[] = [
  {
    id: 'tpl_orders',
    slug: 'orders',
    name: 'Orders',
    description: null,
    columns: [
      { ...plain, name: 'Order No', required: true, unique: true, desiredRule: 'strict', strictRule: 'A[0-9]{8}' },
      { ...plain, name: 'Customer Name', required: true },
      { ...plain, name: 'E-Mail', desiredRule: 'strict', strictRule: '[a-z0-9._+-]+@[a-z0-9-]+(\\.[a-z0-9-]+)+' },
      { ...plain, name: 'Phone', desiredRule: 'ai' },
      { ...plain, name: 'Order Date', required: true, desiredRule: 'strict', strictRule: '[0-9]{4}-[0-9]{2}-[0-9]{2}' },
      { ...plain, name: 'Amount', required: true, desiredRule: 'strict', strictRule: '-?[0-9]+\\.[0-9]{2}' },
      { ...plain, name: 'Status', desiredRule: 'strict', strictRule: 'active|inactive|pending' },
      {
        ...plain,
        name: 'Product Code',
        required: true,
        desiredRule: 'link',
        linkRule: [{ templateId: 'tpl_products', columnName: 'Product Code' }],
      },
      { ...plain, name: 'Note' },
      { ...plain, name: 'Ship Date', desiredRule: 'strict', strictRule: '[0-9]{4}-[0-9]{2}-[0-9]{2}' },
      { ...plain, name: 'Quantity', desiredRule: 'strict', strictRule: '[0-9]+' },
      { ...plain, name: 'Country', desiredRule: 'strict', strictRule: '[A-Z]{2}' },
    ],
    cross_cell_rules: [
      {
        kind: 'compare',
        left: 'Order Date',
        op: '<=',
        right: { column: 'Ship Date' },
        message: 'Shipped before it was ordered',
      },
    ],
  },
  {
    id: 'tpl_products',
    slug: 'products',
    name: 'Products',
    description: null,
    columns: [
      { ...plain, name: 'Product Code', required: true, unique: true, desiredRule: 'strict', strictRule: 'P[0-9]{5}' },
      { ...plain, name: 'Product Name', required: true },
    ],
    cross_cell_rules: [],
  },
]
