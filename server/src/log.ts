import { pino, type DestinationStream, type Logger } from 'pino'

export type { Logger }

/** Names of fields that never reach the log, wherever they are up to two levels deep. */
const secretNames = ['key', 'x-api-key', '"x-api-key"', 'authorization', 'password', 'secret', 'connectionString']

/**
 * The service's logger: JSON lines on stdout. Cell values, keys and request bodies are never passed to it; what slips
 * through under a telling name is removed here as the last net.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger => {
  const names = secretNames.map((name) => (name.includes('-') ? `["${name.replaceAll('"', '')}"]` : name))
  const paths = [...new Set(names)].flatMap((name) => [name, name.startsWith('[') ? `*${name}` : `*.${name}`])
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths, censor: '[redacted]' },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
}
