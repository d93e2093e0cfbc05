/** A calculation over the columns that feed a chain: `$1` is the first of them. */
export type Formula = { figure: string } | { input: number } | { operator: Operator; left: Formula; right: Formula }

/** `??`: what stands behind it, where nothing can be calculated before it. */
export type Operator = '+' | '-' | '*' | '/' | '??'

/** How deep brackets may stand in one another. */
const DEEPEST = 8
const TOKEN = /\s*(?:(\d{1,12}(?:\.\d{1,6})?)|\$([1-9]\d?)|([-+*/()]|\?\?))/y
/** So many columns at most. */
export const MOST_INPUTS = 99

/** Says what can't be read of a formula, and where. */
export class FormulaError extends Error {}

/**
 * Reads figures with a point, `$1` to `$99`, `+ - * /` and brackets, with the precedence of arithmetic, and last of all `??`.
 * @throws {FormulaError} where it is none.
 */
export function parseFormula(text: string): Formula {
  const tokens = tokensOf(text)
  let at = 0
  const taken = (...marks: string[]): string | undefined =>
    marks.includes(tokens[at]?.mark ?? '') ? tokens[at++]!.mark : undefined
  const wrong = (): FormulaError => {
    const token = tokens[at]
    return new FormulaError(
      token ? `“${token.mark}” at character ${token.at + 1} has no place there` : 'it ends too soon',
    )
  }
  // What is added, multiplied or tried in turn may be so in pairs, and what is taken off one by one at once: a sum of 99 is 7 operators deep.
  const chain = (
    operator: Operator,
    opposite: Operator | null,
    next: (depth: number) => Formula,
    depth: number,
  ): Formula => {
    const [forward, back] = [[next(depth)], [] as Formula[]]
    const marks = [operator, ...(opposite ? [opposite] : [])]
    for (let mark = taken(...marks); mark; mark = taken(...marks))
      (mark === operator ? forward : back).push(next(depth))
    const left = inPairs(operator, forward)
    return opposite && back.length > 0 ? { operator: opposite, left, right: inPairs(operator, back) } : left
  }
  const either = (depth: number): Formula => chain('??', null, sum, depth)
  const sum = (depth: number): Formula => chain('+', '-', product, depth)
  const product = (depth: number): Formula => chain('*', '/', single, depth)
  const single = (depth: number): Formula => {
    if (depth > DEEPEST) throw new FormulaError(`more than ${DEEPEST} brackets and signs stand in one another`)
    if (taken('-')) return { operator: '-', left: { figure: '0' }, right: single(depth + 1) }
    if (taken('(')) {
      const inner = either(depth + 1)
      if (!taken(')')) throw wrong()
      return inner
    }
    const token = tokens[at]
    if (!token || (token.figure === undefined && token.input === undefined)) throw wrong()
    at++
    return token.input === undefined ? { figure: token.figure! } : { input: token.input }
  }
  const formula = either(0)
  if (at < tokens.length) throw wrong()
  return formula
}

function inPairs(operator: Operator, parts: readonly Formula[]): Formula {
  if (parts.length === 1) return parts[0]!
  const half = parts.length >> 1
  const [left, right] = [parts.slice(0, half), parts.slice(half)].map((some) => inPairs(operator, some))
  return { operator, left: left!, right: right! }
}

interface Token {
  mark: string
  at: number
  figure?: string
  input?: number
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (text.slice(at).trim() !== '') {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(text)
    if (!match)
      throw new FormulaError(`“${text.slice(at).trim().slice(0, 10)}” at character ${at + 1} is no part of one`)
    const [whole, figure, input] = match
    const mark = whole.trim()
    tokens.push({
      mark,
      at: at + whole.length - mark.length,
      ...(figure && { figure }),
      ...(input && { input: Number(input) }),
    })
    at += whole.length
  }
  return tokens
}

/** The columns that a formula needs, by their numbers from 1, in order. */
export function inputsOf(formula: Formula): number[] {
  const found = new Set<number>()
  const look = (part: Formula): void => {
    if ('input' in part) found.add(part.input)
    if ('operator' in part) [part.left, part.right].forEach(look)
  }
  look(formula)
  return [...found].toSorted((a, b) => a - b)
}

/**
 * The inputs of which one is enough for a result to be expected: all, but where a column is read in one way or else in another, `$1 ?? $2 * $3`
 * with its figures in `$1` and its percentages in `$2`. An empty cell of that is no share of anything.
 */
export function tellingInputs(formula: Formula, isSame: (one: number, other: number) => boolean): number[] {
  if (!('operator' in formula)) return inputsOf(formula)
  const { operator, left, right } = formula
  const others = inputsOf(right)
  if (operator === '??' && 'input' in left && others.some((place) => isSame(left.input, place))) return [left.input]
  return [...new Set([left, right].flatMap((part) => tellingInputs(part, isSame)))]
}
