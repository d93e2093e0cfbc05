import { IncomingMessage } from 'node:http'
import type { Extraction } from '../../../../generated/prisma/client.ts'
import type { Handler } from '../../../../generated/server/types.ts'
import type { Deps } from '../../deps.ts'
import { extractionFolder } from '../../domain/extractions/blobs.ts'
import { addExtraction, fieldsOf, requireParser } from '../../domain/extractions/create.ts'
import { extractionReply } from '../../domain/extractions/reply.ts'
import { storeDocument } from '../../domain/extractions/store.ts'
import { remoteFile } from '../../domain/files/remote.ts'
import { badRequest } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { receiveFiles } from '../../http/upload.ts'

export const createExtraction: Handler<'createExtraction', Context> = async ({ body }, { deps, account }) => {
  await requireParser(deps)
  const add = body instanceof IncomingMessage ? addArriving(deps, account.id, body) : addRemote(deps, account.id, body)
  return { status: 202, body: await extractionReply(deps, await add) }
}

const addRemote = async (
  deps: Deps,
  account_id: string,
  { url, template_slug }: { url: string; template_slug?: string },
): Promise<Extraction> => {
  const { name, source_url } = remoteFile(deps, url, 'url')
  const fields = await fieldsOf(deps, account_id, template_slug)
  return addExtraction(deps, account_id, { id: deps.newId('ext'), name, source_url }, fields)
}

const addArriving = async (deps: Deps, account_id: string, incoming: IncomingMessage): Promise<Extraction> => {
  const stored: { id: string; name: string; size: number }[] = []
  const given: Record<string, string> = {}
  try {
    const files = await receiveFiles(incoming, {
      field: 'file',
      maxFiles: 1,
      texts: ['template_slug'],
      takeText: (name, text) => {
        given[name] = text
      },
      take: async ({ name, content }) => {
        stored.push(await storeDocument(deps, name, content))
      },
    })
    const [document] = stored
    if (document === undefined) throw badRequest('The body has no document. Send it in a part named "file".')
    if (files > 1) throw badRequest(`The body has ${files} documents. Send each in a request of its own.`)
    return await addExtraction(deps, account_id, document, await fieldsOf(deps, account_id, given['template_slug']))
  } catch (error) {
    for (const { id } of stored) await deps.blobs.removeAll(extractionFolder(id))
    throw error
  }
}
