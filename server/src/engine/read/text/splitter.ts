import { MAX_CELL_LENGTH, MAX_CELLS_PER_ROW, MAX_QUOTE_LOOKAHEAD, MAX_ROW_LENGTH } from '../limits.ts'
import type { RowProblem } from '../../model.ts'
import { unescapeCell, type Dialect } from './dialect.ts'
import { endOfLine, inApostrophes, repairRecord, withoutApostrophes } from './repair.ts'

/** One record of a text file. An empty cell and a quoted empty cell are both ''. */
export interface TextRecord {
  /** 1-based number of the record in the file: a quoted line break doesn't start a new one. */
  row: number
  cells: string[]
  problem: RowProblem | null
  /** Nothing but spaces on the line. */
  blank: boolean
  /** Quotes that were neither at the edge of a cell nor escaped, and so were taken as text; one more for a row in other quotes. */
  stray: number
}

export interface Splitter {
  push: (text: string) => void
  end: () => void
}

interface SplitterOptions {
  /** Cells that a row should have, once known: lets broken quotes be read the way that fits. */
  expected?: number
  /** Number of the first record. */
  firstRow?: number
  onRecord: (record: TextRecord) => void
}

// States of the cell under the cursor.
const START = 0
const PLAIN = 1
const QUOTED = 2
const CLOSED = 3

const LF = 10
const CR = 13
const SPACE = 32
const APOSTROPHE = 39

/**
 * Splits text into records without ever refusing any: what a strict reader would reject is read the way that fits best
 * and marked. Takes the text in pieces; holds at most one record, and of that no more than the caps in limits.ts.
 *
 * Worst case: a quote that never closes makes the following lines be read twice. `rescanBudget` bounds that; once spent,
 * quotes are plain characters for the rest of the file.
 */
