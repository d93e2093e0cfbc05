import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import type { ApiKey, User } from '../../../generated/prisma/client.ts'
import type { Deps } from '../deps.ts'
import {
  createAccount,
  createKey,
  createSource,
  createUser,
  findAccount,
  listKeys,
  revokeKey,
  setAccount,
} from '../domain/accounts/accounts.ts'
import { importTemplates, readDefinitions } from '../domain/catalog/import.ts'
import { templateReply } from '../domain/catalog/templates.ts'
import { verifyThread } from '../domain/thread/verify.ts'
import { createEndpoint, rotateSecret } from '../domain/webhooks/endpoints.ts'
import { ApiError, badRequest } from '../errors.ts'
import type { Arguments } from './arguments.ts'

/** What a command prints: a record, always with its id, or several. */
export type Outcome = Record<string, unknown> | Record<string, unknown>[]

interface Command {
  usage: string
  /** Refused to a user who isn't an admin of the account. */
  adminOnly: boolean
  run: (deps: Deps, args: Arguments, actor: User | null) => Promise<Outcome>
}

const oneOf = <const T extends readonly [string, ...string[]]>(flag: string, values: T, text: string): T[number] => {
  const parsed = z.enum(values).safeParse(text)
  if (!parsed.success) throw badRequest(`--${flag} ${text}: must be one of ${values.join(', ')}.`)
  return parsed.data
}

const needWord = ({ words }: Arguments, what: string): string => {
  const [word] = words
  if (word === undefined) throw badRequest(`The ${what} is missing.`)
  return word
}

/** A user acts in the own account only; another one is not there for them. */
const reach = (actor: User | null, account_id: string): string => {
  if (actor !== null && actor.account_id !== account_id)
    throw new ApiError(404, `There is no account ${JSON.stringify(account_id)}.`)
  return account_id
}

const keyRecord = ({ hash: _hash, ...shown }: ApiKey): Record<string, unknown> => shown

const readTemplates = async (file: string): Promise<unknown> => {
  try {
    // JSON is YAML too.
    return parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw badRequest(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const importFiles = async (deps: Deps, args: Arguments, actor: User | null): Promise<Outcome> => {
  needWord(args, 'file')
  const account = await findAccount(deps, reach(actor, args.need('account')))
  const contents = await Promise.all(args.words.map(readTemplates))
  const imported = await importTemplates(deps, account.id, contents.flatMap(readDefinitions))
  const records = imported.map((row) => ({ ...templateReply(row), grouping: row.grouping, active: row.active }))
  const [only] = records
  return contents.length === 1 && !Array.isArray(contents[0]) && only !== undefined ? only : records
}

export const commands: Record<string, Command> = {
  'account create': {
    usage: '--name NAME [--region REGION]',
    adminOnly: true,
    run: (deps, args) => createAccount(deps, args.need('name'), args.flag('region') ?? deps.config.regions[0] ?? 'eu'),
  },
  'account set': {
    usage: 'ACCOUNT [--subscription active|lapsed] [--limit NAME=NUMBER …]',
    adminOnly: true,
    run: (deps, args, actor) => {
      const subscription = args.flag('subscription')
      return setAccount(deps, reach(actor, needWord(args, 'account')), {
        limits: args.limits,
        ...(subscription !== undefined && { subscription: oneOf('subscription', ['active', 'lapsed'], subscription) }),
      })
    },
  },
  'user create': {
    usage: '--account ACCOUNT --name NAME --role admin|member',
    adminOnly: true,
    run: (deps, args, actor) =>
      createUser(
        deps,
        reach(actor, args.need('account')),
        args.need('name'),
        oneOf('role', ['admin', 'member'], args.need('role')),
      ),
  },
  'key create': {
    usage: '--account ACCOUNT --name NAME',
    adminOnly: true,
    run: async (deps, args, actor) => {
      const account_id = reach(actor, args.need('account'))
      const { record, key } = await createKey(deps, account_id, args.need('name'), actor?.id ?? null)
      return { ...keyRecord(record), key }
    },
  },
  'key list': {
    usage: '[--account ACCOUNT]',
    adminOnly: false,
    run: async (deps, args, actor) => {
      const account_id = args.flag('account') ?? actor?.account_id
      return (await listKeys(deps, account_id && reach(actor, account_id))).map(keyRecord)
    },
  },
  'key revoke': {
    usage: 'KEY_ID',
    adminOnly: true,
    run: async (deps, args, actor) => keyRecord(await revokeKey(deps, needWord(args, 'key id'), actor?.account_id)),
  },
  'template import': {
    usage: '--account ACCOUNT FILE…',
    adminOnly: false,
    run: importFiles,
  },
  'log verify': {
    usage: 'MIGRATION',
    adminOnly: false,
    run: async ({ prisma }, args, actor) => ({
      ...(await verifyThread(prisma, needWord(args, 'migration'), actor?.account_id)),
    }),
  },
  'webhook create': {
    usage: '--account ACCOUNT --url URL',
    adminOnly: true,
    run: async (deps, args, actor) => {
      const { record, secret } = await createEndpoint(deps, reach(actor, args.need('account')), args.need('url'))
      return { ...record, secret }
    },
  },
  'webhook rotate': {
    usage: 'ENDPOINT',
    adminOnly: true,
    run: async (deps, args, actor) => {
      const { record, secret } = await rotateSecret(deps, needWord(args, 'endpoint id'), actor?.account_id)
      return { ...record, secret }
    },
  },
  'source create': {
    usage: '--account ACCOUNT --name NAME',
    adminOnly: false,
    run: (deps, args, actor) => createSource(deps, reach(actor, args.need('account')), args.need('name')),
  },
}

/** What there is to say, one command a line. */
export const usage = [
  'npm run -s admin -- <noun> <verb> [flags] [--json] [--as USER]',
  ...Object.entries(commands).map(([name, command]) => `  ${name} ${command.usage}`),
].join('\n')

const findActor = async ({ prisma }: Deps, { as, flag }: Arguments): Promise<User | null> => {
  if (as === undefined) return null
  const account_id = flag('account')
  const byId = await prisma.user.findUnique({ where: { id: as } })
  const found =
    byId ??
    (await prisma.user.findMany({ where: { name: as, ...(account_id !== undefined && { account_id }) }, take: 2 }))
  const [user, another] = Array.isArray(found) ? found : [found]
  if (user === undefined) throw new ApiError(404, `There is no user ${JSON.stringify(as)}.`)
  if (another !== undefined) throw badRequest(`Several accounts have a user ${JSON.stringify(as)}. Say the user's id.`)
  return user
}

/** Runs one command, for `--as` within what that user may do. */
export const runCommand = async (deps: Deps, args: Arguments): Promise<Outcome> => {
  const command = commands[args.command]
  if (command === undefined) throw badRequest(`There is no command ${JSON.stringify(args.command)}.\n${usage}`)
  const actor = await findActor(deps, args)
  if (command.adminOnly && actor !== null && actor.role !== 'admin') {
    throw new ApiError(403, `${args.command} is for admins, and ${JSON.stringify(actor.name)} is a ${actor.role}.`)
  }
  return command.run(deps, args, actor)
}
