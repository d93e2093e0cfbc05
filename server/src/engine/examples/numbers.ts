import type { Transform } from '../model.ts'

type NumberStep = Extract<Transform, { kind: 'number' }>

const MARKS = { '': '', ',': ',', '.': '\\.', ' ': '[ \u00a0\u202f]', "'": "['’]" } as const
const AROUND = '(?:[A-Z]{3}|\\p{Sc}|%)?'

/** The number written plainly, of the usual ways to write one; undefined of all others. */
export function plainNumber(
  value: string,
  { decimal, grouping, percent, decimals, unit }: NumberStep,
): string | undefined {
  if (unit !== undefined) return undefined
  const mark = MARKS[grouping]
  const whole = mark === '' ? '[0-9]+' : `[0-9]{1,3}(?:${mark}[0-9]{3})+|[0-9]+`
  const point = decimal === '.' ? '\\.' : ','
  const pattern = `^ *${AROUND} *([-+−]?) *${AROUND} *(${whole})(?:${point}([0-9]+))? *${AROUND} *$`
  const match = new RegExp(pattern, 'u').exec(value)
  if (!match || value.includes('%') !== (percent ?? false)) return undefined
  const digits = match[2]!.replace(/[^0-9]/g, '').replace(/^0+(?=[0-9])/, '')
  const size = percent ? divided(digits, match[3] ?? '') : joined(digits, match[3] ?? '')
  const sign = /[-−]/.test(match[1]!) && /[1-9]/.test(size) ? '-' : ''
  return sign + (decimals === undefined ? size : withDecimals(size, decimals))
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
  return /^0*$/.test(fraction.slice(places)) ? joined(whole, kept) : plain
}
