import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Transform } from 'node:stream'
import { Ajv } from 'ajv'
import { parse as csvParse } from 'csv-parse'
import { stringify } from 'csv-stringify'
import papaparse from 'papaparse'
import { orderColumns, statusValues } from './plane-data.ts'

// What people write today, as child processes of their own: `node plane-peers.ts <system> <orders> <products> <to>`.

type Order = Record<(typeof orderColumns)[number], string>

const clean = {
  text: (value: string): string => value.trim().replace(/\s+/g, ' '),
  email: (value: string): string => value.trim().toLowerCase(),
  phone: (value: string): string => {
    const digits = value.replace(/[^\d+]/g, '')
    return digits.startsWith('0') ? `+49${digits.slice(1)}` : digits
  },
  date: (value: string): string => {
    const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(value)
    return match ? `${match[3]}-${match[2]}-${match[1]}` : value
  },
  amount: (value: string): string => value.replace(/[ €.]/g, '').replace(',', '.'),
}

function transformed(row: Order): Order {
  return {
    'Order No': row['Order No'].trim(),
    'Customer Name': clean.text(row['Customer Name']),
    'E-Mail': clean.email(row['E-Mail']),
    Phone: clean.phone(row.Phone),
    'Order Date': clean.date(row['Order Date']),
    Amount: clean.amount(row.Amount),
    Status: statusValues[row.Status] ?? row.Status,
    'Product Code': row['Product Code'].trim(),
    Note: /^n\/a$/i.test(row.Note) ? '' : row.Note,
    'Ship Date': clean.date(row['Ship Date']),
    Quantity: row.Quantity.trim(),
    Country: row.Country.toUpperCase(),
  }
}

const patterns: Partial<Record<keyof Order, string>> = {
  'Order No': '^A[0-9]{8}$',
  'E-Mail': '^[a-z0-9._+-]+@[a-z0-9-]+(\\.[a-z0-9-]+)+$',
  'Order Date': '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  Amount: '^-?[0-9]+\\.[0-9]{2}$',
  Status: '^(active|inactive|pending)$',
  'Ship Date': '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  Quantity: '^[0-9]+$',
  Country: '^[A-Z]{2}$',
}

/** Rules across rows, as both peers have to write them: in one pass, so only the later of two equal numbers is found. */
function tableChecks(productsPath: string): (row: Order) => number {
  const known = new Set(
    readFileSync(productsPath, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split(';')[0]),
  )
  const seen = new Set<string>()
  return (row) => {
    const repeated = seen.has(row['Order No'])
    seen.add(row['Order No'])
    return Number(repeated) + Number(!known.has(row['Product Code'])) + Number(row['Order Date'] > row['Ship Date'])
  }
}

async function withAjv(orders: string, products: string, to: string): Promise<number> {
  const properties = Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, { type: 'string', pattern }]),
  )
  const validate = new Ajv({ allErrors: true }).compile({
    type: 'object',
    properties: { ...properties, 'Customer Name': { type: 'string', minLength: 1 } },
    required: [...orderColumns],
  })
  const acrossRows = tableChecks(products)
  let issues = 0
  const work = new Transform({
    objectMode: true,
    transform(row: Order, _, done) {
      const result = transformed(row)
      if (!validate(result)) issues += validate.errors?.length ?? 0
      issues += acrossRows(result)
      done(null, result)
    },
  })
  await pipeline(
    createReadStream(orders),
    csvParse({ delimiter: ';', columns: true }),
    work,
    stringify({ header: true, columns: [...orderColumns], record_delimiter: 'windows' }),
    createWriteStream(to),
  )
  return issues
}

/** The quickest way that stays in bounded memory: papaparse's own chunks, arrays instead of objects on the way out. */
async function withPapaparse(orders: string, products: string, to: string): Promise<number> {
  const tests = Object.entries(patterns).map(([name, pattern]) => ({
    name: name as keyof Order,
    pattern: new RegExp(pattern),
  }))
  const acrossRows = tableChecks(products)
  const output = createWriteStream(to)
  output.write(`${orderColumns.join(',')}\r\n`)
  let issues = 0
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  papaparse.parse<Order>(createReadStream(orders, { highWaterMark: 1 << 20 }), {
    header: true,
    delimiter: ';',
    skipEmptyLines: true,
    chunk: ({ data }, parser) => {
      const rows = data.map((row) => {
        const result = transformed(row)
        for (const { name, pattern } of tests) if (!pattern.test(result[name])) issues++
        if (result['Customer Name'] === '') issues++
        issues += acrossRows(result)
        return orderColumns.map((name) => result[name])
      })
      if (output.write(`${papaparse.unparse(rows, { newline: '\r\n' })}\r\n`)) return
      parser.pause()
      output.once('drain', () => parser.resume())
    },
    complete: () => output.end(resolve),
    error: reject,
  })
  await promise
  return issues
}

async function rawCopy(orders: string, _: string, to: string): Promise<number> {
  await pipeline(createReadStream(orders), createWriteStream(to))
  return 0
}

const systems: Record<string, (orders: string, products: string, to: string) => Promise<number>> = {
  'raw copy': rawCopy,
  'csv-parse + ajv': withAjv,
  papaparse: withPapaparse,
}

const [system = '', orders = '', products = '', to = ''] = process.argv.slice(2)
const run = systems[system]
if (!run) throw new Error(`No such system: ${system}. There are ${Object.keys(systems).join(', ')}.`)
const started = performance.now()
const issues = await run(orders, products, to)
const seconds = (performance.now() - started) / 1000
const highWater =
  process.platform === 'linux' ? /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] : undefined
const peakKb = highWater === undefined ? process.resourceUsage().maxRSS : Number(highWater)
process.stdout.write(JSON.stringify({ seconds, peak_mb: peakKb / 1024, issues }))
