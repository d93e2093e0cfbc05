import type { Handler } from '../../../../generated/server/types.ts'
import { findExtraction } from '../../domain/extractions/find.ts'
import { extractionReply } from '../../domain/extractions/reply.ts'
import type { Context } from '../../http/context.ts'

export const getExtraction: Handler<'getExtraction', Context> = async ({ params }, { deps, account }) => {
  const extraction = await findExtraction(deps.prisma, account.id, params.extraction_id, deps.now())
  return { status: 200, body: await extractionReply(deps, extraction) }
}
