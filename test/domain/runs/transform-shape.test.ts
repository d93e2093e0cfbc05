import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { transformShape } from '../../../server/src/domain/runs/transform-shape.ts'

interface Schema {
  $ref?: string
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  enum?: string[]
  const?: string
}

const contract = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, Schema> }
}
const ours = z.toJSONSchema(transformShape, { io: 'input' }) as Schema
const kindOf = ({ properties }: Schema): string => properties!['kind']!.const ?? properties!['kind']!.enum![0]!
const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : contract.components.schemas[schema.$ref.split('/').at(-1)!]!

/** `merge.calculation!.inputs!.figures`: the path of each field, `!` where it is required. */
function fieldsOf(schema: Schema, path: string): string[] {
  const { properties = {}, required = [], items } = resolved(schema)
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const at = `${path}.${name}${required.includes(name) ? '!' : ''}`
    return [at, ...fieldsOf(field, at)]
  })
  return [...own, ...(items ? fieldsOf(items, path) : [])]
}

it.each(contract.components.schemas['TransformStep']!.oneOf!.map((step) => [kindOf(resolved(step)), step] as const))(
  'a step %s is taken with all fields that the contract has for it',
  (kind, step) => {
    const own = ours.oneOf!.find((one) => kindOf(one) === kind)!
    // Who decided is not told by callers: it is kept with the run.
    const taken = fieldsOf(own, kind).filter((field) => !field.endsWith('.decided_by'))
    expect(taken.toSorted()).toEqual(fieldsOf(step, kind).toSorted())
  },
)
