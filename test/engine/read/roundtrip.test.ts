import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

interface Dialect {
  delimiter: string
  quote: string
  lineEnd: string
  /** Quote every cell, or only those that need it. */
  always: boolean
  finalLineEnd: boolean
  encoding: 'utf8' | 'utf8-mark' | 'utf16le' | 'utf16be' | 'latin1'
}

const dialects: fc.Arbitrary<Dialect> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  quote: fc.constantFrom('"', '"', '"', "'"),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  always: fc.boolean(),
  finalLineEnd: fc.boolean(),
  encoding: fc.constantFrom('utf8', 'utf8-mark', 'utf16le', 'utf16be', 'latin1'),
})

/** Texts as tables have them: words, numbers, and characters that mean something to a reader of delimited text. */
const cells = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-zA-ZäöüéÀ]{1,12}( [a-z]{1,8}){0,3}$/) },
  { weight: 2, arbitrary: fc.integer().map(String) },
  { weight: 2, arbitrary: fc.constantFrom('', '', '12.5', '2024-05-01', 'a@example.com') },
  { weight: 1, arbitrary: fc.stringMatching(/^[ -~]{0,20}$/) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '"',
      '""',
      "'",
      ',',
      ';',
      'a, b',
      'x;y',
      ' lead',
      'trail ',
      'two\nlines',
      'a\r\nb',
      '"q"',
    ),
  },
)

const tables = fc
  .integer({ min: 2, max: 6 })
  .chain((width) => fc.array(fc.array(cells, { minLength: width, maxLength: width }), { minLength: 4, maxLength: 30 }))

function write(rows: string[][], dialect: Dialect): Buffer {
  const { delimiter, quote, lineEnd } = dialect
  // What uses apostrophes (dumps of databases) puts them around everything: a lone one would be no evidence.
  const always = dialect.always || quote === "'"
  const needsQuotes = (cell: string): boolean =>
    always || /[\r\n]|^\s|\s$/.test(cell) || cell.includes(delimiter) || cell.includes('"') || cell.includes("'")
  const lines = rows.map((cellsOfRow) =>
    cellsOfRow
      .map((cell) => (needsQuotes(cell) ? `${quote}${cell.replaceAll(quote, quote + quote)}${quote}` : cell))
      .join(delimiter),
  )
  const text = lines.join(lineEnd) + (dialect.finalLineEnd ? lineEnd : '')
  if (dialect.encoding === 'utf16be') return Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  if (dialect.encoding === 'utf16le') return Buffer.from(`\ufeff${text}`, 'utf16le')
  if (dialect.encoding === 'latin1') return Buffer.from(text, 'latin1')
  return Buffer.from(dialect.encoding === 'utf8-mark' ? `\ufeff${text}` : text)
}

test('a table written in any common dialect is read back exactly', async () => {
  await fc.assert(
    fc.asyncProperty(tables, dialects, async (rows, dialect) => {
      const width = rows[0]?.length ?? 0
      // A first column of numbers makes the header certain and the dialect findable, as ids do in real tables.
      const header = ['id', ...Array.from({ length: width }, (_, at) => `field_${at + 1}`)]
      const body = rows.map((row, at) => [String(at + 1), ...row])
      const found = await readContent(write([header, ...body], dialect))
      expect(found.columns).toEqual(header)
      expect(found.rows).toEqual(body.map((row, at) => [at + 2, ...row.map((cell) => (cell === '' ? null : cell))]))
      expect(found.problems).toEqual({})
    }),
    { numRuns: 100, seed: 20_241_105 },
  )
})
