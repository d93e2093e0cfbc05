import { pino } from 'pino'
import { ConfigError, readConfig } from '../config.ts'
import { openDeps } from '../deps.ts'
import { ApiError } from '../errors.ts'
import { createLogger } from '../log.ts'
import { readArguments } from './arguments.ts'
import { commands, runCommand, usage, type Outcome } from './commands.ts'

const show = (value: unknown): string =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value)

/** For people: a line for each field, records apart. */
const plainText = (outcome: Outcome): string =>
  [outcome]
    .flat()
    .map((record) => {
      const fields: [string, unknown][] = Object.entries(JSON.parse(JSON.stringify(record)))
      return fields.map(([name, value]) => `${name}: ${show(value)}`).join('\n')
    })
    .join('\n\n')

/** Runs the command line; the process's exit code is 0, or 1: with what was wrong on stderr, or when what was to be verified is not right. */
const main = async (): Promise<void> => {
  const args = readArguments(process.argv.slice(2))
  if (!(args.command in commands))
    throw new ApiError(400, `${args.command === '' ? '' : `There is no command "${args.command}".\n`}${usage}`)
  const deps = await openDeps(readConfig(process.env), createLogger('warn', pino.destination(2)))
  try {
    const outcome = await runCommand(deps, args)
    process.stdout.write(`${args.json ? JSON.stringify(outcome) : plainText(outcome)}\n`)
    if (!Array.isArray(outcome) && outcome['ok'] === false) process.exitCode = 1
  } finally {
    await deps.close()
  }
}

await main().catch((error: unknown) => {
  const isExpected = error instanceof ApiError || error instanceof ConfigError
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${isExpected ? error.message : detail}\n`)
  process.exitCode = 1
})
