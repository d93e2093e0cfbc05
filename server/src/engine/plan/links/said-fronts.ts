import { tablesIn } from '../../knowledge/grounded/tables.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context } from '../context.ts'
import type { Named } from './namings.ts'
import { foldName } from './near-names.ts'

// Two houses call their rows alike, and a text says which of them a list means: “The garage list has names of garages whose codes begin with N-”.

/** The front of the keys that a list's names stand for, and the part of the text that says so. */
export interface SaidFront {
  front: string
  why: string
}

const KEYS =
  '(?:codes?|keys?|numbers?|nos?\\.?|ids?|identifiers?|nummern?|schlüssel|kürzel|clés?|numéros?|códigos?|claves?|números?|codici|chiavi|numeri|nummers?|sleutels?)'
const BEGIN =
  '(?:(?:all |always |immer |alle |toujours |siempre |sempre |altijd )?(?:starts?|begins?|starting|beginning|beginnen|beginnt|anfangen|anfängt|commencent|commence|empiezan|empieza|comienzan|comienza|iniziano|inizia|cominciano|comincia|beginnende)(?: always| immer| toujours| siempre| sempre)? (?:with|mit|par|con|por|met)(?: an?| the letters?)?)'
const SAID = new RegExp(
  `(?<!\\p{L})${KEYS}(?: \\p{L}+){0,2}? ${BEGIN} ["“„«'‘\`]?([\\p{Lu}\\p{N}][\\p{L}\\p{N}]{0,5}[-./_]?)(?![\\p{L}\\p{N}])`,
  'gu',
)
/** German says it the other way round: “deren Kürzel mit N- beginnen”. */
const SAID_LAST = new RegExp(
  `(?<!\\p{L})${KEYS}(?: \\p{L}+){0,2}? (?:mit|met) ["“„«'‘\`]?([\\p{Lu}\\p{N}][\\p{L}\\p{N}]{0,5}[-./_]?)["”“»'’\`]? (?:beginn\\p{L}*|anfang\\p{L}*|anfäng\\p{L}*)`,
  'giu',
)

/** What a text says of the keys that the names of a column's table stand for: the nearest that speaks of this table alone. */
export function saidFront(source: ColumnProfile, { texts = [], shapes }: Context): SaidFront | null {
  const profiles = [...shapes.keys()]
  for (const { text, origin } of texts) {
    for (const sentence of sentencesIn(text)) {
      const found = [...sentence.matchAll(SAID), ...sentence.matchAll(SAID_LAST)]
      if (found.length !== 1) continue
      const about = tablesIn(sentence, profiles)
      if (about.length !== 1 || !about[0]!.columns.includes(source)) continue
      const [said] = sentence.split(';').filter((clause) => clause.includes(found[0]![0]))
      return { front: found[0]![1]!, why: `${origin} says so: “${(said ?? sentence).trim()}”` }
    }
  }
  return null
}

/** The names of the rows whose keys begin so; null where none of them does, or every one. */
export function beginningWith({ front }: SaidFront, { keys, namings, areAsWritten }: Named): Named | null {
  const begins = (key: string): boolean => key.toLowerCase().startsWith(front.toLowerCase())
  const meant = [...keys].filter((key) => begins(key)).length
  if (meant === 0 || meant === keys.size) return null
  const own = namings.map((naming) =>
    naming.isKey
      ? naming
      : { ...naming, pairs: naming.pairs.filter(({ key, written = key }) => begins(foldName(written))) },
  )
  return { keys, areAsWritten, namings: own.filter(({ pairs }) => pairs.length > 0) }
}
