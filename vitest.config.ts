import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    setupFiles: ['test/support/setup.ts'],
    // Tests wait for PostgreSQL, child processes and jobs more than they compute: more files at once than there are cores.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A condition that is waited for may take as long as the test: on a busy machine the default of a second is a race.
    expect: { poll: { timeout: 50_000 } },
  },
})
