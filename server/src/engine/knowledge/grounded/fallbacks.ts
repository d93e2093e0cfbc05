import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, NOT } from './acts.ts'
import { isCalledAs } from './columns.ts'
import type { Unread } from './unread.ts'
import { isSameWord, placeOf, wordsIn } from './words.ts'

// “One phone number: the cell (mobile), or the home phone (landline) where there is no cell”: a column takes another one's place where that is
// empty, in each table that has both, under whichever of the words it calls them by.

const OR = '(?:or|oder|ou|o|of)'
const WHERE = "(?:where|if|when|wo|wenn|falls|s[’']il|si|quand|là où|se|quando|dove|cuando|donde|als|wanneer|waar)"
const NONE =
  '(?:no|none|not|empty|blank|missing|lacks?|kein\\p{L}*|leer|fehlt|pas|aucune?|vide|manque|hay|falta|vac[ií][oa]|manca|vuot[oa]|non|geen|leeg|ontbreekt)'
/** “A, or B where there is no A” and “A, otherwise B”. */
const INSTEAD = [
  new RegExp(`^(.+?),? ${OR} (?:else )?(.+?),? ${WHERE} (?:[^.;]{0,40}\\s)?${NONE}(?!\\p{L})`, 'iu'),
  new RegExp(
    '^(.+?),? (?:or else|otherwise|else|sonst|ansonsten|ersatzweise|sinon|à défaut|en su defecto|si no|altrimenti|in mancanza|anders|bij gebrek) (.+)$',
    'iu',
  ),
]
/** “A; B where there is no A”: without a word between the two, what is lacking is named again. */
const BARE = new RegExp(`^(.+?)[;,–—] (.+?),? ${WHERE} (?:[^.;]{0,40}\\s)?${NONE}(?!\\p{L})(.*)$`, 'iu')
/** “Use B only if there is no A”: what stands behind another one may be named first, as what is used for that alone. */
const SECOND = new RegExp(
  `^(.+?),? (?:only|just|nur|lediglich|seulement|uniquement|s[óo]lo|solamente|únicamente|soltanto|alleen|enkel),? ${WHERE} (?:[^.;]{0,40}?\\s|d[’'])?${NONE}(?!\\p{L})(.+)$`,
  'iu',
)
/** What is said of leaving rows out is not of what fills a column. */
const NO_FILLING = anyOf('rows?|records?|zeilen?|lignes?|filas?|righe?|rijen?|regels?')

/** The columns that a sentence says stand in for another one. */
export function fallbacksIn(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (NO_FILLING.test(text)) return []
  const pairs = pairsIn(text, profiles, calledIn, () => [])
  if (pairs.length > 0) return pairs.map(([column, source]) => ({ ...origin, kind: 'fallback', column, source }))
  return numbersIn(text, origin, profiles, templates)
}

const TAKEN =
  /(?<!\p{L})(?:take|use|want|prefer|nehm\p{L}*|nimm|verwend\p{L}*|prendre|prenez|prends|utilis\p{L}+|tom\p{L}+|us(?:ar|e|en|a)|prend\p{L}+|usare|usate|neem|nemen|gebruik\p{L}*)(?!\p{L})/iu

/** “For the phone take the mobile number if there is one, otherwise the landline”: of numbers the kind is enough, behind what they are taken for. */
function numbersIn(
  text: string,
  origin: Unread['origin'],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const phones = own.flatMap(({ slug, columns }) =>
    columns.flatMap(({ name }) => (isOnlyPhone(name) && columns.filter(isPhone).length === 1 ? [{ slug, name }] : [])),
  )
  const found = TAKEN.exec(text)
  const rest = found ? text.slice(found.index + found[0].length) : text
  return phones.flatMap(({ slug, name }) =>
    chainsFor(name, numberPairs(name, rest, MOBILE_FIRST.test(text), profiles)).map(([column, source]): Directive => ({
      ...origin,
      kind: 'fallback',
      slug,
      column,
      source,
    })),
  )
}

