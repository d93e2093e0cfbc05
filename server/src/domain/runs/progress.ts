import type { Progress } from '../../engine/model.ts'
import { stages } from './stored-json.ts'

/** Progress as it may be shown after `shown`: never more done than there is, and null instead of a step back. */
export const furtherProgress = (shown: Progress | null, { stage, done, total }: Progress): Progress | null => {
  const next = { stage, done: Math.min(done, total), total }
  if (shown === null) return next
  const stagesOn = stages.indexOf(stage) - stages.indexOf(shown.stage)
  const isBack = stagesOn < 0 || (stagesOn === 0 && next.done < shown.done)
  return isBack ? null : next
}
