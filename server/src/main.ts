import closeWithGrace from 'close-with-grace'
import { basePath } from '../../generated/server/router.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { createApp, createHealthApp } from './app.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { silence } from './database/silence.ts'
import { openDeps, type Deps } from './deps.ts'
import { makeFirstAccount } from './domain/accounts/first.ts'
import { closeServer, createHttpServer, listenPatiently } from './http/server.ts'
import { startWorker } from './jobs/worker.ts'
import { createLogger, type Logger } from './log.ts'

interface Running {
  stop(): Promise<void>
}

/** Requests and jobs that are at work have this long to end once the process is told to stop, and PostgreSQL to answer anything at all. */
const graceMilliseconds = 10_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** A port-0 service, or one on all addresses, is reached under another name than it was configured with. */
const addressOf = ({ host, publicUrl }: Config, port: number): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return publicUrl ?? `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

const startApi = async (deps: Deps): Promise<Running> => {
  const first = await makeFirstAccount(deps)
  const stopping = new AbortController()
  const server = createHttpServer(await createApp(deps, { stopping: stopping.signal }))
  const port = await listenPatiently(server, deps.config.host, deps.config.port, deps.log)
  say(`The migration service is at ${addressOf(deps.config, port)}${basePath}`)
  if (first) say(`Its first account is ${first.account_id}, with this API key, which is shown only now:\n${first.key}`)
  const stop = async (): Promise<void> => {
    stopping.abort()
    await wait(deps.config.drainMs)
    // In this order no new stream begins after the last one has been told to end.
    const closed = closeServer(server, graceMilliseconds / 2)
    await deps.threads.close()
    await closed
  }
  return { stop }
}

/** Tells how a process does that only works on jobs, where it is to. */
const startHealth = async (deps: Deps): Promise<Running[]> => {
  const { healthPort, host } = deps.config
  if (healthPort === undefined) return []
  const stopping = new AbortController()
  const server = createHttpServer(createHealthApp(deps, stopping.signal))
  const port = await listenPatiently(server, host, healthPort, deps.log)
  say(
    `The worker of the migration service tells how it does at ${addressOf({ ...deps.config, publicUrl: undefined }, port)}`,
  )
  const stop = (): Promise<void> => {
    stopping.abort()
    return closeServer(server, graceMilliseconds / 2)
  }
  return [{ stop }]
}

/** `npm start` runs this under a shell and npm: when those are killed outright, nothing else would tell us to stop. */
const watchParent = (stop: () => void): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}

/** A terminal's Ctrl-C arrives twice, from the terminal and from npm: every further signal finds us stopping already. */
const stopOnSignals = (stop: (signal: string) => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => stop(signal))
}

/** Starts what the role has; where a part can't be started, those before it are stopped. */
const start = async (config: Config, log: Logger): Promise<Running> => {
  const deps = await openDeps(config, log)
  const running: Running[] = []
  const stopInOrder = async (): Promise<void> => {
    for (const part of running) await part.stop()
    await deps.close()
  }
  const stop = async (): Promise<void> => {
    const over = new AbortController()
    const silent = silence(deps.connection, graceMilliseconds, over.signal).then(() => {
      log.fatal(`PostgreSQL has not answered for ${graceMilliseconds / 1_000} s; the service ends without it`)
      throw new Error('PostgreSQL does not answer.')
    })
    await Promise.race([stopInOrder(), silent]).finally(() => over.abort())
  }
  try {
    if (config.role !== 'api') running.push(await startWorker(deps))
    if (config.readyProcess) deps.engine.prepare()
    if (config.role !== 'worker') running.unshift(await startApi(deps))
    else {
      running.push(...(await startHealth(deps)))
      say('The worker of the migration service is at work.')
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

const main = async (): Promise<void> => {
  const config = readConfig(process.env)
  const log = createLogger(config.logLevel)
  const starting = start(config, log)
  const skip = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'beforeExit'] as const
  const { close } = closeWithGrace(
    { delay: config.drainMs + 3 * graceMilliseconds, logger: false, skip: [...skip] },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'the service stops because of an error')
      // Told to stop while it starts, it first gets to where everything can be stopped in order.
      const running = await starting.catch(() => undefined)
      await running?.stop()
    },
  )
  let stopping = false
  const stop = (reason: string): void => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'the service stops')
    void close()
  }
  stopOnSignals(stop)
  watchParent(() => stop('its parent process is gone'))
  await starting.catch((error: unknown) => {
    // Of a Ctrl-C the programs that it was starting with hear too, and fail.
    if (!stopping) throw error
    log.info({ err: error }, 'it was told to stop while it was starting, and did not get to the end of that')
  })
}

await main().catch((error: unknown) => {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${error instanceof ConfigError ? error.message : detail}\n`)
  process.exit(1)
})
