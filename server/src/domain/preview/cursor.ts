import { z } from 'zod'
import { badRequest, type ApiError } from '../../errors.ts'

/** Run, slug, row. */
const cursorShape = z.tuple([z.string().regex(/^run_[0-9A-Za-z-]{8,64}$/), z.string(), z.int().min(0)])

export interface PreviewPosition {
  run_id: string
  slug: string
  /** The row of the sheet after which the next page starts. */
  after: number
}

export const encodeCursor = ({ run_id, slug, after }: PreviewPosition): string =>
  Buffer.from(JSON.stringify([run_id, slug, after])).toString('base64url')

/** The run that a cursor belongs to, so that pages go on in one preview even when a newer one is ready; null if unreadable. */
export const runOfCursor = (cursor: string): string | null => parse(cursor)?.[0] ?? null

/** The row after which to go on; 400 for a cursor that is not of this sheet of this run. */
export const decodeCursor = (cursor: string, { run_id, slug }: Omit<PreviewPosition, 'after'>): number => {
  const position = parse(cursor)
  if (position?.[0] === run_id && position[1] === slug) return position[2]
  throw notOurs()
}

/** What a cursor is refused with that no page of this preview and sheet gave. */
export const notOurs = (): ApiError =>
  badRequest(
    'cursor: not a cursor of this preview and sheet. Pass next_cursor of the page before, with the same slug and run_id, or leave it out.',
  )

const parse = (cursor: string): z.infer<typeof cursorShape> | null => {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}
