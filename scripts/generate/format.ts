import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'

type OwnStyle = FormatConfig & { ignorePatterns: readonly string[] }

/** The text of a file in the project's own style, so that a reader sees no difference between what is written and what is generated. */
export const formatted = async (root: string, path: string, text: string): Promise<string> => {
  const { ignorePatterns: _, ...style } = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8')) as OwnStyle
  const { code, errors } = await format(path, text, style)
  if (errors.length > 0)
    throw new Error(`${path} can't be formatted: ${errors.map(({ message }) => message).join('; ')}`)
  return code
}
