import type { TableProfile } from '../../profile/model.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT } from './acts.ts'
import { namesColumn } from './columns.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “The old e-mail and the home phone in guests.csv are out of date, please don't use them”: columns of one table that are not to be taken.

const OUT_OF_DATE = anyOf(
  "out of date|out-of-date|outdated|stale|obsolete|unreliable|no longer (?:valid|current|maintained|up to date|correct|used)|not (?:reliable|up to date|maintained|current|to be used)|(?:do not|don[’']t|never|must not) (?:be )?used?",
  'veraltet(?:e[nrs]?)?|überholt|nicht mehr (?:aktuell|gültig|gepflegt)|nicht (?:zu )?(?:verwenden|benutzen|benützen)|nicht gepflegt',
  'périmée?s?|obsolètes?|(?:plus|pas) (?:à jour|fiables?)|ne pas (?:utiliser|employer)',
  'obsolet[oaei]s?|desactualizad[oa]s?|no (?:usar|utilizar|usen|utilicen)|desatualizad[oa]s?|não (?:usar|utilizar|usem|utilizem)',
  'non (?:aggiornat[oaei]|usare|utilizzare)|superat[oaei]|verouderd|niet (?:meer )?(?:actueel|gebruiken|bijgehouden)',
  'nieaktualn[aey]|nie używać|zastaral[éáý]|neaktuální|nepouží(?:vat|vejte)|föråldra[dt]|inaktuell[at]?|forælde[td]e?|utdatert|brug ikke|bruk ikke',
)
const CONDITION = anyOf('if|when|where|wenn|falls|wo|si|quand|cuando|se|quando|als|wanneer|jeżeli|když|om|hvis')

/** The columns that the sentence names in the only table that it names, where no other table has one of that name. */
export function outOfDate({ text, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  if (!OUT_OF_DATE.test(text) || EXCEPT.test(text) || CONDITION.test(text)) return []
  const [table, ...more] = tablesIn(text, profiles)
  if (table === undefined || more.length > 0) return []
  const rest = withoutName(text, table)
  const named = table.columns.filter((column) => namesColumn(rest, column))
  const isElsewhere = (name: string): boolean =>
    profiles.some((other) => other !== table && other.columns.some((column) => column.name === name))
  // What the rows are under is needed, however old it is.
  const isKey = ({ name, unique, empty }: TableProfile['columns'][number]): boolean =>
    unique && empty === 0 && conceptsOf(name).includes('number')
  return named
    .filter((column) => !isKey(column) && !isElsewhere(column.name))
    .map(({ name }): Directive => ({ ...origin, kind: 'ignore_column', column: name }))
}

/** “The old price list” names no column of prices. */
function withoutName(text: string, { table }: TableProfile): string {
  const own = wordsIn(`${table.file_name} ${table.name}`).map(({ stem }) => stem)
  const said = wordsIn(text).filter(({ stem }) => own.includes(stem))
  return said.reduce((rest, { raw }) => rest.replace(raw, ' '), text)
}
