import type { Prisma } from '../../../../generated/prisma/client.ts'

export type ThreadEventType =
  | 'run.status'
  | 'message'
  | 'step'
  | 'progress'
  | 'question'
  | 'preview.ready'
  | 'file.status'
  | 'export.status'
  | 'error'

export type Actor = 'caller' | 'agent' | 'system'

/** What `recordEvents` takes. */
export interface NewThreadEvent {
  type: ThreadEventType
  actor: Actor
  run_id?: string | null
  data: Prisma.InputJsonObject
}
