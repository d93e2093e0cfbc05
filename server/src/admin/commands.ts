import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import type { ApiKey, Template, User } from '../../../generated/prisma/client.ts'
import type { Deps } from '../deps.ts'
import {
  createAccount,
  createKey,
  createSource,
  createUser,
  findAccount,
  listAccounts,
  listKeys,
  listSources,
  listUsers,
  revokeKey,
  setAccount,
} from '../domain/accounts/accounts.ts'
import { listAudit } from '../domain/accounts/audit.ts'
import { importTemplates, readDefinitions } from '../domain/catalog/import.ts'
import { listAllTemplates, templateReply } from '../domain/catalog/templates.ts'
import { verifyThread } from '../domain/thread/verify.ts'
import { createEndpoint, deleteEndpoint, listEndpoints, rotateSecret } from '../domain/webhooks/endpoints.ts'
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

/** The account that a list is of: the one named, else the user's own; undefined: all. */
const accountOf = (args: Arguments, actor: User | null): string | undefined => {
  const account_id = args.flag('account') ?? actor?.account_id
  return account_id === undefined ? undefined : reach(actor, account_id)
}

/** The same where there is no list of all. */
const needAccount = (args: Arguments, actor: User | null): string =>
  accountOf(args, actor) ?? reach(actor, args.need('account'))

const keyRecord = ({ hash: _hash, ...shown }: ApiKey): Record<string, unknown> => shown

const templateRecord = (row: Template): Record<string, unknown> => ({
  ...templateReply(row),
  grouping: row.grouping,
  active: row.active,
})

const mostLines = 10_000

const readLast = (text: string): number => {
  const last = Number(text)
  if (!/^\d+$/.test(text) || last < 1 || last > mostLines)
    throw badRequest(`--last ${text}: must be a whole number from 1 to ${mostLines}.`)
  return last
}

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
  const account = await findAccount(deps, needAccount(args, actor))
  const contents = await Promise.all(args.words.map(readTemplates))
  const imported = await importTemplates(deps, account.id, contents.flatMap(readDefinitions), actor)
  const records = imported.map(templateRecord)
  const [only] = records
  return contents.length === 1 && !Array.isArray(contents[0]) && only !== undefined ? only : records
}

export const commands: Record<string, Command> = {
  'account create': {
    usage: '--name NAME [--region REGION]',
    adminOnly: true,
    run: (deps, args, actor) =>
      createAccount(deps, args.need('name'), args.flag('region') ?? deps.config.regions[0] ?? 'eu', actor),
  },
  'account list': {
    usage: '',
    adminOnly: true,
    run: async (deps, _args, actor) =>
      actor === null ? listAccounts(deps) : [await findAccount(deps, actor.account_id)],
  },
  'account set': {
    usage: 'ACCOUNT [--subscription active|lapsed] [--limit NAME=NUMBER …]',
    adminOnly: true,
    run: (deps, args, actor) => {
      const account_id = reach(actor, needWord(args, 'account'))
      const subscription = args.flag('subscription')
      if (subscription === undefined && Object.keys(args.limits).length === 0)
        throw badRequest('There is nothing to set: give --subscription or --limit.')
      const changes = {
        limits: args.limits,
        ...(subscription !== undefined && { subscription: oneOf('subscription', ['active', 'lapsed'], subscription) }),
      }
      return setAccount(deps, account_id, changes, actor)
    },
  },
  'audit list': {
    usage: '[--account ACCOUNT] [--last NUMBER]',
    adminOnly: true,
    run: (deps, args, actor) =>
      listAudit(deps, { account_id: accountOf(args, actor), last: readLast(args.flag('last') ?? '100') }),
  },
  'user create': {
    usage: '--account ACCOUNT --name NAME --role admin|member',
    adminOnly: true,
    run: (deps, args, actor) => {
      const role = oneOf('role', ['admin', 'member'], args.need('role'))
      return createUser(deps, needAccount(args, actor), args.need('name'), role, actor)
    },
  },
  'user list': {
    usage: '--account ACCOUNT',
    adminOnly: true,
    run: (deps, args, actor) => listUsers(deps, needAccount(args, actor)),
  },
  'key create': {
    usage: '--account ACCOUNT --name NAME',
    adminOnly: true,
    run: async (deps, args, actor) => {
      const { record, key } = await createKey(deps, needAccount(args, actor), args.need('name'), actor)
      return { ...keyRecord(record), key }
    },
  },
  'key list': {
    usage: '[--account ACCOUNT]',
    adminOnly: true,
    run: async (deps, args, actor) => (await listKeys(deps, accountOf(args, actor))).map(keyRecord),
  },
  'key revoke': {
    usage: 'KEY_ID',
    adminOnly: true,
    run: async (deps, args, actor) =>
      keyRecord(await revokeKey(deps, needWord(args, 'key id'), actor?.account_id, actor)),
  },
  'template import': {
    usage: '--account ACCOUNT FILE…',
    adminOnly: false,
    run: importFiles,
  },
  'template list': {
    usage: '--account ACCOUNT',
    adminOnly: false,
    run: async (deps, args, actor) => {
      const { id } = await findAccount(deps, needAccount(args, actor))
      return (await listAllTemplates(deps.prisma, id)).map(templateRecord)
    },
  },
  'source create': {
    usage: '--account ACCOUNT --name NAME',
    adminOnly: false,
    run: (deps, args, actor) => createSource(deps, needAccount(args, actor), args.need('name'), actor),
  },
  'source list': {
    usage: '--account ACCOUNT',
    adminOnly: false,
    run: (deps, args, actor) => listSources(deps, needAccount(args, actor)),
  },
  'webhook create': {
    usage: '--account ACCOUNT --url URL',
    adminOnly: true,
    run: async (deps, args, actor) => {
      const { record, secret } = await createEndpoint(deps, needAccount(args, actor), args.need('url'), actor)
      return { ...record, secret }
    },
  },
  'webhook list': {
    usage: '--account ACCOUNT',
    adminOnly: true,
    run: async (deps, args, actor) =>
      (await listEndpoints(deps, needAccount(args, actor))).map((endpoint) => ({ ...endpoint })),
  },
  'webhook rotate': {
    usage: 'ENDPOINT',
    adminOnly: true,
    run: async (deps, args, actor) => {
      const { record, secret } = await rotateSecret(deps, needWord(args, 'endpoint id'), actor?.account_id, actor)
      return { ...record, secret }
    },
  },
  'webhook delete': {
    usage: 'ENDPOINT',
    adminOnly: true,
    run: async (deps, args, actor) => ({
      ...(await deleteEndpoint(deps, needWord(args, 'endpoint id'), actor?.account_id, actor)),
    }),
  },
  'log verify': {
    usage: 'MIGRATION',
    adminOnly: false,
    run: async ({ prisma }, args, actor) => ({
      ...(await verifyThread(prisma, needWord(args, 'migration'), actor?.account_id)),
    }),
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
