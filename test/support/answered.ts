import { mkdir, writeFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { basePath, routes, type Route } from '../../generated/server/router.ts'
import { repliesFolder, root, type FileReplies } from '../../scripts/statuses.ts'
import { follow, operations } from '../contract/contract.ts'

/**
 * What the service answered in one test file, so that `npm run statuses` can say which declared status no test has got. Heard at
 * the server, where every way to call it is heard: the tests' own calls, the client's, and bytes on a socket.
 */
const answered = new Set<string>()

/** Replies without a header that the contract says they have. */
const incomplete = new Set<string>()

interface Declared {
  headers?: Record<string, { required?: boolean }>
}

/** Names of the headers that each declared reply has, by operation and status; but the rate limit's: what HTTP itself refuses is not counted. */
const promised = new Map(
  operations.flatMap(({ operation }) =>
    Object.entries(operation.responses).map(([status, reply]): [string, string[]] => {
      const headers = Object.entries(follow(reply as Declared).headers ?? {})
      return [
        `${operation.operationId} ${status}`,
        headers.flatMap(([name, one]) => (follow(one).required && !name.startsWith('X-RateLimit-') ? [name] : [])),
      ]
    }),
  ),
)

const known = routes.map(({ path, method, operationId }: Route) => ({
  method: method.toUpperCase(),
  pattern: new RegExp(`^${(basePath + path).replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
  operationId,
}))

const note = (request: IncomingMessage, response: ServerResponse): void => {
  const [path = ''] = (request.url ?? '').split('?', 1)
  const found = known.find(({ method, pattern }) => method === request.method && pattern.test(path))
  if (found === undefined || !response.headersSent) return
  const reply = `${found.operationId} ${response.statusCode}`
  answered.add(reply)
  const lacking = (promised.get(reply) ?? []).filter((name) => !response.hasHeader(name))
  if (lacking.length > 0) incomplete.add(`${reply}: ${lacking.join(', ')}`)
}

/** Takes down what this server answers from now on. */
export const observe = (server: Server): void => {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => note(request, response))
  })
}

/** Leaves what was answered in this test file, and how many of its tests were left out. Rejects when a reply lacked a header of the contract's. */
export const reportReplies = async (file: string, skipped: number): Promise<void> => {
  const report: FileReplies = { file, skipped, answered: [...answered].toSorted() }
  const lacking = [...incomplete].join('; ')
  // The next file may be run by the same modules.
  answered.clear()
  incomplete.clear()
  await mkdir(join(root, repliesFolder), { recursive: true })
  await writeFile(join(root, repliesFolder, `${file.replaceAll('/', '~')}.json`), JSON.stringify(report))
  if (lacking !== '') throw new Error(`Replies lack headers that the contract promises: ${lacking}.`)
}
