// Over 300 lines: one entry for each way in which tables arrive broken.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanTables, numbersFrom, type Random, type Table } from './read-tables.ts'

/**
 * Clean tables polluted in one way at a time, after G. Vitagliano et al., "Pollock: A Data Loading Benchmark" (VLDB 2023): dialects
 * of a file and of one row, broken quotes, rows of the wrong length, and what stands around a table. Each comes with the table that a
 * person would read.
 */

interface Dialect {
  delimiter: string
  quote: string
  escape: string
  record: string
  /** Quotes around every cell, or only where they are needed. */
  all: boolean
}

const PLAIN: Dialect = { delimiter: ',', quote: '"', escape: '"', record: '\r\n', all: false }

interface Polluted {
  content: string | Buffer
  expected: Table
}

type Polluter = (table: Table, random: Random) => Polluted

function writeCell(cell: string, { delimiter, quote, escape, all }: Dialect): string {
  const risky = [...delimiter, quote, '\n', '\r'].some((character) => cell.includes(character))
  if (!all && !risky && cell.trim() === cell) return cell
  const safe = escape === quote ? cell : cell.replaceAll(escape, escape + escape)
  return quote + safe.replaceAll(quote, escape + quote) + quote
}

function writeRow(cells: string[], dialect: Dialect): string {
  return cells.map((cell) => writeCell(cell, dialect)).join(dialect.delimiter)
}

function linesOf({ header, rows }: Table, dialect: Dialect = PLAIN): string[] {
  return [header, ...rows].map((row) => writeRow(row, dialect))
}

function joined(lines: string[], record: string = PLAIN.record): string {
  return lines.map((line) => line + record).join('')
}

/** The whole file in another dialect. */
function inDialect(change: Partial<Dialect>): Polluter {
  const dialect = { ...PLAIN, ...change }
  return (table) => ({ content: joined(linesOf(table, dialect), dialect.record), expected: table })
}

/** One data row in another dialect. */
function rowInDialect(change: Partial<Dialect>, file: Partial<Dialect> = {}): Polluter {
  const dialect = { ...PLAIN, ...file }
  return (table, random) => {
    const lines = linesOf(table, dialect)
    const at = random.below(table.rows.length)
    lines[at + 1] = writeRow(table.rows[at]!, { ...dialect, ...change })
    return { content: joined(lines, dialect.record), expected: table }
  }
}

/** One data row written by hand; it may change what is expected of it. */
function oneRow(
  write: (cells: string[], random: Random, dialect: Dialect) => { line: string; cells?: string[] },
  file: Partial<Dialect> = {},
): Polluter {
  const dialect = { ...PLAIN, ...file }
  return (table, random) => {
    const at = random.below(table.rows.length)
    const lines = linesOf(table, dialect)
    const { line, cells } = write(table.rows[at]!, random, dialect)
    lines[at + 1] = line
    const rows = table.rows.with(at, cells ?? table.rows[at]!)
    return { content: joined(lines, dialect.record), expected: { ...table, rows } }
  }
}

/** A cell of the row that holds plain words: where a stray quote does most harm. */
function wordsAt(cells: string[], random: Random): number {
  const found = cells.flatMap((cell, at) => (/^[\p{L} ]{3,}$/u.test(cell) ? [at] : []))
  return found.length === 0 ? 0 : found[random.below(found.length)]!
}

function withCell(cells: string[], at: number, written: string, dialect: Dialect): string {
  return cells.map((cell, index) => (index === at ? written : writeCell(cell, dialect))).join(dialect.delimiter)
}

/** Lines before or after the table. */
function around(before: (width: number) => string[], after: (width: number) => string[]): Polluter {
  return (table) => {
    const width = table.header.length
    return { content: joined([...before(width), ...linesOf(table), ...after(width)]), expected: table }
  }
}

const nothing = (): string[] => []
const filledUp =
  (lines: string[]) =>
  (width: number): string[] =>
    lines.map((line) => writeCell(line, PLAIN) + ','.repeat(width - 1))
const bare = (lines: string[]) => (): string[] => lines.map((line) => writeCell(line, PLAIN))

const TITLE = [
  'Monthly report',
  'Created on 2024-05-03 by the finance department',
  'Confidential, for internal use only',
]
const NOTES = ['Source: internal records', 'Figures are preliminary', '* estimated']

function encoded(encoding: 'utf16le' | 'latin1' | 'utf8', mark: string): Polluter {
  return (table) => {
    const text = mark + joined(linesOf(table))
    // Windows-1252 is Latin-1 but for some signs, of which these tables have one.
    const bytes = encoding === 'latin1' ? text.replaceAll('€', '\x80') : text
    return { content: Buffer.from(bytes, encoding), expected: table }
  }
}

function blankLines(line: (width: number) => string): Polluter {
  return (table, random) => {
    const lines = linesOf(table)
    for (let count = 0; count < 4; count++) {
      lines.splice(2 + random.below(lines.length - 2), 0, line(table.header.length))
    }
    return { content: joined(lines), expected: table }
  }
}

