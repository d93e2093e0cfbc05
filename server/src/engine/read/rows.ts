import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { RowProblem } from '../model.ts'
import { MAX_CELL_LENGTH } from './limits.ts'

export interface RowsWriter {
  write: (row: number, cells: readonly string[], problem: RowProblem | null, extra: readonly string[]) => void
  /** Waits until the disk has caught up: call between pieces of input. */
  drained: () => Promise<void>
  /** Bytes of the longest row. */
  close: () => Promise<{ rows: number; problems: number; longest: number }>
  destroy: () => void
}

const FLUSH_LENGTH = 524_288

/**
 * Writes rows in one strict form that DuckDB's reader takes whatever the cells hold: `_row,_problem,_extra,c0,…`, every
 * cell in quotes, an empty one as nothing. Faster than DuckDB's appender from JavaScript, and nothing is held in memory.
 */
export function createRowsWriter(path: string): RowsWriter {
  const stream = createWriteStream(path, { highWaterMark: FLUSH_LENGTH })
  const done = finished(stream)
  // Observed by close() and drained(); a failure in between must not count as unhandled.
  done.catch(() => undefined)
  let text = ''
  let rows = 0
  let problems = 0
  let longest = 0
  let full = false

  const flush = (): void => {
    if (text === '') return
    full = !stream.write(text) || full
    text = ''
  }
  return {
    write: (row, cells, problem, extra) => {
      let line = `${row},${problem ?? ''},${extra.length === 0 ? '' : quoted(extraJson(extra))}`
      for (const cell of cells) line += cell === '' ? ',' : `,${quoted(cell)}`
      line += '\n'
      rows++
      if (problem !== null) problems++
      if (line.length > longest) longest = line.length
      text += line
      if (text.length > FLUSH_LENGTH) flush()
    },
    drained: async () => {
      if (!full) return
      await Promise.race([once(stream, 'drain'), done])
      full = false
    },
    close: async () => {
      flush()
      stream.end()
      await done
      return { rows, problems, longest: longest * 3 }
    },
    destroy: () => stream.destroy(),
  }
}

function quoted(cell: string): string {
  return cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : `"${cell}"`
}

/** As many of the surplus cells as fit into one cell. */
function extraJson(extra: readonly string[]): string {
  let length = 0
  const fitting = extra.findIndex((cell) => (length += cell.length + 3) > MAX_CELL_LENGTH)
  return JSON.stringify(fitting < 0 ? extra : extra.slice(0, fitting))
}

/** DuckDB's buffers are 16 lines of the greatest size long unless told otherwise. */
export function lineSize(longest: number): Record<string, string> {
  const size = Math.max(2_097_152, longest)
  return { max_line_size: String(size), buffer_size: String(Math.max(size, 16_777_216)), ...lineEnd('\n') }
}

/** Without being told, DuckDB's reader guesses the line end, and takes one inside quotes for it. */
export function lineEnd(end: '\n' | '\r\n'): Record<string, string> {
  return { new_line: end === '\n' ? "'\\n'" : "'\\r\\n'" }
}
