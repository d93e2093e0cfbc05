import { escaped } from '../../escaped.ts'
import { describedIn } from '../../knowledge/described-values.ts'
import { FRONT } from '../../knowledge/grounded/by-front.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, UNMAPPED, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { columnsWithStates } from './columns-with-states.ts'
import { readRest, textsAbout, type About } from '../tables/read-texts.ts'

// “The title is the guest, with OPT or CANCELLED in front where that applies and nothing where it is confirmed”: what a row became of stands in front of
// its text in capitals, and what all others are is said.

const MOST_FRONTS = 8
/** What stands in front of most texts is how the column is written. */
const MOST = 0.5
/** Before what a row without anything in front is. */
const NOTHING =
  /(?<!\p{L})(?:nothing|none|no (?:such )?(?:mark|word|prefix|letters|entry)|without (?:one|any|that|it|a (?:mark|word|prefix))|nichts|ohne|kein(?:en|e)? (?:zusatz|vermerk|wort|vorsatz)|rien|sans (?:mention|pr[ée]fixe)|nada|sin (?:nada|prefijo)|niente|senza (?:nulla|prefisso)|niets|zonder|geen (?:woord|voorvoegsel))(?!\p{L}),?([^.;,()\n]{3,80})/giu

/** The mappings with states that stand in front of texts. */
export function withStatesInFront(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { side, table } = placement
  return mappings.map((mapping, target) => {
    const allowed = side.rules[target]?.values ?? []
    const columns = columnsWithStates(mapping, target, placement, ({ lead }) => lead.length === 0)
    const found = columns.flatMap((source) => {
      const column = table.profile.columns[source]!
      const states = statesIn(column, allowed)
      const about = { context, source: column, target: side.template.columns[target]!, template: side.template }
      const rest = states && restSaid([...states.keys()], allowed, about)
      return rest ? [{ source, states, rest }] : []
    })
    const [only, ...more] = found
    return only && more.length === 0 ? mappingOf(only, mapping, target, placement, context) : mapping
  })
}

type States = ReadonlyMap<string, string>

/** What stands in front of some of the texts, each clearly one of the allowed values; null where something else stands there, too. */
function statesIn({ values, complete, filled }: ColumnProfile, allowed: readonly string[]): States | null {
  const fronted = values.filter(({ value }) => FRONT.test(value))
  const fronts = [...new Set(fronted.map(({ value }) => FRONT.exec(value)![1]!))]
  const isSome = complete && fronts.length > 0 && fronts.length <= MOST_FRONTS && cellsOf(fronted) <= MOST * filled
  const meant = isSome ? fronts.map((front) => closestValue(front, allowed)) : []
  return isSome && meant.every(isClear) ? new Map(fronts.map((front, at) => [front, meant[at]![0]!.value])) : null
}

interface Rest {
  value: string
  origin: string
  said: string
}

/** What is said of rows without anything in front, by a text that speaks of what stands there. */
function restSaid(fronts: string[], allowed: readonly string[], about: About): Rest | null {
  const meaningOf = describedIn(allowed, about.target.description ?? null)
  const isSpokenOf = (sentence: string): boolean =>
    fronts.some((front) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(front)}(?![\\p{L}\\p{N}])`, 'u').test(sentence))
  const found = textsAbout(about).flatMap(({ text, origin }) =>
    sentencesIn(text)
      .filter((sentence, at, all) => isSpokenOf(sentence) || isSpokenOf(all[at - 1] ?? ''))
      .flatMap((said) =>
        [...said.matchAll(NOTHING)].flatMap(([, behind]): Rest[] => {
          const value = meaningOf(behind!, true)
          return value === null ? [] : [{ value, origin, said }]
        }),
      ),
  )
  const first = found[0] ?? readRest(about, fronts, meaningOf, allowed)
  return first && allowed.includes(first.value) && found.every(({ value }) => value === first.value) ? first : null
}

function mappingOf(
  { source, states, rest: { value: rest, origin, said } }: { source: number; states: States; rest: Rest },
  mapping: Mapping,
  target: number,
  placement: Placement,
  context: Context,
): Mapping {
  const { name } = placement.side.template.columns[target]!
  const header = placement.table.profile.columns[source]!.name
  const shown = [...states].map(([front, value]) => `“${front}” is “${value}”`).join(', ')
  const note = `“${name}” of ${placement.side.template.name} is what stands in front of “${header}” of ${tableLabel(placement.table.profile)}: ${shown}, and all others are “${rest}”: ${origin} says so: “${said}”.`
  if (!context.notes.includes(note)) context.notes.push(note)
  dropQuestions([target], placement, context)
  const list = [...states.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  const entries = [...states].map(([raw, value]) => ({ raw, value, decided_by: 'matcher' as const }))
  const isOwn = mapping.decided_by !== 'matcher'
  return {
    ...UNMAPPED,
    sources: [source],
    lead: [
      { kind: 'trim' },
      { kind: 'extract', pattern: `^(?:[\\[(*<]+\\s*)?(${list.join('|')})\\s*(?:[\\])*>]|[:–—-](?:\\s|$))|^` },
      { kind: 'value_map', entries },
      { kind: 'default', value: rest },
    ],
    confidence: isOwn ? mapping.confidence : 0.9,
    decided_by: isOwn ? mapping.decided_by : 'instruction',
    reason: `${isOwn ? mapping.reason : 'No column holds it.'} It stands in front of “${header}”: ${shown}, else it is “${rest}”.`,
  }
}
