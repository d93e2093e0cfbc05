import { badRequest } from '../../server/src/errors.ts'

/** What a caller of the mock wants to see, by the header `Prefer` (RFC 7240). */
export interface Preference {
  /** The status of the reply. */
  code?: number
  /** The name of an example in the contract. */
  example?: string
  /** A reply made up from its schema, and another one each time. */
  dynamic?: boolean
}

const advice =
  'The mock knows Prefer: code=409, example=in_flight, dynamic=true, and several of them separated by commas.'

const refuse = (problem: string): never => {
  throw badRequest(`Prefer: ${problem}. ${advice}`)
}

/**
 * One preference: a name and, after `=`, a token or a quoted text; what follows a semicolon are its parameters. No two parts side by
 * side take the same character, so that a header that can't be read is given up at once.
 */
const preferencePattern =
  /\s*(?:([\w!#$%&'*+.^`|~-]+)(?:\s*=\s*(?!\s)("(?:[^"\\]|\\.)*"|[^\s",;]*))?\s*(?:;(?:[^",]|"(?:[^"\\]|\\.)*")*)?)?(?:,|$)/y

const unquote = (text: string): string => (text.startsWith('"') ? text.slice(1, -1).replaceAll(/\\(.)/g, '$1') : text)

const pairsOf = (header: string): [name: string, value: string][] => {
  const pairs: [string, string][] = []
  preferencePattern.lastIndex = 0
  while (preferencePattern.lastIndex < header.length) {
    const [whole, name = '', value = ''] = preferencePattern.exec(header) ?? []
    if (whole === undefined) return refuse(`${JSON.stringify(header)} can't be read`)
    pairs.push([name.toLowerCase(), unquote(value)])
  }
  return pairs
}

const readers = new Map<string, (value: string) => Preference>(
  Object.entries({
    code: (value) =>
      /^[1-5]\d\d$/.test(value) ? { code: Number(value) } : refuse(`code is ${JSON.stringify(value)}, and no status`),
    example: (value) => (value === '' ? refuse('example names none') : { example: value }),
    dynamic: (value) =>
      value === 'true' || value === 'false'
        ? { dynamic: value === 'true' }
        : refuse(`dynamic is ${JSON.stringify(value)}, and neither true nor false`),
  }),
)

/** Reads the header. Preferences of others are left alone, as the RFC asks; of the same one the first counts. */
export const readPreference = (header: string | undefined): Preference =>
  pairsOf(header?.trim() ?? '')
    .toReversed()
    .reduce<Preference>((known, [name, value]) => ({ ...known, ...readers.get(name)?.(value) }), {})
