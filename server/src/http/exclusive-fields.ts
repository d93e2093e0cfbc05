import type { RouteFacts } from '../../../generated/server/router.ts'

interface Schema {
  $ref?: string
  not?: { required?: readonly string[] }
}

/** What the bundled contract says of bodies. */
interface Described {
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

interface Problem {
  message: string
  errorCode?: string
}

/** The fields of an operation's JSON body that exclude each other (`not: {required: [...]}`); none where all may stand together. */
export const exclusiveFieldsOf = (contract: Described, { path, method }: RouteFacts): readonly string[] => {
  const operation = contract.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method]
  const { schema = {} }: { schema?: Schema } = Object(operation).requestBody?.content?.['application/json'] ?? {}
  const name = schema.$ref?.split('/').at(-1)
  const body = name === undefined ? schema : (contract.components['schemas']?.[name] as Schema | undefined)
  return body?.not?.required ?? []
}

/** The validator says of such a body only that it is not valid. */
export const nameExclusive = (error: unknown, fields: readonly string[]): void => {
  const problems: Problem[] =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  for (const problem of problems) {
    if (problem.errorCode === 'not.openapi.validation' && fields.length > 0)
      problem.message = `${fields.join(' and ')} exclude each other; send one of them`
  }
}
