/** Never a value, whatever the column holds; compared trimmed and without case. */
export const NULL_WORDS: ReadonlySet<string> = new Set(
  ['-', '--', '---', '—', '–', '?', '??', '#n/a', '#na', 'n/a', 'n.a.', 'n. a.', 'null', '(null)', '<null>', 'nan']
    .concat(['#null!', 'k.a.', 'k. a.', '(blank)', '\\n', '#value!', '#ref!'])
    .concat(['not available', 'not applicable', 'nicht vorhanden']),
)

/** Whether a cell says "there is nothing here" in one of the ways that can't be meant otherwise. */
export function isNullWord(value: string): boolean {
  return value.length <= 20 && NULL_WORDS.has(value.trim().toLowerCase())
}
