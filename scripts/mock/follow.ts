import type { Contract, Reference } from '../generate/contract.ts'

/** What a reference into the contract leads to; anything else is itself. */
export const follow = <T extends object>(contract: Contract, node: T | Reference): T => {
  if (!('$ref' in node)) return node
  const path = node.$ref.slice('#/'.length).split('/')
  const found = path.reduce<unknown>(
    (value, name) => Object(value)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    contract,
  )
  return follow(contract, found as T | Reference)
}
