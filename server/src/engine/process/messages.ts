import type { Progress } from '../model.ts'
import type { SentError } from './errors.ts'

/** What a parent sends to a child. `id` numbers the requests of one child; `folder` is made for what prepares it, and removed. */
export type ToChild =
  | { type: 'run'; id: number; task: string; input: unknown }
  | { type: 'cancel'; id: number }
  | { type: 'prepare'; folder: string }

/** What a child answers. `peak_mb` is the most memory that it ever had resident. */
export type FromChild =
  | { type: 'progress'; id: number; progress: Progress }
  | { type: 'done'; id: number; output: unknown; peak_mb: number }
  | { type: 'failed'; id: number; error: SentError }
