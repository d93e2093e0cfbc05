import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'

export type { Logger }

/** Names of fields that never reach the log, whichever operation is at work. */
const secretNames = ['key', 'x-api-key', 'authorization', 'password', 'secret', 'connectionString', 'connection_string']

/** Removes fields of these names, at the top and one level down. */
export const redactNames = (names: readonly string[]): { paths: string[]; censor: string } => ({
  paths: [...new Set([...secretNames, ...names])].flatMap((name) => [`["${name}"]`, `*["${name}"]`]),
  censor: '[redacted]',
})

/** What PostgreSQL and Prisma tell of the row that they refuse: its values. */
const tellingFields: ReadonlySet<string> = new Set(['detail', 'where', 'internalQuery', 'meta', 'query', 'parameters'])

/** An error as it is logged: what it says, and where it was thrown, without the values that it was thrown for. */
const errorWithoutValues = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error === undefined ? undefined : typeof error
  const shown = Object.entries(stdSerializers.err(error))
  return Object.fromEntries(shown.filter(([name]) => !tellingFields.has(name)))
}

/** Lines go out together: one write to the system for each would cost a request more than its key check. */
const batched = (): DestinationStream => {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 8_192 })
  setInterval(() => destination.flush(), 200).unref()
  return destination
}

/**
 * The service's logger: JSON lines on stdout, at most 0.2 s late. Cell values, keys and request bodies are never passed
 * to it; what slips through under a telling name is removed here as the last net.
 */
export const createLogger = (level: string, destination: DestinationStream = batched()): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: redactNames([]),
      serializers: { err: errorWithoutValues, cause: errorWithoutValues },
    },
    destination,
  )
