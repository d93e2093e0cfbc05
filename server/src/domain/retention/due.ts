import type { Deps } from '../../deps.ts'

const BATCH = 100

/** How to find records past their retention whose data is still there, oldest first; those under way are left alone, however old. */
export const expired = (at: Date, underWay: readonly string[], leave: readonly string[]) => ({
  where: { swept_at: null, expires_at: { lte: at }, status: { notIn: [...underWay] }, id: { notIn: [...leave] } },
  orderBy: { expires_at: 'asc' as const },
  select: { id: true, account_id: true } as const,
})

/** What is due for a sweep, a part of it at a time, without those that it was told to leave. */
type FindDue<Due> = (leave: readonly string[], take: number) => Promise<Due[]>

/**
 * Sweeps whatever is due, oldest first, and returns how many. What can't be swept now is logged and left to the next time; what has
 * turned out not to be due after all (`sweep` gives false) is left too.
 */
export const sweepDue = async <Due extends { id: string }>(
  log: Deps['log'],
  find: FindDue<Due>,
  sweep: (due: Due) => Promise<boolean>,
): Promise<number> => {
  const left: string[] = []
  let swept = 0
  for (;;) {
    const batch = await find(left, BATCH)
    if (batch.length === 0) return swept
    for (const due of batch) {
      try {
        if (await sweep(due)) swept += 1
        else left.push(due.id)
      } catch (error) {
        log.warn({ err: error, subject: due.id }, 'what is past its retention could not be deleted; trying again later')
        left.push(due.id)
      }
    }
  }
}
