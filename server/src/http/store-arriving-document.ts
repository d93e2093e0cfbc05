import type { IncomingMessage } from 'node:http'
import type { Deps } from '../deps.ts'
import { discardDocument, storeDocument, type StoredDocument } from '../domain/extractions/store.ts'
import { badRequest } from '../errors.ts'
import { receiveFiles } from './upload.ts'

/** What a multipart request to read a document says. */
export interface ArrivedDocument {
  document: StoredDocument
  template_slug: string | undefined
}

/** Streams the one document of a multipart request into the blob store; where anything is refused, nothing of it is left. */
export const storeArrivingDocument = async (
  deps: Pick<Deps, 'blobs' | 'newId'>,
  incoming: IncomingMessage,
): Promise<ArrivedDocument> => {
  const stored: StoredDocument[] = []
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
    return { document, template_slug: given['template_slug'] }
  } catch (error) {
    for (const { id } of stored) await discardDocument(deps, id, error)
    throw error
  }
}
