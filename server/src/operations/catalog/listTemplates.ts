import type { Handler } from '../../../../generated/server/types.ts'
import { onPool } from '../../database/statement.ts'
import { listActiveTemplates, templateReply } from '../../domain/catalog/templates.ts'
import type { Context } from '../../http/context.ts'

export const listTemplates: Handler<'listTemplates', Context> = async (_request, { deps, account }) => {
  const rows = await listActiveTemplates(onPool(deps.pool), account.id)
  return { status: 200, body: { templates: rows.map(templateReply) } }
}
