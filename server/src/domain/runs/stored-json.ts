import { z } from 'zod'
import type { Prisma } from '../../../../generated/prisma/client.ts'
import type { Progress, Question, SourceTable } from '../../engine/model.ts'

// The shapes of what the engine made and PostgreSQL keeps as JSON, checked when it is read back.

const sourceColumn = z.object({ name: z.string(), position: z.int(), samples: z.array(z.string()) })

/** The tables of a file; `parquet` is a key of the blob store here. */
export const storedTables: z.ZodType<SourceTable[]> = z.array(
  z.object({
    name: z.string(),
    page: z.int().nullable(),
    header_row: z.int().nullable(),
    // Tables that were read before rows could go without numbers don't say it.
    first_row: z.int().nullable().default(null),
    rows: z.int(),
    columns: z.array(sourceColumn),
    ignored: z.array(z.object({ reason: z.string(), rows: z.int() })),
    problem_rows: z.int(),
    parquet: z.string(),
    above: z.array(z.array(z.string())).optional(),
    below: z.array(z.array(z.string())).optional(),
    notes: z.array(z.string()).optional(),
  }),
)

const text = z.string()

export const storedQuestion: z.ZodType<Question> = z.object({
  key: text,
  kind: z.enum(['column_match', 'value_map', 'date_order', 'duplicate', 'link', 'other']),
  prompt: text,
  target: z.object({ slug: text, column: text.nullable() }),
  options: z.array(z.object({ value: text, label: text, confidence: z.number() })),
  free_text: z.boolean(),
  evidence: z.array(z.object({ file_id: text, table: text, row: z.int(), column: text, value: text.nullable() })),
  affected_rows: z.int(),
  default: text.nullable(),
})

/** In the order in which a run passes them. */
export const stages = [
  'waiting_for_files',
  'reading',
  'profiling',
  'matching',
  'transforming',
  'checking',
  'writing',
  'done',
] as const satisfies readonly Progress['stage'][]

/** A run's progress; null before a worker took it up. */
export const storedProgress: z.ZodType<Progress | null> = z.union([
  z.object({ stage: z.enum(stages), done: z.number(), total: z.number() }),
  z.strictObject({}).transform(() => null),
])

/** Plain data as Prisma takes it for a JSON column. */
export const toJson = (data: object): Prisma.InputJsonObject => JSON.parse(JSON.stringify(data))

/** A list of plain data as Prisma takes it for a JSON column. */
export const toJsonList = (items: readonly object[]): Prisma.InputJsonArray => items.map(toJson)
