import { z } from 'zod'
import { badRequest, type ApiError } from '../../errors.ts'

/** Run, slug, filter, place. */
const cursorShape = z.tuple([z.string().regex(/^run_[0-9A-Za-z-]{8,64}$/), z.string(), z.string(), z.int().min(0)])

/** The rows that a cursor pages through: a place among these means nothing among others. */
export interface PreviewRows {
  run_id: string
  slug: string
  status?: string
  column?: string
  code?: string
}

const filterOf = ({ status, column, code }: PreviewRows): string =>
  JSON.stringify([status ?? 'all', column ?? null, code ?? null])

/** A cursor to what comes after the place `after` among the rows. */
export const encodeCursor = (rows: PreviewRows, after: number): string =>
  Buffer.from(JSON.stringify([rows.run_id, rows.slug, filterOf(rows), after])).toString('base64url')

/** The run that a cursor belongs to, so that pages go on in one preview even when a newer one is ready; 400 for what is no cursor. */
export const runOfCursor = (cursor: string): string => {
  const [run_id] = parse(cursor) ?? []
  if (run_id === undefined) throw notOurs()
  return run_id
}

/** The place after which to go on; 400 for a cursor that no page of these rows gave. */
export const decodeCursor = (cursor: string, rows: PreviewRows): number => {
  const [run_id, slug, filter, after] = parse(cursor) ?? []
  if (run_id === rows.run_id && slug === rows.slug && filter === filterOf(rows) && after !== undefined) return after
  throw notOurs()
}

/** What a cursor is refused with that no page of this preview, sheet and filter gave. */
export const notOurs = (): ApiError =>
  badRequest(
    'cursor: not a cursor of this preview, sheet and filter. Pass next_cursor of the page before with the same run_id, slug, status, ' +
      'column and code, or leave it out.',
  )

const parse = (cursor: string): z.infer<typeof cursorShape> | null => {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}
