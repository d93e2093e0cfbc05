import type { Handler } from '../../../../generated/server/types.ts'
import { activeTemplates, templateReply } from '../../domain/catalog/templates.ts'
import type { Context } from '../../http/context.ts'

export const listTemplates: Handler<'listTemplates', Context> = async (_request, { deps, account }) => {
  const rows = await activeTemplates(deps.prisma, account.id)
  return { status: 200, body: { templates: rows.map(templateReply) } }
}
