import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT } from './acts.ts'
import { linksTo } from './of-left-out.ts'
import { isAsked } from './rows-out.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “If a member's or a payment's essential data is missing, leave that row out”: which rows those are their own errors tell. What must have a row of
// those that stay behind lacks what is essential, too.

const ESSENTIAL = anyOf(
  '(?:essential|mandatory|required|compulsory|obligatory|necessary|indispensable|vital|key|basic|minimum) (?:data|details?|information|info|facts?|fields?|values?|columns?)|(?:data|details?|information|fields?) (?:that|which) (?:is|are) (?:required|mandatory|essential|needed)',
  'pflicht(?:angaben?|felder?n?|daten)|(?:wesentliche|wichtige|notwendige|erforderliche|zwingende)[nrs]? (?:daten|angaben?|felder?n?)|mussfelder?n?',
  '(?:données|informations?|champs?|renseignements?) (?:essentiel(?:le)?s?|obligatoires?|indispensables?|nécessaires?|requis(?:es)?)',
  '(?:datos?|información|campos?) (?:esencial(?:es)?|obligatori[oa]s?|imprescindibles?|necesari[oa]s?|básic[oa]s?)',
  '(?:dat[oi]|informazion[ei]|camp[oi]) (?:essenzial[ei]|obbligator[io]i?|indispensabil[ei]|necessar[io]i?|fondamental[ei])',
  '(?:essentiële|verplichte|noodzakelijke|vereiste) (?:gegevens|velden|veld|informatie)',
  '(?:dados|informações|campos) (?:essenciais|obrigatóri[oa]s|necessári[oa]s)|(?:obowiązkow|wymagan|niezbędn|kluczow)\\p{L}+ (?:dan\\p{L}+|pol\\p{L}+|informacj\\p{L}+)|(?:povinn|nezbytn)\\p{L}+ (?:údaj|pol)\\p{L}*|(?:obligatoriska|nödvändiga|nødvendige|obligatoriske) (?:uppgifter|opplysninger|oplysninger|felt\\p{L}*|fält)',
)
const LACKING = anyOf(
  'missing|lacking|absent|incomplete|impossible|invalid|wrong|unusable|empty|blank|not (?:there|given|known|filled(?: in)?)',
  'fehl(?:t|en|ende?[nrs]?)|unvollständig\\p{L}*|unmöglich\\p{L}*|ungültig\\p{L}*|falsch\\p{L}*|leer|nicht (?:da|vorhanden|angegeben|ausgefüllt)',
  'manqu\\p{L}+|absente?s?|incompl\\p{L}+|impossibles?|invalides?|vides?',
  'falt\\p{L}+|incomplet[oa]s?|imposibles?|inválid[oa]s?|vac[ií][oa]s?',
  'manc\\p{L}+|incomplet[oaie]|impossibil[ei]|non valid[oaie]|vuot[oaie]',
  'ontbre\\p{L}+|onvolledige?|onmogelijke?|ongeldige?|lege?|leeg',
  'incomplet[oa]s|brak\\p{L}*|niepełn\\p{L}+|chyb\\p{L}+|neúpln\\p{L}+|saknas|mangler',
)

/** Of the templates that a sentence names, or of all where it names none: the links that each row must have to rows of another of them. */
export function essentialsMissing(
  { text, origin }: Unread,
  _profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (!ESSENTIAL.test(text) || !LACKING.test(text) || EXCEPT.test(text) || !isAsked(text)) return []
  const named = templatesIn(text.slice(0, LEFT_OUT.exec(text)?.index), templates)
  const own = named.length > 0 ? named : templates
  return own
    .filter(({ slug }) => origin.slug === null || origin.slug === slug)
    .flatMap((child) =>
      own
        .filter((parent) => parent !== child)
        .flatMap((parent) => linksTo(parent, child))
        .filter(({ column }) => child.columns.some(({ name, required }) => name === column && required))
        .map(({ column }): Directive => ({ ...origin, kind: 'bereft', slug: child.slug, column })),
    )
}

/** A sentence without these words: “data” is no column, whatever is called so in another language. */
export function withoutEssentials(sentence: Unread): Unread {
  const [text, about] = [sentence.text, sentence.about].map((one) => one.replace(ESSENTIAL, ' ').replace(/\s+/gu, ' '))
  return ESSENTIAL.test(sentence.text) && LACKING.test(sentence.text)
    ? { ...sentence, text: text!, about: about! }
    : sentence
}
