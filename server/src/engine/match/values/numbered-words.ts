// “ck #4293”, “Scheck Nr. 17”, “bon n° 8”: the number of the very cheque says nothing of what it is.

const NUMBERED = /^(.*[\p{L}.])\s*(?:#|№|(?:no|nr|num|nº|n°)\.?(?=[\s\d]))\s*\d+$/iu

/** What stands before such a number; null where none does, or where what is allowed has numbers itself. */
export function withoutNumber(raw: string, allowed: readonly string[]): string | null {
  if (allowed.some((value) => /\d/.test(value))) return null
  return NUMBERED.exec(raw.trim())?.[1]?.trim() ?? null
}