export function createSplitter(dialect: Dialect, options: SplitterOptions): Splitter {
  const delimiter = dialect.delimiter.charCodeAt(0)
  const escape = dialect.escape.charCodeAt(0)
  let quote = dialect.quote === '' ? -1 : dialect.quote.charCodeAt(0)
  const { merged } = dialect
  let rescanBudget = 67_108_864

  let text = ''
  let position = 0
  /** Start of the record in `text`; -1 once its beginning had to be let go. */
  let recordStart = 0
  let cellStart = 0
  let state = START
  let openedAt = 0
  let closedAt = 0
  /** The kept beginning of a cell that is too long. */
  let held: string | null = null
  let cells: string[] = []
  let length = 0
  let stray = 0
  let quotedBreak = false
  let sawQuote = false
  let problem: RowProblem | null = null
  let row = options.firstRow ?? 1

  const addCell = (cell: string): void => {
    length += cell.length
    if (cells.length >= MAX_CELLS_PER_ROW || length > MAX_ROW_LENGTH) {
      problem = 'cut_off'
      return
    }
    if (cell.length > MAX_CELL_LENGTH) problem = 'cut_off'
    cells.push(cell.length > MAX_CELL_LENGTH ? cutText(cell, MAX_CELL_LENGTH) : cell)
  }

  const endCell = (at: number): void => {
    if (merged) {
      // Spaces before a cell or at the end of the line separate nothing.
      while (cellStart < at && text.charCodeAt(cellStart) === delimiter) cellStart++
      if (state === START && cells.length > 0) return
    }
    if (held !== null) addCell(held + text.slice(cellStart, at))
    else if (state === CLOSED) addCell(unescapeCell(text.slice(openedAt + 1, closedAt), dialect))
    else addCell(text.slice(cellStart, at))
    held = null
    state = START
  }

  const startRecord = (at: number): void => {
    recordStart = at
    cellStart = at
    position = at
    cells = []
    length = 0
    stray = 0
    quotedBreak = false
    sawQuote = false
    problem = null
    state = START
  }

  /** Emits the record that ends at `at` (before its line break) and starts the next at `next`. */
  const endRecord = (at: number, next: number, unclosed: boolean): void => {
    const suspect = stray > 0 || unclosed || cells.length !== (options.expected ?? cells.length)
    if (suspect && recordStart >= 0) {
      const repaired = repairRecord(text.slice(recordStart, at), dialect, {
        cells,
        unclosed,
        quotedBreak,
        stray,
        ...(options.expected === undefined ? {} : { expected: options.expected }),
      })
      if (repaired !== null) {
        const end = recordStart + repaired.consumed
        rescanBudget -= at - end
        if (rescanBudget < 0) quote = -1
        const after = end >= at ? next : skipLineBreak(end)
        options.onRecord({ row: row++, cells: repaired.cells, problem: repaired.problem, blank: false, stray })
        startRecord(after)
        return
      }
    }
    if (quote !== APOSTROPHE && inApostrophes(cells)) {
      cells = cells.map(withoutApostrophes)
      stray++
    }
    const blank = !sawQuote && cells.length === 1 && (cells[0] ?? '').trim() === ''
    options.onRecord({ row: row++, cells, problem: unclosed ? 'unclosed_quote' : problem, blank, stray })
    startRecord(next)
  }

  const skipLineBreak = (at: number): number =>
    text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF ? at + 2 : at + 1

  /** A quote that stayed open for too long: the line it is on becomes a record of its own. */
  const giveUpQuote = (): void => {
    const lineEnd = recordStart < 0 ? -1 : endOfLine(text, openedAt, dialect)
    if (lineEnd >= 0) {
      endRecord(position, position, true)
      return
    }
    rescanBudget -= position - openedAt
    if (rescanBudget < 0) quote = -1
    state = PLAIN
    cellStart = openedAt
    position = openedAt + 1
    problem = 'unclosed_quote'
  }

  /** Lets go of text that nobody needs any more. */
  const compact = (): void => {
    const quoted = state === QUOTED || state === CLOSED
    if (quoted && position - openedAt > MAX_QUOTE_LOOKAHEAD) giveUpQuote()
    const keep = recordStart >= 0 && position - recordStart <= MAX_QUOTE_LOOKAHEAD * 2
    if (!keep) recordStart = -1
    if (!keep && (state === PLAIN || state === START) && position - cellStart > MAX_CELL_LENGTH) {
      held = held === null ? text.slice(cellStart, cellStart + MAX_CELL_LENGTH + 1) : held
      cellStart = position
    }
    const from = keep ? recordStart : state === QUOTED || state === CLOSED ? openedAt : cellStart
    text = text.slice(from)
    position -= from
    cellStart -= from
    openedAt -= from
    closedAt -= from
    if (keep) recordStart = 0
  }

  /** Reads on from `position`; stops where the next character would have to be known and isn't. */
  const scan = (final: boolean): void => {
    while (position < text.length) {
      const code = text.charCodeAt(position)
      if (state === QUOTED) {
        if (code === escape && escape !== quote) {
          if (position + 1 >= text.length && !final) return
          position += 2
        } else if (code === quote) {
          if (position + 1 >= text.length && !final) return
          if (escape === quote && text.charCodeAt(position + 1) === quote) {
            position += 2
          } else {
            state = CLOSED
            closedAt = position++
          }
        } else {
          if (code === LF || code === CR) quotedBreak = true
          position++
        }
        continue
      }
      if (code === delimiter && !(merged && state === START)) {
        endCell(position)
        cellStart = ++position
        continue
      }
      if (code === LF || code === CR) {
        if (code === CR && position + 1 >= text.length && !final) return
        const crlf = code === CR && text.charCodeAt(position + 1) === LF
        if (code === LF || crlf || dialect.loneCarriageReturn) {
          const at = position
          endCell(at)
          endRecord(at, at + (crlf ? 2 : 1), false)
          continue
        }
      }
      if (state === CLOSED) {
        if (code === SPACE) {
          position++
          continue
        }
        // Text after a closing quote: that quote was no end of the cell. Read on inside; repair looks at it later.
        stray++
        state = QUOTED
        position = closedAt + 1
        continue
      }
      if (state === START) {
        if (code === quote && held === null) {
          state = QUOTED
          sawQuote = true
          openedAt = position
        } else if (code !== SPACE) {
          state = PLAIN
        }
      }
      position++
    }
  }

  return {
    push: (piece) => {
      text = text === '' ? piece : text + piece
      scan(false)
      compact()
    },
    end: () => {
      scan(true)
      // A repaired record hands back the lines that its open quote had swallowed: read those too.
      while (recordStart !== text.length) {
        const unclosed = state === QUOTED
        const at = text.length
        if (unclosed) {
          state = PLAIN
          cellStart = openedAt
        }
        endCell(at)
        endRecord(at, at, unclosed)
        scan(true)
      }
    },
  }
}

/** Cuts without leaving half a surrogate pair behind. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  const last = text.charCodeAt(length - 1)
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? length - 1 : length)
}
