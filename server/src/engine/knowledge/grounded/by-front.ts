import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { BELONGING } from './by-event.ts'
import { condition, type Condition } from './condition.ts'
import { isSameWord, wordsBesideNumbers, type Word } from './words.ts'

// “Skip voided entries” where memos read “VOID: Brake service”: programs write what became of a row in front of its text, in capitals, with a mark behind it.

/** Capitals in front of a text, with a mark behind them or in brackets. */
export const FRONT = /^\s*(?:[[(*<]+\s*)?(\p{Lu}[\p{Lu} ]{2,18}\p{Lu})\s*(?:[\])*>]|[:–—-](?=\s|$))/u
const LEAST_LETTERS = 5
/** What stands in front of most texts is how the column is written. */
const MOST = 0.5

/** “Sales marked void”: the word that stands in their texts, in whatever letters. */
const MARKED =
  /(?<!\p{L})(?:marked|labelled|flagged|noted|gekennzeichnet|markiert|vermerkt|marquée?s?|notée?s?|marcad[oa]s?|anotad[oa]s?|segnat[oaie]|contrassegnat[oaie]|annotat[oaie]|gemarkeerd)(?: (?:as|with|als|mit|comme|avec|como|con|come|met))?\s+["“„«]?(\p{L}{4,})/iu
/** Between what is noted and what is said of it: “VOID - rang twice”, “void, card declined”. */
const BETWEEN = /\s*[,;:()[\]*/!]\s*|\s+[–—-]\s+|\.\s+|\.$/u

/** The rows whose text begins with the state that is spoken of, or has it apart where they are said to be marked so, in the only column that has such. */
export function byFront(piece: string, profile: TableProfile, nouns: ReadonlySet<string>): Condition[] {
  const [own = ''] = piece.split(BELONGING)
  const words = wordsBesideNumbers(own).filter(({ text, stem }) => text.length >= LEAST_LETTERS && !nouns.has(stem))
  const mark = MARKED.exec(own)?.[1]?.toLowerCase()
  const isMeant = (value: string): boolean => {
    const front = FRONT.exec(value)?.[1]
    const isMarked = mark !== undefined && value.toLowerCase().split(BETWEEN).includes(mark)
    return isMarked || (front !== undefined && words.some(({ text }) => isSameWord(text, front)))
  }
  const [column, ...others] = profile.columns.filter((one) => one.complete && isRare(one, isMeant))
  if (!column || others.length > 0) return []
  // “Voided checks” are those of the checks; a memo of theirs that other rows have as well doesn't tell them apart.
  const isOther = (value: string): boolean =>
    profile.rows.some((cells) => (cells[column.position] ?? '') === value && !isOfKind(cells, words, profile))
  const found = condition(
    profile,
    column,
    (value) => isMeant(value) && !isOther(value),
    `“${column.name}” says so in front`,
  )
  return found.when.is === 'one_of' && found.when.values.length > 0 ? [found] : []
}

/** Kinds are few. */
const MOST_KINDS = 30

/** Whether a row is of the kind that the words name, where they name one that the table has. */
function isOfKind(cells: readonly (string | null)[], words: readonly Word[], { columns }: TableProfile): boolean {
  const kinds = columns.filter(
    ({ complete, distinct, filled }) => complete && distinct <= MOST_KINDS && distinct < filled,
  )
  return kinds.every(({ values, position }) => {
    const named = words.filter(({ text }) => values.some(({ value }) => isSameWord(text, value)))
    return named.length === 0 || named.some(({ text }) => isSameWord(text, cells[position] ?? ''))
  })
}

function isRare({ values, filled }: ColumnProfile, isMeant: (value: string) => boolean): boolean {
  const cells = values.reduce((sum, { value, count }) => (isMeant(value) ? sum + count : sum), 0)
  return cells > 0 && cells <= MOST * filled
}
