import { quoteLiteral } from '../literal.ts'
import { always, anything, type TransformKind } from './node.ts'
import { quoted } from './text.ts'

export const takeBack: TransformKind<'take_back'> = {
  compile: ({ steps, pattern }, input, scope) => {
    const before = scope.before(steps)
    const matches = (value: string): string => `coalesce(regexp_full_match(${value}, ${quoteLiteral(pattern)}), false)`
    const kept = scope.define(`${matches(input)} AND NOT ${matches(before)}`)
    return {
      value: `CASE WHEN ${kept} THEN ${input} ELSE ${before} END`,
      undoes: { steps, where: `NOT ${kept}` },
    }
  },
  describe: ({ steps, pattern }) =>
    `Take that${steps === 1 ? '' : ` and the ${steps === 2 ? 'step' : `${steps - 1} steps`} before it`} back where the value does not match ${quoted(pattern)} then, or did before`,
  lossless: always,
  expects: anything,
}
