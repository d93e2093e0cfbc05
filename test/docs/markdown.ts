/** A block of code in a document. */
export interface Block {
  /** Of the first line of code, from 1. */
  line: number
  /** Such as `sh`; empty where none is given. */
  language: string
  /** What stands after the language: the schema of a JSON, the place of a file. */
  about: string
  code: string
  /** The file that runs it instead of this test, told in a comment above it: `<!-- run by test/flows/demo.test.ts -->`. */
  runBy: string | undefined
}

/** The fenced blocks of a document (CommonMark 4.5), in their order. */
export const blocksOf = (markdown: string): Block[] => {
  const lines = markdown.split('\n')
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const [, indent = '', fence, language = '', about = ''] = /^( *)(```+)(\S*) *(.*)$/.exec(lines[at] ?? '') ?? []
    if (fence === undefined) continue
    const end = lines.findIndex((line, index) => index > at && line.trim() === fence)
    if (end < 0) throw new Error(`The block in line ${at + 1} has no end.`)
    const code = lines.slice(at + 1, end).map((line) => line.replace(indent, ''))
    const [, runBy] = /^<!-- run by (\S+) -->$/.exec(lines[at - 1] || lines[at - 2] || '') ?? []
    blocks.push({ line: at + 2, language, about: about.trim(), code: `${code.join('\n')}\n`, runBy })
    at = end
  }
  return blocks
}

/** A line that a document shows, as a pattern: `…` stands for anything. */
export const linePattern = (line: string): string =>
  line
    .split('…')
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('.*')

/** What a document shows as output, as a pattern; `…` alone stands for any lines. */
export const outputPattern = (shown: string): RegExp => {
  const patterns = shown
    .trimEnd()
    .split('\n')
    .map((line) => (line === '…' ? String.raw`(?:.*\n)*` : `${linePattern(line)}\\n`))
  return new RegExp(`^${patterns.join('')}$`)
}

/** A file after a change that a document shows as a diff: what stays and goes has to be there, once. */
export const applyDiff = (text: string, diff: string): string => {
  const changes = diff.split('\n').filter((line) => /^[ +-]/.test(line) && !/^(?:---|\+\+\+) /.test(line))
  const side = (mark: string) =>
    changes
      .filter((line) => line.startsWith(' ') || line.startsWith(mark))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  const [before, after, ...more] = text.split(side('-'))
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`What the diff changes is not there, or several times:\n${side('-')}`)
  return before + side('+') + after
}
