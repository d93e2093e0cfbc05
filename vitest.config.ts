import { defineConfig } from 'vitest/config'

/**
 * Tests that leave nothing behind in the modules that they use. A file of them takes over what the one before it loaded: else loading is
 * half of the time. The others start programs, fill what is bounded, or measure what a program of its own takes.
 */
const sharing = [
  'test/{client,domain,http,operations}/**/*.test.ts',
  'test/flows/{clarify,documents,history,knowledge-and-templates,language-model,scenarios,thread,two-runs,update,upload-to-export}.test.ts',
  'test/engine/{check,clarify,compile,examples,export,extract,generate,match,plan,preview,profile,read,repair,transforms,write}/**/*.test.ts',
]

const each = {
  setupFiles: ['test/support/setup.ts'],
  // Patience, no measure: a machine that ten others use gives a whole job a minute. What must not take long is measured by its processor time.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A condition that is waited for may take as long as the test: on a busy machine the default of a second is a race.
  expect: { poll: { timeout: 100_000 } },
}

export default defineConfig({
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    // Tests wait for PostgreSQL, child processes and jobs more than they compute: more files at once than there are cores.
    maxWorkers: 4,
    projects: [
      { test: { ...each, name: 'apart', include: ['test/**/*.test.ts'], exclude: sharing } },
      { test: { ...each, name: 'sharing', include: sharing, isolate: false } },
    ],
  },
})