/** The two columns that a text names; where it names one, and that mobile numbers are preferred, the mobile and the other one. */
function numberPairs(
  name: string,
  text: string,
  isOfMobiles: boolean,
  profiles: readonly TableProfile[],
): [string, string][] {
  const read = (said: string): [string, string][] => pairsIn(said, profiles, toldApartIn(name), plainlyCalled(name))
  const named = read(text)
  return named.length === 0 && isOfMobiles ? read('the mobile, otherwise the landline') : named
}

const isPhone = ({ name }: { name: string }): boolean => conceptsOf(name).includes('phone')

function isOnlyPhone(name: string): boolean {
  return conceptsOf(name).every((concept) => concept === 'phone' || OF_ANY.has(concept)) && isPhone({ name })
}

/** The first of the two fills the column, and the other one what that leaves empty. */
function chainsFor(name: string, pairs: readonly [string, string][]): [string, string][] {
  return pairs.flatMap(([one, other]): [string, string][] => [
    [name, one],
    [one, other],
  ])
}

/** “Mobile preferred”, “vorzugsweise Handy”: the landline where there is none. */
const MOBILE_FIRST =
  /(?<!\p{L})(?:(?:mobiles?|cells?|mobile (?:phone|number)|cell ?phone)(?: number)? (?:is )?preferred|(?:preferably|prefer)(?: the)? (?:mobile|cell)|(?:bevorzugt|vorzugsweise|am liebsten)(?: die)? (?:handy|mobil)\p{L}*|(?:handy|mobil)\p{L}* bevorzugt|(?:mobile|portable) de préférence|de préférence (?:le )?(?:mobile|portable)|preferiblemente (?:el )?m[óo]vil|m[óo]vil preferido|preferibilmente (?:il )?cellulare|bij voorkeur (?:het )?(?:mobiele?|gsm)\p{L}*)(?!\p{L})/iu

/** “First name of a person (empty for firms)”: what such rows have stands in another template column. */
const EMPTY_FOR =
  /[(,;–-]?\s*(?:left |leave )?(?:empty|blank|leer|vides?|vac[ií][oa]s?|vuot[oa]|leeg) (?:for|bei|für|pour|chez|para|en|per|voor|bij) [^().;]{2,60}\)?/giu

/** The same as the description of a template column says it, in which a word is enough that tells its source from others of the kind. */
export function fallbacksDescribed(templates: readonly Template[], profiles: readonly TableProfile[]): Directive[] {
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap(({ name, description }) =>
      (description ?? '').split(/\.(?:\s+|$)/).flatMap((whole) => {
        const said = whole.replace(EMPTY_FOR, ' ')
        const isOfMobiles = isOnlyPhone(name) && MOBILE_FIRST.test(said)
        const pairs = pairsIn(said, profiles, toldApartIn(name), plainlyCalled(name))
        const mobiles = isOfMobiles && pairs.length === 0 ? numberPairs(name, '', true, profiles) : []
        const chains =
          mobiles.length > 0
            ? chainsFor(name, mobiles)
            : pairs.length > 0
              ? pairs
              : chainsFor(name, eitherIn(said, profiles))
        const origin = `the description of “${slug}.${name}”`
        const by = { by: 'knowledge' as const, slug, origin, revision: 0, said: `“${whole.trim()}”` }
        const latest = chains.length > 0 ? [] : latestIn(said, name, profiles)
        return [
          ...chains.map(([column, source]): Directive => ({ ...by, kind: 'fallback', column, source })),
          ...latest.map((sources): Directive => ({ ...by, kind: 'merge', sources, target: name, first: true })),
        ]
      }),
    ),
  )
}

/** “Latest hire date for people who were rehired”: of two days of which a row may have both, the one that is called so comes later. */
const LATEST = anyOf(
  'latest|most recent|newest|last',
  'letzte[nrms]?|neueste[nrms]?|jüngste[nrms]?',
  'derni[èe]re?|plus récente?',
  'últim[oa]|más reciente',
  'ultim[oa]|più recente',
  'laatste|meest recente',
)

