import { anyOf, REST } from '../../knowledge/grounded/acts.ts'
import { placeOf, wordsIn } from '../../knowledge/grounded/words.ts'
import { escaped } from '../../escaped.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import { tableLabel, UNMAPPED, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { columnsWithStates } from './columns-with-states.ts'

// “Where it says rent, it is rent; where it says deposit, it is deposit; everything else is other”: which of the allowed values a row has, by the word
// that stands in its text, and what all others have.

/** So many texts have a space in them, and so many say a value by its own word. */
const MOST_SPACED = 0.6
const LEAST_SAID = 0.3
/** What is said of all others comes so soon after what is said of some. */
const NEAR = 300
const ELSE = anyOf(
  'otherwise|else',
  'sonst|ansonsten|andernfalls',
  'sinon',
  'si no|de lo contrario',
  'altrimenti',
  'anders',
)

/** The mappings with the kinds that texts say. */
export function withKindsInTexts(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { side, table } = placement
  return mappings.map((mapping, target) => {
    const allowed = side.rules[target]?.values ?? []
    const columns = columnsWithStates(mapping, target, placement, ({ lead }) =>
      lead.every(({ kind }) => kind === 'split'),
    )
    const rest = columns.length === 0 ? null : restSaid(allowed, side.template.slug, context)
    if (rest === null) return mapping
    const found = columns.flatMap((source) => {
      const pattern = kindsIn(table.profile.columns[source]!, allowed)
      return pattern === null ? [] : [{ source, pattern }]
    })
    const [only, ...more] = found
    return only && more.length === 0
      ? taken(only.source, only.pattern, rest, mapping, target, placement, context)
      : mapping
  })
}

/** A pattern that takes the only allowed value that a text has a word for; null where some texts have two, or few have any. */
function kindsIn({ values, complete }: ColumnProfile, allowed: readonly string[]): string | null {
  const count = (some: ColumnProfile['values']): number => some.reduce((sum, one) => sum + one.count, 0)
  const texts = values.filter(({ value }) => /\S\s+\S/.test(value))
  if (!complete || count(texts) < MOST_SPACED * count(values)) return null
  const words = allowed.map((value) =>
    wordsIn(value)
      .map(({ raw }) => escaped(raw))
      .join('[ _-]+'),
  )
  const list = `(?i:${words.toSorted((a, b) => b.length - a.length).join('|')})`
  const all = new RegExp(jsPattern(`(?:^|[^\\p{L}\\p{N}])(${list})(?![\\p{L}\\p{N}])`).source, 'gu')
  const read = texts.map((one) => ({
    ...one,
    kinds: new Set([...one.value.matchAll(all)].map(([, word]) => word!.toLowerCase())),
  }))
  if (read.some(({ kinds }) => kinds.size > 1)) return null
  if (count(read.filter(({ kinds }) => kinds.size === 1)) < LEAST_SAID * count(values)) return null
  return `(?:[\\s\\S]*?[^\\p{L}\\p{N}])?(${list})(?:[^\\p{L}\\p{N}][\\s\\S]*)?|[\\s\\S]*`
}

/** What somebody said that all other rows have, right after what some have. */
function restSaid(allowed: readonly string[], slug: string, { texts = [] }: Context): string | null {
  const said = texts
    .filter((text) => text.slug === null || text.slug === slug)
    .flatMap(({ text }) =>
      [...text.matchAll(/[^.;,\n]+/gu)].flatMap(({ 0: clause, index }) => {
        if (!REST.test(clause) && !ELSE.test(clause)) return []
        const named = namedIn(clause, allowed)
        const before = namedIn(text.slice(Math.max(0, index - NEAR), index), allowed)
        return named.length === 1 && before.some((value) => value !== named[0]) ? named : []
      }),
    )
  return new Set(said).size === 1 ? said[0]! : null
}

function namedIn(text: string, allowed: readonly string[]): string[] {
  const words = wordsIn(text)
  return allowed.filter((value) => placeOf(wordsIn(value), words) >= 0)
}

function taken(
  source: number,
  pattern: string,
  rest: string,
  mapping: Mapping,
  target: number,
  placement: Placement,
  context: Context,
): Mapping {
  const { name } = placement.side.template.columns[target]!
  const header = placement.table.profile.columns[source]!.name
  const note = `“${name}” of ${placement.side.template.name} is the one of its values that stands in “${header}” of ${tableLabel(placement.table.profile)}, else “${rest}”, as was said.`
  if (!context.notes.includes(note)) context.notes.push(note)
  dropQuestions([target], placement, context)
  const isOwn = mapping.decided_by !== 'matcher'
  return {
    ...UNMAPPED,
    sources: [source],
    lead: [{ kind: 'trim' }, { kind: 'rewrite', pattern, with: '\\1' }, { kind: 'default', value: rest }],
    confidence: isOwn ? mapping.confidence : 0.9,
    decided_by: isOwn ? mapping.decided_by : 'instruction',
    reason: `${isOwn ? mapping.reason : 'No column holds it.'} It is the allowed value that stands in “${header}”, else “${rest}”.`,
  }
}
