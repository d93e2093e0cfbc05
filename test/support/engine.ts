import { join } from 'node:path'
import { inject } from 'vitest'
import type { Config } from '../../server/src/config.ts'
import { openEngine } from '../../server/src/deps.ts'
import type { Engine } from '../../server/src/engine/process/pool.ts'
import { createMetrics, type ProcessMetrics } from '../../server/src/metrics/process.ts'
import { measured } from '../../server/src/metrics/stages.ts'

/** An engine, and how its tests let go of it. */
interface Opened {
  engine: Engine
  close: () => Promise<void>
}

// Most services of tests end before a process that has tried itself would be asked for anything: trying takes processor time from all.
const restMs = 60_000

/** Tests of other things than processes leave theirs to the next test: to start one and run its code for the first time is most of a small job. */
let shared: { engine: Engine; memory: number } | undefined

/**
 * The engine of a service: real processes, which take on the tasks of one migration after another, as they would those of one migration. What
 * sets owners apart is tested where processes are. A service that gives its runs other memory has an engine of its own.
 */
export const openTestEngine = (config: Config, { stages }: ProcessMetrics, temporary: string): Opened => {
  shared ??= { engine: openShared(config), memory: config.runMemory }
  if (shared.memory !== config.runMemory) {
    const engine = openEngine(config, { stages }, temporary, { restMs })
    return { engine, close: engine.close }
  }
  const { engine } = shared
  const run: Engine['run'] = (task, input, hooks) => engine.run(task, input, { ...hooks, owner: 'tests' })
  return { engine: measured({ ...engine, run }, stages), close: async () => undefined }
}

/** It ends with the process of the tests. */
const openShared = (config: Config): Engine =>
  openEngine(config, createMetrics(), join(inject('temporary'), 'engine-'), { restMs, keptMs: 60_000 })
