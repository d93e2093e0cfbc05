import { plainValue } from '../vocabulary/meanings.ts'

// “Karten/Bücher” for `books_maps`, “Schlafsäcke u. Matten” for `sleeping`: a group that is called by several things that are in it.

const BETWEEN = /\s*[/&+,]\s*|\s+(?:u\.|und|and|et|y|e|en|ed|i|a|och|og)\s+/iu
const MOST = 4
/** What is shorter is a code, or a letter of one. */
const SHORTEST = 3

/**
 * How surely several things are what is allowed: each is a part of its name, or it has all of them. `meantBy` says how surely one word means
 * another.
 */
export function severalThings(raw: string, value: string, meantBy: (raw: string, value: string) => number): number {
  const things = raw.length > 60 ? [] : raw.trim().split(BETWEEN).map(plainValue)
  if (things.length < 2 || things.length > MOST || things.some((thing) => thing.length < SHORTEST)) return 0
  const named = value.split('_').filter((part) => part !== 'and')
  const isPartOf = (thing: string, part: string): boolean => thing === part || meantBy(thing, part) > 0
  const areAll =
    named.length === things.length &&
    things.every((thing) => named.filter((part) => isPartOf(thing, part)).length === 1) &&
    named.every((part) => things.some((thing) => isPartOf(thing, part)))
  return areAll ? NAMED : Math.min(...things.map((thing) => meantBy(thing, value)))
}

const NAMED = 0.9
