import { fold } from '../../../match/names/words.ts'
import { COUNT, countOf } from '../../../match/vocabulary/counts.ts'
import { jsPattern } from '../../../transforms/js-pattern.ts'
import { improves, push, type Work } from '../column-values.ts'

// “Nine digits (the first nine of a SIRET)”, “last four of the card”: a number out of a longer one, as a description says.

const FIRST = 'first|ersten?|premiers?|premieres?|primer[oa]s|prim[ie]|eerste'
const LAST = 'last|letzten?|derniers?|dernieres?|ultim[oaie]s?|laatste'
const SAID = new RegExp(`(?<!\\p{L})(?:(${FIRST})|${LAST})\\s+(${COUNT})(?!\\p{L}|\\d)`, 'u')
/** Between the figures of a number. */
const MARK = '[ .-]?'

/** So many figures of the longer numbers, where the rule takes just as many. */
export function addFirstFigures(work: Work): void {
  const { rule, target } = work
  const [, first, count = ''] = SAID.exec(fold(target.description ?? '')) ?? []
  const length = countOf(count)
  if (!rule || count === '' || !rule.matches('1'.repeat(length)) || rule.matches('1'.repeat(length + 1))) return
  const part = `(\\d(?:${MARK}\\d){${length - 1}})`
  // What is short already is taken as well: a step that can't take a value would be told of its cell.
  const pattern = first === undefined ? `\\s*(?:\\d${MARK})*?${part}\\s*` : `\\s*${part}(?:${MARK}\\d)*\\s*`
  const found = jsPattern(`^${pattern}$`)
  const plain = (value: string): string => found.exec(value)?.[1]?.replace(/\D/g, '') ?? value
  if (!improves(work, plain)) return
  push(work, { kind: 'rewrite', pattern, with: '\\1' }, (value) => value.replace(found, '$1'))
}
