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

/** Of a backslash and a quote, the quote, unless another follows: then the two quotes are one, and the backslash is text. */
function escapedAlone(found: string, at: number, whole: string): string {
  const quote = found.slice(1)
  return whole[at + 2] === quote ? found : quote
}

/** The value of a quoted cell, given what stood between its quotes. */
export function unescapeCell(raw: string, dialect: Dialect): string {
  const { quote, escape } = dialect
  if (!raw.includes(escape)) return raw
  // A backslash before a quote that isn't doubled escapes it, as one row may do it otherwise than its file.
  if (escape === quote) return raw.replaceAll(`\\${quote}`, escapedAlone).replaceAll(quote + quote, quote)
  // A backslash before anything else than a quote or a backslash is text, as in a Windows path.
  let value = ''
  for (let at = 0; at < raw.length; at++) {
    const next = raw[at + 1]
    if (raw[at] === escape && (next === quote || next === escape)) at++
    value += raw[at] ?? ''
  }
  return value
}
