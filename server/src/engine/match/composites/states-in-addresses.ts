import { isState } from '../../profile/subdivisions.ts'
import { POSTAL } from './addresses.ts'

// “14 Mill Road, Alton, NH 03809”, for a street, a town and a postal code: the state between them is neither.

/** Behind the town, with a comma or a space where it is short, and before the postal code. */
const BEFORE_CODE = new RegExp(
  `(?:[,\\s]\\s*([A-Z]{2,3})|,\\s*(\\p{L}[\\p{L}\\p{M}.’' -]*?))(?:\\s*,\\s*|\\s+)(?:${POSTAL})\\s*$`,
  'u',
)
/** From this share of the addresses on they name it. */
const MOST = 0.7

/** Whether the addresses name a state before their postal codes: nothing else stands there. */
export function nameStates(values: readonly string[]): boolean {
  const found = values.flatMap((value) => {
    const [, code, name] = BEFORE_CODE.exec(value.trim().slice(0, 200)) ?? []
    return code ?? name ?? []
  })
  return found.length > 0 && found.length >= MOST * values.length && found.every(isState)
}
