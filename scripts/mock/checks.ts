import type { IncomingMessage } from 'node:http'
import { checkColumns } from '../../server/src/domain/catalog/columns.ts'
import { discardFiles } from '../../server/src/domain/files/store.ts'
import { remoteFiles } from '../../server/src/domain/files/remote.ts'
import { readGuard } from '../../server/src/domain/knowledge/guard.ts'
import { refuseLongContent } from '../../server/src/domain/knowledge/content.ts'
import { knowledgePage } from '../../server/src/domain/knowledge/list.ts'
import { refuseBothSources } from '../../server/src/domain/migrations/sources.ts'
import { idsOf, pageOf } from '../../server/src/domain/paging.ts'
import { notOurs, runOfCursor } from '../../server/src/domain/preview/cursor.ts'
import { refuseEmptyUpdate } from '../../server/src/domain/runs/start.ts'
import { logPosition } from '../../server/src/domain/thread/log.ts'
import type { Deps } from '../../server/src/deps.ts'
import { storeArriving } from '../../server/src/http/store-arriving.ts'
import type { OperationId, RequestOf } from '../../generated/server/types.ts'

/** What the service's own checks of a request need of it. */
export type CheckDeps = Pick<Deps, 'blobs' | 'newId' | 'config' | 'resolveHost'>

type Check<Id extends OperationId> = (request: RequestOf<Id>, deps: CheckDeps) => unknown

type Uploaded = RequestOf<'uploadFiles'>['body']

const takeFiles = async (body: Uploaded, deps: CheckDeps): Promise<void> => {
  if ('urls' in body) remoteFiles(deps, body.urls)
  else await discardFiles(deps, await storeArriving(deps, body as IncomingMessage))
}

/**
 * What the service refuses beyond the contract's schemas without having to look at its records, by its own code: so the mock refuses
 * the same requests with the same words.
 */
export const checks: { [Id in OperationId]?: Check<Id> } = {
  uploadFiles: ({ body }, deps) => takeFiles(body, deps),
  createMigration: ({ body }) => refuseBothSources(body),
  updateTemplate: ({ params, body }) =>
    body.columns && checkColumns([{ slug: params.template_slug, columns: body.columns }]),
  startRun: ({ body }) => body.kind === 'update' && refuseEmptyUpdate(body),
  putKnowledge: ({ body }) => [refuseLongContent(body.content), readGuard(body.if_unmodified_since)],
  deleteKnowledge: ({ query }) => readGuard(query.if_unmodified_since),
  listMigrations: ({ query }) => pageOf(query, idsOf('mig')),
  listFiles: ({ query }) => pageOf(query, idsOf('file')),
  listRuns: ({ query }) => pageOf(query, idsOf('run')),
  listKnowledge: ({ query }) => knowledgePage(query),
  getLog: ({ query }) => logPosition(query),
  getPreview: ({ query }) => {
    if (query.cursor !== undefined && runOfCursor(query.cursor) === null) throw notOurs()
  },
}
