const LONGEST = 60

/** A value as sentences show it. */
export function show(value: string): string {
  const characters = Array.from(value.slice(0, LONGEST * 2 + 2))
  return `“${characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : value}”`
}

export function share(part: number, whole: number): string {
  const percent = (100 * part) / Math.max(1, whole)
  return percent >= 99.5 && part < whole ? 'over 99 %' : `${Math.round(percent)} %`
}
