/** What only Node (and what is like it) can do. The rest of the client runs anywhere. */
import { readdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { WebhookVerificationError, verifyWebhook } from './webhooks.ts'
import type { WebhookEvent } from './webhooks.ts'

export * from './index.ts'

/**
 * Paths of the files in a folder, by name, for `upload` and `migrate`. Folders in it and hidden files are left out.
 * @throws Error of `node:fs` when the folder can't be read.
 */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name))
    .toSorted()
}

/** The service's messages are far smaller; whoever sends more is somebody else. */
const longestWebhook = 1024 * 1024

/**
 * The event of a webhook request as Node's `http` and Express have it; its body must not have been read before. Rejects as
 * `verifyWebhook` does, and with `WebhookVerificationError` for a body of more than 1 MiB.
 */
export const readWebhook = async (
  request: IncomingMessage,
  secrets: string | readonly string[],
): Promise<WebhookEvent> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > longestWebhook) throw new WebhookVerificationError(`The body has more than ${longestWebhook} bytes`)
    chunks.push(chunk)
  }
  return verifyWebhook(Buffer.concat(chunks), request.headers, secrets)
}
