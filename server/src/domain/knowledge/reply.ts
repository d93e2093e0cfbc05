import { z } from 'zod'
import type { components } from '../../../../generated/api.ts'
import type { Knowledge } from '../../../../generated/prisma/client.ts'
import { storedScope } from './scope.ts'
import type { Author } from './write.ts'

const storedAuthor: z.ZodType<Author> = z.object({ type: z.enum(['key', 'answer']), id: z.string() })

/** An entry as callers see it. */
export const knowledgeReply = (row: Knowledge): components['schemas']['Knowledge'] => ({
  key: row.key,
  scope: storedScope.parse(row.scope),
  content: row.content,
  updated_at: row.updated_at.toISOString(),
  updated_by: storedAuthor.parse(row.updated_by),
})
