import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT } from './acts.ts'
import { WHEN } from './columns-from.ts'
import { linksTo } from './of-left-out.ts'
import { isAsked } from './rows-out.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “If a member's or a payment's essential data is missing, leave that row out”: which rows those are their own errors tell. What must have a row of
// those that stay behind lacks what is essential, too.

const ESSENTIAL = anyOf(
  "(?:some|any)thing (?:essential|mandatory|required|compulsory|vital)|etwas (?:wesentliches|wichtiges|notwendiges)|(?:quelque chose|rien) d[’']essentiel|algo (?:esencial|imprescindible)|qualcosa di (?:essenziale|indispensabile)|iets (?:essentieels|wezenlijks|verplichts)",
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

/** “(And whatever depends on it)”: of all that there is. */
const DEPENDING = anyOf(
  '(?:whatever|anything|everything|all|what) (?:that |else )?(?:depends|hangs|relies|belongs|refers|points)',
  '(?:alles|was(?: auch immer)?),? was (?:davon abhängt|daran hängt|dazu ?gehört)|was (?:davon abhängt|daran hängt|dazu ?gehört)',
  "tout ce qui (?:en dépend|s[’']y rattache|y est lié)",
  '(?:todo )?lo que (?:dependa|depende|cuelgue|cuelga)',
  '(?:tutto )?(?:ciò|quello) che ne dipende',
  'alles wat (?:ervan afhangt|eraan hangt|erbij hoort)',
)

/** Of the templates that a sentence names, or of all where it names none: the links that each row must have to rows of another of them. */
export function essentialsMissing(
  { text: last, before, origin }: Unread,
  _profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  // “If something essential is missing, leave that line out” may be read in two parts.
  const isBehind = ESSENTIAL.test(before) && WHEN.test(before) && !LEFT_OUT.test(before)
  const text = isBehind ? `${before}, ${last}` : last
  if (!ESSENTIAL.test(text) || !LACKING.test(text) || EXCEPT.test(text) || !isAsked(text)) return []
  const named = templatesIn(text.slice(0, LEFT_OUT.exec(text)?.index), templates)
  const own = named.length > 0 && !DEPENDING.test(text) ? named : templates
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
