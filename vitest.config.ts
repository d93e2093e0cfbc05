import { defineConfig } from 'vitest/config'

/** Tests of pure functions. A file of them takes over the modules that the one before it loaded: else loading them is half of the time. */
const pure = ['test/engine/{match,plan,profile}/**/*.test.ts']

const each = {
  setupFiles: ['test/support/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A condition that is waited for may take as long as the test: on a busy machine the default of a second is a race.
  expect: { poll: { timeout: 50_000 } },
}

export default defineConfig({
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    // Tests wait for PostgreSQL, child processes and jobs more than they compute: more files at once than there are cores.
    maxWorkers: 3,
    projects: [
      { test: { ...each, name: 'all', include: ['test/**/*.test.ts'], exclude: pure } },
      { test: { ...each, name: 'pure', include: pure, isolate: false } },
    ],
  },
})
