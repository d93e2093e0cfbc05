import { IncomingMessage } from 'node:http'
import type { Extraction } from '../../../../generated/prisma/client.ts'
import type { Handler } from '../../../../generated/server/types.ts'
import type { Deps } from '../../deps.ts'
import { addExtraction, fieldsOf, requireParser } from '../../domain/extractions/create.ts'
import { extractionReply } from '../../domain/extractions/reply.ts'
import { discardDocument } from '../../domain/extractions/store.ts'
import { remoteFile } from '../../domain/files/remote.ts'
import type { Context } from '../../http/context.ts'
import { storeArrivingDocument } from '../../http/store-arriving-document.ts'

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
  const { document, template_slug } = await storeArrivingDocument(deps, incoming)
  const fields = await fieldsOf(deps, account_id, template_slug).catch(async (error: unknown) => {
    await discardDocument(deps, document.id)
    throw error
  })
  // From here on the document stays: a commit can have succeeded though its answer got lost, and a sweep takes what no record tells of.
  return addExtraction(deps, account_id, document, fields)
}
