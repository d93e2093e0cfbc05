import type { Handler } from '../../../../generated/server/types.ts'
import { findTemplate, templateReply } from '../../domain/catalog/templates.ts'
import type { Context } from '../../http/context.ts'

export const getTemplate: Handler<'getTemplate', Context> = async ({ params }, { deps, account }) => {
  const row = await findTemplate(deps.prisma, account.id, params.template_slug)
  return { status: 200, body: templateReply(row) }
}
