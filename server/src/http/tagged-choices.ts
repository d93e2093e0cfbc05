import type { RouteFacts } from '../../../generated/server/router.ts'

// Of a field that is one of several shapes, the validator tells what each of them would need. Where a property says which shape is meant,
// only what is wrong with that one is told, or which shapes there are.

/** A field of a body that is one of several shapes, and the fields of each by what its tag is. */
export interface Choice {
  field: string
  tag: string
  shapes: ReadonlyMap<string, ReadonlySet<string>>
}

interface Schema {
  $ref?: string
  allOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  properties?: Record<string, Schema>
  enum?: readonly unknown[]
}

/** What the bundled contract says of bodies. */
interface Described {
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

interface Problem {
  path: string
  message: string
  errorCode?: string
}

/** The fields of an operation's JSON body that are one of several shapes told apart by a tag, a property with one value in each. */
export const choicesOf = (contract: Described, { path, method }: RouteFacts): Choice[] => {
  const resolved = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1)
    if (name !== undefined) return resolved(Object(contract.components['schemas']?.[name]))
    return schema.allOf?.length === 1 && schema.allOf[0] ? resolved(schema.allOf[0]) : schema
  }
  const operation = contract.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method]
  const { schema = {} }: { schema?: Schema } = Object(operation).requestBody?.content?.['application/json'] ?? {}
  return Object.entries(resolved(schema).properties ?? {}).flatMap(([field, given]) => {
    const shapes = (resolved(given).oneOf ?? []).map((shape) => resolved(shape).properties ?? {})
    const tag = Object.keys(shapes[0] ?? {}).find((name) => shapes.every((shape) => shape[name]?.enum?.length === 1))
    if (tag === undefined) return []
    const byTag = shapes.map((shape) => [String(shape[tag]?.enum?.[0]), new Set(Object.keys(shape))] as const)
    return [{ field, tag, shapes: new Map(byTag) }]
  })
}

const isRefusal = (error: unknown): error is Error & { errors: Problem[] } =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors)

/** Leaves of the problems with such a field those of the shape that was meant. */
export const nameChoices = (error: unknown, choices: readonly Choice[], body: unknown): void => {
  if (!isRefusal(error)) return
  for (const choice of choices) {
    const place = `/body/${choice.field}`
    const isOfField = ({ path }: Problem): boolean => path === place || path.startsWith(`${place}/`)
    const own = error.errors.filter(isOfField)
    if (!own.some(({ errorCode }) => errorCode === 'oneOf.openapi.validation')) continue
    const meant = problemsOfShape(own, place, choice, Object(body)[choice.field])
    error.errors = [...error.errors.filter((problem) => !isOfField(problem)), ...meant]
  }
}

const problemsOfShape = (problems: Problem[], place: string, { tag, shapes }: Choice, value: unknown): Problem[] => {
  const noObject = problems.find(({ path, errorCode }) => path === place && errorCode === 'type.openapi.validation')
  if (noObject) return [noObject]
  const said: unknown = Object(value)[tag]
  const shape = typeof said === 'string' ? shapes.get(said) : undefined
  if (!shape) {
    const message = `must be equal to one of the allowed values: ${[...shapes.keys()].join(', ')}`
    return [{ path: `${place}/${tag}`, message, errorCode: 'enum.openapi.validation' }]
  }
  return problems.filter(({ path, errorCode }) => {
    const name = path.slice(place.length + 1).split('/')[0] ?? ''
    const isUnknown = errorCode === 'additionalProperties.openapi.validation'
    return name !== '' && name !== tag && shape.has(name) !== isUnknown
  })
}
