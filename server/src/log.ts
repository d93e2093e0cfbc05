import { pino, type DestinationStream, type Logger } from 'pino'

export type { Logger }

/** Names of fields that never reach the log, whichever operation is at work. */
const secretNames = ['key', 'x-api-key', 'authorization', 'password', 'secret', 'connectionString', 'connection_string']

/** Removes fields of these names, at the top and one level down. */
export const redactNames = (names: readonly string[]): { paths: string[]; censor: string } => ({
  paths: [...new Set([...secretNames, ...names])].flatMap((name) => [`["${name}"]`, `*["${name}"]`]),
  censor: '[redacted]',
})

/**
 * The service's logger: JSON lines on stdout. Cell values, keys and request bodies are never passed to it; what slips
 * through under a telling name is removed here as the last net.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: redactNames([]),
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
