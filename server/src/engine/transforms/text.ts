import { quoteLiteral } from '../literal.ts'

/** Every character that counts as a space around a value: Unicode's White_Space, and the zero-width marks that files carry. */
export const spaces =
  '\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\u200b\u2060\ufeff'

/** The visible ones of `spaces` as the inside of an RE2 character class. */
export const spaceClass =
  '\\s\\v\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}'

const spaceAtEnd = `'^[${spaceClass}\\x{200b}\\x{2060}\\x{feff}]|[${spaceClass}\\x{200b}\\x{2060}\\x{feff}]$'`

/**
 * Text without spaces at its ends; NULL when nothing is left. `column` is a name, not an expression, as it stands here several times.
 * Tests come first, then plain trimming: trimming by a set of characters costs ten times as much, and few values need it.
 */
export function trimmed(column: string): string {
  const plain = `trim(${column})`
  const thorough = `CASE WHEN regexp_matches(${plain}, ${spaceAtEnd}) THEN trim(${column}, ${quoteLiteral(spaces)}) ELSE ${plain} END`
  return `nullif(CASE WHEN regexp_matches(${column}, ${spaceAtEnd}) THEN ${thorough} ELSE ${column} END, '')`
}

/**
 * The same in two steps, for half the price; '' when nothing is left. `define` computes an expression once and names it. Plain spaces go
 * first, those in front alone where none is behind: to look for the last letter reads the whole text. What is ASCII then, as most texts are, shows without a pattern whether another space stands at its ends.
 */
export function trimmedInSteps(column: string, define: (expression: string) => string): string {
  const plain = define(
    `CASE WHEN ends_with(${column}, ' ') THEN trim(${column}) WHEN starts_with(${column}, ' ') THEN ltrim(${column}) ELSE ${column} END`,
  )
  const otherEnds = [9, 10, 11, 12, 13].map((code) => `ends_with(${plain}, chr(${code}))`)
  const bare = `${plain} BETWEEN '!' AND '~' AND strlen(${plain}) = length(${plain}) AND NOT (${otherEnds.join(' OR ')})`
  return `CASE WHEN ${bare} THEN ${plain}
    WHEN regexp_matches(${plain}, ${spaceAtEnd}) THEN trim(${plain}, ${quoteLiteral(spaces)}) ELSE ${plain} END`
}

/**
 * Whether a SQL text is one of `texts`. Never by SQL's IN: DuckDB makes a join of a list of five or more, and joins give up the order of rows.
 */
export function isOneOf(expression: string, texts: string[]): string {
  return `list_contains([${texts.map(quoteLiteral).join(', ')}]::VARCHAR[], ${expression})`
}

/** `text` as part of an RE2 pattern that matches just itself. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, (character) => `\\x{${character.codePointAt(0)?.toString(16)}}`)
}

/** Text as people see it in a sentence. */
export function quoted(text: string): string {
  return `“${text}”`
}

/** “a”, “b” and 3 more. */
export function quotedList(texts: string[], shown = 5): string {
  const head = texts.slice(0, shown).map(quoted).join(', ')
  return texts.length > shown ? `${head} and ${texts.length - shown} more` : head
}

/** Whether SQL text has a letter or a digit: what makes a left-out piece a loss. */
export function hasContent(expression: string): string {
  return `regexp_matches(${expression}, '[\\p{L}\\p{N}]')`
}
