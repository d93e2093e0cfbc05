/** How a text file separates its cells. */
export interface Dialect {
  /** One character. */
  delimiter: string
  /** One character, or '' when quotes are plain text. */
  quote: string
  /** The quote itself (doubled), or a backslash. */
  escape: string
  /** A carriage return without a line feed ends a record too. */
  loneCarriageReturn: boolean
  /** Several delimiters in a row count as one: columns lined up with spaces. */
  merged: boolean
}

/** The value of a quoted cell, given what stood between its quotes. */
export function unescapeCell(raw: string, dialect: Dialect): string {
  const { quote, escape } = dialect
  if (!raw.includes(escape)) return raw
  if (escape === quote) return raw.replaceAll(quote + quote, quote)
  // A backslash before anything else than a quote or a backslash is text, as in a Windows path.
  let value = ''
  for (let at = 0; at < raw.length; at++) {
    const next = raw[at + 1]
    if (raw[at] === escape && (next === quote || next === escape)) at++
    value += raw[at] ?? ''
  }
  return value
}
