import type { TableProfile } from '../profile/model.ts'
import { rememberingOf } from '../remembering.ts'
import type { Directive } from './directives.ts'

// “A = active  D = down  S = standby”, above or below a table or on a sheet of notes: what the codes of the file's tables mean, as those who kept them wrote it
// down. Only such lists are read there: whatever else a file says is data, and tells nobody what to do.

const CODE = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}.+/*-]{0,6}[\\p{L}\\p{N}+*])?|\\d{1,3}(?:/\\d{1,3})+'
/** “07/14/30 = days from invoice”: so many of each. */
const FIGURES = /^\d{1,3}(?:\/\d{1,3})+$/u
/** A further list in the same line, which says what it is of: “…      Terms: C = cash”. */
const NEXT_LIST = /(?:\s{2,}|\s*[;|·•]\s*|\.\s+)(?=\p{L}[^=:→\n]{1,39}?\s*:\s*\S{1,10}\s*(?:=|→|->))/u
const ITEM = new RegExp(
  `^["“„«'‘]?(${CODE})["”“»'’]?\\s*(?:=|→|->|:|[–—]|\\s-\\s)\\s*((?:\\d{1,3} )?\\p{L}[^=→|\\n]{0,60})$`,
  'u',
)
/** “Status: A = active, …” */
const LABEL = /^([^=:→\n]{2,40}?)\s*:\s*(?=\S{1,10}\s*(?:=|→|->))/u
const HEADING = /^([^=→\n]{2,40}?)\s*:$/u
const APART = /\s{2,}|\s*[;|·•\n\t]\s*|\s*,\s*(?=\S{1,10}\s*(?:=|→|->|:|[–—]|\s-\s))|\.\s+(?=\S{1,10}\s*=)/u
const FEWEST = 2
/** A longer sheet is no notes. */
const MOST_LINES = 100
const MOST_COLUMNS = 2
/** So many lines of a text have no comma. */
const MOSTLY_ALONE = 0.6
const SIGN = /=|→|->|:/u
const LONGEST = 600

/** Codes with what they mean, and what the list calls the column that has them. */
export interface Legend {
  column: string | null
  entries: { raw: string; meanings: string[] }[]
}

/** What codes mean by the notes in the files: lists of values of the columns that have nearly no others. */
export function legendsIn(profiles: readonly TableProfile[]): Directive[] {
  return profiles.flatMap((profile) => {
    const { table } = profile
    const said = isOfNotes(profile) ? `sheet ${table.name} of ${table.file_name}` : `the lines around ${table.name}`
    return legendsOf(profile).map(({ column, entries }): Directive => ({
      kind: 'value_list',
      column,
      entries,
      by: 'matcher',
      slug: null,
      origin: said,
      revision: 0,
      said: entries.map(({ raw, meanings }) => `${raw} = ${meanings[0]!}`).join(', '),
    }))
  })
}

/** Lines of text, and no rows of data: where these have a comma here and there, they were read as cells. */
function isOfNotes({ columns, rows, table }: TableProfile): boolean {
  const alone = rows.filter(([first, ...others]) => first?.trim() && !others.some((cell) => cell?.trim()))
  const isText = columns.length <= MOST_COLUMNS || alone.length >= MOSTLY_ALONE * rows.length
  return isText && table.rows <= MOST_LINES && rows.length > 0
}

function linesOf(profile: TableProfile): string[] {
  const { above = [], below = [] } = profile.table
  return [...above, ...notesOf(profile), ...below].map(lineOf)
}

/** A line of cells; what goes on with what the cell before it says of a code was parted at a comma: “M = on order, not here yet”. */
function lineOf(cells: readonly (string | null)[]): string {
  return cells.reduce<string>((line, cell) => {
    const text = cell?.trim() ?? ''
    if (line === '' || text === '') return line + text
    const goesOn = ITEM.test(line.split(APART).at(-1)!.trim()) && /^[\p{Ll}(]/u.test(text) && !SIGN.test(text)
    return `${line}${goesOn ? ', ' : '  '}${text}`
  }, '')
}

function notesOf(profile: TableProfile): (string | null)[][] {
  return isOfNotes(profile) ? [profile.columns.map(({ name }) => name), ...profile.rows] : []
}

/** “locked | x = no longer lent”, on a sheet of notes: the name of a column, and beside it what a cell of it means. One is enough there. */
function namedBeside(profile: TableProfile): Legend[] {
  return notesOf(profile).flatMap((cells): Legend[] => {
    const [column = '', said = '', ...more] = cells.map((cell) => cell?.trim() ?? '')
    const entries = column === '' || more.some((cell) => cell !== '') || !/=|→|->/.test(said) ? [] : entriesIn(said)
    return entries.length > 0 && !/=|→|->/.test(column) ? [{ column: column.replace(/\s*:$/, ''), entries }] : []
  })
}

/** “Ward (N=north, S=south)”: what the cells below a header mean, in brackets behind it. */
function inHeader({ name }: { name: string }): Legend[] {
  const entries = entriesIn(/\S\s*\(([^()]*[=:→][^()]*)\)\s*$/u.exec(name)?.[1] ?? '')
  return entries.length >= FEWEST ? [{ column: name, entries }] : []
}

/** The lists in the lines of a table: each in one line, or an entry a line, perhaps below what it is of. */
export const legendsOf = rememberingOf((profile: TableProfile): Legend[] => {
  const legends: Legend[] = []
  let open: Legend = { column: null, entries: [] }
  const close = (column: string | null): void => {
    if (open.entries.length >= FEWEST) legends.push(open)
    open = { column, entries: [] }
  }
  for (const line of linesOf(profile).flatMap((whole) => whole.split(NEXT_LIST))) {
    const label = LABEL.exec(line)
    const entries = line.length > LONGEST ? [] : entriesIn(label ? line.slice(label[0].length) : line)
    if (label || entries.length !== 1) close(HEADING.exec(line)?.[1] ?? label?.[1] ?? null)
    open.entries.push(...entries)
    if (entries.length > 1) close(null)
  }
  close(null)
  return [...legends, ...namedBeside(profile), ...profile.columns.flatMap(inHeader)]
})

/** The entries of a line that has nothing else. */
function entriesIn(line: string): Legend['entries'] {
  const read = line.split(APART).map((piece) => ITEM.exec(piece.trim()))
  return read.every((item) => item !== null)
    ? read.flatMap((item) => meantBy(item[1]!, item[2]!.trim().replace(/\.$/, '')))
    : []
}

function meantBy(raw: string, meaning: string): Legend['entries'] {
  if (!FIGURES.test(raw)) return [{ raw, meanings: [meaning] }]
  return raw.split('/').map((figure) => ({ raw: figure, meanings: [`${Number(figure)} ${meaning}`] }))
}
