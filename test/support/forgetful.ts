import type { PrismaClient } from '../../generated/prisma/client.ts'

/** The same database, but the answer to the first transaction's commit gets lost: it happened, and whoever asked is told of a failure. */
export const forgetful = (prisma: PrismaClient): PrismaClient => {
  let committed = 0
  const $transaction = async (...given: unknown[]): Promise<unknown> => {
    const result: unknown = await Reflect.apply(prisma.$transaction, prisma, given)
    committed += 1
    if (committed === 1) throw new Error('the connection was lost')
    return result
  }
  return new Proxy(prisma, {
    get: (target, name) => (name === '$transaction' ? $transaction : Reflect.get(target, name)),
  })
}
