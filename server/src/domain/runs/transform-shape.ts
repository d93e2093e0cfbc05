import { z } from 'zod'
import type { Transform } from '../../engine/model.ts'

const text = z.string().max(10_000)
const kind = <K extends Transform['kind']>(name: K): z.ZodLiteral<K> => z.literal(name)
const words = z.array(text).max(1_000)
const decimal = z.enum(['.', ','])
const grouping = z.enum(['', ',', '.', ' ', "'"])
const units = {
  unit: z.string().min(1).max(32).exactOptional(),
  bare_unit: z.string().min(1).max(32).exactOptional(),
}
const figure = z.string().regex(/^-?\d{1,12}(?:\.\d{1,6})?$/)
const calculation = z.strictObject({
  formula: z.string().min(1).max(1_000),
  inputs: z
    .array(
      z.strictObject({
        decimal: decimal.exactOptional(),
        grouping: grouping.exactOptional(),
        ...units,
        dates: z.array(text).min(1).max(100).exactOptional(),
        empty: figure.exactOptional(),
        figures: z
          .array(z.strictObject({ raw: z.string().min(1).max(200), value: figure }))
          .max(100)
          .exactOptional(),
      }),
    )
    .min(1)
    .max(99),
  decimals: z.int().min(0).max(6).exactOptional(),
  result: z.enum(['figure', 'day']).exactOptional(),
})

/** A step of a chain as callers send it and runs keep it. Figures are those of the contract's TransformStep. */
export const transformShape: z.ZodType<Transform> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: kind('trim') }),
  z.strictObject({ kind: kind('collapse_spaces') }),
  z.strictObject({
    kind: kind('case'),
    to: z.enum(['upper', 'lower', 'title', 'name']),
    words: z.array(z.string().max(200)).max(1_000).exactOptional(),
  }),
  z.strictObject({ kind: kind('strip'), characters: text.min(1) }),
  z.strictObject({ kind: kind('replace'), find: text.min(1), with: text }),
  z.strictObject({
    kind: kind('pad'),
    length: z.int().min(1).max(10_000),
    character: z.string().refine((value) => [...value].length === 1, 'must be one character'),
    side: z.enum(['left', 'right']),
  }),
  z.strictObject({ kind: kind('prefix'), text }),
  z.strictObject({ kind: kind('suffix'), text }),
  z.strictObject({ kind: kind('insert'), text, at: z.int().min(-10_000).max(10_000) }),
  z.strictObject({ kind: kind('extract'), pattern: text.min(1) }),
  z.strictObject({
    kind: kind('split'),
    separator: text.min(1),
    part: z.int().min(-10_000).max(10_000),
    rest: z.boolean().exactOptional(),
  }),
  z.strictObject({
    kind: kind('merge'),
    separator: text,
    first: z.boolean().exactOptional(),
    tokens: words.exactOptional(),
    calculation: calculation.exactOptional(),
  }),
  z.strictObject({ kind: kind('swap'), separator: text.min(1), with: text }),
  z.strictObject({ kind: kind('rewrite'), pattern: text.min(1), with: text }),
  z.strictObject({ kind: kind('take_back'), steps: z.int().min(1).max(50), pattern: text.min(1) }),
  z.strictObject({ kind: kind('null_token'), tokens: words }),
  z.strictObject({
    kind: kind('number'),
    decimal,
    grouping,
    ...units,
    percent: z.boolean().exactOptional(),
    decimals: z.int().min(0).max(12).exactOptional(),
    written_decimal: z.enum(['.', ',']).exactOptional(),
  }),
  z.strictObject({
    kind: kind('date'),
    from: z.array(z.string().min(1).max(255)).min(1).max(100),
    to: z.string().min(1).max(255),
    latest_year: z.int().min(1900).max(2068).exactOptional(),
    month_day: z.enum(['first', 'last']).exactOptional(),
  }),
  z.strictObject({ kind: kind('boolean'), yes: words, no: words, to: z.strictObject({ yes: text, no: text }) }),
  z.strictObject({
    kind: kind('phone'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
  }),
  z.strictObject({ kind: kind('email') }),
  z.strictObject({
    kind: kind('value_map'),
    entries: z
      .array(z.strictObject({ raw: text, value: text, decided_by: z.literal('instruction').default('instruction') }))
      .max(10_000),
  }),
  z.strictObject({ kind: kind('default'), value: text }),
  z.strictObject({ kind: kind('constant'), value: text }),
  z.strictObject({ kind: kind('row_number'), start: z.int(), within: z.boolean().exactOptional() }),
])
