import { escaped } from '../../escaped.ts'
import { anyOf } from '../../knowledge/grounded/acts.ts'
import { namesColumn } from '../../knowledge/grounded/columns.ts'
import { squash } from '../../match/names/words.ts'
import type { TemplateColumn } from '../../model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { plainSource } from '../sure.ts'
import { FIRST_FILLED } from './told-columns.ts'

// “Last day; same as the first day if the absence lasts one day or less”, “delivery date, otherwise the order date”: what a column that must be
// filled has where its own cell is empty, as its description says. “The member's own number when they pay themselves” is the key of the row itself.

const SAME_AS = anyOf(
  'same as|identical to|defaults? to|otherwise|or else|if (?:empty|blank|missing|none)(?: use)?',
  'gleich|derselbe? wie|dieselbe wie|dasselbe wie|identisch mit|sonst|ansonsten|andernfalls|falls leer|wenn leer',
  'identique (?:à|au)|égale? (?:à|au)|(?:le|la) même que|sinon|à défaut|si vide',
  'igual (?:a|al|que)|(?:el|la) mism[oa] que|si no|en su defecto|si está vací[oa]',
  'ugual[ei] (?:a|al|alla)|(?:lo|la) stess[oa] d[ie]l?|altrimenti|in mancanza|se vuot[oa]',
  'gelijk aan|dezelfde als|hetzelfde als|anders|indien leeg|als leeg',
)
const WORDS = 6
const CONDITION =
  /\s(?:if|when|where|unless|for|wenn|falls|sofern|bei|si|quand|pour|cuando|para|se|quando|per|als|indien|bij|voor|jeśli)\s.*$/iu

/** Mappings whose empty cells are filled from the column that the description names. */
export function sameAsDescribed(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { columns } = placement.side.template
  const { profile } = placement.table
  return mappings.map((mapping, target) => {
    const column = columns[target]!
    const [own] = plainSource(mapping)
    if (own === undefined || !column.required || profile.columns[own]!.empty === 0) return mapping
    const other = otherOf(target, placement.side)
    const [source] = other ? plainSource(mappings[other.at]!) : []
    if (!other || source === undefined || source === own) return mapping
    const [name, from] = [own, source].map((at) => profile.columns[at]!.name)
    context.notes.push(
      `Where “${name}” of ${tableLabel(profile)} is empty, “${column.name}” is “${from}”: its description says “${other.said}”.`,
    )
    return { ...mapping, sources: [own, source], lead: [FIRST_FILLED] }
  })
}

/** The only other column of its kind that the description says it is the same as. */
function otherOf(target: number, { template, kinds }: Placement['side']): { at: number; said: string } | null {
  // No day stands in for a sum.
  const isOfOneKind = (at: number): boolean => at !== target && kinds[at]!.join() === kinds[target]!.join()
  const description = template.columns[target]!.description ?? ''
  const own = description.split(/[.;(]\s*/).find((clause) => OWN_KEY.test(clause))
  const key = own === undefined ? null : keyOf(target, template)
  if (own !== undefined && key !== null) return { at: key, said: own.trim() }
  for (const clause of description.split(/[.;,(]\s*/)) {
    const marker = SAME_AS.exec(clause)
    const said = marker
      ? clause
          .slice(marker.index + marker[0].length)
          .replace(CONDITION, '')
          .trim()
      : ''
    if (said === '' || said.split(/\s+/).length > WORDS) continue
    const [at, ...others] = template.columns
      .keys()
      .filter((one) => isOfOneKind(one) && isNamed(said, template.columns[one]!))
    if (at !== undefined && others.length === 0) return { at, said: clause.trim() }
  }
  return null
}

const OWN_KEY =
  /(?<!\p{L})(?:own|eigene[nr]?|eigen|propre|propi[oa]|próprio|própria|proprio|propria)\s+(?:\p{L}+ )?(?:numbers?|no|id|ids|key|code|nummer|kennung|numéro|número|numero|identifiant|codice|código)\.?,?\s+(?:if|when|where|wenn|falls|sofern|si|quand|lorsque|cuando|quando|se|als|indien|wanneer)(?!\p{L})/iu

/** The only column that tells the template's rows apart. */
function keyOf(target: number, { columns }: Placement['side']['template']): number | null {
  const [key, ...others] = columns.keys().filter((at) => columns[at]!.unique && columns[at]!.required)
  return key === undefined || key === target || others.length > 0 ? null : key
}

/** By its name, or as its own description begins: “the first day”, or “the first” alone, of “First day, YYYY-MM-DD”. */
function isNamed(said: string, column: TemplateColumn): boolean {
  const [first = ''] = (column.description ?? '').split(/[.;,(:]/)
  const [word = '', ...more] = first.trim().split(/\s+/)
  const names = [first.trim(), ...(more.length === 1 && FIRST.test(word) ? [word] : [])]
  const isDescribed = names.some(
    (name) => squash(name).length >= 4 && new RegExp(`(?:^|\\s)${escaped(name)}$`, 'iu').test(said),
  )
  return isDescribed || namesColumn(said, column)
}

const FIRST = /^(?:first|erste[rs]?|premi[eè]re?|primer[oa]?|prim[oa]|eerste|pierwsz\p{L})$/iu
