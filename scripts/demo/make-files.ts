/**
 * Makes the sample files of the demo, the same bytes at every call: `node scripts/demo/make-files.ts [folder]`.
 * Each file is messy in its own way; what is wrong on purpose is said beside the code that makes it.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { articles, berliners, bostonians, firstNames, lastNames } from './names.ts'
import { workbook } from './workbook.ts'
import type { Cell } from './workbook.ts'

/** Mulberry32 (Tommy Ettinger, public domain): small, seeded, good enough for sample data. */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const chooser = (seed: number) => {
  const random = randomFrom(seed)
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  return {
    between,
    pick: <T>(list: readonly T[]): T => list[between(0, list.length - 1)]!,
    chance: (p: number) => random() < p,
  }
}

const two = (part: number) => String(part).padStart(2, '0')
const dayMonthYear = (date: Date) => `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`
const isoDay = (date: Date) => date.toISOString().slice(0, 10)
const german = (amount: number) =>
  amount
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.')
const english = (amount: number) => amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
const mailPart = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z]/g, '')

/** Quoted where RFC 4180 asks for it. */
const csvLine = (cells: readonly string[], delimiter: string) =>
  cells
    .map((cell) => (cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(delimiter)
const csvText = (rows: readonly (readonly string[])[], delimiter: string) =>
  rows.map((row) => csvLine(row, delimiter) + '\r\n').join('')

/** Latin-1, semicolons, three lines above the header, umlauts, dd.mm.yyyy, 1.234,56, first and last name apart. */
const berlinCustomers = () => {
  const { between, pick, chance } = chooser(11)
  const rows: string[][] = [
    ['Kundenliste Filiale Berlin'],
    ['Stand: 15.03.2024', 'erstellt von M. Schröder'],
    [],
    [
      'Kundennr.',
      'Vorname',
      'Nachname',
      'E-Mail',
      'Telefon',
      'Ort',
      'Land',
      'Kunde seit',
      'Status',
      'Kreditlimit (EUR)',
      'Bemerkung',
    ],
  ]
  for (let i = 0; i < 140; i++) {
    const first = pick(firstNames.german)
    const last = pick(lastNames.german)
    const [city, country, area] = pick(berliners)
    const dialled = country === 'DE' ? `0${area}` : country === 'AT' ? `+43 ${area}` : `0041 ${area}`
    rows.push([
      `C-${1001 + i}`,
      first,
      chance(0.1) ? ` ${last}` : last,
      chance(0.06)
        ? ''
        : `${mailPart(first)}.${mailPart(last)}@${pick(['web.example', 'post.example', 'buero.example'])}`,
      chance(0.05) ? '-' : `${dialled}${pick([' ', '/', '-'])}${between(2_000_000, 9_899_999)}`,
      city,
      country,
      dayMonthYear(new Date(Date.UTC(between(2012, 2023), between(0, 11), between(1, 28)))),
      pick(['aktiv', 'aktiv', 'aktiv', 'Aktiv', 'inaktiv']),
      chance(0.08) ? '' : german(between(5, 480) * 100 + pick([0, 0, 50, 99.5])),
      chance(0.12) ? pick(['zahlt per Lastschrift', 'nur vormittags anrufen; nicht freitags', 'Großkunde']) : '',
    ])
  }
  return Buffer.from(csvText(rows, ';'), 'latin1')
}

/**
 * The same things from another branch: comma, UTF-8, other headers in another order, phones in five notations, `n/a`.
 * Two things can't be known from the file: no part of a date exceeds 12, and nobody says what status `P` means.
 */
const bostonCustomers = () => {
  const { between, pick, chance } = chooser(23)
  const rows: string[][] = [
    [
      'Customer ID',
      'Full Name',
      'Account Status',
      'Email Address',
      'Phone Number',
      'City',
      'Country',
      'Signup Date',
      'Credit Limit',
    ],
  ]
  for (let i = 0; i < 110; i++) {
    const first = pick(firstNames.english)
    const last = pick(lastNames.english)
    const [city, country, area] = pick(bostonians)
    const line = `${between(200, 989)}-${between(1000, 9999)}`
    rows.push([
      chance(0.1) ? `c-${2001 + i} ` : `C-${2001 + i}`,
      `${first} ${last}`,
      pick(['Active', 'Active', 'Active', 'active', 'Inactive', 'INACTIVE', 'P']),
      chance(0.08) ? 'n/a' : `${first}.${last}@${pick(['Mail.example', 'inbox.example'])}`.replaceAll(/[' ]/g, ''),
      pick([`(${area}) ${line}`, `${area}-${line}`, `+1 ${area} ${line}`, `${area}.${line.replace('-', '.')}`, 'n/a']),
      city,
      country,
      `${two(between(1, 12))}/${two(between(1, 12))}/${between(2015, 2023)}`,
      chance(0.08) ? 'N/A' : `$${english(between(10, 900) * 100)}`,
    ])
  }
  rows.splice(61, 0, [...rows[60]!]) // one customer is in there twice, cell for cell
  rows[40]![3] = 'no email on file'
  rows[70]![4] = '555'
  return Buffer.from(csvText(rows, ','), 'utf8')
}

interface Product {
  sku: string
  price: number
}

const priceCents = {
  Office: [490, 7900],
  Furniture: [9900, 149_900],
  Electronics: [1900, 32_900],
  Kitchen: [1490, 24_900],
} as const

const productList = (): (Product & { name: string; category: string })[] => {
  const { between, pick } = chooser(37)
  return Array.from({ length: 80 }, (_, i) => {
    const [name, category] = articles[i % articles.length]!
    const [low, high] = priceCents[category]
    const finish = pick(['oak', 'black', 'white', 'steel', 'blue'])
    return {
      sku: String(417 + i * 7).padStart(5, '0'),
      name: `${name}, ${finish}`,
      category,
      price: between(low, high) / 100,
    }
  })
}

/** UTF-16 with a byte order mark, tabs, article numbers with leading zeros, a column nobody asked for, a price missing. */
const productsTsv = () => {
  const { pick, chance } = chooser(41)
  const rows = productList().map(({ sku, name, category, price }, i) => [
    sku,
    name,
    chance(0.2) ? category.toUpperCase() : category,
    i === 33 ? '' : english(price),
    pick(['A-01', 'A-02', 'B-11', 'C-07']),
  ])
  const text = csvText([['SKU', 'Product Name', 'Category', 'Unit Price', 'Warehouse Shelf'], ...rows], '\t')
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
}

interface Order {
  id: string
  customer: string
  sku: string
  date: Date
  quantity: number
  amount: number
  status: string
}

const orderList = (seed: number, from: number, count: number, year: number, statuses: readonly string[]): Order[] => {
  const { between, pick } = chooser(seed)
  const products = productList()
  return Array.from({ length: count }, (_, i) => {
    const product = pick(products)
    const quantity = between(1, 12)
    return {
      id: `O-${from + i}`,
      customer: between(0, 9) < 6 ? `C-${between(1001, 1140)}` : `C-${between(2001, 2110)}`,
      sku: product.sku,
      date: new Date(Date.UTC(year, between(0, 5), between(1, 28))),
      quantity,
      amount: Math.round(quantity * product.price * 100) / 100,
      status: pick(statuses),
    }
  })
}

const orderCells = (order: Order): Cell[] => [
  order.id,
  order.customer,
  order.sku,
  order.date,
  order.quantity,
  order.amount,
  order.status,
]

/** Two sheets with title rows above the header, real dates and numbers, article numbers as text, other words for the same columns. */
const ordersWorkbook = () => {
  const states = ['Open', 'Shipped', 'Shipped', 'Delivered', 'Delivered', 'Delivered', 'Cancelled']
  return workbook([
    {
      name: 'Orders 2024',
      rows: [
        ['Orders 2024'],
        ['Exported from ShopDesk', null, new Date(Date.UTC(2024, 6, 1))],
        [],
        ['Order No.', 'Customer No.', 'Article', 'Order Date', 'Qty', 'Total Amount', 'Order Status'],
        ...orderList(53, 24_001, 180, 2024, states).map(orderCells),
      ],
    },
    {
      name: 'Archive',
      rows: [
        ['Archive: closed orders of 2023'],
        [],
        ['Order ID', 'Customer ID', 'SKU', 'Date', 'Quantity', 'Amount', 'Status'],
        ...orderList(59, 23_001, 120, 2023, ['Delivered', 'Cancelled']).map(orderCells),
      ],
    },
  ])
}

/**
 * Late orders, typed by hand: a grouping mark without quotes (one cell too many), lines that stop early, customers and
 * articles that nobody has, numbers given twice, dates that are none.
 */
const lateOrders = () => {
  const rows = orderList(67, 24_501, 64, 2024, ['open', 'shipped', 'delivered']).map((order) => [
    order.id,
    order.customer,
    order.sku,
    isoDay(order.date),
    String(order.quantity),
    order.amount.toFixed(2),
    order.status,
  ])
  rows[4]![1] = 'C-9001'
  rows[9]![2] = '99999'
  rows[13]![3] = '31/02/2024'
  rows[21]![0] = rows[20]![0]!
  rows[34]![3] = 'next week'
  rows[38]![1] = 'C-9002'
  rows[45]![0] = 'O-24001' // also in the workbook
  rows[50]![4] = '0'
  rows[55]![3] = ''
  const lines = rows.map((row) => csvLine(row, ','))
  lines[7] = rows[7]!.with(5, '1,284.50').join(',')
  lines[28] = rows[28]!.with(5, '2,119.00').join(',')
  lines[17] = rows[17]!.slice(0, 4).join(',')
  lines[60] = rows[60]!.slice(0, 2).join(',')
  return Buffer.from(['order_id,customer_id,sku,order_date,quantity,amount,status', ...lines].join('\n') + '\n', 'utf8')
}

/** Every sample file by name. */
export const makeFiles = async (): Promise<{ name: string; bytes: Buffer }[]> => [
  { name: 'kunden-berlin.csv', bytes: berlinCustomers() },
  { name: 'customers-boston.csv', bytes: bostonCustomers() },
  { name: 'products.tsv', bytes: productsTsv() },
  { name: 'orders.xlsx', bytes: await ordersWorkbook() },
  { name: 'orders-late.csv', bytes: lateOrders() },
]

if (import.meta.main) {
  const folder = process.argv[2] ?? fileURLToPath(new URL('files', import.meta.url))
  await mkdir(folder, { recursive: true })
  for (const { name, bytes } of await makeFiles()) await writeFile(join(folder, name), bytes)
}
