import { NOT, OTHERWISE_WORDS } from '../../knowledge/grounded/acts.ts'
import { isSameWord, wordsIn, type Word } from '../../knowledge/grounded/words.ts'
import { escaped } from '../../escaped.ts'
import { noOf } from '../../match/values/yes-or-no.ts'
import type { CalculatedInput, Transform } from '../../model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { stateMapping } from './state-mapping.ts'
import { isTicked, tickOf } from './ticks.ts'

// “yes only for marketing contacts who have not unsubscribed, otherwise no”: a yes for which two columns have to say so.

const ONLY_FOR =
  '(?:only |nur |seulement |uniquement |solo |s[óo]lo |soltanto |alleen )?(?:for|if|when|für|bei|wenn|pour|si|para|cuando|per|se|quando|voor|als|wanneer)'
const OTHERWISE = `[,;] ?(?:${OTHERWISE_WORDS})`
const AND = /\s(?:and|but|who|that|which|und|aber|die|der|et|mais|qui|y|pero|que|e|ma|che|en|maar)\s/iu
/** More parts are a sentence of another kind. */
const MOST_PARTS = 4
/** A longer list is of names, and no kind. */
const MOST_KINDS = 8

/** What one part asks of a column: which of its cells say yes to it, and whether they should. */
interface Part {
  source: number
  says: (value: string) => boolean
  wanted: boolean
  what: string
}

/** What fills the template columns of a yes or no whose description asks for two things or more, of which the table has a column each. */
export function statesByBoth(open: readonly number[], placement: Placement, context: Context): Map<number, Mapping> {
  return new Map(
    open.flatMap((target): [number, Mapping][] => {
      const allowed = placement.side.rules[target]?.values ?? []
      const no = allowed.length === 2 ? noOf(allowed) : null
      const { description = '' } = placement.side.template.columns[target]!
      const yes = allowed.find((value) => value !== no)
      if (no === null || yes === undefined) return []
      const form = new RegExp(
        `(?:^|[.;] )${escaped(yes)} ${ONLY_FOR} ([^.;]{3,150}?)${OTHERWISE} ${escaped(no)}(?![\\p{L}])`,
        'iu',
      )
      const [, said = ''] = form.exec(description) ?? []
      const parts = said.split(AND).filter((part) => part.trim() !== '')
      if (parts.length < 2 || parts.length > MOST_PARTS) return []
      const found = parts.flatMap((part) => partOf(part, placement) ?? [])
      const isWhole = found.length === parts.length && new Set(found.map(({ source }) => source)).size === found.length
      return isWhole ? [[target, mappingOf(found, { yes, no }, target, placement, context)]] : []
    }),
  )
}

/** The only column with a value that the part names, or with ticks for what it says. */
function partOf(said: string, { table }: Placement): Part | null {
  const words = wordsIn(said.replace(/\be-mail/giu, 'email'))
  const wanted = !NOT.test(said)
  const named = (text: string): boolean => areIn(wordsIn(text.replace(/\be-mail/giu, 'email')), words)
  const found = table.profile.columns.flatMap((column, source): Part[] => {
    const { name, values, complete, distinct } = column
    if (isTicked(column))
      return named(name)
        ? [
            {
              source,
              says: (value) => tickOf(value) === true,
              wanted,
              what: `“${name}” is ${wanted ? '' : 'not '}ticked`,
            },
          ]
        : []
    if (!complete || distinct > MOST_KINDS) return []
    const [value, ...more] = values.filter((one) => named(one.value)).map((one) => one.value)
    if (value === undefined || more.length > 0) return []
    return [{ source, says: (one) => one === value, wanted, what: `“${name}” is ${wanted ? '' : 'not '}“${value}”` }]
  })
  const [part, ...others] = found
  return part !== undefined && others.length === 0 ? part : null
}

/** Whether a text says each of these words, of which two, or one long one, are no chance. */
function areIn(own: readonly Word[], said: readonly Word[]): boolean {
  const isTelling = own.length > 1 || (own[0]?.text.length ?? 0) > 5
  return isTelling && own.every(({ text }) => said.some((word) => isSameWord(word.text, text)))
}

function mappingOf(
  parts: readonly Part[],
  { yes, no }: { yes: string; no: string },
  target: number,
  { table, side }: Placement,
  { notes }: Context,
): Mapping {
  const { columns } = table.profile
  const inputs = parts.map(({ source, says, wanted }): CalculatedInput => ({
    empty: wanted ? '0' : '1',
    figures: columns[source]!.values.map(({ value }) => ({
      raw: value.trim(),
      value: says(value) === wanted ? '1' : '0',
    })),
  }))
  const formula = parts.map((_, at) => `$${at + 1}`).join(' + ')
  const counts = Array.from({ length: parts.length + 1 }, (_, count) => count)
  const entries = counts.map((count) => ({
    raw: String(count),
    value: count === parts.length ? yes : no,
    decided_by: 'knowledge' as const,
  }))
  const lead: Transform[] = [
    { kind: 'merge', separator: '', calculation: { formula, inputs, decimals: 0 } },
    { kind: 'value_map', entries },
    { kind: 'default', value: parts.every(({ wanted }) => !wanted) ? yes : no },
  ]
  const { slug, columns: targets } = side.template
  const what = `“${targets[target]!.name}” is “${yes}” where ${parts.map((part) => part.what).join(' and ')}, else “${no}” in ${tableLabel(table.profile)}`
  const said = { origin: `the description of “${slug}.${targets[target]!.name}”`, by: 'knowledge' } as const
  return { ...stateMapping(parts[0]!.source, lead, what, said, notes), sources: parts.map(({ source }) => source) }
}
