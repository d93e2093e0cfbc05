// A worker in a process of its own, to be killed: test/flows/killed-worker.test.ts starts it. Configured like the service.
import { openDeps } from '../../server/src/deps.ts'
import { readConfig } from '../../server/src/config.ts'
import { startWorker } from '../../server/src/jobs/worker.ts'
import { createLogger } from '../../server/src/log.ts'

const config = readConfig(process.env)
await startWorker(await openDeps(config, createLogger(config.logLevel)), { heartbeatMs: 200 })
