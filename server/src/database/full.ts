import { Prisma } from '../../../generated/prisma/client.ts'

/** PostgreSQL, Appendix A: disk_full. */
const DISK_FULL = '53100'

/** Whether PostgreSQL could not write because its disk is full. It undid the transaction, and goes on to answer what only reads. */
export const isDatabaseFull = (error: unknown): boolean => {
  if (error instanceof Prisma.PrismaClientKnownRequestError) return error.message.includes(`Code: \`${DISK_FULL}\``)
  return error instanceof Error && 'code' in error && error.code === DISK_FULL
}
