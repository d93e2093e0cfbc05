import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The options of a command line; one that is unknown ends the process with the sentence that says so. */
export const readOptions = <Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> => {
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}
