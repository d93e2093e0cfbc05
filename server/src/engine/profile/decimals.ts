// Plain numbers, exactly: no figure of a file passes through a float.

/** A plain number times a decimal one, exactly, as the transform does it. */
export function multiplied(figures: string, times: string): string {
  if (times === '1') return figures
  const [a, b] = [pieces(figures), pieces(times)]
  const places = a.places + b.places
  const product = String(a.digits * b.digits)
    .replace('-', '')
    .padStart(places + 1, '0')
  const whole = product.slice(0, product.length - places)
  const rest = places === 0 ? '' : product.slice(-places).replace(/0+$/, '')
  const sign = figures.startsWith('-') && /[1-9]/.test(product) ? '-' : ''
  return `${sign}${whole}${rest === '' ? '' : `.${rest}`}`
}

/** Digits behind the point that a quotient has at most. */
export const QUOTIENT_PLACES = 6

/**
 * A plain number divided by a whole one, as the transform does it; with `places` from one on it is rounded half up to them where it is not exact.
 * Null where it would have to be rounded and nobody told to how many decimals, or to none: 18 months are not two whole years.
 */
export function divided(figures: string, parts: string, places = 0): string | null {
  const { digits, places: own } = pieces(figures)
  const scale = 10n ** BigInt(QUOTIENT_PLACES)
  const [upper, lower] = [digits * scale, BigInt(parts) * 10n ** BigInt(own)]
  const exact = upper % lower === 0n
  if (!exact && places < 1) return null
  const unit = 10n ** BigInt(places)
  const [quotient, behind] = exact
    ? [upper / lower, QUOTIENT_PLACES]
    : [(digits * unit * 2n + lower) / (lower * 2n), places]
  const sign = figures.startsWith('-') && quotient > 0n ? '-' : ''
  return multiplied(`${sign}${quotient}`, behind === 0 ? '1' : `0.${'1'.padStart(behind, '0')}`)
}

/** The sum of two plain numbers, exactly. */
export function added(one: string, other: string): string {
  const [a, b] = [pieces(one), pieces(other)]
  const places = Math.max(a.places, b.places)
  const whole = ({ digits, places: own }: ReturnType<typeof pieces>): bigint => digits * 10n ** BigInt(places - own)
  return multiplied(String(whole(a) + whole(b)), places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`)
}

/** A plain number with so many decimals, the last one rounded half up. */
export function rounded(figures: string, places: number): string {
  const { digits, places: own } = pieces(figures)
  const unit = 10n ** BigInt(Math.max(0, own - places))
  const kept = own <= places ? digits * 10n ** BigInt(places - own) : (digits * 2n + unit) / (unit * 2n)
  const text = String(kept).padStart(places + 1, '0')
  const whole = text.slice(0, text.length - places)
  const sign = figures.startsWith('-') && kept > 0n ? '-' : ''
  return `${sign}${whole}${places === 0 ? '' : `.${text.slice(-places)}`}`
}

function pieces(figures: string): { digits: bigint; places: number } {
  const [whole = '', rest = ''] = figures.replace('-', '').split('.')
  return { digits: BigInt(whole + rest), places: rest.length }
}
