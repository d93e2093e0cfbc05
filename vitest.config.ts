import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Tests that start programs, fill what is bounded, change what the modules keep, or measure what a process of its own takes. All others
 * leave nothing behind in the modules that they use, and a file of them takes over what the one before it loaded: else loading is half of
 * the time.
 */
const apart = [
  'test/{bench,docs}/**/*.test.ts',
  'test/admin/log-verify.test.ts',
  'test/contract/{both,commands,compiler,defects,follow,generation,lint,validator}.test.ts',
  'test/engine/process/*.test.ts',
  'test/flows/{cancel,demo,full-disk,killed-*,limits-across-processes,log,metrics,no-worker,recovery,s3-store,sandbox,start}.test.ts',
  'test/mock/malformed.test.ts',
]

/** What computes and waits for nothing. */
const engine = 'test/engine/**/*.test.ts'

const each = {
  setupFiles: ['test/support/setup.ts'],
  // Patience, no measure: a machine that ten others use gives a whole job a minute. What must not take long is measured by its processor time.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A condition that is waited for may take as long as the test: on a busy machine the default of a second is a race.
  expect: { poll: { timeout: 100_000 } },
}

// Tests that wait for PostgreSQL, child processes and jobs more than they compute: more files at once than there are cores.
const waiting = { maxWorkers: 4, sequence: { groupOrder: 1 } }

/** Tests of whole jobs come first: a long one that begins last has the machine to itself. */
class WholeJobsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is of no array: it makes one.
    const sorted = await super.sort(files)
    const areWhole = ({ moduleId }: TestSpecification): boolean => /\/test\/(?:flows|docs)\//.test(moduleId)
    return [...sorted.filter(areWhole), ...sorted.filter((file) => !areWhole(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WholeJobsFirst },
    globalSetup: ['test/support/global-setup.ts'],
    projects: [
      {
        test: {
          ...each,
          name: 'engine',
          include: [engine],
          exclude: apart,
          isolate: false,
          // Each process compiles the engine anew: more of them than cores take a fifth more processor time.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...each, ...waiting, name: 'apart', include: apart } },
      {
        test: {
          ...each,
          ...waiting,
          name: 'sharing',
          include: ['test/**/*.test.ts'],
          exclude: [...apart, engine],
          isolate: false,
        },
      },
    ],
  },
})
