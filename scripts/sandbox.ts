// The real service to build against: `npm run sandbox [-- --port 3000 --reset]`; `PORT` is heard too.
//
// It has an account with the demo's templates and limits that nobody meets, and keeps everything in `.sandbox`, so that key and data are
// there again at the next start; --reset throws them away first. A front end moves here from the mock by changing the address.

import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { rateLimits } from '../generated/server/router.ts'
import { addressOf, launch, makeAccount, ownEnvironment, stopServer } from './demo/service.ts'
import { readPort } from './port.ts'

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] || '3000' },
    folder: { type: 'string', default: '.sandbox' },
    reset: { type: 'boolean', default: false },
  },
})

const wideLimits = [...Object.keys(rateLimits), 'runs'].map((name) => `${name}=1000000`)

/** The key of the sandbox's account, made at the first start. */
const keyIn = async (folder: string, env: Record<string, string>): Promise<string> => {
  const file = join(folder, 'key')
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known !== null) return known.trim()
  const key = await makeAccount(env, wideLimits)
  await writeFile(file, `${key}\n`, { mode: 0o600 })
  return key
}

const main = async (): Promise<void> => {
  const port = readPort(options.port)
  const folder = resolve(options.folder)
  if (options.reset) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // Under root, PostgreSQL runs as another user, who has to pass through.
  await chmod(folder, 0o711)
  // A front end may call it from its page, as it may the mock. Both listen on this machine alone.
  const env = { ...ownEnvironment(folder, port), CORS_ORIGINS: '*' }
  const key = await keyIn(folder, env)
  const server = launch(env)
  const stop = (): void => void stopServer(server)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  console.log(`The sandbox is at ${await addressOf(server)}, with this key:\n${key}`)
  server.stderr?.pipe(process.stderr)
  console.log('Files to upload are in scripts/demo/files; its templates are customers, products and orders.')
  server.stdout?.resume()
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
