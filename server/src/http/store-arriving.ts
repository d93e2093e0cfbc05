import type { IncomingMessage } from 'node:http'
import { operationTable } from '../../../generated/server/router.ts'
import type { Deps } from '../deps.ts'
import { refuseTooManyInRequest, type StoredFile } from '../domain/files/add.ts'
import { discardFiles, storeFile } from '../domain/files/store.ts'
import { badRequest } from '../errors.ts'
import { receiveFiles } from './upload.ts'

/** Streams the files of a multipart request into the blob store, all or, where one is refused, none. */
export const storeArriving = async (
  deps: Pick<Deps, 'blobs' | 'newId'>,
  incoming: IncomingMessage,
): Promise<StoredFile[]> => {
  const stored: StoredFile[] = []
  try {
    const files = await receiveFiles(incoming, {
      field: 'files',
      maxFiles: operationTable.uploadFiles.limits.files_per_request,
      take: async ({ name, content }) => {
        stored.push(await storeFile(deps, name, content))
      },
    })
    if (files === 0) throw badRequest('The body has no file. Send each file in a part named "files".')
    refuseTooManyInRequest(files)
    return stored
  } catch (error) {
    await discardFiles(deps, stored, error)
    throw error
  }
}
