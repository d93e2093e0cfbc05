import type { RouteFacts } from '../../../generated/server/router.ts'

interface Problem {
  path: string
  message: string
  errorCode?: string
}

const problemsOf = (error: unknown): Problem[] =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : []

const listAt = (body: unknown, path: string): unknown[] => {
  const names = path.split('/').slice(2)
  const found = names.reduce<unknown>((value, name) => Object(value)[name], body)
  return Array.isArray(found) ? found : []
}

/**
 * The validator says of a list that is too long only that it is. Where its length is one of the operation's limits for a request
 * (`files_per_request`), the problem is told with that name and the number that was sent.
 */
export const nameLimits = (error: unknown, { limits }: Pick<RouteFacts, 'limits'>, body: unknown): void => {
  for (const problem of problemsOf(error)) {
    if (problem.errorCode !== 'maxItems.openapi.validation') continue
    const { length } = listAt(body, problem.path)
    const limit = Object.entries(limits).find(([name, most]) => name.endsWith('_per_request') && length > most)
    if (limit)
      problem.message = `${limit[0]} is ${limit[1]}, and this request has ${length}. Send them in several requests`
  }
}
