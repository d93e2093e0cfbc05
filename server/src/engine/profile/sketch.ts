/** A sketch keeps this many hashes: overlaps are then right within about 6 percentage points. */
export const SKETCH_SIZE = 256

/** Values are compared without case and surrounding space. FNV-1a, 32 bits, over UTF-16 units. */
export function hashOf(value: string): number {
  const text = value.trim().toLowerCase()
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  // FNV's high bits mix badly for short texts; a final avalanche makes "the smallest" a fair sample.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The smallest hashes of the values. Hashes are spread evenly: of many, those below a bound that enough are under are sorted, as a rule. */
export function sketchOf(values: readonly string[]): number[] {
  const hashes = new Uint32Array(values.length)
  for (const [index, value] of values.entries()) hashes[index] = hashOf(value)
  const bound = 2 ** 32 * ((2 * SKETCH_SIZE) / hashes.length)
  const low = bound < 2 ** 32 ? smallest(hashes.filter((hash) => hash < bound)) : []
  return low.length === SKETCH_SIZE ? low : smallest(hashes)
}

/** An array of 32-bit numbers sorts by itself, many times as fast as one of any numbers. */
function smallest(hashes: Uint32Array): number[] {
  const sketch: number[] = []
  for (const hash of hashes.toSorted()) {
    if (hash !== sketch.at(-1)) sketch.push(hash)
    if (sketch.length === SKETCH_SIZE) break
  }
  return sketch
}

export interface Sketch {
  /** The smallest hashes, in ascending order. */
  sketch: number[]
  sketch_complete: boolean
}

/**
 * The share of `child`'s distinct values that `parent` has, 0 to 1 (bottom-k estimate, E. Cohen 1997), or null when the
 * sketches can't tell: nothing to compare, or a parent that was only sampled.
 */
export function containment(child: Sketch, parent: Sketch): number | null {
  let shared = 0
  let at = 0
  // Both are in order, so one look at each hash is enough.
  for (const hash of child.sketch) {
    while (at < parent.sketch.length && parent.sketch[at]! < hash) at++
    if (at === parent.sketch.length) break
    if (parent.sketch[at] === hash) shared++
  }
  return shareOf(child, parent, shared)
}

/** The same for many parents, each hash of which is looked up: to go through all of each with every child takes ten times as long. */
export function containmentIn(parents: readonly (Sketch | null)[]): (child: Sketch) => (number | null)[] {
  const holders = new Map<number, number[]>()
  for (const [index, parent] of parents.entries()) {
    for (const hash of parent?.sketch ?? []) {
      const list = holders.get(hash)
      if (list) list.push(index)
      else holders.set(hash, [index])
    }
  }
  return (child) => {
    const shared = new Uint16Array(parents.length)
    for (const hash of child.sketch) for (const index of holders.get(hash) ?? []) shared[index] = shared[index]! + 1
    return parents.map((parent, index) => parent && shareOf(child, parent, shared[index]!))
  }
}

/** Of a child's hashes those count that the parent's sketch would have: none beyond its last one. */
function shareOf(child: Sketch, parent: Sketch, shared: number): number | null {
  if (child.sketch.length === 0 || parent.sketch.length === 0) return null
  const full = parent.sketch.length === SKETCH_SIZE && !parent.sketch_complete
  const comparable = full ? placeAfter(child.sketch, parent.sketch.at(-1)!) : child.sketch.length
  if (comparable < 3 && child.sketch.length > comparable) return null
  return comparable === 0 ? null : shared / comparable
}

/** How many of the numbers, which rise, are no greater than the limit. */
function placeAfter(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle]! <= limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Nothing in it is changed: ASCII without small letters, spaces, hyphens and leading zeros. */
const BARE = /^[!-,./1-9:-`{-~][!-,./0-9:-`{-~]*$/

/**
 * A key without what files change about keys: case, spaces, hyphens, leading zeros and what it is dressed in; `unmarked` without
 * dots, slashes and underscores, too. `leftKey` and `rightKey` (compile/source.ts) make the same text in SQL.
 */
export function looseKey(value: string, dress = '', unmarked = false): string {
  if (dress === '' && !unmarked && BARE.test(value)) return value
  const bare = value
    .trim()
    .toUpperCase()
    .replace(unmarked ? /[\s./_-]+/g : /[\s-]+/g, '')
  return (bare.startsWith(dress) ? bare.slice(dress.length) : bare).replace(/^0+(?=.)/, '')
}

/** A column's values as loose keys. */
export interface LooseKeys extends Sketch {
  /** Different values are different keys, too. */
  unique: boolean
  /** Those are that differ in more than capitals. */
  uniqueButCase: boolean
  /** No value has a small letter. */
  inCapitals: boolean
  /** Some value is not its own loose key. */
  differs: boolean
  /** The keys by their figures, where nearly all are numbers behind the same letters or none. */
  numbers: NumberedKeys | null
  /** The keys without the dots, slashes and underscores between their figures, where any has some. */
  unmarked: UnmarkedKeys | null
}

/** One file writes a key in groups, another runs them together: `41.00382` and `4100382`. */
export interface UnmarkedKeys extends Sketch {
  unique: boolean
  /** Nearly all are long enough to be the same by no chance. */
  telling: boolean
}

/** One file writes a key with the letters that say what it names, another the figures alone: `PT-003164`, `PT 3164` and `00003164`. */
export interface NumberedKeys extends Sketch {
  /** What stands before the figures, wherever anything does. */
  dress: string
  /** No two keys have the same figures. */
  unique: boolean
  /** Lower figures are everywhere. */
  telling: boolean
}

/** So many of what rows name are keys of a list, however they are spelled. */
const NEARLY_ALL_KNOWN = 0.9

/**
 * Keys are compared loosely where that makes a difference, and no key becomes another one by it. What rows name in two spellings, “J24-0029” and
 * “J240029”, is one where nearly all are keys of a list then, and “vi1045” is VI1045 in a list that has no small letters.
 */
export function canCompareLoosely(left: LooseKeys, right: LooseKeys): boolean {
  if (!(left.differs || right.differs) || !right.unique) return false
  if (left.uniqueButCase && right.inCapitals) return true
  return left.unique || (containment(left, right) ?? 0) >= NEARLY_ALL_KNOWN
}

/**
 * What only one of two columns writes before its keys, or before some of them; null where that is not what parts them. Low numbers are
 * the same things' only where both columns are known to be of these.
 */
export function dressBetween(left: LooseKeys, right: LooseKeys, areOfSame = false): string | null {
  const [own, other] = [left.numbers, right.numbers]
  if (!own || !other || !(areOfSame || own.telling || other.telling)) return null
  const dress = own.dress || other.dress
  // Other letters mean other things.
  return dress !== '' && ['', dress].includes(own.dress) && ['', dress].includes(other.dress) ? dress : null
}

/** Whether only one of two columns writes marks within its keys, and no key of either becomes another one without them. */
export function areMarkedApart(left: LooseKeys, right: LooseKeys): boolean {
  if ((left.unmarked === null) === (right.unmarked === null)) return false
  const { unique, telling } = (left.unmarked ?? right.unmarked)!
  return unique && telling && left.unique && right.unique
}

/** `PT-003164`, `S/0018`, `RO 20224`, as loose keys. */
const NUMBERED = /^([^\d]{0,12}?)0*(\d+)$/
const LEAST_FIGURES = 3
const NEARLY_ALL = 0.9
/** So many tell that the others are no numbers. */
const FIRST = 40

function numberedKeys(keys: readonly string[], complete: boolean): NumberedKeys | null {
  const first = keys.slice(0, FIRST)
  if (first.filter((key) => NUMBERED.test(key)).length < NEARLY_ALL * first.length) return null
  const [fronts, distinct] = [new Set<string>(), new Set<string>()]
  let read = 0
  for (const key of keys) {
    const [, front, figures] = NUMBERED.exec(key) ?? []
    if (front === undefined || figures === undefined) continue
    read++
    distinct.add(figures)
    if (front !== '') fronts.add(front)
  }
  if (read === 0 || read < NEARLY_ALL * keys.length || fronts.size > 1) return null
  const [dress = ''] = fronts
  const figures = [...distinct]
  return {
    dress,
    unique: distinct.size === read,
    telling: figures.some(({ length }) => length >= LEAST_FIGURES),
    sketch: sketchOf(figures),
    sketch_complete: complete && distinct.size < SKETCH_SIZE,
  }
}

const MARKED = /[./_]/
const LEAST_LENGTH = 5

function unmarkedKeys(keys: readonly string[], complete: boolean): UnmarkedKeys | null {
  if (!keys.some((key) => MARKED.test(key))) return null
  const distinct = [...new Set(keys.map((key) => looseKey(key, '', true)))]
  return {
    unique: distinct.length === keys.length,
    telling: distinct.filter(({ length }) => length >= LEAST_LENGTH).length >= NEARLY_ALL * distinct.length,
    sketch: sketchOf(distinct),
    sketch_complete: complete && distinct.length < SKETCH_SIZE,
  }
}

/** `values` are distinct; `sketch` is theirs. */
export function looseKeys(values: readonly string[], sketch: number[], complete: boolean): LooseKeys {
  const keys = values.map((value) => looseKey(value))
  const differs = keys.some((key, index) => key !== values[index])
  const distinct = differs ? [...new Set(keys)] : keys
  const unique = !differs || distinct.length === distinctTrimmed(values)
  return {
    sketch: differs ? sketchOf(distinct) : sketch,
    sketch_complete: complete && distinct.length < SKETCH_SIZE,
    unique,
    uniqueButCase: unique || distinct.length === new Set(values.map((value) => value.trim().toUpperCase())).size,
    inCapitals: !differs || values.every((value) => value === value.toUpperCase()),
    differs,
    numbers: numberedKeys(distinct, complete),
    unmarked: unmarkedKeys(distinct, complete),
  }
}

/** How many of distinct values still are, without the spaces around them. */
function distinctTrimmed(values: readonly string[]): number {
  const trimmed = values.map((value) => value.trim())
  return trimmed.every((text, index) => text === values[index]) ? values.length : new Set(trimmed).size
}
