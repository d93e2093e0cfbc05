import { z } from 'zod'
import type { Prisma } from '../../../../generated/prisma/client.ts'
import type { CrossCellRule, TemplateColumn } from '../../engine/model.ts'

/** How templates are written in files and stored. Figures are those of the contract's Template. */

const columnName = z.string().min(1).max(255)

const columnFields = {
  name: columnName,
  description: z.string().max(20_000).optional(),
  required: z.boolean().default(false),
  unique: z.boolean().default(false),
  desiredRule: z.enum(['none', 'ai', 'strict', 'link']).default('none'),
  strictRule: z.string().min(1).max(4_000).optional(),
}

const linkById = z.strictObject({ templateId: z.string().min(1), columnName })
const linkBySlug = z.strictObject({ slug: z.string().min(1), columnName })

const columnsTogether = z.array(columnName).min(2)
const message = z.string().min(1).max(1_000)

/** Cells are texts: a figure or a yes is meant as it is written. */
const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String)

/** Signs as people write them, beside those that are stored. */
const signs: Readonly<Record<string, string>> = { '≠': '!=', '<>': '!=', '≤': '<=', '≥': '>=', '==': '=' }

const comparison = z.preprocess(
  (sign) => (typeof sign === 'string' ? (signs[sign] ?? sign) : sign),
  z.enum(['=', '!=', '<', '<=', '>', '>=']),
)

const crossCellRule = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('compare'),
    left: columnName,
    op: comparison,
    right: z.union([z.strictObject({ column: columnName }), z.strictObject({ constant: scalar })]),
    message,
  }),
  z.strictObject({
    kind: z.literal('required_when'),
    column: columnName,
    when: z.strictObject({ column: columnName, equals: scalar }),
    message,
  }),
  z.strictObject({ kind: z.literal('exclusive'), columns: columnsTogether, message }),
  z.strictObject({
    kind: z.literal('sum'),
    columns: columnsTogether,
    column: columnName,
    tolerance: z.number().min(0).default(0),
    message,
  }),
  z.strictObject({ kind: z.literal('unique_together'), columns: columnsTogether, message }),
])

/** In a file, null, and an empty text or list, say no more of a column than leaving the field out. */
const withoutEmpty = (fields: unknown): unknown =>
  typeof fields !== 'object' || fields === null || Array.isArray(fields)
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const definedColumn = z.preprocess(
  withoutEmpty,
  z.strictObject({ ...columnFields, linkRule: z.array(linkBySlug).max(100).optional() }),
)

const storedColumn = z.object({ ...columnFields, linkRule: z.array(linkById).optional() })

const named = z.object({
  columns: z.array(z.object({ name: z.string() })),
  cross_cell_rules: z.array(z.looseObject({})),
})

/** In a file, the right side of a comparison may be written without saying what it is: a column where one is called so, else a constant. */
const withSides = (file: unknown): unknown => {
  const template = named.safeParse(file)
  if (!template.success) return file
  const columns = new Set(template.data.columns.map(({ name }) => name))
  const rules = template.data.cross_cell_rules.map((rule) => {
    const right = scalar.safeParse(rule.right)
    if (!right.success) return rule
    return { ...rule, right: columns.has(right.data) ? { column: right.data } : { constant: right.data } }
  })
  return { ...(file as object), cross_cell_rules: rules }
}

const definedTemplate = z.strictObject({
  slug: z
    .string()
    .max(128)
    .regex(/^[a-z0-9][a-z0-9_-]*$/, 'must be lower-case letters, digits, hyphens and underscores'),
  name: z.string().min(1).max(255),
  description: z.string().max(20_000).nullable().default(null),
  grouping: z.string().max(255).nullable().default(null),
  active: z
    .boolean()
    .nullish()
    .transform((active) => active ?? true),
  columns: z.array(definedColumn).min(1).max(1_000),
  cross_cell_rules: z
    .array(crossCellRule)
    .max(100)
    .nullish()
    .transform((rules) => rules ?? []),
})

/** A template as a file has it: its links name other templates by slug. */
export const templateDefinition = z.preprocess(withSides, definedTemplate)

export type TemplateDefinition = z.infer<typeof templateDefinition>

const plainColumns = z.array(storedColumn).transform((columns): TemplateColumn[] =>
  columns.map(({ description, strictRule, linkRule, ...column }) => ({
    ...column,
    ...(description !== undefined && { description }),
    ...(strictRule !== undefined && { strictRule }),
    ...(linkRule !== undefined && { linkRule }),
  })),
)

/** The columns of a template's row. */
export const storedColumns = (json: Prisma.JsonValue): TemplateColumn[] => plainColumns.parse(json)

/** The cross-cell rules of a template's row. */
export const storedRules = (json: Prisma.JsonValue): CrossCellRule[] => z.array(crossCellRule).parse(json)