/** A second, smaller table below the first, after blank lines or none. */
function secondTable(width: (columns: number) => number, gap: string[]): Polluter {
  return (table, random) => {
    const columns = width(table.header.length)
    const header = Array.from({ length: columns }, (_, at) => `Extra ${String.fromCharCode(65 + at)}`)
    const rows = Array.from({ length: 5 }, () => header.map(() => String(random.below(900) + 100)))
    return { content: joined([...linesOf(table), ...gap, ...linesOf({ header, rows })]), expected: table }
  }
}

const polluters: Record<string, Polluter> = {
  clean: inDialect({}),
  'delimiter-semicolon': inDialect({ delimiter: ';' }),
  'delimiter-tab': inDialect({ delimiter: '\t' }),
  'delimiter-pipe': inDialect({ delimiter: '|' }),
  'delimiter-colon': inDialect({ delimiter: ':', all: true }),
  'delimiter-space': inDialect({ delimiter: ' ', all: true }),
  'delimiter-comma-space': inDialect({ delimiter: ', ', all: true }),
  'delimiter-caret': inDialect({ delimiter: '^' }),
  'quote-all': inDialect({ all: true }),
  'quote-apostrophe': inDialect({ quote: "'", escape: "'", all: true }),
  'escape-backslash': inDialect({ escape: '\\', all: true }),
  'record-lf': inDialect({ record: '\n' }),
  'record-cr': inDialect({ record: '\r' }),
  'record-mixed': (table, random) => {
    const content = linesOf(table).map((line) => line + (random.below(2) === 0 ? '\n' : '\r\n'))
    return { content: content.join(''), expected: table }
  },
  'record-none-at-end': (table) => ({ content: linesOf(table).join('\n'), expected: table }),
  'encoding-utf8-mark': encoded('utf8', '\ufeff'),
  'encoding-utf16': encoded('utf16le', '\ufeff'),
  'encoding-windows-1252': encoded('latin1', ''),
  'row-delimiter-semicolon': rowInDialect({ delimiter: ';' }),
  'row-delimiter-semicolon-quoted': rowInDialect({ delimiter: ';' }, { all: true }),
  'row-delimiter-tab': rowInDialect({ delimiter: '\t' }, { delimiter: ';' }),
  'row-quote-apostrophe': rowInDialect({ quote: "'", escape: "'" }, { all: true }),
  'row-escape-backslash': oneRow(
    (cells, random, dialect) => {
      const at = wordsAt(cells, random)
      const changed = cells.with(at, `${cells[at]} 5"`)
      return { line: writeRow(changed, { ...dialect, escape: '\\' }), cells: changed }
    },
    { all: true },
  ),
  'row-record-lf': (table, random) => {
    const lines = linesOf(table).map((line) => `${line}\r\n`)
    const at = random.below(lines.length)
    lines[at] = lines[at]!.replace(/\r\n$/, '\n')
    return { content: lines.join(''), expected: table }
  },
  'quote-stray-inside': oneRow((cells, random, dialect) => {
    const at = wordsAt(cells, random)
    const changed = `${cells[at]!.slice(0, 2)}"${cells[at]!.slice(2)}`
    return { line: withCell(cells, at, changed, dialect), cells: cells.with(at, changed) }
  }),
  'quote-stray-inside-quoted': oneRow(
    (cells, random, dialect) => {
      const at = wordsAt(cells, random)
      const changed = `${cells[at]!.slice(0, 2)}"${cells[at]!.slice(2)}`
      return { line: withCell(cells, at, `"${changed}"`, dialect), cells: cells.with(at, changed) }
    },
    { all: true },
  ),
  'quote-stray-pair': oneRow(
    (cells, random, dialect) => {
      const at = wordsAt(cells, random)
      const changed = `the "${cells[at]}" one`
      return { line: withCell(cells, at, `"${changed}"`, dialect), cells: cells.with(at, changed) }
    },
    { all: true },
  ),
  'quote-stray-before-delimiter': oneRow(
    (cells, random, dialect) => {
      const at = wordsAt(cells, random)
      const changed = `5", ${cells[at]}`
      return { line: withCell(cells, at, `"${changed}"`, dialect), cells: cells.with(at, changed) }
    },
    { all: true },
  ),
  'quote-opening-missing': oneRow(
    (cells, random, dialect) => {
      const at = wordsAt(cells, random)
      return { line: withCell(cells, at, `${cells[at]}"`, dialect), cells: cells.with(at, `${cells[at]}"`) }
    },
    { all: true },
  ),
  'quote-closing-missing': oneRow(
    (cells, random, dialect) => {
      const at = wordsAt(cells, random)
      return { line: withCell(cells, at, `"${cells[at]}`, dialect), cells: cells.with(at, `"${cells[at]}`) }
    },
    { all: true },
  ),
  'quote-opening-stray': oneRow((cells, random, dialect) => {
    const at = wordsAt(cells, random)
    return { line: withCell(cells, at, `"${cells[at]}`, dialect), cells: cells.with(at, `"${cells[at]}`) }
  }),
  'cells-missing': oneRow((cells, random, dialect) => {
    const kept = 1 + random.below(cells.length - 1)
    const changed = cells.map((cell, at) => (at < kept ? cell : ''))
    return { line: writeRow(cells.slice(0, kept), dialect), cells: changed }
  }),
  'cells-extra': oneRow((cells, _, dialect) => ({ line: writeRow([...cells, 'extra', 'cells'], dialect) })),
  'cells-extra-empty': oneRow((cells, _, dialect) => ({ line: `${writeRow(cells, dialect)},,,` })),
  'delimiter-trailing': (table) => ({ content: joined(linesOf(table).map((line) => `${line},`)), expected: table }),
  'preamble-bare': around(bare(TITLE), nothing),
  'preamble-bare-blank': around(bare([...TITLE, '']), nothing),
  'preamble-one-line': around(bare(TITLE.slice(0, 1)), nothing),
  'preamble-filled-up': around(filledUp(TITLE), nothing),
  'preamble-filled-up-blank': around(filledUp([...TITLE, '']), nothing),
  'preamble-pairs': around(bare(['Company;Example Ltd', 'Period;2024']), nothing),
  'footnote-bare': around(nothing, bare(NOTES)),
  'footnote-bare-blank': around(nothing, bare(['', ...NOTES])),
  'footnote-filled-up': around(nothing, filledUp(NOTES)),
  'footnote-filled-up-blank': around(nothing, filledUp(['', ...NOTES])),
  'footnote-one-line': around(nothing, bare(['End of report'])),
  'footnote-count': around(nothing, (width) => ['', `Rows: 40${','.repeat(width - 1)}`]),
  'header-two-rows': (table) => {
    const groups = table.header.map((_, at) => (at % 2 === 0 ? `Part ${at / 2 + 1}` : ''))
    const header = table.header.map((name, at) => `Part ${Math.floor(at / 2) + 1} ${name}`)
    return { content: joined([writeRow(groups, PLAIN), ...linesOf(table)]), expected: { ...table, header } }
  },
  'header-two-rows-repeated': (table) => {
    const groups = table.header.map((_, at) => `Part ${Math.floor(at / 2) + 1}`)
    const header = table.header.map((name, at) => `${groups[at]} ${name}`)
    return { content: joined([writeRow(groups, PLAIN), ...linesOf(table)]), expected: { ...table, header } }
  },
  'header-units': (table) => {
    const units = table.header.map((_, at) => (at % 2 === 1 ? '(unit)' : ''))
    const header = table.header.map((name, at) => (at % 2 === 1 ? `${name} (unit)` : name))
    const [names = '', ...rows] = linesOf(table)
    return { content: joined([names, writeRow(units, PLAIN), ...rows]), expected: { ...table, header } }
  },
  'header-none': (table) => {
    const header = table.header.map((_, at) => `Column ${at + 1}`)
    return { content: joined(linesOf(table).slice(1)), expected: { ...table, header } }
  },
  'header-empty-cell': (table, random) => {
    const at = random.below(table.header.length)
    const [, ...rows] = linesOf(table)
    const header = table.header.with(at, `Column ${at + 1}`)
    return { content: joined([writeRow(table.header.with(at, ''), PLAIN), ...rows]), expected: { ...table, header } }
  },
  'header-repeated': (table, random) => {
    const lines = linesOf(table)
    lines.splice(2 + random.below(lines.length - 2), 0, lines[0]!)
    return { content: joined(lines), expected: table }
  },
  'rows-none': (table) => ({ content: joined(linesOf(table).slice(0, 1)), expected: { ...table, rows: [] } }),
  'rows-one': (table) => {
    const expected = { ...table, rows: table.rows.slice(0, 1) }
    return { content: joined(linesOf(expected)), expected }
  },
  'blank-lines': blankLines(() => ''),
  'blank-lines-filled-up': blankLines((width) => ','.repeat(width - 1)),
  'tables-two-narrow': secondTable((columns) => Math.max(2, columns - 2), ['', '']),
  'tables-two-wide': secondTable((columns) => columns + 3, ['', '']),
  'tables-two-same-width': secondTable((columns) => columns, ['', '']),
  'tables-two-no-gap': secondTable((columns) => Math.max(2, columns - 2), []),
}

const SEEDS = [11, 23]

/** Writes polluted files and what is expected of them, under the same names, and returns how many. */
export async function generateFiles(polluted: string, expected: string): Promise<number> {
  await mkdir(polluted, { recursive: true })
  await mkdir(expected, { recursive: true })
  let files = 0
  for (const [kind, pollute] of Object.entries(polluters)) {
    let number = 0
    for (const seed of SEEDS) {
      for (const table of cleanTables(seed)) {
        const name = `${kind}-${++number}.csv`
        const result = pollute(table, numbersFrom(seed + number))
        await writeFile(join(polluted, name), result.content)
        await writeFile(join(expected, name), joined(linesOf(result.expected)))
        files++
      }
    }
  }
  return files
}
