import { KEEP } from '../../knowledge/statements.ts'
import { closestValue } from '../../match/same-meaning.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { push, type Work } from './column-values.ts'

/** No value where numbers, dates, addresses … are expected; in free text they may be meant. */
const LIKELY = new Set([
  'none',
  'na',
  'nil',
  'unknown',
  'unbekannt',
  'keine',
  'keiner',
  'kein',
  'leer',
  'empty',
  'tbd',
  'tba',
  'aucun',
  'ninguno',
  'not available',
  'not applicable',
  'nicht vorhanden',
  'nicht bekannt',
  'missing',
  'x',
  '.',
  '0000-00-00',
  '00.00.0000',
])

/** No value where a list of values has nothing like it. */
const UNKNOWN = new Set(
  [
    'unknown',
    'unbekannt',
    'inconnu',
    'desconocido',
    'none',
    'keine',
    'kein',
    'keiner',
    'not known',
    'nicht bekannt',
  ].concat(['not specified', 'not stated', 'keine angabe', 'unspecified', 'tbd', 'na', 'aucun', 'ninguno', 'leer']),
)

/** Words for "there is nothing here", where they are the exception and the rule doesn't take them as values. */
export function addNullTokens(work: Work): void {
  const tokens = work.values.filter(({ value, count }) => value !== null && isToken(work, value.trim(), count))
  if (tokens.length === 0) return
  const names = [...new Set(tokens.map(({ value }) => value!.trim()))]
  const folded = new Set(names.map((name) => name.toLowerCase()))
  if (isEverything(work, folded)) return
  push(work, { kind: 'null_token', tokens: names }, (value) => (folded.has(value.trim().toLowerCase()) ? null : value))
}

function isToken(work: Work, value: string, count: number): boolean {
  const folded = value.toLowerCase()
  const lastName = work.target.name.toLowerCase().includes('last') && folded === 'null'
  if (work.rule?.matches(value) || lastName || isTold(work, value)) return false
  if (isNullWord(value)) return true
  const listed = UNKNOWN.has(folded) && work.rule?.values && closestValue(value, work.rule.values).length === 0
  if (listed) return true
  const typed = work.kinds.some((kind) => kind !== 'words' && kind !== 'identifier' && kind !== 'boolean')
  return (
    typed &&
    LIKELY.has(folded) &&
    !(folded === 'na' && work.kinds.includes('country')) &&
    count <= work.source.filled / 2
  )
}

/** Somebody gave the token a meaning of its own. */
function isTold({ context, target, placement }: Work, value: string): boolean {
  const answer = context.answers.get(`value:${placement.side.template.slug}.${target.name}:${value}`)?.value
  if (answer !== undefined && answer !== KEEP) return true
  return context.directives.some(
    (directive) =>
      directive.kind === 'value' &&
      directive.raw === value &&
      (directive.column === null || directive.column === target.name),
  )
}

function isEverything(work: Work, tokens: ReadonlySet<string>): boolean {
  return work.values.every(({ value }) => value === null || tokens.has(value.trim().toLowerCase()))
}
