import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { allowedIn } from '../meant-values.ts'
import { anyOf, REST } from '../grounded/acts.ts'
import { isCalledAs, namesHeader, valuesOf } from '../grounded/columns.ts'
import { templatesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { isSameWord, wordsIn } from '../grounded/words.ts'
import { isUnclear } from './hedges.ts'
import { targetsIn, valueFor, type Target } from './values-for.ts'

// “Where we left Status blank, put active”, “Members with nothing in the status column are active members”, “No medium means book”, “Blank = active”:
// cells that have nothing, and what is written into them.

/** That a cell holds nothing, in words that say nothing else. */
const EMPTY = anyOf(
  "empty|blanks?|missing|gaps?|nothing(?: (?:is|was|has been))?(?: \\p{L}+)?|no (?:value|entry)|no(?= \\p{L}+(?: \\p{L}+)? (?:means|is|are|was|were|has|given|filled|stands))|with no|without(?: an?| one| any)?|(?:has|have|is|was|are|were)(?: not|n[’']t) (?:been )?(?:filled|given|set|entered|stated|specified|recorded)(?: in)?|not (?:filled|given|set|entered|stated|specified|recorded)(?: in)?|there (?:is|are) no(?:ne)?|left (?:out|blank|empty)|unfilled|unset|(?:did|do|does)(?: not|n[’']t) (?:fill|say|write|enter|note)(?: \\p{L}+)?",
  'leer\\p{L}*|fehl(?:t|en|ende[nrs]?)|nichts|ohne(?: angabe)?|keine? (?:angabe|eintrag|wert)|kein(?:e[nrs]?)?|nicht (?:angegeben|ausgefüllt|gefüllt|eingetragen|gesetzt|erfasst)|unausgefüllt|lücken?',
  "vides?|manqu\\p{L}+|sans(?: indication)?|rien|aucune?|pas (?:rempli|indiqué|renseigné|précisé)\\p{L}*|non (?:rempli|indiqué|renseigné|précisé)\\p{L}*|il n[’']y a (?:pas|rien)|absen\\p{L}+",
  'vac[ií][oa]s?|en blanco|falta\\p{L}*|sin|nada|ning[uú]n[oa]?|no (?:hay|se (?:indica|ha indicado|rellen\\p{L}+)|está (?:relleno|indicad[oa]|rellenad[oa])|tienen?|pone)',
  "vuot[oaei]|manca(?:no|nte|nti|va|vano)?|senza|niente|nulla|nessun[oa]?|non (?:c[’']è|è (?:indicat[oa]|compilat[oa]|specificat[oa])|hanno|ha)|in bianco",
  'lege?|leeg|ontbre\\p{L}+|zonder|niets|geen|niet (?:ingevuld|opgegeven|vermeld|bekend)|blanco|openge\\p{L}+',
)
const NOT_EMPTY =
  /(?<!\p{L})(?:not (?:empty|blank|missing|without)|nicht leer|pas vide|no (?:está )?vac[ií][oa]|non (?:è )?vuot[oa]|niet leeg)(?!\p{L})/iu
/** “If a guest has no currency, he is EUR” is said of the guest. */
const OF_PERSONS =
  /(?<!\p{L})(?:he|she) (?:is|was|gets|pays)|(?:ist|bekommt|zahlt) (?:er|sie)(?!\p{L})|(?<!\p{L})(?:il|elle) (?:est|paie)|(?<!\p{L})(?:lui|lei) è|(?<!\p{L})(?:hij|zij) (?:is|betaalt)/iu
/** What becomes of something else than cells. */
const OTHERWISE_DONE = anyOf(
  'rows?|records?|skip|ignore[ds]?|drop|delete[ds]?|remove[ds]?|exclude[ds]?|leave (?:it|them|these|those|the (?:cell|field)s?) (?:empty|blank|out)|keep (?:it|them) (?:empty|blank)|stays?|remains?|take|copy|from|same as',
  'zeilen?|datensätze?|ignorier\\p{L}+|löschen|weglassen|lassen|bleib\\p{L}+|übernehmen|aus der|kopieren|wie bei',
  'lignes?|ignor\\p{L}+|supprim\\p{L}+|laiss\\p{L}+|reste\\p{L}*|reprendre|copier',
  'filas?|ignor\\p{L}+|borrar|eliminar|dej\\p{L}+|copiar|tomar',
  'righe|riga|ignor\\p{L}+|cancell\\p{L}+|elimin\\p{L}+|lasci\\p{L}+|copiare|prendere',
  'rijen|regels?|negeren|verwijder\\p{L}*|laten|blijf\\p{L}*|kopi\\p{L}+|overnemen',
)
/** What is not to be written is no value for anything. */
const NOT_WRITTEN = anyOf(
  "(?:do not|don[’']?t|never|must not|should not) (?:write|put|set|use|enter|fill|assume|add)",
  '(?:nicht|nie|kein\\p{L}*) (?:\\p{L}+ )?(?:schreiben|setzen|eintragen|einsetzen|annehmen|verwenden)',
  'ne (?:pas |jamais )?(?:écri\\p{L}+|mett\\p{L}+|inscri\\p{L}+|suppos\\p{L}+)',
  '(?:no|nunca) (?:escrib\\p{L}+|pon\\p{L}+|us\\p{L}+)',
  '(?:non|mai) (?:scriv\\p{L}+|mett\\p{L}+|inser\\p{L}+|us\\p{L}+)',
  '(?:niet|nooit|geen) (?:\\p{L}+ )?(?:invullen|schrijven|zetten|aannemen)',
)
/** “The standard fee of the tariff applies”: another list says what it is. */
const LISTED = anyOf(
  '(?:in|on|from|of|per) (?:the|our) (?:\\p{L}+ )?(?:legend|(?:price )?lists?|tariff|tables?|catalogue?|sheet|register)',
  '(?:in|auf|aus|laut|gemäß) (?:der|dem|unserer) (?:\\p{L}+ )?(?:legende|\\p{L}*liste|tarif|tabelle|katalog|verzeichnis)',
  '(?:dans|sur|du|de la|selon) (?:le |la |notre )?(?:légende|liste|tarif|grille|tableau|catalogue)',
  '(?:en|de|del|según) (?:la |el )?(?:leyenda|lista|tarifa|tabla|catálogo)',
  '(?:in|nel|nella|del|della|secondo) (?:la |il )?(?:legenda|lista|listino|tariffa|tabella|catalogo)',
  '(?:in|op|uit|volgens) (?:de|het) (?:legenda|\\p{L}*lijst|tarief|tabel|catalogus)',
)
const MOST_WORDS = 34

/** The value that empty cells of a column get. */
export function blanksMeant(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const isOwn = EMPTY.test(text) || REST.test(text)
  // What the sentence before says of empty cells is read of that: this one tells of others, or of something else.
  const isTold = !isOwn && before !== '' && blankIn(before, before, origin.slug, profiles, templates) !== null
  const said = [text, ...(before === '' || isTold ? [] : [`${before}; ${text}`])]
  for (const one of said) {
    const found = blankIn(one, text, origin.slug, profiles, templates)
    if (found === null) continue
    const { target, value, under } = found
    return [
      {
        ...origin,
        kind: 'default',
        slug: target.template.slug,
        column: under ?? target.column.name,
        value,
        literal: true,
        filled: true,
      },
    ]
  }
  return []
}

function blankIn(
  said: string,
  last: string,
  slug: string | null,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): { target: Target; value: string; under?: string | undefined } | null {
  const isOfRest = said !== last && REST.test(last)
  if (!EMPTY.test(said) && !isOfRest) return null
  if (OF_PERSONS.test(said)) return null
  if (isUnclear(said) || NOT_EMPTY.test(said) || NOT_WRITTEN.test(said) || wordsIn(said).length > MOST_WORDS)
    return null
  const parts = partsOf(said)
  const doing = parts.filter((part) => !EMPTY.test(part)).join(', ')
  if (LISTED.test(doing)) return null
  if (OTHERWISE_DONE.test(doing.length > 0 ? doing : said.replace(/\brows?\b|\brecords?\b/giu, ' '))) return null
  const target = targetOf(said, slug, profiles, templates)
  if (!target || target.column.unique) return null
  const { under } = target
  const value =
    [isOfRest ? last : partWith(parts), said].reduce<string | null>(
      (known, part) => known ?? valueFor(withoutHeader(part, under), target, profiles, templates),
      null,
    ) ?? (under === undefined ? null : meantBy(said, under, valuesOf(target.column)))
  return value === null ? null : { target, value, under }
}

/** A column of a template, and the header that tells it, where that is called otherwise. */
type Blank = Target & { under?: string }

/** From where it is said that a cell is empty: “something was noted for A and B; without it, it is C”. */
function partWith(parts: readonly string[]): string {
  return parts.slice(parts.findIndex((part) => EMPTY.test(part))).join(', ')
}

function partsOf(said: string): string[] {
  return said.split(/[,;:](?=\s)|\s[-–—]\s/u)
}

/** The column that is named; where none is, the only one that allows what is said and has empty cells. */
function targetOf(
  said: string,
  slug: string | null,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Blank | null {
  const named = targetsIn(said, templates, slug)
  const fillable = named.filter(({ column }) => hasGaps(column.name, profiles))
  const [one, ...more] = fillable.length > 0 ? fillable : ofHeaders(said, profiles, templates)
  if (one) return more.length === 0 ? one : null
  if (named.length > 0) return null
  const headers = profiles.flatMap(({ columns }) => columns.filter((column) => namesHeader(said, column)))
  if (headers.length > 0) return ofState(said, headers, slug, templates)
  const allowing = templates.flatMap((template) =>
    template.columns
      .filter((column) =>
        wordsIn(said).some(
          ({ raw, text }) => text.length > 2 && valuesOf(column).some((value) => isSameWord(raw, value)),
        ),
      )
      .filter((column) => hasGaps(column.name, profiles))
      .map((column) => ({ template, column })),
  )
  return allowing.length === 1 ? allowing[0]! : null
}

/** The most cells of a column that says in what state something is are one of a few words. */
const MOST_STATES = 12

/**
 * “A booking with nothing under Outcome is still open”: the header is called as no column of the template is, of which the sentence speaks, and of all its
 * columns one alone allows what is said; where it speaks of none, of those of all templates.
 */
function ofState(
  said: string,
  headers: readonly ColumnProfile[],
  slug: string | null,
  templates: readonly Template[],
): Blank | null {
  const open = headers.filter(({ empty, distinct }) => empty > 0 && distinct <= MOST_STATES)
  const [header, ...others] = open
  if (!header || others.length > 0) return null
  const named = templatesIn(said, templates)
  const own = (named.length > 0 ? named : templates).filter((template) => slug === null || template.slug === slug)
  const words = wordsIn(withoutHeader(said, header.name))
  const columns = own.flatMap((template) => template.columns.map((column) => ({ template, column })))
  const byWord = columns.filter(({ column }) =>
    words.some(({ raw, text }) => text.length > 2 && valuesOf(column).some((one) => isSameWord(raw, one))),
  )
  const allowing =
    byWord.length > 0 ? byWord : columns.filter(({ column }) => meantBy(said, header.name, valuesOf(column)) !== null)
  return allowing.length === 1 ? { ...allowing[0]!, under: header.name } : null
}

/** “Where Came? is empty the visit is still to come”: several words mean what the column allows. */
function meantBy(said: string, header: string, allowed: readonly string[]): string | null {
  return allowed.length < 2 ? null : allowedIn(allowed)(withoutHeader(said, header), true)
}

/** “Came?” is what is asked of a visit, and not that somebody came. */
function withoutHeader(said: string, header: string | undefined): string {
  return header === undefined ? said : said.replaceAll(`"${header}"`, ' ').replaceAll(header, ' ')
}

/** A column is filled by the one that is called so, which has empty cells; or by none. */
function hasGaps(name: string, profiles: readonly TableProfile[]): boolean {
  const own = profiles.flatMap(({ columns }) => columns.filter((column) => isCalledAs(column.name, name)))
  return own.some(({ empty, filled }) => empty > 0 && filled > 0)
}

/** The columns that are called as headers which a sentence names. */
function ofHeaders(said: string, profiles: readonly TableProfile[], templates: readonly Template[]): Target[] {
  const headers = profiles.flatMap(({ columns }) =>
    columns.filter((column) => column.empty > 0 && column.filled > 0 && namesHeader(said, column)),
  )
  return templates.flatMap((template) =>
    template.columns
      .filter((column) => headers.some(({ name }) => isCalledAs(name, column.name)))
      .map((column) => ({ template, column })),
  )
}
