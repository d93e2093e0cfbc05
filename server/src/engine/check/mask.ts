import type { AnyCheck, Check, RowCheck } from './check.ts'

/** Checks per mask: the bits of a UBIGINT. */
export const maskBits = 64

export function maskCount(checks: readonly Check[]): number {
  return Math.ceil(checks.length / maskBits)
}

export const maskName = (index: number): string => `_i${index}`

/** Where a check's bit is. */
export function bitOf(check: number): { mask: number; bit: bigint } {
  return { mask: Math.floor(check / maskBits), bit: 1n << BigInt(check % maskBits) }
}

/** Per mask, the bits of the checks for which `select` holds. */
export function bitsWhere<C extends Check>(checks: readonly C[], select: (check: C) => boolean): bigint[] {
  const masks = Array.from({ length: maskCount(checks) }, () => 0n)
  checks.forEach((check, index) => {
    const { mask, bit } = bitOf(index)
    if (select(check)) masks[mask] = (masks[mask] ?? 0n) | bit
  })
  return masks
}

/**
 * Expressions for the masks, by what rows alone can tell. Of most rows nothing is wrong: what it is, is looked for only where something is,
 * as a branch costs as much as many a check.
 */
export function rowMasks(checks: readonly AnyCheck[]): string[] {
  return Array.from({ length: maskCount(checks) }, (_, mask) => {
    const found = checks.flatMap((check, index) =>
      bitOf(index).mask === mask && isRowCheck(check) ? [{ fails: check.fails, term: term(check, index) }] : [],
    )
    const terms = found.map((one) => one.term).join(' | ')
    if (found.length < 2) return terms || '0::UBIGINT'
    return `CASE WHEN ${found.map(({ fails }) => `(${fails})`).join(' OR ')} THEN ${terms} ELSE 0::UBIGINT END`
  })
}

function isRowCheck(check: AnyCheck): check is RowCheck {
  return 'fails' in check
}

function term(check: RowCheck, index: number): string {
  return `CASE WHEN ${check.fails} THEN ${bitOf(index).bit}::UBIGINT ELSE 0::UBIGINT END`
}

/** Status codes in a sheet's file. */
export const statusCodes = { valid: 0, warning: 1, error: 2 } as const

/** Expression for `_status` from the masks: error with any error, else warning with anything, else valid. */
export function statusSql(checks: readonly Check[], masks: string[]): string {
  const errors = bitsWhere(checks, ({ severity }) => severity === 'error')
  const anyError = masks.flatMap((mask, index) => (errors[index] ? [`(${mask} & ${errors[index]}::UBIGINT) <> 0`] : []))
  const anything = masks.map((mask) => `${mask} <> 0`)
  const cases = [
    anyError.length > 0 ? `WHEN ${anyError.join(' OR ')} THEN ${statusCodes.error}` : '',
    anything.length > 0 ? `WHEN ${anything.join(' OR ')} THEN ${statusCodes.warning}` : '',
  ].join(' ')
  return cases.trim() === ''
    ? `${statusCodes.valid}::UTINYINT`
    : `(CASE ${cases} ELSE ${statusCodes.valid} END)::UTINYINT`
}

/** Expression that is true where a row has any of the chosen issues; `false` when none is chosen. */
export function hasAny(masks: bigint[]): string {
  const terms = masks.flatMap((bits, index) => (bits > 0n ? [`(${maskName(index)} & ${bits}::UBIGINT) <> 0`] : []))
  return terms.length > 0 ? `(${terms.join(' OR ')})` : 'false'
}