/** The column of days that a text names by a word of its own, and the one that is called as the template column, which has a day in more rows. */
function latestIn(said: string, name: string, profiles: readonly TableProfile[]): [string, string][] {
  if (!LATEST.test(said) || !conceptsOf(name).includes('date')) return []
  const words = wordsIn(said.replace(LATEST, ' '))
  return profiles.flatMap(({ columns }): [string, string][] => {
    const days = columns.filter(({ types, filled }) => filled > 0 && (types.date ?? 0) >= MOSTLY)
    const [first, ...others] = days.filter((one) => isCalledAs(one.name, name))
    const own = new Set(wordsIn(`${first?.name ?? ''} ${name}`).map(({ stem }) => stem))
    const [later, ...more] = days.filter(
      (one) =>
        one !== first &&
        one.empty > (first?.empty ?? 0) &&
        wordsIn(one.name).some((word) => !own.has(word.stem) && words.some(({ text }) => isDoneSo(text, word.text))),
    )
    return first && later && others.length + more.length === 0 ? [[later.name, first.name]] : []
  })
}

/** “Rehired” under “Rehire”. */
function isDoneSo(said: string, word: string): boolean {
  const isPast = word.length >= LONG && said.startsWith(word) && said.length <= word.length + 2
  return isPast || isSameWord(said, word)
}

const LONG = 5

/** Of two sides of an amount a text says how they count: they are no mere one or other. */
const SIGNED =
  /(?<!\p{L})(?:positi[vf]\p{L}*|negati[vf]\p{L}*|plus|minus|más|menos|più|meno|moins|sign|vorzeichen|signe|signo|segno)(?!\p{L})/iu
/** So few rows have both of two columns, or neither, by mistake. */
const FEW = 0.05

/** “Daily rate for contractors, monthly pay for staff”: the two columns that a text names of a table in which each row has the one or the other. */
function eitherIn(text: string, profiles: readonly TableProfile[]): [string, string][] {
  if (SIGNED.test(text)) return []
  return profiles.flatMap(({ columns, rows }): [string, string][] => {
    const [one, other, ...more] = calledIn(text, columns)
    if (!one || !other || more.length > 0 || !areAlike(one, other) || other.empty === 0) return []
    const has = (cells: readonly (string | null)[], { position }: ColumnProfile): boolean => !!cells[position]?.trim()
    const odd = rows.filter((cells) => has(cells, one) === has(cells, other))
    return odd.length <= FEW * rows.length ? [[one.name, other.name]] : []
  })
}

/** “Otherwise the other phone”: no column is called so. */
const OTHER = anyOf(
  '(?:the|an|any) ?other|the (?:normal|usual|regular|main)|(?:die|der|das) andere|(?:die|der|das) (?:normale|übliche)',
  "l[’']autre|otr[oa]|l[’']altr[oa]|(?:de|het) andere",
  // Beside a column of mobile numbers it is the one that is called by nothing but the telephone.
  'land ?lines?|fixed lines?|festnetz\\p{L}*|(?:téléphone |numéro |ligne )?fixe|(?:teléfono |telefone )?fixo|(?:teléfono )?fijo|(?:telefono |numero )?fisso|vaste (?:lijn|nummer|telefoon)|fast\\p{L}* telefon\\p{L}*',
)

/** The columns that a text names. */
type Called = (text: string, columns: readonly ColumnProfile[]) => ColumnProfile[]

