import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Known } from '../../../server/src/engine/clarify/answered.ts'
import { queryOn, type Query } from '../../../server/src/engine/compile/query.ts'
import { openDuckDB } from '../../../server/src/engine/duckdb.ts'
import { generate } from '../../../server/src/engine/generate.ts'
import type { InputTable, Template } from '../../../server/src/engine/model.ts'
import { table, template, type Cells } from '../write/sheets.ts'

const customers = template('customers', [
  { name: 'customer_id', required: true, unique: true, desiredRule: 'strict', strictRule: 'C\\d{4}' },
  { name: 'full_name', required: true },
  { name: 'email', required: true, desiredRule: 'strict', strictRule: '[^@ ]+@[^@ ]+\\.[a-z]+' },
  { name: 'phone' },
  { name: 'status', desiredRule: 'strict', strictRule: 'active|paused' },
  { name: 'country' },
  { name: 'mobile' },
])
const orders = template('orders', [
  { name: 'order_no', required: true, unique: true },
  { name: 'amount', required: true, desiredRule: 'strict', strictRule: '\\d+\\.\\d{2}' },
  { name: 'status' },
])

const head = ['Cust No', 'Full Name', 'Mail', 'Telephone', 'Status', 'Remark']
const people: Cells[] = [
  ['C1001', ' Anna Berg ', 'Anna@Example.com', '030 7886293', 'A', 'calls often'],
  ['C1002', 'Jonas Holm', 'none', '030 7886294', 'P', null],
  ['C1003', 'Mira Sand', 'mira@example.com', '030 7886295', 'A', null],
  ['C1004', 'Test Person', 'test@example.com', '030 7886296', 'TEST', null],
  ['C1003', 'Mira Sand', 'mira@example.com', '030 7886295', 'A', null],
  ['C1005', 'Ida Moor', null, '030 7886297', 'P', null],
  ['9', 'Lone Wolf', 'lone@example.com', '030 7886298', 'A', null],
]
const sold: Cells[] = [
  ['7001', '12,50', 'open'],
  ['7002', '1.200,00', 'open'],
  ['7003', 'free', 'done'],
]
const instructions = [
  '`Mail` is `email`. `A` means `active` in `status`. `P` means `paused` in `status`.',
  'Drop rows where Status is `TEST`. Phone numbers are from DE. `country` defaults to `DE`. `Telephone` is `phone`.',
  'The decimal mark is a comma. Ignore file `notes`. Sheet `clients` is `customers`. Sheet `sales` is `orders`.',
].join('\n')

async function planOf(
  folder: string,
  tables: InputTable[],
  templates: Template[],
  version: number,
  told: string,
  previous: Known | null,
): Promise<Known> {
  const outdir = join(folder, `result-${version}`)
  const workdir = join(folder, `work-${version}`)
  await mkdir(workdir)
  const before = previous && {
    version: previous.manifest.plan.version,
    sheets: previous.manifest.sheets.map(({ slug, sha256, parquet }) => ({
      slug,
      sha256,
      path: join(folder, `result-${version - 1}`, parquet),
    })),
  }
  const result = await generate({
    tables,
    templates,
    knowledge: [],
    instructions: told,
    answers: [],
    autonomy: 'decide',
    version,
    workdir,
    outdir,
    previous: before,
  })
  if (result.outcome !== 'ready') throw new Error(`asked: ${JSON.stringify(result.questions)}`)
  const { manifest } = result
  return {
    manifest,
    tables,
    templates,
    sheets: manifest.sheets.map(({ slug, parquet }) => ({ slug, path: join(outdir, parquet) })),
  }
}

/** Two plans of the same three files, really made; what they rest on lies in files until the tests of the file are through. */
export function useKnown(): { first: Known; second: Known; query: Query } {
  const made: { first?: Known; second?: Known; query?: Query; close?: () => Promise<void> } = {}
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clarify-'))
    const session = await openDuckDB({ workdir: folder, allowedDirectories: [] })
    const query = queryOn(session.connection)
    const place = { query, folder }
    const tables = [
      await table(place, 'clients', head, people),
      await table(place, 'sales', ['Order No', 'Amount', 'Status'], sold),
      await table(place, 'notes', ['Remark', 'Weather'], [['fine', 'sun']]),
    ]
    const first = await planOf(folder, tables, [customers, orders], 1, instructions, null)
    const second = await planOf(
      folder,
      tables,
      [customers, orders],
      2,
      `${instructions}\n\`country\` defaults to \`AT\`.`,
      first,
    )
    Object.assign(made, { first, second, query })
    made.close = async () => {
      session.close()
      await rm(folder, { recursive: true, force: true })
    }
  })
  afterAll(() => made.close?.())
  return new Proxy({} as { first: Known; second: Known; query: Query }, {
    get: (_, name: 'first' | 'second' | 'query') => made[name],
  })
}
