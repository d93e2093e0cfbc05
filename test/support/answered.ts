import { mkdir, writeFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { basePath, routes, type Route } from '../../generated/server/router.ts'
import { repliesFolder, root, type FileReplies } from '../../scripts/statuses.ts'

/**
 * What the service answered in one test file, so that `npm run statuses` can say which declared status no test has got. Heard at
 * the server, where every way to call it is heard: the tests' own calls, the client's, and bytes on a socket.
 */
const answered = new Set<string>()

const known = routes.map(({ path, method, operationId }: Route) => ({
  method: method.toUpperCase(),
  pattern: new RegExp(`^${(basePath + path).replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
  operationId,
}))

const note = (request: IncomingMessage, response: ServerResponse): void => {
  const [path = ''] = (request.url ?? '').split('?', 1)
  const found = known.find(({ method, pattern }) => method === request.method && pattern.test(path))
  if (found && response.headersSent) answered.add(`${found.operationId} ${response.statusCode}`)
}

/** Takes down what this server answers from now on. */
export const observe = (server: Server): void => {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => note(request, response))
  })
}

/** Leaves what was answered in this test file, and how many of its tests were left out. */
export const reportReplies = async (file: string, skipped: number): Promise<void> => {
  const report: FileReplies = { file, skipped, answered: [...answered].toSorted() }
  await mkdir(join(root, repliesFolder), { recursive: true })
  await writeFile(join(root, repliesFolder, `${file.replaceAll('/', '~')}.json`), JSON.stringify(report))
}
