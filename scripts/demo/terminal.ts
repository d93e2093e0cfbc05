import { stripVTControlCharacters, styleText } from 'node:util'

type Style = 'bold' | 'dim' | 'green' | 'red' | 'yellow' | 'cyan'

/** Where the demo writes: paragraphs, tables, and a line of progress that is rewritten in place on a terminal. */
export interface Terminal {
  line(text?: string): void
  heading(text: string): void
  /** Rows with aligned columns; a column of numbers (and percentages) is aligned to the right. */
  table(rows: readonly (readonly string[])[], indent?: number): void
  /** On a terminal the line is rewritten; elsewhere each different text becomes a line. */
  progress(text: string): void
  /** Ends the line of progress, keeping it as it is. */
  endProgress(): void
  style(style: Style, text: string): string
}

const visibleLength = (text: string) => stripVTControlCharacters(text).length
const isNumeric = (text: string) => /^[\d,.]* ?%?$/.test(text)

/** The text cut to a length, with an ellipsis where it was cut. */
export const shorten = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`

/** 1,234: counts as a person reads them. */
export const count = (amount: number): string => amount.toLocaleString('en-US')

/** `1 row`, `2 rows`. */
export const counted = (amount: number, one: string, many = `${one}s`): string =>
  `${count(amount)} ${amount === 1 ? one : many}`

/** 12.3 KB: a file size in powers of two. */
export const size = (bytes: number): string =>
  bytes < 1024
    ? `${bytes} B`
    : bytes < 1024 ** 2
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1024 ** 2).toFixed(1)} MB`

export const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Writes to a stream; colours only where a person sees them (a terminal, and no NO_COLOR). */
export const terminalOn = (stream: NodeJS.WriteStream): Terminal => {
  const rewrites = stream.isTTY === true
  const colours = rewrites && (process.env.NO_COLOR ?? '') === ''
  let pending = ''
  const style = (name: Style, text: string) => (colours ? styleText(name, text, { validateStream: false }) : text)
  const endProgress = () => {
    if (pending !== '' && rewrites) stream.write('\n')
    pending = ''
  }
  const line = (text = '') => {
    endProgress()
    stream.write(`${text}\n`)
  }
  return {
    style,
    line,
    endProgress,
    heading: (text) => {
      line()
      line(style('bold', text))
    },
    table: (rows, indent = 3) => {
      const columns = Math.max(0, ...rows.map((row) => row.length))
      const cellsOf = (column: number) => rows.map((row) => row[column] ?? '')
      const widths = Array.from({ length: columns }, (_, i) => Math.max(...cellsOf(i).map(visibleLength)))
      const rightAligned = Array.from({ length: columns }, (_, i) => cellsOf(i).slice(1).every(isNumeric))
      for (const row of rows) {
        const cells = row.map((cell, i) => {
          const gap = ' '.repeat(widths[i]! - visibleLength(cell))
          return rightAligned[i] ? gap + cell : cell + gap
        })
        line((' '.repeat(indent) + cells.join('  ')).trimEnd())
      }
    },
    progress: (text) => {
      if (text === pending) return
      stream.write(rewrites ? `\r\u001B[K   ${text}` : `   ${text}\n`)
      pending = text
    },
  }
}
