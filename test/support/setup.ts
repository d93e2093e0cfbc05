import { relative } from 'node:path'
import { afterAll, inject } from 'vitest'
import { root } from '../../scripts/statuses.ts'
import { reportReplies } from './answered.ts'

// Of the programs that tests start.
process.env['NODE_COMPILE_CACHE'] = inject('codeCache')
process.env['ENGINE_ENTRY'] = inject('engineEntry')
// None of them waits for a process that is ready, and making one ready takes as long as a small job.
process.env['READY_PROCESS'] = 'false'

interface Task {
  type: string
  mode: string
  tasks?: readonly Task[]
}

/** Tests that `-t` or a `skip` leaves out: what the file would get with them isn't known. */
const skippedIn = ({ type, mode, tasks = [] }: Task): number =>
  type === 'test' ? Number(mode === 'skip' || mode === 'todo') : tasks.reduce((sum, task) => sum + skippedIn(task), 0)

// Registered before every hook of the file itself, so run after them, when its services have stopped.
// oxlint-disable-next-line no-empty-pattern -- vitest reads the pattern to know what the hook wants.
afterAll(async ({}, suite) => {
  await reportReplies(relative(root, suite.file.filepath), skippedIn(suite.file))
})
