import type { IncomingMessage } from 'node:http'
import type { File } from '../../../../generated/prisma/client.ts'
import type { Handler } from '../../../../generated/server/types.ts'
import type { Deps } from '../../deps.ts'
import { addFiles } from '../../domain/files/add.ts'
import { remoteFiles } from '../../domain/files/remote.ts'
import { fileReply } from '../../domain/files/reply.ts'
import { discardUnadded } from '../../domain/files/store.ts'
import { findMigration } from '../../domain/migrations/find.ts'
import type { Context } from '../../http/context.ts'
import { storeArriving } from '../../http/store-arriving.ts'

/** All files of a request or none: whatever is wrong with one, nothing of the others is kept either. */
export const uploadFiles: Handler<'uploadFiles', Context> = async ({ params, body }, { deps, account }) => {
  const { id: migration_id } = await findMigration(deps.prisma, account.id, params.migration_id)
  const added =
    'urls' in body
      ? await addFiles(deps, account.id, migration_id, remoteFiles(deps, body.urls))
      : await addArriving(deps, account.id, migration_id, body)
  return { status: 201, body: { files: added.map(fileReply) } }
}

const addArriving = async (
  deps: Deps,
  account_id: string,
  migration_id: string,
  incoming: IncomingMessage,
): Promise<File[]> => {
  const stored = await storeArriving(deps, incoming)
  try {
    return await addFiles(deps, account_id, migration_id, stored)
  } catch (error) {
    await discardUnadded(deps, { account_id, migration_id }, stored)
    throw error
  }
}
