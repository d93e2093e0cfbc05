import type { Transform } from '../model.ts'
import { aroundPattern, corePattern } from '../transforms/number.ts'
import { jsPattern } from '../transforms/js-pattern.ts'

type NumberStep = Extract<Transform, { kind: 'number' }>

/** The number written plainly, with the mark that the step writes, as the database writes it; undefined for what is none there. */
export function plainNumber(value: string, step: NumberStep): string | undefined {
  const { decimal, percent, decimals, unit, written_decimal = '.' } = step
  if (unit !== undefined) return undefined
  const core = figuresOf(value, corePattern(step))
  const around = core === value ? '|' : value.replaceAll(core, '|')
  const isBare = around === '|' && !percent
  if (core === '' || (!isBare && !isWhole(around, aroundPattern(step)))) return undefined
  const [whole = '', fraction = ''] = core.split(decimal)
  const digits = whole.replace(/[^0-9]/g, '').replace(/^0+/, '') || '0'
  const decimalDigits = fraction.replace(/[-–—]+$/, '')
  const size = percent ? divided(digits, decimalDigits) : joined(digits, decimalDigits)
  const sign = /[-−–(]/.test(around) && /[1-9]/.test(size) ? '-' : ''
  const plain = sign + (decimals === undefined ? size : withDecimals(size, decimals))
  return plain.replace('.', written_decimal)
}

function figuresOf(value: string, pattern: string): string {
  return isWhole(value, pattern) ? value : (jsPattern(pattern).exec(value)?.[0] ?? '')
}

function isWhole(text: string, pattern: string): boolean {
  return jsPattern(`^(?:${pattern})$`).test(text)
}

function joined(whole: string, fraction: string): string {
  return fraction === '' ? whole : `${whole}.${fraction}`
}

function divided(whole: string, fraction: string): string {
  const filled = whole.padStart(3, '0')
  return joined(filled.slice(0, -2), (filled.slice(-2) + fraction).replace(/0+$/, ''))
}

/** Zeros where decimals lack, and none beyond. */
function withDecimals(plain: string, places: number): string {
  const [whole = '', fraction = ''] = plain.split('.')
  const kept = fraction.slice(0, places).padEnd(places, '0')
  if (/^0*$/.test(fraction.slice(places))) return joined(whole, kept)
  return places === 0 ? plain.replace(/0+$/, '') : plain
}
