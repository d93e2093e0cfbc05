import { fold } from '../../../match/names/words.ts'

// Short codes of which each can only be one of the values of a list: S, C, M and U beside `sickness`, `compassionate`, `medical` and `unpaid`;
// WK, WE and BA beside `Weltküche`, `Wein` and `Backen`, though WE alone could be either of two.

/** Of fewer values, a code has the letters of one by chance. */
const FEWEST = 3
const CODE = /^\p{L}{1,3}$/u

/**
 * The values of a list by their codes, where a column has a code for each value and only one way to give each code a value that it is short for. Each
 * is weak alone, and together they are no other list. The last one may have the letters of the last value in any order: FAP, a fire alarm panel,
 * beside `fire_panel`. Where many are sure, the last one may be short for another word than the last value: it is none of those then.
 */
export function shortForEach(texts: readonly string[], allowed: readonly string[]): ReadonlyMap<string, string> {
  const codes = texts.filter((text) => CODE.test(text.trim()))
  const open = new Set(codes.map(plain))
  if (allowed.length < FEWEST || open.size !== allowed.length) return new Map()
  const left = new Set(allowed)
  const found = new Map<string, string>()
  while (open.size > 0) {
    const sure = open.size === 1 && found.size >= FEWEST ? lastOf(open, left) : onlyPair(open, left)
    if (sure === undefined) {
      if (open.size > 1 || !areMany([...found.keys()])) return new Map()
      break
    }
    found.set(...sure)
    open.delete(sure[0])
    left.delete(sure[1])
  }
  return new Map(codes.flatMap((code) => (found.has(plain(code)) ? [[code, found.get(plain(code))!]] : [])))
}

/** So many codes of several letters are short for each of the values by no chance. */
const MANY = 5

/** Whether these are no other list, even where one code beside them, and one value, are left: GR beside `Dry goods`. */
export function areMany(codes: readonly string[]): boolean {
  return codes.length >= MANY && codes.every((code) => code.trim().length > 1)
}

type Pair = [code: string, value: string]

/** A code that can be one value alone. Were each of them short for several, going from code to value and back would be a second way. */
function onlyPair(open: ReadonlySet<string>, left: ReadonlySet<string>): Pair | undefined {
  return [...open].flatMap((code): Pair[] => {
    const own = [...left].filter((value) => isShortFor(code, plain(value)))
    return own.length === 1 ? [[code, own[0]!]] : []
  })[0]
}

function lastOf([code = '']: ReadonlySet<string>, [value = '']: ReadonlySet<string>): Pair | undefined {
  const text = plain(value)
  return text.startsWith(code[0]!) && [...code].every((letter) => text.includes(letter)) ? [code, value] : undefined
}

function plain(text: string): string {
  return fold(text.trim())
}

/** Small words in front of what a value says: “on leave” is L, in a list that has no other L. */
const LEADING = /^(?:on|in|at|by|im|auf|bei|en|de|op|di|na|w)[ _-](?=\p{L}{3})/u

/** Its letters stand in the value in their order, and the first is that of the value, or of what it says. */
function isShortFor(code: string, value: string): boolean {
  return beginsAndGoesOn(code, value) || isShortBehind(code, value)
}

/** Its letters stand in the value behind a small word: `L` for “on leave”. */
export function isShortBehind(code: string, value: string): boolean {
  const [whole, short] = [plain(value), plain(code)]
  const telling = whole.replace(LEADING, '')
  return telling !== whole && beginsAndGoesOn(short, telling)
}

function beginsAndGoesOn(code: string, value: string): boolean {
  if (!value.startsWith(code[0]!)) return false
  let at = 0
  return [...code].every((letter) => {
    at = value.indexOf(letter, at) + 1
    return at > 0
  })
}
