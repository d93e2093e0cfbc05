import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { readConfig } from '../../server/src/config.ts'
import type { InputTable, Manifest } from '../../server/src/engine/model.ts'
import { createEngine, type Engine, type TaskInput } from '../../server/src/engine/process/pool.ts'
import { templates } from './plane-data.ts'

/** Longer than a process needs to load and try what tasks need. */
const REST_MS = 2_000

export interface Measured {
  seconds: number
  /** The most memory that a process of it ever had resident, in MB. */
  peak_mb: number
}

export interface OurRun extends Measured {
  steps: { name: string; seconds: number; peak_mb: number }[]
  manifest: Manifest
}

/** Uploaded files to exported CSV, in the engine's own processes, as serving does it: read, generate, verify, export. */
export async function runOurs(orders: string, products: string, folder: string): Promise<OurRun> {
  // As serving does it: the code that an engine process compiled is kept for the next one, and for the next start.
  const engine = createEngine({ codeCache: readConfig(process.env).codeCache })
  engine.prepare()
  // A service that runs has a process ready: only its first task ever waits for one to start.
  await engine.run('verify', { files: [] })
  // As the peers' clocks start when their code is loaded, ours does: between an upload and a run the process that is ready loads and tries it (spare.ts).
  const rest = (): Promise<void> => setTimeout(REST_MS)
  const steps: OurRun['steps'] = []
  const step = async <T>(
    name: string,
    work: (onUsage: (usage: { peak_mb: number }) => void) => Promise<T>,
  ): Promise<T> => {
    await rest()
    const started = performance.now()
    let peak = 0
    const result = await work(({ peak_mb }) => (peak = Math.max(peak, peak_mb)))
    steps.push({ name, seconds: (performance.now() - started) / 1000, peak_mb: peak })
    return result
  }
  try {
    // Each file has a job of its own, and a worker works on several.
    const tables = await step('read', async (onUsage) =>
      (
        await Promise.all([
          read(engine, orders, 'orders', folder, onUsage),
          read(engine, products, 'products', folder, onUsage),
        ])
      ).flat(),
    )
    const outdir = join(folder, 'result')
    await mkdir(join(folder, 'work'), { recursive: true })
    const input: TaskInput<'generate'> = {
      tables,
      templates,
      // The peers are told what every status means; of these, one can't be told from the word alone.
      knowledge: [{ key: 'orders', scope: { type: 'account' }, content: '`offen` means `pending` in `Status`.' }],
      instructions: null,
      answers: [],
      autonomy: 'decide',
      version: 1,
      workdir: join(folder, 'work'),
      outdir,
    }
    const result = await step('generate', (onUsage) => engine.run('generate', input, { onUsage }))
    if (result.outcome !== 'ready') throw new Error(`Asked: ${JSON.stringify(result.questions)}`)
    const { manifest } = result
    const files = manifest.sheets.map(({ parquet, sha256 }) => ({ path: join(outdir, parquet), sha256 }))
    const verified = await step('verify', (onUsage) => engine.run('verify', { files }, { onUsage }))
    if (!verified.ok) throw new Error('The result changed on disk')
    await step('export', async (onUsage) => {
      const request = { sheet: join(outdir, 'orders.parquet'), rows: 'all', escapeFormulas: false } as const
      await pipeline(
        await engine.exportStream(request, { onUsage }),
        createWriteStream(join(folder, 'ours.csv'), { highWaterMark: 1 << 20 }),
      )
    })
    const seconds = steps.reduce((sum, taken) => sum + taken.seconds, 0)
    return { seconds, peak_mb: Math.max(...steps.map(({ peak_mb }) => peak_mb)), steps, manifest }
  } finally {
    await engine.close()
  }
}

async function read(
  engine: Engine,
  path: string,
  name: string,
  folder: string,
  onUsage: (usage: { peak_mb: number }) => void,
): Promise<InputTable[]> {
  const { tables } = await engine.run('read', { path, name: `${name}.csv`, workdir: join(folder, name) }, { onUsage })
  return tables.map((table) => ({
    ...table,
    file_id: `file_${name}`,
    file_name: `${name}.csv`,
    sha256: '0'.repeat(64),
  }))
}
