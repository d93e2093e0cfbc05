import { always, anything, type TransformKind } from './node.ts'
import { spaceClass } from './text.ts'

/** All spaces but the plain one. */
const otherSpaces = spaceClass.replace('\\s', '\\t\\n\\f\\r')

/** The test comes first because most values have nothing to collapse, and finding that out is much cheaper than replacing. */
export const collapseSpaces: TransformKind<'collapse_spaces'> = {
  compile: (_, input) => ({
    value: `CASE WHEN regexp_matches(${input}, '  |[${otherSpaces}]')
      THEN regexp_replace(${input}, '[${spaceClass}]+', ' ', 'g') ELSE ${input} END`,
  }),
  describe: () => 'Make every run of spaces a single space',
  lossless: always,
  expects: anything,
}
