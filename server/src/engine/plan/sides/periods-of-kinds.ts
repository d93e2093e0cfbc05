import { escaped } from '../../escaped.ts'
import { namesColumn } from '../../knowledge/grounded/columns.ts'
import { readSentences } from '../../knowledge/parse.ts'
import { fold } from '../../match/names/words.ts'
import type { ColumnPlan, RowSkip, SourcePlan } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { calculationOf } from '../columns/calculations.ts'
import { tableLabel, type Context, type Mapping, type Placed } from '../context.ts'
import { isSaid, kindsIn } from './kinds-of-rows.ts'

// “The rate of salaried people (S) is per pay period, 26 a year” where the template wants salaries per year: the figures of some kinds of rows are of
// another period than is wanted, and those of all others are as they stand.

const YEAR = '(?:year|jahr|an|annee|ano|anno|jaar|rok|ar)'
const PER =
  "(?:(?:per|pro|je|par|por|every|each|an?|im|in|in an?|al|all[’']?|na|za|om)(?: (?:each|every|jede[sn]?|chaque|cada))?[ ’'])"
/** How many periods a year has, as a sentence says. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d{1,3})(?: (?:of (?:them|these|those)|times|mal|x|fois|veces|volte|keer|periods?))?,? ${PER}${YEAR}(?!\\p{L})`,
  'u',
)
/** What there are so many of. */
const PERIOD =
  /(?<!\p{L})(?:periods?|weeks?|(?:bi-?|fortnight|week|four-)?weekly|fortnights?|biweekly|months?|monthly|quarters?|quarterly|zeitraum|periode[ns]?|wochen?|wochentlich|monate?|monatlich|quartale?|periodes?|semaines?|mois|mensuel\p{L}*|trimestr\p{L}*|periodos?|semanas?|mes(?:es)?|mensual\p{L}*|period[oi]|settiman[ae]|mes[ei]|mensil[ei]|weken|maand(?:en)?|maandelijks\p{L}*)(?!\p{L})/u
/** Everybody knows how many there are of these. */
const KNOWN: [number, RegExp][] = [
  [
    12,
    new RegExp(
      `${PER}(?:month|monat|mois|mes|mese|maand)(?!\\p{L})|(?<!\\p{L})(?:monthly|monatlich|mensuel|mensual|mensil|maandelijks)\\p{L}*`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      `${PER}(?:quarter|quartal|trimestre|kwartaal)(?!\\p{L})|(?<!\\p{L})(?:quarterly|trimestriel|trimestral)\\p{L}*`,
      'u',
    ),
  ],
]
const PER_YEAR = new RegExp(
  `(?<!\\p{L})${PER}${YEAR}(?!\\p{L})|(?<!\\p{L})(?:annual\\p{L}*|yearly|jahrlich\\p{L}*|jahres\\p{L}+|annuel\\p{L}*|anual\\p{L}*|annu[oaie]l?\\p{L}*|jaarlijks\\p{L}*)(?!\\p{L})`,
  'u',
)

interface Said {
  target: number
  column: ColumnProfile
  values: string[]
  times: number
  why: string
}

