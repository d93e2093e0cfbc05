import type { Histogram } from 'prom-client'
import type { Stage } from '../engine/model.ts'
import type { Engine, Task } from '../engine/process/pool.ts'

/** What each stage is called where its time is told; the others are no work of the engine. */
const names: Partial<Record<Stage, string>> = {
  reading: 'read',
  profiling: 'profile',
  matching: 'match',
  transforming: 'apply',
  checking: 'check',
  writing: 'write',
}

/** The stage that a task is in before it reports one. */
const first: Record<Task, Stage> = {
  read: 'reading',
  extract: 'reading',
  doubts: 'profiling',
  generate: 'profiling',
  verify: 'checking',
  clarify: 'done',
}

/** Adds up the time in each stage: sheets take turns in them, and a task counts once in each. */
const watch = (stage: Stage) => {
  const seconds = new Map<Stage, number>()
  let current = stage
  let since = performance.now()
  const enter = (next: Stage): void => {
    const now = performance.now()
    seconds.set(current, (seconds.get(current) ?? 0) + (now - since) / 1_000)
    current = next
    since = now
  }
  return { enter, seconds }
}

/** The engine, with the time that its tasks spend in each stage written down, however they end. */
export const measured = (engine: Engine, stages: Histogram<'stage'>): Engine => ({
  ...engine,
  run: async (task, input, hooks = {}) => {
    const { enter, seconds } = watch(first[task])
    const onProgress: typeof hooks.onProgress = (progress) => {
      enter(progress.stage)
      hooks.onProgress?.(progress)
    }
    try {
      return await engine.run(task, input, { ...hooks, onProgress })
    } finally {
      enter('done')
      for (const [stage, spent] of seconds) {
        const name = names[stage]
        if (name !== undefined) stages.observe({ stage: name }, spent)
      }
    }
  },
})
