import { IncomingMessage } from 'node:http'
import { checkColumns } from '../../server/src/domain/catalog/columns.ts'
import { namedSheets } from '../../server/src/domain/exports/start.ts'
import { requireSlug } from '../../server/src/domain/extractions/create.ts'
import { discardDocument } from '../../server/src/domain/extractions/store.ts'
import { discardFiles } from '../../server/src/domain/files/store.ts'
import { remoteFile, remoteFiles } from '../../server/src/domain/files/remote.ts'
import { readGuard } from '../../server/src/domain/knowledge/guard.ts'
import { refuseLongContent } from '../../server/src/domain/knowledge/content.ts'
import { knowledgePage } from '../../server/src/domain/knowledge/list.ts'
import { idsOf, pageOf } from '../../server/src/domain/paging.ts'
import { runOfCursor } from '../../server/src/domain/preview/cursor.ts'
import { refuseTwice } from '../../server/src/domain/runs/answer.ts'
import { readRunRequest } from '../../server/src/domain/runs/start.ts'
import { logPosition } from '../../server/src/domain/thread/log.ts'
import type { Deps } from '../../server/src/deps.ts'
import { storeArriving } from '../../server/src/http/store-arriving.ts'
import { storeArrivingDocument } from '../../server/src/http/store-arriving-document.ts'
import type { OperationId, RequestOf } from '../../generated/server/types.ts'

/** What the service's own checks of a request need of it. */
export type CheckDeps = Pick<Deps, 'blobs' | 'newId' | 'config' | 'resolveHost'>

type Check<Id extends OperationId> = (request: RequestOf<Id>, deps: CheckDeps) => unknown

const takeFiles = async (body: RequestOf<'uploadFiles'>['body'], deps: CheckDeps): Promise<void> => {
  if (body instanceof IncomingMessage) await discardFiles(deps, await storeArriving(deps, body))
  else remoteFiles(deps, body.urls)
}

const takeDocument = async (body: RequestOf<'createExtraction'>['body'], deps: CheckDeps): Promise<void> => {
  if (!(body instanceof IncomingMessage)) return void remoteFile(deps, body.url, 'url')
  const { document, template_slug } = await storeArrivingDocument(deps, body)
  await discardDocument(deps, document.id)
  requireSlug(template_slug)
}

/**
 * What the service refuses beyond the contract's schemas without having to look at its records, by its own code: so the mock refuses
 * the same requests with the same words.
 */
export const checks: { [Id in OperationId]?: Check<Id> } = {
  uploadFiles: ({ body }, deps) => takeFiles(body, deps),
  createExtraction: ({ body }, deps) => takeDocument(body, deps),
  updateTemplate: ({ params, body }) =>
    body.columns && checkColumns([{ slug: params.template_slug, columns: body.columns }]),
  startExport: ({ body }) => namedSheets(body),
  startRun: ({ body }) => readRunRequest(body),
  answerRun: ({ body }) => refuseTwice(body.answers),
  putKnowledge: ({ body }) => [refuseLongContent(body.content), readGuard(body.if_unmodified_since)],
  deleteKnowledge: ({ query }) => readGuard(query.if_unmodified_since),
  listMigrations: ({ query }) => pageOf(query, idsOf('mig')),
  listFiles: ({ query }) => pageOf(query, idsOf('file')),
  listRuns: ({ query }) => pageOf(query, idsOf('run')),
  listKnowledge: ({ query }) => knowledgePage(query),
  getLog: ({ query }) => logPosition(query),
  getPreview: ({ query: { cursor } }) => cursor !== undefined && runOfCursor(cursor),
}
