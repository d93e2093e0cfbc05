import type { Request } from 'express'
import type { RouteFacts } from '../../../generated/server/router.ts'

// The validator says what a value must be. What it is, or how many it has, is told behind that.

interface Problem {
  path: string
  message: string
  errorCode?: string
}

/** What a request says, by the names that the validator's places begin with. */
type Sent = Pick<Request, 'body' | 'query' | 'headers' | 'params'>

const parts: ReadonlySet<string> = new Set(['body', 'query', 'headers', 'params'])

/** Checks of what a value is, and of how much it has, by the beginnings of the validator's codes. */
const ofValue: ReadonlySet<string> = new Set(['type', 'pattern', 'enum', 'format', 'minimum', 'maximum'])
const ofSize: ReadonlySet<string> = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'maxProperties'])

const mostCharacters = 100

const problemsOf = (error: unknown): Problem[] =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : []

/** Where a body is one of several shapes, the place is that inside the body alone. */
const valueAt = (sent: Sent, path: string): unknown => {
  const [, ...names] = path.split('/')
  const from: unknown = parts.has(names[0] ?? '') ? sent : sent.body
  return names.reduce<unknown>((value, name) => Object(value)[name], from)
}

const shownOf = (value: unknown): string | null => {
  if (typeof value === 'string') {
    const isLong = value.length > mostCharacters
    return JSON.stringify(isLong ? `${value.slice(0, mostCharacters).toWellFormed()}…` : value)
  }
  if (Array.isArray(value)) return 'a list'
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'object' ? 'an object' : null
}

/** Characters as the validator counts them, items or fields. */
const sizeOf = (value: unknown): number =>
  typeof value === 'string' ? [...value].length : Object.keys(Object(value)).length

const additionOf = (code: string, value: unknown, isSecret: boolean): string => {
  if (ofSize.has(code)) return sizeOf(value) > 0 ? ` (it has ${sizeOf(value)})` : ''
  const shown = ofValue.has(code) && !isSecret ? shownOf(value) : null
  return shown === null ? '' : ` (it is ${shown})`
}

/** Of a body's tag that names none of its shapes, the validator gives the name in the sentence, and no place. */
const placeTag = (problem: Problem): void => {
  const [, tag, rest] = /^'(\w+)' (must be equal to one of .*?)\.?$/s.exec(problem.message) ?? []
  if (tag !== undefined && rest !== undefined)
    Object.assign(problem, { path: `/body/${tag}`, message: rest, errorCode: 'enum.openapi.validation' })
}

/** Adds to each problem with a value that was sent what it is; nothing of what the contract marks as secret. */
export const nameValues = (error: unknown, { redact }: Pick<RouteFacts, 'redact'>, sent: Sent): void => {
  for (const problem of problemsOf(error)) {
    placeTag(problem)
    const isSecret = problem.path.split('/').some((name) => redact.includes(name))
    const [code = ''] = problem.errorCode?.split('.') ?? []
    problem.message += additionOf(code, valueAt(sent, problem.path), isSecret)
  }
}
