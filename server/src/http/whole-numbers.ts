import type { Request } from 'express'
import type { RouteFacts } from '../../../generated/server/router.ts'
import { badRequest } from '../errors.ts'

/** A parameter that is a whole number. */
export interface WholeNumber {
  place: 'query' | 'headers'
  name: string
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  schema: { type?: unknown }
}

/** What the bundled contract says of parameters. */
interface Described {
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

const places: Record<string, WholeNumber['place']> = { query: 'query', header: 'headers' }

/** The whole numbers among an operation's parameters. */
export const wholeNumbersOf = (contract: Described, { path, method }: RouteFacts): WholeNumber[] => {
  const item = contract.paths[path.replaceAll(/:(\w+)/g, '{$1}')] ?? {}
  const { parameters = [] } = (item[method] ?? {}) as { parameters?: Parameter[] }
  return parameters.flatMap((given) => {
    const name = given.$ref?.split('/').at(-1)
    const parameter = name === undefined ? given : (contract.components['parameters']?.[name] as Parameter)
    const place = places[parameter.in]
    if (place === undefined || parameter.schema.type !== 'integer') return []
    return [{ place, name: place === 'headers' ? parameter.name.toLowerCase() : parameter.name }]
  })
}

/** Refuses what JavaScript takes for a number and the contract doesn't, as `0x10`, `1e3` and nothing at all. */
export const refuseOddNumbers = (
  numbers: readonly WholeNumber[],
  request: Pick<Request, 'query' | 'headers'>,
): void => {
  for (const { place, name } of numbers) {
    const sent = request[place][name]
    if (typeof sent !== 'string' || /^-?\d+$/.test(sent)) continue
    throw badRequest(`${name}: must be a whole number, in decimal digits (it is ${JSON.stringify(sent)}).`)
  }
}
