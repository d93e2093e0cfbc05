import type { components } from '../../../../generated/api.ts'
import type { ColumnRef, Plan, Transform } from '../../engine/model.ts'
import { describeTransform } from '../../engine/transforms/index.ts'

type Schemas = components['schemas']

/** How each template column is filled, as callers see it: one entry for each table that feeds the sheet. */
export const mappingsOf = ({ sheets }: Plan): Schemas['Mapping'][] =>
  sheets.flatMap(({ slug, sources }) =>
    sources.flatMap(({ columns }) =>
      columns.map(({ column, inputs, transforms, confidence, reason, decided_by, alternatives }) => ({
        slug,
        column,
        sources: inputs.map(referenceOf),
        transforms: shownTransforms(transforms),
        confidence,
        reason,
        decided_by,
        alternatives: alternatives.map((other) => ({
          sources: other.inputs.map(referenceOf),
          confidence: other.confidence,
          reason: other.reason,
        })),
      })),
    ),
  )

/** Transforms with their sentences. */
export const shownTransforms = (transforms: readonly Transform[]): Schemas['Transform'][] =>
  transforms.map((transform) => ({ ...transform, sentence: describeTransform(transform) }))

/** Source columns that end nowhere. */
export const unmappedColumnsOf = ({ sheets }: Plan): Schemas['UnmappedColumn'][] =>
  sheets.flatMap(({ sources }) =>
    sources.flatMap(({ unmapped }) =>
      unmapped.map(({ file_id, table, column, reason }) => ({ file_id, table, column, reason })),
    ),
  )

const referenceOf = ({ file_id, table, column }: ColumnRef): Schemas['ColumnReference'] => ({ file_id, table, column })
