import type { RouteFacts } from '../../../generated/server/router.ts'
import { findMalformedChange } from '../domain/runs/changes.ts'
import { ApiError, badRequest } from '../errors.ts'

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof ApiError) && 'status' in error && error.status === 400

/**
 * Of a change that is none, the validator tells what every kind of change would need. What is wrong with the kind that was meant, and
 * with which change of the list, is told in its place. Returns the error for throwing it.
 */
export const nameChanges = (
  error: unknown,
  { operationId }: Pick<RouteFacts, 'operationId'>,
  body: unknown,
): unknown => {
  const { kind, changes } = Object(body)
  if (operationId !== 'startRun' || kind !== 'update' || !Array.isArray(changes) || !isRefusal(error)) return error
  const problem = findMalformedChange(changes)
  return problem === null ? error : badRequest(problem)
}
