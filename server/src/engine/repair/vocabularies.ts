import { countryCode, countryOfThree } from '../profile/countries.ts'
import { languageCode } from '../profile/language-codes.ts'
import { isState, stateCode } from '../profile/subdivisions.ts'
import { monthNames, plainName } from '../transforms/month-names.ts'
import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { show } from './phrase.ts'

// Words for the same thing that share no letters, where a vocabulary that everybody has knows them: FALSE and No among Y and N, English among
// eng, Nevada among NV, Oct among 10 (the domain knowledge that KATARA, Chu et al. 2015, takes from a knowledge base).

const MIN_CELLS = 20
/** More values than so many are none of a short list. */
const MAX_VALUES = 400
/** Share of the filled cells that the vocabulary knows. */
const KNOWN = 0.9
/** The usual word for a thing is in so many rows, and so many times as many as another one. */
const MIN_ROWS = 3
const LEAD = 10

const YES = new Set('y yes true t 1 ja j oui o si sí s vrai verdadero waar sim tak wahr on x'.split(' '))
const NO = new Set('n no false f 0 nein non nee falso faux nie nao não onwaar falsch off'.split(' '))

type Vocabulary = (value: string) => string | null

const VOCABULARIES: Vocabulary[] = [
  (value) => (YES.has(value.toLowerCase()) ? 'yes' : NO.has(value.toLowerCase()) ? 'no' : null),
  monthOf,
  (value) => (isState(value) ? (stateCode(value) ?? value) : null),
  (value) => (/^[A-Z]{3}$/.test(value) ? (countryOfThree(value) ?? countryCode(value)) : countryCode(value)),
  (value) => (/^\p{L}[\p{L}\p{M}() -]+$/u.test(value) ? languageCode(value) : null),
]

function monthOf(value: string): string | null {
  if (/^(?:0?[1-9]|1[0-2])$/.test(value)) return String(Number(value))
  const at = value.length < 3 ? -1 : monthNames.findIndex((names) => names.includes(plainName(value)))
  return at < 0 ? null : String(at + 1)
}

/** Other words for what the column has usual words for. */
export function otherWords({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const codes = presentCodes(column)
    if (column.filled < MIN_CELLS || codes.length < 2 || codes.length > MAX_VALUES) return []
    for (const vocabulary of VOCABULARIES) {
      const found = meanings(column, codes, vocabulary)
      if (found !== null) return [...found.values()].flatMap((some) => toUsual(column, index, some))
    }
    return []
  })
}

/** The codes of each thing; null where the column holds others, too, or always the same. */
function meanings(column: GridColumn, codes: number[], vocabulary: Vocabulary): Map<string, number[]> | null {
  const found = new Map<string, number[]>()
  let rows = 0
  for (const code of codes) {
    const value = column.values[code]!
    const meaning = value.length > 40 ? null : vocabulary(value)
    if (meaning === null) continue
    rows += column.counts[code]!
    found.set(meaning, [...(found.get(meaning) ?? []), code])
  }
  return rows >= column.filled * KNOWN && found.size > 1 ? found : null
}

function toUsual(column: GridColumn, index: number, some: number[]): ValueProposal[] {
  const [first, ...rest] = some.toSorted((a, b) => column.counts[b]! - column.counts[a]!)
  const rows = column.counts[first!]!
  if (rows < MIN_ROWS) return []
  const suggested = column.values[first!]!
  return rest
    .filter((code) => rows >= column.counts[code]! * LEAD && !isCaseAlone(column.values[code]!, suggested))
    .map((code) => {
      const evidence = `${show(column.values[code]!)} means the same as ${show(suggested)}, which is in ${rows} rows.`
      return { column: index, code, suggested, evidence, confidence: 0.92, kind: 'format' }
    })
}

const isCaseAlone = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
