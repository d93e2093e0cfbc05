import { parseArgs } from 'node:util'
import { badRequest } from '../errors.ts'

/** The words and flags of one command, as they were typed. */
export interface Arguments {
  /** Noun and verb, such as `key create`. */
  command: string
  /** What follows them: an account, a key id, files. */
  words: string[]
  json: boolean
  /** Id or name of the user acted for; undefined: nobody in particular, who may do everything. */
  as: string | undefined
  /** The flag's value; 400 when it is missing. */
  need: (flag: Flag) => string
  flag: (flag: Flag) => string | undefined
  /** `--limit read=600 write=600`, or one --limit each. */
  limits: Record<string, number>
}

const flags = {
  account: { type: 'string' },
  last: { type: 'string' },
  name: { type: 'string' },
  region: { type: 'string' },
  role: { type: 'string' },
  subscription: { type: 'string' },
  url: { type: 'string' },
} as const

type Flag = keyof typeof flags

const readLimits = (given: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    given.map((text) => {
      const [, name, value] = /^([a-z-]+)=(\d+)$/.exec(text) ?? []
      if (name === undefined) throw badRequest(`--limit ${text}: must be a name and a whole number, such as read=600.`)
      return [name, Number(value)]
    }),
  )

/** Reads a command line. Throws what is wrong with it as a 400. */
export const readArguments = (args: readonly string[]): Arguments => {
  const parse = () => {
    const options = {
      ...flags,
      as: { type: 'string' },
      json: { type: 'boolean', default: false },
      limit: { type: 'string', multiple: true, default: [] as string[] },
    } as const
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true })
    } catch (error) {
      throw badRequest(error instanceof Error ? error.message : String(error))
    }
  }
  const { values, positionals } = parse()
  const [noun, verb, ...words] = positionals
  const flag = (name: Flag): string | undefined => values[name]
  const isLimit = (word: string): boolean => values.limit.length > 0 && word.includes('=')
  return {
    command: `${noun ?? ''} ${verb ?? ''}`.trim(),
    words: words.filter((word) => !isLimit(word)),
    json: values.json,
    as: values.as,
    flag,
    need: (name) => {
      const value = flag(name)
      if (value === undefined) throw badRequest(`--${name} is missing.`)
      return value
    },
    limits: readLimits([...values.limit, ...words.filter(isLimit)]),
  }
}
