/** A SQL string literal: `'it''s'`. DuckDB's parser ends a statement at a NUL, so a text with one is spelled with `chr(0)`. */
export function quoteLiteral(text: string): string {
  const parts = text.split('\0').map((part) => `'${part.replaceAll("'", "''")}'`)
  return parts.length === 1 ? (parts[0] ?? "''") : `(${parts.join(' || chr(0) || ')})`
}
