import { badRequest } from '../../server/src/errors.ts'
import type { Contract, Operation, Reference } from '../generate/contract.ts'
import { follow } from './follow.ts'
import type { Preference } from './prefer.ts'

/** What the mock answers with. */
export interface Choice {
  status: number
  /** Null where the reply has no body. */
  mediaType: string | null
  /** The name of the example; null where the reply is made up. */
  example: string | null
}

interface Shown extends Choice {
  example: string
  value: unknown
}

interface MediaType {
  example?: unknown
  examples?: Record<string, { value: unknown } | Reference>
}

interface Reply {
  content?: Record<string, MediaType>
}

/** The name that Prism gives the example of a reply that shows one alone. */
export const onlyExample = 'default'

const namedExamples = (contract: Contract, { example, examples = {} }: MediaType): [name: string, value: unknown][] => {
  const named = Object.entries(examples).map(([name, shown]): [string, unknown] => [
    name,
    follow(contract, shown).value,
  ])
  return example === undefined ? named : [...named, [onlyExample, example]]
}

/** Everything that the contract shows of an operation's replies, in its order. */
export const shownReplies = (contract: Contract, { responses }: Operation): Shown[] =>
  Object.entries(responses).flatMap(([status, reply]) =>
    Object.entries(follow(contract, reply as Reply | Reference).content ?? {}).flatMap(([mediaType, media]) =>
      namedExamples(contract, media).map(([example, value]) => ({
        status: Number(status),
        mediaType,
        example,
        value,
      })),
    ),
  )

/** A reply to work that was accepted comes before one that says it was done already. */
const usualStatus = (statuses: readonly number[]): number =>
  statuses.find((status) => status === 201) ?? statuses.find((status) => status < 300) ?? 500

const mediaTypesOf = (contract: Contract, { responses }: Operation, status: number): string[] =>
  Object.keys(follow(contract, (responses[status] ?? {}) as Reply | Reference).content ?? {})

/** The first type that the caller asked for by name, else the first that there is: the service does not negotiate either. */
const mediaTypeFor = (types: readonly string[], accept: string | undefined): string | null => {
  const asked = (accept ?? '').split(',').map((part) => part.split(';', 1)[0]?.trim().toLowerCase())
  return types.find((type) => asked.includes(type)) ?? types[0] ?? null
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

/**
 * How much of what a request says a reply repeats: identifiers in its path, the kind of a run, a name. What a cursor leads to is the
 * last page, so that whoever reads page by page comes to an end.
 */
const agreement = ({ example, value }: Shown, said: Readonly<Record<string, unknown>>): number =>
  Object.entries(said).filter(
    ([name, wanted]) =>
      isScalar(wanted) &&
      (wanted === example ||
        Object(value)[name] === wanted ||
        (wanted === true && name === example) ||
        (name === 'cursor' && Object(value).next_cursor === null)),
  ).length

const bestOf = (shown: readonly Shown[], said: Readonly<Record<string, unknown>>): Shown | undefined =>
  shown.reduce<Shown | undefined>(
    (best, each) => (best !== undefined && agreement(best, said) >= agreement(each, said) ? best : each),
    undefined,
  )

const list = (names: Iterable<string | number>): string => [...new Set(names)].join(', ') || 'none'

const refuseStatus = (operation: Operation, code: number): never => {
  const known = list(Object.keys(operation.responses))
  throw badRequest(`Prefer: ${operation.operationId} has no reply ${code}. It has ${known}.`)
}

const refuseExample = (operation: Operation, name: string, shown: readonly Shown[]): never => {
  const where = shown.length > 0 ? ` (${list(shown.map(({ status }) => status))})` : ''
  const known = list(shown.map(({ example }) => example))
  throw badRequest(
    `Prefer: ${operation.operationId} shows no example ${JSON.stringify(name)}${where}. Its examples are ${known}.`,
  )
}

/**
 * The reply to a good request: what the caller prefers, else the example of the usual reply that agrees most with what the
 * request says. A preferred example alone says its status too. 400 for a preference that the operation can't meet.
 */
export const choose = (
  contract: Contract,
  operation: Operation,
  { code, example, dynamic = false }: Preference,
  { accept, said }: { accept: string | undefined; said: Readonly<Record<string, unknown>> },
): Choice => {
  const statuses = Object.keys(operation.responses).map(Number)
  if (code !== undefined && !statuses.includes(code)) return refuseStatus(operation, code)
  const shown = shownReplies(contract, operation).filter(({ status }) => code === undefined || status === code)
  if (example !== undefined) {
    const named = shown.filter((each) => each.example === example)
    const types = named.filter(({ status }) => status === named[0]?.status).map(({ mediaType }) => mediaType ?? '')
    const mediaType = mediaTypeFor(types, accept)
    return named.find((each) => each.mediaType === mediaType) ?? refuseExample(operation, example, shown)
  }
  const status = code ?? usualStatus(statuses)
  const mediaType = mediaTypeFor(mediaTypesOf(contract, operation, status), accept)
  const fitting = shown.filter((each) => each.status === status && each.mediaType === mediaType)
  return { status, mediaType, example: dynamic ? null : (bestOf(fitting, said)?.example ?? null) }
}
