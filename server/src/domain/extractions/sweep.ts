import type { Deps } from '../../deps.ts'
import { extractionFolder } from './blobs.ts'
import { UNDER_WAY } from './state.ts'

const BATCH = 100

/**
 * Deletes the data of the extractions that are past their retention, oldest first, and returns how many; their rows stay, for reads
 * of them to be 410. Those that are under way are left alone, however old.
 * The data goes before the row says so: a sweep that is cut off is done again by the next, and what can't be deleted is logged and
 * left to it.
 */
export const sweepExtractions = async ({
  prisma,
  blobs,
  now,
  log,
}: Pick<Deps, 'prisma' | 'blobs' | 'now' | 'log'>): Promise<number> => {
  const left: string[] = []
  let swept = 0
  for (;;) {
    const due = await prisma.extraction.findMany({
      where: {
        swept_at: null,
        expires_at: { lte: now() },
        status: { notIn: [...UNDER_WAY] },
        id: { notIn: left },
      },
      orderBy: { expires_at: 'asc' },
      select: { id: true, account_id: true },
      take: BATCH,
    })
    if (due.length === 0) return swept
    for (const { id, account_id } of due) {
      try {
        await blobs.removeAll(extractionFolder(id))
        await prisma.extraction.updateMany({ where: { id, account_id }, data: { swept_at: now() } })
        swept += 1
      } catch (error) {
        log.warn(
          { err: error, extraction_id: id },
          'the data of an expired extraction could not be deleted; trying again later',
        )
        left.push(id)
      }
    }
  }
}
