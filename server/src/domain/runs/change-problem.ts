import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Texts shown in a refusal are cut to so many characters. */
const LONGEST = 100

const kinds: Record<string, string> = {
  string: 'a text',
  array: 'a list',
  object: 'an object',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, name) => Object(inner)[name], value)

/** `transforms[0].length`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((name, at) => (typeof name === 'number' ? `[${name}]` : `${at > 0 ? '.' : ''}${String(name)}`)).join('')

const saidOf = (issue: Issue, value: unknown): string => {
  const isMissing = value === undefined
  if (issue.code === 'unrecognized_keys') return `has no field ${issue.keys.map(shown).join(', ')}`
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options))
    return `must be one of ${issue.options.join(', ')}${isMissing ? '' : ` (it is ${shown(value)})`}`
  if (issue.code === 'invalid_value')
    return `must be one of ${issue.values.map(String).join(', ')}${isMissing ? '' : ` (it is ${shown(value)})`}`
  if (isMissing) return 'is missing'
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected} (it is ${shown(value)})`
  const message = issue.message.charAt(0).toLowerCase() + issue.message.slice(1)
  return `${message} (it is ${shown(value)})`
}

/** What is wrong with the shape of a change, as a sentence that names its place in the list and the field. */
export const changeProblem = (index: number, change: unknown, issue: Issue): string => {
  const { kind } = Object(change)
  const where = `changes[${index}]${typeof kind === 'string' ? ` (${kind.slice(0, LONGEST)})` : ''}`
  const place = placeOf(issue.path)
  return `${where}: ${place === '' ? '' : `${place} `}${saidOf(issue, valueAt(change, issue.path))}.`
}