/** The plan with the rows apart whose figures somebody says to be of a part of the year, and these multiplied; null where nobody does. */
export function byPeriodsOfKinds(
  plan: SourcePlan,
  main: Placed,
  mappings: readonly Mapping[],
  planOf: (target: number, mapping: Mapping) => ColumnPlan,
  context: Context,
): SourcePlan[] | null {
  const { placement } = main
  const [said, ...more] = saidOf(plan, main, mappings, context)
  if (!said || more.length > 0) return null
  const { target, column, values, times, why } = said
  const mapping = mappings[target]!
  const formula = `$1 * ${times}`
  const calculation = calculationOf(formula, mapping.sources, target, placement, context, new Map())
  const whole = planOf(target, { ...mapping, lead: [{ kind: 'merge', separator: '', calculation }] })
  const name = placement.side.template.columns[target]!.name
  const shown = values.slice(0, 3).join('”, “')
  context.notes.push(
    `In the rows of ${tableLabel(placement.table.profile)} with “${shown}” in “${column.name}” “${name}” is multiplied by ${times}: ${why}.`,
  )
  const skip = (is: 'one_of' | 'none_of'): RowSkip => ({
    when: { position: column.position, is, values },
    reason: `Its “${column.name}” ${is === 'one_of' ? 'says' : 'does not say'} that “${name}” is of a part of the year.`,
  })
  const counted = plan.columns.map((one, at) => (at === target ? whole : one))
  return [
    { ...plan, skips: [...plan.skips, skip('one_of')] },
    { ...plan, columns: counted, skips: [...plan.skips, skip('none_of')] },
  ]
}

function saidOf(plan: SourcePlan, { placement }: Placed, mappings: readonly Mapping[], context: Context): Said[] {
  const { table, side } = placement
  const { template } = side
  const sentences = (context.texts ?? [])
    .filter(({ slug }) => slug === null || slug === template.slug)
    .flatMap(({ text, origin }) => readSentences(text).map((one) => ({ text: one.text, origin })))
    .flatMap(({ text, origin }) => {
      const times = timesAYear(text)
      return times === null ? [] : [{ text, times, why: `${origin} says so: “${text}”` }]
    })
  if (sentences.length === 0) return []
  const kinds = kindsIn(plan, placement)
  return mappings.flatMap(({ sources, lead, constant }, target): Said[] => {
    const source = sources.length === 1 ? table.profile.columns[sources[0]!] : undefined
    const described = `${template.columns[target]!.name.replaceAll('_', ' ')}. ${template.columns[target]!.description ?? ''}`
    if (!source || lead.length > 0 || constant !== undefined || !PER_YEAR.test(fold(described))) return []
    const found = sentences.flatMap(({ text, times, why }) => {
      const kind = namesColumn(text, source) ? kindOf(text, described, kinds) : null
      return kind ? [{ target, ...kind, times, why }] : []
    })
    return found.slice(0, 1)
  })
}

function timesAYear(text: string): number | null {
  const plain = fold(text)
  const [counted, figure] = COUNTED.exec(plain) ?? []
  if (counted !== undefined)
    return PERIOD.test(plain.replace(counted, ' ')) && Number(figure) > 1 ? Number(figure) : null
  // “Per month, and not per year” says nothing else than that; of both nobody knows.
  const known = KNOWN.filter(([, form]) => form.test(plain))
  return known.length === 1 && !PER_YEAR.test(plain) ? known[0]![0] : null
}

/** The rows that a sentence names by some values of a column, in words or as they are written, where those are wanted per year. */
function kindOf(
  text: string,
  described: string,
  kinds: ReturnType<typeof kindsIn>,
): Pick<Said, 'column' | 'values'> | null {
  for (const { column, called } of kinds) {
    const meant = called.filter(({ value, words }) => isSaid(words, text) || isQuoted(value.trim(), text))
    const clauses = described.split(/[.;,]\s+/u)
    const own = clauses.filter((clause) => meant.some(({ words }) => isSaid(words, clause)))
    // What is wanted of each kind by itself is wanted so of these; else what is wanted of none of them by name.
    const open = clauses.filter((clause) => !called.some(({ words }) => isSaid(words, clause)))
    const isWanted = (own.length > 0 ? own : open).some((clause) => PER_YEAR.test(fold(clause)))
    if (meant.length > 0)
      return isWanted && meant.length < called.length
        ? { column, values: meant.map(({ value }) => value.trim()) }
        : null
  }
  return null
}

function isQuoted(value: string, text: string): boolean {
  return new RegExp(`["“„«‘\`(]\\s?${escaped(value)}\\s?["”“»’\`)]`, 'u').test(text)
}
