import { conceptsOf } from '../../match/names/words.ts'
import { CONCEPTS } from '../../match/vocabulary.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { sameName, type Directive } from '../directives.ts'
import { anyOf, LEFT_OUT } from './acts.ts'
import { namesColumn } from './columns.ts'
import { without } from './constants.ts'
import { exactly } from './rows-out.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “Where the branch left the interval blank use the one of the machine type”: what a list says of each is taken only where a row's own cell is
// empty.

const WHERE =
  "(?:where(?:ver)?|if|when(?:ever)?|wo|wenn|falls|là où|s[’']il|si|quand|lorsque|donde|cuando|se|dove|quando|waar|als|wanneer|indien|gdzie|jeśli|gdy|kde|když|pokud)"
const BLANK =
  '(?:empty|blank|missing|lack(?:s|ing)?|not (?:filled|given|entered|stated)|has none|has no|leer\\p{L}*|fehl\\p{L}*|nicht (?:angegeben|gefüllt|ausgefüllt|eingetragen)|vides?|manqu\\p{L}+|vac[ií][oa]s?|falta\\p{L}*|vuot[oaie]|manca\\p{L}*|leeg|lege|ontbre\\p{L}+|niet ingevuld|pust\\p{L}+|brak\\p{L}*|prázdn\\p{L}+|chyb\\p{L}+)'
/** What is said of cells without a value: “where … is blank”, or “missing prices are filled …”. */
const OF_BLANKS = new RegExp(
  `(?<!\\p{L})(?:${WHERE}(?!\\p{L})[^,;:]*?(?<!\\p{L})${BLANK}(?!\\p{L})|${BLANK} (?=[\\p{L} ]+ (?:is|are|be|werden|wird|sont|se|worden|wordt)(?!\\p{L}))|fill[\\p{L} ]*? (?:blanks?|gaps?)(?!\\p{L}))`,
  'iu',
)
/** “If no fee is written”. */
const NONE_GIVEN = new RegExp(
  `(?<!\\p{L})${WHERE} (?:there (?:is|was) )?(?:no|kein\\p{L}*|aucune?|ning[uú]na?|no (?:hay|consta|figura)|non (?:c[’']è|è indicat[oa])|nessun[oa]?|geen|brak|není) [^,;:]{2,60}?(?=[,;:]|$)`,
  'iu',
)
const TAKEN = anyOf(
  'use|takes?|taken|get|fill(?:ed|s)?|cop(?:y|ied)|appl(?:y|ies)|comes?|inherits?|falls? back',
  'nehm\\p{L}*|nimm|gilt|gelten|übern\\p{L}+|verwende\\p{L}*|kommt|ergänz\\p{L}*|(?:auf)?(?:ge)?füll\\p{L}*',
  'prend\\p{L}*|pris\\p{L}*|repren\\p{L}+|utilis\\p{L}+|vaut|compl[ée]t\\p{L}+',
  'tom\\p{L}+|us\\p{L}{1,4}|vale|rellen\\p{L}+|complet\\p{L}+',
  'prend\\p{L}+|us\\p{L}{1,3}|riempi\\p{L}*|complet\\p{L}+',
  'neem|nemen|gebruik\\p{L}*|geldt|genomen|aangevuld|aanvullen',
  'weź|użyj|bierz\\p{L}+|uzupełni\\p{L}*|vez\\p{L}+|použ\\p{L}+|platí|dopln\\p{L}+',
)

/** The lists from which a sentence says gaps of columns are filled. */
export function gapsFrom(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const [blank] = OF_BLANKS.exec(text) ?? NONE_GIVEN.exec(text) ?? []
  if (blank === undefined || LEFT_OUT.test(text)) return []
  const rest = text.replace(blank, ' ')
  const tables = TAKEN.test(rest) ? listsIn(rest, profiles, templates) : []
  const [list] = tables
  if (!list || tables.length > 1 || profiles.length < 2) return []
  const said = without(text, tables)
  const gapped = profiles
    .filter((profile) => profile !== list)
    .flatMap(({ columns }) => columns.filter(({ empty }) => empty > 0))
  // What the list has as well is what its rows are known by.
  const isOfList = (name: string): boolean => list.columns.some((column) => sameName(column.name, name))
  const headers = gapped.filter((column) => namesColumn(said, column) && !isOfList(column.name)).map(({ name }) => name)
  return templates
    .filter(({ slug }) => origin.slug === null || origin.slug === slug)
    .flatMap(({ slug, columns }) => {
      const called = columns.filter((column) => isNamed(said, column.name))
      const named = called.length > 0 ? called : endingIn(blank, columns)
      return [...new Set([...named.map(({ name }) => name), ...headers])].map((column): Directive => ({
        ...origin,
        kind: 'gaps_from',
        table: exactly(list),
        column,
        slug,
      }))
    })
}

/** “No fee is written”: of a template that has no other fee the only column whose name ends so. */
function endingIn(text: string, columns: readonly TemplateColumn[]): TemplateColumn[] {
  // The “no” of a `berth_no` is another word.
  const said = new Set(stemsOf(text).filter((stem) => stem.length > 2))
  const found = columns.filter(({ name }) => said.has(stemsOf(name).at(-1) ?? ''))
  return found.length === 1 ? found : []
}

/** The tables that are named, or the only one whose name means what a word says that is in no column's name. */
function listsIn(text: string, profiles: readonly TableProfile[], templates: readonly Template[]): TableProfile[] {
  const named = tablesIn(text, profiles)
  if (named.length > 0) return named
  const ofColumns = new Set(templates.flatMap(({ columns }) => columns.flatMap(({ name }) => stemsOf(name))))
  const meant = new Set(
    wordsIn(text).flatMap(({ raw, stem, text: word }) =>
      word.length > 3 && !ofColumns.has(stem) ? conceptsOf(raw) : [],
    ),
  )
  const found = profiles.filter(({ table }) => {
    const concepts = conceptsOf(table.name)
    return concepts.length > 0 && concepts.every((concept) => CONCEPTS.has(concept) && meant.has(concept))
  })
  return found.length === 1 ? found : []
}

function stemsOf(name: string): string[] {
  return wordsIn(name).map(({ stem }) => stem)
}

/** In what a figure is counted, which nobody says: “the service interval” for `service_interval_months`. */
const COUNTED_IN =
  /^(?:months?|days?|years?|weeks?|hours?|minutes?|percent|pct|eur|usd|gbp|chf|kg|mm|cm|monate?n?|tagen?|jahren?|stunden?|mois|jours?|ann?[ée]es?|heures?|mes(?:es)?|d[íi]as?|años?|horas?|mesi|giorni|anni|ore|maanden|dagen|jaren|uren)$/iu

function isNamed(text: string, name: string): boolean {
  if (namesColumn(text, { name })) return true
  const words = wordsIn(name)
  const unit = words.at(-1)
  const isCounted = unit !== undefined && words.length > 2 && COUNTED_IN.test(unit.raw)
  return (
    isCounted &&
    namesColumn(text, {
      name: words
        .slice(0, -1)
        .map(({ raw }) => raw)
        .join(' '),
    })
  )
}
