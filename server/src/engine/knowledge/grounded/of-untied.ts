import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, LEFT_OUT } from './acts.ts'
import { withoutDays } from './days.ts'
import { belongingIn, linksTo } from './of-left-out.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “Visits that we can't tie to a patient, please leave out, and invoices for those as well”: rows stay behind where what they name does not come, and
// so do those of another kind that belong to them.

/** That rows lead to none of what is named behind. */
const UNTIED = anyOf(
  "(?:can(?:not|[’']?t)?|could(?: not|n[’']t)|(?:is|are)(?: not|n[’']t)) (?:not )?(?:be )?(?:tied?|link(?:ed)?|match(?:ed)?|assign(?:ed)?|connect(?:ed)?|attribut(?:e|ed)|trac(?:e|ed)(?: back)?) (?:to|with)",
  'keine[mnr]?(?= [^.;]{1,60}(?:zuordn|zugeordn|zuzuordn))|nicht (?:eine[mr]|zu)(?= [^.;]{1,60}(?:zuordn|zugeordn|zuzuordn))',
  'ne (?:peut|peuvent|pouvons|peuvent être|peut être|pouvons pas) ?(?:pas )?(?:être )?(?:rattach|reli|associ|attribu)\\p{L}+ à',
  'no (?:podemos|se pueden?|pueden?) (?:vincular|asociar|relacionar|asignar) (?:a|con)',
  'non (?:possiamo|si possono|si può|riusciamo a) (?:collegare|associare|abbinare|attribuire) (?:a|ad|con)',
  'niet aan(?= [^.;]{1,60}(?:koppel|toewijz|toegewezen))|aan geen(?= [^.;]{1,60}(?:koppel|toewijz|toegewezen))',
)
/** “… for those as well”: behind what belongs to what was spoken of. */
const THOSE = anyOf(
  '(?:for|of|to|on) (?:those|them|these|such)(?= (?:as well|too|also|either)|\\s*(?:[.,;!)]|$))',
  '(?:dazu|zu (?:denen|diesen|solchen)|davon|dafür)(?= (?:auch|ebenfalls|ebenso)|\\s*(?:[.,;!)]|$))',
  '(?:de|pour) (?:ceux|celles)(?:-ci|-là)?(?= (?:aussi|également)|\\s*(?:[.,;!)]|$))',
  '(?:de|para) (?:es[oa]s|est[oa]s|aquell[oa]s|ell[oa]s)(?= también|\\s*(?:[.,;!)]|$))',
  '(?:di|per) (?:quest[ei]|quell[ei]|ess[ei])(?= anche|\\s*(?:[.,;!)]|$))',
  '(?:daarvan|daarvoor|hiervan|van (?:die|deze))(?= (?:ook|eveneens)|\\s*(?:[.,;!)]|$))',
)
/** The act alone, of what the sentence before is about. */
const ACT_FIRST = /^\W*(?:please|bitte|merci de|s[’']il vous plaît|por favor|per favore|graag)?[\s,]*/iu
/** So many words name what belongs. */
const MOST_WORDS = 3
/** The number of a single row. */
const ONE = /(?<![\p{L}\p{N}])\p{Lu}{0,4}[-/]?\d{3,}(?![\p{L}\p{N}])/u

/** The links by which rows stay behind that lead to none, and those that belong to such rows. */
export function ofUntied(
  { text, before, origin }: Unread,
  _profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const whole = isActFirst(text) ? `${before}, ${text}` : text
  if (!LEFT_OUT.test(whole) || ONE.test(withoutDays(whole))) return []
  const links = [...untiedIn(whole, own, templates), ...ofThose(whole, own, templates)]
  const each = new Map(links.map((one) => [`${one.child.slug}.${one.column}`, one]))
  return [...each.values()].map(({ child, column }): Directive => ({
    ...origin,
    kind: 'bereft',
    slug: child.slug,
    column,
  }))
}

type Link = ReturnType<typeof linksTo>[number]

/** “…, please leave out”: what is left out was said before that. */
function isActFirst(text: string): boolean {
  return LEFT_OUT.exec(text.replace(ACT_FIRST, ''))?.index === 0
}

function untiedIn(text: string, own: readonly Template[], templates: readonly Template[]): Link[] {
  const found = UNTIED.exec(text)
  if (!found) return []
  const [named = ''] = text.slice(found.index + found[0].length).split(/[,;:.]/u, 1)
  const act = LEFT_OUT.exec(named)
  const parents = templatesIn(act ? named.slice(0, act.index) : named, templates)
  return linksOf(belongingIn(text.slice(0, found.index), own), parents)
}

function ofThose(text: string, own: readonly Template[], templates: readonly Template[]): Link[] {
  const found = THOSE.exec(text)
  if (!found) return []
  const words = text.slice(0, found.index).trim().split(/\s+/u)
  for (let count = 1; count <= MOST_WORDS; count++) {
    const children = belongingIn(words.slice(-count).join(' '), own)
    if (children.length > 0) return linksOf(children, templatesIn(words.slice(0, -count).join(' '), templates))
  }
  return []
}

function linksOf(children: readonly Template[], parents: readonly Template[]): Link[] {
  return children.flatMap((child) => parents.flatMap((parent) => (parent === child ? [] : linksTo(parent, child))))
}