function pairsIn(
  text: string,
  profiles: readonly TableProfile[],
  called: Called,
  others: (columns: readonly ColumnProfile[], column: ColumnProfile | undefined) => ColumnProfile[],
): [string, string][] {
  const found = INSTEAD.map((form) => form.exec(text)).find((one) => one !== null) ?? BARE.exec(text) ?? secondIn(text)
  const [, before = '', instead = '', lacking] = found ?? []
  if (before === '' || instead === '') return []
  const first = before.slice(before.search(/[^:;]*$/u))
  const pairs = profiles.flatMap(({ columns }): [string, string][] => {
    const [named, alone] = [called(first, columns), called(instead, columns)]
    // “The landline; the mobile number if there is none”: either of the two may be called by nothing but the telephone.
    const [column, ...rivals] =
      named.length === 0 && OTHER.test(first) && alone.length === 1 ? others(columns, alone[0]) : named
    const [source, ...more] = alone.length === 0 && OTHER.test(instead) ? others(columns, column) : alone
    const isPair =
      column !== undefined && source !== undefined && column !== source && rivals.length + more.length === 0
    const isLacking =
      lacking === undefined ||
      called(lacking, columns).some((one) => one === column) ||
      (named.length === 0 && (OTHER.test(lacking) || lacking.trim() === ''))
    return isPair && isLacking && areAlike(column, source) ? [[column.name, source.name]] : []
  })
  return [...new Map(pairs.map((pair) => [pair.join('\n'), pair])).values()]
}

/** The second of two with the first behind it, in the order of the other forms; null where it is not to be taken. */
function secondIn(text: string): string[] | null {
  const [whole, second = '', first = ''] = SECOND.exec(text) ?? []
  return whole === undefined || NOT.test(second) ? null : [whole, first, second]
}

/** Words that say nothing of which it is. */
const OF_ANY = new Set(['number', 'id', 'code', 'name', 'date'])

/** “Mobile number” is “Tel. mobile” where a phone is wanted. */
function toldApartIn(target: string): Called {
  const wanted = new Set([...conceptsOf(target), ...OF_ANY])
  // “Tel (day)” is that by which somebody is reached by day.
  if (isOnlyPhone(target)) wanted.delete('date')
  return (text, columns) => {
    const named = calledIn(text, columns)
    if (named.length > 0) return named
    const said = new Set(wordsIn(text).flatMap(({ raw }) => conceptsOf(raw)))
    return columns.filter(({ name }) => {
      const concepts = conceptsOf(name)
      const own = concepts.filter((concept) => !wanted.has(concept))
      return own.length > 0 && own.length < concepts.length && own.every((concept) => said.has(concept))
    })
  }
}

/** The other columns that are called by nothing but what is wanted, “Phone number” beside “Mobile”; else the only other one of the kind, “Home phone”. */
function plainlyCalled(target: string) {
  const wanted = new Set([...conceptsOf(target), ...OF_ANY])
  const own = conceptsOf(target).filter((concept) => !OF_ANY.has(concept))
  return (columns: readonly ColumnProfile[], column: ColumnProfile | undefined): ColumnProfile[] => {
    const others = columns.filter(
      (one) => one !== column && own.some((concept) => conceptsOf(one.name).includes(concept)),
    )
    const plain = others.filter(({ name }) => conceptsOf(name).every((concept) => wanted.has(concept)))
    return plain.length > 0 ? plain : others
  }
}

/** The columns that are called so; of “Phone” and “Home phone” the one with more words. */
function calledIn(text: string, columns: readonly ColumnProfile[]): ColumnProfile[] {
  const said = wordsIn(text)
  const called = columns.filter(({ name }) => placeOf(wordsIn(name), said) >= 0)
  return called.filter(
    (one) =>
      !called.some(({ name }) => name.length > one.name.length && placeOf(wordsIn(one.name), wordsIn(name)) >= 0),
  )
}

/** From this share of its cells on a column is of a type. */
const MOSTLY = 0.5

/** One has gaps, and both hold the same kind of thing, as far as that can be told. */
function areAlike(column: ColumnProfile, source: ColumnProfile): boolean {
  const typesOf = ({ types }: ColumnProfile): string[] =>
    Object.entries(types).flatMap(([type, share = 0]) => (share >= MOSTLY ? [type] : []))
  const [own, other] = [typesOf(column), typesOf(source)]
  return column.empty > 0 && (own.length === 0 || other.length === 0 || own.some((type) => other.includes(type)))
}
