import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
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
  const [blank] = OF_BLANKS.exec(text) ?? []
  if (blank === undefined || LEFT_OUT.test(text)) return []
  const rest = text.replace(blank, ' ')
  const tables = TAKEN.test(rest) ? tablesIn(rest, profiles) : []
  const [list] = tables
  if (!list || tables.length > 1 || profiles.length < 2) return []
  const said = without(text, tables)
  const gapped = profiles
    .filter((profile) => profile !== list)
    .flatMap(({ columns }) => columns.filter(({ empty }) => empty > 0))
  const headers = gapped.filter((column) => namesColumn(said, column)).map(({ name }) => name)
  return templates
    .filter(({ slug }) => origin.slug === null || origin.slug === slug)
    .flatMap(({ slug, columns }) => {
      const named = columns.filter((column) => isNamed(said, column.name)).map(({ name }) => name)
      return [...new Set([...named, ...headers])].map((column): Directive => ({
        ...origin,
        kind: 'gaps_from',
        table: exactly(list),
        column,
        slug,
      }))
    })
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
