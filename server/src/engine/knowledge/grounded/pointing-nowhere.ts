import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT } from './acts.ts'
import { linksTo } from './of-left-out.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “Anything that points to a boat or owner we don't have gets left out”: of whatever template, the rows that link to what is not there, and what stays
// behind itself is not there either.

const ANYTHING = anyOf(
  'anything|everything|whatever|any (?:row|record|line|entry)s?|all (?:rows|records|lines|entries)|rows|records|lines|entries',
  'alles|was|jede[rs]? (?:zeile|datensatz|eintrag)|alle (?:zeilen|datensätze|einträge)|zeilen|datensätze|einträge',
  'tout ce|toute? (?:ligne|fiche|enregistrement)|toutes les lignes|tous les enregistrements|les (?:lignes|fiches|enregistrements)',
  'todo lo|cualquier (?:fila|registro|línea)|tod[oa]s l[oa]s (?:filas|registros|líneas)|las filas|los registros',
  'tutto (?:ciò|quello)|qualsiasi (?:riga|record)|tutt[ei] (?:le righe|i record)|le righe|i record',
  'alles|elke (?:rij|regel)|alle (?:rijen|regels|records)|rijen|regels',
)
const POINTS = anyOf(
  '(?:points?|refers?|links?|belongs?|pointing|referring|linking|belonging|linked|attached) to',
  '(?:verweis(?:t|en)|zeigt|zeigen|bezieht sich|beziehen sich) auf|gehört zu|gehören zu',
  'renvoi(?:e|ent) (?:à|vers)|se rapport(?:e|ent) à|se réf(?:ère|èrent) à|point(?:e|ent) vers',
  'apuntan? a|se refieren? a|remiten? a|pertenecen? a',
  'puntan?o? a|si riferisc(?:e|ono) a|rimand(?:a|ano) a',
  'verwij(?:st|zen) naar|hoort bij|horen bij',
)
/** “… was auf ein Boot verweist, das …”: the verb comes last. */
const POINTS_LAST =
  /(?<!\p{L})(?:auf|zu|naar|bij)\s(?<what>[^,;.]{2,60}?)\s(?:verweis(?:t|en)|zeigt|zeigen|gehört|gehören|verwijst|verwijzen|hoort|horen)(?!\p{L})/iu
/** It is not among what there is. */
const NOT_THERE = anyOf(
  "(?:that |which )?(?:we|you|they) (?:do not|don[’']t|did not|didn[’']t) (?:have|know|keep|load|take|bring)|(?:that|which) (?:does not|doesn[’']t|do not|don[’']t) exist|(?:that|which)? ?(?:is|are)(?: not|n[’']t) (?:there|in the data|loaded|known)|unknown to us",
  '(?:die|den|das|der) (?:wir nicht haben|es nicht gibt|nicht (?:da|vorhanden) (?:ist|sind)|fehl(?:t|en))',
  "(?:que nous n[’']avons pas|qu[’']on n[’']a pas|qui n[’']existent? pas)",
  'que no (?:tenemos|existen?|están?)',
  'che non (?:abbiamo|esist(?:e|ono)|ci sono)',
  'die (?:we niet hebben|niet besta(?:at|an)|er niet (?:is|zijn))',
)

/** The links to what a sentence names, of all templates that it may be of. */
export function pointingNowhere(
  { text, origin }: Unread,
  _: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const last = POINTS_LAST.exec(text)
  const [points, absent] = [last ?? POINTS.exec(text), NOT_THERE.exec(text)]
  if (!points || !absent || absent.index < points.index || EXCEPT.test(text)) return []
  const before = text.slice(0, points.index)
  const behind = text.slice(absent.index + absent[0].length)
  if (!ANYTHING.test(before) || !LEFT_OUT.test(`${before} … ${behind}`)) return []
  const named = last?.groups?.what ?? text.slice(points.index + points[0].length, absent.index)
  const parents = parentsIn(named, templates)
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  return own.flatMap((child) =>
    parents
      .filter((parent) => parent !== child)
      .flatMap((parent) => linksTo(parent, child))
      .map(({ column }): Directive => ({ ...origin, kind: 'bereft', slug: child.slug, column })),
  )
}

/** Each that is named, as the template or as its description calls its rows: “Accounts that buy from us”. */
function parentsIn(text: string, templates: readonly Template[]): Template[] {
  const stems = new Set(wordsIn(text).map(({ stem }) => stem))
  const named = templatesIn(text, templates)
  const described = templates.filter(({ description }) => stems.has(wordsIn(description ?? '')[0]?.stem ?? ''))
  return [...new Set([...named, ...described])]
}
