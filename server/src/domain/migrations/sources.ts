import type { Source } from '../../../../generated/prisma/client.ts'
import type { Db } from '../../database/transaction.ts'
import { ApiError, conflict, notFound } from '../../errors.ts'

/** How a caller names the system that its data comes from. */
export interface SourceChoice {
  source?: string
  source_id?: string
}

/** How many sources of one name a refusal names at most. */
const mostNamed = 20

const byName = async (db: Db, account_id: string, name: string): Promise<Source> => {
  const found = await db.source.findMany({ where: { account_id, name }, orderBy: { id: 'asc' }, take: mostNamed })
  const [first, second] = found
  if (first === undefined) throw new ApiError(404, `There is no source ${JSON.stringify(name)} in this account.`)
  if (second !== undefined) {
    const ids = found.map(({ id }) => id).join(', ')
    throw conflict(
      `The source name ${JSON.stringify(name)} is ambiguous: ${ids} have it. Send one of them as source_id.`,
    )
  }
  return first
}

/** The source meant: by id, by name, or the account's default one: the contract lets none name both. 404 unknown, 409 a name that several have. */
export const chooseSource = async (db: Db, account_id: string, choice: SourceChoice): Promise<Source> => {
  const { source, source_id } = choice
  if (source !== undefined) return byName(db, account_id, source)
  const where = source_id === undefined ? { account_id, is_default: true } : { account_id, id: source_id }
  const found = await db.source.findFirst({ where })
  if (found === null) throw notFound('source')
  return found
}
