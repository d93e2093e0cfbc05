/** A row of a CSV by the names of its header. */
export type CsvRow = Record<string, string>

/**
 * The records of a CSV as the service writes it: RFC 4180, UTF-8, no line end within a field but between quotes. A chunk may end
 * anywhere, within a character or between two quotes too; only the record that is being read is in memory.
 */
export const recordsOf = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[], void> {
  const decoder = new TextDecoder()
  let [record, field]: [string[], string] = [[], '']
  let [quoted, closing, began] = [false, false, false]

  const endField = () => {
    record.push(field)
    ;[field, quoted, closing] = ['', false, false]
  }

  const read = function* (text: string): Generator<string[], void> {
    for (const character of text) {
      if (quoted && !closing) {
        if (character === '"') closing = true
        else field += character
        continue
      }
      if (character === '"') {
        // Within quotes two are one; at the field's begin one opens them.
        if (closing) field += character
        ;[quoted, closing, began] = [true, false, true]
      } else if (character === ',') {
        endField()
        began = true
      } else if (character === '\n') {
        endField()
        yield record
        ;[record, began] = [[], false]
      } else if (character !== '\r') {
        field += character
        began = true
      }
    }
  }

  for await (const chunk of chunks) yield* read(decoder.decode(chunk, { stream: true }))
  yield* read(decoder.decode())
  if (quoted && !closing) throw new SyntaxError('The CSV ends within a quoted field: it did not arrive whole')
  if (began) {
    endField()
    yield record
  }
}

/** The rows of a CSV by the names of its header. */
export const rowsOf = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow, void> {
  let header: string[] | undefined
  for await (const record of recordsOf(chunks)) {
    if (header === undefined) header = record
    else yield Object.fromEntries(header.map((name, position) => [name, record[position] ?? '']))
  }
}
