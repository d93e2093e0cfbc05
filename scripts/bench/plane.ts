import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { median } from './median.ts'
import { writeData } from './plane-data.ts'
import { runOurs, type Measured } from './plane-ours.ts'

// npm run bench:plane -- [--rows N] [--json FILE] [--ours] [--keep DIR]: files to checked, exported CSV, against a plain copy of the same bytes and against
// the two ways that people write in JavaScript today. Everything runs in processes of its own, one after the other. Ours is timed from the
// files to the CSV on disk, as in a service that has worked before. Ratios are those of a machine that does nothing else: ours uses both
// of two cores all the time, the copy hardly any, so whatever else runs makes ours slower and not the copy.

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    json: { type: 'string' },
    ours: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
})
const rows = Number(options.rows)
if (!Number.isInteger(rows) || rows < 1) throw new Error(`--rows must be a whole number above 0, not ${options.rows}.`)

const execute = promisify(execFile)

async function peer(system: string, orders: string, products: string, folder: string): Promise<Measured> {
  const script = fileURLToPath(new URL('./plane-peers.ts', import.meta.url))
  const { stdout } = await execute(process.execPath, [script, system, orders, products, join(folder, 'peer.csv')])
  const { seconds, peak_mb } = JSON.parse(stdout) as Measured
  return { seconds, peak_mb }
}

/** The median of five: one copy takes between half as long and twice as long as the next. The first pulls the file into the system's cache, for everyone. */
async function rawCopy(orders: string, products: string, folder: string): Promise<Measured> {
  const copies: Measured[] = []
  for (let time = 0; time < 6; time++) copies.push(await peer('raw copy', orders, products, folder))
  const measured = copies.slice(1)
  return {
    seconds: median(measured.map(({ seconds }) => seconds)),
    peak_mb: median(measured.map(({ peak_mb }) => peak_mb)),
  }
}

async function main(folder: string): Promise<void> {
  const [orders, products] = [join(folder, 'orders.csv'), join(folder, 'products.csv')]
  await writeData(rows, orders, products)
  const { size } = await stat(orders)
  console.log(`${rows.toLocaleString('en')} rows × 12 columns, ${(size / 2 ** 20).toFixed(0)} MB\n`)

  const copy = await rawCopy(orders, products, folder)
  const ours = await runOurs(orders, products, folder)
  const peers = options.ours ? [] : ['papaparse', 'csv-parse + ajv']
  const results = [
    { system: 'ours', seconds: ours.seconds, peak_mb: ours.peak_mb },
    { system: 'raw copy', ...copy },
  ]
  for (const system of peers) results.push({ system, ...(await peer(system, orders, products, folder)) })

  console.log('system             seconds   ratio   peak MB')
  for (const { system, seconds, peak_mb } of results) {
    console.log(
      `${system.padEnd(18)} ${seconds.toFixed(2).padStart(7)} ${(seconds / copy.seconds).toFixed(1).padStart(7)} ${peak_mb.toFixed(0).padStart(9)}`,
    )
  }
  console.log('\nours, by process')
  for (const { name, seconds, peak_mb } of ours.steps) {
    console.log(
      `  ${name.padEnd(16)} ${seconds.toFixed(2).padStart(7)} ${''.padStart(7)} ${peak_mb.toFixed(0).padStart(9)}`,
    )
  }
  for (const { name, total, valid, warning, error } of ours.manifest.sheets) {
    console.log(`\n${name}: ${total} rows, ${valid} valid, ${warning} with warnings, ${error} with errors`)
  }
  if (options.json !== undefined) {
    const report = {
      benchmark: 'plane',
      rows,
      bytes: size,
      results: results.map((result) => ({ ...result, ratio: result.seconds / copy.seconds })),
      steps: ours.steps,
    }
    await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`)
  }
}

if (options.keep !== undefined) {
  await mkdir(options.keep, { recursive: true })
  await main(options.keep)
} else {
  const folder = await mkdtemp(join(tmpdir(), 'bench-plane-'))
  try {
    await main(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
