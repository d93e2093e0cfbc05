import { readSentences } from '../../../knowledge/parse.ts'
import { fold } from '../../../match/names/words.ts'
import type { ValueMapEntry } from '../../../model.ts'
import { cellsOf } from '../../../profile/cells-of.ts'
import { tableLabel } from '../../context.ts'
import { textsAbout } from '../../tables/read-texts.ts'
import { addEntries, type Work } from '../column-values.ts'
import { wantsNames } from './code-names.ts'

// “The mechanics are Ravi Menon (RM) and Jolene Tkachuk (JT)”: whoever is meant by “RM”, and by “Ravi”, where names are wanted in full.

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]+(?: (?:\\p{Ll}{1,4} )?\\p{Lu}[\\p{L}\\p{M}'’-]+){1,2}"
const CODE = '["“„«]?((?=[\\p{Lu}\\d]*\\p{Lu})[\\p{Lu}\\d]{1,4})["”“»]?'
/** A name with its code behind, and a code with its name. */
const NAMED = new RegExp(`(?<![\\p{L}\\p{N}])(${NAME})\\s*\\(${CODE}\\)`, 'gu')
const CODED = new RegExp(
  `(?<![\\p{L}\\p{N}])${CODE}\\s*(?:=|→|->|:|\\s(?:is|for|stands for|means|ist|steht für|est|es|è|staat voor)\\s|\\()\\s*(${NAME})`,
  'gu',
)
/** So many persons make a list of them. */
const FEW = 2
/** So many of the column's cells must be theirs. */
const MOST = 0.8

/** Initials and first names to the names in full that a text lists with them. */
export function addSaidPersons(work: Work): void {
  const { mapping, source, target, context, placement, rule } = work
  if (rule || mapping.lead.length > 0 || !source.complete || !wantsNames(target.description ?? '')) return
  const filled = work.values.filter(({ value }) => value !== null)
  const { template } = placement.side
  for (const { text, origin } of textsAbout({ context, source, target, template })) {
    const persons = personsIn(text)
    const nameOf = (value: string): string | undefined => persons.get(fold(value.trim()))
    const known = filled.filter(({ value }) => nameOf(value!) !== undefined)
    if (known.length === 0 || cellsOf(known) < MOST * cellsOf(filled)) continue
    const entries = known.flatMap(({ value }): ValueMapEntry[] => {
      const name = nameOf(value!)!
      return name === value ? [] : [{ raw: value!, value: name, decided_by: 'knowledge' }]
    })
    if (entries.length === 0) return
    addEntries(work, entries)
    const told = entries.map(({ raw, value }) => `“${raw}” is “${value}”`).join(', ')
    context.notes.push(
      `In “${source.name}” of ${tableLabel(placement.table.profile)} ${told} of “${target.name}”: ${origin} says so: ${saidIn(text)}.`,
    )
    return
  }
}

/** The sentences that list persons. */
function saidIn(text: string): string {
  const said = readSentences(text).flatMap(({ text: one }) => (pairsIn(one).length > 0 ? [`“${one}”`] : []))
  return [...new Set(said)].join(', ')
}

function pairsIn(text: string): { name: string; code: string }[] {
  return [
    ...[...text.matchAll(NAMED)].map(([, name, code]) => ({ name: name!, code: code! })),
    ...[...text.matchAll(CODED)].map(([, code, name]) => ({ name: name!, code: code! })),
  ]
}

/** Each by the code, the full name, and the first or last name that is nobody else's; of few nobody can tell who else there is. */
function personsIn(text: string): ReadonlyMap<string, string> {
  const pairs = pairsIn(text)
  const names = [...new Set(pairs.map(({ name }) => name))]
  if (names.length < FEW) return new Map()
  const calls = [
    ...pairs.map(({ name, code }) => [fold(code), name] as const),
    ...names.flatMap((name) => {
      const [first = '', ...others] = name.split(' ')
      return [name, first, others.at(-1) ?? first].map((called) => [fold(called), name] as const)
    }),
  ]
  const byCall = Map.groupBy(calls, ([called]) => called)
  return new Map(
    [...byCall].flatMap(([called, found]): [string, string][] => {
      const [only, ...more] = new Set(found.map(([, name]) => name))
      return only !== undefined && more.length === 0 ? [[called, only]] : []
    }),
  )
}
