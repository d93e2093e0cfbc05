import { escaped } from '../../escaped.ts'
import { wordsIn } from '../../knowledge/grounded/words.ts'
import type { Choice } from '../../match/choose-columns.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { isSure } from '../sure.ts'
import { stateMapping, statesOfFilling } from './state-mapping.ts'
import { isDayOfSome } from './states-by-days.ts'

// “active, or retired for a boat that was sold”, beside a “sold on”: whoever has the day on which it came to that is what the description says of such rows.

/** What has come to an end, by the stems of `wordsIn`: no word for an end that may still be ahead. */
const PAST = new Set(
  (
    'left gone resigned quit cancelled canceled closed terminated ended sold scrapped returned died deceased retired archived withdrawn dissolved departed ' +
    'ausgetreten gekündigt verlassen geschlossen beendet verkauft zurückgegeben verstorben archiviert ausgeschieden ' +
    'parti partie quitté résilié fermé terminé vendu décédé rendu archivé ' +
    'baja cerrado cerrada terminado terminada vendido vendida fallecido fallecida devuelto ' +
    'uscito cessato cessata chiuso chiusa terminato venduto venduta deceduto restituito ' +
    'vertrokken uitgeschreven opgezegd gesloten beëindigd verkocht overleden teruggegeven'
  )
    .split(' ')
    .flatMap((word) => wordsIn(word).map(({ stem }) => stem)),
)

/** The state of a column of two values, by the only column of days of what the description says of one of them; null where there is none. */
export function stateByPastDay(
  target: number,
  choices: ReadonlyMap<number, Choice>,
  placement: Placement,
  context: Context,
  nulls: (column: ColumnProfile) => Transform[],
): Mapping | null {
  const { table, side } = placement
  const { slug, columns } = side.template
  const { name, description = '' } = columns[target]!
  const allowed = side.rules[target]?.values ?? []
  const said = allowed.length === 2 ? pastIn(description, allowed) : null
  if (said === null) return null
  const found = [...choices].flatMap(([at, choice]) => {
    const column = table.profile.columns[choice.candidate.source]!
    const isOfIt = at !== target && isSure({ ...choice, decided_by: 'matcher' }) && isDayOfSome(column)
    return isOfIt &&
      pastWordsOf(`${columns[at]!.name} ${columns[at]!.description ?? ''}`).some((word) => said.words.has(word))
      ? [{ column, source: choice.candidate.source }]
      : []
  })
  const [one, ...more] = found
  if (!one || more.length > 0) return null
  const { column, source } = one
  const lead = statesOfFilling(said.value, said.other, nulls(column))
  const what = `“${name}” is “${said.value}” where “${column.name}” of ${tableLabel(table.profile)} has a day, else “${said.other}”`
  const origin = `the description of “${slug}.${name}”`
  return stateMapping(source, lead, what, { origin, said: description, by: 'knowledge' }, context.notes)
}

/** The value behind which it is said what such rows have come to, and the other one. */
function pastIn(
  description: string,
  allowed: readonly string[],
): { value: string; other: string; words: ReadonlySet<string> } | null {
  const places = allowed.map((value) => description.toLowerCase().search(wholeWord(value)))
  if (places.some((at) => at < 0)) return null
  const parts = allowed.map((value, at) => {
    const next = places.filter((place) => place > places[at]!)
    return { value, words: pastWordsOf(description.slice(places[at]! + value.length, Math.min(...next))) }
  })
  const [one, ...more] = parts.filter(({ words }) => words.length > 0)
  const other = allowed.find((value) => value !== one?.value)
  return one && more.length === 0 && other !== undefined ? { value: one.value, other, words: new Set(one.words) } : null
}

function wholeWord(value: string): RegExp {
  const spelled = escaped(value.toLowerCase().replaceAll('_', ' ')).replaceAll(' ', '[ _-]')
  return new RegExp(`(?<![\\p{L}\\p{N}])${spelled}(?![\\p{L}\\p{N}])`, 'u')
}

function pastWordsOf(text: string): string[] {
  return wordsIn(text).flatMap(({ stem }) => (PAST.has(stem) ? [stem] : []))
}
