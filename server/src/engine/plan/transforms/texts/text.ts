/** How text transforms change a value, for trying them on the profile's values. */

export function trimText(value: string): string {
  return value.trim()
}

export function collapseSpaces(value: string): string {
  return value.replace(/\s+/gu, ' ')
}

export function titleCase(value: string): string {
  return value
    .toLowerCase()
    .replace(/(^|[^\p{L}\p{M}'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** The part of a split, as the transform takes it: parts trimmed, a run of spaces one separator. */
export function splitPart(value: string, separator: string, part: number, rest: boolean): string | null {
  const parts = separator === ' ' ? value.trim().split(/\s+/) : value.split(separator).map((piece) => piece.trim())
  if (part < 0) return parts.at(part) ?? null
  return (rest ? parts.slice(part - 1).join(separator) : parts[part - 1]) ?? null
}

/** As the transform puts it in: `at` characters from the start, or from the end where it is below zero; a shorter value stays. */
export function insertText(value: string, text: string, at: number): string {
  const characters = [...value]
  if (characters.length <= Math.abs(at)) return value
  return characters.slice(0, at).join('') + text + characters.slice(at).join('')
}
