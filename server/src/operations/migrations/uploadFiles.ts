import { operationTable } from '../../../../generated/server/router.ts'
import type { Handler } from '../../../../generated/server/types.ts'
import { addFiles, refuseTooManyInRequest, type StoredFile } from '../../domain/files/add.ts'
import { fileReply } from '../../domain/files/reply.ts'
import { discardFiles, storeFile } from '../../domain/files/store.ts'
import { findMigration } from '../../domain/migrations/find.ts'
import { badRequest } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { receiveFiles } from '../../http/upload.ts'

/** All files of a request or none: whatever is wrong with one, nothing of the others is kept either. */
export const uploadFiles: Handler<'uploadFiles', Context> = async ({ params, body }, { deps, account }) => {
  const { id: migration_id } = await findMigration(deps.prisma, account.id, params.migration_id)
  const stored: StoredFile[] = []
  try {
    const files = await receiveFiles(body, {
      field: 'files',
      maxFiles: operationTable.uploadFiles.limits.files_per_request,
      take: async ({ name, content }) => {
        stored.push(await storeFile(deps, name, content))
      },
    })
    if (files === 0) throw badRequest('The body has no file. Send each file in a part named "files".')
    refuseTooManyInRequest(files)
    const added = await addFiles(deps, account.id, migration_id, stored)
    return { status: 201, body: { files: added.map(fileReply) } }
  } catch (error) {
    await discardFiles(deps, stored)
    throw error
  }
}
