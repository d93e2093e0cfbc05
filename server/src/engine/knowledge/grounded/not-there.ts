import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { conceptsOf } from '../../match/names/words.ts'
import { ruleOf } from '../../match/sides.ts'
import { anyOf, LEFT_OUT } from './acts.ts'
import { namesColumn, valuesOf } from './columns.ts'
import { columnsFrom } from './columns-from.ts'
import { MISSING } from './on-lists.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { isSameWord, wordsIn } from './words.ts'

// “Articles that aren't on the stock list have stock 0”, “Artikel, die nicht auf der Liste stehen, haben Bestand 0”: what rows have that another
// table, which says it of the others, lacks.

const HAS =
  /(?<!\p{L})(?:has|have|get|gets|pays?|is|are|means?|count as|counts as|with|at|of|to|=|hat|haben|bekommen|erhalten|ist|sind|gilt|gelten|zahlt|zahlen|mit|auf|ont|a|paient|paie|est|sont|de|à|tienen?|pagan?|pagano|es|son|con|hanno|ha|è|sono|di|heeft|hebben|krijgen|krijgt|betaalt|betalen|zijn|op|van)(?!\p{L})/iu
/** What they have at first. */
const STARTS =
  /(?<!\p{L})(?:(?:starts?|begins?|opens?|comes? in) (?:out )?(?:at|from|with|on)|(?:starten?|startet|beginn(?:t|en)|f(?:ä|a)ng(?:t|en)) (?:bei|mit)|(?:commence|d[ée]marre|part)(?:nt|ent)? (?:à|avec|de)|(?:empieza|comienza|parte)n? (?:en|con|de|a)|(?:inizia|parte)(?:no)? (?:con|da)|part(?:e|ono) da|begin(?:t|nen) (?:op|bij|met))\s/iu
const NOUGHT = /(?<!\p{L})(?:zero|nil|nought|null|z[ée]ro|cero|nul)(?=\s*[.)]?\s*$)/iu
/** A figure at the end of what is said, or before “for articles that …”. */
const FOR =
  '(?:for|at|of|on|with|if|when|where|bei|für|wenn|falls|wo|pour|si|quand|para|en|cuando|per|se|quando|voor|bij|als|wanneer)'
const FIGURE = new RegExp(`\\s(\\d+(?:[.,]\\d+)?)(?=\\s*[.)]?\\s*$|,?\\s${FOR}\\s)`, 'iu')
/** More columns that a sentence could mean are none. */
const MOST = 3

/** What a sentence says of rows that are missing in a table. */
export function notThere(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const missing = MISSING.exec(text)
  if (!missing || LEFT_OUT.test(text)) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const listed = tablesIn(missing[0], profiles)
  const tables = listed.length > 0 ? listed : profiles
  const parts = [text.slice(missing.index + missing[0].length), text.slice(0, missing.index)]
  if (parts.some((part) => NOTHING_OWED.test(part))) return nothingOwed(text, origin, own)
  const preset = (found: readonly Preset[]): Directive[] =>
    found.map((one): Directive => ({ ...origin, kind: 'default', literal: true, filled: true, ...one }))
  for (const said of parts) {
    const part = said.replace(NOUGHT, '0')
    const found = HAS.test(part) || STARTS.test(part) ? saidOf(part, own, tables) : []
    if (found.length > 0) return preset(found)
  }
  const [clause = '', ...more] = parts[1]!.split(CLAUSE)
  const first = startsAt(parts[0]!.replace(NOUGHT, '0'), more.length > 0 ? clause : before, own)
  const there =
    first.length > 0 ? columnsFrom({ text: clause, about: clause, before: '', origin }, profiles, templates) : []
  return [...there, ...preset(first)]
}

const CLAUSE = /[,;]\s/u

/** “Balances are on the count, and what isn't there starts at zero”: what it is that starts is named before, by the clause that says where it is. */
function startsAt(behind: string, before: string, templates: readonly Template[]): Preset[] {
  const figure = STARTS.test(behind) ? FIGURE.exec(behind)?.[1] : undefined
  const named = templates.flatMap(({ slug, columns }) =>
    columns.filter((column) => namesColumn(before, column)).map(({ name }) => ({ slug, column: name })),
  )
  const [only, ...others] = named
  return figure === undefined || !only || others.length > 0 ? [] : [{ ...only, value: figure }]
}

/** “Balances are only on the list, and an account that isn't on it owes nothing”. */
const NOTHING_OWED = anyOf(
  '(?:owes?|(?:has|have) (?:to pay|owing|outstanding)?) ?nothing(?: at all)?|(?:has|have) (?:nothing (?:outstanding|open|to pay)|no (?:open |outstanding )?(?:balance|debts?))|(?:is|are) (?:settled|paid up)',
  '(?:schulde[nt]|schuldet) (?:uns )?nichts|(?:hat|haben) nichts offen|(?:ist|sind) (?:ausgeglichen|nichts schuldig)',
  'ne (?:nous )?doi(?:t|vent) rien|(?:est|sont) soldée?s?',
  'no (?:nos )?deben? nada|(?:está|están) al corriente',
  'non (?:ci )?dev(?:e|ono) (?:nulla|niente)|(?:è|sono) saldat[oaie]',
  '(?:is|zijn) (?:ons )?niets (?:schuldig|verschuldigd)|(?:heeft|hebben) niets open(?:staan)?',
)
const SUMS = ['balance', 'amount', 'total', 'open']

/** A zero, as its rule has it, in the only sum that the sentence names. */
function nothingOwed(text: string, origin: Unread['origin'], templates: readonly Template[]): Directive[] {
  const named = templates.flatMap(({ slug, columns }) =>
    columns
      .filter((column) => namesColumn(text, column) && conceptsOf(column.name).some((one) => SUMS.includes(one)))
      .map((column) => ({ slug, column })),
  )
  const [only, ...others] = named
  if (!only || others.length > 0) return []
  const rule = ruleOf(only.column)
  const value = ['0', '0.00', '0,00'].find((zero) => rule === null || rule.matches(zero))
  if (value === undefined) return []
  return [{ ...origin, kind: 'default', slug: only.slug, column: only.column.name, value, literal: true, filled: true }]
}

interface Preset {
  slug: string | null
  column: string
  value: string
}

/** The columns that a part of a sentence names, with the only figure in it or the only allowed value. */
function saidOf(part: string, templates: readonly Template[], tables: readonly TableProfile[]): Preset[] {
  const end = FIGURE.exec(part)
  const figure = end && HAS.test(part.slice(0, end.index + 1)) ? end[1] : undefined
  const targets = templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column): Preset[] => {
      const value = allowedIn(part, column) ?? (namesColumn(part, column) ? figure : undefined)
      // What each row has for itself is the same for no two.
      return value === undefined || column.unique ? [] : [{ slug, column: column.name, value }]
    }),
  )
  if (targets.length > 1) return []
  if (targets.length === 1) return targets
  if (figure === undefined) return []
  const named = tables.flatMap(({ columns }) => columns.filter((column) => namesColumn(part, column)))
  const names = new Set(named.map(({ name }) => name))
  return names.size > MOST ? [] : [...names].map((column) => ({ slug: null, column, value: figure }))
}

/** The only allowed value of a column that words say. */
function allowedIn(part: string, column: TemplateColumn): string | undefined {
  const words = wordsIn(part)
  const found = valuesOf(column).filter((value) =>
    words.some(({ text }) => text.length >= 4 && isSameWord(text, value)),
  )
  return found.length === 1 ? found[0] : undefined
}
