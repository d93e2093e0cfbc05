import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts'

/** Prisma inside a transaction. */
export type Tx = Prisma.TransactionClient

/** Where a query may run: inside a transaction or outside. */
export type Db = Tx | PrismaClient

const limits = { maxWait: 10_000, timeout: 15_000 }

/** PostgreSQL undid the whole transaction for the sake of another one: doing it again is right, and safe. */
const isUndone = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  (error.code === 'P2034' || /\b(?:40001|40P01)\b/.test(JSON.stringify(error.meta ?? {})))

/**
 * Runs `work` in one transaction (read committed). Waits at most 10 s for a connection and takes at most 15 s. After a
 * deadlock or serialization failure `work` runs again, three times at most in all, so it must only touch the database.
 */
export const transaction = async <T>(
  { prisma }: { prisma: PrismaClient },
  work: (tx: Tx) => Promise<T>,
  attempts = 3,
): Promise<T> => {
  try {
    return await prisma.$transaction(work, limits)
  } catch (error) {
    if (attempts > 1 && isUndone(error)) return transaction({ prisma }, work, attempts - 1)
    throw error
  }
}
