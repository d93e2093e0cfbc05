import { fold } from '../../match/names/words.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { exactly } from './rows-out.ts'
import { saysNoMoreOf } from './tables-out.ts'
import { tablesIn } from './tables.ts'
import { anyOf, EXCEPT } from './acts.ts'
import type { Unread } from './unread.ts'

// “Only take the sheet `Stock`, `Stock 2022` is outdated”: of several tables with the same columns, one that is taken alone, or one that is not
// what counts now. What has columns of its own stays: nothing newer is there.

export const STALE = anyOf(
  'out of date|out-of-date|outdated|stale|obsolete|superseded|no longer (?:valid|current|maintained|up to date|correct|used)|(?:an? |the )?old (?:version|state|copy)',
  'veraltet|überholt|nicht mehr (?:aktuell|gültig|gepflegt)|(?:ein |der |die )?alte[rn]? (?:stand|version|kopie)',
  'périmée?s?|obsolètes?|(?:plus|pas) à jour|dépassée?s?|(?:une |la )?(?:ancienne|vieille) version',
  'obsolet[oaei]s?|desactualizad[oa]s?|desatualizad[oa]s?|(?:una |la |uma |a )?versi[óo]n (?:antigua|vieja)|versão antiga',
  'non (?:più )?aggiornat[oaei]|superat[oaei]|(?:una |la )?vecchia versione|verouderd|niet meer (?:actueel|geldig|bijgehouden)|(?:een |de )?oude (?:versie|stand)',
  'nieaktualn[aey]|(?:stara|starą) wersj[aę]|zastaral[éáýe]|neaktuáln[íi]|star[áé] verze|föråldra[dt]e?|inaktuell[at]?|(?:en |den )?gam(?:mal|mel) version|foræld(?:et|ede)|utdatert',
)
const ONLY =
  /^(?:please |bitte )?(?:(?:use|take|import|migrate|load|read|nehmen|übernehmen|verwenden|prendre|utiliser|tomar|usar|prendere|usare|neem|gebruik|použijte|prosz[eę] użyć|använd|brug|bruk) )?(?:only|just|nur|lediglich|ausschlie(?:ß|ss)lich|seulement|uniquement|solo|sólo|solamente|soltanto|alleen|só|apenas|somente|tylko|jen|pouze|kun|bare|bara|endast)(?!\p{L})(.+)$/iu
/** What is done with what is taken. */
const TAKEN = anyOf(
  'use|used|take|taken|import(?:ed)?|migrate[d]?|load(?:ed)?|read|counts?|is|are|to|be|valid|current',
  'nehmen|übernehmen|verwenden|einlesen|importieren|migrieren|gilt|zählt|gültig|aktuell|genommen|übernommen',
  'prendre|reprendre|utiliser|importer|compte|tomar|usar|importar|cargar|vale|cuenta|prendere|usare|importare|conta',
  'nemen|gebruiken|overnemen|importeren|geldt|telt|używać|użyć|použít|importovat|platí|använd|ta|gäller|brug|bruk|tag|gjelder|gælder',
)
/** “Stock: only the sheet …”: what is spoken of, before what is said of it. */
const TOPIC = /^[^:"“„«]{2,40}:\s+(?=\S)/u

/** The tables that a sentence says to be an older state of others, or that are beside the only one that it takes. */
export function staleTables({ text, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  if (EXCEPT.test(text)) return []
  const parts = partsOf(text.replace(TOPIC, ''))
  const out = parts.flatMap((part) => [...staleIn(part, profiles), ...besideOnly(part, profiles)])
  return [...new Set(out)].map((table): Directive => ({ ...origin, kind: 'ignore_table', table: exactly(table) }))
}

/** At commas and the like, where no name in quotation marks is cut. */
function partsOf(text: string): string[] {
  const parts = text.match(/(?:["“„«][^"“”»]*["”“»]|[^,;()"“„«]|["“„«])+/gu) ?? []
  return parts.map((part) => part.replace(/\s[-–—]\s/gu, ' ').trim()).filter((part) => part !== '')
}

function staleIn(part: string, profiles: readonly TableProfile[]): TableProfile[] {
  if (!STALE.test(part)) return []
  const rest = part.replace(new RegExp(STALE.source, 'giu'), ' ')
  const [table, ...more] = tablesIn(rest, profiles)
  if (!table || more.length > 0 || !saysNoMoreOf(rest, [table])) return []
  return profiles.some((other) => areAlike(table, other)) ? [table] : []
}

/** The other sheets of its workbook that have the same columns. */
function besideOnly(part: string, profiles: readonly TableProfile[]): TableProfile[] {
  const [, said] = ONLY.exec(part) ?? []
  if (said === undefined) return []
  const rest = said.replace(new RegExp(TAKEN.source, 'giu'), ' ')
  const [table, ...more] = tablesIn(rest, profiles)
  if (!table || more.length > 0 || !saysNoMoreOf(rest, [table])) return []
  return profiles.filter((other) => other.table.file_id === table.table.file_id && areAlike(table, other))
}

/** So much of the columns of either is in both. */
const ALIKE = 0.6

/** Whether two tables have the same columns. */
export function areAlike(one: TableProfile, other: TableProfile): boolean {
  if (one === other) return false
  const [own, others] = [one, other].map(({ columns }) => new Set(columns.map(({ name }) => fold(name))))
  const shared = [...own!].filter((name) => others!.has(name)).length
  return shared >= ALIKE * Math.max(own!.size, others!.size)
}
