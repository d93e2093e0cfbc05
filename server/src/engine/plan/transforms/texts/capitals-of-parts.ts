import { readSentences } from '../../../knowledge/parse.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import { tableLabel } from '../../context.ts'
import { push, type Work } from '../column-values.ts'
import { titleCase } from './text.ts'

// “Write the surnames with a capital at the start of each part only, so LE GALL becomes Le Gall”: particles as well, which the usual way leaves small.

const EACH =
  '(?:each|every|all|jede[rsmn]?|allen?|chaque|toutes? les|cada|ogni|elk|ieder|każde[jg]o?|varje|hver[t]?) (?:of the |der |des |les |las |los )?'
const PART =
  '(?:parts?|words?|names?|pieces?|teil\\p{L}*|wort\\p{L}*|namens?\\p{L}*|parties?|mots?|éléments?|partes?|palabras?|palavras?|parti|parola|parole|deel|delen|woord\\p{L}*|części|słow\\p{L}*|del|ord)'
const CAPITAL =
  '(?:capitals?(?: letters?)?|upper[- ]?case(?: letters?)?|gro(?:ß|ss)buchstaben?|majuscules?|may[úu]sculas?|mai[úu]sculas?|maiuscol[ae]|hoofdletters?|wielk\\p{L} liter\\p{L}+|stor bokstav|stort bogstav)'
/** A capital at the start of each part. */
const OF_PARTS = new RegExp(
  `(?<!\\p{L})(?:${CAPITAL}(?: \\p{L}+){0,5} ${EACH}${PART}|${EACH}${PART}(?: \\p{L}+){0,4} ${CAPITAL})(?!\\p{L})`,
  'iu',
)
/** What says that it is not so. */
const NOT = /(?<!\p{L})(?:not|never|don['’]t|nicht|nie|pas|jamais|no|non|niet|nooit|não|inte|ikke)(?!\p{L})/iu

/** Capitals at the start of each part of a name, where a sentence says so of its column, or of one that it is put together of. True when that was it. */
export function addPartCapitals(work: Work): boolean {
  const said = saidOf(work)
  if (said === null || work.rule !== null || !areOthersSo(work, said.isMeant)) return false
  const note = `“${work.target.name}” of ${tableLabel(work.placement.table.profile)} has a capital at the start of each part: ${said.origin} says so: “${said.text}”.`
  if (!work.context.notes.includes(note)) work.context.notes.push(note)
  if (work.source.complete && work.values.every(({ value }) => value === null || titleCase(value) === value))
    return true
  push(work, { kind: 'case', to: 'title' }, titleCase)
  return true
}

interface Said {
  text: string
  origin: string
  /** Whether a source column is one that the sentence names. */
  isMeant: (source: number) => boolean
}

/** The sentence that says so of the column. */
function saidOf(work: Work): Said | null {
  const { slug } = work.placement.side.template
  const texts = (work.context.texts ?? []).filter((one) => one.slug === null || one.slug === slug)
  const own = conceptsOf(work.target.name)
  for (const { text, origin } of texts) {
    for (const { text: sentence } of readSentences(text)) {
      if (!OF_PARTS.test(sentence) || NOT.test(sentence)) continue
      const words = sentence.replace(OF_PARTS, ' ').match(/\p{L}+/gu) ?? []
      // Some are called by several words: “noms de famille”.
      const named = new Set(
        words.flatMap((_, at) => [1, 2, 3].flatMap((many) => conceptsOf(words.slice(at, at + many).join(' ')))),
      )
      // “Names” may be those of other sheets.
      const isNamed = (concepts: readonly string[]): boolean =>
        concepts.some((concept) => concept !== 'name' && named.has(concept))
      if (isNamed(own)) return { text: sentence, origin, isMeant: () => true }
      const isMeant = (source: number): boolean => isNamed(partOf(source, work))
      if (work.mapping.sources.length > 1 && work.mapping.sources.some(isMeant))
        return { text: sentence, origin, isMeant }
    }
  }
  return null
}

/** What a source column is: beside a first name, “Name” is the last. */
function partOf(source: number, { mapping, placement }: Work): readonly string[] {
  const conceptsIn = (one: number): readonly string[] => placement.table.names[one]!.concepts
  const own = conceptsIn(source)
  const isBesideFirst = mapping.sources.some((one) => one !== source && conceptsIn(one).includes('first'))
  return own.every((concept) => concept === 'name') && isBesideFirst ? ['last', 'name'] : own
}

/** What the sentence does not name stays as it is: all of it is written so already. */
function areOthersSo({ mapping, placement }: Work, isMeant: Said['isMeant']): boolean {
  const others = mapping.sources.filter((source) => !isMeant(source))
  return others.every((source) =>
    placement.table.profile.columns[source]!.values.every(({ value }) => titleCase(value) === value),
  )
}
