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

/** The smallest hashes of the values. An array of 32-bit numbers sorts by itself, many times as fast as one of any numbers. */
export function sketchOf(values: readonly string[]): number[] {
  const sketch: number[] = []
  for (const hash of Uint32Array.from(values, hashOf).toSorted()) {
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
  if (child.sketch.length === 0 || parent.sketch.length === 0) return null
  const full = parent.sketch.length === SKETCH_SIZE && !parent.sketch_complete
  const limit = full ? parent.sketch.at(-1)! : Infinity
  let comparable = 0
  let shared = 0
  // Both are in order, so one look at each hash is enough.
  for (let at = 0; comparable < child.sketch.length && child.sketch[comparable]! <= limit; comparable++) {
    while (at < parent.sketch.length && parent.sketch[at]! < child.sketch[comparable]!) at++
    if (parent.sketch[at] === child.sketch[comparable]) shared++
  }
  if (comparable < 3 && child.sketch.length > comparable) return null
  return comparable === 0 ? null : shared / comparable
}

/** A key without what files change about keys: case, spaces, hyphens and leading zeros. `leftKey` and `rightKey` (compile/source.ts) make the same text in SQL. */
export function looseKey(value: string): string {
  return value
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '')
    .replace(/^0+(?=.)/, '')
}

/** A column's values as loose keys. */
export interface LooseKeys extends Sketch {
  /** Different values are different keys, too. */
  unique: boolean
  /** Some value is not its own loose key. */
  differs: boolean
}

/** Keys are compared loosely where that makes a difference, and no key becomes another one by it. */
export function canCompareLoosely(left: LooseKeys, right: LooseKeys): boolean {
  return (left.differs || right.differs) && left.unique && right.unique
}

/** `values` are distinct. */
export function looseKeys(values: readonly string[], complete: boolean): LooseKeys {
  const keys = values.map(looseKey)
  const differs = keys.some((key, index) => key !== values[index])
  const distinct = differs ? new Set(keys).size : keys.length
  return {
    sketch: sketchOf(keys),
    sketch_complete: complete && distinct < SKETCH_SIZE,
    unique: !differs || distinct === new Set(values.map((value) => value.trim())).size,
    differs,
  }
}
