import { always, anything, type TransformKind } from './node.ts'
import { spaceClass } from './text.ts'

/** All spaces but the plain one. */
const otherSpaces = spaceClass.replace('\\s', '\\t\\n\\f\\r')

/** Tests and plain replacements come first: a global one by pattern costs many times as much, and few values need it. */
export const collapseSpaces: TransformKind<'collapse_spaces'> = {
  compile: (_, input, { define }) => {
    const paired = define(`CASE WHEN contains(${input}, '  ') THEN replace(${input}, '  ', ' ') ELSE ${input} END`)
    return {
      value: `CASE WHEN contains(${paired}, '  ') OR regexp_matches(${paired}, '[${otherSpaces}]')
        THEN regexp_replace(${paired}, '[${spaceClass}]+', ' ', 'g') ELSE ${paired} END`,
    }
  },
  describe: () => 'Make every run of spaces a single space',
  lossless: always,
  expects: anything,
}
