import { quoteLiteral } from '../literal.ts'
import { never, anything, type TransformKind } from './node.ts'
import { hasContent, quoted, trimmed } from './text.ts'

/** Cuts at a literal separator; a run of spaces counts as one separator when that is a space. A missing part is NULL, not an issue. */
export const split: TransformKind<'split'> = {
  compile: ({ separator, part, rest }, input, scope) => {
    const parts = scope.define(
      separator === ' '
        ? `string_split(regexp_replace(trim(${input}), ' +', ' ', 'g'), ' ')`
        : `string_split(${input}, ${quoteLiteral(separator)})`,
    )
    const at = part < 0 ? `(len(${parts}) + 1 + ${part})` : String(part)
    const taken = scope.define(
      rest ? `array_to_string(${parts}[greatest(${at}, 1):], ${quoteLiteral(separator)})` : `${parts}[${at}]`,
    )
    const before = `${parts}[:${at} - 1]`
    const left = rest ? before : `list_concat(${before}, ${parts}[${at} + 1:])`
    return {
      value: trimmed(taken),
      ...(scope.shared ? {} : { lossy: hasContent(`array_to_string(${left}, ' ')`) }),
    }
  },
  describe: ({ separator, part, rest }) => {
    const which = part === -1 ? 'the last part' : part < 0 ? `part ${-part} from the end` : `part ${part}`
    return `Split at ${quoted(separator)} and take ${rest ? `everything from ${which} on` : which}`
  },
  lossless: never,
  expects: anything,
}
