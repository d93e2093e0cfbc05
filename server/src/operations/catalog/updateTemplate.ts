import type { Handler } from '../../../../generated/server/types.ts'
import { templateReply } from '../../domain/catalog/templates.ts'
import { updateTemplate as update } from '../../domain/catalog/update.ts'
import type { Context } from '../../http/context.ts'

export const updateTemplate: Handler<'updateTemplate', Context> = async ({ params, body }, { deps, account }) => {
  const row = await update(deps, account.id, params.template_slug, body)
  return { status: 200, body: templateReply(row) }
}
